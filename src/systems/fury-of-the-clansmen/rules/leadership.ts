/** A leader in play may roll for extra actions before any of his squad acts ("Extra Actions"), if the squad is together ("Proximity"). */
import { chebyshev } from '../../../kernel/grid/squares.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { pool, poolText, sizeOf } from '../pools.ts';
import { inPlay, type Battle } from '../state.ts';
import { SIDES } from '../vocabulary.ts';
import { meanHits, rollHits, varianceOfHits } from './combat.ts';

export interface Leadership {
  do: 'leadership';
}

export const leadership: ActionRule<Leadership> = {
  options(_ground, view) {
    return view.asked?.step === 'turn' && view.open.leadership ? [{ do: 'leadership' }] : [];
  },

  refuse(_ground, view) {
    if (view.asked?.step !== 'turn') return 'no squad is taking its turn ("Order of Play")';
    if (!view.open.leadership) {
      return 'no leadership roll: it is made once, before any member acts, by a leader in play, with the squad together ("Extra Actions", "Proximity")';
    }
    return undefined;
  },

  apply(ground, { open }, _action, chance) {
    const squad = squadInTurn(open);
    const { id, seat } = ground.roster.squads[squad]!;
    const dice = pool(ground.mission.leadershipDice?.(ground.book, seat) ?? ground.book.leadership[SIDES[seat]!]);
    open.leadership = false;
    open.rolled = true;
    open.extra = rollHits('leadership', dice, ground.book, chance);
    chance.luck.record('leadership', seat, open.extra - meanHits(dice, ground.book), varianceOfHits(dice, ground.book));
    chance.tell?.({ tell: 'leadership', squad: id, dice: poolText(dice), of: sizeOf(dice), hits: open.extra });
  },
};

/** Whether a squad may roll at the start of its turn. */
export function mayRoll(ground: Ground, battle: Readonly<Battle>, squad: number): boolean {
  const { leader, members } = ground.roster.squads[squad]!;
  if (leader === null || !inPlay(battle.figures[leader]!)) return false;
  const { width } = ground.field(battle);
  const squares = members.filter((figure) => inPlay(battle.figures[figure]!)).map((figure) => battle.figures[figure]!.at);
  return squares.every((here) => squares.every((there) => chebyshev(width, here, there) <= ground.book.leadership.proximity));
}

function squadInTurn(battle: Readonly<Battle>): number {
  const step = battle.agenda.at(-1);
  if (step?.step !== 'turn') throw new Error('leadership outside a turn');
  return step.squad;
}
