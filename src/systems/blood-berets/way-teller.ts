/** Tells a way in one line as far as it went, before whatever came of its last step is told. */
import type { Chance } from '../../kernel/chance.ts';
import type { BeretsEvent, Place } from './events.ts';
import type { Ground } from './ground.ts';
import { placeOf } from './places.ts';
import type { Battle } from './state.ts';

export class WayTeller {
  /** For all that happens on the way. */
  readonly chance: Chance;
  private readonly ground: Ground;
  private readonly battle: Readonly<Battle>;
  private readonly figure: string;
  private from: number;
  private path: number[] = [];

  constructor(ground: Ground, battle: Readonly<Battle>, figure: number, chance: Chance) {
    const { tell } = chance;
    this.ground = ground;
    this.battle = battle;
    this.figure = ground.piece(figure).id;
    this.from = battle.figures[figure]!.at;
    this.chance = tell === null ? chance : { ...chance, tell: (event) => this.tellFirst(chance, event) };
  }

  add(square: number): void {
    if (this.chance.tell !== null) this.path.push(square);
  }

  finish(): void {
    if (this.path.length > 0) this.chance.tell?.(null);
  }

  private tellFirst({ tell }: Chance, event: unknown): void {
    if (this.path.length > 0) {
      const at = (square: number): Place => placeOf(this.ground, this.battle, square);
      tell?.({ tell: 'move', figure: this.figure, from: at(this.from), path: this.path.map(at) } satisfies BeretsEvent);
      this.from = this.path.at(-1)!;
      this.path = [];
    }
    if (event !== null) tell?.(event);
  }
}
