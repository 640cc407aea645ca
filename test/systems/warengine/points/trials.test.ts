/** What random forces buy, counted so that games can show its worth; and forces that are some points short. */
import { describe, expect, it } from 'vitest';
import { playGame } from '../../../../src/kernel/referee.ts';
import { stream } from '../../../../src/kernel/rng.ts';
import { numbersOf } from '../../../../src/systems/warengine/book.ts';
import { forcesFor } from '../../../../src/systems/warengine/forces/forces-for.ts';
import { warengine } from '../../../../src/systems/warengine/index.ts';
import { TRIALS } from '../../../../src/systems/warengine/points/trials.ts';
import idle from '../../../../strategies/any/idle.ts';

const RANDOM = { 'forces.red': 'random', 'forces.blue': 'random' };

describe('what forces buy', () => {
  it.each([300, 1000])('of %i points, figures and hero points, adds up to what the force cost', (points) => {
    const patch = { ...TRIALS.set, 'forces.points': points, 'missions.last-man-standing.roundLimit': 1 };
    const { wares } = TRIALS.of(patch)!;
    const game = warengine.open({ mission: TRIALS.mission, patch });
    for (let index = 0; index < 12; index++) {
      const { measures } = playGame({ game, strategies: [idle, idle], seed: 'trials', index, seats: warengine.seats });
      const number = (column: string) => Number(measures!.values[column]);
      const spent = [0, 1].map((seat) => wares.reduce((sum, ware) => sum + ware.points * number(ware.columns[seat]!), 0));
      expect(spent).toEqual(warengine.seats.map((side) => number(`pointsLost.${side}`) + number(`pointsLeft.${side}`)));
    }
  });

  it('is a Thug at 16 points, and an officer without his hero points, which are bought apart at 4 each', () => {
    const price = (id: string, patch = {}) => TRIALS.of({ ...RANDOM, ...patch })!.wares.find((ware) => ware.id === id)!.points;
    expect([price('thug'), price('hero point'), price('wright'), price('wright', { 'units.wright.heroPoints': 0 })]).toEqual([16, 4, 102, 102]);
    expect(price('thug', { 'points.types.trooper.cost': 12 })).toBe(26);
  });

  it('is not asked of forces that are not drawn by lot', () => {
    expect(TRIALS.of({})).toBeNull();
    expect(TRIALS.of({ 'forces.red': 'random' })).toBeNull();
  });
});

describe('what is predicted', () => {
  it('is of Thugs and Street Gangers that they cost too much, of shotguns and cannons in frail hands too little', () => {
    const [rabble, glass] = TRIALS.of(RANDOM)!.predictions.map(({ claim }) => claim);
    expect(rabble).toEqual({ about: 'price', wares: ['thug', 'street-ganger'], direction: 'overpriced' });
    expect(glass).toEqual({ about: 'price', wares: ['juve-ganger', 'green-alien-warrior'], direction: 'underpriced' });
  });

  it('goes by the dice of the patched book: hard Thugs are no rabble', () => {
    const [rabble] = TRIALS.of({ ...RANDOM, 'units.thug.defense': '3k2' })!.predictions;
    expect(rabble!.claim).toMatchObject({ wares: ['street-ganger'] });
  });
});

describe('forces that are short', () => {
  const cost = (game: number, short: number) => {
    const { figures } = forcesFor(numbersOf({ ...RANDOM, 'forces.short': short }), [undefined, undefined], stream('short', 'setup', game));
    return [0, 1].map((seat) => figures.filter((figure) => figure.seat === seat).reduce((sum, { points }) => sum + points, 0));
  };

  it('are so in half of the draws, one side, by up to a fifth of the points', () => {
    const games = Array.from({ length: 200 }, (_, game) => cost(game, 20));
    const least = games.map((sides) => Math.min(...sides));
    expect(games.every((sides) => Math.max(...sides) >= 985)).toBe(true);
    expect(Math.min(...least)).toBeGreaterThanOrEqual(785);
    expect(Math.min(...least)).toBeLessThan(820);
    const even = least.filter((points) => points >= 985).length;
    expect(even).toBeGreaterThan(80);
    expect(even).toBeLessThan(130);
    const redShort = games.filter(([red, blue]) => red! < 985 && blue! >= 985).length;
    expect(redShort).toBeGreaterThan(30);
    expect(redShort).toBeLessThan(65);
  });

  it('are not, where the book does not say so: the same luck gives the same forces as ever', () => {
    for (let game = 0; game < 20; game++) expect(Math.min(...cost(game, 0))).toBeGreaterThanOrEqual(985);
  });
});
