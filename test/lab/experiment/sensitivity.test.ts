/** What is tried: every assumed number that a mission rests on, over its range; and abilities left out. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { abilitiesOf, entriesOf } from '../../../src/kernel/book.ts';
import { systemNamed } from '../../../src/systems/index.ts';
import { plansOf } from '../../../src/cli/experiments.ts';
import type { Overrides } from '../../../src/lab/experiment/overrides.ts';
import { ROOT } from '../../cli/skirmish.ts';

const fury = systemNamed('fury-of-the-clansmen');
const planOf = async (name: string, overrides: Overrides) => (await plansOf([join(ROOT, 'experiments/fury-of-the-clansmen', `${name}.yaml`)], { strategies: { clan: ['rush'], legion: ['rush'] }, ...overrides }))[0]!;

describe('sensitivity', () => {
  test('each assumed number that the mission rests on: as it is, and every other value of its range', async () => {
    const { experiment, cells, restsOn } = await planOf('breakthrough', { sensitivity: { only: [] } });
    expect(restsOn.filter(({ source }) => source === 'assumed'), 'none is left untried').toEqual([]);
    expect(experiment.vary['bonuses.aim']).toEqual(['1b', '3w', '2b', '3b']);
    expect(Object.keys(experiment.vary).some((path) => path.startsWith('missions.') && !path.startsWith('missions.breakthrough.'))).toBe(false);
    expect(cells).toHaveLength(1 + Object.values(experiment.vary).reduce((count, values) => count + values.length - 1, 0));
  });

  test('some of them, by the beginning of their paths', async () => {
    const { experiment } = await planOf('breakthrough', { sensitivity: { only: ['units.centurion.', 'bonuses.snapShot'] } });
    expect(Object.keys(experiment.vary)).toEqual(['units.centurion.close', 'units.centurion.armor', 'bonuses.snapShot']);
  });

  test('what the file varies stays at its first value, and counts as the number as it is', async () => {
    const { experiment } = await planOf('without-aim', { sensitivity: { only: ['bonuses.'] } });
    expect(experiment.set).toEqual({ 'abilities.aim': true });
    const shots = await planOf('necromutant-firearm', { sensitivity: { only: ['units.necromutant.'] } });
    expect(shots.experiment.vary).toEqual({ 'units.necromutant.close': ['3r', '3w'], 'units.necromutant.firearm': ['3w', '2r', '3r'] });
  });

  test('what is set was chosen, and is not tried', async () => {
    const { experiment } = await planOf('breakthrough', { set: { 'bonuses.aim': '2b' }, sensitivity: { only: ['bonuses.'] } });
    expect(experiment.vary).not.toHaveProperty('bonuses.aim');
    expect(experiment.set).toEqual({ 'bonuses.aim': '2b' });
  });

  test('a precision that is asked for is kept: each cell is then played until its score is known so well', async () => {
    const { experiment } = await planOf('breakthrough', { precision: { halfWidth: 0.05 }, sensitivity: { only: ['bonuses.'] } });
    expect(experiment.precision).toEqual({ halfWidth: 0.05 });
  });

  test.each([
    ['bonuses.fullAuto', 'there is bonuses.'],
    ['weather', 'there is units, bonuses, '],
    ['bonuses.amm', 'did you mean "bonuses.aim"?'],
    ['aim', 'did you mean "bonuses.aim"?'],
    ['units.centurian', 'did you mean "units.centurion"?'],
  ])('a beginning that fits nothing, such as %s, is refused with the nearest one, or the few first words that there are', async (only, says) => {
    const refused = planOf('breakthrough', { sensitivity: { only: [only] } });
    await expect(refused).rejects.toThrow(`--only ${only}: unknown beginning of a number assumed here "${only}"; ${says}`);
  });

  test('every assumed number of a book has a range, and each value in it is one that the book takes', () => {
    for (const { path, entry } of entriesOf(fury.book)) {
      if (entry.source !== 'assumed') continue;
      expect(entry.sweep?.some((value) => value !== entry.value), path).toBe(true);
      for (const value of entry.sweep!) expect(entry.domain.read(value), path).toBe(value);
    }
  });
});

describe('abilities left out', () => {
  test('one: the games with it, and the same games without', async () => {
    const { cells } = await planOf('breakthrough', { without: ['snap-alert'] });
    expect(cells.map(({ patch, reference }) => [patch['abilities.snap-alert'], reference])).toEqual([[true, null], [false, 0]]);
  });

  test('several: each in turn', async () => {
    const { cells } = await planOf('breakthrough', { without: ['snap-alert', 'aim'] });
    expect(cells.map(({ label }) => label)).toEqual(['rush / rush, all as it is', 'rush / rush, abilities.snap-alert=false', 'rush / rush, abilities.aim=false']);
  });

  test('one beside something that varies: with each of its values', async () => {
    expect((await planOf('necromutant-firearm', { without: ['spread'] })).cells).toHaveLength(6);
  });

  test.each<[string, Overrides, string]>([
    ['breakthrough', { without: ['snap-alrt'] }, '--without snap-alrt: unknown ability; did you mean "snap-alert"? There is aim, brainbusters, burst, spread, full-auto, snap-alert, foxholes, sectioner-charge'],
    ['breakthrough', { without: ['flying'] }, '--without flying: unknown ability; there is aim, brainbusters, burst, spread, full-auto, snap-alert, foxholes, sectioner-charge'],
    ['breakthrough', { without: ['aim', 'aim'] }, '--without aim: named twice; expected once'],
    ['breakthrough', { without: ['aim'], set: { 'abilities.aim': false } }, '--without aim: the experiment sets abilities.aim already; take that out of it'],
    ['without-aim', { without: ['aim'] }, '--without aim: the experiment varies abilities.aim already; run it as it is'],
    ['snap-shot', { without: ['aim', 'burst'] }, '--without: several abilities are left out one at a time, but the experiment combines what varies in it (bonuses.snapShot); leave out one, or write "inTurn: true" into the experiment'],
  ])('%s, %j is refused', async (name, overrides, message) => {
    await expect(planOf(name, overrides)).rejects.toThrow(message);
  });

  test('the ready experiment leaves out every ability that has a place in the mission, one at a time', async () => {
    const { experiment, cells } = await planOf('abilities', {});
    expect([...Object.keys(experiment.vary).map((path) => path.replace('abilities.', '')), 'foxholes'].sort()).toEqual(abilitiesOf(fury.book).sort());
    expect(cells).toHaveLength(8);
  });
});
