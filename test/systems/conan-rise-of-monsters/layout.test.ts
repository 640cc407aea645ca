/** A layout file: a table of one's own, where the shrine is, who fights. */
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import type { ConanGame } from '../../../src/systems/conan-rise-of-monsters/game.ts';
import { conanRiseOfMonsters as conan } from '../../../src/systems/conan-rise-of-monsters/index.ts';

const file = {
  system: 'conan-rise-of-monsters', mission: 'shrine',
  table: { size: [60, 40], terrain: [{ name: 'old wall', kind: 'ruins', outline: [[16, 16], [20, 16], [20, 20], [16, 20]] }] },
  shrine: [30, 22.5],
  forces: { circle: 'circle-riders' },
};
const open = (layout: unknown, mission = 'shrine') => conan.open({ mission, layout }) as ConanGame;

describe('a layout', () => {
  it('gives the table, the shrine and who fights; what it does not say is the book’s', () => {
    const game = open(file);
    const { table, shrine, forces } = game.deploy(openChance('layout', 3)).open;
    expect([table.width, table.height, table.pieces.map(({ name }) => name), shrine, forces.names]).toEqual([6000, 4000, ['old wall'], [3000, 2250], ['circle-riders', 'set-starter']]);
    expect(game.card.field).toEqual({ columns: 60, rows: 40, inches: true });
    expect(open({ ...file, shrine: undefined }).deploy(openChance('layout', 3)).open.shrine).toEqual([3000, 2000]);
  });

  it('a force may be written out', () => {
    const force = { title: 'The king’s guard', units: [{ unit: 'king-conan' }, { unit: 'gunderland-pikemen', reinforced: true }] };
    const { forces } = open({ ...file, forces: { circle: force } }).deploy(openChance('layout', 3)).open;
    expect([forces.names[0], forces.units.filter(({ seat }) => seat === 0).map(({ members }) => members.length)]).toEqual(['The king’s guard', [1, 10]]);
  });

  it.each([
    [{ ...file, tabel: {} }, /tabel/],
    [{ ...file, mission: 'escape' }, /expected shrine/],
    [{ ...file, system: 'warengine' }, /expected conan-rise-of-monsters/],
    [{ ...file, table: { size: [36, 36], terrain: [{ name: 'x', kind: 'ruin', outline: [[1, 1], [2, 1], [2, 2]] }] } }, /ruins/],
    [{ ...file, shrine: [61, 20] }, /off the table/],
    [{ ...file, shrine: 'middle' }, /\[x, y\] in inches/],
    [{ ...file, forces: { iron: 'circle-riders' } }, /iron/],
    [{ ...file, forces: { circle: 'set-starter' } }, /set-starter/],
    [{ ...file, forces: { circle: null } }, /found nothing, expected a force/],
    [7, /expected a layout/],
  ])('that is wrong is refused with the reason (%#)', (layout, reason) => {
    expect(() => open(layout)).toThrow(reason);
  });

  it('has a shrine where one is fought over only', () => {
    expect(() => open({ ...file, mission: 'escape' }, 'escape')).toThrow(/leave it out/);
  });

  it.each(conan.missions.map(({ id }) => id))('%s: the one printed to begin with is played as it lies', (mission) => {
    const printed = conan.layout!(mission) as typeof file;
    const { table, shrine } = open(printed, mission).deploy(openChance('any', 3)).open;
    expect(table.pieces.map(({ name }) => name)).toEqual(printed.table.terrain.map(({ name }) => name));
    expect(shrine).toEqual(mission === 'shrine' ? [2400, 2400] : null);
  });
});
