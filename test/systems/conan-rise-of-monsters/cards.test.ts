/** "Fate Cards": each in each of its windows, played and cancelled; who is asked, and who is not because it would change nothing. Initiative and Destiny have tests of their own. */
import { describe, expect, it } from 'vitest';
import type { ConanAction } from '../../../src/systems/conan-rise-of-monsters/actions.ts';
import { seatOfCard, WINDOWS_OF } from '../../../src/systems/conan-rise-of-monsters/cards/windows-of.ts';
import { WINDOWS, type Step } from '../../../src/systems/conan-rise-of-monsters/steps.ts';
import { CARDS, CIRCLE_CARDS, SET_CARDS, type Card } from '../../../src/systems/conan-rise-of-monsters/vocabulary.ts';
import { attackRolls, defenseRolls, melee, row, shooting, stageOf } from './line-up.ts';
import { PASS, Stage, type Setting } from './stage.ts';

type Units = Setting['units'];

const play = (card: Card, named: object = {}): ConanAction => ({ do: 'play', card, ...named });
const KISS = play('sets-kiss');
const ARCHERS = 'bossonian-archers';
const GUARD = 'ancestor-guard';

/** So many archers, each with a Guard in front. */
const facing = (count: number): Units => ({ archers: { card: ARCHERS, at: row(count, 20, 20) }, guard: { card: GUARD, at: row(count, 20, 19) } });

/** Archers shoot at the Guard from near. */
const shot = (setting: Partial<Setting>): Stage => {
  const stage = shooting('archers', { units: { archers: { card: ARCHERS, at: row(5, 20, 30) }, guard: { card: GUARD, at: row(5, 20, 22) } }, ...setting });
  return stage.play({ do: 'shoot', target: stage.unit('guard') });
};

describe('the cards', () => {
  it('nine a side, each with a window at least, and each window with a card', () => {
    expect(CARDS.map(seatOfCard)).toEqual([...CIRCLE_CARDS.map(() => 0), ...SET_CARDS.map(() => 1)]);
    expect(CARDS.filter((card) => WINDOWS_OF[card].length === 0)).toEqual([]);
    expect(WINDOWS.filter((at) => !CARDS.some((card) => WINDOWS_OF[card].includes(at)))).toEqual([]);
  });

  it('one that is not in hand, not for this moment, or not of the game is refused with a reason', () => {
    const stage = shot({ hands: { circle: ['by-babd', 'ambush'], set: ['poison'] }, dice: '*////' });
    expect(stage.asks).toBe('circle: window defense');
    expect(stage.refusal(play('first-strike'))).toBe('first-strike is not in hand ("Fate Cards")');
    expect(stage.refusal(play('ambush', { whose: 0 }))).toContain('not played at this moment, but at: draw');
    expect(stage.refusal(play('by-babd', { unit: 17 }))).toContain('cannot be played on that');
    expect(stage.refusal(play('by-babd', { unit: stage.unit('archers'), to: 5 }))).toContain('cannot be played on that');
    expect(stage.refusal({ do: 'play', card: 'joker' as Card })).toContain('expected card');
    expect(stage.refusal({ do: 'discard', card: 'ambush' })).toContain('no card has to be discarded');
  });

  it('left out, a card is drawn and nobody can play it', () => {
    const stage = shot({ hands: { circle: ['by-babd'] }, patch: { 'abilities.by-babd': false }, dice: '*//// ooooooo' });
    expect(stage.asks).not.toContain('window');
  });

  it('a deck may be left out whole', () => {
    expect(shot({ hands: { circle: ['by-babd'] }, patch: { 'abilities.fate-cards': false }, dice: '*//// ooooooo' }).asks).not.toContain('window');
  });
});

