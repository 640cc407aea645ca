/** The twenty-sided die: the book's examples with their dice, exact chances, the luck of each roll, and how players write them. */
import { describe, expect, it } from 'vitest';
import type { Chance } from '../../../src/kernel/chance.ts';
import { Distribution } from '../../../src/kernel/dice/distribution.ts';
import { Ledger } from '../../../src/kernel/luck.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { resisted, rollArmor, rollContest, rollCup, rollSkill, rollStrength, rollUnder } from '../../../src/systems/blood-berets/dice.ts';
import { chanceThrough, contestRoll, cupRoll, effectRoll, skillRoll, underRoll } from '../../../src/systems/blood-berets/dice-odds.ts';
import { NOTATION, rollText, scoreText } from '../../../src/systems/blood-berets/dice-notation.ts';
import { CHECKS, chancesOf, contestName, cupName, rollName, SKILL_ROLLS, type CheckKind, type SkillKind } from '../../../src/systems/blood-berets/rolls.ts';
import { OUTCOMES } from '../../../src/systems/blood-berets/vocabulary.ts';
import { pips, scriptedRng } from '../../kernel/scripted-rng.ts';

const BASIC = { has: () => false };
const ADVANCED = { has: () => true };

interface Scripted extends Chance {
  luck: Ledger;
  unused(): number[];
  /** The streams asked for. */
  streams: string[];
}

function scripted(...shown: number[]): Scripted {
  const rng = scriptedRng(pips(...shown));
  const streams: string[] = [];
  return { dice: { stream: (purpose) => (streams.push(purpose), rng), startRound() {} }, luck: new Ledger(), tell: null, unused: () => rng.unused(), streams };
}

const skills = (ground: typeof BASIC, skill: number, ...shown: number[]): string[] => {
  const chance = scripted(...shown);
  const outcomes = shown.map(() => rollSkill(ground, chance, 0, 'missile', skill));
  expect(chance.unused()).toEqual([]);
  return outcomes;
};

describe('skill rolls ("Skills and Die Rolls")', () => {
  it('a Blood Beret of 14 shoots three times: 8, 14 and 19 are two hits and a miss', () => {
    expect(skills(BASIC, 14, 8, 14, 19)).toEqual(['successful', 'successful', 'failed']);
  });

  it('two Legionnaires of armor 22, hit by 12 damage points, roll 8 and 15: one is saved, one wounded', () => {
    const chance = scripted(8, 15);
    expect([rollArmor(chance, 1, 22 - 12), rollArmor(chance, 1, 22 - 12)]).toEqual([true, false]);
  });

  it('in the basic rules 1 and 20 are faces like others', () => {
    expect(skills(BASIC, 14, 1, 20)).toEqual(['successful', 'failed']);
    expect(skills(BASIC, 20, 20)).toEqual(['successful']);
    expect(skills(BASIC, 0, 1)).toEqual(['failed']);
  });

  it('in the advanced rules 1 is perfect and 20 a fumble, even against 20 ("Modifications")', () => {
    expect(skills(ADVANCED, 14, 1, 2, 14, 15, 20)).toEqual(['perfect', 'successful', 'successful', 'failed', 'fumble']);
    expect(skills(ADVANCED, 16 + 2 + 2, 19, 20)).toEqual(['successful', 'fumble']);
    expect(skills(ADVANCED, -3, 1, 2)).toEqual(['perfect', 'failed']);
  });

  it('an armor value below 1 saves nobody, one of 20 or more everybody', () => {
    const chance = scripted(1, 20);
    expect([rollArmor(chance, 0, 0), rollArmor(chance, 0, 23)]).toEqual([false, true]);
    expect(chance.unused()).toEqual([]);
  });
});

const chanceOf = (odds: Distribution, ...outcomes: number[]): string => odds.where((outcome) => outcomes.includes(outcome)).toNumber().toFixed(4);

