/** Positions by hand: what is taken for granted, what is drawn, and what cannot be. */
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { PositionError } from '../../../src/kernel/position.ts';
import { bloodBerets } from '../../../src/systems/blood-berets/index.ts';
import type { BeretsGame } from '../../../src/systems/blood-berets/game.ts';
import { CAVE_SECTIONS } from '../../../src/systems/blood-berets/data/sections.ts';
import { rowsOf } from '../../../src/systems/blood-berets/sections.ts';
import { faults } from './what-always-holds.ts';

const drawn = (cave: keyof typeof CAVE_SECTIONS) => rowsOf(CAVE_SECTIONS[cave]).map((row) => [...row].join(' '));
const [hall, corridor, labyrinth] = [drawn('hall'), drawn('corridor'), drawn('labyrinth')];
const board = (...sections: string[][]) => Array.from({ length: 10 }, (_, row) => sections.map((section) => section[row]!).join(' ')).join('\n') + '\n';
const HALL = board(hall);
const PRISONERS = { id: 'prisoners', unit: 'prisoners', at: [1, 4] };
const trooper = (number: number, at: [number, number], state?: object) => ({ id: `trooper-${number}`, unit: 'trooper', at, ...(state === undefined ? {} : { state }) });
const legionnaire = (number: number, at: [number, number], state?: object) => ({ id: `legionnaire-${number}`, unit: 'legionnaire', at, ...(state === undefined ? {} : { state }) });
const position = (changes: Record<string, unknown> = {}) => ({
  system: 'blood-berets', mission: 'into-the-caves', board: HALL, turn: 'berets', figures: [PRISONERS, trooper(3, [3, 4]), trooper(4, [4, 4]), legionnaire(3, [3, 1])], ...changes,
});
const open = (file: unknown) => bloodBerets.open({ mission: '', position: file }) as BeretsGame;
const begun = (file: unknown, index = 0) => {
  const game = open(file);
  return { game, state: game.deploy(openChance('position', index)) };
};

describe('a position by hand', () => {
  it('needs no more than sections, figures and whose counter was drawn; a counter is in the cup for each who has not acted', () => {
    const { game, state } = begun(position());
    expect([game.toAct(state), state.open.cup, state.open.affairs.found]).toEqual([0, [1, 1], 1]);
    expect(faults(game, state)).toEqual([]);
    expect(game.options(game.view(state, 0))).toEqual(expect.arrayContaining([{ do: 'activate', figure: 2 }, { do: 'activate', figure: 3 }]));
  });

  it('pieces that are not named are drawn anew in each game: there is one of each', () => {
    const layouts = Array.from({ length: 10 }, (_, index) => begun(position(), index).state.secret.pieces.map((piece) => `${piece!.cave}/${piece!.jungle}`));
    for (const pieces of layouts) expect([new Set(pieces).size, pieces[0]!.startsWith('hall/')]).toEqual([9, true]);
    expect(new Set(layouts.map((pieces) => pieces.join())).size).toBeGreaterThan(5);
  });

  it('a troop counter stands for the prisoners where nobody else does', () => {
    const { game, state } = begun(position({ figures: [trooper(3, [3, 4])], state: { counters: [{ section: 4 }, { section: 5 }] } }));
    const names = state.secret.faces.filter((face) => face >= 0).map((face) => game.ground.piece(face).id);
    expect([names.length, names.includes('prisoners')]).toEqual([2, true]);
  });

  it('without "turn" a turn begins, with a full cup', () => {
    const { turn: _, ...file } = position({ state: { turn: 7 } });
    const { state } = begun(file);
    expect([state.open.turn, state.open.cup[0] + state.open.cup[1]]).toEqual([7, 2]);
  });

  it('a figure acts with what it has left', () => {
    const { game, state } = begun(position({ turn: 'trooper-3', state: { acting: { left: 1, used: 2 } } }));
    expect([game.toAct(state), state.open.active!.left]).toEqual([0, 1]);
  });

  it('a wall that a Shellshocker opened is drawn as it is now', () => {
    const { state } = begun(position({ board: HALL.replace('# . . . . . . #', '. . . . . . . #') }));
    expect(state.open.board.opened).toEqual([24]);
  });
});

