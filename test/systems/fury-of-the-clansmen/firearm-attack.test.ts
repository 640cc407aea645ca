import { describe, expect, it } from 'vitest';
import { show, Table } from './table.ts';

describe('Firearm Attacks and How to Shoot', () => {
  it('example: a Centurion on rubble fires over a ruined wall at a Regular in an edge jungle square: 3r+1b, four hits, against 3w+3r, three', () => {
    const table = new Table(
      `
board: |
  R . .:. . J J
figures:
  - { id: centurion, unit: centurion, at: [0, 0] }
  - { id: regular, unit: regular, at: [5, 0] }
turn: legion-1
`,
      { dice: [...show(4, 4), ...show(3, 6)] },
    );
    table.play(table.fire('centurion', 'regular'));
    expect(table.told).toContainEqual(expect.objectContaining({ tell: 'attack', dice: '3r+1b', hits: 4 }));
    expect(table.told).toContainEqual(expect.objectContaining({ tell: 'armor', dice: '3w+3r', hits: 3, eliminated: true }));
    expect(table.fate('regular')).toBe('eliminated');
    expect(table.unused()).toEqual([]);
  });

  it('example, ending: had the Regular been right next to the wall, it would have given its red die', () => {
    const table = new Table('board: "R . . . .:J J"\nfigures: [{ id: c, unit: centurion, at: [0, 0] }, { id: r, unit: regular, at: [5, 0] }]\nturn: legion-1', {
      dice: [...show(4, 4), ...show(4, 7)],
    });
    table.play(table.fire('c', 'r'));
    expect(table.told).toContainEqual(expect.objectContaining({ tell: 'armor', dice: '3w+4r', eliminated: false }));
    expect(table.unused()).toEqual([]);
  });

  const three = (middle: string) => `
board: |
  . . . .
  . . . .
figures:
  - { id: regular, unit: regular, at: [0, 0] }
  - { id: middle, unit: ${middle}, at: [1, 0] }
  - { id: far, unit: necromutant, at: [3, 0] }
turn: clan-1
`;

  it('with an enemy in an adjacent square no firearm may be used, at him or at another', () => {
    const table = new Table(three('necromutant'));
    expect(table.refusal(table.fire('regular', 'middle'))).toMatch(/may only Close Attack/);
    expect(table.refusal(table.fire('regular', 'far'))).toMatch(/may only Close Attack/);
  });

  /** A Regular at (0, 0), one Necromutant by him, another to shoot at. */
  const beside = (board: string, at: string) => new Table(`board: |\n${board}\nfigures: [{ id: r, unit: regular, at: [0, 0] }, { id: near, unit: necromutant, at: [${at}] }, { id: far, unit: necromutant, at: [3, 0] }]\nturn: clan-1`, { dice: show(0, 6) });

  it('an enemy behind the wall of a building, straight on or diagonally, is not adjacent: he neither hinders a shot nor can be shot at', () => {
    for (const table of [beside('  . . . .\n  -\n  b b b b', '0, 1'), beside('  . . . .\n  - -\n  b b b b', '1, 1')]) {
      expect(table.refusal(table.fire('r', 'near'))).toMatch(/a building wall between/);
      expect(table.refusal(table.close('r', 'near'))).toMatch(/not in a square next to/);
      expect(table.play(table.fire('r', 'far')).unused()).toEqual([]);
    }
  });

  it('an enemy diagonally behind the doorpost, where a figure could step, is adjacent', () => {
    const table = beside('  . . . .\n  -\n  b b b b', '1, 1');
    expect(table.refusal(table.fire('r', 'far'))).toMatch(/may only Close Attack/);
    expect(table.refusal(table.close('r', 'near'))).toBeUndefined();
  });

  it('without a Line of Sight there is no shot, and the refusal says what is in the way', () => {
    const table = new Table(three('charger-carrier'));
    expect(table.refusal(table.fire('regular', 'far'))).toMatch(/no Line of Sight to far: a figure at \[1, 0\]/);
  });

  it('a Chieftain has no firearm', () => {
    const table = new Table('board: ". . ."\nfigures: [{ id: c, unit: chieftain, at: [0, 0] }, { id: n, unit: necromutant, at: [2, 0] }]\nturn: clan-1');
    expect(table.refusal(table.fire('c', 'n'))).toMatch(/no firearm/);
    expect(table.game.options(table.view).some(({ do: kind }) => kind === 'fire')).toBe(false);
  });

  it('nobody fires at his own side, or at a figure out of play', () => {
    const table = new Table(three('charger-carrier'), { dice: [] });
    expect(table.refusal(table.fire('regular', 'middle'))).toMatch(/same side/);
    table.state.open.figures[table.figure('far')]!.fate = 'eliminated';
    expect(table.refusal(table.fire('regular', 'far'))).toMatch(/out of play/);
  });
});
