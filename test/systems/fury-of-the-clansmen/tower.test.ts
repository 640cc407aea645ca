import { describe, expect, it } from 'vitest';
import { poolText } from '../../../src/systems/fury-of-the-clansmen/pools.ts';
import { firearmPools } from '../../../src/systems/fury-of-the-clansmen/rules/bonuses.ts';
import { explainSight } from '../../../src/systems/fury-of-the-clansmen/rules/explain-sight.ts';
import { canSee } from '../../../src/systems/fury-of-the-clansmen/rules/sight.ts';
import { at, BOOK, fieldOf } from './field.ts';
import { show, Table } from './table.ts';

const ADVANCED = { 'options.rules': 'advanced' };

/** Whether the first square of the first row sees the last. */
const looks = (board: string, figures: [number, number][] = []): boolean => {
  const field = fieldOf(board, figures);
  const [from, to] = [at(field, 0), at(field, field.width - 1)];
  expect(explainSight(field, from, to).clear).toBe(canSee(field, from, to));
  return canSee(field, from, to);
};

describe('Mission Six, the tower: Line of Sight', () => {
  it('a figure in it sees any square of the board, even the middle of a forest', () => {
    const field = fieldOf(
      `
T T J J J R
      ~
T T:J J B M
  -
. b|P X:o W
`,
      [[2, 0], [3, 1], [1, 0], [4, 2]],
    );
    const everywhere = [...field.occupied.keys()];
    for (const from of [0, 1, 6, 7]) expect(everywhere.filter((square) => !canSee(field, from, square))).toEqual([]);
  });

  it('sight is one-way: from below the tower is seen as any other square is', () => {
    expect(['. . . T', 'o . . T', 'R . . T'].map((board) => looks(board))).toEqual([true, true, true]);
    expect(['. J . T', '. B . T', '. R . T', 'o:. . T', '. M . T'].map((board) => looks(board))).toEqual([false, false, false, false, false]);
    expect(looks('. . . T', [[1, 0]])).toBe(false);
    expect(['T J . .', 'T B . .', 'T . R .', 'T . .:o', 'T . M .'].map((board) => looks(board))).toEqual([true, true, true, true, true]);
  });

  it('its spaces in between hide as rubble does: from below, but not from rubble to rubble unless somebody stands there', () => {
    expect(looks('. . T .')).toBe(false);
    expect(looks('. . T T')).toBe(false);
    expect(looks('. . . T T')).toBe(false);
    expect(looks('R . T . R')).toBe(true);
    expect(looks('R . T . R', [[2, 0]])).toBe(false);
    const field = fieldOf('. T .');
    expect(explainSight(field, 0, 2).because).toEqual(['tower at [1, 0]']);
  });

  it('from rubble it is seen over all that stands on the ground', () => {
    expect(looks('R J B T', [[1, 0]])).toBe(true);
    expect(looks('R P . T')).toBe(false);
  });
});

describe('Mission Six, the tower: bonuses', () => {
  /** A Regular at the first square fires at a Necromutant at the last. */
  const dice = (board: string) => {
    const field = fieldOf(board);
    const { attack, armor } = firearmPools(field, BOOK, 'regular', 0, 'necromutant', field.width - 1);
    return `${poolText(attack)} against ${poolText(armor)}`;
  };

  it('are those of a rubble pile: a black die to attack from it, one of armor in it', () => {
    expect(dice('T . . .')).toBe(dice('R . . .'));
    expect(dice('T . . .')).toBe('3r+1b against 3w');
    expect(dice('. . . T')).toBe('3r against 3w+1b');
    expect(dice('R . . T')).toBe('3r+1b against 3w+1b');
  });

  it('cover below is as against a figure on rubble: jungle and a building count, a ruined wall only right next to the target', () => {
    expect(dice('T . J J')).toBe('3r+1b against 6w');
    expect(dice('T .:. .')).toBe('3r+1b against 3w');
    expect(dice('T .:.:.')).toBe('3r+1b against 3w+1r');
    expect(dice('T . . o')).toBe('3r+1b against 6w');
    expect(dice('T .|b b')).toBe('3r+1b against 3w+1r');
    expect(dice('. .:. T')).toBe('3r against 3w+1b');
    expect(dice('. . .:T')).toBe('3r against 3w+1r+1b');
  });

  it('a shot from it into the middle of a forest, with these dice', () => {
    const table = new Table(
      'board: "T J J J J"\nfigures: [{ id: regular, unit: regular, at: [0, 0] }, { id: necromutant, unit: necromutant, at: [3, 0] }]\nturn: clan-1',
      { dice: [...show(4, 4), ...show(3, 6)] },
    );
    table.play(table.fire('regular', 'necromutant'));
    expect(table.told).toContainEqual(expect.objectContaining({ tell: 'attack', dice: '3r+1b' }));
    expect(table.told).toContainEqual(expect.objectContaining({ tell: 'armor', dice: '6w', eliminated: true }));
    expect(table.unused()).toEqual([]);
  });
});

