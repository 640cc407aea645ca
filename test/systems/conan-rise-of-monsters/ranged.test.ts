/** "Ranged Attacks": who may shoot, with how many dice, and what happens to friends in the way. */
import { describe, expect, it } from 'vitest';
import type { ConanAction } from '../../../src/systems/conan-rise-of-monsters/actions.ts';
import { attackRolls, defenseRolls, row, shooting } from './line-up.ts';
import { PASS, Stage } from './stage.ts';

const ARCHERS = 'bossonian-archers';
const SKIRMISHERS = 'stygian-skirmishers';
const GUARD = 'ancestor-guard';
const PRIESTS = 'priests-of-set';

const at = (stage: Stage, id: string): ConanAction => ({ do: 'shoot', target: stage.unit(id) });

/** Shooters, and a row of Guards so many inches in front of them, edge to edge. */
const volley = (by: string, count: number, inches: number) => ({
  shooters: { card: by, at: row(count, 20, 30) },
  guard: { card: GUARD, at: row(5, 20, 29 - inches) },
});

/** The attack roll of a shot: the dice show nothing but Shields. */
function rollOf(setting: Parameters<typeof shooting>[1], { moved = false, target = 'guard' } = {}): string {
  const stage = shooting('shooters', setting, moved);
  stage.play(at(stage, target)).passAll();
  return attackRolls(stage)[0]!;
}

describe('Gather Ranged Attack Dice', () => {
  it('five archers who have not moved roll five dice within half their range', () => {
    const stage = shooting('shooters', { units: volley(ARCHERS, 5, 8.9), dice: '//ooo o****' });
    stage.play(at(stage, 'guard'));
    expect(attackRolls(stage)).toEqual(['shooters 5: 2/ 0*']);
    expect(defenseRolls(stage)).toEqual(['guard 5: 1o']);
    expect([stage.left('guard'), stage.unused]).toEqual([4, []]);
  });

  it('three models with a Ranged Attack of 2 roll six', () => {
    expect(rollOf({ units: { shooters: { card: PRIESTS, at: row(3, 20, 30) }, archers: { card: ARCHERS, at: row(5, 20, 22) } }, dice: 'oooooo' }, { target: 'archers' })).toBe('shooters 6: 0/ 0*');
  });

  it('one die less if more than half of those who shoot are beyond half their range, but for Long Range', () => {
    expect(rollOf({ units: volley(ARCHERS, 5, 9.1), dice: 'oooo' })).toBe('shooters 4: 0/ 0*');
    const units = { shooters: { card: SKIRMISHERS, at: row(5, 20, 30) }, archers: { card: ARCHERS, at: row(5, 20, 15) } };
    expect(rollOf({ units, dice: 'ooooo' }, { target: 'archers' })).toBe('shooters 5: 0/ 0*');
    expect(rollOf({ units, dice: 'oooo', patch: { 'abilities.long-range': false } }, { target: 'archers' })).toBe('shooters 4: 0/ 0*');
  });

  it('half of them beyond it is not more than half', () => {
    const units = { shooters: { card: ARCHERS, at: [[20, 30], [21, 30], [20, 31], [21, 31]] as const }, guard: { card: GUARD, at: row(2, 20, 20.2) } };
    expect(rollOf({ units, dice: 'oooo' })).toBe('shooters 4: 0/ 0*');
  });

  it('one die less after a move; both rules together take two, and a pool never falls below none', () => {
    expect(rollOf({ units: volley(ARCHERS, 5, 8), dice: 'oooo' }, { moved: true })).toBe('shooters 4: 0/ 0*');
    expect(rollOf({ units: volley(ARCHERS, 5, 12), dice: 'ooo' }, { moved: true })).toBe('shooters 3: 0/ 0*');
    expect(rollOf({ units: volley(ARCHERS, 1, 12), dice: '' }, { moved: true })).toBe('shooters 0: 0/ 0*');
  });

  it('a unit that has just moved rolls one less, and one that has run or charged may not shoot at all', () => {
    const units = { ...volley(ARCHERS, 5, 12), thoth: { card: 'thoth-amon', at: [[45, 3]] } } as const;
    const act = (action: ConanAction) => new Stage({ units, turnOf: 'shooters', dice: 'oooo' }).play(action);
    const moved = act({ do: 'move', to: [2000, 2600] });
    expect(attackRolls(moved.play(at(moved, 'guard')))).toEqual(['shooters 4: 0/ 0*']);
    expect([act({ do: 'run', to: [2000, 2600] }), act({ do: 'charge', target: 1 })].map(({ asks }) => asks)).toEqual(['set: pick', 'set: pick']);
  });

  it('one die more from a hill at a lower target', () => {
    const terrain = [['hill', 15, 29, 30, 32]] as const;
    expect(rollOf({ units: volley(ARCHERS, 5, 8), terrain, dice: 'oooooo' })).toBe('shooters 6: 0/ 0*');
    expect(rollOf({ units: volley(ARCHERS, 5, 8), terrain: [...terrain, ['hill', 15, 20, 30, 22]], dice: 'ooooo' })).toBe('shooters 5: 0/ 0*');
  });

  it('only models with the target in range and sight roll dice', () => {
    const units = { shooters: { card: ARCHERS, at: [[20, 30], [20, 31], [20, 32]] as const }, guard: { card: GUARD, at: row(5, 20, 11.5) } };
    expect(rollOf({ units, dice: '' })).toBe('shooters 0: 0/ 0*');
  });

  it('the Crown counts for shots', () => {
    expect(rollOf({ units: { ...volley(ARCHERS, 5, 8), king: { card: 'king-conan', at: [[30, 30]] } }, dice: 'oooooo' })).toBe('shooters 6: 0/ 0*');
  });
});

