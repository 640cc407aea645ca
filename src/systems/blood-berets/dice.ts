/** The rolls that rules make, each counted as it is made: what chance gave against what it owed ("Skills and Die Rolls"). */
import type { Chance } from '../../kernel/chance.ts';
import type { Roll } from '../../kernel/dice/roll.ts';
import type { Seat } from '../../kernel/game.ts';
import { contestRoll, cupRoll, d20, FACES, skillRoll, underRoll } from './dice-odds.ts';
import type { Ground } from './ground.ts';
import { CHECKS, contestName, cupName, rollName, SKILL_ROLLS, STRENGTH, type Channel, type CheckKind, type Kind, type SkillKind } from './rolls.ts';
import { OUTCOMES, type Outcome } from './vocabulary.ts';

const BERETS: Seat = 0;
const LEGION: Seat = 1;

/** What each outcome of a skill roll is worth to who rolls, in the unit of its channel: wounds to expect, saves still to come, and so on. Settled before the roll. */
export type Gain = Readonly<Record<Outcome, number>>;

/** Either it works or it does not. */
export const WORKS: Gain = { perfect: 1, successful: 1, failed: 0, fumble: 0 };

/** Something that the target still gets off by rolling `resist` or less, unless the roll is perfect: an attack (armor value less damage points), a dark power (initiative score). `worth`: wounds that it gives. */
export function resisted(resist: number, worth = 1): Gain {
  const saved = underRoll(resist).odds().average((made) => made);
  return { perfect: worth, successful: worth * (1 - saved), failed: 0, fumble: 0 };
}

/** Rolls against a skill, modifications added already; `seat`: whose gain it is. In the basic rules it is successful or failed. That a Nepharite never fumbles a shot is for the caller to know. */
export function rollSkill(ground: Pick<Ground, 'has'>, chance: Chance, seat: Seat, kind: SkillKind, skill: number, gain: Gain = WORKS): Outcome {
  const graded = ground.has('perfect-and-fumble');
  return OUTCOMES[counted(chance, SKILL_ROLLS[kind], skillRoll(skill, graded), rollName(kind, skill, graded), seat, (outcome) => gain[OUTCOMES[outcome]!])]!;
}

/** An armor roll of the defender, whose seat it is: true, and he is not hurt. `value`: armor less damage points. `worth`: wounds at stake; 0 for less than a wound ("The Armor Roll"). */
export function rollArmor(chance: Chance, seat: Seat, value: number, worth = 1): boolean {
  return check(chance, seat, 'armor', value, worth);
}

/** Rolls a value or less: true. `mine`: nothing explodes. */
export function rollUnder(chance: Chance, seat: Seat, kind: Exclude<CheckKind, 'armor'>, value: number): boolean {
  return check(chance, seat, kind, value, 1);
}

function check(chance: Chance, seat: Seat, kind: CheckKind, value: number, worth: number): boolean {
  return counted(chance, CHECKS[kind], underRoll(value), rollName(kind, value), seat, (made) => made * worth) === 1;
}

/** Who surprises whom: both roll and add their initiative scores, the Blood Beret first; ties are rolled again. True: the Blood Berets have won ("Surprise Party"). */
export function rollContest(chance: Chance, berets: number, legion: number): boolean {
  const ahead = Math.min(FACES, Math.max(-FACES, berets - legion));
  const roll = contestRoll(ahead);
  const won = roll.roll(chance.dice.stream('surprise'));
  chance.luck.roll(contestName(ahead), won);
  shared(chance, 'contests', roll, won, (won) => won);
  return won === 1;
}

/** Draws one of the counters in the cup: whose it is. There has to be one ("Order of Initiative"). */
export function rollCup(chance: Chance, berets: number, legion: number): Seat {
  const roll = cupRoll(berets, legion);
  const seat = roll.roll(chance.dice.stream('initiative'));
  chance.luck.roll(cupName(berets, legion), seat);
  shared(chance, 'cup', roll, seat, (drawn) => (drawn === BERETS ? 1 : 0));
  return seat;
}

/** The attack strength of an alimahn, before a turn. Its luck: the chance of a hit that it brings. */
export function rollStrength(chance: Chance): number {
  return counted(chance, SKILL_ROLLS.alimahn, d20, STRENGTH, LEGION, (face) => face / FACES);
}

function counted(chance: Chance, { purpose, channel }: Kind, roll: Roll, name: string, seat: Seat, gain: (outcome: number) => number): number {
  const outcome = roll.roll(chance.dice.stream(purpose));
  chance.luck.roll(name, outcome);
  const odds = roll.odds();
  chance.luck.record(channel, seat, gain(outcome) - odds.average(gain), odds.spread(gain));
  return outcome;
}

/** What one player gains the other loses: entered for both. `gain`: of the Blood Berets. */
function shared(chance: Chance, channel: Channel, roll: Roll, outcome: number, gain: (outcome: number) => number): void {
  const odds = roll.odds();
  const deviation = gain(outcome) - odds.average(gain);
  const variance = odds.spread(gain);
  chance.luck.record(channel, BERETS, deviation, variance);
  chance.luck.record(channel, LEGION, -deviation, variance);
}