describe('Mission Six, the tower: close combat and explosions', () => {
  const besieged = (turn: string) => `
board: |
  . T T .
  . T T .
figures:
  - { id: chieftain, unit: chieftain, at: [1, 0] }
  - { id: regular, unit: regular, at: [1, 1] }
  - { id: up, unit: necromutant, at: [2, 0] }
  - { id: below, unit: necromutant, at: [0, 0] }
turn: ${turn}
`;

  it('a figure in it is attacked in close combat only by one in it too, with no die for height', () => {
    const table = new Table(besieged('clan-1'), { dice: [...show(2, 3), ...show(1, 3)] });
    expect(table.refusal(table.close('chieftain', 'below'))).toMatch(/not in a square next to/);
    table.play(table.close('chieftain', 'up'));
    expect(table.told).toContainEqual(expect.objectContaining({ tell: 'attack', dice: '3b' }));
    expect(table.told).toContainEqual(expect.objectContaining({ tell: 'armor', dice: '3w', eliminated: true }));
    expect(table.unused()).toEqual([]);
    const legion = new Table(besieged('legion-1'));
    expect(legion.refusal(legion.close('below', 'chieftain'))).toMatch(/not in a square next to/);
    expect(legion.refusal(legion.close('up', 'chieftain'))).toBeUndefined();
  });

  it('so who stands at its foot is not next to anybody in it, and may be fired at from above and fire up', () => {
    const foot = (turn: string) => `board: ". T ."\nfigures: [{ id: regular, unit: regular, at: [1, 0] }, { id: necromutant, unit: necromutant, at: [0, 0] }]\nturn: ${turn}`;
    const down = new Table(foot('clan-1'), { dice: [...show(1, 4), ...show(0, 3)] });
    down.play(down.fire('regular', 'necromutant'));
    const up = new Table(foot('legion-1'), { dice: [...show(1, 3), ...show(0, 4)] });
    up.play(up.fire('necromutant', 'regular'));
    expect([down.fate('necromutant'), up.fate('regular')]).toEqual(['eliminated', 'eliminated']);
    expect([...down.unused(), ...up.unused()]).toEqual([]);
  });

  it('a Violator in it swings through those in it, and stops at the rim', () => {
    const table = new Table(`
board: |
  . T T
  . T T
figures:
  - { id: chieftain, unit: chieftain, at: [1, 0] }
  - { id: up, unit: necromutant, at: [2, 0] }
  - { id: beside, unit: necromutant, at: [2, 1] }
  - { id: below, unit: necromutant, at: [0, 0] }
turn: clan-1
`);
    const swings = table.game.options(table.view).flatMap((action) => (action.do === 'swing' ? [action.targets.map((target) => table.game.ground.trooper(target).id)] : []));
    expect(swings).toEqual([['up', 'beside']]);
  });

  it('a Brainbuster that lands outside does nothing to those inside, and one inside nothing to those outside', () => {
    const blast = (column: number, dice: number[]) => {
      const table = new Table(
        `
board: |
  . . . . . . . . .
  . . . . . T T . .
figures:
  - { id: chieftain, unit: chieftain, at: [0, 0] }
  - { id: up, unit: necromutant, at: [5, 1] }
  - { id: below, unit: necromutant, at: [7, 1] }
turn: clan-1
`,
        { dice: [...show(2, 2), ...dice], patch: ADVANCED },
      );
      table.play({ do: 'throw', figure: table.figure('chieftain'), at: table.square(column, 0) });
      table.play({ do: 'throw', figure: table.figure('chieftain'), at: table.square(column, 1) });
      return table;
    };
    const outside = blast(4, show(2, 2)); // twice next to the tower, and nobody is there
    expect([outside.fate('up'), outside.fate('below'), outside.unused()]).toEqual(['in-play', 'in-play', []]);
    const inside = blast(6, [...show(1, 3), ...show(0, 3), ...show(2, 2), ...show(1, 3), ...show(0, 4)]); // first beside the one below, then on the tower beside the one up there
    expect(inside.told.filter(({ tell }) => tell === 'armor')).toEqual([
      expect.objectContaining({ target: 'below', dice: '3w', eliminated: true }),
      expect.objectContaining({ target: 'up', dice: '3w+1b', eliminated: true }),
    ]);
    expect(inside.unused()).toEqual([]);
  });
});

