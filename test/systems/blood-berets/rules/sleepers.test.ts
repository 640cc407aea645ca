/** Azogar and gretchjakth: roused by a whole activation, fed by an action a turn, asleep when they are not ("Weapons and Equipment"). */
import { describe, expect, it } from 'vitest';
import { hasActed, starve } from '../../../../src/systems/blood-berets/rules/sleepers.ts';
import { weaponsOf } from '../../../../src/systems/blood-berets/rules/weapons-of.ts';
import { Stage, type Cast, type Setting } from '../stage.ts';

const overlord = (cast: Cast = {}, more: Partial<Setting> = {}): Stage =>
  new Stage({
    figures: { 'nepharite-1': { at: [9, 11], facing: 'east', necrotech: ['azogar', 'gretchjakth'], ...cast }, 'trooper-3': { at: [10, 11] }, 'trooper-4': { at: [14, 14] } },
    ...more,
  });
const hand = (stage: Stage) => stage.state.secret.hands[stage.figure('nepharite-1')]!;

describe('a sleeping weapon', () => {
  it('cuts nobody', () => {
    const stage = overlord();
    expect(stage.refusal({ do: 'close', weapon: 'azogar', target: stage.figure('trooper-3') })).toContain('sleeps');
  });

  it('is roused at a draw, instead of all actions', () => {
    const stage = overlord({}, { turnOf: 'legion' });
    const nepharite = stage.figure('nepharite-1');
    stage.play({ do: 'arouse', figure: nepharite, weapon: 'azogar' });
    expect([hand(stage).awake, stage.battle.hands[nepharite]?.awake]).toEqual([['azogar'], 1]);
    expect([stage.at('nepharite-1').acted, stage.battle.active]).toEqual([true, null]);
    expect(stage.tells('aroused')).toEqual([{ tell: 'aroused', figure: 'nepharite-1' }]);
  });

  it('not by who has acted, or is stunned, or has no such card', () => {
    const acted = overlord({ acted: true }, { turnOf: 'legion' });
    expect(acted.refusal({ do: 'arouse', figure: acted.figure('nepharite-1'), weapon: 'azogar' })).toBe('no Legion counter was drawn'); // nobody is left to act: the draw passed
    const stunned = overlord({ stunned: true }, { turnOf: 'legion' });
    expect(stunned.refusal({ do: 'arouse', figure: stunned.figure('nepharite-1'), weapon: 'azogar' })).toContain('stunned');
    const without = overlord({ necrotech: ['belitshe'] }, { turnOf: 'legion' });
    expect(without.refusal({ do: 'arouse', figure: without.figure('nepharite-1'), weapon: 'azogar' })).toContain('no such weapon');
  });
});

describe('a weapon that is awake', () => {
  it('asks for an action first, and then cuts as often as there are actions', () => {
    const stage = overlord({ awake: ['azogar'] }, { dice: [16, 12, 16, 13] });
    expect([stage.asks, stage.optionsTo('feed').length]).toEqual(['legion: upkeep', 2]);
    stage.play({ do: 'feed', weapon: 'azogar', feed: true });
    expect(stage.battle.active).toMatchObject({ left: 4, used: 1, fed: ['azogar'] });
    const cut = { do: 'close', weapon: 'azogar', target: stage.figure('trooper-3') } as const;
    // Armor 24 less 12: 12 saves, 13 kills, for it gives double damage.
    stage.play(cut, cut);
    expect(stage.at('trooper-3').fate).toBe('dead');
  });

  it('falls asleep if it gets nothing', () => {
    const stage = overlord({ awake: ['azogar', 'gretchjakth'] });
    stage.play({ do: 'feed', weapon: 'azogar', feed: false });
    expect([hand(stage).awake, stage.asks]).toEqual([['gretchjakth'], 'legion: upkeep']);
    stage.play({ do: 'feed', weapon: 'gretchjakth', feed: true });
    expect([stage.asks, stage.battle.active?.left]).toEqual(['legion: acting', 4]);
  });

  it('falls asleep at the end of a turn in which its Nepharite did not act, or only got rid of its stun', () => {
    const idle = overlord({ awake: ['azogar'] }, { turnOf: 'trooper-3' });
    starve(idle.state);
    expect([hand(idle).awake, idle.battle.hands[idle.figure('nepharite-1')]?.awake]).toEqual([[], 0]);
    const stunned = overlord({ awake: ['azogar'], stunned: true }, { turnOf: 'legion' });
    stunned.play({ do: 'recover', figure: stunned.figure('nepharite-1') });
    expect(hand(stunned).awake).toEqual([]);
    const acted = overlord({ awake: ['azogar'], acted: true }, { turnOf: 'trooper-3' });
    starve(acted.state);
    expect(hand(acted).awake).toEqual(['azogar']);
  });
});