describe('who may shoot at whom', () => {
  it('an engaged unit may not, nor may one without a ranged attack or one that flees', () => {
    for (const units of [
      { shooters: { card: ARCHERS, at: row(2, 20, 30) }, guard: { card: GUARD, at: row(2, 20, 29) } },
      { shooters: { card: 'gunderland-pikemen', at: row(2, 20, 30) }, guard: { card: GUARD, at: row(2, 20, 25) } },
      { shooters: { card: ARCHERS, at: row(2, 20, 30), fleeing: true }, guard: { card: GUARD, at: row(2, 20, 25) } },
    ]) {
      const stage = shooting('shooters', { units });
      expect(stage.options).toEqual([PASS]);
      expect(stage.refusal(at(stage, 'guard'))).toBe('shooters may not shoot: it is engaged, flees or has no ranged attack');
    }
  });

  it('it has one target, an enemy unit that some model can reach', () => {
    const stage = shooting('shooters', { units: { ...volley(ARCHERS, 5, 8), far: { card: GUARD, at: row(5, 20, 2) }, friends: { card: ARCHERS, at: row(5, 30, 30) } } });
    expect(stage.options).toEqual([at(stage, 'guard'), PASS]);
    expect(stage.refusal(at(stage, 'far'))).toBe('no model of shooters has far in range and sight');
    expect(stage.refusal(at(stage, 'friends'))).toMatch(/the number of an enemy unit/);
  });
});

