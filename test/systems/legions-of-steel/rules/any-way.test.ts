/** Movement held against a slow and plain way to work it out: every square, facing and count of diagonals relaxed until nothing gets cheaper. */
import { expect, test } from 'vitest';
import { DX, DY } from '../../../../src/kernel/grid/directions.ts';
import { stream } from '../../../../src/kernel/rng.ts';
import { pathsOf, UNREACHED } from '../../../../src/systems/legions-of-steel/rules/paths.ts';
import { FACINGS, type Designation } from '../../../../src/systems/legions-of-steel/vocabulary.ts';
import { Table } from '../table.ts';

const [WIDTH, HEIGHT] = [8, 7];

function cheapest(plan: string[], others: Map<string, boolean>, through: boolean, from: { x: number; y: number; facing: number }, as: Designation): Map<string, number> {
  const budget = as === 'running' ? 8 : as === 'walking' ? 4 : 0;
  const wall = (x: number, y: number) => plan[y]?.[x] !== '.';
  const known = new Map<string, number>([[`${from.x} ${from.y} ${from.facing} 0`, 0]]);
  const offer = (key: string, points: number) => {
    if (points > budget || (known.get(key) ?? Infinity) <= points) return false;
    known.set(key, points);
    return true;
  };
  for (let changed = as !== 'stationary'; changed; ) {
    changed = false;
    for (const [key, points] of [...known]) {
      const [x, y, facing, parity] = key.split(' ').map(Number) as [number, number, number, number];
      for (const turned of [(facing + 2) % 8, (facing + 6) % 8]) if (offer(`${x} ${y} ${turned} ${parity}`, points + (as === 'running' ? 2 : 1))) changed = true;
      for (let direction = 0; direction < 8; direction++) {
        const seen = (direction - facing + 8) % 8;
        const ahead = seen === 0 || seen === 1 || seen === 7;
        if (as === 'running' && !ahead) continue;
        let price = 2;
        if (seen === 0) price = 1;
        if (seen === 1 || seen === 7) price = parity === 1 ? 1 : 2;
        if (seen === 3 || seen === 5) price = 3;
        const [toX, toY] = [x + DX[direction]!, y + DY[direction]!];
        if (wall(toX, toY) || (direction % 2 === 1 && (wall(x, toY) || wall(toX, y)))) continue;
        const friend = others.get(`${toX} ${toY}`);
        if (friend !== undefined) {
          if (!through || !friend) continue;
          price += 1;
          if (points + price >= budget) continue;
        }
        if (offer(`${toX} ${toY} ${facing} ${seen === 1 || seen === 7 ? 1 - parity : parity}`, points + price)) changed = true;
      }
    }
  }
  return known;
}

test.each(['walking', 'running', 'stationary'] as const)('every square and facing that a %s figure reaches, on boards at random', (as) => {
  const rng = stream('any way', as, 0);
  let reached = 0;
  for (let board = 0; board < 40; board++) {
    const plan = Array.from({ length: HEIGHT }, () => Array.from({ length: WIDTH }, () => (rng.below(4) === 0 ? '#' : '.')).join(''));
    const free = plan.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '.' ? [[x, y] as const] : [])));
    const places = Array.from({ length: 4 }, () => free.splice(rng.below(free.length), 1)[0]!);
    const facing = FACINGS[rng.below(4)]!;
    const through = board % 2 === 1;
    const units = ['trooper', 'trooper', 'corporal', 'nightmare'] as const;
    const table = new Table({
      plan: plan.join('\n'),
      figures: places.map((at, i) => ({ unit: units[i]!, at, is: { facing: i === 0 ? facing : 0 } })),
      patch: { 'options.throughFigures': through },
    }).play({ do: 'activate', figure: 0, as });
    const others = new Map(places.slice(1).map(([x, y], i) => [`${x} ${y}`, i < 2] as const));
    const known = cheapest(plan, others, through, { x: places[0]![0], y: places[0]![1], facing }, as);
    const paths = pathsOf(table.ground, table.state.open, 0);
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        for (const look of FACINGS) {
          const slow = Math.min(...[0, 1].map((parity) => known.get(`${x} ${y} ${look} ${parity}`) ?? UNREACHED));
          expect({ board, x, y, look, points: paths.cost(table.square(x, y), look) }).toEqual({ board, x, y, look, points: slow });
          if (slow !== UNREACHED) reached += 1;
        }
      }
    }
    const offered = table.options().filter((action) => action.do === 'move');
    for (const action of offered.filter((_, i) => i % Math.ceil(offered.length / 12) === 0)) {
      const points = paths.cost(action.to, action.facing);
      const copy = new Table({
        plan: plan.join('\n'),
        figures: places.map((at, i) => ({ unit: units[i]!, at, is: { facing: i === 0 ? facing : 0 } })),
        patch: { 'options.throughFigures': through },
      }).play({ do: 'activate', figure: 0, as }, action);
      expect({ at: copy.figure('trooper-1').at, looks: copy.figure('trooper-1').facing, spent: copy.state.open.active!.spent }).toEqual({ at: action.to, looks: action.facing, spent: points });
    }
  }
  expect(reached).toBeGreaterThan(as === 'stationary' ? 39 : 1000);
});
