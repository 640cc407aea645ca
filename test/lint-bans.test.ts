/** What lint refuses below the lab, since no two machines need agree on it: shown on small texts in the project's own files. */
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const eslint = new ESLint({ cwd: ROOT });

/** The bans that a text meets as if it stood in `file`, which must exist for its types to be known. */
async function bans(code: string, file: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(ROOT, file) });
  const broken = result!.messages.filter(({ fatal }) => fatal);
  if (broken.length > 0) throw new Error(broken.map(({ message }) => message).join('\n'));
  return result!.messages.filter(({ ruleId }) => ruleId?.startsWith('no-restricted-')).map(({ message }) => message);
}

const BELOW_THE_LAB = ['src/kernel/rng.ts', 'src/systems/index.ts', 'strategies/any/random.ts'];

const REFUSED = [
  'export const face = Math.floor(Math.random() * 6);',
  'export const odds = (5 / 6) ** 3;',
  'export let odds = 5 / 6; odds **= 3;',
  ...['pow(2, 0.5)', 'exp(1)', 'expm1(1)', 'log(2)', 'log2(2)', 'log10(2)', 'log1p(2)', 'sin(1)', 'cos(1)', 'tan(1)', 'asin(1)', 'acos(1)', 'atan(1)', 'atan2(1, 2)',
    'sinh(1)', 'cosh(1)', 'tanh(1)', 'cbrt(2)', 'hypot(3, 4)'].map((call) => `export const x = Math.${call};`),
  "export const x = Math['pow'](2, 3);",
  'export const { pow } = Math;',
  'export const now = Date.now();',
  'export const now = new Date();',
  'export const now = performance.now();',
  "export const order = ['b', 'a'].sort((a, b) => a.localeCompare(b));",
  'setTimeout(() => undefined, 10);',
  'export const home = process.env.HOME;',
];

const ALLOWED = [
  'export const x = Math.sqrt(2) + Math.floor(2.5) - Math.abs(-1) * Math.imul(3, 4) / Math.max(1, 2);',
  'export const x = 7n * 3n;',
  "export const order = ['b', 'a'].sort((a, b) => (a < b ? -1 : 1));",
];

describe.each(BELOW_THE_LAB)('in %s', (file) => {
  test.each(REFUSED)('refused: %s', async (code) => {
    expect(await bans(code, file)).not.toEqual([]);
  });

  test.each(ALLOWED)('allowed: %s', async (code) => {
    expect(await bans(code, file)).toEqual([]);
  });
});

describe('in src/lab, where clocks run and logarithms are taken', () => {
  test.each(REFUSED)('allowed: %s', async (code) => {
    expect(await bans(code, 'src/lab/run-data.ts')).toEqual([]);
  });
});

test('a ban says why', async () => {
  expect(await bans('export const odds = (5 / 6) ** 3;', 'src/kernel/rng.ts')).toEqual(['(5/6)**3 differs between Node 22 and 24: multiply.']);
});
