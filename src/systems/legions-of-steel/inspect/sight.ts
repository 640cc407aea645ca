/** Whether a figure sees an enemy, and what is on the line: what blocks it, or what hinders a shot ("Line of Fire", "LOF modifiers", "LOS"). */
import type { Sight } from '../../../kernel/inspect.ts';
import { formatSquare } from '../../../kernel/grid/squares.ts';
import type { Ground } from '../ground.ts';
import { arcOf } from '../rules/arc.ts';
import { BLOCKED, cornersOn, darkOn, lineOfFire } from '../rules/line-of-fire.ts';
import { crosses, obstacleBetween, OPEN } from '../rules/obstacle-between.ts';
import { rangeBetween } from '../rules/range.ts';
import { inPlay, type Battle } from '../state.ts';

/** Clear: nothing blocks the line, and it is not dark. */
export function sightOf(ground: Ground, battle: Readonly<Battle>, number: number, enemy: number): Sight {
  const { board: { width }, book: { options } } = ground;
  const { at, facing } = battle.figures[number]!;
  const { at: to } = battle.figures[enemy]!;
  const line = lineOfFire(ground.field(battle), at, to, options.doubleCorner);
  const name = ground.name(enemy);
  if (line === BLOCKED) return { to: name, clear: false, because: blockers(ground, battle, at, to) };
  const arc = arcOf(width, at, facing, to);
  const corners = cornersOn(line);
  return {
    to: name,
    clear: !darkOn(line),
    because: [
      `range ${rangeBetween(width, at, to)}`,
      ...(arc === 'front' ? [] : [`in the ${arc} arc`]),
      ...(darkOn(line) ? ['darkness: it may be fired at, but not seen'] : []),
      ...(corners === 0 ? [] : [corners === 1 ? 'through a corner' : `through ${corners} corners`]),
      ...passed(ground, battle, at, to),
    ],
  };
}

function blockers(ground: Ground, battle: Readonly<Battle>, from: number, to: number): string[] {
  const { board: { width, walls }, book: { options } } = ground;
  const field = ground.field(battle);
  const square = obstacleBetween(field, from, to, options.doubleCorner);
  if (square === OPEN) return [];
  const what = walls[square] !== 0 ? 'wall' : field.forcewall[square] !== 0 ? 'forcewall' : 'closed door';
  return [`${what} at ${formatSquare(width, square)}${crosses(field, from, to, square) ? '' : ', which another touches at the corner'}`];
}

function passed(ground: Ground, battle: Readonly<Battle>, from: number, to: number): string[] {
  const field = ground.field(battle);
  return battle.figures.flatMap((figure, number) => (inPlay(figure) && figure.at !== from && figure.at !== to && crosses(field, from, to, figure.at) ? [`past ${ground.name(number)}`] : []));
}
