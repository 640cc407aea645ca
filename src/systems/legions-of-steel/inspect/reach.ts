/** Squares that a figure reaches, walking and running, by the paths that it plays with; and who could attack it there out of turn. */
import type { Reached } from '../../../kernel/inspect.ts';
import type { Ground } from '../ground.ts';
import { placeOn } from '../position-words.ts';
import { coverHits } from '../rules/exposed.ts';
import { Paths } from '../rules/paths.ts';
import { volleysAt } from '../rules/volleys.ts';
import type { Battle } from '../state.ts';
import type { Standing } from './standing.ts';

export function reachOf(ground: Ground, battle: Readonly<Battle>, number: number, { gaits }: Standing): Reached[] {
  const { width, size } = ground.board;
  const paths = new Paths(size);
  const found = new Map<number, Reached>();
  for (const [place, { name }] of gaits.entries()) {
    const active = battle.active?.figure === number ? battle.active : { figure: number, as: name, spent: 0, diagonals: 0, patient: [false, false] as const };
    const moving = { ...battle, active };
    paths.run(ground, moving, number);
    const costs = new Map<number, number>();
    for (const { to, facing } of paths.reached(ground, moving, number)) costs.set(to, Math.min(costs.get(to) ?? Infinity, paths.cost(to, facing)));
    for (const [square, steps] of costs) {
      if (square === battle.figures[number]!.at || found.has(square)) continue;
      const watched = watchersOf(ground, battle, number, square);
      found.set(square, { at: placeOn(width, square), steps, moves: place + 1, ...(watched.length === 0 ? {} : { watched }) });
    }
  }
  return [...found.values()].sort((a, b) => a.moves - b.moves || a.steps - b.steps);
}

/** Enemies that cover or suppress the square, so that their dice could hit it there; where it stands now it is in nobody's way then. */
function watchersOf(ground: Ground, before: Readonly<Battle>, number: number, square: number): string[] {
  const battle = { ...before, figures: before.figures.with(number, { ...before.figures[number]!, at: square }) };
  const covering = ground.figuresOf(battle, 1 - ground.seat(number)).filter((enemy) => coverHits(ground, battle, enemy, number, square));
  const suppressing = volleysAt(ground, battle, number, square).map(({ by }) => by).filter((by) => ground.seat(by) !== ground.seat(number));
  return [...new Set([...covering, ...suppressing])].map((enemy) => ground.name(enemy));
}
