/** What the game still owes: the steps of its agenda, and the rolls that they are about. Plain data. */
import type { Seat } from '../../kernel/game.ts';
import type { Modifier } from '../../kernel/odds.ts';
import type { Point } from '../../kernel/table/outline.ts';
import type { Card, Gait, Shape } from './vocabulary.ts';

/** An attack roll, or what is gathered for it. Replaced at each change, never written to. */
export interface AttackRoll {
  readonly kind: 'melee' | 'counterstrike' | 'ranged' | 'no-escape' | 'hazard';
  /** The unit that rolls; -1: hazardous ground. */
  readonly by: number;
  readonly charge: boolean;
  /** It moved before it shot. */
  readonly moved: boolean;
  /** Units that it is aimed at. */
  readonly targets: readonly number[];
  /**
   * Dice of models that touch exactly these targets, as a mask by their place in `targets`; `targets: 0` stands for dice that may go anywhere, such as those
   * of support. Before Destiny and cards. Empty: not gathered yet, as what is declared may still come to nothing.
   */
  readonly gathered: readonly { readonly targets: number; readonly dice: number }[];
  readonly because: readonly Modifier[];
  /** Tokens spent on it. */
  readonly destiny: number;
  /** Cards played on it. */
  readonly cards: readonly Card[];
  /** Dice by target, once they are aimed; empty before. */
  readonly aimed: readonly number[];
  /** What they came to, by target, after rerolls; empty before. */
  readonly swords: readonly number[];
  readonly sigils: readonly number[];
}

export interface DefenseRoll {
  readonly unit: number;
  readonly destiny: number;
  /** Shields; -1 before it is rolled. */
  readonly shields: number;
  readonly because: readonly Modifier[];
}

/** Attack rolls that belong together and the defenses against them: a melee with its counterstrikes, a shot, hazardous ground. Replaced, never written to. */
export interface Bout {
  /** The active unit's attack first. */
  readonly attacks: readonly AttackRoll[];
  readonly defenses: readonly DefenseRoll[];
  /** The card First Strike was played: the attacked suffer before they strike back. */
  readonly firstStrike: boolean;
}

/** When cards may be played; in each a closed list of them. */
export const WINDOWS = ['draw', 'initiative', 'pick', 'picked', 'declared', 'attack', 'charge-rolled', 'defense', 'wounds', 'removed', 'destiny', 'activation-end', 'played'] as const;
export type WindowName = (typeof WINDOWS)[number];

/**
 * What the game still owes, uppermost last. Those that have a `chooser` (`decisions.ts`) wait for a player. Steps are replaced, never
 * written to. A `window`, a `destiny` or a `rage` stands on the step that it is about.
 */
export type Step = TurnStep | CardStep | ActivationStep | CombatStep | MoraleStep;

export type TurnStep =
  /** A new turn: cards are drawn, tokens refreshed. */
  | { step: 'turn' }
  /** Hazardous ground at the start of the turn, unit by unit from this one. */
  | { step: 'hazards'; from: number }
  | { step: 'bid'; seat: Seat }
  /** The bids are shown and the dice rolled. `dice`: by seat; empty before. `swords`: what they came to. `bonus`: dice of cards. `tries`: ties so far. */
  | { step: 'initiative'; bonus: readonly [number, number]; fewest: boolean; dice: readonly number[]; swords: readonly number[]; tries: number }
  /** The winner names who goes first; in the first turn, who sets up first. */
  | { step: 'go'; seat: Seat }
  | { step: 'deploy'; seat: Seat }
  /** Whose turn it is to activate a unit; a side with none left is passed over. */
  | { step: 'next'; seat: Seat }
  | { step: 'end-turn' };

export type CardStep =
  /** `seat` may play cards now, or pass; `passed`: the other one has just passed. */
  | { step: 'window'; at: WindowName; seat: Seat; passed: boolean }
  /** A card that was played, before its effect: Set's Kiss may still undo it. */
  | { step: 'card'; play: Play }
  /** How many tokens go to the roll of the step beneath; `tokens`: null before it is said; Gods of Yag may still lower it. `most`: the limit. */
  | { step: 'destiny'; seat: Seat; unit: number; most: number; tokens: number | null }
  /** Red Rage: tokens sacrificed in place of wounds; `wounds`: that the unit is about to suffer. */
  | { step: 'rage'; seat: Seat; unit: number; wounds: number };