describe('a position that cannot be', () => {
  const of = (state: object) => position({ state });
  it.each<[string, unknown, (string | number)[], string]>([
    ['no mission', position({ mission: undefined }), [], 'the key "mission" is missing; expected one of into-the-caves, stalking-the-enemy, lightning-strike'],
    ['a misspelt mission', position({ mission: 'into-the-cave' }), ['mission'], 'unknown mission "into-the-cave"; did you mean "into-the-caves"?'],
    ['a board of another size', position({ board: '. .\n. .\n' }), ['board'], 'board: found 2 x 2 squares, expected 24 x 30, or fewer sections of 8 x 10 from the top left; what is not turned is drawn "?"'],
    ['a square that there is not', position({ board: HALL.replace('.', 'X') }), ['board'], expect.stringMatching(/^board: map, line 1, character 7: /) as never],
    ['jungle in the caves', position({ board: HALL.replace('.', 'j') }), ['board'], 'board: section 0: found "j", which no cave has'],
    ['half a section', position({ board: HALL.replace('. . . . . . . .', '. . . . ? . . .') }), ['board'], 'board: section 0: found "?" beside squares that are drawn, expected the whole section drawn, or none of it'],
    ['a cave of one\'s own', position({ board: `${'. '.repeat(7)}.\n`.repeat(10) }), ['board'], expect.stringMatching(/^board: section 0: no side of a piece is like it; the nearest is hall, which differs here/) as never],
    ['four halls', position({ board: board(hall, hall, hall) + board(hall, corridor, labyrinth) }), ['board'], expect.stringMatching(/^board: section \d shows hall, and no such piece is left/) as never],
    ['another level', of({ level: 'jungle' }), ['state', 'level'], 'state: level cannot be "jungle"; expected caves: so Into the Caves is played'],
    ['an unknown word', of({ trun: 3 }), ['state', 'trun'], 'state: unknown name "trun"; did you mean "turn"?'],
    ['a turn after the last', of({ turn: 41 }), ['state', 'turn'], 'state: turn cannot be 41; expected a whole number from 1 to 40'],
    ['eight pieces', of({ pieces: ['?'] }), ['state', 'pieces'], 'state: pieces cannot be a list of 1; expected 9 in reading order, such as hall/jungle-a, "?" for those that are drawn'],
    ['a piece that there is not', of({ pieces: Array<string>(9).fill('?').with(3, 'hole/jungle-a') }), ['state', 'pieces', 3], 'state: pieces: unknown piece "hole/jungle-a"; did you mean "hall/jungle-a"?'],
    ['a cup for one side more', of({ cup: { clan: 3 } }), ['state', 'cup'], 'state: cup cannot be {"clan":3}; expected counters by side: { berets: 3, legion: 3 }'],
    ['a counter nowhere', of({ counters: [{ piece: 'legionnaire-4' }] }), ['state', 'counters', 0], 'state: counters: the key "section" is missing; expected the section where the counter lies'],
    ['a counter in half a hall', of({ counters: [{ section: 0, half: 1 }] }), ['state', 'counters', 0, 'half'], 'state: counters: half cannot be 1; expected 0: section 0 is no turned corridor'],
    ['a counter for who stands there', of({ counters: [{ section: 1, piece: 'legionnaire-3' }] }), ['state', 'counters', 0, 'piece'], 'state: counters: piece cannot be legionnaire-3; expected another one, it is somewhere else already'],
    ['a counter for a stranger', of({ counters: [{ section: 1, piece: 'trooper-3' }] }), ['state', 'counters', 0, 'piece'], 'state: counters: piece cannot be "trooper-3"; expected the id of a Legion piece'],
    ['prisoners nowhere', position({ figures: [trooper(3, [3, 4])] }), ['state', 'counters'], 'state: counters have to hide the prisoners, who are nowhere else; expected a troop counter for them, or a figure "prisoners"'],
    ['cards of nobody', of({ cards: { 'nepharite-2': {} } }), ['state', 'cards', 'nepharite-2'], 'state: cards: unknown Nepharite "nepharite-2"; did you mean "nepharite-1"?'],
    ['a sleeper without its card', of({ cards: { 'nepharite-1': { necrotech: ['belitshe'], awake: ['azogar'] } } }), ['state', 'cards', 'nepharite-1', 'awake'], 'state: cards: nepharite-1: awake cannot have azogar; expected weapons that are among its necrotech'],
    ['a marker in rock', of({ markers: [{ at: [0, 0] }] }), ['state', 'markers', 0, 'at'], 'state: markers: at is in rock, or in a section that is not turned; expected an open square'],
    ['affairs of nobody', of({ affairs: { fund: 1 } }), ['state', 'affairs', 'fund'], 'state: affairs: unknown name "fund"; did you mean "found"?'],
    ['an activation without a figure', of({ acting: { left: 1 } }), ['state', 'acting'], 'state: acting is of a figure that acts; expected the figure as "turn"'],
    ['a saved counter of the Legion', position({ turn: 'legion', state: { asked: 'saved' } }), ['state', 'asked'], 'state: asked cannot be "saved"; expected "turn: berets", with saved counters'],
    ['a cup before a turn begins', position({ turn: undefined, state: { cup: { berets: 1 } } }), ['state', 'cup'], 'state: cup: a turn begins here, which sets it anew; leave it out, or say as "turn" whose counter was drawn'],
    ['nobody in turn', position({ turn: 'trooper-7' }), ['turn'], 'turn: unknown side or figure "trooper-7"; did you mean "trooper-3"?'],
    ['the dead in turn', position({ turn: 'sergeant' }), ['turn'], 'turn: "sergeant" is not on the board'],
    ['the stunned in turn', position({ turn: 'trooper-3', figures: [PRISONERS, trooper(3, [3, 4], { stunned: true })] }), ['turn'], 'turn: "trooper-3" is stunned and does not act; expected the side whose counter was drawn'],
    ['a stranger', position({ figures: [PRISONERS, { id: 'trooper-9', unit: 'trooper', at: [3, 4] }] }), ['figures', 1, 'id'], 'unknown figure of Into the Caves "trooper-9"; did you mean "trooper-3"?'],
    ['a figure of another kind', position({ figures: [PRISONERS, { id: 'medic', unit: 'trooper', at: [3, 4] }] }), ['figures', 1, 'unit'], 'figure "medic": found unit "trooper", expected medic'],
    ['a dummy', position({ figures: [PRISONERS, { id: 'dummy-11', unit: 'dummy', at: [3, 4] }] }), ['figures', 1, 'id'], 'figure "dummy-11": a dummy is a troop counter and nothing else; expected it in "counters"'],
    ['a figure twice', position({ figures: [PRISONERS, trooper(3, [3, 4]), trooper(3, [4, 4])] }), ['figures', 2, 'id'], 'figure "trooper-3" is in the file already; expected it once'],
    ['a figure in rock', position({ figures: [PRISONERS, trooper(3, [0, 0])] }), ['figures', 1, 'at'], 'figure "trooper-3" at [0, 0] stands in rock; expected floor'],
    ['a figure in the unknown', position({ figures: [PRISONERS, trooper(3, [11, 4])] }), ['figures', 1, 'at'], 'figure "trooper-3" at [11, 4] stands in section 1, which is not turned; draw the section'],
    ['a figure off the board', position({ figures: [PRISONERS, trooper(3, [24, 4])] }), ['figures', 1, 'at'], 'figure "trooper-3" at [24, 4] is off the board, which has columns 0 to 23 and rows 0 to 29'],
    ['two on a square', position({ figures: [PRISONERS, trooper(3, [3, 4]), trooper(4, [3, 4])] }), ['figures', 2, 'at'], 'figure "trooper-4" at [3, 4] shares its square with "trooper-3"'],
    ['who should be dead', position({ figures: [PRISONERS, trooper(3, [3, 4], { wounds: 2 })] }), ['figures', 1, 'at'], 'figure "trooper-3" at [3, 4] has 2 wounds, which kill it; expected fewer, or state: { fate: dead }'],
    ['held nowhere', position({ figures: [PRISONERS, legionnaire(3, [3, 4], { fate: 'held' })] }), ['figures', 1, 'at'], 'figure "legionnaire-3" at [3, 4] waits beside no exit to the section that it has to enter; expected state: { into: ... } with a section next to it'],
    ['a facing that there is not', position({ figures: [PRISONERS, trooper(3, [3, 4], { facing: 'up' })] }), ['figures', 1, 'state', 'facing'], 'figure "trooper-3": state: facing cannot be "up"; expected one of north, east, south, west'],
    ['sections of a layout that are none', position({ layout: { system: 'blood-berets', mission: 'into-the-caves', sections: { hall: 7 } } }), ['layout', 'sections', 'hall'], 'layout: sections: hall: found 7, expected a map as text, after "hall: |"'],
  ])('%s', (_, file, path, message) => {
    try {
      open(file);
      expect.unreachable();
    } catch (thrown) {
      if (!(thrown instanceof PositionError)) throw thrown;
      expect(thrown.problems.map((problem) => [problem.path, problem.message])).toContainEqual([path, message]);
    }
  });
});

it('a position and a layout do not go together', () => {
  expect(() => bloodBerets.open({ mission: 'into-the-caves', position: position(), layout: {} })).toThrow('a position brings its own board; leave the layout or the position out');
});