describe('exact chances', () => {
  it('15 with -2 is 13 or lower, 14 with +2 is 16 or lower ("Modifications")', () => {
    expect([15 - 2, 14 + 2].map((skill) => chanceOf(skillRoll(skill, true).odds(), 0, 1))).toEqual(['0.6500', '0.8000']);
  });

  it('16 with sonar from behind, +2 each: .95, and .05 a fumble', () => {
    expect([chanceOf(skillRoll(20, true).odds(), 0, 1), chanceOf(skillRoll(20, true).odds(), 3)]).toEqual(['0.9500', '0.0500']);
  });

  it('11 or less and then 15 or more: a heavy rifle wounds a Blood Beret in .165 ("The Armor Roll")', () => {
    expect(effectRoll(11, false, 24 - 10, 1).odds().p(1).toNumber()).toBeCloseTo(0.165, 12);
  });

  it('basic: skill times wounds over 400; advanced: a twentieth more, and one face less, for every skill and armor', () => {
    const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
    for (let skill = -4; skill <= 24; skill++) {
      for (let resist = -4; resist <= 24; resist++) {
        const wounding = clamp(20 - resist, 0, 20);
        expect(effectRoll(skill, false, resist, 1).odds().atLeast(1).toNumber()).toBeCloseTo((clamp(skill, 0, 20) * wounding) / 400, 12);
        expect(chanceThrough(skill, false, resist)).toBe(effectRoll(skill, false, resist, 1).odds().atLeast(1).toNumber());
        expect(chanceThrough(skill, true, resist)).toBe(effectRoll(skill, true, resist, 1).odds().atLeast(1).toNumber());
        expect(effectRoll(skill, true, resist, 2).odds().atLeast(2).toNumber()).toBeCloseTo(1 / 20 + ((clamp(skill, 1, 19) - 1) * wounding) / 400, 12);
      }
    }
  });

  it('mines of 11 and 13 and acid of 14 wound a Blood Beret in .35, .45 and .50, a wounded one in .50, .60 and .65', () => {
    for (const [armor, chances] of [[24, ['0.3500', '0.4500', '0.5000']], [21, ['0.5000', '0.6000', '0.6500']]] as const) {
      expect([11, 13, 14].map((damage) => chanceOf(underRoll(armor - damage).odds(), 0))).toEqual(chances);
    }
  });

  it('a mine goes off with 20, 19-20, 18-20 or 17-20 after one to four actions of movement ("Triggering Mines")', () => {
    expect([1, 2, 3, 4].map((actions) => chanceOf(underRoll(20 - actions).odds(), 0))).toEqual(['0.0500', '0.1000', '0.1500', '0.2000']);
  });

  it('looks at a thing: .65 with initiative 13, .75 with 15; a hyperactivator stuns .15 and .05', () => {
    expect([13, 15].map((initiative) => chanceOf(underRoll(initiative).odds(), 1))).toEqual(['0.6500', '0.7500']);
    expect([13, 15].map((initiative) => chanceOf(underRoll(initiative + 4).odds(), 0))).toEqual(['0.1500', '0.0500']);
  });

  it('a scanner of 12 finds two in .05, one in .55, none in .35 and jams in .05', () => {
    expect(OUTCOMES.map((_, outcome) => chanceOf(skillRoll(12, true).odds(), outcome))).toEqual(['0.0500', '0.5500', '0.3500', '0.0500']);
  });

  it('a medic of 15 heals in .75, wounded in .60; the patient dies in .05, and in .05 one action is enough', () => {
    expect([15, 12].map((surgery) => chanceOf(skillRoll(surgery, true).odds(), 0, 1))).toEqual(['0.7500', '0.6000']);
    expect([chanceOf(skillRoll(15, true).odds(), 3), chanceOf(skillRoll(15, true).odds(), 0)]).toEqual(['0.0500', '0.0500']);
  });

  it('a Nepharite of 16 makes a power of level 3 in .65, of which .05 no save ("Dark Symmetry")', () => {
    expect([chanceOf(skillRoll(16 - 3, true).odds(), 0, 1), chanceOf(skillRoll(16 - 3, true).odds(), 0)]).toEqual(['0.6500', '0.0500']);
  });

  it('Lance of Pain of 16 stuns in .295, .225 and .155 against 13, 15 and 17; Dimension Warp in .225 and .175', () => {
    const works = (level: number, initiative: number) => effectRoll(16 - level, true, initiative, 1).odds().p(1).toNumber();
    expect([13, 15, 17].map((initiative) => works(1, initiative).toFixed(3))).toEqual(['0.295', '0.225', '0.155']);
    expect([13, 15].map((initiative) => works(5, initiative).toFixed(3))).toEqual(['0.225', '0.175']);
  });

  it('surprise, ties rolled again: the Legion wins with 9 in 5/16, 91/386 and 3/26 against 13, 15 and 19, with 15 in 229/382, 1/2 and 5/16', () => {
    const legionWins = (legion: number) => [13, 15, 19].map((berets) => contestRoll(berets - legion).odds().p(0).toString());
    expect(legionWins(9)).toEqual(['5/16', '91/386', '3/26']);
    expect(legionWins(15)).toEqual(['229/382', '1/2', '5/16']);
  });

  it('a whirlwind that blows up wounds its Legionnaire in .40, a wounded one in .55', () => {
    expect([22, 19].map((armor) => chanceOf(underRoll(armor - 10).odds(), 0))).toEqual(['0.4000', '0.5500']);
  });
});