describe('Mission Six, the tower: its turbolifts', () => {
  const lift = (extra = '') => `
board: |
  . . . . . . . . .
  . . T T . . . . .
  . . T T . . . . .
figures:
  - { id: regular, unit: regular, at: [1, 1] }
${extra}
  - { id: necromutant, unit: necromutant, at: [8, 0] }
turn: clan-1
`;

  it('eight steps occupy a space: two MOVE actions from right beside it, three from a step farther', () => {
    const table = new Table(lift());
    table.play(table.move('regular', 2, 1));
    expect(table.told).toContainEqual(expect.objectContaining({ tell: 'move', steps: 8, actions: 2 }));
    const farther = new Table(lift().replace('[1, 1]', '[0, 1]'));
    farther.play(farther.move('regular', 2, 1));
    expect(farther.told).toContainEqual(expect.objectContaining({ tell: 'move', steps: 9, actions: 3 }));
    expect(farther.stepsLeft('regular')).toBe(3);
  });

  it('seven steps do not', () => {
    const left = (steps: number) => new Table(lift().replace('at: [1, 1]', `at: [1, 1], state: { actions: 0, steps: ${steps} }`));
    const [seven, eight] = [left(7), left(8)];
    expect(seven.refusal(seven.move('regular', 2, 1))).toMatch(/cannot get there: 7 steps left/);
    expect(eight.refusal(eight.move('regular', 2, 1))).toBeUndefined();
  });

  it('along its top a step costs one, and down again what the ground costs', () => {
    const table = new Table(lift().replace('[1, 1]', '[2, 1]'));
    table.play(table.move('regular', 3, 2), table.move('regular', 4, 2));
    expect(table.told.flatMap((event) => (event.tell === 'move' ? [event.steps] : []))).toEqual([1, 1]);
    const { steps } = table.game.ground.reachOf(table.state.open, table.figure('regular'));
    expect(steps[table.square(3, 2)]).toBe(8);
  });

  const full = '  - { id: a, unit: regular, at: [2, 1] }\n  - { id: b, unit: regular, at: [3, 1] }\n  - { id: c, unit: regular, at: [2, 2] }\n  - { id: d, unit: necromutant, at: [3, 2] }';

  it('with all four spaces filled nobody gets up', () => {
    const table = new Table(lift(full));
    for (const [column, row] of [[2, 1], [3, 1], [2, 2], [3, 2]] as const) expect(table.refusal(table.move('regular', column, row))).toMatch(/cannot get there/);
  });

  it('when a figure in it is eliminated, its space is free at once', () => {
    const table = new Table(lift(full).replace('[1, 1]', '[4, 2]'), { dice: [...show(1, 3), ...show(0, 3)] });
    expect(table.refusal(table.move('regular', 3, 2))).toMatch(/cannot get there/);
    table.play(table.close('b', 'd'));
    expect(table.fate('d')).toBe('eliminated');
    table.play(table.move('regular', 3, 2));
    expect(table.state.open.figures[table.figure('regular')]!.at).toBe(table.square(3, 2));
    expect(table.unused()).toEqual([]);
  });
});
