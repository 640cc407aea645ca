/** What grenades do where they burst: walls of force, kinetic pulses, darkness ("Forcewall Grenades", "K-Pulse grenades", "Nachtmacher grenades"). */
import { DONE } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { Numbers } from '../book.ts';
import { NOBODY } from '../field.ts';
import type { Ground } from '../ground.ts';
import type { Perform } from '../sequence.ts';
import { inPlay, type Battle } from '../state.ts';
import type { UnitCard } from '../unit-card.ts';
import { remove, takeKills } from './casualties.ts';
import { BLOCKED, lineOfFire } from './line-of-fire.ts';
import { landings, missTable } from './miss-table.ts';
import { needOf } from './need.ts';
import { changing } from './obstacles.ts';
import { pushThings } from './pushed-things.ts';
import { rangeBetween } from './range.ts';
import { rollHits } from './roll-hits.ts';

export const performBurst: Perform<'burst'> = (ground, { open }, step, chance) => {
  switch (step.grenade) {
    case 'forcewall':
      raise(ground, open, step.at, step.by, chance);
      break;
    case 'k-pulse':
      pulse(ground, open, step.at, step.by, chance);
      break;
    case 'nachtmacher':
      darken(ground, open, step.at, step.by, chance);
      break;
  }
  return DONE;
};

/** Whoever stands there is pushed out first, then what lies there. Where figures arrive none comes up, and one that is there already stays as it is. */
function raise(ground: Ground, battle: Battle, at: number, by: number, chance: Chance): void {
  const field = ground.field(battle);
  const figure = field.figureAt[at]!;
  if (ground.mission.entries[at] !== 0 || field.obstacle[at] !== 0) return;
  if (figure !== NOBODY) {
    battle.agenda.push({ step: 'burst', grenade: 'forcewall', at, by }, { step: 'pushed', figure, from: by });
    return;
  }
  pushThings(ground, battle, at, by, chance);
  battle.tallies.forcewalls[ground.seat(by)]! += 1;
  chance.tell?.({ tell: 'forcewall', at, width: ground.board.width });
  changing(ground, battle, () => battle.forcewalls.push(at));
}

/** It goes where the miss table says; who is not pushed off the square is crushed. It has fired now, and covers and suppresses no more. */
export const performPushed: Perform<'pushed'> = (ground, { open }, { figure, from }, chance) => {
  const pushed = open.figures[figure]!;
  const { at: thrownFrom, facing } = open.figures[from]!;
  const { at } = pushed;
  const seat = ground.seat(from);
  const crushing = landings(ground, open, thrownFrom, facing, at, 'push').filter((square) => square === at).length / 9;
  const to = missTable(ground, open, thrownFrom, facing, at, 'push', chance);
  const sign = ground.seat(figure) === seat ? -1 : 1;
  chance.luck.record('push', seat, sign * ((to === at ? 1 : 0) - crushing), crushing * (1 - crushing));
  chance.tell?.({ tell: 'pushed', figure: ground.name(figure), at: to, width: ground.board.width, crushed: to === at });
  if (to === at) {
    remove(ground, open, figure, seat, 'killsByForcewall', chance);
    return DONE;
  }
  pushed.at = to;
  pushed.fired = true;
  pushed.covering = null;
  pushed.suppressing = [];
  open.clock += 1;
  ground.mission.observe?.(ground, open, 'moved');
  const wall = open.agenda.pop(); // it comes up before anybody answers
  open.agenda.push({ step: 'entered', figure, by: 'push' });
  if (wall !== undefined) open.agenda.push(wall);
  return DONE;
};

/** All dice at once, friend and foe, whoever threw it too. */
function pulse(ground: Ground, battle: Battle, at: number, by: number, chance: Chance): void {
  const seat = ground.seat(by);
  battle.tallies.kPulses[seat]! += 1;
  chance.tell?.({ tell: 'k-pulse', at, width: ground.board.width });
  const struck = battle.figures.flatMap((figure, number): { number: number; kills: number }[] => {
    const need = inPlay(figure) ? pulseNeed(ground, battle, at, number) : null;
    if (need === null) return [];
    const kills = rollHits(chance, { name: 'k-pulse', dice: 1, need, seat, channel: 'k-pulse', cap: 1, sign: ground.seat(number) === seat ? -1 : 1 });
    chance.tell?.({ tell: 'pulse-roll', figure: ground.name(number), need, killed: kills > 0 });
    return [{ number, kills }];
  });
  for (const { number, kills } of struck) takeKills(ground, battle, number, kills, seat, 'killsByKPulse', chance);
}

/** What a die has to show for a figure; null: it is not reached. */
export function pulseNeed(ground: Ground, battle: Readonly<Battle>, at: number, figure: number): number | null {
  const { grenades, options } = ground.book;
  const { at: square } = battle.figures[figure]!;
  const need = pulseNeedAt(ground.book, rangeBetween(ground.board.width, at, square), ground.card(figure));
  if (need === null || !grenades.pulseWalls || at === square) return need;
  return lineOfFire(ground.field(battle), at, square, options.doubleCorner) === BLOCKED ? null : need;
}

/** The same by range from where it goes off, with no wall between. Only what the figure is modifies it. */
export function pulseNeedAt({ grenades: { pulse } }: Numbers, range: number, card: UnitCard): number | null {
  const kill = [pulse.target, pulse.range1, pulse.range2][range];
  return kill === undefined ? null : needOf(kill, card.modifier + card.pulse);
}

/** Lines of sight change by it, lines of fire do not: nobody has to be asked. */
function darken(ground: Ground, battle: Battle, at: number, by: number, chance: Chance): void {
  battle.tallies.nachtmachers[ground.seat(by)]! += 1;
  battle.darkness = [...battle.darkness, { at, until: battle.turn + ground.book.grenades.darkTurns - 1 }];
  battle.clock += 1;
  chance.tell?.({ tell: 'darkness', at, width: ground.board.width });
}
