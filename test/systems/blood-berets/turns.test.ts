/** "Order of Initiative", "Extra Actions", "Choosing Not to Move", "Stunned Figures": counters in the cup, and whose they are. */
import { describe, expect, it } from 'vitest';
import type { BeretsAction } from '../../../src/systems/blood-berets/actions.ts';
import { Stage, type Setting } from './stage.ts';

const END: BeretsAction = { do: 'end' };
const PASS: BeretsAction = { do: 'pass' };
const TWO: Setting['figures'] = { 'trooper-3': { at: [10, 12] }, 'trooper-4': { at: [13, 12] } };
const LED: Setting['figures'] = { sergeant: { at: [11, 14] }, ...TWO, 'legionnaire-3': { at: [2, 2] } };

/** Next drawn from a cup of so many Blood Beret counters: theirs, or the Legion's. */
const BERETS = { draw: 0 };
const LEGION = (berets: number) => ({ draw: berets });

const drawing = (setting: Partial<Setting>) => new Stage({ figures: LED, turnOf: 'berets', ...setting });
const act = (stage: Stage, id: string, extra?: true): BeretsAction => ({ do: 'activate', figure: stage.figure(id), ...(extra ? { extra } : {}) });
const who = (stage: Stage) => stage.optionsTo('activate').map(({ figure, extra }) => `${stage.ground.piece(figure).id}${extra ? ' extra' : ''}`);

describe('the cup', () => {
  it('a counter for each figure, and one more while the sergeant lives', () => {
    const stage = new Stage({ figures: LED, agenda: () => [{ step: 'cup' }] }).proceed();
    expect(stage.battle.cup).toEqual([4, 1]);
  });

  it('one for who misses his turn in another dimension, and for who is still to come', () => {
    const stage = new Stage({ figures: { ...LED, 'trooper-3': { fate: 'warped', warped: 1, stunned: true }, 'trooper-4': { fate: 'outside' }, 'trooper-5': { fate: 'below' } }, agenda: () => [{ step: 'cup' }] }).proceed();
    expect(stage.battle.cup).toEqual([4, 1]);
  });

  it('none more by a sergeant who was imprisoned: he is one of the Legion\'s', () => {
    const stage = new Stage({ figures: { ...LED, sergeant: { at: [11, 14], seat: 1, wounds: 1 } }, agenda: () => [{ step: 'cup' }] }).proceed();
    expect(stage.battle.cup).toEqual([2, 2]);
  });

  it('none more without him, none for the dead, and none more where extra counters are left out', () => {
    const cup = (setting: Partial<Setting>) => new Stage({ figures: LED, agenda: () => [{ step: 'cup' }], ...setting }).proceed().battle.cup;
    expect(cup({ figures: { ...LED, sergeant: { fate: 'dead' } } })).toEqual([2, 1]);
    expect(cup({ figures: { ...TWO, medic: { at: [11, 14] }, 'legionnaire-3': { at: [2, 2] } } })).toEqual([3, 1]);
    expect(cup({ patch: { 'abilities.extra-counter': false } })).toEqual([3, 1]);
  });

  it('a counter drawn is the Blood Berets\' as often as they have counters in it', () => {
    const stage = drawing({ cup: [1, 1], dice: [LEGION(1)] });
    stage.play(act(stage, 'trooper-3'), END);
    expect(stage.asks).toBe('legion: drawn');
    expect(stage.battle.cup).toEqual([1, 0]);
    expect(stage.unused).toEqual([]);
  });

  it('when it is empty the turn is over, and all counters go into it again', () => {
    const stage = drawing({ figures: { ...LED, 'trooper-4': { fate: 'away' } }, cup: [0, 0], dice: [BERETS] });
    stage.play(act(stage, 'trooper-3'), END);
    expect(stage.battle.turn).toBe(2);
    expect(stage.battle.cup).toEqual([2, 1]);
    expect(stage.at('trooper-3').acted).toBe(false);
  });

  it('a counter with which nobody can do anything is put away', () => {
    const stage = drawing({ figures: { 'trooper-3': { at: [10, 12] }, 'trooper-4': { at: [13, 12], acted: true }, 'legionnaire-3': { at: [2, 2] } }, cup: [1, 1], dice: [BERETS, LEGION(0)] });
    stage.play(act(stage, 'trooper-3'), END);
    expect(stage.asks).toBe('legion: drawn');
    expect(stage.unused).toEqual([]);
  });
});

