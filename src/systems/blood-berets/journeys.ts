/** How far it is to somewhere over the whole board, for players who plan: what is not turned yet counts as if it could be crossed from each of its entrances to each other one. */
import { chebyshev } from '../../kernel/grid/squares.ts';
import type { Battlefield } from './battlefield.ts';
import { SECTIONS } from './data/sections.ts';

/** Farther than any way. */
export const FAR = 999;

/** Steps through an unturned section: a little more than straight through it. */
const DETOUR = { caves: 6, jungle: 1 } as const;

/** Known for each board, whoever asked: figures on it are not looked at. By a print of the goals. */
const known = new WeakMap<Battlefield, Map<number, Journey[]>>();

interface Journey {
  readonly goals: readonly number[];
  readonly steps: Uint16Array;
}

/** By square: steps from there to the nearest of these, FAR where there is no way. */
export function stepsTo(field: Battlefield, goals: readonly number[]): Uint16Array {
  let journeys = known.get(field);
  if (journeys === undefined) known.set(field, (journeys = new Map<number, Journey[]>()));
  const key = foldedNumbers(goals);
  let alike = journeys.get(key);
  if (alike === undefined) journeys.set(key, (alike = []));
  for (const journey of alike) if (equal(journey.goals, goals)) return journey.steps;
  const steps = goals.length > 1 && goals.length <= FEW ? nearest(goals.map((goal) => stepsTo(field, [goal]))) : measure(field, goals);
  alike.push({ goals: [...goals], steps });
  return steps;
}

/** Of so few goals each is likely to be asked about by itself too. */
const FEW = 8;

function nearest(journeys: readonly Uint16Array[]): Uint16Array {
  const steps = journeys[0]!.slice();
  for (const other of journeys) for (let square = 0; square < steps.length; square++) if (other[square]! < steps[square]!) steps[square] = other[square]!;
  return steps;
}

function foldedNumbers(numbers: readonly number[]): number {
  let print = numbers.length;
  for (let i = 0; i < numbers.length; i++) print = Math.imul(print ^ numbers[i]!, 0x01000193);
  return print;
}

function equal(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function measure(field: Battlefield, goals: readonly number[]): Uint16Array {
  const { stepCost, enterCost, unknown, section, board, next, width } = field;
  const doors = doorsOf(field);
  const detour = DETOUR[board.level];
  const steps = new Uint16Array(section.length).fill(FAR);
  for (const goal of goals) steps[goal] = 0;
  const waiting: number[][] = [[...goals]]; // by steps; without holes, which V8 reads several times as slowly
  for (let far = 0; far < waiting.length; far++) {
    const here = waiting[far]!;
    for (let i = 0; i < here.length; i++) {
      const square = here[i]!;
      if (steps[square] !== far) continue;
      const then = Math.min(FAR, far + enterCost[square]!); // on the way there each of the squares around leads here
      for (let step = square * 8; step < square * 8 + 8; step++) {
        const there = next[step]!;
        if (stepCost[step] === 0 || steps[there]! <= then) continue;
        steps[there] = then;
        listAt(waiting, then).push(there);
      }
      if (unknown[square] === 0) continue;
      for (const door of doors[section[square]!]!) {
        if (steps[door]! <= far + detour) continue;
        const through = Math.min(FAR, far + chebyshev(width, square, door) + detour);
        if (through >= steps[door]!) continue;
        steps[door] = through;
        listAt(waiting, through).push(door);
      }
    }
  }
  return steps;
}

function listAt(lists: number[][], place: number): number[] {
  while (lists.length <= place) lists.push([]);
  return lists[place]!;
}

const doorsByField = new WeakMap<Battlefield, readonly (readonly number[])[]>();

/** By section: squares by which it is entered while it is not turned. */
function doorsOf(field: Battlefield): readonly (readonly number[])[] {
  let doors = doorsByField.get(field);
  if (doors === undefined) doorsByField.set(field, (doors = rimsOf(field).map((rim) => rim.filter((square) => field.entrance[square] === 1))));
  return doors;
}

/** By plan of the sections, which all boards of one size share. */
const rimsByPlan = new WeakMap<Uint8Array, readonly (readonly number[])[]>();

/** By section: squares along its rim. */
function rimsOf({ section, next }: Battlefield): readonly (readonly number[])[] {
  let rims = rimsByPlan.get(section);
  if (rims === undefined) {
    const isRim = (square: number) => [0, 2, 4, 6].some((direction) => next[square * 8 + direction]! < 0 || section[next[square * 8 + direction]!] !== section[square]);
    const all = [...section.keys()].filter(isRim);
    rimsByPlan.set(section, (rims = Array.from({ length: SECTIONS }, (_, number) => all.filter((square) => section[square] === number))));
  }
  return rims;
}
