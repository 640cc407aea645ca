/** What a Dark Symmetry card is to the rules: whom or what it may be used on, and what it does ("Dark Symmetry"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Ground } from '../ground.ts';
import type { BeretsState, BeretsView } from '../state.ts';
import type { Equipment } from '../vocabulary.ts';

/** What a use names beside its power; nothing for one that works on its Nepharite. */
export interface Aim {
  /** A figure. */
  readonly target?: number;
  /** A square. */
  readonly to?: number;
  /** Which of the target's cards, where there are several. */
  readonly gear?: Equipment;
}

export interface PowerCard {
  /** Whom it attacks may roll against the initiative score. */
  readonly save: boolean;
  /** Used up by the first try. */
  readonly once?: true;
  /** All that it may be used on. */
  aims(ground: Ground, view: BeretsView, figure: number): Aim[];
  /** Why it cannot be used on this; undefined when it can. */
  refuse(ground: Ground, view: BeretsView, figure: number, aim: Aim): string | undefined;
  /** It succeeds, and nothing has saved the target. */
  work(ground: Ground, state: BeretsState, figure: number, aim: Aim, perfect: boolean, chance: Chance): void;
}
