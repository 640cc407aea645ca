/** What is added to the skill and to the damage points of an attack, one row a rule ("Modifications to Skill Rolls", "Equipment Effects"). */
import type { Modifier } from '../../../kernel/odds.ts';
import type { Numbers } from '../book.ts';
import { NOT_AIMED } from '../data/weapons.ts';
import type { Weapon } from '../vocabulary.ts';
import type { Points } from './gear.ts';

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
  /** Added to the skill by what lies between, for those weapons that mind it, and by equipment. */
  readonly cover: readonly Points[];
  readonly gear: readonly Points[];
}

interface Row {
  readonly because: string;
  readonly applies: (facts: AttackFacts) => boolean;
  readonly hit?: (book: Numbers, facts: AttackFacts) => number;
  readonly harm?: (book: Numbers) => number;
}

const ROWS: readonly Row[] = [
  { because: 'weapon', applies: () => true, hit: ({ weapons }, { weapon }) => weapons[weapon].skill },
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
  for (const { because: what, points } of [...facts.cover, ...facts.gear]) {
    hit += points;
    if (points !== 0) because.push({ because: what, side: 'attack', dice: signed(points) });
  }
  return { skill: hit, damage: harm, double, because };
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`);
