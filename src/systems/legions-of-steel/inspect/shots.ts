/** What a figure may shoot at or strike from where it stands and looks, in every manner that is open to it: dice, reasons, and the chance to kill. */
import type { AttackReport } from '../../../kernel/inspect.ts';
import { formatSquare } from '../../../kernel/grid/squares.ts';
import { diceText, hitsOf } from '../dice-notation.ts';
import { NOBODY } from '../field.ts';
import type { Ground } from '../ground.ts';
import { diceOf, needIn, shotCircumstances, type Manner } from '../rules/aimed.ts';
import { attackOf } from '../rules/attack-of.ts';
import { shotBecause } from '../rules/modifiers.ts';
import { HOPELESS } from '../rules/need.ts';
import { paymentsFor } from '../rules/order.ts';
import { targetsOf } from '../rules/targets.ts';
import type { Battle } from '../state.ts';
import { MODES, type Designation, type Mode } from '../vocabulary.ts';
import type { Standing } from './standing.ts';

interface Way extends Manner {
  readonly when?: string;
}

/** Target by target, figures first; for each, its own fire first, then what it may do out of turn. */
export function attacksOf(ground: Ground, battle: Readonly<Battle>, number: number, standing: Standing): AttackReport[] {
  const ways = waysOf(ground, battle, number, standing);
  const { figureAt } = ground.field(battle);
  const place = (at: number) => (figureAt[at] === NOBODY ? battle.figures.length : figureAt[at]!);
  const seen = [...new Set([...targetsOf(ground, battle, number, false), ...targetsOf(ground, battle, number, true)])].sort((a, b) => place(a) - place(b));
  return seen.flatMap((at) => ways.flatMap((way) => reportOn(ground, battle, number, at, way)));
}

function waysOf(ground: Ground, battle: Readonly<Battle>, number: number, { mayFire, as }: Standing): Way[] {
  const { modifiers, leadership } = ground.book;
  const { covering } = battle.figures[number]!;
  const modes = MODES.filter((mode) => mode === 'single' || ground.has('automatic-fire'));
  const hands = ground.card(number).hands > 0;
  const both = (occasion: 'fire' | 'cover' | 'order', stance: number, when?: string): Way[] => [
    ...modes.map((mode) => way(occasion, mode, stance, when)),
    ...(hands && (occasion !== 'fire' || when === as[0]) ? [{ ...way(occasion, 'single', stance, occasion === 'fire' ? undefined : when), hands: true }] : []),
  ];
  const isOrdered = ground.has('leadership') && paymentsFor(ground, battle, number, leadership.fire).length > 0;
  const suppresses = mayFire && ground.has('suppression') && as.includes('stationary');
  return [
    ...(mayFire ? as.flatMap((designation: Designation) => both('fire', modifiers[designation], designation)) : []),
    ...(suppresses ? [way('suppression', 'single', 0)] : []),
    ...(covering === null ? [] : both('cover', covering, `at ${covering}`)),
    ...(isOrdered ? both('order', 0) : []),
  ];
}

const way = (occasion: Manner['occasion'], mode: Mode, stance: number, when?: string): Way => ({ occasion, mode, stance, hands: false, lifted: false, ...(when === undefined ? {} : { when }) });

function reportOn(ground: Ground, battle: Readonly<Battle>, by: number, at: number, { when, ...manner }: Way): AttackReport[] {
  const { book, board, mission } = ground;
  const field = ground.field(battle);
  const target = field.figureAt[at]!;
  if (manner.occasion === 'suppression' && (target === NOBODY || mission.entries[at] !== 0)) return [];
  const circumstances = shotCircumstances(ground, battle, { ...manner, by, at });
  if (circumstances === null) return [];
  const dice = diceOf(book, ground.card(by), manner.hands, manner.mode);
  const need = needIn(book, circumstances);
  if (target === NOBODY && need >= HOPELESS) return []; // a door in view that no die can harm is no news
  const enough = target !== NOBODY ? ground.card(target).kills - battle.figures[target]!.kills : field.forcewall[at] !== 0 ? book.fire.forcewallKills : book.fire.doorKills;
  const chance = hitsOf(dice, need).atLeast(enough);
  return [{
    kind: attackOf(manner),
    ...(when === undefined ? {} : { when }),
    target: target !== NOBODY ? ground.name(target) : `${circumstances.target} ${formatSquare(board.width, at)}`,
    attackDice: diceText(dice, need),
    armorDice: 'none',
    kill: chance.toNumber(),
    fraction: chance.toString(),
    modifiers: shotBecause(book, circumstances),
  }];
}
