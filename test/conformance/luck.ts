/** Luck has mean zero: each roll enters the ledger as what it gave less what it owed, with its true variance. */
import assert from 'node:assert/strict';
import type { Luck } from '../../src/kernel/luck.ts';
import { play, type Subject } from './subject.ts';

const Z_LIMIT = 4;
/** Before so many rolls the spread says little. */
const ROLLS_FOR_SPREAD = 200;

interface Pool {
  rolls: number;
  deviation: number;
  variance: number;
  /** Sums of (deviation squared - variance) and of its square. */
  spread: number;
  spreadSquared: number;
}

export function luckIsFair(subject: Subject, mission: string): void {
  const { system } = subject;
  const channels = new Set(system.luck.map(({ name }) => name));
  const pools = new Map<string, Pool>();
  const luck: Luck = {
    record(channel, seat, deviation, variance) {
      assert.ok(channels.has(channel), `luck channel "${channel}" is not announced`);
      assert.ok(seat in system.seats, `luck of seat ${seat}`);
      assert.ok(Number.isFinite(deviation) && variance >= 0 && variance < Infinity, `${channel}: deviation ${deviation}, variance ${variance}`);
      assert.ok(variance > 0 || Math.abs(deviation) < 1e-12, `${channel}: a certain outcome deviates by ${deviation}`);
      enter(pools, `${channel}, ${system.seats[seat]}`, deviation, variance);
    },
    roll() {},
  };
  for (let index = 0; index < subject.games; index++) play(subject, mission, index, { luck });

  for (const [name, pool] of pools) {
    if (pool.variance === 0) assert.fail(`${name}: ${pool.rolls} rolls without variance`);
    const z = pool.deviation / Math.sqrt(pool.variance);
    assert.ok(Math.abs(z) < Z_LIMIT, `${name}: z = ${z.toFixed(2)} after ${pool.rolls} rolls; the expectation is wrong`);
    const spreadZ = pool.spreadSquared === 0 ? 0 : pool.spread / Math.sqrt(pool.spreadSquared);
    if (pool.rolls >= ROLLS_FOR_SPREAD) assert.ok(Math.abs(spreadZ) < Z_LIMIT, `${name}: z of the squares = ${spreadZ.toFixed(2)} after ${pool.rolls} rolls; the variance is wrong`);
  }
}

function enter(pools: Map<string, Pool>, name: string, deviation: number, variance: number): void {
  let pool = pools.get(name);
  if (pool === undefined) pools.set(name, (pool = { rolls: 0, deviation: 0, variance: 0, spread: 0, spreadSquared: 0 }));
  const spread = deviation * deviation - variance;
  // Where every outcome is equally far off, rounding is all that is left.
  const seen = Math.abs(spread) < 1e-12 * variance ? 0 : spread;
  pool.rolls += 1;
  pool.deviation += deviation;
  pool.variance += variance;
  pool.spread += seen;
  pool.spreadSquared += seen * seen;
}