describe('To Defend', () => {
  const cover = (kind: 'light-woods' | 'ruins', right: number) => ({ units: volley(ARCHERS, 5, 8), terrain: [[kind, 15, 20, right, 22]] as const });
  const defense = (setting: Parameters<typeof shooting>[1]) => {
    const stage = shooting('shooters', setting);
    stage.play(at(stage, 'guard'));
    return defenseRolls(stage)[0];
  };

  it('light cover adds a die, heavy cover two, where at least half of the models are in it', () => {
    expect(defense({ ...cover('light-woods', 30), dice: '/oooo ooooo' })).toBe('guard 5: 5o');
    expect(defense({ ...cover('ruins', 30), dice: '/oooo oooooo' })).toBe('guard 6: 6o');
    expect(defense({ ...cover('ruins', 22), dice: '/oooo oooooo' })).toBe('guard 6: 6o');
    expect(defense({ ...cover('ruins', 21.5), dice: '/oooo oooo' })).toBe('guard 4: 4o');
  });

  it('Skirmishers reroll Sigils of their defense against shots', () => {
    const stage = shooting('shooters', { units: { shooters: { card: ARCHERS, at: row(5, 20, 30) }, skirmishers: { card: SKIRMISHERS, at: row(5, 20, 22) } }, dice: '/oooo *o /' });
    stage.play(at(stage, 'skirmishers'));
    expect([defenseRolls(stage), stage.left('skirmishers'), stage.unused]).toEqual([['skirmishers 2: 1o'], 5, []]);
  });
});

describe('Hex Magic', () => {
  it('rerolls Sigils of ranged attacks, each die once', () => {
    const stage = shooting('shooters', { units: { shooters: { card: 'thoth-amon', at: [[20, 30]] }, pikemen: { card: 'gunderland-pikemen', at: row(5, 20, 22) } }, dice: '/**oooo /* *oo' });
    stage.play(at(stage, 'pikemen'));
    expect([attackRolls(stage), defenseRolls(stage), stage.unused]).toEqual([['shooters 7: 2/ 1*'], ['pikemen 3: 2o'], []]);
  });
});

describe('Ranged Attacks and Friendly Units', () => {
  /** Guards who fight pikemen and, farther from the archers, Knights. */
  const units = {
    shooters: { card: ARCHERS, at: row(5, 20, 30) },
    guard: { card: GUARD, at: row(5, 20, 24) },
    pikemen: { card: 'gunderland-pikemen', at: [[18, 25], [19, 25], [20, 25]] as const },
    knights: { card: 'poitainian-knights', at: [[24, 22.7]] as const },
  };

  it('each Sigil wounds the nearest friends who fight the target, and no roll can stop that', () => {
    const stage = shooting('shooters', { units, dice: '/**oo oooo /o' });
    stage.play(at(stage, 'guard'));
    expect([stage.left('guard'), stage.left('pikemen'), stage.left('knights'), stage.unused]).toEqual([5, 1, 1, []]);
    expect(defenseRolls(stage)).toEqual(['guard 4: 4o']);
    expect(stage.battle.tallies.friendlyWounds).toEqual([2, 0]);
    expect(stage.battle.tallies.wounds).toEqual([0, 0]);
  });

  it('also when the enemy is not hit at all', () => {
    const stage = shooting('shooters', { units, dice: '*oooo /o' });
    stage.play(at(stage, 'guard'));
    expect([stage.left('pikemen'), defenseRolls(stage), stage.unused]).toEqual([2, [], []]);
  });

  it('those who fall below half check morale', () => {
    const five = { ...units, pikemen: { card: 'gunderland-pikemen', at: row(5, 18, 25) } };
    const stage = shooting('shooters', { units: five, dice: '***oo /o' });
    stage.play(at(stage, 'guard'));
    expect(stage.tells('morale').map(({ unit, swords }) => [unit, swords])).toEqual([['pikemen', 1]]);
  });

  it('a Sigil that Hex Magic rerolls counts as what it shows in the end', () => {
    const magic = { shooters: { card: 'thoth-amon', at: [[20, 30]] as const }, archers: { card: ARCHERS, at: row(5, 20, 25) }, guard: { card: GUARD, at: row(5, 20, 24) } };
    const stage = shooting('shooters', { units: magic, dice: '**ooooo *o' });
    stage.play(at(stage, 'archers'));
    expect([stage.left('guard'), stage.unused]).toEqual([4, []]);
  });

  it('By Babd turns Sigils into Swords, and they wound friends all the same', () => {
    const stage = shooting('shooters', { units, hands: { circle: ['by-babd'] }, dice: '**ooo o**** /o' });
    stage.play(at(stage, 'guard'), { do: 'play', card: 'by-babd', unit: stage.unit('shooters') });
    expect(defenseRolls(stage)).toEqual(['guard 5: 1o']);
    expect([stage.left('guard'), stage.left('pikemen'), stage.unused]).toEqual([4, 1, []]);
  });
});

