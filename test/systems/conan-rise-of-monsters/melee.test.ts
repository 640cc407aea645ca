/** "Melee Attacks": who rolls how many dice, what is added, and what special abilities and cards make of the roll. */
import { describe, expect, it } from 'vitest';
import { attackRolls, defenseRolls, melee, ring, row, stageOf } from './line-up.ts';
import { PASS } from './stage.ts';

const PIKEMEN = 'gunderland-pikemen';
const ARCHERS = 'bossonian-archers';
const KNIGHTS = 'poitainian-knights';
const GUARD = 'ancestor-guard';

/** Archers in a row, and so many Guards in front of the first of them. Where archers have nobody in front, they surge if they are attacked. */
const facing = (guards: number, archers = 5) => ({
  archers: { card: ARCHERS, at: row(archers, 20, 20) },
  guard: { card: GUARD, at: row(guards, 20, 19) },
});

describe('Gather Melee Attack Dice', () => {
  it('three models in contact with a Melee Attack of 1 roll three dice; the others of the unit none', () => {
    const stage = melee('archers', { units: facing(3), dice: 'ooo ***' });
    expect(attackRolls(stage)).toEqual(['archers 3: 0/ 0*', 'guard 3: 0/ 3*']);
    expect(stage.unused).toEqual([]);
  });

  it('each of three Knights brings two', () => {
    const units = { knights: { card: KNIGHTS, at: [[20, 20], [21.6, 20], [23.2, 20]] as const }, guard: { card: GUARD, at: row(3, 20, 18.7, 1.6) } };
    expect(attackRolls(melee('knights', { units, dice: 'oooooo ooo' }))).toEqual(['knights 6: 0/ 0*', 'guard 3: 0/ 0*']);
  });

  it('a charge adds two dice', () => {
    const stage = melee('archers', { units: facing(3), dice: 'ooooo ooo' }, 'guard');
    expect(attackRolls(stage)[0]).toBe('archers 5: 0/ 0*');
    expect(stage.tells('attack')[0]!.because).toEqual([{ because: 'charge', side: 'attack', dice: '+2' }]);
  });

  it('but none at a Phalanx, as long as it does not flee', () => {
    const units = (fleeing: boolean) => ({ guard: { card: GUARD, at: row(3, 20, 19) }, pikemen: { card: PIKEMEN, at: row(3, 20, 20), fleeing } });
    const stopped = melee('guard', { units: units(false), dice: 'ooo ooo' }, 'pikemen');
    expect(attackRolls(stopped)).toEqual(['guard 3: 0/ 0*', 'pikemen 3: 0/ 0*']);
    expect(stopped.tells('attack')[0]!.because).toEqual([{ because: 'charge', side: 'attack', dice: '+2' }, { because: 'Phalanx', side: 'attack', dice: '-2' }]);
    expect(attackRolls(melee('guard', { units: units(true), dice: 'ooooo' }, 'pikemen'))).toEqual(['guard 5: 0/ 0*']);
  });

  it('each other friendly unit that touches the enemy gives a die of support, once for each roll, unless it flees', () => {
    const units = (fleeing: boolean) => ({
      archers: { card: ARCHERS, at: row(2, 20, 20) },
      guard: { card: GUARD, at: row(4, 20, 19) },
      pikemen: { card: PIKEMEN, at: row(2, 22, 20) },
      others: { card: PIKEMEN, at: row(1, 20, 18), fleeing },
    });
    expect(attackRolls(melee('archers', { units: units(false), dice: 'oooo oo' }))).toEqual(['archers 4: 0/ 0*', 'guard 2: 0/ 0*']);
    expect(attackRolls(melee('archers', { units: units(true), dice: 'ooo oo' }))).toEqual(['archers 3: 0/ 0*', 'guard 2: 0/ 0*']);
    expect(attackRolls(melee('archers', { units: units(false), dice: 'oo oo', patch: { 'abilities.support': false } }))).toEqual(['archers 2: 0/ 0*', 'guard 2: 0/ 0*']);
  });
});

