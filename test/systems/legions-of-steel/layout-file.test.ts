/** A mission's layout as a file: what is built in, what a user puts in its place, and what cannot be played on. */
import { describe, expect, it, test } from 'vitest';
import { LayoutError } from '../../../src/kernel/layout.ts';
import { playGame } from '../../../src/kernel/referee.ts';
import type { LegionsGame } from '../../../src/systems/legions-of-steel/game.ts';
import { legionsOfSteel } from '../../../src/systems/legions-of-steel/index.ts';
import { layoutOf, type LayoutFile } from '../../../src/systems/legions-of-steel/layout-file.ts';
import type { LegionsState } from '../../../src/systems/legions-of-steel/state.ts';
import random from '../../../strategies/any/random.ts';

const MISSIONS = legionsOfSteel.missions.map(({ id }) => id);
const open = (mission: string, layout?: unknown) => legionsOfSteel.open({ mission, ...(layout === undefined ? {} : { layout }) }) as LegionsGame;
const asFile = (layout: unknown) => JSON.parse(JSON.stringify(layout)) as LayoutFile;
const play = (game: LegionsGame) => playGame({ game, strategies: [random, random], seats: legionsOfSteel.seats, seed: 'layout', index: 0 });

/** Small enough to be read: the two groups left, the room right. */
const HEART: LayoutFile = {
  system: 'legions-of-steel',
  mission: 'heart-of-the-net',
  board: `
##############
#PP..D..##NN##
#PP..#..D..O.#
######..#..O.#
######D###D###
#PP..#...#..E#
#PP..D...D..S#
##############
`.trimStart(),
  garrison: [{ at: [7, 2], facing: 'west' }, { at: [8, 6], facing: 'north' }],
};
const changed = (from: string, to: string, file = HEART) => {
  expect(file.board).toContain(from);
  return { ...file, board: file.board.replace(from, to) };
};

function refusal(layout: unknown, mission = 'heart-of-the-net'): string[] {
  try {
    open(mission, layout);
  } catch (thrown) {
    if (!(thrown instanceof LayoutError)) throw thrown;
    return thrown.problems.map(({ path, message, onBoard }) => `${path.join('.')}${onBoard === undefined ? '' : ` ${onBoard.row}:${onBoard.column}`}: ${message}`);
  }
  return [];
}

describe('the layout that a mission has', () => {
  it.each(MISSIONS)('%s: written and read again it is the same game', (mission) => {
    const [own, built] = [open(mission, asFile(layoutOf(mission))), open(mission)].map(play);
    expect(own!.failure).toBeNull();
    expect([own!.digest, own!.measures]).toEqual([built!.digest, built!.measures]);
  });
});

describe('a layout of the user\'s own', () => {
  it('has another board, other zones and another garrison', () => {
    const game = open('heart-of-the-net', HEART);
    expect(game.card.field).toEqual({ columns: 14, rows: 8 });
    const { failure, measures } = play(game);
    expect(failure).toBeNull();
    expect(measures!.rounds).toBeGreaterThan(0);
    let garrison: unknown[] = [];
    playGame({ game, strategies: [random, random], seats: legionsOfSteel.seats, seed: 1, index: 0, watch: ({ number, state }) => {
      if (number === 0) garrison = (state as LegionsState).open.figures.filter(({ fate }) => fate === 'in-play').map(({ at, facing, covering }) => [at, facing, covering]);
    } });
    expect(garrison).toEqual([[2 * 14 + 7, 6, 0], [6 * 14 + 8, 0, 0]]);
  });

  it('goes with a position saved from its game, which plays on as it did', () => {
    const game = open('heart-of-the-net', HEART);
    let compared = 0;
    playGame({ game, strategies: [random, random], seats: legionsOfSteel.seats, seed: 4, index: 0, watch: ({ state, seat }) => {
      const now = state as LegionsState;
      if (compared > 0 || now.open.agenda.at(-1)?.step !== 'acting') return;
      compared++;
      const position = asFile(game.position(now));
      const again = legionsOfSteel.open({ mission: '', position }) as LegionsGame;
      const taken = again.deploy({ dice: { stream: () => { throw new Error('no dice'); }, startRound() {} }, luck: { account: () => { throw new Error('no luck'); } }, tell: null } as never);
      expect(again.options(again.view(taken, seat))).toEqual(game.options(game.view(now, seat)));
      expect(() => legionsOfSteel.open({ mission: '', position: { ...position, mission: undefined } })).toThrow('layout: is that of a mission; name the mission, or leave it out');
    } });
    expect(compared).toBe(1);
  });
});

