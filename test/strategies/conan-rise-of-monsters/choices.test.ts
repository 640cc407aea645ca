/** What a player would expect of a good one, in small positions: charges, shots, places, tokens and cards. */
import { describe, expect, it } from 'vitest';
import type { Strategy } from '../../../src/kernel/game.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { ConanGame } from '../../../src/systems/conan-rise-of-monsters/game.ts';
import type { ConanAction, ConanView } from '../../../src/systems/conan-rise-of-monsters/tactics.ts';
import tactician from '../../../strategies/conan-rise-of-monsters/tactician.ts';
import { melee, row, shooting } from '../../systems/conan-rise-of-monsters/line-up.ts';
import { Stage, type Setting } from '../../systems/conan-rise-of-monsters/stage.ts';
import { SCRIPTS } from './table.ts';

type Script = Strategy<ConanGame, ConanView, ConanAction>;

/** What a script chooses now, for whoever is asked. */
function choice(stage: Stage, script: Script = tactician): ConanAction {
  const { view, ground } = stage;
  return script.start(view.seat, new ConanGame(ground.book, ground.mission)).choose(view, stream('test', 'player', 0));
}

const stageOf = (units: Setting['units'], more: Partial<Setting> = {}) => new Stage({ units, turn: 3, ...more });

describe('a unit that acts', () => {
  it.each(SCRIPTS)('charges skirmishers in reach of knights: $name', (script) => {
    const stage = stageOf({ knights: { card: 'poitainian-knights', at: [[20, 30], [22, 30], [24, 30]] }, skirmishers: { card: 'stygian-skirmishers', at: row(5, 20, 20) } });
    expect(choice(stage, script)).toEqual({ do: 'charge', target: 1 });
  });

  it.each(SCRIPTS)('stays and fights on where it is the better one: $name', (script) => {
    const stage = stageOf({ conan: { card: 'king-conan', at: [[20, 20]] }, guard: { card: 'ancestor-guard', at: [[20, 19], [21, 20]] } });
    expect(choice(stage, script)).toEqual({ do: 'stay' });
  });

  it('archers shoot at a Scion rather than charge it', () => {
    const stage = stageOf({ archers: { card: 'bossonian-archers', at: row(5, 20, 30) }, scion: { card: 'scion-of-set', at: [[22, 22]] } });
    expect(choice(stage).do).not.toBe('charge');
  });

  it('declares no charge that will not reach: other models are all round its target', () => {
    const crowd = [[20, 28.95], [21.05, 30], [20, 31.05], [18.95, 30]] as const;
    const stage = stageOf({ knights: { card: 'poitainian-knights', at: [[20, 22], [22, 22], [24, 22]] }, thoth: { card: 'thoth-amon', at: [[20, 30]] }, pikes: { card: 'gunderland-pikemen', at: crowd } });
    expect(stage.refusal({ do: 'charge', target: 1 })).toBeUndefined();
    expect(choice(stage)).not.toEqual({ do: 'charge', target: 1 });
  });

  it('without charges it moves into contact', () => {
    const units: Setting['units'] = { knights: { card: 'poitainian-knights', at: [[20, 28], [22, 28], [24, 28]] }, skirmishers: { card: 'stygian-skirmishers', at: row(5, 20, 22) } };
    const stage = new Stage({ units, turn: 3, patch: { 'abilities.charge': false } }, stream('test', 'dice', 0));
    expect(stage.play(choice(stage)).battle.tallies.melees[0]).toBe(1);
  });

  it('activates the unit that has most to do: Conan in a fight before pikemen far away', () => {
    const stage = stageOf({ pikes: { card: 'gunderland-pikemen', at: row(5, 5, 45) }, conan: { card: 'king-conan', at: [[20, 20]] }, guard: { card: 'ancestor-guard', at: row(5, 18, 19) } }, { turnOf: 'circle' });
    expect(choice(stage)).toEqual({ do: 'activate', unit: stage.unit('conan') });
  });
});

describe('a unit that shoots', () => {
  const archers = { card: 'bossonian-archers', at: row(5, 18, 30) };
  const free = { card: 'stygian-skirmishers', at: row(5, 10, 22) };

  it('spares friends in a fight where there is another target', () => {
    const stage = shooting('archers', { units: { archers, pikes: { card: 'gunderland-pikemen', at: [[28, 24]] }, busy: { card: 'stygian-skirmishers', at: [[28, 23], ...row(4, 29, 23)] }, free } });
    expect(choice(stage)).toEqual({ do: 'shoot', target: stage.unit('free') });
  });

  it('leaves alone a fight in which friends have more to lose', () => {
    const stage = shooting('archers', { units: { archers, knights: { card: 'poitainian-knights', at: [[20, 24]], wounds: [1] }, scion: { card: 'scion-of-set', at: [[20, 22]] } } });
    expect(choice(stage)).toEqual({ do: 'pass' });
  });

  it('finishes the unit that has one model left', () => {
    const stage = shooting('archers', { units: { archers, whole: { card: 'ancestor-guard', at: row(5, 10, 22) }, last: { card: 'ancestor-guard', at: [[24, 22]] } } });
    expect(choice(stage)).toEqual({ do: 'shoot', target: stage.unit('last') });
  });
});

