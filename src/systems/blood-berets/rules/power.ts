/** Dark powers: an action of a Nepharite, rolled against its skill less the level of the power; whom it attacks may resist with his initiative ("Dark Symmetry"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { ActionRule } from '../actions.ts';
import { resisted, rollSkill, rollUnder, WORKS } from '../dice.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { POWER_CARDS } from '../powers/all.ts';
import type { Aim } from '../powers/card.ts';
import type { Battle, BeretsState, BeretsView } from '../state.ts';
import { POWERS, type Power } from '../vocabulary.ts';
import { actor, refuseToAct } from './acting.ts';
import { refuseTurn } from './facing.ts';
import { initiativeOf } from './gear.ts';
import { showCard } from './show-card.ts';
import { spend } from './spend.ts';
import { turningsOf, turnWith, type Turning } from './stances.ts';
import { stun } from './stun.ts';

export interface UsePower extends Aim, Turning {
  do: 'power';
  power: Power;
}

const ACTION = 1;

export const power: ActionRule<UsePower> = {
  options(ground, view) {
    if (view.secret === null || refuseNepharite(ground, view) !== undefined) return [];
    const figure = actor(view)!;
    const turnings = turningsOf(ground, view.open, figure);
    const usable = POWERS.filter((power) => refuseCard(ground, view, figure, power) === undefined);
    return usable.flatMap((power) => POWER_CARDS[power].aims(ground, view, figure).flatMap((aim) => turnings.map((turning): UsePower => ({ do: 'power', power, ...aim, ...turning }))));
  },

  refuse(ground, view, { power, after, ...aim }) {
    const refusal = refuseNepharite(ground, view);
    if (refusal !== undefined) return refusal;
    const figure = actor(view)!;
    return refuseCard(ground, view, figure, power) ?? POWER_CARDS[power].refuse(ground, view, figure, aim) ?? refuseTurn(ground, view.open, figure, after);
  },

  apply(ground, state, { power, after, ...aim }, chance) {
    const { open } = state;
    const { figure } = open.active!;
    const nepharite = open.figures[figure]!;
    const card = POWER_CARDS[power];
    spend(ground, open, ACTION);
    turnWith(open, figure, after);
    nepharite.powers += 1;
    if (card.once) nepharite.spent.push('time-death');
    showCard(ground, state, figure, power, chance);
    open.tallies.powersUsed[nepharite.seat]! += 1;
    const skill = powerSkill(ground, open, figure, power);
    const resist = card.save ? initiativeOf(ground, open, aim.target!, 'save') : null;
    const outcome = rollSkill(ground, chance, nepharite.seat, 'power', skill, resist === null ? WORKS : resisted(resist));
    chance.tell?.({ tell: 'power', figure: ground.piece(figure).id, power, target: aim.target === undefined ? null : ground.piece(aim.target).id, skill, outcome } satisfies BeretsEvent);
    if (outcome === 'fumble') stun(ground, state, figure, 'a dark power fumbled', chance);
    if (outcome === 'fumble' || outcome === 'failed') return;
    const perfect = outcome === 'perfect';
    if (resist !== null && !perfect && isSaved(ground, state, aim.target!, power, resist, chance)) return;
    open.tallies.powersSucceeded[nepharite.seat]! += 1;
    card.work(ground, state, figure, aim, perfect, chance);
  },
};

/** What has to be rolled or less. */
export function powerSkill(ground: Ground, battle: Readonly<Battle>, figure: number, power: Power): number {
  return ground.card(battle, figure).symmetry - ground.book.powers[power];
}

function isSaved(ground: Ground, { open }: BeretsState, target: number, against: Power, value: number, chance: Chance): boolean {
  const saved = rollUnder(chance, open.figures[target]!.seat, 'save', value);
  if (saved) open.tallies.saves[open.figures[target]!.seat]! += 1;
  chance.tell?.({ tell: 'save', figure: ground.piece(target).id, against, value, saved } satisfies BeretsEvent);
  return saved;
}

function refuseNepharite(ground: Ground, view: BeretsView): string | undefined {
  const refusal = refuseToAct(ground, view, ACTION);
  if (refusal !== undefined) return refusal;
  const figure = actor(view)!;
  const { id } = ground.piece(figure);
  const { fate, powers } = view.open.figures[figure]!;
  if (fate !== 'in-play') return `${id} waits outside and has to move in first ("Surprise Party")`;
  const { aTurn } = ground.book.powers;
  return powers < aTurn ? undefined : `${id} has used ${powers} of ${aTurn} dark powers this turn ("Dark Symmetry")`;
}

function refuseCard(ground: Ground, { open, secret }: BeretsView, figure: number, power: Power): string | undefined {
  if (!POWERS.includes(power)) return `power: expected one of ${POWERS.join(', ')}, found ${String(power)}`;
  const { id } = ground.piece(figure);
  if (secret?.hands[figure]?.powers.includes(power) !== true) return `${id} has no ${power} ("Cards")`;
  if (POWER_CARDS[power].once && open.figures[figure]!.spent.includes('time-death')) return `${id} has tried its ${power}: once only ("Dark Symmetry")`;
  return ground.refuseAbility(power);
}
