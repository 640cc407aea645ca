/** A mission's layout as a file: what is built in, what a user puts in its place, and what cannot be played on. */
import { describe, expect, it } from 'vitest';
import { playGame } from '../../../src/kernel/referee.ts';
import { LayoutError } from '../../../src/kernel/layout.ts';
import { furyOfTheClansmen } from '../../../src/systems/fury-of-the-clansmen/index.ts';
import { layoutOf, missionIn, type LayoutFile } from '../../../src/systems/fury-of-the-clansmen/layout-file.ts';
import { drawBoard } from '../../../src/systems/fury-of-the-clansmen/board-text.ts';
import { numbersOf } from '../../../src/systems/fury-of-the-clansmen/book.ts';
import type { FuryGame } from '../../../src/systems/fury-of-the-clansmen/game.ts';
import type { FuryState } from '../../../src/systems/fury-of-the-clansmen/state.ts';
import { MISSION_IDS } from '../../../src/systems/fury-of-the-clansmen/missions/all.ts';
import commander from '../../../strategies/fury-of-the-clansmen/commander.ts';
import random from '../../../strategies/any/random.ts';

const open = (mission: string, layout?: unknown, patch: Record<string, unknown> = {}) => furyOfTheClansmen.open({ mission, patch, ...(layout === undefined ? {} : { layout }) }) as FuryGame;
const play = (game: FuryGame, seed = 'layout', player = commander) => playGame({ game, strategies: [player, player], seats: furyOfTheClansmen.seats, seed, index: 0 });
const asFile = (layout: unknown) => JSON.parse(JSON.stringify(layout)) as LayoutFile;

/** An open board with a row of chasm, to be drawn on. */
const OPEN_GROUND = `${Array.from({ length: 20 }, (_, row) => Array.from({ length: 16 }, () => (row === 9 || row === 10 ? 'X' : '.')).join(' ')).join('\n')}\n`;
const CHASM: LayoutFile = {
  system: 'fury-of-the-clansmen',
  mission: 'cross-the-chasm',
  board: OPEN_GROUND,
  places: {
    'clan-1': [0, 18], 'clan-2': [7, 18], 'clan-3': [14, 18], 'legion-1': [0, 0], 'legion-2': [0, 4], 'legion-3': [7, 6], 'legion-4': [14, 4], 'legion-5': [14, 0],
    installation: [6, 0], 'bridge-1': [2, 9], 'bridge-2': [12, 9],
  },
};

describe('the layout that a mission has', () => {
  it.each(MISSION_IDS)('%s: written and read again it is the same game', (mission) => {
    const [own, built] = [play(open(mission, asFile(layoutOf(mission)))), play(open(mission))];
    expect(own.failure).toBeNull();
    expect([own.digest, own.measures]).toEqual([built.digest, built.measures]);
  });

  it.each([
    ['escape', 'missions.escape.ring', 2],
    ['gardens', 'missions.gardens.doors', 'far'],
    ['ambush', 'missions.ambush.caves', 'valley'],
    ['defend-the-tower', 'missions.defend-the-tower.apart', 3],
    ['mountain-fortress', 'board.section', 7],
  ])('%s: %s moves its places, and the file written with it plays as that number does', (mission, path, value) => {
    const layout = layoutOf(mission, { [path]: value });
    expect(layout.places).not.toEqual(layoutOf(mission).places);
    const patch = path === 'board.section' ? { [path]: value } : {};
    expect(play(open(mission, asFile(layout), patch)).digest).toBe(play(open(mission, undefined, { [path]: value })).digest);
  });
});

