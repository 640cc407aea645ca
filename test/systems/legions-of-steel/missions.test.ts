import { describe, expect, test } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { numbersOf } from '../../../src/systems/legions-of-steel/book.ts';
import { LegionsGame } from '../../../src/systems/legions-of-steel/game.ts';
import { missionOf } from '../../../src/systems/legions-of-steel/missions/all.ts';
import { openSquares, zoneOn } from '../../../src/systems/legions-of-steel/missions/arrivals.ts';
import { judge } from '../../../src/systems/legions-of-steel/rules/judge.ts';
import { proceed } from '../../../src/systems/legions-of-steel/sequence.ts';
import { pips, scriptedRng } from '../../kernel/scripted-rng.ts';
import type { LegionsState } from '../../../src/systems/legions-of-steel/state.ts';

const chance = openChance('missions', 0);

/** A mission as it begins, with whoever was to be set up where `at` puts him, and the machines' reserve away. */
function begun(mission: string, patch: Record<string, unknown> = {}) {
  const book = numbersOf(patch);
  const game = new LegionsGame(book, missionOf(mission, book));
  const state = game.deploy(openChance('missions', 0));
  const { ground } = game;
  const number = (id: string) => ground.roster.findIndex((figure) => figure.id === id);
  const put = (id: string, column: number, row: number) => {
    const figure = state.open.figures[number(id)]!;
    figure.fate = 'in-play';
    figure.at = row * ground.board.width + column;
    ground.mission.observe?.(ground, state.open, 'moved');
    state.open.clock += 1;
  };
  const kill = (...ids: string[]) => {
    for (const id of ids) {
      state.open.figures[number(id)]!.fate = 'killed';
      state.open.killed.push(number(id));
    }
    state.open.clock += 1;
    judge(ground, state.open, 'killed', chance);
  };
  const over = (what: 'player-turn-over' | 'turn-over', turn = state.open.turn, phasing: 0 | 1 = 0) => {
    state.open.turn = turn;
    state.open.phasing = phasing;
    judge(ground, state.open, what, chance);
    return state.open.result;
  };
  return { game, ground, state, number, put, kill, over };
}

const SECTION = ['sergeant', 'corporal', 'trooper-1', 'trooper-2', 'trooper-3', 'trooper-4', 'heavy-weapon-trooper-1', 'heavy-weapon-trooper-2'];

/** Plays the set-up with the first place there is. */
function setUp(game: LegionsGame, state: LegionsState): void {
  for (let seat = game.toAct(state); seat !== null && state.open.agenda.at(-1)?.step === 'place'; seat = game.toAct(state)) game.apply(state, game.options(game.view(state, seat))[0]!, chance);
}

