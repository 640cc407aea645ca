/** What equipment cards are worth to their bearer ("Equipment Effects", "Weapons and Equipment"). */
import { describe, expect, it } from 'vitest';
import { gearRows, initiativeOf, USES } from '../../../../src/systems/blood-berets/rules/gear.ts';
import type { Figure } from '../../../../src/systems/blood-berets/figure.ts';
import type { Equipment } from '../../../../src/systems/blood-berets/vocabulary.ts';
import { Stage } from '../stage.ts';

/** Points by use of a trooper with one card. */
function worth(card: Equipment, more: Partial<Omit<Figure, 'at'>> = {}): Record<string, number> {
  const stage = new Stage({ rules: 'advanced', figures: { 'trooper-3': { at: [2, 2], gear: [card], ...more } } });
  const rows = USES.map((use) => [use, gearRows(stage.ground, stage.battle, stage.figure('trooper-3'), use).reduce((sum, { points }) => sum + points, 0)] as const);
  return Object.fromEntries(rows.filter(([, points]) => points !== 0));
}

describe('equipment cards', () => {
  it('each add to what their text says, and to nothing else', () => {
    expect(worth('cybernetic-eye')).toEqual({ missile: 2 });
    expect(worth('sonar')).toEqual({ close: 2 });
    expect(worth('armor')).toEqual({ armor: 2 });
    expect(worth('psychic-helmet')).toEqual({ save: 4 });
    expect(worth('scanner')).toEqual({ contest: 6 });
    expect(worth('medikit')).toEqual({});
    expect(worth('ironfist')).toEqual({});
  });

  it('a hyperactivator helps with all that initiative is for, while it is on', () => {
    expect(worth('hyperactivator')).toEqual({});
    const stage = new Stage({ rules: 'advanced', figures: { 'trooper-3': { at: [2, 2], gear: ['hyperactivator'] } } });
    stage.at('trooper-3').hyper = true;
    expect(['contest', 'save', 'check'].map((use) => initiativeOf(stage.ground, stage.battle, stage.figure('trooper-3'), use as 'check'))).toEqual([17, 17, 17]);
  });

  it('destroyed or jammed ones are worth nothing', () => {
    expect(worth('scanner', { broken: ['scanner'] })).toEqual({});
    expect(worth('scanner', { scannerJams: true })).toEqual({});
    expect(worth('cybernetic-eye', { broken: ['cybernetic-eye'] })).toEqual({});
  });

  it('add up: a trooper with scanner and helmet has 19 against surprise and 17 against dark powers', () => {
    const stage = new Stage({ rules: 'advanced', figures: { 'trooper-3': { at: [2, 2], gear: ['scanner', 'psychic-helmet'] } } });
    const trooper = stage.figure('trooper-3');
    expect([initiativeOf(stage.ground, stage.battle, trooper, 'contest'), initiativeOf(stage.ground, stage.battle, trooper, 'save'), initiativeOf(stage.ground, stage.battle, trooper, 'check')]).toEqual([19, 17, 13]);
  });
});