describe('a layout of the user\'s own', () => {
  it('has another board and other places: a smaller field across a chasm', () => {
    const game = open('cross-the-chasm', CHASM);
    expect(game.card.field).toEqual({ columns: 16, rows: 20 });
    const { failure, measures } = play(game);
    expect(failure).toBeNull();
    expect(measures!.rounds).toBeGreaterThan(0);
  });

  it('moves a place only: the rest of the mission stays as it is', () => {
    const built = layoutOf('breakthrough');
    const moved = open('breakthrough', { ...built, places: { ...built.places, 'clan-2': [11, 20] } });
    const lies = (squad: number) => moved.ground.mission.spaces(null, squad);
    expect(lies(1)[0]).toBe(20 * 24 + 11);
    expect(lies(0)).toEqual(open('breakthrough').ground.mission.spaces(null, 0));
    expect(play(moved).digest).not.toBe(play(open('breakthrough')).digest);
  });

  it('is the same ground in every game, where the mission shuffles its sections', () => {
    const ground = Array.from({ length: 24 }, (_, row) => Array.from({ length: 24 }, () => (row === 12 ? 'J' : '.')).join(' ')).join('\n');
    const game = open('breakthrough', { ...layoutOf('breakthrough'), board: ground });
    const drawn = (seed: number) => {
      let board = '';
      playGame({ game, strategies: [random, random], seats: furyOfTheClansmen.seats, seed, index: 0, watch: ({ number, state }) => { if (number === 0) board = drawBoard(game.ground.board((state as FuryState).open).map); } });
      return board;
    };
    expect(drawn(1).match(/J/g)).toHaveLength(24);
    expect(drawn(2)).toBe(drawn(1));
  });

  it('goes with a position saved from its game, which plays on as it did', () => {
    const game = open('cross-the-chasm', CHASM);
    const saved: { position: unknown; state: FuryState }[] = [];
    playGame({
      game, strategies: [random, random], seats: furyOfTheClansmen.seats, seed: 4, index: 0,
      watch: ({ state }) => {
        if (saved.length > 0 || (state as FuryState).open.agenda.at(-1)?.step !== 'turn') return;
        saved.push({ position: JSON.parse(JSON.stringify(game.position(state as FuryState))), state: structuredClone(state as FuryState) });
      },
    });
    const { position, state } = saved[0]!;
    const again = furyOfTheClansmen.open({ mission: '', position }) as FuryGame;
    const optionsOf = (each: FuryGame, at: FuryState) => each.options(each.view(at, each.toAct(at)!));
    const chance = { dice: { stream: () => { throw new Error('no dice'); }, startRound() {} }, luck: { account: () => { throw new Error('no luck'); } }, tell: null } as never;
    expect(optionsOf(again, again.deploy(chance))).toEqual(optionsOf(game, state));
    expect(() => furyOfTheClansmen.open({ mission: '', position: { ...(position as object), mission: undefined } })).toThrow(/layout: is that of a mission; name the mission, or leave it out/);
  });

  it('leaves out of what results rest on the numbers that it takes the place of', () => {
    const about = (path: string) => open('escape', layoutOf('escape')).card.restsOn.includes(path);
    expect([about('missions.escape.clanSteps'), about('missions.escape.ring'), about('board.density')]).toEqual([true, false, false]);
    expect(() => open('escape', layoutOf('escape'), { 'missions.escape.ring': 2 })).toThrow('missions.escape.ring says how the mission lies, and so does the layout; leave one of them out');
    expect(() => open('escape', layoutOf('escape'), { 'board.density': 0.5 })).toThrow(/^board\.density says how/);
    expect(() => open('breakthrough', layoutOf('breakthrough'), { 'board.density': 0.5 })).not.toThrow(); // its sections are still the mission's
  });
});

