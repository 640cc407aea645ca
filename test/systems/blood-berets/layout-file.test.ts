/** A mission's layout as a file: what is settled beforehand, sections of another size, and what cannot be played on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openChance } from '../../../src/kernel/chance.ts';
import { LayoutError } from '../../../src/kernel/layout.ts';
import { playGame } from '../../../src/kernel/referee.ts';
import { pick, stream } from '../../../src/kernel/rng.ts';
import type { BeretsGame } from '../../../src/systems/blood-berets/game.ts';
import { bloodBerets } from '../../../src/systems/blood-berets/index.ts';
import { layoutOf } from '../../../src/systems/blood-berets/layout-file.ts';
import type { BeretsState } from '../../../src/systems/blood-berets/state.ts';
import random from '../../../strategies/any/random.ts';
import { faults } from './what-always-holds.ts';

const MISSIONS = bloodBerets.missions.map(({ id }) => id);
const FILES = join(import.meta.dirname, '../../../experiments/blood-berets/layouts');
const fileNamed = (name: string) => parse(readFileSync(join(FILES, `${name}.yaml`), 'utf8')) as Record<string, unknown>;
const open = (mission: string, layout?: unknown, patch: Record<string, unknown> = {}) => bloodBerets.open({ mission, patch, ...(layout === undefined ? {} : { layout }) }) as BeretsGame;

/** A game at random: how it went, and what never should be. */
function play(game: BeretsGame, index = 0) {
  const wrong: string[] = [];
  const played = playGame({ game, strategies: [random, random], seats: bloodBerets.seats, seed: 'layout', index, watch: ({ state }) => wrong.push(...faults(game, state as BeretsState)) });
  return { ...played, wrong };
}

/** The set-up and some decisions after it. */
function begun(game: BeretsGame): BeretsState {
  const [chance, rng] = [openChance('layout', 0), stream('layout', 'players', 0)];
  const state = game.deploy(chance);
  for (let decisions = 0; decisions < 150; decisions++) game.apply(state, pick(game.options(game.view(state, game.toAct(state)!)), rng), chance);
  return state;
}

const PIECES = ['hall/jungle-a', 'corridor/jungle-c', 'labyrinth/jungle-b', 'hall/jungle-b', 'corridor/jungle-a*', 'labyrinth/jungle-a', 'corridor/jungle-b', 'labyrinth/jungle-c*', 'hall/jungle-c'];
const CAVES = { system: 'blood-berets', mission: 'into-the-caves' };
const GROUND = { system: 'blood-berets', mission: 'stalking-the-enemy' };

describe('the layout that a mission has', () => {
  it.each(MISSIONS)('%s: written and read again it is the same game', (mission) => {
    const file = JSON.parse(JSON.stringify(layoutOf(mission))) as object;
    expect(begun(open(mission, file))).toEqual(begun(open(mission)));
  });

  it('names all that may be settled: nine pieces, the counters on the display, things hidden on the ground', () => {
    const { display, hidden, sections } = layoutOf('lightning-strike');
    expect(Object.keys(display!)).toEqual(expect.arrayContaining(['nepharite-2', 'legionnaire-3', 'legionnaire-3-below', 'dummy-14-below']));
    expect([hidden, Object.keys(sections!)]).toEqual([{ tunnels: 'chosen', 'troop-mines': 'chosen' }, ['corridor', 'labyrinth', 'hall', 'jungle-a', 'jungle-b', 'jungle-c']]);
    expect(layoutOf('into-the-caves')).not.toHaveProperty('hidden');
  });
});