describe('Curse', () => {
  const pick = (circle: Card[]) => new Stage({ units: facing(5), turnOf: 'set', hands: { set: ['curse'], circle } });

  it('at the own pick: the opponent discards a card of his choice', () => {
    const stage = pick(['ambush', 'by-babd', 'by-babd']).play(play('curse'));
    expect(stage.asks).toBe('circle: discard');
    expect(stage.options).toEqual([{ do: 'discard', card: 'ambush' }, { do: 'discard', card: 'by-babd' }]);
    expect(stage.refusal({ do: 'discard', card: 'no-escape' })).toContain('not in hand');
    stage.play({ do: 'discard', card: 'by-babd' });
    expect(stage.state.secret[0].hand).toEqual(['ambush', 'by-babd']);
    expect(stage.battle.discards).toEqual([['by-babd'], ['curse']]);
    expect(stage.asks).toBe('set: pick');
  });

  it('whose cards are all alike has no choice', () => {
    const stage = pick(['by-babd', 'by-babd']).play(play('curse'));
    expect(stage.asks).toBe('set: pick');
    expect(stage.battle.hand).toEqual([1, 0]);
  });

  it('would change nothing for an empty hand', () => {
    expect(pick([]).refusal(play('curse'))).toContain('would change nothing');
  });
});

describe('Not Your Time, Fool!', () => {
  const units: Units = { ...facing(5), king: { card: 'king-conan', at: [[5, 45]] } };
  const pick = (cast: Units, hand: Card[] = ['not-your-time']) => {
    const stage = new Stage({ units: cast, turnOf: 'circle', hands: { set: hand } });
    return stage.play({ do: 'activate', unit: stage.unit('archers') });
  };

  it('another unit has to be activated; the first one stays ready for later', () => {
    const stage = pick(units);
    expect(stage.asks).toBe('set: window picked');
    stage.play(play('not-your-time'));
    expect(stage.asks).toBe('circle: pick');
    expect(stage.options).toEqual([{ do: 'activate', unit: stage.unit('king') }]);
    expect(stage.refusal({ do: 'activate', unit: stage.unit('archers') })).toContain('refused');
    stage.play({ do: 'activate', unit: stage.unit('king') }, { do: 'stay' });
    expect(stage.condition('archers').activated).toBe(false);
    expect(stage.asks).toBe('set: pick');
  });

  it('a second one refuses the second pick, and the first is free again', () => {
    const stage = pick(units, ['not-your-time', 'not-your-time']).play(play('not-your-time'));
    stage.play({ do: 'activate', unit: stage.unit('king') }, play('not-your-time'));
    expect(stage.options).toEqual([{ do: 'activate', unit: stage.unit('archers') }]);
  });

  it('passed, the unit acts', () => {
    expect(pick(units).play(PASS).asks).toBe('circle: acting');
  });

  it('is not asked for when no other unit is ready', () => {
    expect(pick(facing(5)).asks).toBe('circle: acting');
  });
});

describe('Lemurian Sorcery', () => {
  const units: Units = { archers: { card: ARCHERS, at: row(5, 20, 30) }, guard: { card: GUARD, at: row(5, 20, 10) }, skirmishers: { card: 'stygian-skirmishers', at: row(5, 30, 5) } };

  it('at the own pick: an enemy unit goes four inches, in any direction', () => {
    const stage = new Stage({ units, turnOf: 'set', hands: { set: ['lemurian-sorcery'] } });
    expect(stage.options.filter((option) => option.do === 'play')).toHaveLength(8);
    const unit = stage.unit('archers');
    expect(stage.refusal(play('lemurian-sorcery', { unit, to: [2000, 3000] }))).toContain('expected to');
    expect(stage.refusal(play('lemurian-sorcery', { unit, to: [2000.5, 3000] }))).toContain('expected to');
    expect(stage.refusal(play('lemurian-sorcery', { unit: stage.unit('guard'), to: [0, 0] }))).toContain('an enemy unit');
    stage.play(play('lemurian-sorcery', { unit, to: [2300, 3400] }));
    expect(stage.places('archers')[0]).toEqual([22.4, 33.2]);
    expect(stage.asks).toBe('set: pick');
  });

  it('in answer to a shot: out of range, nobody rolls', () => {
    const far: Units = { archers: { card: ARCHERS, at: row(5, 20, 30) }, skirmishers: { card: 'stygian-skirmishers', at: row(5, 20, 12) } };
    const stage = shooting('archers', { units: far, hands: { set: ['lemurian-sorcery'] } });
    stage.play({ do: 'shoot', target: stage.unit('skirmishers') });
    expect(stage.asks).toBe('set: window declared');
    stage.play(play('lemurian-sorcery', { unit: stage.unit('archers'), to: [2000, 3400] }));
    expect(stage.places('archers')[0]).toEqual([20, 34]);
    expect(attackRolls(stage)).toEqual([]);
  });

  it('in answer to a charge, which then falls short', () => {
    const stage = new Stage({ units: { archers: { card: ARCHERS, at: row(5, 20, 20) }, guard: { card: GUARD, at: row(5, 20, 12) } }, hands: { set: ['lemurian-sorcery'] }, turnOf: 'archers' });
    stage.play({ do: 'charge', target: stage.unit('guard') });
    expect(stage.asks).toBe('set: window declared');
    stage.play(play('lemurian-sorcery', { unit: stage.unit('archers'), to: [2000, 2400] }));
    expect(stage.battle.tallies.failedCharges).toEqual([1, 0]);
  });
});