describe('Destined to Wear the Crown', () => {
  const near = (x: number) => ({ ...facing(3, 3), king: { card: 'king-conan', at: [[x, 20]] as const } });

  it('an Aquilonian unit within 12 inches of King Conan rolls one die more, edge to edge', () => {
    expect(attackRolls(melee('archers', { units: near(35), dice: 'oooo ooo' }))[0]).toBe('archers 4: 0/ 0*');
    expect(attackRolls(melee('archers', { units: near(35.01), dice: 'ooo ooo' }))[0]).toBe('archers 3: 0/ 0*');
  });

  it('in a counterstrike too', () => {
    expect(attackRolls(melee('guard', { units: near(30), dice: 'ooo oooo' }))).toEqual(['guard 3: 0/ 0*', 'archers 4: 0/ 0*']);
  });

  it('a fallen king has none', () => {
    const stage = stageOf({ units: near(30), dice: 'ooo ooo' }, (on) => {
      on.at('king').fate = 'removed';
      return [{ step: 'melee', unit: on.unit('archers'), target: -1 }];
    });
    expect(attackRolls(stage)[0]).toBe('archers 3: 0/ 0*');
  });

  it('he himself is Aquilonian, which an option takes from him', () => {
    const units = { king: { card: 'king-conan', at: [[20, 20]] as const }, guard: { card: GUARD, at: row(1, 20, 19) } };
    expect(attackRolls(melee('king', { units, dice: 'oooooooo o' }))[0]).toBe('king 8: 0/ 0*');
    expect(attackRolls(melee('king', { units, dice: 'ooooooo o', patch: { 'options.crownOnHimself': false } }))[0]).toBe('king 7: 0/ 0*');
  });

  it('the Oliphant is a beast and no Aquilonian', () => {
    const units = { oliphant: { card: 'oliphant', at: [[20, 20]] as const }, guard: { card: GUARD, at: row(1, 20, 18.3) }, king: { card: 'king-conan', at: [[25, 20]] as const } };
    expect(attackRolls(melee('oliphant', { units, dice: 'oooooo o' }))[0]).toBe('oliphant 6: 0/ 0*');
  });
});

describe('one unit against several', () => {
  /** The first Guard touches an archer, the second an archer and a pikeman, the third a pikeman. */
  const between = (dice: string, patch = {}) => ({
    units: { guard: { card: GUARD, at: row(3, 20, 19) }, archers: { card: ARCHERS, at: [[20, 20], [20.5, 19.87]] as [number, number][] }, pikemen: { card: PIKEMEN, at: [[21.5, 19.87], [22.5, 19.87]] as [number, number][] } },
    dice,
    patch,
  });

  it('names those that it attacks, the one it charged among them', () => {
    const stage = melee('guard', between(''), 'pikemen');
    const [archers, pikemen] = [stage.unit('archers'), stage.unit('pikemen')];
    expect(stage.asks).toBe('set: melee');
    expect(stage.options).toEqual([{ do: 'attack', units: [archers, pikemen] }, { do: 'attack', units: [pikemen] }]);
    expect(stage.refusal({ do: 'attack', units: [archers] })).toBe('it charged pikemen and has to attack it');
    expect(stage.refusal({ do: 'attack', units: [] })).toMatch(/expected "units"/);
    expect(stage.refusal({ do: 'attack', units: [pikemen, archers] })).toMatch(/the lowest first/);
  });

  it('each model aims at a unit that it touches, one that touches two at either', () => {
    const stage = melee('guard', between('ooo ooo ooo'));
    stage.play({ do: 'attack', units: [stage.unit('archers'), stage.unit('pikemen')] });
    expect(stage.asks).toBe('set: aim');
    expect(stage.options).toEqual([{ do: 'aim', dice: [2, 1] }, { do: 'aim', dice: [1, 2] }]);
    expect(stage.refusal({ do: 'aim', dice: [3, 0] })).toMatch(/units that they touch/);
    expect(stage.refusal({ do: 'aim', dice: [2, 2] })).toBe('4 dice are aimed; the attack has 3');
    expect(stage.refusal({ do: 'aim', dice: [3] })).toMatch(/a whole number for each of the 2 units/);
    stage.play({ do: 'aim', dice: [1, 2] });
    expect(attackRolls(stage)).toEqual(['guard 1: 0/ 0*', 'guard 2: 0/ 0*', 'archers 3: 0/ 0*', 'pikemen 3: 0/ 0*']);
  });

  it('dice of a charge go anywhere but at a Phalanx; those of Destiny anywhere', () => {
    const stage = melee('guard', between('ooooo ooo ooo'), 'pikemen');
    stage.play({ do: 'attack', units: [stage.unit('archers'), stage.unit('pikemen')] });
    expect(stage.options).toEqual([{ do: 'aim', dice: [4, 1] }, { do: 'aim', dice: [3, 2] }]);
    const fated = melee('guard', { ...between(''), tokens: { set: 1 } });
    fated.play({ do: 'attack', units: [fated.unit('archers'), fated.unit('pikemen')] }, { do: 'destiny', tokens: 1 });
    expect(fated.options).toEqual([{ do: 'aim', dice: [3, 1] }, { do: 'aim', dice: [2, 2] }, { do: 'aim', dice: [1, 3] }]);
  });

  it('Black Lotus takes its dice before they are aimed: of those that are left any may be missing', () => {
    const stage = melee('guard', { ...between(''), patch: { 'cards.black-lotus.dice': 1 }, units: { ...between('').units }, hands: {} });
    stage.play({ do: 'attack', units: [stage.unit('archers'), stage.unit('pikemen')] });
    const asked = stage.view.asked!;
    if (asked.step !== 'aim') throw new Error('expected dice to be aimed');
    const cursed = { ...asked, bout: { ...asked.bout, attacks: asked.bout.attacks.map((roll) => ({ ...roll, cards: ['black-lotus' as const] })) } };
    stage.battle.agenda[stage.battle.agenda.length - 1] = cursed;
    expect(stage.options).toEqual([{ do: 'aim', dice: [2, 0] }, { do: 'aim', dice: [1, 1] }, { do: 'aim', dice: [0, 2] }]);
  });

  it('if it attacks only one of them, models who touch just the other one roll no dice, and that one does not strike back', () => {
    const stage = melee('guard', between('oo ooo'));
    stage.play({ do: 'attack', units: [stage.unit('archers')] });
    expect(attackRolls(stage)).toEqual(['guard 2: 0/ 0*', 'archers 3: 0/ 0*']);
  });

  it('the Sigils of a split attack count where their dice were aimed', () => {
    const scion = { scion: { card: 'scion-of-set', at: [[20, 20]] as const }, archers: { card: ARCHERS, at: [[20, 18.3], [21.7, 20]] as const }, pikemen: { card: PIKEMEN, at: [[20, 21.7], [18.3, 20]] as const } };
    const stage = melee('scion', { units: scion, dice: '//**///o ooo ooo oo* ooooo' });
    stage.play({ do: 'attack', units: [stage.unit('archers'), stage.unit('pikemen')] }, { do: 'aim', dice: [4, 4] });
    expect(attackRolls(stage)).toEqual(['scion 4: 2/ 2*', 'scion 4: 3/ 0*', 'archers 3: 0/ 0*', 'pikemen 3: 0/ 0*']);
    expect(defenseRolls(stage)[0]).toBe('archers 1: 1o');
  });
});

