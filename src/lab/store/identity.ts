/** What makes two runs hold the same games: their questions, the code and the users' own strategy files. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plan } from '../plan.ts';
import type { Manifest } from '../run-data.ts';
import { sha256 } from './files.ts';

/** Raised when a row of the same game would look different. */
const ROWS_VERSION = 1;

const short = (text: string) => sha256(text).slice(0, 12);

/** Three fingerprints, of questions, code and strategy files, so that a difference can be told apart. No word of title, games, workers or folder. */
export function identityOf({ experiment, cells, entrants }: Plan, code: string): string {
  const { system, mission, seed, draws, layout } = experiment;
  const sorted = (record: Readonly<Record<string, unknown>>) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  const played = cells.map(({ strategies, patch }) => [strategies, sorted(patch)]);
  const questions = JSON.stringify([ROWS_VERSION, system, mission, String(seed), sorted(draws), played, ...(layout === undefined ? [] : [layout.content])]);
  const files = JSON.stringify([...entrants.values()].map(({ name, hash }) => [name, hash]));
  return [short(questions), code, short(files)].join('-');
}

/** Fingerprint of code: the JavaScript (or TypeScript) files given and those in the folders given. */
export function codeHash(places: readonly URL[]): string {
  return short(JSON.stringify(places.flatMap((place) => sources(fileURLToPath(place), '')).map(({ name, text }) => [name, sha256(text)])));
}

function sources(path: string, name: string): { name: string; text: string }[] {
  if (statSync(path).isDirectory()) {
    return readdirSync(path).sort().flatMap((entry) => sources(join(path, entry), `${name}/${entry}`));
  }
  const isCode = /\.(m?js|m?ts|json)$/.test(path) && !/\.d\.m?ts$/.test(path);
  return isCode ? [{ name, text: readFileSync(path, 'utf8') }] : [];
}

/** In words, what one run asks or is that the other is not; empty if they hold the same games. */
export function differences(there: Manifest, here: Manifest): string[] {
  if (there.identity === here.identity) return [];
  const found: string[] = [];
  const compare = (what: string, a: unknown, b: unknown) => {
    const [before, now] = [asText(a), asText(b)];
    if (before !== now) found.push(`${what} ${before} there, ${now} here`);
  };
  compare('system', there.system.id, here.system.id);
  compare('mission', there.mission.id, here.mission.id);
  compare('seed', there.seed, here.seed);
  compare('draws', there.draws, here.draws);
  compare('strategies', lineUps(there), lineUps(here));
  compare('patch', patches(there), patches(here));
  if (JSON.stringify(there.layout) !== JSON.stringify(here.layout)) found.push(layoutsDiffer(there, here));
  const [, code, files] = there.identity.split('-');
  const [, codeHere, filesHere] = here.identity.split('-');
  if (code !== codeHere) found.push('the code has changed');
  if (files !== filesHere && asText(lineUps(there)) === asText(lineUps(here))) found.push('a strategy file has changed');
  return found.length > 0 ? found : ['the order of its cells'];
}

function layoutsDiffer(there: Manifest, here: Manifest): string {
  if (there.layout === undefined) return 'the built-in layout there, a layout file here';
  return here.layout === undefined ? 'a layout file there, the built-in layout here' : 'the layout has changed';
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const lineUps = ({ cells }: Manifest) => [...new Set(cells.map(({ strategies }) => strategies.join(' / ')))].join(', ');
const patches = ({ cells }: Manifest) => [...new Set(cells.map(({ patch }) => patchText(patch)))].join('; ');
const patchText = (patch: Manifest['cells'][number]['patch']) => Object.entries(patch).map(([path, value]) => `${path} = ${String(value)}`).join(', ') || 'none';