describe('a layout that cannot be played on is refused with the place of what is wrong', () => {
  test.each<[string, unknown, string | RegExp]>([
    ['nothing', null, /^: found nothing, expected a layout: system, mission, board, garrison$/],
    ['an unknown key', { ...HEART, bord: '' }, 'bord: unknown key "bord"; did you mean "board"?'],
    ['another system', { ...HEART, system: 'warengine' }, 'system: system: found "warengine", expected legions-of-steel'],
    ['another mission', { ...HEART, mission: 'the-foundry' }, 'mission: mission: found "the-foundry", expected heart-of-the-net, the mission that is played'],
    ['no board', { system: HEART.system, mission: HEART.mission }, ': board: found nothing, expected a board as text, after "board: |"'],
    ['an unknown mark', changed('P..D', 'P?.D'), /^board 2:4: board: line 2, character 4: unknown square "\?".*; a zone is capital letters other than D$/],
    ['a ragged row', changed('.O.#', '.O#'), /^board 3:\d+: board: line 3, character \d+: ragged row: 13 instead of the first row's 14 squares/],
    ['a tiny board', { ...HEART, board: 'PP\nPP' }, 'board: board: found 2 x 2 squares, expected 6 to 60 along each side'],
    ['a zone that is missing', changed('O.#\n######..#..O', '..#\n######..#...'), 'board: board: zone O, the room of the Overlord: found none, expected a square at least'],
    ['a zone that is too small', changed('#PP..#...#..E', '#....#...#..E'), 'board: board: zone P in the lower half of the board, where the assault group of the corporal begins: found 2 squares, expected 4 squares at least'],
    ['a zone of another mission', changed('.O.#', '.OB#'), 'board 3:13: board: zone B: the mission has none; its zones are P, O, N, S, E'],
    ['a group that is walled in', changed('#PP..D...D', '#PP..#...D'), 'board 6:2: board: no way leads from zone P at [1, 1] to zone P at [1, 5]; open a wall or set a door between'],
    ['a room that is walled in', { ...HEART, board: HEART.board.replace('D..O.#', '#..O.#').replace('D###D###', 'D#######') }, 'board 3:12: board: no way leads from zone P at [1, 1] to zone O at [11, 2]; open a wall or set a door between'],
    ['a garrison of no list', { ...HEART, garrison: 5 }, 'garrison: garrison: found 5, expected a list of 0 to 10 posts, such as { at: [12, 11], facing: west }'],
    ['a post off the board', { ...HEART, garrison: [{ at: [14, 1], facing: 'west' }] }, 'garrison.0.at: garrison: at: found [14,1], expected [column, row] on the board, columns 0 to 13 and rows 0 to 7'],
    ['a post in a wall', { ...HEART, garrison: [{ at: [0, 0], facing: 'west' }] }, 'garrison.0.at: garrison: [0, 0] is a wall; expected floor'],
    ['a post in a door', { ...HEART, garrison: [{ at: [5, 1], facing: 'west' }] }, 'garrison.0.at: garrison: [5, 1] is a door; expected floor'],
    ['a post among commandos', { ...HEART, garrison: [{ at: [1, 1], facing: 'west' }] }, 'garrison.0.at: garrison: [1, 1] is where commandos begin; expected another square'],
    ['two on one post', { ...HEART, garrison: [{ at: [7, 2], facing: 'west' }, { at: [7, 2], facing: 'east' }] }, 'garrison.1.at: garrison: two stand at [7, 2]; expected a square for each'],
    ['a post that looks nowhere', { ...HEART, garrison: [{ at: [7, 2] }] }, 'garrison.0: garrison: facing: found nothing, expected one of north, east, south, west'],
    ['a post with a weapon', { ...HEART, garrison: [{ at: [7, 2], facing: 'west', weapon: 'deadbolt' }] }, 'garrison.0.weapon: garrison: unknown key "weapon"; there is at, facing'],
  ])('%s', (_, layout, said) => {
    const [first] = refusal(layout);
    if (typeof said === 'string') expect(first).toBe(said);
    else expect(first).toMatch(said);
  });

  it('a garrison where the mission has none', () => {
    expect(refusal({ ...layoutOf('the-foundry'), garrison: [] }, 'the-foundry')).toEqual(['garrison: garrison: there is none in the-foundry; leave it out']);
  });

  it('a start without room for the horde', () => {
    const { board } = layoutOf('the-foundry');
    const lines = board.split('\n').map((line, row) => (row > 9 ? line.replaceAll('X', '.') : line));
    expect(refusal({ ...layoutOf('the-foundry'), board: lines.join('\n') }, 'the-foundry')).toEqual(['board: board: zone X, where the horde begins: found 8 squares, expected 11 squares at least']);
  });

  it('the same without a mistake is refused nothing', () => {
    expect(refusal(HEART)).toEqual([]);
  });
});
