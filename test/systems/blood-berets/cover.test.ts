/** In cover: corners, friends, thicket and jungle ("In Cover", "Modifications to Skill Rolls"). */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { behindCorner } from '../../../src/systems/blood-berets/rules/corner.ts';
import { coverOf } from '../../../src/systems/blood-berets/rules/cover.ts';
import { friendHides, friendsBetween, hasLineOfFire, legionnairesBetween } from '../../../src/systems/blood-berets/rules/friends.ts';
import { canSee } from '../../../src/systems/blood-berets/rules/sight.ts';
import { centre, cornersOf, passesInside } from './sight-oracle.ts';
import { Stage, type Setting, type Square } from './stage.ts';

type Cast = Setting['figures'];

/** A trooper shoots at a Legionnaire: from and to where. */
function facingOff(from: Square, to: Square, setting: Partial<Setting> = {}, others: Cast = {}): Stage {
  return new Stage({ rules: 'advanced', figures: { 'trooper-3': { at: from }, 'legionnaire-7': { at: to }, ...others }, ...setting });
}

const cover = (stage: Stage, by = 'trooper-3', target = 'legionnaire-7'): Record<string, number> =>
  Object.fromEntries(coverOf(stage.ground, stage.battle, stage.figure(by), stage.figure(target)).map(({ because, points }) => [because, points]));
const sees = (stage: Stage, from: Square, to: Square): boolean => canSee(stage.ground, stage.battle, stage.square(from), stage.square(to));
const hidden = (stage: Stage, by: string, target: string): boolean => friendHides(stage.ground, stage.battle, stage.figure(by), stage.figure(target));
const lineOfFire = (stage: Stage, by: string, target: string): boolean => hasLineOfFire(stage.ground, stage.battle, stage.figure(by), stage.figure(target));

describe('behind a corner', () => {
  const map = `
    ########
    ........
    ...#....
    ########`;
  const at = ([column, row]: Square): Square => [column + 1, row + 1];

  it.each([
    [[0, 0], [6, 1], true, { 'behind a corner': -4 }],
    [[0, 0], [4, 1], false, null],
    [[1, 0], [5, 1], true, {}],
    [[5, 1], [1, 0], true, { 'behind a corner': -4 }],
  ] as const)('rock at 2,1: from %j to %j', (from, to, inSight, expected) => {
    const stage = facingOff(at(from), at(to), { map });
    expect(sees(stage, at(from), at(to))).toBe(inSight);
    if (expected !== null) expect(cover(stage)).toEqual(expected);
  });

  it('not in the basic rules, and not where it is left out', () => {
    for (const setting of [{ rules: 'basic' }, { patch: { 'abilities.corner-cover': false } }] as const) expect(cover(facingOff(at([0, 0]), at([6, 1]), { map, ...setting }))).toEqual({});
  });

  it('as by plain geometry: from the shooter\'s centre to a corner of the target through rock that is not beside him', () => {
    const rng = stream('corners', 'setup', 0);
    const stage = new Stage({ sections: ['labyrinth', 'hall', 'corridor', 'hall', 'labyrinth*', 'hall', 'corridor*', 'hall', 'labyrinth'], figures: { sergeant: { at: [3, 4] } } });
    const field = stage.ground.board(stage.battle);
    const at = (square: number): Square => [square % 24, Math.floor(square / 24)];
    let found = 0;
    for (let pair = 0; pair < 4000; pair++) {
      const from = rng.below(720);
      const to = Math.min(719, Math.max(0, from + rng.below(13) - 6 + 24 * (rng.below(13) - 6)));
      if (from === to || !field.isGround(from) || !field.isGround(to) || !sees(stage, at(from), at(to))) continue;
      const [[c1, r1], [c2, r2]] = [at(from), at(to)];
      const rocks = [...field.rock.keys()].filter((square) => {
        const [column, row] = at(square);
        const between = column >= Math.min(c1, c2) && column <= Math.max(c1, c2) && row >= Math.min(r1, r2) && row <= Math.max(r1, r2);
        return between && field.rock[square] === 1 && Math.max(Math.abs(column - c1), Math.abs(row - r1)) > 1;
      });
      const expected = rocks.some((rock) => cornersOf([c2, r2]).some((corner) => passesInside(centre([c1, r1]), corner, at(rock))));
      expect(behindCorner(field, from, to), `${at(from).join()} to ${at(to).join()}`).toBe(expected);
      if (expected) found += 1;
    }
    expect(found).toBeGreaterThan(30);
  });
});