describe('Lemurian Sorcery and flight', () => {
  it('a flight is not declared, so that it cannot be answered', () => {
    const stage = stageOf({ units: { archers: { card: ARCHERS, at: row(2, 20, 20), fleeing: true } }, hands: { set: ['lemurian-sorcery'] }, dice: 'ooo' }, (on) => [{ step: 'morale', unit: on.unit('archers'), rally: true, asked: false, destiny: 0 }]);
    expect(stage.tells('move').map(({ how }) => how)).toEqual(['flee']);
    expect(stage.asks).not.toContain('window');
  });
});

describe('No Escape', () => {
  const units: Units = { ...facing(2), king: { card: 'king-conan', at: [[5, 45]] }, thoth: { card: 'thoth-amon', at: [[45, 3]] } };
  const breakAway = (hands: Setting['hands'], dice = '') => new Stage({ units, turnOf: 'guard', hands: hands ?? {}, dice }).play({ do: 'run', to: [2000, 500] });

  it('one unit that touches it strikes before it runs; it does not strike back', () => {
    const stage = breakAway({ circle: ['no-escape'] }, '/o oooo');
    expect(stage.asks).toBe('circle: window declared');
    expect(stage.options).toEqual([play('no-escape', { unit: stage.unit('archers') }), PASS]);
    stage.play(play('no-escape', { unit: stage.unit('archers') }));
    expect(attackRolls(stage)).toEqual(['archers 2: 1/ 0*']);
    expect(defenseRolls(stage)).toEqual(['guard 4: 4o']);
    expect(stage.places('guard')).toEqual([[20, 11], [21, 11]]);
    expect(stage.unused).toEqual([]);
  });

  it('who falls by it does not run any more', () => {
    const stage = breakAway({ circle: ['no-escape'] }, '// *****').play(play('no-escape', { unit: 0 }));
    expect(stage.left('guard')).toBe(0);
    expect(stage.asks).toBe('circle: pick');
  });

  it('who flees from it runs no second time', () => {
    const many: Units = { ...units, archers: { card: ARCHERS, at: row(5, 20, 20) }, guard: { card: GUARD, at: row(5, 20, 19) } };
    const stage = new Stage({ units: many, turnOf: 'guard', hands: { circle: ['no-escape'] }, dice: '///oo ****** oooo' }).play({ do: 'run', to: [2000, 500] });
    stage.play(play('no-escape', { unit: 0 }));
    expect(stage.tells('move').map(({ how }) => how)).toEqual(['flee']);
    expect([stage.left('guard'), stage.condition('guard').fleeing, stage.asks]).toEqual([2, true, 'circle: pick']);
  });

  it('a unit that flees itself, and is still in contact, strikes nobody', () => {
    const stage = new Stage({ units: { ...units, archers: { card: ARCHERS, at: row(2, 20, 20), fleeing: true } }, turnOf: 'guard', hands: { circle: ['no-escape'] } });
    expect(stage.play({ do: 'run', to: [2000, 500] }).asks).not.toContain('window');
  });

  it('Set’s Kiss cancels it', () => {
    const stage = breakAway({ circle: ['no-escape'], set: ['sets-kiss'] }).play(play('no-escape', { unit: 0 }), KISS);
    expect(attackRolls(stage)).toEqual([]);
    expect(stage.places('guard')).toEqual([[20, 11], [21, 11]]);
  });

  it('is not asked for on a run of the own side, nor where nobody touches the runner', () => {
    const own = new Stage({ units, turnOf: 'archers', hands: { circle: ['no-escape'] } }).play({ do: 'run', to: [2000, 4000] });
    expect(own.asks).not.toContain('window');
    const free = new Stage({ units, turnOf: 'thoth', hands: { circle: ['no-escape'] } }).play({ do: 'run', to: [4500, 1000] });
    expect(free.asks).not.toContain('window');
  });

  it('answers a flight from contact, too', () => {
    const stage = stageOf({ units: facing(2), hands: { circle: ['no-escape'] }, dice: 'oooo /o oooo' }, (on) => {
      on.battle.units[on.unit('guard')]!.belowHalf = false;
      return [{ step: 'morale', unit: on.unit('guard'), rally: false, asked: false, destiny: 0 }];
    });
    expect(stage.asks).toBe('circle: window declared');
    stage.play(play('no-escape', { unit: stage.unit('archers') }));
    expect(attackRolls(stage)).toEqual(['archers 2: 1/ 0*']);
    expect(stage.left('guard')).toBe(2);
    expect(stage.ground.isEngaged(stage.battle, stage.unit('guard'))).toBe(false);
  });
});