describe('Quarterback Sneak', () => {
  test('the section is set up in A, no machine is on the board, and the commandos go first', () => {
    const { game, state, ground } = begun('quarterback-sneak');
    expect(state.open.agenda.at(-1)).toMatchObject({ step: 'place', seat: 0, why: 'deploy' });
    setUp(game, state);
    expect(state.open.figures.map(({ fate }) => fate)).toEqual([...SECTION.map(() => 'in-play'), ...Array<string>(11).fill('reserve')]);
    expect(ground.figuresOf(state.open, 0).every((figure) => ground.board.zone('A').includes(state.open.figures[figure]!.at))).toBe(true);
    expect(state.open).toMatchObject({ turn: 1, first: 0, phasing: 0 });
  });

  test('from the second turn on it is rolled for', () => {
    const { game, state, ground } = begun('quarterback-sneak');
    setUp(game, state);
    state.open.agenda = [{ step: 'turn' }];
    proceed(ground, state, chance);
    expect([state.open.turn, state.open.agenda.at(-1)]).toEqual([2, { step: 'bid', seat: 0 }]);
  });

  test('two Nightmares a turn from the second on, the Fiend in the fifth, nobody twice', () => {
    const { ground, state, number } = begun('quarterback-sneak');
    const arriving = (turn: number) => {
      state.open.turn = turn;
      return ground.mission.arriving(ground, state.open, 1).map((figure) => ground.name(figure));
    };
    expect([arriving(1), arriving(2)]).toEqual([[], ['nightmare-1', 'nightmare-2']]);
    for (const id of ['nightmare-1', 'nightmare-2']) state.open.figures[number(id)]!.fate = 'killed';
    expect(arriving(3)).toEqual(['nightmare-3', 'nightmare-4']);
    expect(arriving(5)).toEqual(['nightmare-3', 'nightmare-4', 'nightmare-5', 'nightmare-6', 'nightmare-7', 'nightmare-8', 'assault-fiend']); // those found no square before
    expect(ground.mission.arriving(ground, state.open, 0)).toEqual([]);
  });

  test('a zone closes while a commando is within seven squares\' walk; Y is not open before turn 6', () => {
    const { ground, state, put } = begun('quarterback-sneak');
    const open = (letter: string, from = 1) => openSquares(ground, state.open, [zoneOn(ground.board, letter, from)]).length;
    state.open.turn = 1;
    const { distances } = zoneOn(ground.board, 'X');
    const at = (steps: number) => put('trooper-2', distances.indexOf(steps) % 34, Math.floor(distances.indexOf(steps) / 34));
    put('trooper-2', 20, 4); // two squares below X
    expect(distances[4 * 34 + 20]).toBe(2);
    expect(open('X')).toBe(0);
    at(7);
    expect(open('X')).toBe(0);
    at(8);
    expect(open('X')).toBe(4);
    expect(open('Y', 6)).toBe(0);
    state.open.turn = 6;
    expect(open('Y', 6)).toBe(4);
  });

  test('whoever carries the bomb in B as a commando turn ends has delivered it', () => {
    const { put, over, kill } = begun('quarterback-sneak');
    for (const [i, id] of SECTION.entries()) put(id, 1 + (i % 5), 10 + Math.floor(i / 5));
    put('trooper-2', 29, 4);
    expect(over('player-turn-over', 5)).toBeNull(); // not the carrier
    put('trooper-1', 30, 4);
    kill('corporal', 'trooper-3', 'trooper-4', 'heavy-weapon-trooper-1', 'heavy-weapon-trooper-2');
    expect(over('player-turn-over', 5, 1)).toBeNull(); // the machines' turn
    expect(over('player-turn-over', 5)).toEqual({ winner: 0, grade: 'delivered' });
  });

  test('with four alive, in strength', () => {
    const { put, over } = begun('quarterback-sneak');
    for (const [i, id] of ['sergeant', 'corporal', 'trooper-2'].entries()) put(id, 1 + i, 10);
    put('trooper-1', 30, 4);
    expect(over('player-turn-over', 5)).toEqual({ winner: 0, grade: 'delivered-in-strength' });
  });

  test('the bomb falls with its carrier, and may be picked up there', () => {
    const { put, kill, state, ground, number } = begun('quarterback-sneak');
    put('trooper-1', 12, 12);
    put('trooper-2', 3, 12);
    kill('trooper-1');
    expect(ground.mission.load!.where(state.open)).toMatchObject({ carrier: -1, at: 12 * 34 + 12 });
    expect(ground.mission.mark!(state.open, 12 * 34 + 12)).toBe('*');
    state.open.affairs = ground.mission.load!.pickUp(state.open, number('trooper-2'));
    expect(ground.mission.load!.where(state.open)).toMatchObject({ carrier: number('trooper-2') });
  });

  test('a forcewall that comes up where the bomb lies pushes it out: it has been where it comes to lie', () => {
    const { put, kill, state, ground, number } = begun('quarterback-sneak');
    put('trooper-1', 12, 12);
    put('trooper-2', 3, 12);
    kill('trooper-1');
    const dice = scriptedRng(pips(6, 3));
    state.open.agenda = [{ step: 'action-phase', seat: 0 }, { step: 'burst', grenade: 'forcewall', at: 12 * 34 + 12, by: number('trooper-2') }];
    proceed(ground, state, { ...chance, dice: { stream: () => dice, startRound() {} } });
    expect(state.open.affairs).toEqual({ kind: 'quarterback-sneak', carrier: -1, at: 13 * 34 + 12, farthest: 12 }); // to the right of a throw to the east
    state.open.affairs = ground.mission.load!.lay(state.open, 13 * 34 + 14);
    expect(state.open.affairs).toMatchObject({ farthest: 14 });
    expect([state.open.forcewalls, dice.unused()]).toEqual([[12 * 34 + 12], []]);
  });

  test('machines: kept away when time is up, stopped if it never came beyond column 20 or the section is dead', () => {
    const far = begun('quarterback-sneak');
    far.put('trooper-1', 21, 12);
    expect(far.over('turn-over', 11)).toBeNull();
    expect(far.over('turn-over', 12)).toEqual({ winner: 1, grade: 'kept-away' });
    const near = begun('quarterback-sneak');
    near.put('trooper-1', 20, 12);
    expect(near.over('turn-over', 12)).toEqual({ winner: 1, grade: 'stopped' });
    const dead = begun('quarterback-sneak');
    dead.kill(...SECTION);
    expect(dead.state.open.result).toEqual({ winner: 1, grade: 'stopped' });
  });
});

