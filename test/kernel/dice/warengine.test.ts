/** XkY: roll X six-sided dice, keep the best Y, add them up; the attacker must roll higher, a tie survives. */
import { describe, expect, it } from 'vitest';
import { contest } from '../../../src/kernel/dice/contest.ts';
import { converted, numberedDie, pipsConverted, type Die } from '../../../src/kernel/dice/die.ts';
import { count, counts, keepBest, pool } from '../../../src/kernel/dice/pool.ts';
import type { Roll } from '../../../src/kernel/dice/roll.ts';
import { pips, scriptedRng } from '../scripted-rng.ts';

const d6 = numberedDie(6);
const uncontrolled = pipsConverted(d6, { 6: 5 });
const medium = pipsConverted(d6, { 1: 2 });
const heavy = pipsConverted(d6, { 1: 3, 2: 3 });

function xky(text: string, die: Die = d6): Roll {
  const [x, y] = text.split('k').map(Number);
  return count(keepBest(pool([die, x!]), y!), 'pips');
}

const killChance = (attack: Roll, defense: Roll): string => contest(attack.odds(), defense.odds()).win.toNumber().toFixed(4);

describe('WarEngine', () => {
  it('has the printed kill matrix, attacks down and defenses across', () => {
    const ladder = ['2k2', '3k2', '3k3', '4k3', '4k4', '5k4', '5k5'].map((text) => xky(text));
    expect(ladder.map((attack) => ladder.map((defense) => killChance(attack, defense).slice(1)).join(' '))).toEqual([
      '.4437 .2758 .1520 .0665 .0359 .0124 .0061',
      '.6188 .4369 .2534 .1208 .0680 .0247 .0127',
      '.7785 .6534 .4536 .2922 .1917 .0967 .0607',
      '.8930 .8157 .6222 .4514 .3127 .1743 .1145',
      '.9392 .8909 .7428 .6045 .4595 .3060 .2204',
      '.9772 .9564 .8606 .7621 .6195 .4589 .3478',
      '.9879 .9760 .9093 .8381 .7181 .5779 .4637',
    ]);
  });

  it('has the means of the ladder', () => {
    const means = ['2k2', '3k2', '3k3', '4k3', '4k4', '5k4', '5k5'].map((text) => xky(text).odds().mean().toNumber().toFixed(2));
    expect(means).toEqual(['7.00', '8.46', '10.50', '12.24', '14.00', '15.93', '17.50']);
  });

  it('raises low dice of medium and heavy vehicles, and lowers sixes of the uncontrolled', () => {
    const mean = (text: string, die: Die): string => xky(text, die).odds().mean().toNumber().toFixed(3);
    expect(['3k3', '4k4', '5k5'].map((text) => mean(text, medium))).toEqual(['11.000', '14.667', '18.333']);
    expect(['3k3', '4k4', '5k5'].map((text) => mean(text, heavy))).toEqual(['12.000', '16.000', '20.000']);
    expect(mean('3k3', uncontrolled)).toBe('10.000');
    expect(killChance(xky('3k3', uncontrolled), xky('3k3'))).toBe('0.4047');
    expect(killChance(xky('4k4', uncontrolled), xky('4k4'))).toBe('0.4027');
  });

  it('kills vehicles of 4k4 that did not move, and so roll 5k4, and heavy ones of 5k5', () => {
    const against = (defense: Roll): string[] => ['3k3', '4k4', '5k5'].map((text) => killChance(xky(text), defense));
    expect(against(xky('5k4', medium))).toEqual(['0.0779', '0.2854', '0.5649']);
    expect(against(xky('5k4', heavy))).toEqual(['0.0340', '0.2118', '0.5051']);
    expect(against(xky('5k5', heavy))).toEqual(['0.0028', '0.0633', '0.2622']);
  });

  it('passes a rout roll of ten or more, controlled and uncontrolled', () => {
    const passes = (text: string): string =>
      [d6, uncontrolled].map((die) => xky(text, die).odds().atLeast(10).toNumber().toFixed(4).slice(1)).join('/');
    expect(['2k2', '3k2', '3k3', '4k3', '4k4', '5k4', '5k5'].map(passes)).toEqual([
      '.1667/.1111', '.3565/.2593', '.6250/.5833', '.8248/.8032', '.9028/.8935', '.9669/.9644', '.9838/.9832',
    ]);
  });

  it('reads one rout roll for both groups: 6, 2, 2 holds the controlled and routs the uncontrolled', () => {
    const mixed = converted(d6, (face) => ({ ...face, uncontrolled: Math.min(face.pips ?? 0, 5) }));
    const rout = counts(keepBest(pool([mixed, 4]), 3), 'pips', 'uncontrolled');
    expect(rout.roll(scriptedRng(pips(2, 6, 1, 2)))).toEqual([10, 9]);
    expect(rout.odds().map(([total]) => total!)).toEqual(xky('4k3').odds());
    expect(rout.odds().map(([, total]) => total!)).toEqual(xky('4k3', uncontrolled).odds());
  });

  it('plays the examples: 5, 4, 2 of 3k2 beats 4, 3 of 2k2; the uncontrolled 6, 4, 2 makes 11', () => {
    expect(xky('3k2').roll(scriptedRng(pips(5, 4, 2)))).toBe(9);
    expect(xky('2k2').roll(scriptedRng(pips(4, 3)))).toBe(7);
    expect(xky('3k3', uncontrolled).roll(scriptedRng(pips(6, 4, 2)))).toBe(11);
  });
});
