/** The round limit that reports speak of is that of the book which is played, not of the printed one. */
import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '../../src/systems/index.ts';

const missions = [...SYSTEMS.values()].flatMap((system) => system.missions.map((mission) => ({ system, id: mission.id, printed: mission.roundLimit })));

describe('round limits', () => {
  it.each(missions)('$system.id, $id', ({ system, id, printed }) => {
    expect(system.open({ mission: id }).card!.roundLimit).toBe(printed);
    const other = printed - 1;
    expect(system.open({ mission: id, patch: { [`missions.${id}.roundLimit`]: other } }).card!.roundLimit).toBe(other);
  });
});