describe('a layout that cannot be', () => {
  const places = (change: Record<string, unknown>) => ({ ...CHASM, places: { ...CHASM.places, ...change } });
  it.each([
    ['nothing', null, [], 'found nothing, expected a layout: system, mission, places, and a board if the ground is to be your own'],
    ['a misspelt key', { ...CHASM, bord: '' }, ['bord'], 'unknown key "bord"; did you mean "board"?'],
    ['another mission', { ...CHASM, mission: 'escape' }, ['mission'], 'mission: found "escape", expected cross-the-chasm, the mission that is played'],
    ['another system', { ...CHASM, system: 'warengine' }, ['system'], 'system: found "warengine", expected fury-of-the-clansmen'],
    ['a place without a name of the mission', places({ 'bridge-9': [3, 9] }), ['places', 'bridge-9'], 'places: unknown place "bridge-9"; did you mean "bridge-1"?'],
    ['a place that is no pair', places({ 'bridge-1': 3 }), ['places', 'bridge-1'], 'places: bridge-1: found 3, expected [column, row], whole numbers from 0'],
    ['a square off the board', places({ 'clan-1': [15, 18] }), ['places', 'clan-1'], '"clan-1" at [15, 18] does not lie on the board: it is 2 x 2 squares, so its column can be 0 to 14, its row 0 to 18'],
    ['two squares on one another', places({ 'clan-2': [1, 18] }), ['places', 'clan-2'], '"clan-2" at [1, 18] lies on "clan-1" at [0, 18]; move one of them'],
    ['a way home that is none', places({ 'clan-2': [7, 14] }), ['places', 'clan-2'], '"clan-2" at [7, 14] is left by the end of the board beside it, so it has to lie at one: column 0 or 14, or row 0 or 18'],
    ['a bridge over dry land', places({ 'bridge-1': [2, 12] }), ['places', 'bridge-1'], '"bridge-1" at [2, 12] does not begin at the north side of a chasm ("X"); move it, or draw one there'],
    ['a ragged board', { ...CHASM, board: `${OPEN_GROUND}. .\n` }, ['board'], 'board: map, line 21, character 4: ragged row: 2 instead of the first row\'s 16 squares'],
    ['a board for ants', { ...CHASM, board: '. .\n. .\n' }, ['board'], 'board: found 2 x 2 squares, expected 6 to 48 along each side'],
  ])('%s', (_, file, path, message) => {
    try {
      open('cross-the-chasm', file);
      expect.unreachable();
    } catch (thrown) {
      expect(thrown).toBeInstanceOf(LayoutError);
      expect((thrown as LayoutError).problems.map((problem) => [problem.path, problem.message])).toContainEqual([path, message]);
    }
  });

  it('a place that is left out is named', () => {
    const { 'bridge-2': _, ...rest } = CHASM.places;
    expect(() => open('cross-the-chasm', { ...CHASM, places: rest })).toThrow('layout: places: "bridge-2" is missing; expected its [column, row]');
  });

  it('a mistake in the map is told by line and character', () => {
    const file = { ...CHASM, board: OPEN_GROUND.replace('. .', '. ?') };
    expect(() => open('cross-the-chasm', file)).toThrow(LayoutError);
    try {
      open('cross-the-chasm', file);
    } catch (thrown) {
      expect((thrown as LayoutError).problems[0]!.onBoard).toEqual({ row: 1, column: 3 });
    }
  });

  it('a building that has to open onto an end of the board lies there', () => {
    const built = layoutOf('mountain-fortress');
    expect(() => open('mountain-fortress', { ...built, places: { ...built.places, fortress: [10, 1] } })).toThrow('"fortress" opens onto the north end of the board, so its row has to be 0, not 1');
  });

  it('nobody is walled in', () => {
    const board = OPEN_GROUND.split('\n').map((row, number) => (number === 14 ? row.replaceAll('.', 'B') : row)).join('\n');
    expect(() => open('cross-the-chasm', { ...CHASM, board })).toThrow('no figure gets from "legion-1" to "clan-1"; draw a way between them');
  });
});

describe('Game Boards: sections of another size', () => {
  const sizes = [6, 7, 10];
  it.each(MISSION_IDS)('%s lies on sections of any size, and is played there', (mission) => {
    for (const section of sizes) {
      const game = open(mission, undefined, { 'board.section': section });
      expect(game.card.field.columns).toBe(3 * section);
      expect(missionIn(mission, numbersOf({ 'board.section': section })).pieces(numbersOf())).toHaveLength(game.ground.mission.pieces(numbersOf()).length);
      expect(play(game, 'sections').failure).toBeNull();
    }
  });

  it('numbers that do not go together are refused', () => {
    expect(() => open('defend-the-tower', undefined, { 'board.section': 6, 'missions.defend-the-tower.apart': 8 })).toThrow(/^defend-the-tower: with sections of 6 x 6 squares "area-of-clan-1" at \[-2, 8\] does not lie on the board: .*; choose another board\.section, or another missions\.defend-the-tower\.apart$/);
  });
});
