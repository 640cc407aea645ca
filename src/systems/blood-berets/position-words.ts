/** How the words of a position file are read: each name once, with what may stand there; all that is wrong is gathered. */
import type { Domain } from '../../kernel/book.ts';
import { unknownName } from '../../kernel/errors.ts';
import type { PositionPath, PositionProblem } from '../../kernel/position.ts';

export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of such values. */
export const listOf = <T>(domain: Domain<T>): Domain<T[]> => ({
  expects: `a list of: ${domain.expects}`,
  read(value) {
    if (!Array.isArray(value)) return undefined;
    const list = value.map((each) => domain.read(each));
    return list.some((each) => each === undefined) ? undefined : (list as T[]);
  },
});

/** One of these names, as its place in the list. */
export const nameAmong = (names: readonly string[], what: string): Domain<number> => ({
  expects: what,
  read: (value) => (typeof value === 'string' && names.includes(value) ? names.indexOf(value) : undefined),
});

/** Of a board: [column, row] as the number of a square. */
export const squareOf = ({ width, height }: { width: number; height: number }): Domain<number> => ({
  expects: `[column, row] on the board, up to [${width - 1}, ${height - 1}]`,
  read(value) {
    if (!Array.isArray(value) || value.length !== 2 || !value.every((each) => Number.isInteger(each))) return undefined;
    const [column, row] = value as [number, number];
    return column >= 0 && column < width && row >= 0 && row < height ? row * width + column : undefined;
  },
});

/** A map of names that is read name by name. */
export class Words {
  private readonly words: Readonly<Record<string, unknown>>;
  private readonly path: PositionPath;
  private readonly before: string;
  private readonly problems: PositionProblem[];
  private readonly names: string[] = [];

  /** `before`: said before each message, such as "state: ". */
  constructor(words: unknown, path: PositionPath, before: string, problems: PositionProblem[]) {
    this.path = path;
    this.before = before;
    this.problems = problems;
    this.words = isMap(words) ? words : {};
    if (words !== undefined && !isMap(words)) problems.push({ path, part: 'value', message: `${before}expected names with a value each` });
  }

  has(name: string): boolean {
    return this.words[name] !== undefined;
  }

  /** Undefined where nothing is said, or nothing that can be. */
  take<T>(name: string, domain: Domain<T>): T | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    const read = domain.read(value);
    if (read === undefined) this.wrong(name, `cannot be ${JSON.stringify(value)}; expected ${domain.expects}`);
    return read;
  }

  /** As it stands there, to be read by the caller. */
  raw(name: string): unknown {
    this.names.push(name);
    return this.words[name];
  }

  /** Items of a list, each a map of names. */
  list(name: string): Words[] {
    const value = this.raw(name);
    if (value === undefined) return [];
    if (Array.isArray(value)) return value.map((item: unknown, place) => new Words(item, [...this.path, name, place], `${this.before}${name}: `, this.problems));
    this.wrong(name, `cannot be ${JSON.stringify(value)}; expected a list`);
    return [];
  }

  /** A map by names, each again a map of names. */
  each(name: string, valid: readonly string[], kind: string): [string, Words][] {
    const value = this.raw(name);
    if (value === undefined) return [];
    if (!isMap(value)) {
      this.wrong(name, `cannot be ${JSON.stringify(value)}; expected names with what is so of each`);
      return [];
    }
    return Object.entries(value).flatMap(([key, words]): [string, Words][] => {
      if (valid.includes(key)) return [[key, this.inside(name, key, words)]];
      this.problems.push({ path: [...this.path, name, key], part: 'key', message: `${this.before}${name}: ${unknownName(kind, key, valid)}` });
      return [];
    });
  }

  /** A map of names below this one. */
  below(name: string): Words {
    return new Words(this.raw(name), [...this.path, name], `${this.before}${name}: `, this.problems);
  }

  wrong(name: string, message: string, part: 'key' | 'value' = 'value'): void {
    this.problems.push({ path: name === '' ? this.path : [...this.path, name], part, message: `${this.before}${name}${name === '' ? '' : ' '}${message}` });
  }

  /** Whatever was not asked for is unknown. */
  end(): void {
    for (const name of Object.keys(this.words)) {
      if (!this.names.includes(name)) this.problems.push({ path: [...this.path, name], part: 'key', message: `${this.before}${unknownName('name', name, [...new Set(this.names)])}` });
    }
  }

  private inside(name: string, key: string, words: unknown): Words {
    return new Words(words, [...this.path, name, key], `${this.before}${name}: ${key}: `, this.problems);
  }
}