describe('Black Lotus', () => {
  it('two dice fewer for an attack, shot or counterstrike of the enemy; nobody is asked for one without dice', () => {
    const stage = melee('guard', { units: facing(3), hands: { set: ['black-lotus', 'black-lotus', 'black-lotus'] }, dice: 'ooo' });
    expect(stage.asks).toBe('set: window attack');
    expect(stage.tells('attack').map(({ kind }) => kind)).toEqual(['melee', 'counterstrike']);
    stage.play(play('black-lotus'), play('black-lotus'));
    expect(attackRolls(stage)).toEqual(['guard 3: 0/ 0*', 'archers 0: 0/ 0*']);
    expect(stage.state.secret[1].hand).toEqual(['black-lotus']);
  });
});

describe('Eye for an Eye', () => {
  const strikeBack = (setting: Partial<Setting>) => melee('guard', { units: facing(3), hands: { circle: ['eye-for-an-eye'] }, ...setting });

  it('two dice more for Warriors who strike back; the enemy, who is active, is asked before', () => {
    const stage = strikeBack({ hands: { circle: ['eye-for-an-eye'], set: ['black-lotus'] }, dice: 'ooo ooooo' });
    expect(stage.asks).toBe('set: window attack');
    stage.play(PASS);
    expect(stage.asks).toBe('circle: window attack');
    stage.play(play('eye-for-an-eye'));
    expect(stage.asks).toBe('set: window attack');
    expect(attackRolls(stage.play(PASS))).toEqual(['guard 3: 0/ 0*', 'archers 5: 0/ 0*']);
  });

  it('Set’s Kiss cancels it', () => {
    const stage = strikeBack({ hands: { circle: ['eye-for-an-eye'], set: ['sets-kiss'] }, dice: 'ooo ooo' }).play(play('eye-for-an-eye'), KISS);
    expect(attackRolls(stage)).toEqual(['guard 3: 0/ 0*', 'archers 3: 0/ 0*']);
  });

  it('is not asked for on an attack, nor for King Conan', () => {
    expect(melee('archers', { units: facing(3), hands: { circle: ['eye-for-an-eye'] }, dice: 'ooo ooo' }).asks).toBe('circle: pick');
    const king: Units = { king: { card: 'king-conan', at: [[20, 20]] }, guard: { card: GUARD, at: row(1, 20, 19) } };
    expect(strikeBack({ units: king, dice: 'o oooooooo' }).asks).toBe('circle: pick');
  });
});

