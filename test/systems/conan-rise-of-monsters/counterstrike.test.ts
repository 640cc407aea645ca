/** "Counterstrikes": the attacked roll before anybody defends or falls, and First Strike turns that round. */
import { describe, expect, it } from 'vitest';
import { attackRolls, defenseRolls, melee, ring, row, stageOf } from './line-up.ts';

const ARCHERS = 'bossonian-archers';
const PIKEMEN = 'gunderland-pikemen';
const GUARD = 'ancestor-guard';

const five = { archers: { card: ARCHERS, at: row(5, 20, 20) }, guard: { card: GUARD, at: row(5, 20, 19) } };

describe('Counterstrikes', () => {
  it('all five archers strike back before any of them is removed', () => {
    const stage = melee('guard', { units: five, dice: '///oo ooooo ooo*' + 'o' });
    expect(attackRolls(stage)).toEqual(['guard 5: 3/ 0*', 'archers 5: 0/ 0*']);
    expect(stage.told.map(({ tell }) => tell).filter((tell) => tell.endsWith('roll') || tell === 'removed')).toEqual(['attack-roll', 'attack-roll', 'defense-roll']);
    expect(stage.unused).toEqual([]);
  });

  it('they do not charge: no dice for that, and no Shock Unit', () => {
    const units = { scion: { card: 'scion-of-set', at: [[20, 20]] as const }, knights: { card: 'poitainian-knights', at: [[20, 18]] as const } };
    const stage = melee('scion', { units, dice: 'oooooooooo **' }, 'knights');
    expect([attackRolls(stage), stage.unused]).toEqual([['scion 10: 0/ 0*', 'knights 2: 0/ 2*'], []]);
  });

  it('only models that touch the attacker roll, also one that has just surged; all their dice go at him, and friends support them', () => {
    const units = {
      guard: { card: GUARD, at: row(1, 20, 19) },
      others: { card: GUARD, at: row(1, 22, 19) },
      pikemen: { card: PIKEMEN, at: row(3, 20, 20) },
      archers: { card: ARCHERS, at: row(1, 20, 18) },
    };
    const stage = melee('guard', { units, dice: 'oo ooo' });
    stage.play({ do: 'attack', units: [stage.unit('pikemen')] });
    expect(stage.tells('attack').map(({ by, targets, dice }) => [by, targets, dice])).toEqual([['guard', ['pikemen'], 2], ['pikemen', ['guard'], 3]]);
  });

  it('each of several attacked units has a roll of its own, and the attacker defends once against all of them, last', () => {
    const units = { scion: { card: 'scion-of-set', at: [[20, 20]] as const }, archers: { card: ARCHERS, at: ring(2, 20, 20, 1.7) }, pikemen: { card: PIKEMEN, at: [[20, 21.7], [18.3, 20]] as const } };
    const stage = melee('scion', { units, dice: '/ooo/ooo //o //o oo ooo ooo*ooo' });
    stage.play({ do: 'attack', units: [stage.unit('archers'), stage.unit('pikemen')] }, { do: 'aim', dice: [4, 4] });
    expect(attackRolls(stage).slice(2)).toEqual(['archers 3: 2/ 0*', 'pikemen 3: 2/ 0*']);
    expect(defenseRolls(stage)).toEqual(['archers 2: 2o', 'pikemen 3: 3o', 'scion 7: 6o']);
    expect(stage.unused).toEqual([]);
  });

  it('who flees does not strike back, nor support, nor surge', () => {
    const units = { guard: { card: GUARD, at: row(1, 20, 19) }, archers: { card: ARCHERS, at: row(5, 20, 20), fleeing: true } };
    const stage = melee('guard', { units, dice: 'o' });
    expect([attackRolls(stage), stage.unused]).toEqual([['guard 1: 0/ 0*'], []]);
    expect(stage.places('archers')).toEqual(row(5, 20, 20));
  });

  it('who flees still defends himself', () => {
    const units = { guard: { card: GUARD, at: row(1, 20, 19) }, archers: { card: ARCHERS, at: row(5, 20, 20), fleeing: true } };
    const stage = melee('guard', { units, dice: '/ //' });
    expect([defenseRolls(stage), stage.left('archers'), stage.unused]).toEqual([['archers 2: 0o'], 4, []]);
  });

  it('can be left out', () => {
    const stage = melee('guard', { units: five, dice: 'ooooo', patch: { 'abilities.counterstrike': false } });
    expect([attackRolls(stage), stage.unused]).toEqual([['guard 5: 0/ 0*'], []]);
  });
});

describe('Surge', () => {
  it('un-engaged defenders move into contact before dice are gathered', () => {
    const units = { guard: { card: GUARD, at: row(4, 20, 19) }, archers: { card: ARCHERS, at: [...row(2, 20, 20), [22, 22], [23, 22]] as [number, number][] } };
    const stage = melee('guard', { units, dice: 'oooo oooo' });
    expect(attackRolls(stage)).toEqual(['guard 4: 0/ 0*', 'archers 4: 0/ 0*']);
    expect(stage.places('archers')).toEqual(row(4, 20, 20));
  });
});