describe('special abilities in melee', () => {
  it('Fury: King Conan rerolls Sigils once, in attack and in defense', () => {
    const units = { king: { card: 'king-conan', at: [[20, 20]] as const }, guard: { card: GUARD, at: row(1, 20, 19) } };
    const stage = melee('king', { units, dice: '///**ooo /* / ooooooo *o*oo *o' });
    expect(attackRolls(stage)).toEqual(['king 8: 4/ 1*', 'guard 1: 1/ 0*']);
    expect(defenseRolls(stage)).toEqual(['guard 7: 7o', 'king 5: 4o']);
    expect(stage.unused).toEqual([]);
  });

  it('Shock Unit: Knights reroll Sigils when they charge, and only then', () => {
    const units = { knights: { card: KNIGHTS, at: [[20, 20]] as const }, guard: { card: GUARD, at: row(1, 20, 18.7) } };
    const charge = melee('knights', { units, dice: '**oo oo o' }, 'guard');
    expect(attackRolls(charge)[0]).toBe('knights 4: 0/ 0*');
    expect(charge.unused).toEqual([]);
    const fight = melee('knights', { units, dice: '** o' });
    expect(attackRolls(fight)[0]).toBe('knights 2: 0/ 2*');
    expect(fight.unused).toEqual([]);
  });

  const trampled = { oliphant: { card: 'oliphant', at: [[20, 20]] as const }, guard: { card: GUARD, at: ring(4, 20, 20, 1.7) } };

  it('Trample: each Sigil of a charge is a wound that adds no defense die and that no Shield blocks', () => {
    const stage = melee('oliphant', { units: trampled, dice: '/**ooooo oooo oooo *//*' }, 'guard');
    expect(attackRolls(stage)[0]).toBe('oliphant 8: 1/ 2*');
    expect(defenseRolls(stage)).toEqual(['guard 4: 4o']);
    expect([stage.left('guard'), stage.unused]).toEqual([2, []]);
  });

  it('Trample without a Sword: no defense roll at all; and none without a charge', () => {
    const charge = melee('oliphant', { units: trampled, dice: '*ooooooo oooo' }, 'guard');
    expect([defenseRolls(charge), charge.left('guard'), charge.unused]).toEqual([[], 3, []]);
    const fight = melee('oliphant', { units: trampled, dice: '*ooooo oooo' });
    expect([defenseRolls(fight), fight.left('guard'), fight.unused]).toEqual([[], 4, []]);
  });

  it('By Babd leaves the Sigils of Trample what they are, and so cannot be played on them', () => {
    const stage = melee('oliphant', { units: trampled, hands: { circle: ['by-babd'] }, dice: '/*oooooo oooo oooo' }, 'guard');
    expect([defenseRolls(stage), stage.left('guard'), stage.unused]).toEqual([['guard 4: 4o'], 3, []]);
  });

  it('By Babd on a split attack is played before any Sigil of it has met a defense', () => {
    const units = { oliphant: { card: 'oliphant', at: [[20, 20]] as const }, guard: { card: GUARD, at: row(1, 20, 18.3) }, skirmishers: { card: 'stygian-skirmishers', at: row(1, 20, 21.7) } };
    const split = (dice: string) => {
      const stage = melee('oliphant', { units, hands: { circle: ['by-babd'] }, dice });
      return stage.play({ do: 'attack', units: [stage.unit('guard'), stage.unit('skirmishers')] }, { do: 'aim', dice: [3, 3] });
    };
    const early = split('/*o /*o oo oo ooooo ooo').play({ do: 'play', card: 'by-babd', unit: 0 });
    expect([defenseRolls(early), early.unused]).toEqual([['guard 5: 5o', 'skirmishers 3: 3o'], []]);
    const late = split('/*o /*o oo oo oooo oo').play(PASS);
    expect([defenseRolls(late), late.unused]).toEqual([['guard 4: 4o', 'skirmishers 2: 2o'], []]);
    const second = split('/oo /*o oo oo oooo ooo').play({ do: 'play', card: 'by-babd', unit: 0 });
    expect([defenseRolls(second), second.unused]).toEqual([['guard 4: 4o', 'skirmishers 3: 3o'], []]);
  });

  it('Venomous: each Sigil takes a die from the defense, never below none', () => {
    const units = { scion: { card: 'scion-of-set', at: [[20, 20]] as const }, archers: { card: ARCHERS, at: ring(4, 20, 20, 1.7) } };
    const stage = melee('scion', { units, dice: '///**ooo oooo oo' });
    expect(defenseRolls(stage)).toEqual(['archers 2: 2o']);
    expect(stage.left('archers')).toBe(3);
    const more = melee('scion', { units, dice: '/*****oo oooo' });
    expect(defenseRolls(more)).toEqual(['archers 0: 0o']);
    expect([more.left('archers'), more.unused]).toEqual([3, []]);
  });

  it('Poison on the Venomous takes nothing more, and so cannot be played', () => {
    const units = { scion: { card: 'scion-of-set', at: [[20, 20]] as const }, archers: { card: ARCHERS, at: ring(4, 20, 20, 1.7) } };
    const stage = melee('scion', { units, hands: { set: ['poison'] }, dice: '///**ooo oooo oo' });
    expect([defenseRolls(stage), stage.unused]).toEqual([['archers 2: 2o'], []]);
  });

  it('Pikes: one defense die more against melee, unless they flee', () => {
    const units = (fleeing: boolean) => ({ guard: { card: GUARD, at: row(2, 20, 19) }, pikemen: { card: PIKEMEN, at: row(2, 20, 20), fleeing } });
    expect(defenseRolls(melee('guard', { units: units(false), dice: '/o oo ooo' }))).toEqual(['pikemen 3: 3o']);
    expect(defenseRolls(melee('guard', { units: units(true), dice: '/o oo' }))).toEqual(['pikemen 2: 2o']);
  });

  it('Excellency in Armor: Archers reroll Sigils of their defense', () => {
    const stage = melee('guard', { units: facing(2, 2), dice: '/o oo *o o' });
    expect(defenseRolls(stage)).toEqual(['archers 2: 2o']);
    expect(stage.unused).toEqual([]);
  });
});

