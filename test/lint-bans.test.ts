/** What lint refuses below the lab, since no two machines need agree on it: shown on small texts, with the project's own rules. */
import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** Without the rules that need types: loading those takes longer than all the rest, and no ban is among them. */
const eslint = new ESLint({ cwd: ROOT, overrideConfig: [tseslint.configs.disableTypeChecked] });

/** The bans that each of the texts meets if it stands in `file`: all linted in one go, each a block on its own line. */
async function bansIn(file: string, texts: readonly string[]): Promise<Map<string, string[]>> {
  const [result] = await eslint.lintText(`${texts.map((text) => `{ ${text} }`).join('\n')}\nexport {};\n`, { filePath: join(ROOT, file) });
  const unread = result!.messages.filter(({ fatal }) => fatal).map(({ message }) => message);
  if (unread.length > 0) throw new Error(unread.join('\n'));
  const bans = result!.messages.filter(({ ruleId }) => ruleId?.startsWith('no-restricted-'));
  return new Map(texts.map((text, i) => [text, bans.filter(({ line }) => line === i + 1).map(({ message }) => message)]));
}

const BELOW_THE_LAB = ['src/kernel/x.ts', 'src/kernel/dice/x.ts', 'src/systems/a-room/rules/x.ts', 'strategies/a-room/x.ts'];

const REFUSED = [
  'const face = Math.floor(Math.random() * 6);',
  'const odds = (5 / 6) ** 3;',
  'let odds = 5 / 6; odds **= 3;',
  ...['pow(2, 0.5)', 'exp(1)', 'expm1(1)', 'log(2)', 'log2(2)', 'log10(2)', 'log1p(2)', 'sin(1)', 'cos(1)', 'tan(1)', 'asin(1)', 'acos(1)', 'atan(1)', 'atan2(1, 2)',
    'sinh(1)', 'cosh(1)', 'tanh(1)', 'cbrt(2)', 'hypot(3, 4)'].map((call) => `const x = Math.${call};`),
  "const x = Math['pow'](2, 3);",
  'const { pow } = Math;',
  'const now = Date.now();',
  'const now = new Date();',
  'const now = performance.now();',
  "const order = ['b', 'a'].sort((a, b) => a.localeCompare(b));",
  'setTimeout(() => undefined, 10);',
  'const home = process.env.HOME;',
  'const id = crypto.randomUUID();',
  'const text = Date();',
  'const m = Math; m.random();',
  'const text = (1.5).toLocaleString();',
  'const order = new Intl.Collator();',
  'setImmediate(() => undefined);',
  'const now = globalThis.performance;',
];

const ALLOWED = [
  'const x = Math.sqrt(2) + Math.floor(2.5) - Math.abs(-1) * Math.imul(3, 4) / Math.max(1, 2);',
  'const x = 7n * 3n;',
  "const order = ['b', 'a'].sort((a, b) => (a < b ? -1 : 1));",
];

test.each(BELOW_THE_LAB)('in %s they are refused, and what is exact everywhere is allowed', async (file) => {
  const bans = await bansIn(file, [...REFUSED, ...ALLOWED]);
  expect(REFUSED.filter((text) => bans.get(text)!.length === 0)).toEqual([]);
  expect(ALLOWED.filter((text) => bans.get(text)!.length > 0)).toEqual([]);
  expect(bans.get('const odds = (5 / 6) ** 3;')).toEqual(['(5/6)**3 differs between Node 22 and 24: multiply.']);
});

test('in src/lab clocks run, but figures come out the same on every engine too', async () => {
  const bans = await bansIn('src/lab/stats/x.ts', REFUSED);
  const isArithmetic = (text: string) => (text.includes('Math') && !text.includes('m = Math')) || text.includes('**');
  expect(REFUSED.filter((text) => bans.get(text)!.length > 0)).toEqual(REFUSED.filter(isArithmetic));
});
