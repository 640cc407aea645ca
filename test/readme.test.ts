/** What the README and the guide to experiments tell people to type, typed. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openChance } from '../src/kernel/chance.ts';
import { readExperiment } from '../src/lab/experiment/read.ts';
import { CATALOGUE } from '../src/cli/catalogue.ts';
import { folderWith, ROOT, skirmish } from './cli/skirmish.ts';

const PAGES = ['README.md', 'experiments/README.md'].map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const readme = PAGES[0]!.text;
const all = PAGES.map(({ text }) => text).join('\n');
const scripts = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts;

/** The texts of code blocks in a language. */
const blocks = (language: string, text = readme) => [...text.matchAll(new RegExp('```' + language + '\\n([^`]*)```', 'g'))].map(([, text]) => text!);
const commands = blocks('sh', all)
  .flatMap((block) => block.split('\n'))
  .map((line) => line.replace(/ +#.*/, '').trim())
  .filter((line) => line !== '');
const ours = commands.filter((line) => line.startsWith('npx skirmish '));
const [example] = blocks('js');

/** Whether a link of a page leads to a file, and to a heading of it where it names one. */
function leads(page: string, link: string): boolean {
  const [file, heading] = link.split('#');
  const path = file === '' ? join(ROOT, page) : join(ROOT, dirname(page), file!);
  if (!existsSync(path)) return false;
  const headings = () => [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, words]) => words!.toLowerCase().replace(/[^\w -]/g, '').replaceAll(' ', '-'));
  return heading === undefined || headings().includes(heading);
}

describe('README', () => {
  it('has commands to run, and an example of each kind of file', () => {
    expect(ours.length).toBeGreaterThanOrEqual(6);
    expect([blocks('js').length, blocks('yaml').length]).toEqual([1, 1]);
  });

  it('its skirmish commands work, in the order in which they stand', () => {
    const folder = folderWith({ 'mine.js': example! });
    for (const command of ours) {
      const { code, stdout, stderr } = skirmish(folder, ...command.split(' ').slice(2));
      expect({ command, code, stderr: code === 0 ? '' : stderr }).toEqual({ command, code: 0, stderr: '' });
      expect(stdout).not.toBe('');
    }
    expect(readFileSync(join(folder, 'reports/mine/report.html'), 'utf8'), 'by its file, with what it says of itself').toContain('<td>mine</td><td>trigger-happy: fires whenever somebody is in sight</td>');
  }, 300_000);

  it('its npm commands are there', () => {
    const named = commands.flatMap((line) => [...line.matchAll(/npm (?:run )?(\w+)/g)].map(([, name]) => name!)).filter((name) => name !== 'ci');
    expect(named).toContain('start');
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });

  it('its experiment is one', async () => {
    const [text] = blocks('yaml');
    const experiment = await readExperiment(text!, 'README.yaml', CATALOGUE);
    expect(experiment.vary).toEqual({ 'units.necromutant.armor': ['3w', '4w', '3r'] });
  });

  it('no two of its examples write the same folder', () => {
    const folders = [...ours.flatMap((line) => [.../^npx skirmish run .*--out (\S+)/.exec(line) ?? []].slice(1)), ...blocks('ts').flatMap((text) => [...text.matchAll(/playOut\(\w+, '([^']+)'/g)].map(([, name]) => name!))];
    expect(folders.length).toBeGreaterThan(3);
    expect(new Set(folders).size).toBe(folders.length);
  });

  it('the words, options and fields of a battle that it names are there', () => {
    const system = CATALOGUE.systems.get('fury-of-the-clansmen')!;
    const dos = [...readme.matchAll(/do(?:: | === )'([\w-]+)'/g)].map(([, word]) => word!);
    expect(dos.length).toBeGreaterThan(2);
    for (const word of dos) expect(system.actions).toContain(word);
    const game = system.open({ mission: 'breakthrough' });
    const view = game.view(game.deploy(openChance(1, 0)), 0) as { seat: number; asked: unknown; open: { figures: object[] } };
    expect(Object.keys(view).sort()).toEqual(['asked', 'open', 'seat']);
    for (const field of ['at', 'fate', 'actions']) expect(view.open.figures[12]).toHaveProperty(field);
  });

  it('its links and pictures lead somewhere', () => {
    for (const { path, text } of PAGES) {
      const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect({ path, link, there: leads(path, link) }).toEqual({ path, link, there: true });
    }
  });
});
