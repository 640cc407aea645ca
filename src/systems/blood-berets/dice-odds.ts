/** The twenty-sided die: skill rolls, rolls at or under a value, contests and the cup, each described once for who rolls it and for its exact odds ("Skills and Die Rolls", "Perfect Results and Fumbling"). */
import { numberedDie } from '../../kernel/dice/die.ts';
import { Distribution } from '../../kernel/dice/distribution.ts';
import { memo } from '../../kernel/dice/memo.ts';
import { count, pool } from '../../kernel/dice/pool.ts';
import { always, Roll } from '../../kernel/dice/roll.ts';
import { OUTCOMES, type Outcome } from './vocabulary.ts';

/** Faces of the die. */
export const FACES = 20;

export const d20: Roll = count(pool([numberedDie(FACES), 1]), 'pips');

/** What a skill roll comes to, as a number of `OUTCOMES`. `graded`: 1 is perfect and 20 a fumble, whatever the skill. */
export function skillRoll(skill: number, graded: boolean): Roll {
  return skillRolls(succeedsUpTo(skill, graded) * 2 + (graded ? 1 : 0));
}

/** The highest face that is a success; skills beyond the die change nothing more. */
export function succeedsUpTo(skill: number, graded: boolean): number {
  return graded ? Math.min(FACES - 1, Math.max(1, skill)) : Math.min(FACES, Math.max(0, skill));
}

const numberOf = (outcome: Outcome): number => OUTCOMES.indexOf(outcome);
const PERFECT = numberOf('perfect');
const SUCCESSFUL = numberOf('successful');
const FAILED = numberOf('failed');
const FUMBLE = numberOf('fumble');

const skillRolls = memo((key: number): Roll => {
  const [most, graded] = [key >> 1, key % 2 === 1];
  return d20.map((face) => {
    if (graded && face === 1) return PERFECT;
    if (graded && face === FACES) return FUMBLE;
    return face <= most ? SUCCESSFUL : FAILED;
  });
});

/** 1: the die shows this or less; else 0. So are armor rolls made, saves, looks. */
export function underRoll(value: number): Roll {
  return underRolls(succeedsUpTo(value, false));
}

const underRolls = memo((most: number): Roll => d20.map((face) => (face <= most ? 1 : 0)));

/** Wounds of an attack, or what else `worth` counts, on a target that gets off by rolling `resist` or less; a perfect roll leaves it no chance. */
export function effectRoll(skill: number, graded: boolean, resist: number, worth: number): Roll {
  return skillRoll(skill, graded).then((outcome) => {
    if (outcome === PERFECT) return always(worth);
    return outcome === SUCCESSFUL ? underRoll(resist).map((resisted) => (resisted === 1 ? 0 : worth)) : always(0);
  });
}

/** The chance that an attack gets through, in doubles: for players who weigh many. */
export function chanceThrough(skill: number, graded: boolean, resist: number): number {
  return throughs((succeedsUpTo(skill, graded) * 2 + (graded ? 1 : 0)) * KEYS + succeedsUpTo(resist, false));
}

const KEYS = 64;

const throughs = memo((key: number): number => {
  const [attack, resist] = [Math.floor(key / KEYS), key % KEYS];
  return effectRoll(attack >> 1, attack % 2 === 1, resist, 1).odds().p(1).toNumber();
});

/** Both players roll and add their scores, ties again. `ahead`: the Blood Berets' score less the Legion's. 1: the Blood Berets have won. */
export function contestRoll(ahead: number): Roll {
  return contestRolls(Math.min(FACES, Math.max(-FACES, ahead)));
}

const contestRolls = memo((ahead: number): Roll => d20.and(d20, (berets, legion) => berets + ahead - legion).until((lead) => lead !== 0).map((lead) => (lead > 0 ? 1 : 0)));

/** A counter out of the cup: the seat whose it is ("Order of Initiative"). */
export function cupRoll(berets: number, legion: number): Roll {
  return cupRolls(berets * MOST_COUNTERS + legion);
}

const MOST_COUNTERS = 1024;

const cupRolls = memo((key: number): Roll => {
  const legion = key % MOST_COUNTERS;
  const berets = (key - legion) / MOST_COUNTERS;
  return new Roll(
    (rng) => (rng.below(berets + legion) < berets ? 0 : 1),
    () => Distribution.weighted<number>([[0, BigInt(berets)], [1, BigInt(legion)]]),
  );
});