describe('a counter drawn', () => {
  it('is for any figure that has not acted, or once a turn the sergeant\'s for anybody but him', () => {
    const stage = drawing({ figures: { ...LED, 'trooper-4': { at: [13, 12], acted: true } } });
    expect(who(stage)).toEqual(['sergeant', 'trooper-3', 'trooper-3 extra', 'trooper-4 extra']);
    expect(stage.refusal(act(stage, 'trooper-4'))).toMatch(/has acted/);
    expect(stage.refusal(act(stage, 'sergeant', true))).toMatch(/for a trooper/);
  });

  it('has to be used by the Blood Berets; the Legion may pass', () => {
    expect(drawing({}).refusal(PASS)).toMatch(/has to act/);
    expect(drawing({ turnOf: 'legion' }).play(PASS).asks).toBe('nothing');
  });

  it('makes a figure act with all its actions, and it has acted from then on', () => {
    const stage = drawing({});
    stage.play(act(stage, 'trooper-3'));
    expect(stage.asks).toBe('berets: acting');
    expect(stage.battle.active).toMatchObject({ figure: stage.figure('trooper-3'), left: 3, extra: false });
    expect(stage.at('trooper-3').acted).toBe(true);
  });

  it('the extra one gives three actions, to a wounded trooper as well, and leaves him his own counter', () => {
    const wounded = { ...LED, 'trooper-3': { at: [10, 12] as const, wounds: 1 } };
    const stage = drawing({ figures: wounded });
    stage.play(act(stage, 'trooper-3', true));
    expect(stage.battle.active).toMatchObject({ left: 3, extra: true });
    expect(stage.at('trooper-3').acted).toBe(false);
    expect(stage.battle.extrasUsed).toBe(1);
    expect(drawing({ figures: wounded, patch: { 'options.extraOfWounded': false } }).play(act(stage, 'trooper-3', true)).battle.active?.left).toBe(2);
  });

  it('once used, the extra counter is gone for this turn', () => {
    const stage = drawing({ cup: [1, 0], dice: [BERETS] });
    stage.play(act(stage, 'trooper-3', true), END);
    expect(who(stage)).toEqual(['sergeant', 'trooper-3', 'trooper-4']);
  });
});

describe('stunned figures', () => {
  const STUNNED: Setting['figures'] = { ...LED, 'trooper-3': { at: [10, 12], stunned: true } };

  it('do not act: a counter is spent on the marker, and they have acted', () => {
    const stage = drawing({ figures: STUNNED });
    expect(stage.refusal(act(stage, 'trooper-3'))).toMatch(/stunned/);
    stage.play({ do: 'recover', figure: stage.figure('trooper-3') });
    expect(stage.at('trooper-3')).toMatchObject({ stunned: false, acted: true });
  });

  it('stunned after they have acted, they lose the next turn instead', () => {
    const stage = drawing({ figures: { ...STUNNED, 'trooper-3': { at: [10, 12], stunned: true, acted: true } } });
    expect(stage.refusal({ do: 'recover', figure: stage.figure('trooper-3') })).toMatch(/has not acted/);
  });

  it('troop counters too', () => {
    const stage = drawing({ turnOf: 'legion', figures: { 'trooper-3': { at: [10, 12] } }, counters: [{ piece: 'legionnaire-4', section: 0, stunned: true }] });
    expect(stage.options).toEqual([{ do: 'recover', counter: 0 }, PASS]);
    expect(stage.play({ do: 'recover', counter: 0 }).battle.counters[0]).toMatchObject({ stunned: false, acted: true });
  });
});

