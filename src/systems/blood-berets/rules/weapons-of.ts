/** What a figure can attack with: its standard weapons, those of its cards, less what jams, blew up or is used up ("Weapons and Equipment"). */
import { CLOSE_WEAPONS, SLEEPERS, type Sleeper } from '../data/weapons.ts';
import type { Ground } from '../ground.ts';
import { isFigure, isNepharite } from '../roster.ts';
import type { BeretsView } from '../state.ts';
import { NECROTECH, type Necrotech, type Power, type Weapon } from '../vocabulary.ts';
import { bears } from './gear.ts';

/** Who knows what: a Nepharite's cards are its player's secret until they are shown. */
type Known = Pick<BeretsView, 'open' | 'secret'>;

const BY_CARD = ['shellshocker', 'ironfist', 'gehenna-puker'] as const satisfies readonly Weapon[];

/** All that it has, whether it works or not; of a Nepharite seen by its enemy, what it has shown. */
export function arsenal(ground: Ground, { open, secret }: Known, number: number): readonly Weapon[] {
  const figure = open.figures[number]!;
  if (!isFigure(ground.piece(number).card)) return [];
  const standard = ground.card(open, number).weapons;
  if (isNepharite(ground.piece(number).card)) return [...standard, ...(secret === null ? open.hands[number]!.shown.filter(isWeapon) : (secret.hands[number]?.necrotech ?? []))];
  if (figure.gear.length === 0) return standard;
  const carried = bears(figure, 'gehenna-puker') ? standard.filter((weapon) => weapon !== 'intruder') : standard; // "Instead of an Intruder"
  return [...carried, ...BY_CARD.filter((weapon) => bears(figure, weapon))];
}

/** Those that work now. */
export function weaponsOf(ground: Ground, known: Known, figure: number): Weapon[] {
  return arsenal(ground, known, figure).filter((weapon) => refuseWeapon(ground, known, figure, weapon) === undefined);
}

/** Why a figure cannot use a weapon now; undefined when it can. */
export function refuseWeapon(ground: Ground, known: Known, number: number, weapon: Weapon): string | undefined {
  const { id, card } = ground.piece(number);
  const has = arsenal(ground, known, number);
  if (!has.includes(weapon)) return `${id} has ${has.length === 0 ? 'no weapon' : has.join(', ')}, found weapon ${JSON.stringify(weapon)}`;
  const { jammed, disarmed, nefasti, spent } = known.open.figures[number]!;
  if (jammed.includes(weapon)) return `the ${weapon} of ${id} jams ("Perfect Results and Fumbling")`;
  if (disarmed && !CLOSE_WEAPONS.has(weapon)) return `the ${weapon} of ${id} blew up ("Perfect Results and Fumbling")`;
  if (!isNepharite(card)) return undefined;
  if (isSleeper(weapon) && !mayBeAwake(known, number, weapon)) return `the ${weapon} sleeps ("Weapons and Equipment")`;
  if (weapon === 'nefasti' && nefasti > 0 && known.open.turn < nefasti + ground.book.gear.nefasti) return `the nefasti makes its ammunition yet ("Weapons and Equipment")`;
  if (weapon === 'nafai' && spent.includes('nafai')) return 'the nafai was used: once only ("Weapons and Equipment")';
  return undefined;
}

/** Its enemy knows how many sleepers are awake, not which. */
const mayBeAwake = ({ open, secret }: Known, number: number, weapon: Sleeper): boolean => (secret === null ? open.hands[number]!.awake > 0 : secret.hands[number]?.awake.includes(weapon) === true);

export const isSleeper = (weapon: Weapon): weapon is Sleeper => (SLEEPERS as readonly Weapon[]).includes(weapon);

const isWeapon = (card: Power | Necrotech): card is Necrotech => WEAPON_CARDS.has(card);
const WEAPON_CARDS: ReadonlySet<string> = new Set(NECROTECH);