describe('what is settled is not asked any more', () => {
  it('pieces, entry and display: the Legion yields the entry section and the squad is placed', () => {
    const layout = fileNamed('prisoners-in-the-far-corner');
    const asked = new Set<string>();
    const game = open('into-the-caves', layout);
    const state = game.deploy(openChance(1, 0));
    expect(state.secret.pieces.map((piece) => `${piece!.cave}/${piece!.jungle}${piece!.turned ? '*' : ''}`)).toEqual(PIECES);
    const played = playGame({
      game, strategies: [random, random], seats: bloodBerets.seats, seed: 1, index: 0,
      watch: ({ state, number }) => {
        const { open, secret } = state as BeretsState;
        const boxOf = (id: string) => open.counters[secret.faces.indexOf(game.ground.roster.pieces.findIndex((piece) => piece.id === id))]?.section;
        if (open.agenda.at(-1)!.step === 'muster') expect(['prisoners', 'nepharite-1', 'legionnaire-5', 'legionnaire-6'].map(boxOf)).toEqual([0, 0, 1, 3]);
        if (number < 200) asked.add(open.agenda.at(-1)!.step);
        if (open.turn === 1) expect(open.entry).toBe(8);
      },
    });
    expect(played.failure).toBeNull();
    expect([asked.has('deploy'), asked.has('muster'), asked.has('lay'), asked.has('entry')]).toEqual([true, true, false, false]);
  });

  it('hidden things: three tunnels and three troop mines, small mines in all that is left', () => {
    const tunnels = [0, 2, 6];
    const layout = { ...GROUND, hidden: { tunnels, 'troop-mines': [0, 1, 1] } };
    let hidden: unknown;
    const { failure } = playGame({ game: open('stalking-the-enemy', layout), strategies: [random, random], seats: bloodBerets.seats, seed: 1, index: 0, watch: ({ state }) => (hidden ??= (state as BeretsState).open.display[8] === 2 ? structuredClone((state as BeretsState).secret.hidden) : undefined) });
    expect(failure).toBeNull();
    const two = ['small-mine', 'small-mine'];
    expect(hidden).toEqual([['tunnel', 'troop-mine'], ['troop-mine', 'troop-mine'], ['tunnel', 'small-mine'], two, two, two, ['tunnel', 'small-mine'], two, two]);
  });

  it('some pieces only: the Legion lays the others, each of which is there once', () => {
    const pieces = PIECES.map((piece, section) => (section < 3 ? piece : 'chosen'));
    const game = open('into-the-caves', { ...CAVES, pieces });
    let laid: string[] = [];
    playGame({ game, strategies: [random, random], seats: bloodBerets.seats, seed: 3, index: 0, watch: ({ state }) => (laid = (state as BeretsState).secret.pieces.map((piece) => (piece === null ? '' : `${piece.cave}/${piece.jungle}`))) });
    expect(laid.slice(0, 3)).toEqual(PIECES.slice(0, 3));
    expect(new Set(laid).size).toBe(9);
  });

  it('who lays out the board is of no account then', () => {
    const about = (layout: unknown) => open('into-the-caves', layout).card.restsOn.some((path) => 'setup.board'.startsWith(path));
    expect([about(undefined), about({ ...CAVES, entry: 3 }), about({ ...CAVES, pieces: PIECES })]).toEqual([true, true, false]);
    expect(() => open('into-the-caves', { ...CAVES, pieces: PIECES }, { 'setup.board': 'drawn' })).toThrow('setup.board says who lays out the board, and the layout does; leave one of them out');
    expect(() => open('into-the-caves', { ...CAVES, pieces: 'chosen' }, { 'setup.board': 'drawn' })).not.toThrow();
  });
});

describe('sections of one\'s own', () => {
  it.each([['small-sections', 21, 27], ['large-sections', 27, 36]] as const)('%s: a board of %i x %i squares, and games on it', (name, columns, rows) => {
    for (const rules of ['basic', 'advanced']) {
      const game = open('into-the-caves', fileNamed(name), { 'options.rules': rules });
      expect(game.card.field).toEqual({ columns, rows });
      const { failure, wrong } = play(game);
      expect([failure, wrong]).toEqual([null, []]);
    }
  });

  it('jungle of another size: a board of open ground, 5 x 6 squares a section', () => {
    const side = '.....\n'.repeat(6);
    const game = open('stalking-the-enemy', { ...GROUND, sections: { 'jungle-a': side, 'jungle-b': side, 'jungle-c': side.replace('.....', 'ttjjj') } });
    expect(game.card.field).toEqual({ columns: 15, rows: 18 });
    expect(play(game)).toMatchObject({ failure: null, wrong: [] });
  });

  it('one side only, of the usual size: the others stay as they are', () => {
    const hall = (layoutOf('into-the-caves').sections!['hall'])!.replaceAll('#.#..#.#', '#......#');
    const { sections } = open('into-the-caves', { ...CAVES, sections: { hall } }).ground.layout;
    const floor = (codes: Uint8Array) => codes.filter((code) => code === 0).length;
    const built = open('into-the-caves').ground.layout.sections;
    expect([floor(sections.caves.hall) - floor(built.caves.hall), floor(sections.caves.corridor) - floor(built.caves.corridor)]).toEqual([4, 0]);
  });
});