describe('cards', () => {
  it('Eye for an Eye: two dice more for the counterstrike of a Warrior unit', () => {
    const stage = melee('guard', { units: five, hands: { circle: ['eye-for-an-eye'] }, dice: 'ooooo ooooooo' });
    expect(stage.asks).toBe('circle: window attack');
    stage.play({ do: 'play', card: 'eye-for-an-eye' });
    expect([attackRolls(stage)[1], stage.unused]).toEqual(['archers 7: 0/ 0*', []]);
  });

  it('but not of King Conan, who is no Warrior', () => {
    const units = { guard: { card: GUARD, at: row(1, 20, 19) }, king: { card: 'king-conan', at: [[20, 20]] as const } };
    const stage = melee('guard', { units, hands: { circle: ['eye-for-an-eye'] }, dice: 'o oooooooo' });
    expect(stage.unused).toEqual([]);
  });

  it('Destiny: up to two tokens on the counterstrike of a Warrior unit, and on its defense again', () => {
    const stage = melee('guard', { units: five, tokens: { circle: 3 }, dice: '/oooo ooooooo ooo' });
    stage.play({ do: 'destiny', tokens: 2 });
    expect([attackRolls(stage)[1], stage.asks, stage.options.length]).toEqual(['archers 7: 0/ 0*', 'circle: destiny', 2]);
    stage.play({ do: 'destiny', tokens: 1 });
    expect([defenseRolls(stage), stage.unused]).toEqual([['archers 3: 3o'], []]);
  });

  it('First Strike: those charged suffer, fall and check morale before the survivors strike back', () => {
    const knights = { knights: { card: 'poitainian-knights', at: [[20, 20], [21.6, 20], [23.2, 20]] as const }, guard: { card: GUARD, at: row(3, 20, 18.7, 1.6) } };
    const stage = melee('knights', { units: knights, hands: { circle: ['first-strike'] }, dice: '///ooooo o***** ///o / ooo*' }, 'guard');
    expect(stage.asks).toBe('circle: window charge-rolled');
    stage.play({ do: 'play', card: 'first-strike' });
    expect(stage.told.flatMap(({ tell, unit, by }) => (['attack-roll', 'defense-roll', 'removed', 'morale'].includes(tell) ? [[tell, unit ?? by]] : []))).toEqual([
      ['attack-roll', 'knights'], ['defense-roll', 'guard'], ['removed', undefined], ['morale', 'guard'], ['attack-roll', 'guard'], ['defense-roll', 'knights'],
    ]);
    expect(attackRolls(stage)).toEqual(['knights 8: 3/ 0*', 'guard 1: 1/ 0*']);
    expect([stage.left('guard'), stage.unused]).toEqual([1, []]);
  });

  it('First Strike: who flees from it does not strike back at all', () => {
    const knights = { knights: { card: 'poitainian-knights', at: [[20, 20], [21.6, 20], [23.2, 20]] as const }, guard: { card: GUARD, at: row(3, 20, 18.7, 1.6) } };
    const stage = melee('knights', { units: knights, hands: { circle: ['first-strike'] }, dice: '///ooooo o***** oooo' }, 'guard');
    stage.play({ do: 'play', card: 'first-strike' });
    expect([stage.condition('guard').fleeing, attackRolls(stage), stage.unused]).toEqual([true, ['knights 8: 3/ 0*'], []]);
  });

  it('First Strike is for charges; an option lets it be played on any melee', () => {
    const setting = { units: { archers: five.archers, guard: { card: GUARD, at: row(5, 20, 19) } }, hands: { circle: ['first-strike' as const] } };
    expect(melee('archers', { ...setting, dice: '/oooo ooooo oooo' }).unused).toEqual([]);
    expect(melee('archers', { ...setting, patch: { 'options.firstStrikeAny': true }, dice: '/oooo' }).asks).toBe('circle: window charge-rolled');
  });

  it('No Escape: one unit strikes at who is about to break away; he neither surges nor strikes back', () => {
    const units = { guard: { card: GUARD, at: row(2, 20, 19) }, archers: { card: ARCHERS, at: row(2, 20, 20) } };
    const stage = stageOf({ units, hands: { circle: ['no-escape'] }, dice: '/o oooo' }, (on) => [
      { step: 'declared', unit: on.unit('guard'), gait: 'run', target: -1, way: { anchor: on.model('guard.1'), to: [2000, 700], by: null, shape: 'keep', leave: false } },
      { step: 'window', at: 'declared', seat: 1, passed: false },
    ]);
    expect(stage.asks).toBe('circle: window declared');
    stage.play({ do: 'play', card: 'no-escape', unit: stage.unit('archers') });
    expect([attackRolls(stage), defenseRolls(stage), stage.unused]).toEqual([['archers 2: 1/ 0*'], ['guard 4: 4o'], []]);
    expect(stage.places('guard')).toEqual(row(2, 20, 11));
  });
});