describe('saved counters, by the advanced rules', () => {
  const SAVING: Partial<Setting> = { rules: 'advanced', cup: [1, 1] };

  it('are not saved by the basic ones, nor by the Legion', () => {
    expect(drawing({}).refusal({ do: 'save' })).toMatch(/basic/);
    expect(drawing({ rules: 'advanced', turnOf: 'legion' }).refusal({ do: 'save' })).toMatch(/Blood Beret player/);
  });

  it('the next one is drawn at once, and when the Legion has moved the saved one may be used', () => {
    const stage = drawing({ ...SAVING, dice: [LEGION(1), BERETS] });
    stage.play({ do: 'save' });
    expect(stage.asks).toBe('legion: drawn');
    const two = new Stage({ figures: LED, rules: 'advanced', cup: [2, 1], agenda: () => [], dice: [BERETS, LEGION(1)] }).proceed();
    expect(two.asks).toBe('berets: drawn');
    expect(two.play({ do: 'save' }).asks).toBe('legion: drawn'); // not asked for the one that he has just saved
    stage.play({ do: 'activate', figure: stage.figure('legionnaire-3') });
    expect(stage.asks).toBe('legion: acting'); // not before it is done
    stage.play(END);
    expect(stage.asks).toBe('berets: saved');
    stage.play(act(stage, 'trooper-3'), END);
    expect(stage.battle.saved).toBe(0);
    expect(stage.battle.tallies.savedCounters).toEqual([1, 0]);
  });

  it('any or all of them, one after another', () => {
    const stage = drawing({ rules: 'advanced', saved: 2, agenda: () => [{ step: 'saved', last: false }] }).proceed();
    stage.play(act(stage, 'trooper-3'), END, act(stage, 'trooper-4'), END);
    expect(stage.at('trooper-4').acted).toBe(true);
    expect(stage.battle.saved).toBe(0);
  });

  it('may be kept on, but not when the cup is empty: then they are used or lost', () => {
    const kept = new Stage({ figures: LED, rules: 'advanced', saved: 1, agenda: () => [{ step: 'saved', last: false }] }).proceed().play(PASS);
    expect(kept.battle.saved).toBe(1);
    const lost = new Stage({ figures: LED, rules: 'advanced', saved: 1, agenda: () => [{ step: 'draw' }] }).proceed();
    expect(lost.asks).toBe('berets: saved');
    expect(lost.play(PASS).battle.saved).toBe(0);
    const acted: Setting['figures'] = { 'trooper-3': { at: [10, 12], acted: true }, 'legionnaire-3': { at: [2, 2] } };
    const useless = new Stage({ figures: acted, rules: 'advanced', saved: 1, agenda: () => [{ step: 'draw' }] }).proceed();
    expect([useless.asks, useless.battle.saved]).toEqual(['nothing', 0]);
  });
});

describe('from turn to turn', () => {
  it('a new one: nobody has acted, awe and aura are over, powers and the extra counter may be used again, an alimahn has its strength', () => {
    const stage = new Stage({
      rules: 'advanced', turn: 3, counters: [{ piece: 'legionnaire-4', section: 0, acted: true }], agenda: () => [{ step: 'turn' }], dice: [7, BERETS],
      figures: { ...LED, 'trooper-3': { at: [10, 12], acted: true, awe: 'cowed' }, 'nepharite-1': { at: [20, 2], acted: true, aura: 'plain', powers: 1, symmetry: ['dark-aura'], necrotech: ['alimahn'] } },
    });
    stage.battle.extrasUsed = 1;
    stage.battle.saved = 1;
    stage.proceed();
    expect(stage.battle).toMatchObject({ turn: 4, extrasUsed: 0, saved: 0 });
    expect([stage.at('trooper-3').acted, stage.at('trooper-3').awe, stage.battle.counters[0]!.acted]).toEqual([false, 'none', false]);
    expect(stage.at('nepharite-1')).toMatchObject({ acted: false, aura: 'none', powers: 0 });
    expect([stage.state.secret.hands[stage.figure('nepharite-1')]!.strength, stage.tells('alimahn'), stage.unused]).toEqual([7, [], []]); // a card that nobody has seen yet
  });

  it('the strength of an alimahn that was shown is told', () => {
    const stage = new Stage({ rules: 'advanced', agenda: () => [{ step: 'turn' }], dice: [7, BERETS], figures: { ...LED, 'nepharite-1': { at: [20, 2], necrotech: ['alimahn'] } } });
    stage.battle.hands[stage.figure('nepharite-1')] = { cards: 1, shown: ['alimahn'], awake: 0 };
    expect(stage.proceed().tells('alimahn')).toEqual([{ tell: 'alimahn', figure: 'nepharite-1', strength: 7 }]);
  });

  it('the end of one: hungry weapons sleep, acid dries, counters are mixed, who was warped is back', () => {
    const stage = new Stage({
      rules: 'advanced', turn: 3, counters: [{ piece: 'dummy-11', section: 8 }, { piece: 'legionnaire-4', section: 8, known: true }], agenda: () => [{ step: 'end-turn' }], dice: [{ draw: 0 }, BERETS],
      figures: { ...LED, 'trooper-3': { at: [10, 12], fate: 'warped', warped: 3, stunned: true }, 'nepharite-1': { at: [20, 2], necrotech: ['azogar'], awake: ['azogar'] } },
    });
    stage.battle.acid = [{ by: stage.figure('nepharite-1'), squares: stage.squares([20, 1]), fed: 2 }];
    stage.proceed();
    expect([stage.state.secret.hands[stage.figure('nepharite-1')]!.awake, stage.battle.acid, stage.battle.counters[1]!.known]).toEqual([[], [], -1]);
    expect(stage.at('trooper-3')).toMatchObject({ fate: 'in-play', wounds: 1 });
    expect([stage.battle.turn, stage.asks, stage.unused]).toEqual([4, 'berets: drawn', []]);
  });
});