describe('First Strike', () => {
  const charge = (hands: Setting['hands'], dice: string) => melee('archers', { units: facing(4), hands: hands ?? {}, dice }, 'guard');

  it('the charged suffer before they strike back', () => {
    const stage = charge({ circle: ['first-strike'] }, '/ooooo **** /oo oo');
    expect(stage.asks).toBe('circle: window charge-rolled');
    stage.play(play('first-strike'));
    expect(attackRolls(stage)).toEqual(['archers 6: 1/ 0*', 'guard 3: 1/ 0*']);
    expect(stage.left('guard')).toBe(3);
    expect(stage.unused).toEqual([]);
  });

  it('Set’s Kiss cancels it: they strike first', () => {
    const stage = charge({ circle: ['first-strike'], set: ['sets-kiss'] }, '/ooooo /ooo **** oo').play(play('first-strike'), KISS);
    expect(attackRolls(stage)).toEqual(['archers 6: 1/ 0*', 'guard 4: 1/ 0*']);
  });

  it('is not asked for without a hit, where nobody would strike back, or for the enemy’s charge', () => {
    expect(charge({ circle: ['first-strike'] }, 'oooooo oooo').asks).toBe('circle: pick');
    const stage = melee('archers', { units: facing(3), hands: { circle: ['first-strike'] }, dice: '/oooo oooo', patch: { 'abilities.counterstrike': false } }, 'guard');
    expect(stage.asks).toBe('circle: pick');
    expect(melee('guard', { units: facing(3), hands: { circle: ['first-strike'] }, dice: '/oooo ooo oo' }, 'archers').asks).toBe('circle: pick');
  });
});

describe('By Babd, Morrigan, Macha and Nemain', () => {
  it('Sigils count as Swords for one roll: also where nothing had hit', () => {
    const stage = shot({ hands: { circle: ['by-babd'] }, dice: '**ooo *****' });
    expect(stage.asks).toBe('circle: window defense');
    stage.play(play('by-babd', { unit: stage.unit('archers') }));
    expect(defenseRolls(stage)).toEqual(['guard 5: 0o']);
    expect(stage.left('guard')).toBe(3);
  });

  it('of a counterstrike too', () => {
    const stage = melee('guard', { units: facing(2), hands: { circle: ['by-babd'] }, dice: 'oo *o oooo' });
    expect(stage.options).toEqual([play('by-babd', { unit: stage.unit('archers') }), PASS]);
    expect(defenseRolls(stage.play(play('by-babd', { unit: stage.unit('archers') })))).toEqual(['guard 4: 4o']);
  });

  it('Set’s Kiss cancels it', () => {
    const stage = shot({ hands: { circle: ['by-babd'], set: ['sets-kiss'] }, dice: '**ooo' }).play(play('by-babd', { unit: 0 }), KISS);
    expect(defenseRolls(stage)).toEqual([]);
  });

  it('is not asked for without a Sigil', () => {
    expect(shot({ hands: { circle: ['by-babd'] }, dice: '//ooo ooooo' }).asks).toBe('circle: pick');
  });
});

describe('Poison', () => {
  const priests = (setting: Partial<Setting>) => melee('guard', { units: facing(4), hands: { set: ['poison'] }, ...setting });

  it('each Sigil takes a die from the defense', () => {
    const stage = priests({ dice: '/**o oooo' });
    expect(stage.asks).toBe('set: window defense');
    stage.play(play('poison', { unit: stage.unit('guard') }));
    expect(defenseRolls(stage)).toEqual(['archers 0: 0o']);
    expect(stage.left('archers')).toBe(3);
  });

  it('is not asked for without a Sigil, without a hit, or a second time', () => {
    expect(priests({ dice: '/ooo oooo oo' }).asks).not.toContain('window');
    expect(priests({ dice: '*ooo oooo' }).asks).not.toContain('window');
    const twice = priests({ hands: { set: ['poison', 'poison'] }, dice: '/*oo oooo o' }).play(play('poison', { unit: 1 }));
    expect(twice.asks).not.toContain('window');
  });
});

