/**
 * Lines between base centres a second, on a table 48 inches square with 10 pieces of terrain and 40 figures: what terrain lies between,
 * and which bases do. And ways round both, for the figures of that table.
 */
import { Bases } from '../src/kernel/table/bases.ts';
import { generateTable } from '../src/kernel/table/generate-table.ts';
import { INCH } from '../src/kernel/table/inches.ts';
import { Movement } from '../src/kernel/table/movement.ts';
import { shortestPath } from '../src/kernel/table/path.ts';
import { Sight } from '../src/kernel/table/sight.ts';
import { kindMask, terrainOf } from '../src/kernel/table/table.ts';
import { facingZones } from '../src/kernel/table/zones.ts';
import { stream } from '../src/kernel/rng.ts';
import type { Measure } from './measure.ts';

const SIDE = 48 * INCH;
const FIGURES = 40;
const LOOKS = 200_000;
const WAYS = 2000;
const BASE = INCH;
const WAY_INCHES = 12;

const KINDS = ['woods', 'wall', 'house'] as const;

export function tableMeasures(): Measure[] {
  const table = generateTable(
    {
      width: SIDE,
      height: SIDE,
      pieces: [{ kind: 'woods', shapes: ['patch'], count: 4 }, { kind: 'wall', shapes: ['wall', 'corner'], count: 3 }, { kind: 'house', shapes: ['block'], count: 3 }],
      density: 15,
      clear: facingZones(SIDE, SIDE, 8 * INCH),
    },
    'bench',
  );
  const terrain = terrainOf(table, KINDS);
  const bases = new Bases(FIGURES);
  const movement = new Movement(table, terrain, kindMask(KINDS, ['house']), bases);
  const rng = stream('bench', 'table', 0);
  const nobody = { diameter: BASE, passes: new Uint8Array(FIGURES) };
  for (let figure = 0; figure < FIGURES; ) {
    const [x, y] = [rng.below(SIDE), rng.below(SIDE)];
    if (movement.fits(nobody, x, y)) bases.put(figure++, { x, y, diameter: BASE });
  }
  const sight = new Sight(terrain, bases);
  const from = Uint8Array.from({ length: LOOKS }, () => rng.below(FIGURES));
  const to = from.map((figure) => (figure + 1 + rng.below(FIGURES - 1)) % FIGURES);
  return [
    look('table sight, 10 pieces', sight, bases, from, to, false),
    look('table sight, 10 pieces and 40 bases', sight, bases, from, to, true),
    ways(movement),
  ];
}

function look(name: string, sight: Sight, { x, y }: Bases, from: Uint8Array, to: Uint8Array, figures: boolean): Measure {
  return {
    name,
    operation: 'line',
    count: LOOKS,
    run() {
      let sum = 0;
      for (let i = 0; i < LOOKS; i++) {
        const a = from[i]!;
        const b = to[i]!;
        sum += sight.look(x[a]!, y[a]!, x[b]!, y[b]!) + sight.pieceCount;
        if (figures) sum += sight.figuresBetween(x[a]!, y[a]!, x[b]!, y[b]!, a, b);
      }
      return sum;
    },
  };
}

/** From a figure to a place up to a move away that is not in free straight reach; half again as long at most. */
function ways(movement: Movement): Measure {
  const { bases } = movement;
  const rng = stream('bench', 'ways', 0);
  const asked: { figure: number; from: readonly [number, number]; to: readonly [number, number] }[] = [];
  const passes = Array.from({ length: FIGURES }, (_, figure) => Uint8Array.from({ length: FIGURES }, (_, other) => Number(other === figure)));
  const reach = WAY_INCHES * INCH;
  while (asked.length < WAYS) {
    const figure = rng.below(FIGURES);
    const mover = { diameter: BASE, passes: passes[figure]! };
    const from = [bases.x[figure]!, bases.y[figure]!] as const;
    const to = [from[0] - reach + rng.below(2 * reach), from[1] - reach + rng.below(2 * reach)] as const;
    if (movement.fits(mover, ...to) && !movement.free(mover, ...from, ...to)) asked.push({ figure, from, to });
  }
  return {
    name: 'table ways, 12 inches, round something',
    operation: 'way',
    count: WAYS,
    run() {
      let sum = 0;
      for (const { figure, from, to } of asked) sum += shortestPath(movement, { diameter: BASE, passes: passes[figure]! }, from, to, 1.5 * reach)?.length ?? 0;
      return sum;
    },
  };
}
