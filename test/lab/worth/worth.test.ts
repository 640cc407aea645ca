/** What points are worth, held against invented games whose true worths are known. */
import { describe, expect, it } from 'vitest';
import { bundlesOf } from '../../../src/lab/worth/bundles.ts';
import { fitted, worthOf, type Worth } from '../../../src/lab/worth/worth.ts';
import { inventedGames, trialOf, type Invented } from './known-worths.ts';

const PRICES = [16, 18, 27, 31, 45, 60, 83, 110];
const FAIR = PRICES.map((price, i) => ({ id: `kind-${i}`, price, worth: price }));
const UNFAIR = FAIR.map((ware, i) => ({ ...ware, worth: ware.price * [0.5, 1, 1.3, 1, 0.8, 1.5, 1, 1][i]! }));

const judge = (invented: Invented): Worth => worthOf(fitted(trialOf(invented), inventedGames(invented)));
const runs = (count: number, invented: Omit<Invented, 'seed'>) => Array.from({ length: count }, (_, run) => judge({ ...invented, seed: `worth-${run}` }));

describe('worth', () => {
  const many = runs(120, { wares: UNFAIR, pairs: 500 });

  it('is found: half, as priced, half as much again, on average over many runs', () => {
    const trueRatio = truths(many);
    for (const [id, truth] of trueRatio) {
      const estimates = many.map((worth) => ratioOf(worth, id).estimate!);
      const mean = estimates.reduce((sum, value) => sum + value, 0) / estimates.length;
      expect(Math.abs(mean - truth), id).toBeLessThan(0.06);
    }
  });

  it('lies within its 95 % interval in 95 of 100 cases', () => {
    const trueRatio = truths(many);
    const inside = many.flatMap((worth) => worth.wares.map(({ wares, worth: { low, high } }) => {
      const { price } = UNFAIR.find(({ id }) => id === wares[0])!;
      const truth = trueRatio.get(wares[0]!)! * price;
      return low! <= truth && truth <= high!;
    }));
    const share = inside.filter(Boolean).length / inside.length;
    expect(share).toBeGreaterThan(0.93);
    expect(share).toBeLessThan(0.97);
  });

  it('of all forces together is what they cost', () => {
    for (const { wares } of many.slice(0, 5)) expect(wares.reduce((sum, { share, ratio }) => sum + share! * ratio.estimate!, 0)).toBeCloseTo(1, 4);
  });

  it('names the prices that games contradict, the worst and the best ones almost always', () => {
    const named = (id: string, verdict: string) => many.filter(({ wares }) => wares.find(({ wares: [ware] }) => ware === id)!.verdict === verdict).length;
    expect(named('kind-0', 'overpriced')).toBeGreaterThan(110);
    expect(named('kind-5', 'underpriced')).toBeGreaterThan(110);
    expect(named('kind-0', 'underpriced')).toBe(0);
    const { wares } = many[0]!;
    expect(wares.find(({ wares: [ware] }) => ware === 'kind-5')!.betterThan).toContain('kind-0');
  });

  it('a tenth more points give the share that they truly give', () => {
    const [{ tenthMore }] = runs(1, { wares: FAIR, pairs: 4000, steep: 6 }) as [Worth];
    const truth = 1 / (1 + Math.exp(-0.6));
    expect(tenthMore!.low!).toBeLessThan(truth);
    expect(tenthMore!.high!).toBeGreaterThan(truth);
  });
});

describe('fair prices', () => {
  it('are contradicted in no more than one run of twenty, all prices of a run together', () => {
    const wrong = runs(120, { wares: FAIR, pairs: 300 }).filter(({ wares }) => wares.some(({ verdict }) => verdict === 'overpriced' || verdict === 'underpriced'));
    expect(wrong.length).toBeLessThanOrEqual(10); // 5 % of 120, and two standard deviations
  });

  it('leave games as even as dice: chances hardly stray from a half', () => {
    const [fair] = runs(1, { wares: FAIR, pairs: 2000, short: 0 }) as [Worth];
    const [unfair] = runs(1, { wares: UNFAIR, pairs: 2000, short: 0 }) as [Worth];
    expect(fair.uneven!.low).toBe(0);
    expect(fair.uneven!.high!).toBeLessThan(0.15);
    expect(unfair.uneven!.low!).toBeGreaterThan(fair.uneven!.high!);
  });
});

describe('what games cannot tell', () => {
  it('the worth in points, where all forces cost the same: but which prices are wrong they do tell', () => {
    const change = { id: 'change', price: 1, worth: 1, often: 0 }; // takes what is left over
    const [{ wares }] = runs(1, { wares: [...UNFAIR, change], pairs: 2000, short: 0 }) as [Worth];
    expect(wares.every(({ worth: { low, high } }) => low === null && high === null)).toBe(true);
    expect(wares.find(({ wares: [id] }) => id === 'kind-0')!.verdict).toBe('overpriced');
  });

  it('two kinds that always come together, and kinds that are hardly ever bought', () => {
    const wares = [...FAIR, { id: 'rare-1', price: 40, worth: 40, often: 1 }, { id: 'rare-2', price: 50, worth: 50, often: 1 }];
    const games = inventedGames({ wares, pairs: 300, seed: 'rare' });
    const trial = trialOf({ wares: [...wares, { id: 'shadow', price: 9, worth: 9 }] });
    const shadowed = { ...games, numbers: (name: string) => games.numbers(name.replace('shadow', 'kind-3')) };
    const bundles = bundlesOf(trial.wares, shadowed);
    expect(bundles.find(({ why }) => why === 'come together')!.wares.map(({ id }) => id)).toEqual(['kind-3', 'shadow']);
    expect(bundles.find(({ why }) => why === 'too rare')!.wares.map(({ id }) => id)).toEqual(['rare-1', 'rare-2']);
    expect(worthOf(fitted(trial, shadowed)).wares.find(({ why }) => why === 'too rare')!.verdict).toBe('too rare');
  });

  it('anything, from too few games: then it says how many pairs it takes', () => {
    const [{ needs, wares, units }] = runs(1, { wares: FAIR, pairs: 60 }) as [Worth];
    expect([needs, wares, units]).toEqual([90, [], 60]);
  });
});

/** Worth over price, in points of what all that was bought was worth. */
function truths(many: readonly Worth[]): Map<string, number> {
  const share = (id: string) => many.reduce((sum, { wares }) => sum + wares.find(({ wares: [ware] }) => ware === id)!.share!, 0) / many.length;
  const average = UNFAIR.reduce((sum, { id, price, worth }) => sum + (share(id) * worth) / price, 0);
  return new Map(UNFAIR.map(({ id, price, worth }) => [id, worth / price / average]));
}

const ratioOf = ({ wares }: Worth, id: string) => wares.find(({ wares: [ware] }) => ware === id)!.ratio;
