/** What may be built: one Commander, units of his side or mercenaries, reinforced Warriors only ("Forces", "Units", "Reinforced Units"). */
import { unknownName } from '../../../kernel/errors.ts';
import type { FilePath, FileProblem } from '../../../kernel/file-error.ts';
import { cardOf, UNIT_CARDS, type Numbers } from '../book.ts';
import { SIDES, type Side } from '../vocabulary.ts';
import { listCost } from './price.ts';
import type { ForceList } from './force-list.ts';

export const SIDE_NAMES: Readonly<Record<Side, string>> = { circle: 'Circle of Iron', set: 'Legion of Set' };

/** Whose force it is: its Commander's side, else that of the first who serves one; null of mercenaries alone. All cards must be known. */
export function sideOf(book: Numbers, { units }: ForceList): Side | null {
  const cards = units.map(({ unit }) => cardOf(book, unit));
  const sided = [...cards.filter(({ type }) => type === 'commander'), ...cards].map(({ side }) => SIDES.find((own) => own === side));
  return sided.find((side) => side !== undefined) ?? null;
}

/** All that is wrong with a force, each with its place in the file. `side`: whom it has to serve; null for whom it will. */
export function forceProblems(book: Numbers, list: ForceList, side: Side | null): FileProblem[] {
  const unknown = list.units.flatMap(({ unit }, place) => ((UNIT_CARDS as readonly string[]).includes(unit) ? [] : [at(['units', place, 'unit'], unknownName('unit', unit, UNIT_CARDS))]));
  if (unknown.length > 0) return unknown;
  return [...unitProblems(book, list, side ?? sideOf(book, list)), ...commanderProblems(book, list), ...pointProblems(book, list)];
}

const at = (path: FilePath, message: string): FileProblem => ({ path, part: 'value', message });

function unitProblems(book: Numbers, { units }: ForceList, serving: Side | null): FileProblem[] {
  return units.flatMap(({ unit, reinforced }, place) => {
    const { side, type } = cardOf(book, unit);
    return [
      ...(side === 'mercenary' || serving === null || side === serving ? [] : [at(['units', place, 'unit'], `${unit} serves the ${SIDE_NAMES[side]}, not the ${SIDE_NAMES[serving]} ("Units")`)]),
      ...(reinforced && type !== 'warrior' ? [at(['units', place, 'reinforced'], `${unit} cannot be reinforced: only Warriors are ("Reinforced Units")`)] : []),
    ];
  });
}

function commanderProblems(book: Numbers, { units }: ForceList): FileProblem[] {
  const commanders = units.flatMap(({ unit, count }, place) => (cardOf(book, unit).type === 'commander' ? [{ unit, count, place }] : []));
  const number = commanders.reduce((sum, { count }) => sum + count, 0);
  if (number === 1) return [];
  const all = UNIT_CARDS.filter((id) => cardOf(book, id).type === 'commander');
  if (number === 0) return [at(['units'], `no Commander is in it; every force has one (${all.join(', ')}) ("Units")`)];
  const last = commanders.at(-1)!;
  return [at(['units', last.place, last.count > 1 ? 'count' : 'unit'], `${number} Commanders; a force has exactly one ("Units")`)];
}

function pointProblems(book: Numbers, list: ForceList): FileProblem[] {
  const total = listCost(book, list);
  return list.points !== null && total > list.points ? [at(['points'], `it costs ${total}, more than the ${list.points} agreed on`)] : [];
}
