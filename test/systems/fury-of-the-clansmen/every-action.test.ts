/** Options and refusals agree: every action that can be written down at all is tried in small, crowded positions, decision after decision. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openChance } from '../../../src/kernel/chance.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { ACTIONS, type FuryAction } from '../../../src/systems/fury-of-the-clansmen/actions.ts';
import { numbersOf } from '../../../src/systems/fury-of-the-clansmen/book.ts';
import { openPosition } from '../../../src/systems/fury-of-the-clansmen/position.ts';
import { anyKind } from '../../conformance/any-kind.ts';

/** Walls, a building with a doorway, a foxhole, rubble, jungle and a boulder on thirty squares. */
const RUINS = `
board: |
  . . J . . .
    ~
  . R . . b|.
        -
  . . o . b .
          -
  . .:. . . B
  ~
  . . . . . .
figures:
  - { id: chieftain, unit: chieftain, at: [1, 2] }
  - { id: a, unit: regular, at: [0, 4] }
  - { id: b, unit: regular, at: [0, 0] }
  - { id: charger, unit: charger-carrier, at: [3, 1] }
  - { id: centurion, unit: centurion, at: [5, 4] }
  - { id: m, unit: necromutant, at: [5, 2] }
  - { id: n, unit: necromutant, at: [3, 4] }
`;
/** Everybody next to somebody. */
const MELEE = `
board: |
  . . . . .
  . . . o .
  . T . . .
  . . . . .
figures:
  - { id: chieftain, unit: chieftain, at: [2, 1] }
  - { id: charger, unit: charger-carrier, at: [0, 3] }
  - { id: a, unit: regular, at: [4, 3] }
  - { id: l, unit: necromutant, at: [1, 1] }
  - { id: m, unit: necromutant, at: [2, 0] }
  - { id: n, unit: necromutant, at: [3, 1] }
`;
const FIELD = `
board: |
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
figures:
  - { id: a, unit: regular, at: [0, 0] }
  - { id: b, unit: regular, at: [0, 3] }
  - { id: charger, unit: charger-carrier, at: [0, 2] }
  - { id: m, unit: necromutant, at: [6, 0] }
  - { id: n, unit: necromutant, at: [6, 2] }
  - { id: o, unit: necromutant, at: [6, 3] }
`;

const MOST_DECISIONS = 90;

/** All that may be written down: figures, targets and squares from one too low to one too high. */
function everyAction(figures: number, squares: number): FuryAction[] {
  const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const anyFigure = from(-1, figures);
  const anySquare = from(-1, squares);
  const ways = [{}, { aimed: true }, { aimed: false }];
  const byFigure = anyFigure.flatMap((figure) => ways.slice(0, 2).map((aim) => ({ figure, ...aim })));
  const atSquare = anyFigure.flatMap((figure) => anySquare.map((to) => ({ figure, to })));
  const atTarget = anyFigure.flatMap((figure) => anyFigure.flatMap((target) => ways.map((aim) => ({ figure, target, ...aim }))));
  const arcs = anyFigure.flatMap((first) => anyFigure.flatMap((second) => [[first], [first, second], ...anyFigure.map((third) => [first, second, third])]));
  const shapes: Readonly<Partial<Record<FuryAction['do'], readonly object[]>>> = {
    deploy: anyFigure.map((figure) => ({ figure, at: 0 })),
    leadership: [{}],
    move: atSquare,
    leave: byFigure,
    close: atTarget,
    swing: anyFigure.flatMap((figure) => arcs.map((targets) => ({ figure, targets }))),
    fire: atTarget,
    burst: atTarget,
    spread: atTarget,
    'full-auto': atTarget,
    'add-target': anyFigure.map((target) => ({ target })),
    enough: [{}],
    reload: byFigure,
    throw: anyFigure.flatMap((figure) => anySquare.flatMap((at) => ways.map((aim) => ({ figure, at, ...aim })))),
    scatter: anySquare.map((to) => ({ to })),
    'snap-alert': byFigure,
    'snap-shot': byFigure,
    'hold-fire': [{}],
    'crawl-out': atSquare,
    charge: anyFigure.flatMap((figure) => anyFigure.flatMap((target) => anySquare.map((to) => ({ figure, target, to })))),
    end: [{}],
  };
  // Those that single missions add are legal nowhere here.
  return ACTIONS.flatMap((kind) => (shapes[kind] ?? atSquare).map((fields) => ({ do: kind, ...fields }) as FuryAction));
}

/** Random play; at every decision what is accepted must be what is offered. Returns the kinds that were taken. */
function playAndCompare(text: string, seed: number): Set<string> {
  const game = openPosition({ system: 'fury-of-the-clansmen', ...(parse(text) as object) }, numbersOf({ 'options.rules': 'advanced', 'options.brokenWeapons': true }));
  const chance = openChance('every-action', seed);
  const state = game.deploy(chance);
  const { width, height } = game.ground.board(state.open);
  const all = everyAction(state.open.figures.length, width * height);
  const taken = new Set<string>();
  const player = anyKind.start(0, game);
  const rng = stream('every-action', 'player', seed);
  for (let decision = 0; decision < MOST_DECISIONS; decision++) {
    const seat = game.toAct(state);
    if (seat === null) break;
    const view = game.view(state, seat);
    const offered = game.options(view).map((action) => JSON.stringify(action)).toSorted();
    const accepted = all.filter((action) => game.refuse(view, action) === undefined).map((action) => JSON.stringify(action)).toSorted();
    expect(accepted, `decision ${decision} of game ${seed}`).toEqual(offered);
    const action = player.choose(view, rng) as FuryAction;
    taken.add(action.do);
    game.apply(state, action, chance);
  }
  return taken;
}

describe('Options and refusals', () => {
  it.each([['ruins', RUINS], ['a melee', MELEE], ['an open field', FIELD]])('in %s every action that is accepted is offered, and every one that is offered is accepted', (_place, text) => {
    const taken = [1, 2, 3].flatMap((seed) => [...playAndCompare(text, seed)]);
    expect(new Set(taken).size).toBeGreaterThan(8);
  });
});