describe('a place that scores', () => {
  it.each(SCRIPTS)('over the edge at once, in Escape: $name', (script) => {
    const stage = stageOf({ knights: { card: 'poitainian-knights', at: [[20, 8], [22, 8], [24, 8]] }, thoth: { card: 'thoth-amon', at: [[40, 30]] } }, { mission: 'escape' });
    expect(choice(stage, script)).toEqual({ do: 'run', leave: true });
  });

  it('to the shrine before the last turn ends, if nobody holds it', () => {
    const stage = stageOf({ pikes: { card: 'gunderland-pikemen', at: row(5, 22, 31) }, thoth: { card: 'thoth-amon', at: [[24, 2]] } }, { mission: 'shrine', turn: 6 });
    const { battle, ground } = stage.play(choice(stage));
    expect(ground.mission.ahead(ground, battle)).toBe(1);
  });
});

describe('tokens', () => {
  it('go to the last roll of the turn, which is their last use', () => {
    const archers = { card: 'bossonian-archers', at: row(5, 18, 30) };
    const stage = shooting('archers', { units: { archers, guard: { card: 'ancestor-guard', at: row(5, 18, 22), activated: true } }, tokens: { circle: 2 } });
    for (const unit of stage.battle.units) unit.activated = true;
    stage.play({ do: 'shoot', target: stage.unit('guard') });
    expect(choice(stage)).toEqual({ do: 'destiny', tokens: 2 });
  });

  it('a token for Conan’s last wound', () => {
    const units: Setting['units'] = { thoth: { card: 'thoth-amon', at: [[20, 22]] }, king: { card: 'king-conan', at: [[20, 30]], wounds: [4] } };
    const stage = shooting('thoth', { units, tokens: { circle: 3 }, dice: '/oooooo /////' }).play({ do: 'shoot', target: 1 }, { do: 'destiny', tokens: 0 });
    expect(stage.asks).toBe('circle: rage');
    expect(choice(stage)).toEqual({ do: 'rage', tokens: 1 });
  });
});

describe('Fate Cards', () => {
  const lemurian: Partial<Setting> = { hands: { set: ['lemurian-sorcery'] } };
  const charged = (y: number) =>
    stageOf({ knights: { card: 'poitainian-knights', at: [[20, y], [22, y], [24, y]] }, skirmishers: { card: 'stygian-skirmishers', at: row(5, 20, 20) } }, lemurian).play({ do: 'charge', target: 1 });

  it('Lemurian Sorcery pulls back a unit that will then fall short', () => {
    const stage = charged(34);
    expect(stage.asks).toBe('set: window declared');
    expect(choice(stage)).toMatchObject({ do: 'play', card: 'lemurian-sorcery', unit: 0 });
    expect(stage.play(choice(stage)).battle.tallies.failedCharges[0]).toBe(1);
  });

  it('and is kept where the charge would still get there', () => {
    expect(choice(charged(26))).toEqual({ do: 'pass' });
  });

  it('Not Your Time, Fool! keeps back a unit that would strike hard, and not one that has nothing to do', () => {
    const picked = (pick: string) => {
      const units: Setting['units'] = { pikes: { card: 'gunderland-pikemen', at: row(5, 5, 45) }, conan: { card: 'king-conan', at: [[20, 28]] }, skirmishers: { card: 'stygian-skirmishers', at: row(5, 18, 22) } };
      const stage = stageOf(units, { turnOf: 'circle', hands: { set: ['not-your-time'] } });
      return stage.play({ do: 'activate', unit: stage.unit(pick) });
    };
    expect(choice(picked('conan'))).toMatchObject({ do: 'play', card: 'not-your-time' });
    expect(choice(picked('pikes'))).toEqual({ do: 'pass' });
  });

  it('Black Lotus takes dice from the King, not from two pikemen', () => {
    const attack = (card: string, at: Setting['units'][string]['at']) =>
      melee('attacker', { units: { attacker: { card, at }, thoth: { card: 'thoth-amon', at: [[20, 19]], wounds: [2] } }, hands: { set: ['black-lotus'] } });
    expect(choice(attack('king-conan', [[20, 20]]))).toMatchObject({ do: 'play', card: 'black-lotus' });
    expect(choice(attack('gunderland-pikemen', [[20, 20], [21, 19]]))).toEqual({ do: 'pass' });
  });
});
