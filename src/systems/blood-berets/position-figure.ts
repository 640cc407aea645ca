/** What a position file says of a figure, in words of the game: what sets it apart from one that nothing has happened to. */
import { oneOf, whole, yesNo, type Domain } from '../../kernel/book.ts';
import { areaOf, halfOf, sectionOfArea } from './board-areas.ts';
import type { Ground } from './ground.ts';
import { listOf, nameAmong, type Words } from './position-words.ts';
import { standardGear } from './rules/equip.ts';
import { FATES, newFigure, type Fate, type Figure } from './figure.ts';
import { EQUIPMENT, FACINGS, SIDES, WEAPONS } from './vocabulary.ts';

/** Fates that a file may name; who is hidden has a troop counter. */
export const SAID_FATES = FATES.filter((fate) => fate !== 'hidden');

const count = whole(0, 99);
const turn = whole(0, 999);
const gear = listOf(oneOf(...EQUIPMENT, 'scanner', 'medikit'));

const PLAIN = {
  facing: oneOf(...FACINGS),
  wounds: count,
  acted: yesNo,
  stunned: yesNo,
  blind: count,
  burning: turn,
  jammed: listOf(oneOf(...WEAPONS)),
  scannerJams: yesNo,
  disarmed: yesNo,
  gear,
  broken: gear,
  awe: oneOf('none', 'laughs', 'kept-off', 'cowed', 'flees'),
  aura: oneOf('none', 'plain', 'perfect'),
  powers: count,
  nefasti: turn,
  spent: listOf(oneOf('nafai', 'time-death')),
  hyper: yesNo,
  warped: turn,
} as const satisfies Partial<Record<keyof Figure, Domain<unknown>>>;

const NAMES = Object.keys(PLAIN) as (keyof typeof PLAIN)[];

/** [section, half] of the area that a held figure has to enter, or the section alone. */
const into: Domain<number> = {
  expects: 'a section from 0 to 8, or [section, half] in a turned corridor',
  read(value) {
    const [section, half = 0] = (Array.isArray(value) ? value : [value]) as unknown[];
    return Number.isInteger(section) && (section as number) >= 0 && (section as number) <= 8 && (half === 0 || half === 1) ? areaOf(section as number, half) : undefined;
  },
};

/** A piece to which nothing has happened: with the equipment that the mission gives out. */
export function untouched(ground: Ground, number: number, fate: Fate): Figure {
  const scanners = ground.mission.level === 'jungle' || ground.book.options.scannersInCaves;
  return { ...newFigure(ground.piece(number).seat), fate, gear: standardGear(ground, number, scanners) };
}

/** The name of a kind of figure in a file. */
export const unitOf = (ground: Ground, number: number): string => {
  const { card } = ground.piece(number);
  return card === 'target' ? 'prisoners' : card;
};

/** Reads it on top of what the figure is. */
export function readFigure(ground: Ground, figure: Figure, words: Words): void {
  const fate = words.take('fate', oneOf(...SAID_FATES));
  if (fate !== undefined) figure.fate = fate;
  for (const name of NAMES) {
    const domain: Domain<unknown> = PLAIN[name];
    const value = words.take(name, domain);
    if (value !== undefined) Object.assign(figure, { [name]: value });
  }
  const serves = words.take('serves', oneOf(...SIDES));
  if (serves !== undefined) figure.seat = SIDES.indexOf(serves);
  figure.aim = words.take('aim', nameAmong(ground.roster.pieces.map(({ id }) => id), 'the id of a figure')) ?? -1;
  figure.into = words.take('into', into) ?? -1;
  words.end();
}

/** Undefined where there is nothing to say. */
export function wordsOf(ground: Ground, figure: Readonly<Figure>, number: number, usual: Fate): Record<string, unknown> | undefined {
  const plain = untouched(ground, number, usual);
  const words: Record<string, unknown> = {};
  if (figure.fate !== usual) words['fate'] = figure.fate;
  for (const name of NAMES) if (JSON.stringify(figure[name]) !== JSON.stringify(plain[name])) words[name] = figure[name];
  if (figure.seat !== plain.seat) words['serves'] = SIDES[figure.seat];
  if (figure.aim >= 0) words['aim'] = ground.piece(figure.aim).id;
  if (figure.into >= 0) words['into'] = [sectionOfArea(figure.into), halfOf(figure.into)];
  return Object.keys(words).length === 0 ? undefined : words;
}
