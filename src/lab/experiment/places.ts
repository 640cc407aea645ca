/** A YAML file as data, with the place of each of its parts for messages. */
import { LineCounter, isAlias, isMap, isNode, isScalar, isSeq, parseDocument, visit, type YAMLError } from 'yaml';
import { UsageError } from '../../kernel/errors.ts';

/** From the top of the file: keys of maps and indices of lists. */
export type Path = readonly (string | number)[];

export interface PlacedData {
  data: unknown;
  place: PlaceOf;
}

/** The place of a value, or of the key before it; of the nearest thing around it when it is missing. */
export type PlaceOf = (path: Path, part: 'key' | 'value') => Place;

export interface Place {
  /** `file:line:column`, or an option of the command line. */
  text: string;
  /** For the order of messages. */
  offset: number;
}

/** Throws a `UsageError` with one line for each thing that is not YAML. */
export function readYaml(text: string, file: string): PlacedData {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${Math.max(line, 1)}:${Math.max(col, 1)}`;
  };
  const errors = [...document.errors, ...document.warnings];
  if (errors.length > 0) {
    throw new UsageError(told(errors).map((error) => `${at(error.pos[0])}: ${inWords(error, text)}`).join('\n'));
  }
  let firstAlias = 0;
  visit(document, {
    Alias(_, alias) {
      firstAlias ||= alias.range?.[0] ?? 0;
      if (alias.resolve(document) === undefined) throw new UsageError(`${at(alias.range?.[0] ?? 0)}: *${alias.source} stands for nothing; expected an anchor &${alias.source} before it`);
    },
    Pair(_, { key }) {
      if (isScalar(key) && key.value === '__proto__') throw new UsageError(`${at(key.range?.[0] ?? 0)}: found the key "__proto__", which names nothing`);
    },
  });
  let data: unknown;
  try {
    data = document.toJS();
  } catch (thrown) {
    throw new UsageError(`${at(firstAlias)}: not YAML that can be used: ${(thrown as Error).message}`);
  }
  const place: PlaceOf = (path, part) => {
    const offset = offsetOf(document.contents, path, part);
    return { text: at(offset), offset };
  };
  return { data, place };
}

/** What does not parse leads to more of its kind: of that, the first. */
function told(errors: readonly YAMLError[]): YAMLError[] {
  const isOfItsOwn = ({ code }: YAMLError) => code === 'DUPLICATE_KEY' || code === 'MULTIPLE_DOCS';
  const first = errors.find((error) => !isOfItsOwn(error));
  return errors.filter((error) => error === first || isOfItsOwn(error));
}

function inWords({ code, message, pos }: YAMLError, text: string): string {
  if (code === 'DUPLICATE_KEY') return `the key "${text.slice(pos[0]).split(':')[0]!.trim()}" is given twice; expected once`;
  if (code === 'MULTIPLE_DOCS') return 'found a second document, expected one';
  return `not YAML: ${message}`;
}

function offsetOf(root: unknown, path: Path, part: 'key' | 'value'): number {
  let node = root;
  let offset = start(root) ?? 0;
  for (const [depth, step] of path.entries()) {
    if (isAlias(node)) break;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(step));
      if (pair === undefined) break;
      const last = depth === path.length - 1;
      offset = (last && part === 'key' ? undefined : start(pair.value)) ?? start(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = start(node) ?? offset;
    } else break;
  }
  return offset;
}

const start = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined);