describe('contests and the cup', () => {
  it('the Blood Beret rolls first, and ties are rolled again ("Surprise Party")', () => {
    const chance = scripted(5, 9, 6, 9);
    expect(rollContest(chance, 13, 9)).toBe(true);
    expect(chance.unused()).toEqual([]);
    expect(rollContest(scripted(4, 9), 13, 9)).toBe(false);
  });

  it('scores too far apart for the die are never tied', () => {
    expect(rollContest(scripted(1, 20), 40, 9)).toBe(true);
    expect(rollContest(scripted(20, 1), 9, 40)).toBe(false);
  });

  it('seven counters of the squad and nine of the Legion: seven draws in sixteen are the squad\'s ("Order of Initiative")', () => {
    expect(cupRoll(7, 9).odds().p(0).toString()).toBe('7/16');
    expect([0, 6, 7, 15].map((draw) => rollCup(scripted(draw + 1), 7, 9))).toEqual([0, 0, 1, 1]);
    expect([rollCup(scripted(1), 0, 3), rollCup(scripted(3), 3, 0)]).toEqual([1, 0]);
  });
});

describe('rolls by name', () => {
  it('say what they are for, on which stream, and what they owe', () => {
    const owed = (name: string) => {
      const { kind, purpose, of } = chancesOf(name);
      return `${kind} on ${purpose}: ${of.mean().toString()}`;
    };
    expect([rollName('armor', 10), contestName(4), contestName(-6), cupName(7, 9), rollName('missile', 14), rollName('missile', 14, true), 'strength'].map(owed)).toEqual([
      'armor on combat: 1/2', 'contest on surprise: 11/16', 'contest on surprise: 91/386', 'cup on initiative: 9/16', 'missile on combat: 13/10', 'missile on combat: 13/10', 'strength on symmetry: 21/2',
    ]);
    expect(() => chancesOf('rout 3')).toThrow('none of missile, close');
    expect(() => chancesOf('cup 3')).toThrow('none of missile, close');
  });

  it('skills beyond the die are rolled alike', () => {
    expect([rollName('missile', 24), rollName('missile', 24, true), rollName('close', -3), rollName('close', -3, true)]).toEqual(['missile 20', 'missile 19 advanced', 'close 0', 'close 1 advanced']);
  });

  it('every roll is counted by a name that owes what is rolled, on its stream', () => {
    const chance = scripted(...Array<number>(40).fill(7));
    (Object.keys(SKILL_ROLLS) as SkillKind[]).forEach((kind) => [BASIC, ADVANCED].forEach((ground) => rollSkill(ground, chance, 0, kind, 12)));
    (Object.keys(CHECKS) as CheckKind[]).forEach((kind) => (kind === 'armor' ? rollArmor(chance, 0, 12) : rollUnder(chance, 0, kind, 12)));
    rollContest(chance, 13, 9);
    rollCup(chance, 7, 9);
    rollStrength(chance);
    const rolled = [...chance.luck.rolls].flatMap(([name, counts]) => counts.flatMap((count, outcome) => (count === undefined ? [] : [{ name, outcome }])));
    expect(rolled).toHaveLength(2 * Object.keys(SKILL_ROLLS).length + Object.keys(CHECKS).length + 3);
    for (const { name, outcome } of rolled) expect(chancesOf(name).of.p(outcome).toNumber(), name).toBeGreaterThan(0);
    expect(chance.streams).toEqual(rolled.map(({ name }) => chancesOf(name).purpose));
  });
});