describe('friends', () => {
  it('by the basic rules a friend is in the way where the straight line meets him, and nowhere else', () => {
    const stage = facingOff([1, 5], [6, 5], { rules: 'basic' }, { 'trooper-4': { at: [3, 5] } });
    expect(lineOfFire(stage, 'trooper-3', 'legionnaire-7')).toBe(false);
    const beside = facingOff([1, 1], [6, 2], { rules: 'basic' }, { 'trooper-4': { at: [5, 1] } });
    expect(friendsBetween(beside.ground, beside.battle, beside.figure('trooper-3'), beside.figure('legionnaire-7'))).toHaveLength(1);
    expect(lineOfFire(beside, 'trooper-3', 'legionnaire-7')).toBe(true);
  });

  it('by the advanced rules one that hides a part of the target forbids the shot; enemies do not', () => {
    const stage = facingOff([1, 1], [6, 2], {}, { 'trooper-4': { at: [5, 1] } });
    expect(sees(stage, [1, 1], [6, 2])).toBe(true);
    expect(hidden(stage, 'trooper-3', 'legionnaire-7')).toBe(true);
    expect(lineOfFire(stage, 'trooper-3', 'legionnaire-7')).toBe(false);
    const enemy = facingOff([1, 1], [6, 2], {}, { 'legionnaire-8': { at: [5, 1] } });
    expect(lineOfFire(enemy, 'trooper-3', 'legionnaire-7')).toBe(true);
  });

  it('one beside or behind the target hides nothing of it', () => {
    for (const at of [[6, 4], [6, 6], [7, 5], [1, 4], [2, 4]] as const) expect(hidden(facingOff([1, 5], [6, 5], {}, { 'trooper-4': { at } }), 'trooper-3', 'legionnaire-7'), at.join()).toBe(false);
  });

  it('as by plain geometry: on a line from the shooter\'s centre to the centre or a corner of the target', () => {
    const rng = stream('friends', 'setup', 0);
    const stage = facingOff([1, 1], [6, 2], { map: '.'.repeat(24).concat('\n').repeat(10) }, { 'trooper-4': { at: [5, 1] } });
    const drawn = (): Square => [rng.below(14), rng.below(10)];
    let found = 0;
    for (let trial = 0; trial < 2000; trial++) {
      const [from, to, friend] = [drawn(), drawn(), drawn()];
      const squares = [from, to, friend].map((square) => stage.square(square));
      if (new Set(squares).size < 3) continue;
      ['trooper-3', 'legionnaire-7', 'trooper-4'].forEach((id, i) => Object.assign(stage.at(id), { at: squares[i] }));
      stage.battle.clock += 1;
      const expected = [centre(to), ...cornersOf(to)].some((point) => passesInside(centre(from), point, friend));
      expect(hidden(stage, 'trooper-3', 'legionnaire-7'), `${from.join()} to ${to.join()} past ${friend.join()}`).toBe(expected);
      if (expected) found += 1;
    }
    expect(found).toBeGreaterThan(50);
  });

  it('a Nepharite shoots past Legionnaires at -4, whether they hide all of the target or a part', () => {
    for (const at of [[4, 5], [3, 5]] as const) {
      const stage = new Stage({ rules: 'advanced', figures: { 'nepharite-1': { at: [1, 5] }, 'trooper-3': { at: [6, 5] }, 'legionnaire-7': { at }, 'legionnaire-8': { at: [5, 5] } } });
      expect(lineOfFire(stage, 'nepharite-1', 'trooper-3')).toBe(true);
      expect(cover(stage, 'nepharite-1', 'trooper-3')).toEqual({ 'past a Legionnaire': -4 });
      const [by, target] = [stage.figure('nepharite-1'), stage.figure('trooper-3')];
      expect(legionnairesBetween(stage.ground, stage.battle, by, target).map((one) => stage.ground.piece(one).id)).toEqual(['legionnaire-7', 'legionnaire-8']);
    }
  });

  it('but not past Blood Berets, the prisoners or a wall, nor by the basic rules', () => {
    const over = (setting: Partial<Setting>, others: Cast) => lineOfFire(new Stage({ rules: 'advanced', figures: { 'nepharite-1': { at: [1, 5] }, 'trooper-3': { at: [6, 5] }, ...others }, ...setting }), 'nepharite-1', 'trooper-3');
    expect(over({}, { 'trooper-4': { at: [4, 5] } })).toBe(false);
    expect(over({}, { prisoners: { at: [4, 5] } })).toBe(false);
    expect(over({ blocked: [[3, 5]] }, { 'legionnaire-7': { at: [4, 5] } })).toBe(false);
    expect(over({ rules: 'basic' }, { 'legionnaire-7': { at: [4, 5] } })).toBe(false);
  });

  it('a Legionnaire does not shoot past another', () => {
    const stage = new Stage({ rules: 'advanced', figures: { 'legionnaire-7': { at: [1, 5] }, 'trooper-3': { at: [6, 5] }, 'legionnaire-8': { at: [4, 5] } } });
    expect(lineOfFire(stage, 'legionnaire-7', 'trooper-3')).toBe(false);
  });
});

describe('difficult terrain', () => {
  const onGround = (from: Square, to: Square, rules: 'basic' | 'advanced' = 'advanced') => cover(facingOff(from, to, { level: 'jungle', rules }));

  // Jungle-a: row 2 "......tt", row 4 "........", row 5 "...tttt.", row 6 ".j..t...", row 7 ".jjtj...".
  it('thicket at the target or on the way is -2, one square of jungle -4, and the worst counts', () => {
    expect(onGround([1, 4], [4, 5])).toEqual({ thicket: -2 });
    expect(onGround([2, 5], [7, 5])).toEqual({ thicket: -2 });
    expect(onGround([0, 6], [3, 6])).toEqual({ jungle: -4 });
    expect(onGround([0, 6], [4, 6])).toEqual({ jungle: -4 });
    expect(onGround([0, 4], [7, 4])).toEqual({});
  });

  it('at the edge the shooter is not hindered, within it he is', () => {
    expect(onGround([3, 5], [2, 5])).toEqual({}); // out of the thicket
    expect(onGround([3, 5], [3, 2])).toEqual({});
    expect(onGround([4, 5], [2, 5])).toEqual({ thicket: -2 });
    expect(onGround([1, 6], [1, 2])).toEqual({});
    expect(onGround([1, 7], [1, 4])).toEqual({ jungle: -4 }); // through the jungle at 1,6
  });

  it('the target at the edge is in cover all the same', () => {
    expect(onGround([3, 2], [3, 5])).toEqual({ thicket: -2 });
    expect(onGround([1, 4], [1, 6])).toEqual({ jungle: -4 });
  });

  it('not in the basic rules', () => {
    expect(onGround([1, 4], [4, 5], 'basic')).toEqual({});
  });
});
