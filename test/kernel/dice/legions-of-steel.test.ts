/** A d6 at or over the kill number, as many dice as the rate of fire, until the target falls. */
import { describe, expect, it } from 'vitest';
import { atOrOver } from '../../../src/kernel/dice/check.ts';
import { numberedDie } from '../../../src/kernel/dice/die.ts';
import { count, pool } from '../../../src/kernel/dice/pool.ts';
import { always, type Roll } from '../../../src/kernel/dice/roll.ts';
import { volley } from '../../../src/kernel/dice/volley.ts';
import { pips, scriptedRng } from '../scripted-rng.ts';
import { bruteForce, exactly } from './brute-force.ts';

const d6 = numberedDie(6);
const shot = (need: number): Roll => atOrOver(d6, Math.max(need, 2)); // a one always misses
const kills = (need: number, dice: number): string => volley(shot(need), dice, 1).odds().map(([, hits]) => hits).p(1).toString();

describe('Legions of Steel', () => {
  it('kill chances of one die, and of two that need one more', () => {
    expect([2, 3, 4, 5, 6].map((need) => kills(need, 1))).toEqual(['5/6', '2/3', '1/2', '1/3', '1/6']);
    expect([2, 3, 4, 5, 6].map((need) => kills(need + 1, 2))).toEqual(['8/9', '3/4', '5/9', '11/36', '0']);
    expect(kills(1, 1)).toBe('5/6');
  });

  it('three dice at 3 kill in 26 of 27, six dice at 4 in 63 of 64', () => {
    expect(kills(3, 3)).toBe('26/27');
    expect(kills(4, 6)).toBe('63/64');
  });

  it('a target that takes two kills: dead in 8 of 9, wounded in 8 of 81', () => {
    const hits = volley(shot(3), 4, 2).odds().map(([, hits]) => hits);
    expect([hits.p(2), hits.p(1)].map(String)).toEqual(['8/9', '8/81']);
  });

  /** Two targets one square apart: crossing that square costs a die. */
  const spread = volley(shot(3), 4, 1).then(([fired, first]) =>
    first === 0 ? always([0, 0]) : volley(shot(3), Math.max(0, 4 - fired - 1), 1).map(([, second]) => [1, second]),
  );

  it('spread fire: the first dies in 80 of 81, the second in 20 of 27', () => {
    expect(spread.odds().where(([first]) => first === 1).toString()).toBe('80/81');
    expect(spread.odds().where(([, second]) => second === 1).toString()).toBe('20/27');
    expect(exactly(spread)).toEqual(bruteForce(spread));
  });

  it('spread fire: a miss, a kill, the die for the gap, then a last one', () => {
    const rng = scriptedRng(pips(1, 3, 3));
    expect(spread.roll(rng)).toEqual([1, 1]);
    expect(rng.unused()).toEqual([]);
  });

  it('fire through a door that falls is interrupted by the machine behind it', () => {
    // Door, commando, Nightmare: 1 if it falls. The Nightmare answers when the door falls; a living shooter goes on.
    const story = volley(shot(3), 2, 1).then(([fired, door]) =>
      door === 0
        ? always([0, 0, 0])
        : shot(4).then((commando) =>
            commando === 1
              ? always([1, 1, 0])
              : volley(shot(2), 2 - fired, 1).map(([, nightmare]) => [1, 0, nightmare]),
          ),
    );
    const falls = [0, 1, 2].map((who) => story.odds().where((fallen) => fallen[who] === 1).toString());
    expect(falls).toEqual(['8/9', '4/9', '5/18']);
    expect(exactly(story)).toEqual(bruteForce(story));
  });

  it('initiative with +0, +1, +2, ties rolled again without the bonus', () => {
    const one = count(pool([d6, 1]), 'pips');
    const again = one.and(one, (mine, theirs) => mine - theirs).until((by) => by !== 0);
    const bid = (bonus: number): Roll => one.and(one, (mine, theirs) => mine + bonus - theirs).then((by) => (by === 0 ? again : always(by)));
    expect([0, 1, 2].map((bonus) => bid(bonus).odds().atLeast(1).toString())).toEqual(['1/2', '47/72', '7/9']);
  });
});
