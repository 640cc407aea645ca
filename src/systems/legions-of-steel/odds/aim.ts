/** An attack of a table as the rules see it: what its dice have to show, how many there are, and what the target takes. */
import { cardOf, type Numbers } from '../book.ts';
import type { ShotCircumstances } from '../circumstances.ts';
import { diceOf, needIn } from '../rules/aimed.ts';
import type { UnitCard } from '../unit-card.ts';
import type { Target, Unit } from '../vocabulary.ts';
import { isClosed, rolledAs, type Fired, type Rolled } from './attacks.ts';
import { bandsOf, type Band } from './ranges.ts';
import type { Scene } from './situations.ts';

export interface Aim {
  readonly card: UnitCard;
  readonly rolled: Rolled;
  /** Null in Hand to Hand Combat. */
  readonly band: Band | null;
  readonly circumstances: ShotCircumstances;
  readonly dice: number;
  readonly need: number;
}

/** Of an attack that is not refused. */
export function aimOf(book: Numbers, attacker: Unit, attack: Fired, target: Target, scene: Scene): Aim {
  const card = cardOf(book, attacker);
  const { weapon } = card;
  const rolled = rolledAs(attack, target);
  const band = rolled.hands ? null : bandIn(card, scene);
  const circumstances: ShotCircumstances = {
    ...rolled, weapon, target,
    range: band?.to ?? 1,
    stance: stanceIn(book, rolled, scene),
    lifted: scene.lifted,
    corners: scene.corners,
    passed: passedIn(book, scene),
    dark: scene.dark,
  };
  const isSuppression = rolled.occasion === 'suppression' || rolled.occasion === 'secondary' || rolled.occasion === 'blocked';
  const dice = isSuppression && scene.wide ? 1 : diceOf(book, card, rolled.hands, rolled.mode);
  return { card, rolled, band, circumstances, dice, need: needIn(book, circumstances) };
}

function bandIn({ weapon }: UnitCard, { band }: Scene): Band {
  const bands = bandsOf(weapon);
  const found = band === null ? bands[0] : bands.find((each) => each.band === band);
  if (found === undefined) throw new RangeError(`odds: a ${weapon.weapon} has no ${band ?? 'nearest'} range`);
  return found;
}

/** The movement modifier; of a covering figure, what its counter says ("Covering"). */
export function stanceIn({ modifiers, leadership }: Numbers, { occasion }: Rolled, { stance }: Scene): number {
  if (occasion === 'cover') return stance === 'ordered' ? leadership.coverModifier : modifiers[stance] + modifiers.covering;
  return stance === 'ordered' ? 0 : modifiers[stance];
}

/** Modifiers of figures fired past, as a positive number. */
export const passedIn = (book: Numbers, { past }: Scene): number => past.reduce((sum, unit) => sum - book.units[unit].past, 0);

/** Kills that the target still takes. */
export const killsLeft = (book: Numbers, target: Target, { wounded }: Scene): number => killsOf(book, target) - (wounded ? 1 : 0);

function killsOf(book: Numbers, target: Target): number {
  if (isClosed(target)) return target === 'door' ? book.fire.doorKills : book.fire.forcewallKills;
  return cardOf(book, target).kills;
}
