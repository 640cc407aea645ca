/** What forces drawn by lot buy, counted so that games can show its worth. */
import { describe, expect, it } from 'vitest';
import { playGame } from '../../../../src/kernel/referee.ts';
import { conanRiseOfMonsters } from '../../../../src/systems/conan-rise-of-monsters/index.ts';
import { TRIALS } from '../../../../src/systems/conan-rise-of-monsters/points/trials.ts';
import idle from '../../../../strategies/any/idle.ts';

const RANDOM = { 'forces.circle': 'random', 'forces.set': 'random' };
const COMMANDER = 5;

describe('what forces buy', () => {
  it.each(TRIALS.sizes)('of %i points adds up to what is left beside the Commander', (points) => {
    const patch = { ...RANDOM, 'forces.points': points, 'missions.annihilation.roundLimit': 1 };
    const { wares } = TRIALS.of(patch)!;
    const game = conanRiseOfMonsters.open({ mission: TRIALS.mission, patch });
    for (let index = 0; index < 4; index++) {
      const { measures } = playGame({ game, strategies: [idle, idle], seed: 'trials', index, seats: conanRiseOfMonsters.seats });
      for (const seat of [0, 1]) {
        const spent = wares.reduce((sum, ware) => sum + ware.points * Number(measures!.values[ware.columns[seat]!]), 0);
        expect(spent).toBeCloseTo(points - COMMANDER, 9);
      }
    }
  });

  it('is counted model by model: an archer at two fifths of a point; a Commander whom nobody can do without is not told from his side', () => {
    const { wares } = TRIALS.of(RANDOM)!;
    expect(wares.find(({ id }) => id === 'bossonian-archers')!.points).toBe(2 / 5);
    expect(wares.map(({ id }) => id)).not.toContain('king-conan');
    expect(TRIALS.of({ ...RANDOM, 'units.oliphant.type': 'commander' })!.wares.map(({ id }) => id)).toContain('king-conan');
  });

  it('is not asked of forces that are not drawn by lot', () => {
    expect(TRIALS.of({})).toBeNull();
    expect(TRIALS.of({ 'forces.circle': 'random' })).toBeNull();
  });
});

it('predictions are of wares that there are', () => {
  const { wares, predictions } = TRIALS.of(RANDOM)!;
  for (const { claim } of predictions) if (claim.about === 'price') for (const id of claim.wares) expect(wares.map((ware) => ware.id)).toContain(id);
});