describe('Cimmerian Toughness', () => {
  const struck = (setting: Partial<Setting>) => melee('guard', { units: facing(4), hands: { circle: ['cimmerian-toughness'] }, ...setting });

  it('one wound is ignored; another card, another wound', () => {
    const stage = struck({ dice: '//oo oooo ///' });
    expect(stage.asks).toBe('circle: window wounds');
    expect(stage.play(play('cimmerian-toughness')).left('archers')).toBe(3);
    const twice = struck({ hands: { circle: ['cimmerian-toughness', 'cimmerian-toughness'] }, dice: '//oo oooo ///' });
    expect(twice.play(play('cimmerian-toughness'), play('cimmerian-toughness')).left('archers')).toBe(4);
  });

  it('Set’s Kiss cancels it', () => {
    expect(struck({ hands: { circle: ['cimmerian-toughness'], set: ['sets-kiss'] }, dice: '//oo oooo /// /oo' }).play(play('cimmerian-toughness'), KISS).left('archers')).toBe(2);
  });

  it('is not asked for where all is blocked, or for wounds of the enemy', () => {
    expect(struck({ dice: '/ooo oooo oo' }).asks).toBe('circle: pick');
    expect(struck({ dice: 'oooo /ooo ****' }).asks).toBe('circle: pick');
  });
});