describe('The Foundry', () => {
  test('section in A, horde in X, and nobody else comes; who goes first is rolled for', () => {
    const { game, state, ground } = begun('the-foundry');
    setUp(game, state);
    for (const [seat, zone] of [[0, 'A'], [1, 'X']] as const) expect(ground.figuresOf(state.open, seat).every((figure) => ground.board.zone(zone).includes(state.open.figures[figure]!.at))).toBe(true);
    expect(ground.figuresOf(state.open, 1)).toHaveLength(11);
    expect(state.open.agenda.some(({ step }) => step === 'go')).toBe(true);
  });

  test('two points a turn, from the third on, to the side alone in the hall', () => {
    const { put, over, ground, state, game } = begun('the-foundry');
    put('trooper-1', 16, 9);
    put('nightmare-1', 30, 9);
    over('turn-over', 2);
    over('turn-over', 3);
    over('turn-over', 4);
    expect(game.measure(state).values).toMatchObject({ 'points.commandos': 4, 'hall.commandos': 4, 'points.machines': 0 });
    put('nightmare-1', 15, 9);
    over('turn-over', 5);
    expect(ground.mission.measure(ground, state.open)['hall.commandos']).toBe(4); // both are there
  });

  test('a Nightmare counts 1, the Fiend 3, a commando 2; six ahead is decisive, a tie the commandos\'', () => {
    const ends = (...killed: string[]) => {
      const { put, kill, over, ground, state } = begun('the-foundry');
      for (const [i, id] of SECTION.entries()) put(id, 1 + (i % 4), 8 + Math.floor(i / 4));
      for (let i = 1; i <= 10; i++) put(`nightmare-${i}`, 29 + (i % 4), 8 + Math.floor(i / 4));
      kill(...killed);
      const result = over('turn-over', 10);
      const { values } = { values: ground.mission.measure(ground, state.open) };
      return [values['points.commandos'], values['points.machines'], result?.grade];
    };
    expect(ends('nightmare-1', 'trooper-1')).toEqual([1, 2, 'machines-marginal']);
    expect(ends('nightmare-1', 'nightmare-2', 'trooper-1')).toEqual([2, 2, 'commandos-marginal']);
    expect(ends('assault-fiend', 'nightmare-1', 'nightmare-2', 'nightmare-3')).toEqual([6, 0, 'commandos-decisive']);
    expect(ends('trooper-1', 'trooper-2', 'trooper-3')).toEqual([0, 6, 'machines-decisive']);
  });

  test('a side destroyed: decisive at once', () => {
    const { kill, put, state } = begun('the-foundry');
    put('nightmare-1', 30, 9);
    kill(...SECTION);
    expect(state.open.result).toEqual({ winner: 1, grade: 'machines-decisive' });
  });
});

describe('Heart of the Net', () => {
  test('five Nightmares cover from their posts; each assault group is set up in its own zone', () => {
    const { game, state, ground, number } = begun('heart-of-the-net');
    expect(ground.figuresOf(state.open, 1).map((figure) => [state.open.figures[figure]!.at % 36, Math.floor(state.open.figures[figure]!.at / 36)])).toEqual([[12, 11], [18, 11], [21, 10], [26, 13], [24, 8]]);
    expect(ground.figuresOf(state.open, 1).every((figure) => state.open.figures[figure]!.covering === 0 && state.open.figures[figure]!.facing === 6)).toBe(true);
    setUp(game, state);
    const row = (id: string) => Math.floor(state.open.figures[number(id)]!.at / 36);
    expect(['sergeant', 'trooper-1', 'trooper-2', 'heavy-weapon-trooper-1'].every((id) => row(id) < 12)).toBe(true);
    expect(['corporal', 'trooper-3', 'trooper-4', 'heavy-weapon-trooper-2'].every((id) => row(id) > 12)).toBe(true);
  });

  test('2, 2 and 1 Nightmares in turns 3 to 5, the Fiend in 4', () => {
    const { ground, state, number } = begun('heart-of-the-net');
    const arrivals = [2, 3, 4, 5, 6].map((turn) => {
      state.open.turn = turn;
      const names = ground.mission.arriving(ground, state.open, 1).map((figure) => ground.name(figure));
      for (const id of names) state.open.figures[number(id)]!.fate = 'in-play';
      return names.length;
    });
    expect(arrivals).toEqual([0, 2, 3, 1, 0]);
  });

  test('alone with the Overlord at two turn ends in a row: at once by turn 8 or with four alive', () => {
    const held = (turn: number, alive: number) => {
      const { put, over } = begun('heart-of-the-net');
      for (let i = 0; i < alive; i++) put(SECTION[i]!, 20 + i, 10);
      for (const id of ['nightmare-3', 'nightmare-4']) put(id, 30, 11); // out of the room
      expect(over('turn-over', turn - 1)).toBeNull();
      return over('turn-over', turn)?.grade;
    };
    expect([held(8, 1), held(9, 3), held(9, 4)]).toEqual(['destroyed-at-once', 'destroyed', 'destroyed-at-once']);
  });

  test('a machine in the room, or an end between, and it begins anew', () => {
    const { put, over, kill } = begun('heart-of-the-net');
    put('sergeant', 20, 10);
    kill('nightmare-4');
    over('turn-over', 4); // another one is in the room still
    kill('nightmare-3');
    over('turn-over', 5);
    put('sergeant', 15, 10);
    expect(over('turn-over', 6)).toBeNull();
    put('sergeant', 20, 10);
    expect(over('turn-over', 7)).toBeNull();
    expect(over('turn-over', 8)).toEqual({ winner: 0, grade: 'destroyed-at-once' });
  });

  test('at the end of turn 10 a commando in the room makes it a contest, none a defeat', () => {
    const { put, over } = begun('heart-of-the-net');
    put('sergeant', 20, 10);
    expect(over('turn-over', 10)).toEqual({ winner: 1, grade: 'contested' });
    const out = begun('heart-of-the-net');
    out.put('sergeant', 15, 10);
    expect(out.over('turn-over', 10)).toEqual({ winner: 1, grade: 'repelled' });
  });
});
