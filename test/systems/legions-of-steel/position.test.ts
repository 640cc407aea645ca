import { parse } from 'yaml';
import { describe, expect, it, test } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { PositionError } from '../../../src/kernel/position.ts';
import type { LegionsGame } from '../../../src/systems/legions-of-steel/game.ts';
import { layoutOf } from '../../../src/systems/legions-of-steel/layout-file.ts';
import { legionsOfSteel } from '../../../src/systems/legions-of-steel/index.ts';
import type { LegionsState } from '../../../src/systems/legions-of-steel/state.ts';

/** Two rooms with a door between them, and a corridor in the south. */
const SMALL = `
system: legions-of-steel
board: |
  # # # # # # # # #
  # . . . # . . . #
  # . . . D . . . #
  # . . . # . . . #
  # D # # # # # D #
  # . . . . . . . #
  # # # # # # # # #
turn: commandos
figures:
  - { id: boss, unit: sergeant, at: [1, 1], state: { facing: east } }
  - { id: t, unit: trooper, at: [1, 2], state: { facing: east } }
  - { id: h, unit: heavy-weapon-trooper, at: [2, 3], state: { facing: south } }
  - { id: n, unit: nightmare, at: [7, 2], state: { facing: west, covering: 0 } }
  - { id: f, unit: assault-fiend, at: [6, 5], state: { facing: west } }
`;

const changed = (from: string, to: string, text = SMALL) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};
const withState = (state: string) => `${SMALL}state: ${state}\n`;
const atTurn = (turn: string, state = '{}') => `${changed('turn: commandos\n', turn === '' ? '' : `turn: ${turn}\n`)}state: ${state}\n`;
const ofFigure = (id: string, state: string) => SMALL.replace(new RegExp(`(id: ${id},.*state: \\{).*\\} \\}`), `$1 ${state} } }`);

const open = (text: string, patch = {}) => legionsOfSteel.open({ mission: '', patch, position: parse(text) as unknown }) as LegionsGame;
const begin = (text: string, patch = {}): { game: LegionsGame; state: LegionsState } => {
  const game = open(text, patch);
  return { game, state: game.deploy(openChance('position', 0)) };
};
const kinds = ({ game, state }: ReturnType<typeof begin>) => [...new Set(game.options(game.view(state, game.toAct(state)!)).map((option) => option.do))];

/** Each problem as its place and what is said. */
function refusal(text: string, patch = {}): string[] {
  try {
    open(text, patch);
  } catch (thrown) {
    if (!(thrown instanceof PositionError)) throw thrown;
    return thrown.problems.map(({ path, message }) => `${path.join('.')}: ${message}`);
  }
  return [];
}

