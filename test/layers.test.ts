/** Imports go down, through the door: the table of layers, held against every import statement. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

interface Import {
  /** Project paths, such as src/kernel/rng.ts; a package by its name. */
  from: string;
  to: string;
  /** Gone when the types are stripped. */
  isTypeOnly: boolean;
}

interface Layer {
  name: string;
  /** Its files; what a group catches may be used in `mayImport`. */
  files: RegExp;
  /** In words, for the message. */
  rule: string;
  /** Null: anything in the project but tests. */
  mayImport: ((room: string) => RegExp) | null;
  /** Node's own modules read clocks, files and entropy. */
  mayUseNode: boolean;
}

const LAYERS: readonly Layer[] = [
  { name: 'kernel', files: /^src\/kernel\//, rule: 'the kernel imports the kernel only', mayImport: () => /^src\/kernel\//, mayUseNode: false },
  {
    name: 'list of rooms', files: /^src\/systems\/index\.ts$/, rule: 'the list of rooms knows each room by its door',
    mayImport: () => /^src\/(kernel\/|systems\/[^/]+\/index\.ts$)/, mayUseNode: false,
  },
  {
    name: 'room', files: /^src\/systems\/([^/]+)\//, rule: 'a room imports the kernel and itself',
    mayImport: (room) => new RegExp(`^src/(kernel|systems/${room})/`), mayUseNode: false,
  },
  { name: 'lab', files: /^src\/lab\//, rule: 'the lab imports the kernel and the lab', mayImport: () => /^src\/(kernel|lab)\//, mayUseNode: true },
  {
    name: 'strategies for any room', files: /^strategies\/any\//, rule: 'strategies for any room import the kernel and each other',
    mayImport: () => /^(src\/kernel|strategies\/any)\//, mayUseNode: false,
  },
  {
    name: 'strategies of a room', files: /^strategies\/([^/]+)\//, rule: 'strategies import the kernel, their room\'s index, tactics and vocabulary, and each other',
    mayImport: (room) => new RegExp(`^(src/kernel/|strategies/any/|strategies/${room}/|src/systems/${room}/(index|tactics|vocabulary)\\.ts$)`), mayUseNode: false,
  },
  { name: 'commands', files: /^src\/(cli\/|index\.ts$)/, rule: 'commands import anything but tests', mayImport: null, mayUseNode: true },
];

/** Which rule an import breaks, in words; undefined where it breaks none. */
function forbidden({ from, to }: Pick<Import, 'from' | 'to'>): string | undefined {
  const layer = LAYERS.find(({ files }) => files.test(from));
  if (layer === undefined) return `${from} belongs to no layer`;
  const room = layer.files.exec(from)?.[1] ?? '';
  const isOurs = /^(src|strategies|test|bench)\//.test(to);
  const breaks = isOurs ? !(layer.mayImport?.(room) ?? /^(src|strategies)\//).test(to) : to.startsWith('node:') && !layer.mayUseNode;
  if (!breaks) return undefined;
  return `${from} imports ${to}: ${isOurs ? layer.rule : 'no clock, file or entropy of the machine below the lab'}`;
}

/** A way through value imports that comes back to where it began; undefined if there is none. */
function cycleIn(imports: readonly Import[]): string[] | undefined {
  const next = new Map<string, string[]>();
  for (const { from, to, isTypeOnly } of imports) if (!isTypeOnly) next.set(from, [...(next.get(from) ?? []), to]);
  const settled = new Set<string>();
  const way: string[] = [];
  const visit = (file: string): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (settled.has(file)) return undefined;
    way.push(file);
    for (const to of next.get(file) ?? []) {
      const cycle = visit(to);
      if (cycle !== undefined) return cycle;
    }
    way.pop();
    settled.add(file);
    return undefined;
  };
  for (const file of next.keys()) {
    const cycle = visit(file);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

/** Every import, export from, import() and import type of a source text. */
function importsOf(from: string, text: string): Import[] {
  const imports: Import[] = [];
  const add = (target: ts.Node | undefined, isTypeOnly: boolean) => {
    if (target === undefined || !ts.isStringLiteralLike(target)) return;
    const to = target.text.startsWith('.') ? normalize(join(dirname(from), target.text)).split(sep).join('/') : target.text;
    imports.push({ from, to, isTypeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(from, text, ts.ScriptTarget.Latest));
  return imports;
}

const FILES = ['src', 'strategies'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `${folder}/${path.split(sep).join('/')}`),
);
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const IMPORTS = FILES.flatMap((file) => importsOf(file, textOf(file)));

describe('the project', () => {
  test('has every file in a layer', () => {
    expect(FILES.length).toBeGreaterThan(20);
    expect(FILES.filter((file) => !LAYERS.some(({ files }) => files.test(file)))).toEqual([]);
  });

  test.each(LAYERS)('$name: $rule', ({ files }) => {
    expect(IMPORTS.filter(({ from }) => LAYERS.find((layer) => layer.files.test(from))?.files === files).flatMap((edge) => forbidden(edge) ?? [])).toEqual([]);
  });

  test('has no imports in a circle', () => {
    expect(cycleIn(IMPORTS)).toBeUndefined();
  });

  test('has a lab that names no system', () => {
    const rooms = readdirSync(join(ROOT, 'src/systems'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(rooms.length).toBeGreaterThan(0);
    const named = FILES.filter((file) => file.startsWith('src/lab/')).flatMap((file) => rooms.filter((room) => textOf(file).includes(room)).map((room) => `${file} names ${room}`));
    expect(named).toEqual([]);
  });
});

describe('the rules', () => {
  test.each([
    ['src/kernel/rng.ts', 'src/lab/stats/wilson.ts', /the kernel imports the kernel only/],
    ['src/kernel/rng.ts', 'src/systems/warengine/book.ts', /the kernel imports the kernel only/],
    ['src/kernel/rng.ts', 'node:crypto', /no clock/],
    ['src/systems/warengine/rules/movement.ts', 'src/systems/blood-berets/book.ts', /a room imports the kernel and itself/],
    ['src/systems/warengine/rules/movement.ts', 'src/lab/run-data.ts', /a room imports/],
    ['src/systems/index.ts', 'src/systems/warengine/book.ts', /by its door/],
    ['src/lab/rows.ts', 'src/systems/warengine/index.ts', /the lab imports/],
    ['src/lab/rows.ts', 'src/cli/main.ts', /the lab imports/],
    ['strategies/warengine/rush.ts', 'src/systems/warengine/state.ts', /index, tactics and vocabulary/],
    ['strategies/warengine/rush.ts', 'src/systems/blood-berets/tactics.ts', /index, tactics and vocabulary/],
    ['strategies/warengine/rush.ts', 'strategies/blood-berets/rush.ts', /index, tactics and vocabulary/],
    ['strategies/any/random.ts', 'src/systems/warengine/tactics.ts', /for any room/],
    ['src/cli/main.ts', 'test/fixtures/duel-in-the-dark/index.ts', /anything but tests/],
    ['src/toys/yoyo.ts', 'src/kernel/rng.ts', /belongs to no layer/],
  ])('%s may not import %s', (from, to, rule) => {
    expect(forbidden({ from, to })).toMatch(rule);
  });

  test.each([
    ['src/kernel/rng.ts', 'seedrandom'],
    ['src/kernel/dice/roll.ts', 'src/kernel/rng.ts'],
    ['src/systems/warengine/rules/movement.ts', 'src/kernel/table/sight.ts'],
    ['src/systems/warengine/rules/movement.ts', 'src/systems/warengine/book.ts'],
    ['src/systems/index.ts', 'src/systems/warengine/index.ts'],
    ['src/lab/rows.ts', 'node:fs'],
    ['strategies/warengine/rush.ts', 'src/systems/warengine/tactics.ts'],
    ['strategies/warengine/rush.ts', 'strategies/any/random.ts'],
    ['src/cli/main.ts', 'src/systems/index.ts'],
    ['src/index.ts', 'src/lab/run-data.ts'],
  ])('%s may import %s', (from, to) => {
    expect(forbidden({ from, to })).toBeUndefined();
  });

  test('see every form of import', () => {
    const text = `
      import { a } from './a.ts';
      import type { B } from '../lab/b.ts';
      import './c.ts';
      export * from './d.ts';
      export type { E } from './e.ts';
      const f = await import('./f.ts');
      let g: import('./g.ts').G;
      import h, { type H } from 'h';
      // import { no } from './comment.ts';
    `;
    expect(importsOf('src/kernel/x.ts', text).map(({ to, isTypeOnly }) => `${to}${isTypeOnly ? ' (types)' : ''}`)).toEqual([
      'src/kernel/a.ts', 'src/lab/b.ts (types)', 'src/kernel/c.ts', 'src/kernel/d.ts', 'src/kernel/e.ts (types)', 'src/kernel/f.ts', 'src/kernel/g.ts (types)', 'h',
    ]);
  });

  test('find a circle, but not one of types', () => {
    const edges = (...pairs: [string, string, boolean?][]) => pairs.map(([from, to, isTypeOnly = false]) => ({ from, to, isTypeOnly }));
    expect(cycleIn(edges(['a', 'b'], ['b', 'c'], ['x', 'b'], ['c', 'b']))).toEqual(['b', 'c', 'b']);
    expect(cycleIn(edges(['a', 'a']))).toEqual(['a', 'a']);
    expect(cycleIn(edges(['a', 'b'], ['b', 'a', true]))).toBeUndefined();
    expect(cycleIn(edges(['a', 'b'], ['a', 'c'], ['b', 'd'], ['c', 'd']))).toBeUndefined();
  });
});
