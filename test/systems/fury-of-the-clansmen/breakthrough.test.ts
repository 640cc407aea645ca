import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { columnOf, rowOf } from '../../../src/kernel/grid/squares.ts';
import { numbersOf } from '../../../src/systems/fury-of-the-clansmen/book.ts';
import { FuryGame } from '../../../src/systems/fury-of-the-clansmen/game.ts';
import { breakthrough } from '../../../src/systems/fury-of-the-clansmen/missions/breakthrough.ts';
import { takeOut, type FuryState } from '../../../src/systems/fury-of-the-clansmen/state.ts';
import { UNITS } from '../../../src/systems/fury-of-the-clansmen/vocabulary.ts';

const WIDTH = 24;
const game = new FuryGame(numbersOf(), breakthrough);
const { squads, troopers } = game.ground.roster;

function deployed(seed = 1): { state: FuryState; chance: ReturnType<typeof openChance>; choices: number[] } {
  const chance = openChance(seed, 0);
  const state = game.deploy(chance);
  const choices: number[] = [];
  while (state.open.agenda.at(-1)!.step === 'deploy') {
    const options = game.options(game.view(state, game.toAct(state)!));
    choices.push(options.length);
    game.apply(state, options[0]!, chance);
  }
  return { state, chance, choices };
}

const ofSeat = (seat: number) => troopers.flatMap((trooper, figure) => (trooper.seat === seat ? [figure] : []));
const ofUnit = (unit: string) => troopers.filter((trooper) => trooper.unit === unit).length;

/** A figure enters a squad's square, as the rules have it go out of play. */
function enter(state: FuryState, figure: number, squad: number): void {
  takeOut(state.open, figure, 'on-goal');
  state.open.entered[squad]!.push(figure);
}

const judged = (state: FuryState, roundOver = false) => breakthrough.objectives(state.open, game.ground.roster, game.ground.book, roundOver);

describe('Mission One: Breakthrough', () => {
  it('Components: 3 Chieftains, 6 Regulars, 3 Charger Carriers against 5 Centurions and 15 Necromutants, in squads of four', () => {
    expect(UNITS.map(ofUnit)).toEqual([3, 6, 3, 5, 15]);
    expect(squads.map(({ members }) => members.length)).toEqual([4, 4, 4, 4, 4, 4, 4, 4]);
  });

  it('Setup: three Clan squares along one edge, five of the Legion along the opposite one, on clear ground', () => {
    const { state } = deployed();
    const field = game.ground.field(state.open);
    for (const [squad, { seat }] of squads.entries()) {
      const spaces = breakthrough.spaces(null, squad);
      expect(spaces.map((square) => rowOf(WIDTH, square))).toEqual(seat === 0 ? [22, 22, 23, 23] : [0, 0, 1, 1]);
      expect(spaces.map((square) => field.terrain(square))).toEqual(['clear', 'clear', 'clear', 'clear']);
      expect(new Set(spaces.map((square) => columnOf(WIDTH, square))).size).toBe(2);
    }
  });

  it('Setup: the boards lie at random, each once, in any direction', () => {
    const layouts = Array.from({ length: 60 }, (_, seed) => deployed(seed).state.open.layout!);
    for (const layout of layouts) expect([...layout].map((lies) => Math.floor(lies / 4)).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(layouts.map((layout) => layout.join())).size).toBe(60);
    expect(new Set(layouts.map((layout) => layout[0]! % 4)).size).toBe(4);
  });

  it('Deployment: each squad on its own square, one figure a space; the Clan chooses first, and only between figures that differ', () => {
    const { state, choices } = deployed();
    for (const [squad, { members }] of squads.entries()) {
      const squares = members.map((member) => state.open.figures[member]!.at).sort((a, b) => a - b);
      expect(squares).toEqual([...breakthrough.spaces(null, squad)]);
    }
    expect(choices).toEqual([4, 3, 4, 3, 4, 3, 4, 4, 4, 4, 4]); // Chieftain and Charger Carrier, three times; then five Centurions
  });

  it('Special Rules: a figure on an enemy square is out of play, and the square counts from then on', () => {
    const { state, chance } = deployed();
    const figure = squads[3]!.members[0]!;
    const runner = squads[0]!.members[0]!;
    const [space] = breakthrough.spaces(null, 3);
    state.open.figures[figure]!.fate = 'eliminated'; // the space is free
    state.open.figures[figure]!.at = space!;
    state.open.figures[runner]!.at = 2 * WIDTH + columnOf(WIDTH, space!);
    state.open.figures[runner]!.actions = 1;
    state.open.agenda.push({ step: 'turn', squad: 0 });
    state.open.clock += 1;
    for (const member of squads[3]!.members) state.open.figures[member]!.fate = 'eliminated';
    const view = game.view(state, 0);
    const action = { do: 'move', figure: runner, to: breakthrough.spaces(null, 3)[2]! } as const;
    expect(game.refuse(view, action)).toBeUndefined();
    game.apply(state, action, chance);
    expect(state.open.figures[runner]!.fate).toBe('on-goal');
    expect(state.open.entered[3]).toEqual([runner]);
  });

  it('a goal is not passed through: who enters it goes no further', () => {
    const { state } = deployed();
    const runner = squads[0]!.members[0]!;
    for (const member of squads[4]!.members) state.open.figures[member]!.fate = 'eliminated';
    const [west] = breakthrough.spaces(null, 4);
    state.open.figures[runner]!.at = west! - 1;
    state.open.figures[runner]!.actions = 1;
    state.open.clock += 1;
    const { steps } = game.ground.reachOf(state.open, runner);
    expect(steps[west!]).toBe(1);
    expect(steps[west! + 1]).toBeGreaterThan(2); // its other column only from outside
  });

  it('Clan Objective: a different figure onto each of five squares; five on four squares are not enough', () => {
    const { state } = deployed();
    const clan = ofSeat(0);
    for (let goal = 0; goal < 4; goal++) enter(state, clan[goal]!, 3 + goal);
    enter(state, clan[4]!, 3);
    expect(judged(state)).toBeNull();
    enter(state, clan[5]!, 7);
    expect(judged(state)).toEqual({ winner: 0, grade: 'clan-breakthrough' });
  });

  it('Dark Legion Objective: a figure onto each of three squares', () => {
    const { state } = deployed();
    const legion = ofSeat(1);
    for (const goal of [0, 1]) enter(state, legion[goal]!, goal);
    expect(judged(state)).toBeNull();
    enter(state, legion[2]!, 2);
    expect(judged(state)).toEqual({ winner: 1, grade: 'legion-breakthrough' });
  });

  it('Special Rules: a draw only when neither side has enough figures left for the squares it still needs', () => {
    const { state } = deployed();
    for (const figure of ofSeat(0).slice(4)) takeOut(state.open, figure, 'eliminated');
    expect(judged(state)).toBeNull(); // four Clansmen for five squares, but the Legion still can
    for (const figure of ofSeat(1).slice(3)) takeOut(state.open, figure, 'eliminated');
    expect(judged(state)).toBeNull(); // three for three
    takeOut(state.open, ofSeat(1)[0]!, 'left-board');
    expect(judged(state)).toEqual({ winner: null, grade: 'impossible' });
  });

  it('the round limit ends a game that goes nowhere, at the end of its last round', () => {
    const { state } = deployed();
    state.open.round = 30;
    expect(judged(state)).toBeNull();
    expect(judged(state, true)).toEqual({ winner: null, grade: 'round-limit' });
  });
});
