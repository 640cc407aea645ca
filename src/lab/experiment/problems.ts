/** All that is wrong with an experiment, gathered so that it can be mended in one go. */
import { UsageError } from '../../kernel/errors.ts';
import type { Path, Place, PlaceOf } from './places.ts';

export class Problems {
  private readonly found: { place: Place; message: string }[] = [];
  private readonly placeOf: PlaceOf;

  constructor(placeOf: PlaceOf) {
    this.placeOf = placeOf;
  }

  /** Something is wrong with the value at `path`. */
  value(path: Path, message: string): void {
    this.found.push({ place: this.placeOf(path, 'value'), message });
  }

  /** Something is wrong with the key that ends `path`. */
  key(path: Path, message: string): void {
    this.found.push({ place: this.placeOf(path, 'key'), message });
  }

  /** Throws them all as one `UsageError`, one a line, in the order of their places. */
  throwIfAny(): void {
    if (this.found.length === 0) return;
    this.found.sort((a, b) => a.place.offset - b.place.offset);
    throw new UsageError(this.found.map(({ place, message }) => `${place.text}: ${message}`).join('\n'));
  }
}
