import { describe, expect, it } from 'vitest';
import { numbersOf } from '../../../src/systems/fury-of-the-clansmen/book.ts';
import { allHitChance } from '../../../src/systems/fury-of-the-clansmen/rules/triple-hits.ts';
import { pool } from '../../../src/systems/fury-of-the-clansmen/pools.ts';
import { show } from './table.ts';
import { AdvancedTable } from './advanced-table.ts';

const FOUR = ['a', 'b', 'c', 'd'] as const;

/** A shooter with four enemies before it, and a comrade that keeps the game going. */
const againstFour = (shooter: string, enemy: string, turn: string) => `
board: |
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
figures:
  - { id: shooter, unit: ${shooter}, at: [0, 2] }
  - { id: comrade, unit: ${shooter}, at: [0, 4] }
${FOUR.map((id, row) => `  - { id: ${id}, unit: ${enemy}, at: [5, ${row < 2 ? row : row + 1}] }`).join('\n')}
turn: ${turn}
`;
const NECROMUTANT = againstFour('necromutant', 'regular', 'legion-1');
const CHARGER = againstFour('charger-carrier', 'necromutant', 'clan-1');

/** A Necromutant sweeps four Clansmen and kills none; then the checks show so many hits each. */
function sweep(checks: readonly number[], patch: Record<string, unknown> = {}): AdvancedTable {
  const missed = FOUR.flatMap(() => [...show(0, 3), ...show(0, 4)]);
  const table = new AdvancedTable(NECROMUTANT, { dice: [...missed, ...checks.flatMap((hits) => show(hits, 3))], patch });
  table.play(table.spread('shooter', 'a'), table.add('b'), table.add('c'), table.add('d'));
  expect(table.unused()).toEqual([]);
  return table;
}

describe('Weapon Failure', () => {
  it('example: four Clansmen are swept; rolls of 3, 2, 3 and 3 hits: out of ammo, and the fourth blows the Necromutant up', () => {
    const table = sweep([3, 2, 3, 3]);
    expect(table.heard('weapon-check')).toEqual([{ tell: 'weapon-check', figure: 'shooter', dice: '3b', rolls: 4, failures: 3, outcome: 'explodes' }]);
    expect(table.fate('shooter')).toBe('eliminated');
    expect([table.state.open.tallies.outOfAmmo, table.state.open.tallies.explosions]).toEqual([[0, 1], [0, 1]]);
  });

  it('the first roll with three hits leaves it out of ammo, a second changes nothing; all four are rolled', () => {
    for (const checks of [[3, 2, 0, 1], [3, 2, 3, 2]]) {
      const table = sweep(checks);
      expect([table.of('shooter').weapon, table.fate('shooter')]).toEqual(['out-of-ammo', 'in-play']);
    }
    expect(sweep([2, 2, 1, 0]).of('shooter').weapon).toBe('ready');
  });

  it('over four rolls: explodes 14336 times in 177147, runs out in .7548', () => {
    expect(allHitChance(pool('3b'), numbersOf())).toBeCloseTo(8 / 27, 15);
    let explodes = 0;
    let out = 0;
    for (let pattern = 0; pattern < 16; pattern++) {
      const checks = [1, 2, 4, 8].map((bit) => ((pattern & bit) === 0 ? 2 : 3));
      const weight = checks.reduce((product, hits) => product * (hits === 3 ? 8 : 19), 1); // of 27 each
      const { outcome } = sweep(checks).heard('weapon-check')[0]!;
      if (outcome === 'explodes') explodes += weight;
      if (outcome !== 'holds') out += weight;
    }
    expect(explodes * 177147).toBe(14336 * 27 ** 4);
    expect(out / 27 ** 4).toBeCloseTo(0.7548, 4);
  });

  it('luck: each roll that holds is a gain of its side over the 8 in 27', () => {
    const { rolls, deviation } = sweep([3, 2, 3, 3]).luck.account('ammo', 1);
    expect(rolls).toBe(4);
    expect(deviation).toBeCloseTo((4 * 8) / 27 - 3, 12);
  });

  it('a Charger does not explode: it only runs dry', () => {
    const dice = [...FOUR.flatMap(() => [...show(0, 4), ...show(0, 3)]), ...FOUR.flatMap(() => show(3, 3))];
    const table = new AdvancedTable(CHARGER, { dice, patch: { 'options.brokenWeapons': true } });
    table.play(table.fullAuto('shooter', 'a'), table.add('b'), table.add('c'), table.add('d'));
    expect(table.heard('weapon-check')).toMatchObject([{ rolls: 4, failures: 4, outcome: 'out of ammo' }]);
    expect([table.of('shooter').weapon, table.fate('shooter')]).toEqual(['out-of-ammo', 'in-play']);
    expect(table.unused()).toEqual([]);
  });

  it('a plain shot costs no ammunition', () => {
    const table = new AdvancedTable(NECROMUTANT, { dice: [...show(0, 3), ...show(0, 3)] });
    table.play(table.fire('shooter', 'a'));
    expect(table.heard('weapon-check')).toEqual([]);
    expect(table.unused()).toEqual([]);
  });

  it('a weapon that kills its bearer after he killed the last enemy: both sides are gone, and no figure acts after its death', () => {
    const table = new AdvancedTable(
      `board: ". . . . ."\nfigures: [{ id: n, unit: necromutant, at: [0, 0] }, { id: r, unit: regular, at: [4, 0] }]\nturn: legion-1`,
      { dice: [...show(3, 3), ...show(0, 4), ...show(3, 3)], patch: { 'weaponFailure.explodesAt': 1 } },
    );
    table.play(table.spread('n', 'r'));
    expect([table.fate('n'), table.fate('r')]).toEqual(['eliminated', 'eliminated']);
    expect([table.toAct, table.state.open.result?.winner]).toEqual([null, null]);
    expect(table.unused()).toEqual([]);
  });
});