describe('where a game on a position begins', () => {
  it('in the action phase of a side: it activates figures, or its leader gives orders', () => {
    const begun = begin(SMALL);
    expect(begun.state.open).toMatchObject({ turn: 1, first: 0, phasing: 0, begun: [1, 0], doors: ['closed', 'closed', 'closed'] });
    expect(kinds(begun)).toEqual(expect.arrayContaining(['activate', 'order-turn', 'end-phase']));
    expect(begun.state.open.leadership).toEqual([{ origin: 0, holder: 0, fate: 'ready' }, { origin: 0, holder: 0, fate: 'ready' }]);
    expect(begun.game.card).toMatchObject({ id: 'encounter', field: { columns: 9, rows: 7 } });
  });

  it('with what the active figure has left: two of four points, walking', () => {
    const begun = begin(changed('id: t, unit: trooper, at: [1, 2], state: { facing: east }', 'id: t, unit: trooper, at: [1, 2], state: { facing: east, as: walking, spent: 2 }', atTurn('t')));
    expect(begun.state.open.active).toEqual({ figure: 1, as: 'walking', spent: 2, diagonals: 0, patient: [false, false] });
    expect(begun.state.open.figures[1]!.activated).toBe(true);
    expect(begun.game.options(begun.game.view(begun.state, 0))).toContainEqual({ do: 'move', to: 2 * 9 + 3, facing: 2 });
    expect(begun.game.options(begun.game.view(begun.state, 0))).not.toContainEqual({ do: 'move', to: 3 * 9 + 3, facing: 2 });
  });

  it('with leadership to be assigned, or in the final phase', () => {
    expect(kinds(begin(withState('{ phase: assign }')))).toEqual(['assign', 'end-assign']);
    const final = begin(atTurn('machines', '{ turn: 3, first: commandos, phase: final, asked: commandos, passed: true }'));
    expect(final.state.open.agenda.map(({ step }) => step)).toEqual(['turn-over', 'player-turn-over', 'final']);
    expect([final.game.toAct(final.state), final.state.open.begun]).toEqual([0, [3, 3]]);
    expect(kinds(final)).toContain('hold');
  });

  it('with a new game turn, if nothing is said: from the second on there are bids for initiative', () => {
    const bidding = begin(atTurn('', '{ turn: 2 }'));
    expect(bidding.state.open).toMatchObject({ turn: 2, first: null, phasing: null, begun: [1, 1] });
    expect(bidding.game.options(bidding.game.view(bidding.state, 0))).toEqual([{ do: 'bid', points: 0 }, { do: 'bid', points: 1 }, { do: 'bid', points: 2 }]);
    expect(begin(atTurn('')).state.open.agenda.at(-1)!.step).toBe('go');
  });

  it('a side without anybody has lost already', () => {
    const alone = SMALL.split('\n').filter((line) => !/nightmare|fiend/.test(line)).join('\n');
    const { game, state } = begin(alone);
    expect(game.toAct(state)).toBeNull();
    expect(game.measure(state)).toMatchObject({ winner: 0, grade: 'commandos-stand' });
  });

  it('who has fallen lies where it fell, and is counted', () => {
    const { game, state } = begin(ofFigure('t', 'fate: killed'));
    expect(state.open.killed).toEqual([1]);
    expect(game.measure(state).values).toMatchObject({ 'losses.commandos': 1, deaths: 'trooper@1,2' });
  });
});

describe('what is on the board', () => {
  it('doors, forcewalls, darkness; leadership that is lent; counts', () => {
    const { open: battle } = begin(withState(`
  turn: 2
  doors: { open: [[4, 2]], destroyed: [[7, 4]] }
  forcewalls: [[3, 5]]
  darkness: [{ at: [2, 2], until: 3 }]
  leadership: [{ of: boss, with: t }, { of: boss, fate: spent }]
  tallies: { shots: { commandos: 2 } }`)).state;
    expect(battle).toMatchObject({ doors: ['open', 'closed', 'destroyed'], forcewalls: [5 * 9 + 3], darkness: [{ at: 2 * 9 + 2, until: 3 }] });
    expect(battle.leadership).toEqual([{ origin: 0, holder: 1, fate: 'ready' }, { origin: 0, holder: 0, fate: 'spent' }]);
    expect(battle.tallies.shots).toEqual([2, 0]);
  });

  it('kills that doors and forcewalls have taken, where the book has them take more', () => {
    const { game, state } = begin(withState('{ damage: [{ at: [4, 2], kills: 1 }] }'), { 'fire.doorKills': 2 });
    expect(state.open.damage).toEqual([{ at: 2 * 9 + 4, kills: 1 }]);
    expect(game.position(state).state).toMatchObject({ damage: [{ at: [4, 2], kills: 1 }] });
  });

  it('a suppressor with its counters, and grenades that are gone', () => {
    const { figures } = begin(ofFigure('t', 'facing: east, suppressing: [{ at: [3, 2], dice: 1 }], grenades: { k-pulse: 0 }')).state.open;
    expect(figures[1]).toMatchObject({ suppressing: [{ at: 2 * 9 + 3, dice: 1 }], grenades: [1, 0, 0] });
  });
});

