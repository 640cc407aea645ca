/** What is added to the skill and to the damage points of an attack, one row a rule ("Modifications to Skill Rolls", "Equipment Effects"). */
import type { Modifier } from '../../../kernel/odds.ts';
import type { Numbers } from '../book.ts';
import { NOT_AIMED } from '../data/weapons.ts';
import type { Weapon } from '../vocabulary.ts';
import type { Points } from './gear.ts';

/** What lies between that makes a target harder to hit: difficult ground, a corner, or a Legionnaire whom a Nepharite shoots past. */
export const COVERS = ['thicket', 'jungle', 'corner', 'friend'] as const;
export type Cover = (typeof COVERS)[number];

/** All that the rows depend on, beside the card of who attacks. */
export interface AttackFacts {
  readonly weapon: Weapon;
  /** In close combat, by that skill. */
  readonly close: boolean;
  /** Took aim at this target. */
  readonly aimed: boolean;
  /** From the hip, while it moves. */
  readonly onTheMove: boolean;
  /** In close combat, from behind. */
  readonly rear: boolean;
  readonly cover: readonly Cover[];
  /** What equipment adds to the skill that is used. */
  readonly gear: readonly Points[];
}

/** Neither in the way of a flame that burns through it, of what flies around everything, nor of a dark weapon that is no shot. */
const PAST_GROUND: ReadonlySet<Weapon> = new Set<Weapon>(['gehenna-puker', 'nafai', 'alimahn']);

interface Row {
  readonly because: string;
  readonly applies: (facts: AttackFacts) => boolean;
  readonly hit?: (book: Numbers, facts: AttackFacts) => number;
  readonly harm?: (book: Numbers) => number;
}

const behind = (cover: Cover) => (facts: AttackFacts) => !facts.close && facts.cover.includes(cover);
const throughGround = (cover: Cover) => (facts: AttackFacts) => behind(cover)(facts) && !PAST_GROUND.has(facts.weapon);

const ROWS: readonly Row[] = [
  { because: 'weapon', applies: () => true, hit: ({ weapons }, { weapon }) => weapons[weapon].skill },
  { because: 'thicket', applies: (facts) => throughGround('thicket')(facts) && !facts.cover.includes('jungle'), hit: ({ hit }) => hit.thicket },
  { because: 'jungle', applies: throughGround('jungle'), hit: ({ hit }) => hit.jungle },
  { because: 'behind a corner', applies: behind('corner'), hit: ({ hit }) => hit.corner },
  { because: 'past a Legionnaire', applies: behind('friend'), hit: ({ hit }) => hit.throughFriend },
  { because: 'aimed', applies: ({ close, aimed, weapon }) => !close && aimed && !NOT_AIMED.has(weapon), hit: ({ hit }) => hit.aimed, harm: ({ harm }) => harm.aimed },
  { because: 'shot while moving', applies: ({ close, onTheMove }) => !close && onTheMove, hit: ({ hit }) => hit.onTheMove },
  { because: 'from behind', applies: ({ close, rear }) => close && rear, hit: ({ hit }) => hit.rear, harm: ({ harm }) => harm.rear },
];

/** An attack in numbers, and why. */
export interface AttackNumbers {
  /** To be rolled or less. */
  readonly skill: number;
  readonly damage: number;
  readonly double: boolean;
  readonly because: readonly Modifier[];
}

/** `skill`: of the card, for the kind of attack that it is; of an alimahn, its strength. */
export function attackNumbers(book: Numbers, skill: number, facts: AttackFacts): AttackNumbers {
  const { damage, double } = book.weapons[facts.weapon];
  const because: Modifier[] = [];
  let [hit, harm] = [skill, damage];
  for (const row of ROWS) {
    if (!row.applies(facts)) continue;
    const [onHit, onHarm] = [row.hit?.(book, facts) ?? 0, row.harm?.(book) ?? 0];
    hit += onHit;
    harm += onHarm;
    if (onHit !== 0) because.push({ because: row.because, side: 'attack', dice: signed(onHit) });
    if (onHarm !== 0) because.push({ because: row.because, side: 'armor', dice: signed(-onHarm) });
  }
  for (const { because: card, points } of facts.gear) {
    hit += points;
    because.push({ because: card, side: 'attack', dice: signed(points) });
  }
  return { skill: hit, damage: harm, double, because };
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`);
