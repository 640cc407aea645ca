/** `skirmish systems`: what there is to play, and every number that may be changed. */
import { describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../src/systems/index.ts';
import { folderWith, skirmish } from './skirmish.ts';

describe('skirmish systems', () => {
  test('lists each rulebook with its missions, seats and strategies', () => {
    const { code, stdout } = skirmish(folderWith(), 'systems');
    expect(code).toBe(0);
    for (const { id, title, seats, missions } of SYSTEMS.values()) {
      expect(stdout).toContain(`${title}  (${id})\n  Seats: ${seats.join(', ')}\n`);
      for (const mission of missions) expect(stdout.replace(/\s+/g, ' '), 'in lines no wider than the terminal').toContain(`${mission.title}: ${mission.about}`);
    }
    expect(stdout).toMatch(/random +any legal action/);
    expect(stdout).not.toContain('Numbers of the book');
  });

  test('one of them comes with its numbers: value, what it may be, where it is from', () => {
    const { stdout } = skirmish(folderWith(), 'systems', 'fury-of-the-clansmen');
    expect(stdout).toMatch(/^ {2}Actions .*\n {4}deploy, .*\bfire\b/m);
    expect(stdout).toMatch(/^ {2}dice: dice such as 3r\+1b/m);
    expect(stdout).toMatch(/^ {2}units\.centurion\.armor = \S+\n {6}.+; (printed|derived|found|assumed): .+$/m);
  });

  test('--json has the same', () => {
    const { systems } = JSON.parse(skirmish(folderWith(), 'systems', 'fury-of-the-clansmen', '--json').stdout) as {
      systems: { id: string; strategies: { name: string }[]; book: { path: string; source: string }[] }[];
    };
    expect(systems.map(({ id }) => id)).toEqual(['fury-of-the-clansmen']);
    expect(systems[0]!.strategies.map(({ name }) => name)).toContain('random');
    expect(systems[0]!.book.find(({ path }) => path === 'units.centurion.armor')).toMatchObject({ source: expect.any(String) as string });
  });

  test('an unknown one gets the nearest name', () => {
    const ended = skirmish(folderWith(), 'systems', 'fury-of-the-clansman');
    expect(ended).toEqual({ code: 2, stdout: '', stderr: 'unknown system "fury-of-the-clansman"; did you mean "fury-of-the-clansmen"?\n' });
  });
});
