/** All that is wrong with an experiment, gathered so that it can be mended in one go. */
import { UsageError } from '../../kernel/errors.ts';
import type { Path } from './places.ts';

export class Problems {
  private readonly lines: string[] = [];
  private readonly place: (path: Path, part: 'key' | 'value') => string;

  constructor(place: (path: Path, part: 'key' | 'value') => string) {
    this.place = place;
  }

  /** Something is wrong with the value at `path`. */
  value(path: Path, message: string): void {
    this.lines.push(`${this.place(path, 'value')}: ${message}`);
  }

  /** Something is wrong with the key that ends `path`. */
  key(path: Path, message: string): void {
    this.lines.push(`${this.place(path, 'key')}: ${message}`);
  }

  get any(): boolean {
    return this.lines.length > 0;
  }

  /** Throws them all as one `UsageError`, one a line. */
  throwIfAny(): void {
    if (this.any) throw new UsageError(this.lines.join('\n'));
  }
}

/** A value as a message shows it. */
export function found(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'a map of keys';
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