/** A card and whatever it has to name. */
export interface Play {
  readonly card: Card;
  readonly seat: Seat;
  readonly unit?: number;
  readonly model?: number;
  readonly to?: Point;
  /** Phantasm: whose dice; Curse: the opponent's pick follows as a `discard`. */
  readonly whose?: Seat;
}

/** Where a run leads: the model that `to` and a bend `by` are said of, and the shape at its end; `leave`: off the table instead. */
export interface RunWay {
  readonly anchor: number;
  readonly to: Point;
  readonly by: Point | null;
  readonly shape: Shape;
  readonly leave: boolean;
}

export type ActivationStep =
  /** The seat picks a unit. `not`: one that Not Your Time, Fool! refused; -1 for none. */
  | { step: 'pick'; seat: Seat; not: number }
  /** A unit was picked and is about to begin. */
  | { step: 'begin'; unit: number }
  /** It moves, charges, runs or stays. */
  | { step: 'acting'; unit: number }
  /** A charge or a run was declared and is about to be made. */
  | { step: 'declared'; unit: number; gait: Gait; target: number; way: RunWay | null }
  /** It has run over the enemy's edge of the table, and is off it. */
  | { step: 'off'; unit: number }
  /** The move is over: it fights whom it touches, or may shoot. */
  | { step: 'moved'; unit: number; gait: Gait | null; target: number }
  /** It may shoot. */
  | { step: 'shooting'; unit: number; moved: boolean }
  | { step: 'activated'; unit: number }
  /** Curse: this seat discards a card of its choice. */
  | { step: 'discard'; seat: Seat }
  /** Bel's Hand: the unit may move or run at once. */
  | { step: 'bels-hand'; unit: number };

export type CombatStep =
  /** A unit fights those it touches. `target`: whom it charged; -1 for none. It waits for a player if there are several. */
  | { step: 'melee'; unit: number; target: number }
  /** Attack `attack` of the bout has its dice: destiny and cards, then it is aimed and rolled. */
  | { step: 'gathered'; bout: Bout; attack: number }
  | { step: 'aim'; bout: Bout; attack: number }
  | { step: 'rolled'; bout: Bout; attack: number }
  /** Defense `defense` of the bout is about to be rolled. `asked`: what has been asked already, cards first. */
  | { step: 'defend'; bout: Bout; defense: number; asked: 'nothing' | 'cards' | 'destiny' }
  /** Wounds of the bout, unit by unit: `suffer` is what is left of them after cards and Red Rage, by defense. `asked`: the defense whose unit is asked, -1 before the first; `rage`: about Red Rage, its cards are over. */
  | { step: 'wounds'; bout: Bout; suffer: readonly number[]; asked: number; rage: boolean }
  /** Models were just removed (numbers): New Life may bring one back on the spot. */
  | { step: 'removed'; models: readonly number[] };

export type MoraleStep =
  /** Two dice and what is added. `rally`: a fleeing unit tries to pull itself together. `asked`: it has to be rolled, and Destiny was asked for; before that it is only looked at whether it has to. */
  | { step: 'morale'; unit: number; rally: boolean; asked: boolean; destiny: number }
  /** It runs for its own edge. */
  | { step: 'flee'; unit: number }
  /** The ground that a unit has just entered strikes it. */
  | { step: 'hazard'; unit: number };

/** The step that a window, a question of destiny or of Red Rage stands on; undefined where there is none. */
export function beneath({ agenda }: { readonly agenda: readonly Step[] }): Step | undefined {
  for (let depth = agenda.length - 1; depth >= 0; depth--) {
    const step = agenda[depth]!;
    if (step.step !== 'window' && step.step !== 'destiny' && step.step !== 'rage' && step.step !== 'card') return step;
  }
  return undefined;
}

/** The uppermost step of this kind that the game still owes; undefined where there is none. */
export function owed<S extends Step['step']>({ agenda }: { readonly agenda: readonly Step[] }, kind: S): Extract<Step, { step: S }> | undefined {
  for (let depth = agenda.length - 1; depth >= 0; depth--) if (agenda[depth]!.step === kind) return agenda[depth] as Extract<Step, { step: S }>;
  return undefined;
}

/** Puts a changed step in the place of the one that the questions on top stand on. */
export function replaceBeneath({ agenda }: { readonly agenda: Step[] }, old: Step, made: Step): void {
  const at = agenda.lastIndexOf(old);
  if (at < 0) throw new Error(`no step ${old.step} on the agenda to be changed`);
  agenda[at] = made;
}
