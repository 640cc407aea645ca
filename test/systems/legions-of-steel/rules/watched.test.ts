import { describe, expect, test } from 'vitest';
import { pick, shuffle, stream } from '../../../../src/kernel/rng.ts';
import { watched } from '../../../../src/systems/legions-of-steel/rules/watched.ts';
import { active } from '../active.ts';
import { Table, type Given, type Placed } from '../table.ts';

/** Watched squares of a plan as an X on a map of it, of a Trooper who acts. */
function map(given: Given): string {
  const table = new Table(given);
  const { board } = table.ground;
  const field = table.ground.field(table.state.open);
  return given.plan.split('\n').map((line, row) => [...line].map((mark, column) => {
    const square = row * board.width + column;
    return field.obstacle[square] === 0 && watched(table.ground, table.state.open, 0, square) ? 'X' : mark;
  }).join('')).join('\n');
}

const trooper: Placed = { unit: 'trooper', at: [3, 3] };
const plan = '.......\n.......\n..#....\n.......';

describe('watched squares', () => {
  test('those in front of an enemy that covers', () => {
    const nightmare: Placed = { unit: 'nightmare', at: [2, 0], facing: 'south', is: { covering: 0 } };
    expect(map({ plan, figures: [trooper, nightmare], ...active('trooper') })).toBe('.......\n.XXX...\nXX#XX..\nXX.XXX.');
  });

  test('none if it has fired, or if the other seat holds until he attacks or stops', () => {
    const fired: Placed = { unit: 'nightmare', at: [2, 0], facing: 'south', is: { fired: true } };
    expect(map({ plan, figures: [trooper, fired], ...active('trooper') })).toBe(plan);
    const covering: Placed = { ...fired, is: { covering: 0 } };
    expect(map({ plan, figures: [trooper, covering], ...active('trooper', 'walking', { patient: [false, true] }) })).toBe(plan);
  });

  test('he does not hide behind himself: where he stands now hinders nobody who fires at where he will stand', () => {
    const nightmare: Placed = { unit: 'nightmare', at: [3, 0], facing: 'south', is: { covering: -2 } };
    const given: Given = { plan: '.......\n.......\n.......\n.......\n.......', figures: [{ unit: 'trooper', at: [3, 2] }, nightmare], ...active('trooper') };
    expect(map(given).split('\n')[4]![3]).toBe('X');
    const behindAnother: Given = { ...given, figures: [{ unit: 'trooper', at: [0, 4] }, nightmare, { unit: 'corporal', at: [3, 2] }] };
    expect(map(behindAnother).split('\n')[4]![3]).toBe('.');
  });

  test('suppressed ones, and those on the line to them, whatever the other seat has said', () => {
    const nightmare: Placed = { unit: 'nightmare', at: [0, 0], facing: 'south', is: { suppressing: [{ at: 21, dice: 1 }] } };
    expect(map({ plan, figures: [trooper, nightmare], ...active('trooper', 'walking', { patient: [false, true] }) })).toBe('.......\nX......\nX.#....\nX......');
  });

  test('just those where something happens to him who steps there', () => {
    const hall = '.........\n..#..D...\n.........\n...#.....\n.........';
    const rng = stream(7, 'watched', 0);
    let happened = 0;
    for (let round = 0; round < 12; round++) {
      const places = shuffle(Array.from({ length: 45 }, (_, square) => square).filter((square) => ![11, 14, 30].includes(square)), rng);
      const at = (): readonly [number, number] => { const square = places.pop()!; return [square % 9, Math.floor(square / 9)]; };
      const enemy = (is: Placed['is']): Placed => ({ unit: 'nightmare', at: at(), facing: pick(['north', 'east', 'south', 'west'] as const, rng), ...(is === undefined ? {} : { is }) });
      const others = [enemy({ covering: -rng.below(3) }), enemy({ suppressing: [{ at: rng.below(45), dice: 1 }] }), enemy({ covering: 0 }), enemy({}), enemy({ suppressing: [{ at: rng.below(45), dice: 1 }] })];
      const home = at();
      const given = (place: readonly [number, number]): Given => ({ plan: hall, figures: [{ unit: 'trooper', at: place }, ...others], ...active('trooper'), combat: { below: () => 0 } });
      const here = new Table(given(home));
      for (const square of places) {
        const there = new Table({ ...given([square % 9, Math.floor(square / 9)]), agenda: () => [{ step: 'entered', figure: 0, by: 'step' }] });
        const happens = there.asked !== null || there.told.length > 0;
        if (happens) happened += 1;
        expect(watched(here.ground, here.state.open, 0, square), `round ${round}, square ${square}`).toBe(happens);
      }
    }
    expect(happened).toBeGreaterThan(50);
  });

  test('nothing is written to, so a player may ask', () => {
    const table = new Table({ plan, figures: [trooper, { unit: 'nightmare', at: [2, 0], facing: 'south', is: { covering: 0 } }], ...active('trooper') });
    const before = JSON.stringify(table.state);
    const past = [...table.ground.field(table.state.open).past];
    watched(table.ground, table.state.open, 0, table.square(3, 2));
    expect([JSON.stringify(table.state), [...table.ground.field(table.state.open).past]]).toEqual([before, past]);
  });
});
