/** The ledger of luck: what attack and defense rolls did to the wounds to expect adds up to the wounds suffered. */
import { describe, expect, it } from 'vitest';
import { Ledger, type RollChances } from '../../../src/kernel/luck.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { oddsIn } from '../../../src/systems/conan-rise-of-monsters/odds.ts';
import { chancesOf } from '../../../src/systems/conan-rise-of-monsters/rolls.ts';
import { numbersOf } from '../../../src/systems/conan-rise-of-monsters/book.ts';
import { copyState } from '../../../src/systems/conan-rise-of-monsters/state.ts';
import { proceed } from '../../../src/systems/conan-rise-of-monsters/sequence.ts';
import { apply } from '../../../src/systems/conan-rise-of-monsters/actions.ts';
import { Stage, type Setting } from './stage.ts';
import { ring, row } from './line-up.ts';

const BOOK = numbersOf();
const ODDS = oddsIn(BOOK);
const expected = (attacker: string, attack: string, defender: string, when: string[] = []) => ODDS.of({ attacker, attack, defender, when }).wounds.mean().toNumber();

/** Plays a battle again and again with a new ledger each time. */
function again(games: number, setting: Setting, look: (stage: Stage, luck: Ledger) => void): void {
  const stage = new Stage(setting);
  const start = copyState(stage.state);
  const rng = stream('luck', 'test', 0);
  for (let game = 0; game < games; game++) {
    Object.assign(stage.state, copyState(start));
    const luck = new Ledger();
    const chance = { dice: { stream: () => rng, startRound() {} }, luck, tell: null };
    proceed(stage.ground, stage.state, chance);
    if (stage.view.asked?.step === 'shooting') {
      apply(stage.ground, stage.state, { do: 'shoot', target: stage.unit('t') }, chance);
      proceed(stage.ground, stage.state, chance);
    }
    look(stage, luck);
  }
}

const wounds = (stage: Stage, id: string): number => stage.battle.forces.units[stage.unit(id)]!.members.reduce((sum, model) => sum + stage.battle.models[model]!.wounds, 0);

/** Units of many wounds, so that none is lost on the dead. */
const patch = { 'units.scion-of-set.wounds': 20, 'units.oliphant.wounds': 20, 'units.gunderland-pikemen.wounds': 20, 'units.ancestor-guard.wounds': 20 };

describe('luck of combat', () => {
  it('in a melee: expectation, luck of the attack and luck of the defense are the wounds, of both sides', () => {
    const units: Setting['units'] = { a: { card: 'scion-of-set', at: [[20, 20]] }, t: { card: 'oliphant', at: [[20, 22.4]] } };
    const [given, taken] = [expected('scion-of-set', 'charge', 'oliphant'), expected('oliphant', 'counterstrike', 'scion-of-set')];
    again(200, { units, patch, agenda: (on) => [{ step: 'next', seat: 0 }, { step: 'melee', unit: on.unit('a'), target: on.unit('t') }] }, (stage, luck) => {
      const of = (channel: string, seat: number) => luck.account(channel, seat).deviation;
      expect(wounds(stage, 't')).toBeCloseTo(given + of('attack', 1) - of('defense', 0), 9);
      expect(wounds(stage, 'a')).toBeCloseTo(taken + of('attack', 0) - of('defense', 1), 9);
    });
  });

  it('a shot into a melee: the wounds of friends count against it', () => {
    const units: Setting['units'] = { a: { card: 'bossonian-archers', at: row(5, 20, 30) }, t: { card: 'ancestor-guard', at: row(5, 20, 24) }, f: { card: 'gunderland-pikemen', at: row(5, 16, 25) } };
    const mean = expected('bossonian-archers', 'ranged', 'ancestor-guard') - 5 / 6;
    again(200, { units, patch, agenda: (on) => [{ step: 'next', seat: 0 }, { step: 'shooting', unit: on.unit('a'), moved: false }] }, (stage, luck) => {
      expect(wounds(stage, 't') - wounds(stage, 'f')).toBeCloseTo(mean + luck.account('attack', 0).deviation - luck.account('defense', 1).deviation, 9);
    });
  });

  it('hazardous ground is the luck of the other side', () => {
    again(100, { units: { t: { card: 'gunderland-pikemen', at: row(5, 20, 20) } }, patch, agenda: (on) => [{ step: 'next', seat: 0 }, { step: 'hazard', unit: on.unit('t') }] }, (stage, luck) => {
      expect(wounds(stage, 't')).toBeCloseTo(expected('gunderland-pikemen', 'hazard', 'gunderland-pikemen') + luck.account('attack', 1).deviation - luck.account('defense', 0).deviation, 9);
    });
  });

  it('rolls are counted by their dice and come out as they owe', () => {
    const rolled = new Map<string, number[]>();
    const units: Setting['units'] = { a: { card: 'oliphant', at: [[20, 20]] }, t: { card: 'ancestor-guard', at: ring(4, 20, 20, 1.7) } };
    again(600, { units, agenda: (on) => [{ step: 'next', seat: 0 }, { step: 'melee', unit: on.unit('a'), target: on.unit('t') }] }, (_, luck) => {
      for (const [name, counts] of luck.rolls) {
        const sums = rolled.get(name) ?? [];
        counts.forEach((count, outcome) => (sums[outcome] = (sums[outcome] ?? 0) + (count ?? 0)));
        rolled.set(name, sums);
      }
    });
    expect([...rolled.keys()].sort()).toEqual(expect.arrayContaining(['attack 4', 'attack 8', 'defense 4', 'defense 6', 'morale 4', 'sigils 4', 'sigils 8']));
    for (const [name, counts] of rolled) expect(Math.abs(zOf(counts, chancesOf(name, BOOK).of)), name).toBeLessThan(4.5);
  });
});

/** How far the mean of what came up is from what was owed, in standard errors. */
function zOf(counts: readonly (number | undefined)[], owed: RollChances['of']): number {
  const games = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const total = counts.reduce<number>((sum, count, outcome) => sum + (count ?? 0) * outcome, 0);
  return (total - games * owed.mean().toNumber()) / (owed.sd() * Math.sqrt(games));
}
