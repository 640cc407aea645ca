/** The README's example of the library, as it stands there: the built package, imported by its name. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import ts from 'typescript';
import { folderWith, ROOT } from './cli/skirmish.ts';

const [, example] = /```ts\n([^`]*)```/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8'))!;

describe('a program of one\'s own', () => {
  const folder = folderWith();
  beforeAll(() => {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(ROOT, join(folder, 'node_modules/skirmish-lab'));
  });

  test('plays a run, says its verdict, counts wins and asks for odds; it is JavaScript as it stands', () => {
    writeFileSync(join(folder, 'analysis.mjs'), example!);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['analysis.mjs'], { cwd: folder, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toMatch(/clan scores/);
    expect(stdout).toMatch(/^\{ n: 4, estimate: [\d.]+, low: [\d.]+, high: [\d.]+ \}$/m);
    expect(lines.at(-1)).toMatch(/^\d+\/\d+ \[.*\]$/);
    expect(existsSync(join(folder, 'reports/analysis/games.parquet'))).toBe(true);
  });

  test('is right in its types', () => {
    const file = join(folder, 'mine.ts');
    writeFileSync(file, example!);
    const options: ts.CompilerOptions = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, target: ts.ScriptTarget.ES2023, strict: true, noUncheckedIndexedAccess: true, skipLibCheck: true, noEmit: true, types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] };
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const problems = ts.getPreEmitDiagnostics(ts.createProgram([file], options)).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect(problems).toEqual([]);
  });
});
