/** How a battle stands, for players who stop looking ahead. */
import { describe, expect, it } from 'vitest';
import { islandsOfDarkness } from '../../../src/systems/fury-of-the-clansmen/missions/islands-of-darkness.ts';
import { takeOut } from '../../../src/systems/fury-of-the-clansmen/state.ts';
import { MissionTable } from './mission-table.ts';

const table = () => new MissionTable(islandsOfDarkness).setUp();
const outlook = ({ game, state }: MissionTable) => game.outlook(state);

describe('How a battle stands', () => {
  it('a Legionnaire lost is worth something to the Clan, a Centurion more', () => {
    const without = (id: string) => outlook(table().remove([table().figure(id)]));
    expect(without('necromutant-1a')).toBeGreaterThan(outlook(table()));
    expect(without('centurion-1')).toBeGreaterThan(without('necromutant-1a'));
  });

  it('Mission Eight: a reinforcement on its way counts as one on the board', () => {
    const lost = table();
    takeOut(lost.state.open, lost.figure('necromutant-1a'), 'eliminated');
    const before = outlook(lost);
    lost.of('necromutant-1a').fate = 'entering';
    expect(outlook(lost)).toBeLessThan(before);
    expect(outlook(lost)).toBe(outlook(table()));
  });

  it('a battle that is over stands as its result', () => {
    const over = table();
    over.state.open.result = { winner: 1, grade: 'clan-destroyed' };
    expect(outlook(over)).toBe(0);
  });
});