describe('luck', () => {
  it('an attack and the armor roll after it add up to the wounds, less those to expect', () => {
    const rng = stream('berets', 'luck', 0);
    const [skill, value, worth] = [14, 24 - 14, 2];
    const mean = effectRoll(skill, true, value, worth).odds().mean().toNumber();
    for (let game = 0; game < 300; game++) {
      const luck = new Ledger();
      const chance: Chance = { dice: { stream: () => rng, startRound() {} }, luck, tell: null };
      const outcome = rollSkill(ADVANCED, chance, 0, 'close', skill, resisted(value, worth));
      const through = outcome === 'perfect' || (outcome === 'successful' && !rollArmor(chance, 1, value, worth));
      expect(luck.account('wounds', 0).deviation - luck.account('wounds', 1).deviation).toBeCloseTo((through ? worth : 0) - mean, 9);
    }
  });

  it('has mean zero and its variance on every roll', () => {
    const rng = stream('berets', 'luck', 1);
    const luck = new Ledger();
    const chance: Chance = { dice: { stream: () => rng, startRound() {} }, luck, tell: null };
    for (let game = 0; game < 4000; game++) {
      rollSkill(BASIC, chance, 0, 'missile', 11, resisted(14));
      rollSkill(ADVANCED, chance, 1, 'power', 15, resisted(13));
      rollUnder(chance, 0, 'look', 13);
      rollContest(chance, 13, 9);
      rollCup(chance, 1 + (game % 7), 1 + (game % 10));
      rollStrength(chance);
    }
    for (const [channel, seat] of [['wounds', 0], ['symmetry', 1], ['search', 0], ['contests', 0], ['cup', 1]] as const) {
      const { rolls, deviation, variance } = luck.account(channel, seat);
      expect(rolls).toBeGreaterThan(0);
      expect(Math.abs(deviation) / Math.sqrt(variance), channel).toBeLessThan(4);
      expect(variance, channel).toBeGreaterThan(0);
    }
    expect(luck.account('cup', 0).deviation).toBeCloseTo(-luck.account('cup', 1).deviation, 9);
    for (const [name, counts] of luck.rolls) {
      const { of } = chancesOf(name);
      const rolls = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
      const sum = counts.reduce<number>((sum, count, outcome) => sum + (count ?? 0) * outcome, 0);
      expect(Math.abs(sum - rolls * of.mean().toNumber()) / Math.sqrt(rolls * of.variance().toNumber()), name).toBeLessThan(4);
    }
  });

  it('a roll that cannot fail is nobody\'s luck', () => {
    const chance = scripted(20);
    rollArmor(chance, 0, 20);
    expect(chance.luck.account('wounds', 0)).toEqual({ rolls: 1, deviation: 0, variance: 0 });
  });
});

describe('rolls as players write them', () => {
  const mean = (text: string) => NOTATION.odds(text).mean().toNumber();
  const fares = (mine: string, theirs: string) => {
    const { win, tie, lose } = NOTATION.contest(mine, theirs);
    return [win, tie, lose].map((chance) => chance.toNumber().toFixed(4));
  };

  it('a number, and what is added or taken off', () => {
    expect(['14', '14-2', '16+2+2', '16+2+2!', '3-8', '3-8!'].map(mean)).toEqual([0.7, 0.6, 1, 0.95, 0, 0.05]);
    expect([mean('d+13'), mean('d20-1')]).toEqual([23.5, 9.5]);
  });

  it('an attack against armor less damage points: an Intruder wounds a Legionnaire in .35, by the advanced rules in .375', () => {
    expect(fares('14', '22-12')).toEqual(['0.3500', '0.3500', '0.3000']);
    expect(fares('14!', '22-12')).toEqual(['0.3750', '0.3250', '0.3000']);
    expect(fares('14-2', '24-12')).toEqual(['0.2400', '0.3600', '0.4000']);
  });

  it('two initiative scores: ties stand by themselves', () => {
    const { win, tie, lose } = NOTATION.contest('d+13', 'd+9');
    expect([win, tie, lose].map((chance) => chance.toString())).toEqual(['33/50', '1/25', '3/10']);
  });

  it('its own examples, and what tables write, are read', () => {
    const [mine, theirs] = NOTATION.example;
    expect(NOTATION.contest(mine, theirs).win.toNumber()).toBeCloseTo(0.24, 12);
    expect([rollText(14, 0), rollText(14, -2, true), rollText(24, -12), scoreText(13)]).toEqual(['14', '14-2!', '24-12', 'd+13']);
    expect([rollText(14, 6, true), scoreText(-2)].map(mean)).toEqual([0.95, 8.5]);
  });

  it('refuses what is no roll, saying how they are written', () => {
    for (const text of ['', 'd20', '100', '14--2', '14!2', '3r', 'd13', '-4']) expect(() => NOTATION.odds(text), text).toThrow(`dice: "${text}" names no roll; expected a number from 0 to 99`);
    expect(() => NOTATION.contest('14', 'd+9')).toThrow('expected two numbers such as 14 and 24-12, or two scores');
    expect(() => NOTATION.contest('14', '12!')).toThrow('expected it without the !');
  });
});