describe('a position that cannot be is refused with the place of what is wrong', () => {
  const at = (figure: string, spot: string) => SMALL.replace(new RegExp(`(id: ${figure},.*at: )\\[.*?\\]`), `$1${spot}`);

  test.each([
    ['on a wall', at('t', '[4, 1]'), 'figures.1.at: figure "t" at [4, 1] stands on a wall'],
    ['on a closed door', at('t', '[4, 2]'), 'figures.1.at: figure "t" at [4, 2] stands on a closed door; expected the door among the open or destroyed ones (state: doors), or another square'],
    ['off the board', at('t', '[9, 2]'), 'figures.1.at: figure "t" at [9, 2] is off the board, which has columns 0 to 8 and rows 0 to 6'],
    ['two on a square', at('t', '[1, 1]'), 'figures.1.at: figure "t" at [1, 1] shares its square with "boss"'],
    ['two of one name', changed('id: t,', 'id: boss,'), 'figures.1.id: two figures are called "boss"; expected a name for each'],
    ['the name of a side', changed('id: t,', 'id: machines,'), 'figures.1.id: figure "machines": that is the name of a side; expected another'],
    ['an unknown unit', changed('unit: trooper', 'unit: troper'), 'figures.1.unit: figure "t": unknown unit "troper"; did you mean "trooper"?'],
    ['a squad', changed('unit: trooper', 'unit: trooper, squad: blue'), 'figures.1.squad: figure "t": the rules know no squads; leave it out'],
    ['no facing', changed('state: { facing: south }', 'state: {}'), 'figures.2.state: figure "h": state: facing is missing; expected one of north, east, south, west'],
    ['a facing askew', changed('facing: south', 'facing: south-east'), 'figures.2.state.facing: figure "h": state: facing cannot be "south-east"; expected one of north, east, south, west'],
    ['an unknown word', ofFigure('t', 'facing: east, cover: 0'), 'figures.1.state.cover: figure "t": state: unknown name "cover"; did you mean "covering"?'],
    ['a counter of no book', ofFigure('t', 'facing: east, covering: 9'), 'figures.1.state.covering: figure "t": state: covering cannot be 9; expected a whole number from -8 to 8'],
    ['all its kills', ofFigure('f', 'facing: east, kills: 2'), 'figures.4.state.kills: figure "f": state: kills cannot be 2: so many remove it; expected fewer, or fate: killed'],
    ['dead and covering', ofFigure('n', 'fate: killed, covering: 0'), 'figures.3.state.covering: figure "n": state: covering is of a figure in play; leave it or "fate" out'],
    ['activation out of turn', ofFigure('t', 'facing: east, as: walking'), 'figures.1.state.as: figure "t": state: as is of the active figure; expected its name as "turn"'],
    ['grenades of another kind', ofFigure('t', 'facing: east, grenades: { frag: 1 }'), 'figures.1.state.grenades.frag: figure "t": state: grenades: unknown name "frag"; there is forcewall, k-pulse, nachtmacher'],
    ['too many grenades', ofFigure('t', 'facing: east, grenades: { k-pulse: 100 }'), 'figures.1.state.grenades.k-pulse: figure "t": state: grenades: k-pulse cannot be 100; expected a whole number from 0 to 99'],
    ['suppression behind one', ofFigure('t', 'facing: west, suppressing: [{ at: [3, 2], dice: 1 }]'), 'figures.1.state.suppressing.0.at: state: suppressing [3, 2]: it is not in the front arc'],
    ['suppression through a door', ofFigure('t', 'facing: east, suppressing: [{ at: [6, 2], dice: 1 }]'), 'figures.1.state.suppressing.0.at: state: suppressing [6, 2]: the line is blocked at [4, 2]; expected the counter there, if that may be shot down'],
    ['suppression with dice that it has not', ofFigure('t', 'facing: east, suppressing: [{ at: [3, 2], dice: 2 }]'), 'figures.1.state.suppressing: state: suppressing has 2 dice; expected 1 at most, those of a blaster'],
    ['suppression of a wall', ofFigure('t', 'facing: east, suppressing: [{ at: [4, 1], dice: 1 }]'), 'figures.1.state.suppressing.0.at: state: suppressing [4, 1]: a wall is there'],
    ['suppression of nowhere', ofFigure('t', 'facing: east, suppressing: [{ at: [40, 1], dice: 1 }]'), 'figures.1.state.suppressing.0.at: figure "t": state: suppressing: at cannot be [40,1]; expected [column, row] on the board, columns 0 to 8 and rows 0 to 6'],
    ['a suppression that is no list', ofFigure('t', 'facing: east, suppressing: 3'), 'figures.1.state.suppressing: figure "t": state: suppressing cannot be 3; expected a list of counters, such as [{ at: [4, 2], dice: 1 }]'],
    ['a door that is none', withState('{ doors: { open: [[1, 1]] } }'), 'state.doors.open.0: state: doors: there is none at [1, 1]'],
    ['a door ajar', withState('{ doors: { ajar: [[4, 2]] } }'), 'state.doors.ajar: state: doors: unknown name "ajar"; there is closed, open, destroyed'],
    ['a forcewall on a wall', withState('{ forcewalls: [[0, 0]] }'), 'state.forcewalls.0: state: forcewalls: [0, 0] is a wall or a closed door already'],
    ['a forcewall on somebody', withState('{ forcewalls: [[1, 1]] }'), 'state.forcewalls.0: state: forcewalls: [1, 1] is where boss stands'],
    ['a forcewall twice', withState('{ forcewalls: [[3, 5], [3, 5]] }'), 'state.forcewalls.1: state: forcewalls: [3, 5] is named twice'],
    ['a door with a kill that destroys it', withState('{ damage: [{ at: [4, 2], kills: 1 }] }'), 'state.damage.0.kills: state: damage: kills cannot be 1; expected nothing said of it: one kill destroys it'],
    ['a wall that is damaged', withState('{ damage: [{ at: [4, 1], kills: 1 }] }'), 'state.damage.0.at: state: damage: [4, 1] is no closed door and no forcewall; leave it out'],
    ['darkness that has lifted', withState('{ turn: 4, darkness: [{ at: [2, 2], until: 3 }] }'), 'state.darkness.0.until: state: darkness: until cannot be 3; expected a whole number from 4 to 999, the game turn at whose end it lifts'],
    ['darkness nowhere', withState('{ darkness: [[2, 2]] }'), 'state.darkness.0: state: darkness cannot be [2,2]; expected where a Nachtmacher went off, such as { at: [9, 4], until: 3 }'],
    ['grenades on the floor', withState('{ dropped: [{ at: [2, 2], grenade: k-pulse }] }'), 'state.dropped: state: dropped: grenades are not recovered (options.recovery); leave it out'],
    ['more leadership than there is', withState('{ leadership: [{ of: boss }, { of: boss }, { of: boss }] }'), 'state.leadership.2: state: leadership: boss has 2 points; leave this one out'],
    ['leadership of a trooper', withState('{ leadership: [{ of: t }] }'), 'state.leadership.0: state: leadership: t has 0 points; leave this one out'],
    ['leadership with the enemy', withState('{ leadership: [{ of: boss, with: n }] }'), 'state.leadership.0: state: leadership: n is of the other side'],
    ['two points with a trooper', withState('{ leadership: [{ of: boss, with: t }, { of: boss, with: t }] }'), 'state.leadership.1: state: leadership: t has 1 of 1 points that may be assigned to it ("Assigning Leadership")'],
    ['leadership of no fate', withState('{ leadership: [{ of: boss, fate: gone }] }'), 'state.leadership.0.fate: state: leadership: fate cannot be "gone"; expected one of ready, spent, lost'],
    ['an unknown word', withState('{ door: {} }'), 'state.door: state: unknown name "door"; did you mean "doors"?'],
    ['an unknown tally', withState('{ tallies: { shot: { commandos: 1 } } }'), 'state.tallies.shot: state: tallies: unknown name "shot"; did you mean "shots"?'],
    ['too late a turn', withState('{ turn: 11 }'), 'state.turn: state: turn cannot be 11; expected a whole number from 1 to 10: so many game turns there are'],
    ['an unknown phase', withState('{ phase: initial }'), 'state.phase: state: phase cannot be "initial"; expected one of assign, action, final'],
    ['passes out of phase', withState('{ passed: true }'), 'state.passed: state: passed is of the final phase; expected phase: final'],
    ['first out of turn', atTurn('', '{ first: machines }'), 'state.first: state: first is of a game turn under way; expected commandos or machines, or the active figure, as "turn"'],
    ['an unknown side', atTurn('comandos'), 'turn: turn: unknown side or figure "comandos"; did you mean "commandos"?'],
    ['the turn of nobody', changed('turn: commandos', 'turn: t', ofFigure('t', 'fate: killed')), 'turn: turn: "t" is not in play'],
    ['an activation without its designation', atTurn('t'), 'figures.1.state: figure "t": state: as is missing, and it is the turn of this figure; expected one of stationary, walking, running'],
    ['points beyond its movement', changed('turn: commandos', 'turn: t', ofFigure('t', 'facing: east, as: walking, spent: 5')), 'figures.1.state.spent: figure "t": state: spent cannot be 5; expected a whole number from 0 to 4: so many points it has, walking'],
    ['a bomb without a mission', withState('{ bomb: { with: t } }'), 'state.bomb: state: bomb: there is none where there is no mission; leave it out'],
    ['reserves without a mission', withState('{ reserve: [n] }'), 'state.reserve: state: reserve: nobody comes later where there is no mission; leave it out'],
    ['the quick among the dead', withState('{ killed: [n] }'), 'state.killed: state: killed: "n" is among the figures in play; expected state: { fate: killed } there'],
    ['an unknown mission', `${SMALL}mission: foundry\n`, /^mission: unknown mission "foundry"; /],
    ['a layout of no mission', `${SMALL}layout: { system: legions-of-steel }\n`, 'layout: layout: is that of a mission; name the mission, or leave it out'],
    ['another board than the mission\'s', `${SMALL}mission: the-foundry\n`, 'board: board: found 9 x 7 squares, expected the 34 x 22 of The Foundry; or leave "mission" out, or bring a "layout" of it'],
  ])('%s', (_, text, said) => {
    const [first] = refusal(text);
    if (typeof said === 'string') expect(first).toBe(said);
    else expect(first).toMatch(said);
  });

  it('the same without a mistake is refused nothing', () => {
    expect(refusal(SMALL)).toEqual([]);
  });

  it('what a designer has left out cannot be there: counters and grenades', () => {
    expect(refusal(SMALL, { 'abilities.covering': false })).toEqual(['figures.3.state.covering: figure "n": state: covering: covering: left out (abilities.covering)']);
    expect(refusal(ofFigure('t', 'facing: east, suppressing: [{ at: [3, 2], dice: 1 }]').replace(', covering: 0', ''), { 'abilities.suppression': false })).toHaveLength(1);
    expect(refusal(ofFigure('t', 'facing: east, grenades: { k-pulse: 1 }'), { 'abilities.k-pulse': false })).toHaveLength(1);
  });

  it('a map that cannot be read tells line and character', () => {
    try {
      open(changed('# . . . D . . . #', '# . . . d . . . #'));
      expect.unreachable();
    } catch (thrown) {
      expect((thrown as PositionError).problems[0]).toMatchObject({ path: ['board'], onBoard: { row: 3, column: 9 } });
    }
  });

  it('all that is wrong is told at once', () => {
    expect(refusal(at('t', '[4, 1]').replace('facing: south', 'facing: down'))).toHaveLength(2);
  });
});

