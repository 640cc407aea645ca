/** Numbers changed one at a time, as a table and in sentences: which of them the verdict hangs on, or what each ability is worth. */
import { percent, percentRange, points } from './percent.ts';
import type { Swing, SwingChange } from './swings.ts';
import type { Bounded, Summary, Verdict } from './summary.ts';
import type { Table, TableCell } from './table.ts';
import { doing, whose } from '../side-words.ts';

/** More than these are not told one by one in a sentence; the table has them all. */
const MOST_TOLD = 6;
/** Points: what may be as far off as this is not known at all. */
const UNTOLD = 25;

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const verdictText = ({ kind, seat }: Verdict, seats: readonly string[]): string => (kind === 'favors' ? `favors ${seats[seat!]!}` : kind);

const areAbilities = (swings: readonly Swing[]): boolean => swings.every(({ ability }) => ability !== null);

/** A row for each value tried, from the number that moves the score most; null where things do not vary one at a time. */
export function swingTable({ swings, seats, pools }: Summary): Table | null {
  if (swings.length === 0) return null;
  if (areAbilities(swings)) return worthTable({ swings, seats, pools });
  const rows = swings.flatMap(({ path, value, changes }) =>
    changes.map((change, i): TableCell[] => [
      { text: i === 0 ? path : '', data: [path] },
      { text: `${valueText(value)} -> ${valueText(change.value)}`, data: [valueText(value), valueText(change.value)] },
      scoreCell(change.score),
      pointsCell(change.difference, change.beyondChance),
      turnCell(change, seats),
    ]),
  );
  return {
    columns: [
      { title: 'number', align: 'left', data: ['path'] },
      { title: 'tried', align: 'left', data: ['as it is', 'tried'] },
      { title: `${whose(seats[0]!)} score`, align: 'right', data: ['score', 'score low', 'score high'] },
      { title: 'change, points (95 %)', align: 'right', data: ['change', 'change low', 'change high', 'beyond chance'] },
      { title: 'turns to', align: 'left', data: ['verdict', 'turns over'] },
    ],
    groups: [{ heading: null, rows, total: null }],
    notes: [`* beyond chance. One number is changed at a time, and compared over the same games with all as it is: ${referenceText({ pools, seats })}. The intervals of all changes hold together at 95 %.`],
  };
}

/** What a side loses with an ability is what the ability is worth to it. */
function worthTable({ swings, seats, pools }: Pick<Summary, 'swings' | 'seats' | 'pools'>): Table {
  const isPair = seats.length === 2;
  return {
    columns: [
      { title: 'ability', align: 'left', data: ['ability'] },
      { title: `${seats[0]!} without`, align: 'right', data: ['score', 'score low', 'score high'] },
      { title: `worth to ${seats[0]!}, points (95 %)`, align: 'right', data: ['worth', 'worth low', 'worth high', 'beyond chance'] },
      ...(isPair ? [{ title: `worth to ${seats[1]!}`, align: 'right' as const, data: [`worth to ${seats[1]!}`] }] : []),
      { title: 'without it', align: 'left', data: ['verdict', 'turns over'] },
    ],
    groups: [
      {
        heading: null,
        rows: swings.map(({ ability, changes: [change] }) => [
          { text: ability!, data: [ability!] },
          scoreCell(change!.score),
          pointsCell(opposite(change!.difference), change!.beyondChance),
          ...(isPair ? [{ text: points(change!.difference.estimate), data: [change!.difference.estimate] }] : []),
          turnCell(change!, seats),
        ]),
        total: null,
      },
    ],
    notes: [`* beyond chance. What the score loses when the ability is left out, over the same games; with ${swings.length === 1 ? 'it' : 'all abilities'} ${referenceText({ pools, seats })}. ${swings.length > 1 ? 'The intervals of all abilities hold together at 95 %.' : ''}`.trim()],
  };
}

/** "clan scores 20.0 % (15.0-26.1 %), favors legion" */
function referenceText({ pools, seats }: Pick<Summary, 'pools' | 'seats'>): string {
  const { score, verdict } = pools[0]!;
  return `${doing(seats[0]!, 'scores')} ${percent(score.estimate)} (${percentRange(score.low, score.high)}), ${verdictText(verdict, seats)}`;
}

/** In sentences: how the reference stands, what turns the verdict over, what moves it, and how little all the rest can matter. */
export function swingLines({ swings, seats, verdict }: Pick<Summary, 'swings' | 'seats' | 'verdict'>): string[] {
  if (swings.length === 0) return [];
  if (areAbilities(swings)) return worthLines({ swings, seats, verdict });
  const all = swings.flatMap((swing) => swing.changes.map((change) => ({ ...change, path: swing.path })));
  const turning = all.filter(({ turnsOver }) => turnsOver);
  const isOpen = verdict.kind === 'undecided';
  const opening = all.filter((change) => change.beyondChance && change.verdict.kind === 'undecided' && !isOpen);
  const moving = all.filter((change) => change.beyondChance && !change.turnsOver && !opening.includes(change));
  const idle = swings.filter(({ changes }) => changes.every(({ changedGames }) => changedGames === 0));
  const still = swings.filter((swing) => !idle.includes(swing) && swing.changes.every(({ beyondChance }) => !beyondChance));
  const was = verdictText(verdict, seats);
  const effect = (change: (typeof all)[number]) => `${change.path} = ${valueText(change.value)} (${inPoints(change.difference)})`;
  const numbers = new Set(turning.map(({ path }) => path)).size;
  const turned = some(turning, (change) => `${isOpen ? '' : 'to '}${verdictText(change.verdict, seats)} when ${effect(change)}`);
  return [
    `As it is: ${verdict.says}`,
    numbers === 0
      ? `${swings.length === 1 ? `${swings[0]!.path} does not ${isOpen ? 'decide it' : 'turn the verdict over'}` : `None of the ${swings.length} numbers tried ${isOpen ? 'decides it' : 'turns the verdict over'}`} within its range.`
      : isOpen
        ? `It would be decided by ${swings.length === 1 ? swings[0]!.path : `${numbers} of the ${swings.length} numbers tried`}: ${turned}.`
        : `The verdict hangs on ${swings.length === 1 ? swings[0]!.path : `${numbers} of the ${swings.length} numbers tried`}. It turns over from ${was}: ${turned}.`,
    ...(opening.length === 0 ? [] : [`Beyond chance, and no verdict is sure any more: ${some(opening, effect)}.`]),
    ...(moving.length === 0 ? [] : [`Beyond chance, but the verdict stays ${was}: ${some(moving, effect)}.`]),
    ...(still.length === 0 ? [] : [stillLine(still, swings.length, seats[0]!)]),
    ...(idle.length === 0 ? [] : [`Not one game went otherwise with: ${idle.map(({ path }) => path).join(', ')}.`]),
  ];
}