describe('Weapon Failure, Optional Rule', () => {
  const RULE = { 'options.brokenWeapons': true };

  it('two rolls with three hits break the weapon: close attacks only, and no reloading, for the rest of the mission', () => {
    const table = sweep([3, 2, 3, 2], RULE);
    expect(table.heard('weapon-check')).toMatchObject([{ outcome: 'breaks' }]);
    expect([table.of('shooter').weapon, table.fate('shooter')]).toEqual(['broken', 'in-play']);
    expect(table.refusal(table.fire('shooter', 'a'))).toMatch(/broken/);
    expect(table.refusal(table.reload('shooter'))).toMatch(/broken for the rest of the mission/);
    expect(table.choices('reload')).toEqual([]);
  });

  it('three still explode, one still only empties it', () => {
    expect(sweep([3, 2, 3, 3], RULE).fate('shooter')).toBe('eliminated');
    expect(sweep([2, 2, 3, 2], RULE).of('shooter').weapon).toBe('out-of-ammo');
  });
});

describe('Reloading', () => {
  const MELEE = `
board: |
  . o . . . .
  . . . . . .
figures:
  - { id: r, unit: regular, at: [1, 0] }
  - { id: near, unit: necromutant, at: [0, 0] }
  - { id: far, unit: necromutant, at: [5, 1] }
turn: clan-1
`;

  it('out of ammo, no Firearm Attack of any kind and no Snap Alert until the weapon is reloaded, which takes an action', () => {
    const table = new AdvancedTable(CHARGER);
    table.of('shooter').weapon = 'out-of-ammo';
    for (const fire of [table.fire('shooter', 'a'), table.burst('shooter', 'a'), table.spread('shooter', 'a'), table.fullAuto('shooter', 'a')]) expect(table.refusal(fire)).toMatch(/reload/);
    expect(table.choices('reload')).toEqual([table.reload('shooter')]);
    expect(table.refusal(table.reload('comrade'))).toMatch(/has ammunition/);
    table.play(table.reload('shooter'));
    expect([table.of('shooter').weapon, table.actionsLeft('shooter')]).toEqual(['ready', 2]);
    expect(table.refusal(table.burst('shooter', 'a'))).toBeUndefined();
  });

  it('beside an enemy and in a foxhole too; close attacks need no ammunition', () => {
    const table = new AdvancedTable(MELEE);
    table.of('r').weapon = 'out-of-ammo';
    expect(table.refusal(table.alert('r'))).toMatch(/no ammunition/);
    expect(table.refusal(table.close('r', 'near'))).toBeUndefined();
    table.play(table.reload('r'));
    expect(table.of('r').weapon).toBe('ready');
  });

  it('ends the adding together of MOVEs', () => {
    const table = new AdvancedTable(NECROMUTANT);
    table.of('shooter').weapon = 'out-of-ammo';
    table.play(table.move('shooter', 1, 2));
    expect(table.stepsLeft('shooter')).toBe(3);
    table.play(table.reload('shooter'));
    expect([table.stepsLeft('shooter'), table.actionsLeft('shooter')]).toEqual([0, 1]);
  });

  it('a figure without actions does not reload', () => {
    const table = new AdvancedTable(NECROMUTANT);
    Object.assign(table.of('shooter'), { weapon: 'out-of-ammo', actions: 0 });
    expect(table.refusal(table.reload('shooter'))).toMatch(/no action left/);
  });
});
