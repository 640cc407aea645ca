/** A d20 at or under the skill hits; then an armor roll above armor less damage wounds. */
import { describe, expect, it } from 'vitest';
import { atOrUnder } from '../../../src/kernel/dice/check.ts';
import { contest, winWithTiesRerolled } from '../../../src/kernel/dice/contest.ts';
import { numberedDie } from '../../../src/kernel/dice/die.ts';
import { count, pool } from '../../../src/kernel/dice/pool.ts';
import { always, type Roll } from '../../../src/kernel/dice/roll.ts';
import { pips, scriptedRng } from '../scripted-rng.ts';
import { bruteForce, exactly } from './brute-force.ts';

const d20 = numberedDie(20);
const roll = count(pool([d20, 1]), 'pips');
const armorRoll = (armor: number, damage: number): Roll => roll.map((pips) => (pips > armor - damage ? 1 : 0));

const basic = (skill: number, armor: number, damage: number): Roll =>
  atOrUnder(d20, skill).then((hit) => (hit === 1 ? armorRoll(armor, damage) : always(0)));

/** A one wounds without an armor roll, a twenty misses. */
const advanced = (skill: number, armor: number, damage: number): Roll =>
  roll.then((pips) => (pips === 1 ? always(1) : pips <= Math.min(skill, 19) ? armorRoll(armor, damage) : always(0)));

describe('Blood Berets', () => {
  it('missile 14 hits on 8 and 14 and misses on 19; against armor 22 less 12 an 8 saves and a 15 wounds', () => {
    expect([8, 14, 19].map((face) => atOrUnder(d20, 14).roll(scriptedRng(pips(face))))).toEqual([1, 1, 0]);
    expect(basic(14, 22, 12).roll(scriptedRng(pips(14, 8)))).toBe(0);
    expect(basic(14, 22, 12).roll(scriptedRng(pips(14, 15)))).toBe(1);
    expect(basic(14, 22, 12).roll(scriptedRng(pips(19)))).toBe(0); // no armor roll after a miss
  });

  it('skill 11 against armor 24 with damage 10 wounds in .165', () => {
    expect(basic(11, 24, 10).odds().p(1).toNumber()).toBe(0.165);
  });

  it('the same shot is .35 in the basic and .375 in the advanced game', () => {
    expect(basic(14, 22, 12).odds().p(1).toNumber()).toBe(0.35);
    expect(advanced(14, 22, 12).odds().p(1).toNumber()).toBe(0.375);
    expect(exactly(advanced(14, 22, 12))).toEqual(bruteForce(advanced(14, 22, 12)));
  });

  it('a skill of 20 still misses on a twenty, and armor beyond reach still yields to a one', () => {
    expect(advanced(20, 10, 10).odds().p(1).toNumber()).toBe(0.95);
    expect(advanced(16, 40, 10).odds().p(1).toNumber()).toBe(0.05);
  });

  it('initiative contests, d20 and rating, ties rolled again', () => {
    const side = (rating: number): Roll => roll.map((pips) => pips + rating);
    const legion = (mine: number, theirs: number): string =>
      winWithTiesRerolled(contest(side(mine).odds(), side(theirs).odds())).toString();
    expect([13, 15, 19].map((theirs) => legion(9, theirs))).toEqual(['5/16', '91/386', '3/26']);
    expect([13, 15, 19].map((theirs) => legion(15, theirs))).toEqual(['229/382', '1/2', '5/16']);
    const difference = side(9).and(side(13), (mine, theirs) => mine - theirs).until((by) => by !== 0);
    expect(difference.odds().atLeast(1).toString()).toBe('5/16');
  });
});
