/** What charts say of a game is in words of its book: "kills by K-Pulse", never "killsByKPulse". */
import { describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../src/systems/index.ts';

describe.each([...SYSTEMS.values()].map((system) => [system.title, system] as const))('%s', (_, system) => {
  test.each(system.missions.map(({ id }) => [id]))('%s: groups of columns are words', (mission) => {
    const groups = [...new Set(system.columns(mission).flatMap(({ group }) => group ?? []))];
    expect(groups.filter((group) => /[a-z][A-Z]|[._]/.test(group))).toEqual([]);
    expect(groups.length).toBeGreaterThan(3);
  });

  test.each(system.missions.map(({ id }) => [id]))('%s: no two counts have the same words', (mission) => {
    const counts = system.columns(mission).filter(({ group, seat }) => group !== undefined && seat === 0);
    const tallies = counts.filter(({ name }) => name.endsWith(`.${system.seats[0]!}`)).map(({ group, unit }) => `${group!} (${unit})`);
    expect(tallies).toEqual([...new Set(tallies)]);
  });
});