describe('a layout that cannot be', () => {
  const { hall, corridor } = layoutOf('into-the-caves').sections as Record<string, string>;
  it.each<[string, unknown, (string | number)[], string]>([
    ['nothing', null, [], 'found nothing, expected a layout: system, mission, and what is to be settled beforehand'],
    ['a misspelt key', { ...CAVES, peices: [] }, ['peices'], 'unknown key "peices"; did you mean "pieces"?'],
    ['another system', { ...CAVES, system: 'warengine' }, ['system'], 'system: found "warengine", expected blood-berets'],
    ['another mission', GROUND, ['mission'], 'mission: found "stalking-the-enemy", expected into-the-caves, the mission that is played'],
    ['eight pieces', { ...CAVES, pieces: PIECES.slice(1) }, ['pieces'], 'pieces: found 8 pieces, expected 9 in reading order, chosen for those that are laid in the set-up'],
    ['a piece that there is not', { ...CAVES, pieces: PIECES.with(2, 'hall/jungle-d') }, ['pieces', 2], 'pieces: unknown piece "hall/jungle-d"; did you mean "hall/jungle-a"?'],
    ['a number', { ...CAVES, pieces: PIECES.with(2, 7 as never) }, ['pieces', 2], 'pieces: found 7, expected a piece such as corridor/jungle-a, with * after it where it lies upside down'],
    ['a piece twice', { ...CAVES, pieces: PIECES.with(8, 'hall/jungle-a*') }, ['pieces', 8], 'pieces: hall/jungle-a* lies on section 0 already; there is one of each'],
    ['corridors that cut the board', { ...CAVES, pieces: ['corridor/jungle-a', 'corridor/jungle-b', 'hall/jungle-a', 'corridor/jungle-c', 'hall/jungle-b', 'hall/jungle-c', 'labyrinth/jungle-a', 'labyrinth/jungle-b', 'labyrinth/jungle-c'] }, ['pieces'], 'pieces: halls and labyrinths do not hang together, as the corridors lie; move a corridor, or play with options.cutOffBoards=true'],
    ['no such section to enter', { ...CAVES, entry: 9 }, ['entry'], 'entry: found 9, expected a section from 0 to 8, in reading order, or chosen'],
    ['a stranger on the display', { ...CAVES, display: { 'legionnaire-2': 3 } }, ['display', 'legionnaire-2'], 'display: unknown Legion piece "legionnaire-2"; did you mean "legionnaire-3"?'],
    ['a box that there is not', { ...CAVES, display: { prisoners: '3' } }, ['display', 'prisoners'], 'display: prisoners: found "3", expected a section from 0 to 8, in reading order, or chosen'],
    ['a display that is none', { ...CAVES, display: [] }, ['display'], expect.stringMatching(/^display: found an empty list, expected a section for each of nepharite-1, /) as never],
    ['things hidden in the caves', { ...CAVES, hidden: {} }, ['hidden'], 'hidden: nothing is hidden in Into the Caves; leave it out'],
    ['no maps', { ...CAVES, sections: 'hall' }, ['sections'], 'sections: found "hall", expected maps by name: corridor, labyrinth, hall, jungle-a, jungle-b, jungle-c'],
    ['a side that there is not', { ...CAVES, sections: { hal: hall } }, ['sections', 'hal'], 'sections: unknown side of a piece "hal"; did you mean "hall"?'],
    ['no map', { ...CAVES, sections: { hall: 7 } }, ['sections', 'hall'], 'sections: hall: found 7, expected a map as text, after "hall: |"'],
    ['jungle in a cave', { ...CAVES, sections: { hall: hall!.replace('#.', '#j') } }, ['sections', 'hall'], 'sections: hall: found "j", expected one of "#" rock, "." floor'],
    ['a ragged map', { ...CAVES, sections: { hall: `${hall!}###\n` } }, ['sections', 'hall'], 'sections: hall: found a row of 3 squares, expected 8 as in the first row'],
    ['a cell', { ...CAVES, sections: { hall: '#.#\n...\n#.#\n' } }, ['sections', 'hall'], 'sections: hall: found 3 x 3 squares, expected 5 to 16 along each side'],
    ['one side that is larger', { ...CAVES, sections: { hall: `###..###\n#......#\n${hall!.slice(9)}` } }, ['sections'], 'sections: "corridor" is missing: the others are 8 x 11 squares, and the built-in one is 8 x 10; draw it too'],
    ['sides of two sizes', { ...CAVES, sections: { ...(fileNamed('small-sections')['sections'] as object), hall } }, ['sections', 'hall'], 'sections: hall: found 8 x 10 squares, expected 7 x 9 as "corridor" has: all sides are of one size'],
    ['a walled exit', { ...CAVES, sections: { hall: hall!.replace('###..###', '###.####') } }, ['sections', 'hall'], 'sections: hall: found rock at an exit, expected "." in the middle of each side'],
    ['a hole in the rim', { ...CAVES, sections: { hall: hall!.replace('###..###', '#.#..###') } }, ['sections', 'hall'], 'sections: hall: found floor at the rim, expected "#" but for the exits in the middle of each side'],
    ['a hall in two parts', { ...CAVES, sections: { hall: corridor } }, ['sections', 'hall'], 'sections: hall: found floor that cannot be reached from the north exit, expected a hall in one piece'],
    ['a corridor in one', { ...CAVES, sections: { corridor: hall } }, ['sections', 'corridor'], 'sections: corridor: expected two passages that do not meet, one from the north to the west exit and one from the south to the east exit, and no floor elsewhere'],
  ])('%s', (_, file, path, message) => {
    expect(problemsOf('into-the-caves', file)).toContainEqual([path, message]);
  });

  it.each<[string, unknown, (string | number)[], string]>([
    ['entry in the middle', { ...GROUND, entry: 4 }, ['entry'], 'entry: found 4, the central section, which has no outer side; expected another one'],
    ['two tunnels', { ...GROUND, hidden: { tunnels: [1, 2] } }, ['hidden', 'tunnels'], 'hidden: tunnels: found [1, 2], expected 3 sections from 0 to 8, or chosen'],
    ['two tunnels in a section', { ...GROUND, hidden: { tunnels: [1, 2, 1] } }, ['hidden', 'tunnels'], 'hidden: tunnels: found two in section 1, expected one at most'],
    ['three things in a section', { ...GROUND, hidden: { tunnels: [1, 2, 3], 'troop-mines': [2, 2, 5] } }, ['hidden', 'troop-mines'], 'hidden: troop-mines: found more than 2 things in section 2, expected 2 at most'],
    ['mines without tunnels', { ...GROUND, hidden: { 'troop-mines': [2, 4, 5] } }, ['hidden', 'troop-mines'], 'hidden: troop-mines: expected the tunnels too, which are hidden first'],
    ['another kind of thing', { ...GROUND, hidden: { mines: [2, 4, 5] } }, ['hidden', 'mines'], expect.stringMatching(/^hidden: unknown kind of thing "mines"/) as never],
    ['no map of things', { ...GROUND, hidden: 3 }, ['hidden'], 'hidden: found 3, expected tunnels, troop-mines'],
  ])('on the ground: %s', (_, file, path, message) => {
    expect(problemsOf('stalking-the-enemy', file)).toContainEqual([path, message]);
  });

  it('a mistake in a map is told by line and character', () => {
    try {
      open('into-the-caves', { ...CAVES, sections: { hall: hall!.replace('#.#', '#t#') } });
      expect.unreachable();
    } catch (thrown) {
      expect((thrown as LayoutError).problems[0]!.onBoard).toEqual({ row: 4, column: 2 });
    }
  });
});

function problemsOf(mission: string, file: unknown): [unknown, string][] {
  try {
    open(mission, file);
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(LayoutError);
    return (thrown as LayoutError).problems.map(({ path, message }) => [path, message]);
  }
  return [];
}
