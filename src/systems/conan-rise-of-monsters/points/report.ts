/** Prices of all unit cards, or of a force, for those who ask ("Forces"). */
import { UsageError, unknownName } from '../../../kernel/errors.ts';
import type { PointsReport, Price } from '../../../kernel/points.ts';
import { cardOf, UNIT_CARDS, type Numbers } from '../book.ts';
import { READY_NAMES, type ReadyName } from '../data/force-names.ts';
import { READY_FORCES } from '../data/forces.ts';
import type { UnitCard } from '../unit-card.ts';
import { readForce } from './force-file.ts';
import type { ForceList, UnitList } from './force-list.ts';
import { cardsIn, listCost, listDestiny, unitCost } from './price.ts';

const NOTES = ['Points are those of the unit cards: change them with --set units.<name>.cost=<points>. A reinforced unit of Warriors costs twice its card and brings as many Destiny Tokens as one.'];

/** `force`: a parsed force file, or the name of a ready one; without it all unit cards. Throws a `UsageError` for a force that may not be built. */
export function pointsReport(book: Numbers, force?: unknown): PointsReport {
  if (force === undefined) return { title: 'every unit card', prices: UNIT_CARDS.map((unit) => priceOf(book, { unit, reinforced: false })), force: null, notes: NOTES };
  const list = readForce(book, typeof force === 'string' ? readyFile(force) : force);
  const kinds = new Map(list.units.map((unit) => [nameOf(unit), unit]));
  return {
    title: list.title,
    prices: [...kinds.values()].map((unit) => priceOf(book, unit)),
    force: {
      units: list.units.map((unit) => ({ id: nameOf(unit), points: unit.count * unitCost(book, unit), figures: [{ price: nameOf(unit), count: unit.count, each: unitCost(book, unit) }] })),
      total: listCost(book, list),
      limits: limitsOf(book, list),
    },
    notes: NOTES,
  };
}

function readyFile(name: string): unknown {
  const found = READY_NAMES.find((ready): ready is ReadyName => ready === name);
  if (found === undefined) throw new UsageError(`points: ${unknownName('force', name, READY_NAMES)}`);
  return READY_FORCES[found];
}

function limitsOf(book: Numbers, list: ForceList): { name: string; used: number; most: number | null }[] {
  return [
    { name: 'points', used: listCost(book, list), most: list.points },
    { name: 'Commanders, exactly one', used: list.units.reduce((sum, { unit, count }) => (cardOf(book, unit).type === 'commander' ? sum + count : sum), 0), most: 1 },
    { name: 'Destiny Tokens that it brings', used: listDestiny(book, list), most: null },
  ];
}

const nameOf = ({ unit, reinforced }: Pick<UnitList, 'unit' | 'reinforced'>): string => (reinforced ? `${unit}, reinforced` : unit);

function priceOf(book: Numbers, unit: Pick<UnitList, 'unit' | 'reinforced'>): Price {
  const card = cardOf(book, unit.unit);
  const cards = cardsIn(unit.reinforced);
  return {
    id: nameOf(unit),
    traits: { ...traitsOf(card), models: `${cards * card.models}` },
    points: cards * card.cost,
    parts: [{ name: 'its coin', points: card.cost, of: 'the unit card' }, ...(unit.reinforced ? [{ name: 'reinforced', points: card.cost, of: 'as many models again' }] : [])],
  };
}

function traitsOf({ type, movement, melee, ranged, range, defense, wounds, destiny, specials }: UnitCard): Record<string, string> {
  return { type, models: '', M: `${movement}"`, MA: `${melee}`, RA: ranged === 0 ? '-' : `${ranged}`, RN: range === 0 ? '-' : `${range}"`, DE: `${defense}`, W: `${wounds}`, destiny: `${destiny}`, abilities: [...specials].join(', ') || '-' };
}