function worthLines({ swings, seats, verdict }: Pick<Summary, 'swings' | 'seats' | 'verdict'>): string[] {
  const sure = swings.filter(({ changes }) => changes[0]!.beyondChance);
  const idle = swings.filter(({ changes }) => changes[0]!.changedGames === 0);
  const unsure = swings.filter((swing) => !swing.changes[0]!.beyondChance && !idle.includes(swing));
  const [bounded, open] = [unsure.filter(({ changes }) => most(changes) < UNTOLD), unsure.filter(({ changes }) => most(changes) >= UNTOLD)];
  const other = seats.length === 2 ? seats[1]! : 'the others';
  const worth = ({ ability, changes: [change] }: Swing) => {
    const { estimate } = change!.difference;
    const seen = estimate! < 0 ? opposite(change!.difference) : change!.difference;
    return `${ability!} is worth ${inPoints(seen, false)} to ${estimate! < 0 ? seats[0]! : other}${change!.turnsOver ? `, and without it the verdict is ${verdictText(change!.verdict, seats)}` : ''}`;
  };
  return [
    `With ${swings.length === 1 ? 'it' : 'all abilities'}: ${verdict.says}`,
    sure.length === 0 ? `Beyond chance, ${swings.length === 1 ? 'it is worth nothing' : 'none is worth anything'} to either side.` : `Beyond chance: ${some(sure, worth)}.`,
    ...(idle.length === 0 ? [] : [`Never used in these games: ${idle.map(({ ability }) => ability!).join(', ')}.`]),
    ...(bounded.length === 0 ? [] : [`Within chance: ${bounded.map(({ ability, changes }) => `${ability!} (at most ${most(changes).toFixed(1)} points either way)`).join(', ')}.`]),
    ...(open.length === 0 ? [] : [`Too few games to tell what these are worth, if anything: ${open.map(({ ability }) => ability!).join(', ')}.`]),
  ];
}

function stillLine(still: readonly Swing[], all: number, seat: string): string {
  const bound = Math.max(...still.map(({ changes }) => most(changes)));
  const who = all === 1 ? 'It does not move' : still.length === all ? 'No number tried moves' : still.length === 1 ? `Of the others, ${still[0]!.path} does not move` : `Of the others, ${still.length} do not move`;
  const reach = bound < UNTOLD ? `by ${bound.toFixed(1)} points at most, if at all` : `so few games cannot tell, as it may be by ${bound.toFixed(0)} points`;
  return `${who} ${whose(seat)} score beyond chance: ${reach}.`;
}

/** The farthest bound from zero, in points. */
function most(changes: readonly SwingChange[]): number {
  return Math.max(...changes.flatMap(({ difference: { low, high } }) => [Math.abs(low ?? 1), Math.abs(high ?? 1)])) * 100;
}

/** "+4.3 points, +1.2 to +7.4" */
function inPoints({ estimate, low, high }: Bounded, signed = true): string {
  const text = (value: number | null) => (signed ? points(value) : points(value).replace('+', ''));
  return signed ? `${text(estimate)} points, ${text(low)} to ${text(high)}` : `${text(estimate)} points (${text(low)} to ${text(high)})`;
}

function some<T>(items: readonly T[], say: (item: T) => string): string {
  const more = items.length - MOST_TOLD;
  return [...items.slice(0, MOST_TOLD).map(say), ...(more > 0 ? [`${more} more`] : [])].join('; ');
}

const minus = (value: number | null) => (value === null ? null : 0 - value);

function opposite({ n, estimate, low, high }: Bounded): Bounded {
  return { n, estimate: minus(estimate), low: minus(high), high: minus(low) };
}

function scoreCell({ estimate, low, high }: Bounded): TableCell {
  return { text: percent(estimate), data: [estimate, low, high] };
}

function pointsCell({ estimate, low, high }: Bounded, beyondChance: boolean): TableCell {
  const text = estimate === null ? '-' : `${points(estimate)} (${points(low)} to ${points(high)})${beyondChance ? ' *' : '  '}`;
  return { text, data: [estimate, low, high, beyondChance ? 'yes' : 'no'] };
}

function turnCell({ verdict, turnsOver }: SwingChange, seats: readonly string[]): TableCell {
  const text = verdictText(verdict, seats);
  return { text: turnsOver ? text : '', data: [text, turnsOver ? 'yes' : 'no'] };
}
