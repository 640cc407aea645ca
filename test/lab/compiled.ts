/**
 * A TypeScript file and all it imports as JavaScript, for worker threads: they do not pass through vitest, and Node 20
 * runs no TypeScript. Types are taken off file by file, nothing is checked or bundled.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** `entries`: paths from the root of the project. `fileOf` gives the compiled one of each. */
export function compile(...entries: string[]): { fileOf(entry: string): string; remove(): void } {
  const cache = join(ROOT, 'node_modules/.cache'); // below node_modules' folder, so that packages are found
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'compiled-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const compiledOf = (source: string) => join(folder, relative(ROOT, source)).replace(/\.ts$/, '.js');
  const waiting = entries.map((entry) => join(ROOT, entry));
  for (const source of waiting) {
    const target = compiledOf(source);
    if (existsSync(target)) continue;
    const { outputText } = ts.transpileModule(readFileSync(source, 'utf8'), {
      compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true, rewriteRelativeImportExtensions: true },
    });
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, outputText);
    for (const [, path] of outputText.matchAll(/from ['"](\.{1,2}\/[^'"]+)\.js['"]/g)) waiting.push(resolve(dirname(source), `${path}.ts`));
  }
  return { fileOf: (entry) => compiledOf(join(ROOT, entry)), remove: () => rmSync(folder, { recursive: true }) };
}