describe('New Life', () => {
  it('at once: on the spot where it stood, with one wound left, before morale is looked at', () => {
    const units: Units = { ...facing(3), archers: { card: ARCHERS, at: row(3, 20, 20) } };
    const stage = melee('archers', { units, hands: { set: ['new-life'] }, dice: '/oo ooo ****' });
    expect(stage.asks).toBe('set: window removed');
    const [option] = stage.options;
    const fallen = stage.battle.models.findIndex(({ fate }, model) => fate === 'removed' && stage.ground.unitOf(stage.battle, model) === stage.unit('guard') && stage.state.open.models[model]!.x > 0);
    expect(option).toEqual(play('new-life', { model: fallen }));
    expect(stage.refusal(play('new-life', { model: fallen, to: [4000, 50] }))).toContain('returns to where it stood');
    stage.play(option!);
    expect(stage.left('guard')).toBe(3);
    expect(stage.condition('guard').belowHalf).toBe(false);
    expect(stage.battle.tallies.returned).toEqual([0, 1]);
    expect(stage.asks).toBe('circle: pick');
  });

  it('brings back who would have been the last', () => {
    const units: Units = { archers: { card: ARCHERS, at: row(1, 20, 20) }, guard: { card: GUARD, at: [[20, 19]] } };
    const agenda = (on: Stage): Step[] => [{ step: 'melee', unit: on.unit('archers'), target: -1 }];
    const stage = new Stage({ units, agenda, turn: 6, hands: { set: ['new-life'] }, dice: '/ o ****' }).proceed();
    expect(stage.battle.result).toBe(null);
    stage.play(stage.options[0]!);
    expect(stage.left('guard')).toBe(1);
    expect(new Stage({ units, agenda, turn: 6, hands: { set: ['new-life'] }, dice: '/ o ****' }).proceed().play(PASS).battle.result).toMatchObject({ winner: 0 });
  });

  it('later, at the own pick: at the own edge; a destroyed unit too, and the point for it is gone', () => {
    const units: Units = { king: { card: 'king-conan', at: [[20, 40]] }, thoth: { card: 'thoth-amon', at: [[5, 5]] }, scion: { card: 'scion-of-set', at: [] } };
    const stage = new Stage({ units, turnOf: 'set', hands: { set: ['new-life'] } });
    expect(stage.options).toContainEqual(play('new-life', { model: stage.model('scion') }));
    stage.play(play('new-life', { model: stage.model('scion') }));
    expect(stage.at('scion')).toMatchObject({ y: 120, fate: 'in-play', wounds: 4 });
    expect(stage.asks).toBe('set: pick');
  });

  it('who comes back alone does not flee, whatever his unit did', () => {
    const units: Units = { king: { card: 'king-conan', at: [[20, 40]] }, thoth: { card: 'thoth-amon', at: [[5, 5]] }, scion: { card: 'scion-of-set', at: [], fleeing: true } };
    const stage = new Stage({ units, turnOf: 'set', hands: { set: ['new-life'] } }).play(play('new-life', { model: 2 }));
    expect([stage.left('scion'), stage.condition('scion').fleeing]).toEqual([1, false]);
  });

  it('or anywhere else at the own edge, where there is room and no enemy touches it', () => {
    const units: Units = { guard: { card: GUARD, at: [[20, 5]] }, thoth: { card: 'thoth-amon', at: [[5, 0.5]] }, king: { card: 'king-conan', at: [[30, 0.5]] } };
    const stage = new Stage({ units, turnOf: 'set', hands: { set: ['new-life'] } });
    const at = (x: number, y = 50) => play('new-life', { model: stage.model('guard.2'), to: [x, y] });
    expect([at(4000, 4750), at(4000, 60), at(20), at(550), at(2900), play('new-life', { model: stage.model('guard.2'), to: 4000 })].map((action) => stage.refusal(action)))
      .toEqual(Array.from({ length: 6 }, () => 'expected to: [x, 50], in whole hundredths of an inch, a free place at the own edge that touches nobody (Fate Card New Life)'));
    expect(stage.refusal(play('new-life', { model: stage.model('guard.1'), to: [4000, 50] }))).toContain('expected model');
    expect(stage.play(at(4000)).places('guard')).toEqual([[20, 5], [40, 0.5]]);
  });

  it('a unit that has risen above half by it checks morale when it falls below again', () => {
    const units: Units = { shooters: { card: ARCHERS, at: row(5, 20, 13) }, guard: { card: GUARD, at: row(2, 20, 5) }, thoth: { card: 'thoth-amon', at: [[46, 3]] } };
    const stage = new Stage({ units, turnOf: 'set', hands: { set: ['new-life'] }, dice: '/oooo **** /ooo' });
    expect(stage.condition('guard').belowHalf).toBe(true);
    stage.play(play('new-life', { model: stage.model('guard.3') }));
    expect([stage.left('guard'), stage.condition('guard').belowHalf]).toEqual([3, false]);
    stage.play({ do: 'activate', unit: stage.unit('thoth') }, { do: 'stay' }, { do: 'activate', unit: stage.unit('shooters') }, { do: 'stay' }, { do: 'shoot', target: stage.unit('guard') });
    expect([stage.left('guard'), stage.tells('morale')]).toMatchObject([2, [{ unit: 'guard', dice: 4, swords: 1 }]]);
  });

  it('nobody is asked about losses of the enemy, nor about units that left the table', () => {
    expect(melee('guard', { units: facing(4), hands: { set: ['new-life'] }, dice: '/ooo oooo //' }).asks).not.toContain('window');
    const units: Units = { king: { card: 'king-conan', at: [[20, 40]] }, thoth: { card: 'thoth-amon', at: [[5, 5]] }, scion: { card: 'scion-of-set', at: [] } };
    const stage = new Stage({ units, turnOf: 'set', hands: { set: ['new-life'] } });
    stage.at('scion').fate = 'off-table';
    expect(stage.refusal(play('new-life', { model: stage.model('scion') }))).toContain('would change nothing');
    const fled = new Stage({ units: { ...units, guard: { card: GUARD, at: row(2, 20, 5) } }, turnOf: 'set', hands: { set: ['new-life'] } });
    for (const model of ['guard.1', 'guard.2']) fled.at(model).fate = 'off-table';
    expect(fled.refusal(play('new-life', { model: fled.model('guard.3') }))).toContain('expected model');
  });
});

