/** Equipment cards: what each adds to a skill, to the armor or to the initiative of its bearer, as rows ("Equipment Effects"). */
import type { Numbers } from '../book.ts';
import type { Ground } from '../ground.ts';
import type { Figure } from '../figure.ts';
import type { Battle } from '../state.ts';
import type { Equipment } from '../vocabulary.ts';

/**
 * What points are added to. `contest`: initiative where both players roll for surprise. `save`: initiative against a dark power,
 * a dark aura among them. `check`: initiative rolled against in any other way (looking at things, the hyperactivator itself).
 */
export const USES = ['missile', 'close', 'armor', 'contest', 'save', 'check'] as const;
export type Use = (typeof USES)[number];

/** Points that something adds, and why. */
export interface Points {
  readonly because: string;
  readonly points: number;
}

interface GearRow {
  readonly card: Equipment;
  readonly to: readonly Use[];
  readonly points: (book: Numbers) => number;
  /** Beside bearing the card unbroken. */
  readonly when?: (figure: Readonly<Figure>) => boolean;
}

/** "Add 6 to the initiative score of all scanner equipped troopers when both players are rolling for initiative"; "the scanner can not be used" against dark powers. */
const GEAR: readonly GearRow[] = [
  { card: 'cybernetic-eye', to: ['missile'], points: ({ hit }) => hit.cyberneticEye },
  { card: 'sonar', to: ['close'], points: ({ hit }) => hit.sonar },
  { card: 'armor', to: ['armor'], points: ({ gear }) => gear.armor },
  { card: 'scanner', to: ['contest'], points: ({ initiative }) => initiative.scanner, when: ({ scannerJams }) => !scannerJams },
  { card: 'hyperactivator', to: ['contest', 'save', 'check'], points: ({ initiative }) => initiative.hyperactivator, when: ({ hyper }) => hyper },
  { card: 'psychic-helmet', to: ['save'], points: ({ initiative }) => initiative.psychicHelmet },
];

/** It bears the card, and no malfunction destroyed it. */
export const bears = ({ gear, broken }: Readonly<Figure>, card: Equipment): boolean => gear.includes(card) && !broken.includes(card);

/** What its equipment adds to a use, one row a card. */
export function gearRows(ground: Ground, battle: Readonly<Battle>, number: number, use: Use): Points[] {
  const figure = battle.figures[number]!;
  if (figure.gear.length === 0) return [];
  return GEAR.filter(({ card, to, when }) => to.includes(use) && bears(figure, card) && (when === undefined || when(figure))).map(({ card, points }) => ({ because: card, points: points(ground.book) }));
}

/** The initiative score of a figure for one use, equipment counted in. */
export function initiativeOf(ground: Ground, battle: Readonly<Battle>, figure: number, use: 'contest' | 'save' | 'check'): number {
  return gearRows(ground, battle, figure, use).reduce((sum, { points }) => sum + points, ground.card(battle, figure).initiative);
}
