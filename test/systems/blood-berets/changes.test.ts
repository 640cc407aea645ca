/** Records that are replaced: nothing else changes, and V8 sees objects of one shape. */
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { changeAffairs, changeBoard, changedHand, changeShown } from '../../../src/systems/blood-berets/changes.ts';
import { changeActive } from '../../../src/systems/blood-berets/rules/spend.ts';
import type { Hand } from '../../../src/systems/blood-berets/secret.ts';
import type { Active } from '../../../src/systems/blood-berets/state.ts';
import { Stage } from './stage.ts';

setFlagsFromString('--allow-natives-syntax');
const haveSameShape = runInThisContext('(a, b) => %HaveSameMap(a, b)') as (a: object, b: object) => boolean;

/** V8 copies objects by shapes of their own only in code that has run for a while. */
const OFTEN = 5_000;

const HAND: Hand = { powers: ['compression'], necrotech: ['azogar'], awake: [], aroused: 0, strength: 3 };

describe('a record that is replaced', () => {
  const { battle } = new Stage({ figures: { 'trooper-3': { at: [1, 1] }, 'nepharite-1': { at: [9, 9] } } });
  const records: Record<string, { now: () => object; change: (step: number) => void; changes: (step: number) => object }> = {
    affairs: { now: () => battle.affairs, change: (step) => changeAffairs(battle, { held: step }), changes: (step) => ({ held: step }) },
    board: { now: () => battle.board, change: (step) => changeBoard(battle, { opened: [step] }), changes: (step) => ({ opened: [step] }) },
    activation: { now: () => battle.active as Active, change: (step) => changeActive(battle, { left: step, hip: 'fired' }), changes: (step) => ({ left: step, hip: 'fired' }) },
    'cards shown': { now: () => battle.hands[0]!, change: (step) => changeShown(battle, 0, { awake: step }), changes: (step) => ({ awake: step }) },
  };

  it.each(Object.keys(records))('%s: is another one, the same but for what changes', (name) => {
    const { now, change, changes } = records[name]!;
    const before = now();
    const copy = structuredClone(before);
    change(7);
    expect(before).toEqual(copy);
    expect(now()).toEqual({ ...copy, ...changes(7) });
  });

  it.each(Object.keys(records))('%s: keeps its shape', (name) => {
    const { now, change } = records[name]!;
    const before = now();
    const kept = Array.from({ length: OFTEN }, (_, step) => {
      change(step);
      return haveSameShape(now(), before);
    });
    expect(kept.indexOf(false)).toBe(-1);
  });

  it('a hand: the same but for what changes, in one shape', () => {
    const changed = changedHand(HAND, { strength: 9 });
    expect(changed).toEqual({ powers: ['compression'], necrotech: ['azogar'], awake: [], aroused: 0, strength: 9 });
    expect(haveSameShape(changedHand(changed, { aroused: 2 }), HAND)).toBe(true);
  });
});