describe('Bel’s Hand', () => {
  const units: Units = { archers: { card: ARCHERS, at: row(3, 20, 20) }, guard: { card: GUARD, at: [[20, 19]] }, thoth: { card: 'thoth-amon', at: [[45, 3]] } };
  const fight = (setting: Partial<Setting>) => new Stage({ units, turnOf: 'archers', hands: { circle: ['bels-hand'] }, ...setting }).play({ do: 'stay' });

  it('after a Sigil in its melee attack the unit may run from whom it still touches, at the end of its activation', () => {
    const stage = fight({ units: { ...units, archers: { card: ARCHERS, at: [[20, 20]] } }, dice: '* o' });
    expect(stage.asks).toBe('circle: window activation-end');
    stage.play(play('bels-hand', { unit: stage.unit('archers') }));
    expect(stage.asks).toBe('circle: bels-hand');
    expect(stage.refusal({ do: 'move', to: [2000, 2500] })).toContain('engaged');
    stage.play({ do: 'run', to: [2000, 4000] });
    expect(stage.ground.isEngaged(stage.battle, stage.unit('archers'))).toBe(false);
    expect(stage.asks).toBe('set: pick');
    expect(stage.battle.active).toBe(null);
  });

  it('or move, once nobody is left to touch, with no attack after it', () => {
    const stage = fight({ dice: '/*/ o *****' }).play(play('bels-hand', { unit: 0 }));
    const before = stage.places('archers')[0]!;
    stage.play({ do: 'move', to: [before[0] * 100, before[1] * 100 + 500] });
    expect(stage.places('archers')[0]).toEqual([before[0], before[1] + 5]);
    expect(stage.asks).toBe('set: pick');
  });

  it('it may think better of it', () => {
    expect(fight({ dice: '*oo o' }).play(play('bels-hand', { unit: 0 }), PASS).asks).toBe('set: pick');
  });

  it('Set’s Kiss cancels it', () => {
    expect(fight({ hands: { circle: ['bels-hand'], set: ['sets-kiss'] }, dice: '*oo o' }).play(play('bels-hand', { unit: 0 }), KISS).asks).toBe('set: pick');
  });

  it('is no card for a unit that its own attack has put to flight', () => {
    const broken: Units = { ...units, archers: { card: ARCHERS, at: row(3, 20, 20) }, guard: { card: GUARD, at: row(3, 20, 19) } };
    const stage = fight({ units: broken, dice: '*oo /oo // ooo' });
    expect(stage.condition('archers').fleeing).toBe(true);
    expect(stage.asks).toBe('set: pick');
  });

  it('is not asked for without a Sigil, nor for one of a counterstrike', () => {
    expect(fight({ dice: 'ooo o' }).asks).toBe('set: pick');
    const back = new Stage({ units, turnOf: 'guard', hands: { circle: ['bels-hand'] }, dice: 'o ***' }).play({ do: 'stay' });
    expect(back.asks).toBe('circle: pick');
  });
});

describe('Set’s Kiss', () => {
  it('may be passed on, and then the card takes effect', () => {
    const stage = shot({ hands: { circle: ['by-babd'], set: ['sets-kiss'] }, dice: '**ooo *****' }).play(play('by-babd', { unit: 0 }), PASS);
    expect(defenseRolls(stage)).toEqual(['guard 5: 0o']);
    expect(stage.state.secret[1].hand).toEqual(['sets-kiss']);
  });

  it('cancels one card, once: a second one stays in hand', () => {
    const stage = shot({ hands: { circle: ['by-babd'], set: ['sets-kiss', 'sets-kiss'] }, dice: '**ooo' }).play(play('by-babd', { unit: 0 }), KISS);
    expect(stage.state.secret[1].hand).toEqual(['sets-kiss']);
    expect(stage.asks).toBe('circle: pick');
  });

  it('is not asked for on cards of its own side', () => {
    const stage = new Stage({ units: facing(5), turnOf: 'set', hands: { set: ['curse', 'sets-kiss'], circle: ['ambush'] } }).play(play('curse'));
    expect(stage.asks).toBe('set: pick');
  });
});
