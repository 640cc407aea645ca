import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../../src/kernel/book.ts';
import { BOOK, numbersOf } from '../../../src/systems/fury-of-the-clansmen/book.ts';

const entries = entriesOf(BOOK);
const at = (path: string) => entries.find((each) => each.path === path)!.entry;

describe('The book', () => {
  it('holds what the rulebook prints', () => {
    const printed = {
      'units.chieftain.close': '3b',
      'units.chieftain.firearm': 'none',
      'units.regular.armor': '3r',
      'units.centurion.firearm': '3r',
      'units.necromutant.armor': '3w',
      'units.regular.actions': 3,
      'units.regular.steps': 4,
      'bonuses.attackerOnRubble.firearm': '1b',
      'bonuses.targetOnRubble.close': '1b',
      'bonuses.jungle': '3w',
      'bonuses.firstWall': '1r',
      'bonuses.furtherWall': '1w',
      'terrain.jungle': 2,
      'terrain.rubble': 2,
      'terrain.slope': 1,
      'terrain.ruinedWall': 1,
      'leadership.clan': '3b',
      'leadership.legion': '3w',
      'leadership.cap': 2,
      'leadership.proximity': 3,
    };
    for (const [path, value] of Object.entries(printed)) expect(at(path), path).toMatchObject({ value, source: 'printed' });
  });

  it('says of every number where it is from; its value and those worth trying are in their normal form', () => {
    for (const { path, entry } of entries) {
      expect(entry.note.length, path).toBeGreaterThan(10);
      for (const value of [entry.value, ...(entry.sweep ?? [])]) expect(entry.domain.read(value), path).toBe(value);
      if (entry.source === 'assumed') expect(entry.sweep!.length, `${path}: nothing else worth trying`).toBeGreaterThan(1);
    }
  });

  it('a designer’s patch changes one number and is refused when it makes no sense', () => {
    const patched = numbersOf({ 'units.necromutant.firearm': '1b+2r', 'board.density': 0.5 });
    expect(patched.units.necromutant.firearm).toBe('2r+1b');
    expect(patched.units.centurion).toEqual(numbersOf().units.centurion);
    expect(patched.board.density).toBe(0.5);
    expect(() => numbersOf({ 'units.necromutant.firearms': '3r' })).toThrow(/did you mean "units.necromutant.firearm"/);
    expect(() => numbersOf({ 'units.necromutant.firearm': '7r' })).toThrow(/expected dice such as 3r\+1b/);
    expect(() => numbersOf({ 'board.density': 3 })).toThrow(/expected a number from 0 to 2/);
    expect(() => numbersOf({ 'options.rules': 'expert' })).toThrow(/one of basic, advanced/);
  });
});