describe('a mission under way', () => {
  const board = (mission: string) => `board: |\n${layoutOf(mission).board.replace(/[A-CE-Z]/g, '.').trim().split('\n').map((line) => `  ${[...line].join(' ')}`).join('\n')}\n`;
  const sneak = (state: string, figures = '') => `
system: legions-of-steel
mission: quarterback-sneak
${board('quarterback-sneak')}turn: commandos
state: ${state}
figures:
  - { id: sergeant, unit: sergeant, at: [8, 12], state: { facing: east } }
  - { id: trooper-1, unit: trooper, at: [8, 13], state: { facing: east } }
  - { id: nightmare-1, unit: nightmare, at: [17, 12], state: { facing: west, covering: 0 } }
${figures}`;

  it('goes on with its bomb, its reserves and its dead: whom the file does not name has fallen', () => {
    const { game, state } = begin(sneak('{ turn: 4, reserve: [nightmare-2, assault-fiend], bomb: { with: trooper-1, farthest: 15 } }'));
    expect(game.card.id).toBe('quarterback-sneak');
    expect(state.open.affairs).toEqual({ kind: 'quarterback-sneak', carrier: 2, at: 13 * 34 + 8, farthest: 15 });
    expect(state.open.figures.map(({ fate }) => fate).filter((fate) => fate === 'reserve')).toHaveLength(2);
    expect(state.open.killed).toHaveLength(14);
    expect(game.measure(state).values['deaths']).toBe(''); // nobody knows where
  });

  it('where the bomb lies it may be picked up; the first trooper has it, if nothing is said', () => {
    const lying = begin(sneak('{ bomb: { at: [9, 13] } }'));
    expect(lying.state.open.affairs).toMatchObject({ carrier: -1, at: 13 * 34 + 9, farthest: 9 });
    expect(begin(sneak('{}')).state.open.affairs).toMatchObject({ carrier: 2, farthest: 8 });
  });

  it('it may lie under a forcewall, and on a door that was closed on it', () => {
    const { game, state } = begin(sneak('{ bomb: { at: [9, 13] }, forcewalls: [[9, 13]] }'));
    expect(state.open.affairs).toMatchObject({ carrier: -1, at: 13 * 34 + 9 });
    expect(game.position(state).state).toMatchObject({ bomb: { at: [9, 13] }, forcewalls: [[9, 13]] });
    expect(refusal(sneak('{ bomb: { at: [10, 13] } }'))).toEqual([]);
  });

  test.each([
    ['{ bomb: { with: sergeant-1 } }', 'state.bomb.with: state: bomb: unknown figure "sergeant-1"; did you mean "sergeant"?'],
    ['{ bomb: { with: nightmare-1 } }', 'state.bomb.with: state: bomb: nightmare-1 is no commando in play; expected where it is: { with: trooper-1 }, or { at: [8, 12] } where it lies'],
    ['{ bomb: { with: trooper-1, at: [8, 12] } }', 'state.bomb.at: state: bomb: somebody carries it, or it lies somewhere; leave "with" or "at" out'],
    ['{ bomb: { at: [0, 0] } }', 'state.bomb.at: state: bomb: a wall is there; expected a square without one'],
    ['{ bomb: { with: trooper-1, farthest: 3 } }', 'state.bomb.farthest: state: bomb: farthest cannot be 3; expected a whole number from 8 to 33: the farthest column that it was ever in, and it is in 8 now'],
    ['{ hall: { commandos: 2 } }', 'state.hall: state: hall: there is none in Quarterback Sneak; leave it out'],
    ['{ reserve: [nightmare-1] }', 'state.reserve: state: reserve: "nightmare-1" is among the figures; leave it out of one of the two'],
    ['{ reserve: [nightmare-2], killed: [nightmare-2] }', 'state.killed: state: killed: "nightmare-2" is still to come; leave it out of one of the two'],
    ['{ reserve: [nightmare-11] }', /^state\.reserve\.0: state: reserve: unknown figure "nightmare-11"; did you mean "nightmare-1/],
    ['{ reserve: [{ a: 1 }] }', /^state\.reserve\.0: state: reserve: unknown figure "a map of keys"; there is sergeant, /],
    ['{ forcewalls: [[18, 2]] }', 'state.forcewalls.0: state: forcewalls: [18, 2] is where figures come onto the board, and none comes up there'],
    ['{ turn: 13 }', 'state.turn: state: turn cannot be 13; expected a whole number from 1 to 12: so many game turns there are'],
  ])('%s is refused', (state, said) => {
    const [first] = refusal(sneak(state));
    if (typeof said === 'string') expect(first).toBe(said);
    else expect(first).toMatch(said);
  });

  it('figures have the names and units of the mission', () => {
    expect(refusal(sneak('{}', '  - { id: larry, unit: trooper, at: [9, 12], state: { facing: east } }\n'))[0]).toMatch(/^figures\.3\.id: figure "larry": unknown figure of the mission "larry"; /);
    expect(refusal(sneak('{}', '  - { id: corporal, unit: trooper, at: [9, 12], state: { facing: east } }\n'))).toEqual(['figures.3.unit: figure "corporal": found trooper, expected corporal, as the mission has it']);
  });

  it('its board is that of the mission, square by square', () => {
    const [first] = refusal(sneak('{}').replace('# . . . . . D . . . D', '# . . . . . D . # . D'));
    expect(first).toBe('board: board: found "#" at [8, 12], where Quarterback Sneak has "."; draw it so, or bring a "layout" of it');
  });
});