describe('a Nepharite behind a troop counter', () => {
  const hidden = (cast: Cast = {}): Stage =>
    new Stage({
      figures: { 'trooper-3': { at: [9, 11] }, 'nepharite-1': { necrotech: ['azogar'], ...cast } },
      counters: [{ piece: 'nepharite-1', section: 0 }, { piece: 'dummy-11', section: 0 }],
      turnOf: 'legion',
    });

  it('rouses a weapon: the initiative counter lies on the card, so nobody learns which troop counter it is', () => {
    const stage = hidden();
    stage.play({ do: 'arouse', counter: 0, weapon: 'azogar' });
    const { battle, state } = stage;
    expect([battle.counters[0]?.acted, hasActed(battle, state.secret, 0), hasActed(battle, state.secret, 1)]).toEqual([false, true, false]);
    expect(stage.tells('aroused')).toEqual([{ tell: 'aroused', figure: null }]);
    starve(state);
    expect(hand(stage).awake).toEqual(['azogar']);
  });

  it('a dummy has none', () => {
    const stage = hidden();
    expect(stage.refusal({ do: 'arouse', counter: 1, weapon: 'azogar' })).toContain('only a Nepharite');
  });

  it('rouses nothing while the fight is on the other level', () => {
    const stage = new Stage({
      mission: 'lightning-strike', level: 'jungle', turnOf: 'legion', counters: [{ piece: 'nepharite-1-below', section: 0 }],
      figures: { 'trooper-3': { at: [9, 11], gear: ['scanner'] }, 'legionnaire-3': { at: [2, 2] }, 'nepharite-1-below': { necrotech: ['azogar'] } },
    });
    const arouse = { do: 'arouse', counter: 0, weapon: 'azogar' } as const;
    expect(stage.refusal(arouse)).toBeUndefined();
    stage.battle.counters[0]!.level = 'caves';
    expect([stage.refusal(arouse), stage.optionsTo('arouse')]).toEqual(['there is no troop counter 0 here', []]);
  });

  it('keeps it awake in the next turn where it lies', () => {
    const stage = hidden({ awake: ['azogar'] });
    stage.play({ do: 'arouse', counter: 0, weapon: 'azogar' });
    starve(stage.state);
    expect(hand(stage).awake).toEqual(['azogar']);
  });
});

describe('what the Blood Beret player knows of it', () => {
  it('how many sleepers are awake, and what was shown: an Azogar may cut him, or sleeps for certain', () => {
    const seen = (awake: boolean) => {
      const stage = overlord({ awake: awake ? ['gretchjakth'] : [] }, { turnOf: 'trooper-3' });
      const nepharite = stage.figure('nepharite-1');
      stage.battle.hands[nepharite] = { cards: 2, shown: ['azogar'], awake: awake ? 1 : 0 };
      return weaponsOf(stage.ground, stage.viewOf(0), nepharite);
    };
    expect([seen(true), seen(false)]).toEqual([['azogar'], []]);
  });
});