describe('To Defend', () => {
  it('who is not hit rolls no defense', () => {
    const stage = melee('archers', { units: facing(2), dice: 'o* o*' });
    expect([defenseRolls(stage), stage.unused]).toEqual([[], []]);
  });

  it('cover does not help in melee, but for an option', () => {
    const setting = (dice: string) => ({ units: facing(2), terrain: [['ruins', 15, 17, 30, 19.5]] as const, dice });
    expect(defenseRolls(melee('archers', setting('/o oo oooo')))).toEqual(['guard 4: 4o']);
    expect(defenseRolls(melee('archers', { ...setting('/o oo oooooo'), patch: { 'options.coverInMelee': true } }))).toEqual(['guard 6: 6o']);
  });
});

describe('what is kept in mind of a melee attack', () => {
  it('a Sigil that the active unit ends with in its own attack, for Bel’s Hand: not one that is rerolled, nor one of those who strike back', () => {
    const seen = (dice: string) => melee('archers', { units: facing(2, 2), dice }).battle.active!.sigil;
    expect(seen('*o oo')).toBe(true);
    expect(seen('oo **')).toBe(false);
    const units = { king: { card: 'king-conan', at: [[20, 20]] as const }, guard: { card: GUARD, at: row(1, 20, 19) } };
    expect(melee('king', { units, dice: '*ooooooo o o' }).battle.active!.sigil).toBe(false);
  });
});
