/** What the game still owes: the steps of its agenda. Plain data without secrets, replaced and never written to. */
import type { Seat } from '../../kernel/game.ts';

/** Uppermost last. Those that have a `chooser` (`decisions.ts`) wait for a player. */
export type Step = SetupStep | TurnStep | SectionStep | ObjectStep;

export type SetupStep =
  /** The Legion lays a piece of the board on each section in reading order; on one that has its piece already nothing is laid. */
  | { step: 'lay'; section: number }
  /** Each Legion counter is put on the display: this piece next. */
  | { step: 'deploy'; piece: number }
  /** Tunnel entrances, then troop mines, are spread over the sections; small mines fill up. `number`: how many were placed. */
  | { step: 'hide'; number: number }
  /** A Nepharite's cards: first how many of them are drawn from the Dark Symmetry, then necrotech one by one. */
  | { step: 'powers'; piece: number }
  | { step: 'necrotech'; piece: number; left: number }
  /** Equipment of the squad, up to so many cards more. */
  | { step: 'equip'; left: number }
  /** Where the Blood Berets come in. */
  | { step: 'entry' }
  /** The Legion moves its counters off the entry section. */
  | { step: 'yield'; section: number }
  /** The Blood Beret player places figures in the entry section, one after another, as he likes. `pieces`: those still to be placed. */
  | { step: 'muster'; section: number; pieces: readonly number[] }
  /** The Legion says whether four Legionnaires are given for the second Nepharite. */
  | { step: 'trade' };

export type TurnStep =
  | { step: 'turn' }
  /** The initiative counters of this turn are put into the cup. */
  | { step: 'cup' }
  | { step: 'draw' }
  /** A counter of this seat was drawn, or one that was saved is used. */
  | { step: 'drawn'; seat: Seat; saved: boolean }
  /** The Blood Beret player may use a counter that he saved. `last`: the cup is empty, so use it or lose it. */
  | { step: 'saved'; last: boolean }
  /** The active figure acts on. */
  | { step: 'acting'; figure: number }
  /** What its movement may set off, then its activation is over. */
  | { step: 'activated'; figure: number }
  /** Sleepers that are awake feed on an action, or are put to sleep. */
  | { step: 'upkeep'; figure: number }
  /** A Legionnaire killed comes back: the Legion says where. `left`: how many more. */
  | { step: 'return'; left: number }
  | { step: 'end-turn' }
  /** The fight goes below. */
  | { step: 'descend' };

export type SectionStep =
  /** A figure goes on along its way, square by square; `path`: what is left of it, as `way.ts` packs it. */
  | { step: 'walk'; figure: number; path: readonly number[] }
  /** A Blood Beret has entered a section, or a half of it (`half`), where troop counters are. `blasted`: through a wall, so that nobody is surprised. */
  | { step: 'discovery'; figure: number; section: number; half: 0 | 1 | null; blasted: boolean }
  /** A troop counter, by its slot, enters an area with Blood Berets from another one: who surprises whom? */
  | { step: 'surprise'; counter: number; from: number; area: number }
  /** This seat places figures in a section, one by one: `pieces` in order. `half`: in this half of it alone. */
  | { step: 'placing'; seat: Seat; section: number; half: 0 | 1 | null; pieces: readonly number[] }
  /** The Legion says beside which square of the exit a figure waits. */
  | { step: 'hold'; figure: number; squares: readonly number[] };

export type ObjectStep =
  /** A Blood Beret stands next to these markers and looks at them, in the order that he likes. */
  | { step: 'look'; figure: number; markers: readonly number[] }
  /** His movement set something off: the Legion says what, and where a troop mine explodes. `sections`: where it may be from. */
  | { step: 'set-off'; figure: number; sections: readonly number[] }
  /** A scan found so many things here: the Legion places them. */
  | { step: 'scanned'; section: number; left: number };
