/** What every Fate Card says of itself. When it may be played stands in `windows-of.ts`. */
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Ground } from '../ground.ts';
import type { Battle, ConanState } from '../state.ts';
import type { Play } from '../steps.ts';

/** What a card is played on: nothing for one that has nothing to name. */
export type Named = Omit<Play, 'card' | 'seat'>;

export interface FateCard {
  /** What it may name at this moment so that it changes something; none where it would change nothing. */
  names(ground: Ground, battle: Readonly<Battle>, seat: Seat): readonly Named[];
  /** Judges what is not among `names`, for a card that may name one of very many things, such as a direction. */
  refuse?(ground: Ground, battle: Readonly<Battle>, seat: Seat, named: Named): string | undefined;
  /** What it does, unless Set's Kiss has cancelled it. */
  play(ground: Ground, state: ConanState, play: Play, chance: Chance): void;
}

/** For a card that names nothing and may be played. */
export const PLAYABLE: readonly Named[] = [{}];