describe('cards and tokens on a shot', () => {
  it('a Warrior unit takes two tokens for an attack, four archers then roll six dice', () => {
    const stage = shooting('shooters', { units: volley(ARCHERS, 4, 8), tokens: { circle: 5 }, dice: 'oooooo' });
    stage.play(at(stage, 'guard'));
    expect(stage.options.map((action) => (action.do === 'destiny' ? action.tokens : action))).toEqual([0, 1, 2]);
    stage.play({ do: 'destiny', tokens: 2 });
    expect([attackRolls(stage), stage.battle.destiny[0].left]).toEqual([['shooters 6: 0/ 0*'], 3]);
  });

  it('one model whose dice have all been taken away may still be given tokens', () => {
    const stage = shooting('shooters', { units: volley(ARCHERS, 1, 12), tokens: { circle: 5 }, dice: 'oo' }, true);
    stage.play(at(stage, 'guard'), { do: 'destiny', tokens: 2 });
    expect([attackRolls(stage), stage.unused]).toEqual([['shooters 2: 0/ 0*'], []]);
  });

  it('Black Lotus takes two dice, after Destiny has been told', () => {
    const stage = shooting('shooters', { units: volley(ARCHERS, 5, 8), hands: { set: ['black-lotus'] }, tokens: { circle: 1 }, dice: 'oooo' });
    stage.play(at(stage, 'guard'), { do: 'destiny', tokens: 1 });
    expect(stage.asks).toBe('set: window attack');
    stage.play({ do: 'play', card: 'black-lotus' });
    expect([attackRolls(stage), stage.unused]).toEqual([['shooters 4: 0/ 0*'], []]);
  });

  it('two of them take four', () => {
    const stage = shooting('shooters', { units: volley(ARCHERS, 5, 8), hands: { set: ['black-lotus', 'black-lotus'] }, dice: 'o' });
    stage.play(at(stage, 'guard'), { do: 'play', card: 'black-lotus' }, { do: 'play', card: 'black-lotus' });
    expect([attackRolls(stage), stage.unused]).toEqual([['shooters 1: 0/ 0*'], []]);
  });

  it('Poison: each Sigil takes a die from the defense', () => {
    const units = { shooters: { card: SKIRMISHERS, at: row(5, 20, 30) }, knights: { card: 'poitainian-knights', at: [[20, 22], [22, 22], [24, 22]] as const } };
    const stage = shooting('shooters', { units, hands: { set: ['poison'] }, dice: '//**o ooo' });
    stage.play(at(stage, 'knights'), { do: 'play', card: 'poison', unit: stage.unit('shooters') });
    expect([defenseRolls(stage), stage.unused]).toEqual([['knights 3: 3o'], []]);
  });

  it('Lemurian Sorcery moves the shooters before they gather any dice: into contact, so that they may not shoot, or beyond half their range; that is no move of theirs', () => {
    const away = (y: number) => {
      const stage = shooting('shooters', { units: volley(ARCHERS, 5, 3.5), hands: { set: ['lemurian-sorcery'] }, patch: { 'units.bossonian-archers.range': 14 }, dice: 'ooooo' });
      stage.play(at(stage, 'guard'));
      expect(stage.asks).toBe('set: window declared');
      stage.play({ do: 'play', card: 'lemurian-sorcery', unit: stage.unit('shooters'), to: [2000, y] }).passAll();
      return attackRolls(stage);
    };
    expect(away(2000)).toEqual([]);
    expect(away(4000)).toEqual(['shooters 4: 0/ 0*']);
  });
});
