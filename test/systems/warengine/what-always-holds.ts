/** What must hold at every instant of every game, whoever plays and however. */
import { overlap } from '../../../src/kernel/table/bases.ts';
import { APART } from '../../../src/kernel/table/terrain.ts';
import { whollyIn } from '../../../src/kernel/table/zones.ts';
import type { WarAction } from '../../../src/systems/warengine/actions.ts';
import type { WarGame } from '../../../src/systems/warengine/game.ts';
import { allowance } from '../../../src/systems/warengine/rules/gaits.ts';
import { activation } from '../../../src/systems/warengine/rules/figures.ts';
import type { WarState } from '../../../src/systems/warengine/state.ts';

/** What is wrong with a battle; empty when nothing is. */
export function faults({ ground }: WarGame, { open }: WarState): string[] {
  const found: string[] = [];
  const { terrain } = ground.field(open);
  const { width, height } = open.table;
  const worth = [0, 0];
  for (const [number, figure] of open.figures.entries()) {
    const { id, heroPoints, points, seat } = ground.enlisted(open, number);
    const { weapons } = ground.profile(open, number);
    const holds = (condition: boolean, what: string) => {
      if (!condition) found.push(`${id}: ${what}`);
    };
    holds(figure.heroPoints >= 0 && figure.heroPoints <= heroPoints, `${figure.heroPoints} hero points of ${heroPoints}`);
    holds(figure.reserve >= -1 && figure.reserve < weapons.length, `weapon ${figure.reserve} on reserve`);
    holds(figure.fired >= 0 && figure.fired < 1 << weapons.length, `weapons used ${figure.fired}`);
    holds(figure.used >= 0 && figure.used <= allowance(ground, open, number, figure.gait === 'fast' ? 'fast' : 'charge'), `${figure.used}" used`);
    if (figure.fate !== 'in-play') {
      holds(figure.reserve === -1 && !figure.charging, `is ${figure.fate} and has a marker`);
      holds(activation(open)?.figure !== number || open.agenda.at(-1)?.step !== 'acting', `is ${figure.fate} and is to act`);
      if (figure.fate !== 'undeployed') worth[1 - seat]! += points;
      continue;
    }
    const base = ground.base(open, number);
    holds(whollyIn({ left: 0, top: 0, right: width, bottom: height }, base), 'stands over the rim of the table');
    for (let other = number + 1; other < open.figures.length; other++) {
      holds(open.figures[other]!.fate !== 'in-play' || !overlap(base, ground.base(open, other)), `stands on ${ground.id(open, other)}`);
    }
    for (const [piece, { kind }] of open.table.pieces.entries()) holds(kind !== 'blocking' || terrain.point(piece, base.x, base.y) === APART, 'stands in what blocks');
  }
  for (const [number, unit] of open.units.entries()) {
    const { id, seat, members } = ground.unit(open, number);
    const holds = (condition: boolean, what: string) => {
      if (!condition) found.push(`${id}: ${what}`);
    };
    const destroyed = members.filter((member) => open.figures[member]!.fate === 'destroyed').length;
    holds(unit.destroyed === destroyed && unit.lost >= 0 && unit.lost <= destroyed, `${unit.destroyed} destroyed, ${unit.lost} lost this turn`);
    holds(unit.joined < 0 || open.units[unit.joined]!.joined === number, 'has joined a unit that it has not');
    holds(unit.leader < 0 || (open.figures[unit.leader]!.fate === 'in-play' && ground.members(open, number).includes(unit.leader)), 'is led by one who is not of it');
    if (members.every((member) => ['destroyed', 'routed'].includes(open.figures[member]!.fate))) worth[1 - seat]! += ground.book.victory.unit;
  }
  if (open.points.some((points, seat) => points !== worth[seat])) found.push(`points ${open.points.join(', ')}, expected ${worth.join(', ')}`);
  return found;
}

/** Who acts is in play, of the side that is asked. */
export function wrongActor({ ground }: WarGame, { open }: WarState, seat: number, action: WarAction): string[] {
  if (!('figure' in action) || action.figure === undefined) return [];
  const { fate } = open.figures[action.figure]!;
  return [
    ...(fate === (action.do === 'deploy' ? 'undeployed' : 'in-play') ? [] : [`${ground.id(open, action.figure)} is ${fate} and would ${action.do}`]),
    ...(ground.seat(open, action.figure) === seat ? [] : [`${ground.id(open, action.figure)} of the other side would ${action.do}`]),
  ];
}
