/** Every roll of the game by name, such as "missile 14" or "missile 14 advanced": what it is for, where its luck is counted, and from its dice what it owes. */
import type { RollChances } from '../../kernel/luck.ts';
import { contestRoll, cupRoll, d20, skillRoll, succeedsUpTo, underRoll } from './dice-odds.ts';

/** The streams that dice are rolled on, beyond those of every game. */
export const PURPOSES = ['surprise', 'search', 'symmetry'] as const;
/** What each of them decides, for who reads how much was luck. */
export const PURPOSE_WORDS: Readonly<Record<(typeof PURPOSES)[number], string>> = {
  surprise: 'contests for surprise',
  search: 'scans and searches',
  symmetry: 'dark powers',
};
type Purpose = 'initiative' | 'combat' | (typeof PURPOSES)[number];

/** Where the luck of rolls is counted; each has its own unit (`measures.ts`). */
export const CHANNELS = ['wounds', 'contests', 'symmetry', 'search', 'treatment', 'handling', 'cup'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What a roll is for. */
export interface Kind {
  readonly purpose: Purpose;
  readonly channel: Channel;
}

/** Rolls against a skill: perfect results and fumbles count by the advanced rules. The aura is faced with the initiative score. */
export const SKILL_ROLLS = {
  missile: { purpose: 'combat', channel: 'wounds' },
  close: { purpose: 'combat', channel: 'wounds' },
  alimahn: { purpose: 'symmetry', channel: 'symmetry' },
  power: { purpose: 'symmetry', channel: 'symmetry' },
  aura: { purpose: 'symmetry', channel: 'symmetry' },
  scan: { purpose: 'search', channel: 'search' },
  surgery: { purpose: 'combat', channel: 'treatment' },
} as const satisfies Record<string, Kind>;
export type SkillKind = keyof typeof SKILL_ROLLS;

/** Rolls of a value or less, and nothing else to them: armor, saves against dark powers, looks at a hidden thing, moves past hidden mines, jams, the hyperactivator. */
export const CHECKS = {
  armor: { purpose: 'combat', channel: 'wounds' },
  save: { purpose: 'symmetry', channel: 'symmetry' },
  look: { purpose: 'search', channel: 'search' },
  mine: { purpose: 'search', channel: 'search' },
  unjam: { purpose: 'combat', channel: 'handling' },
  hyperactivator: { purpose: 'combat', channel: 'handling' },
} as const satisfies Record<string, Kind>;
export type CheckKind = keyof typeof CHECKS;

const names = new Map<SkillKind | CheckKind, string[]>();

/** By the highest face that succeeds: skills beyond the die are rolled alike. */
export function rollName(kind: SkillKind | CheckKind, value: number, graded = false): string {
  let known = names.get(kind);
  if (known === undefined) names.set(kind, (known = []));
  const most = succeedsUpTo(value, graded);
  return (known[most * 2 + (graded ? 1 : 0)] ??= `${kind} ${most}${graded ? ' advanced' : ''}`);
}

export const contestName = (ahead: number): string => `contest ${ahead}`;
export const cupName = (berets: number, legion: number): string => `cup ${berets}-${legion}`;
export const STRENGTH = 'strength';

/** What the roll of this name comes to. */
export function chancesOf(name: string): RollChances {
  if (name === STRENGTH) return { kind: STRENGTH, purpose: SKILL_ROLLS.alimahn.purpose, of: d20.odds() };
  const [, kind = '', first = '', second, graded] = /^([a-z]+) (-?\d+)(?:-(\d+))?( advanced)?$/.exec(name) ?? [];
  if (kind === 'cup' && second !== undefined) return { kind, purpose: 'initiative', of: cupRoll(Number(first), Number(second)).odds() };
  if (kind === 'contest') return { kind, purpose: 'surprise', of: contestRoll(Number(first)).odds() };
  if (isOneOf(SKILL_ROLLS, kind)) return { kind, purpose: SKILL_ROLLS[kind].purpose, of: skillRoll(Number(first), graded !== undefined).odds() };
  if (isOneOf(CHECKS, kind)) return { kind, purpose: CHECKS[kind].purpose, of: underRoll(Number(first)).odds() };
  throw new RangeError(`rolls: "${name}" is none of ${[...Object.keys(SKILL_ROLLS), ...Object.keys(CHECKS), 'contest', 'cup', STRENGTH].join(', ')}, with its number`);
}

const isOneOf = <T extends object>(kinds: T, kind: string): kind is keyof T & string => Object.hasOwn(kinds, kind);
