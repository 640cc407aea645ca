/** A position on squares in words for a terminal: the board, then what each figure reaches, sees and hits. */
import type { AttackReport, BoardInspection, BoardReport, FigureReport, Place, Reached } from '../kernel/inspect.ts';
import { NUMBERS_MEAN } from '../kernel/grid/numbered-map.ts';
import { boardWindow } from '../lab/board-window.ts';
import { chanceText } from '../lab/odds/words.ts';
import { table } from './table.ts';

/** With more figures than these, what they do not see is counted only, unless one of them is asked for. */
export const MANY = 12;

export function boardLines({ board, figures }: BoardInspection, chosen: readonly FigureReport[], seats: readonly string[]): string[] {
  const isOne = chosen.length === 1;
  const isShort = figures.length <= MANY;
  return [
    ...drawn(board, figures),
    '',
    NUMBERS_MEAN,
    ...legend(board, figures),
    ...chosen.flatMap((figure) => ['', ...about(figure, seats), ...(isOne ? ['', ...drawn(board, figures, figure.reach), ''] : []), ...sightLines(figure, isOne || isShort), ...attackLines(figure)]),
  ];
}

/** Three characters a square: its own or a figure's, or the steps to it; and the edge to its right. */
function drawn(board: BoardReport, figures: readonly FigureReport[], reach: readonly Reached[] = []): string[] {
  const { columns, kinds, squares, edges, marked } = board;
  const { left, top, right, bottom, without } = boardWindow(board, figures);
  const texts = squares.map((kind) => kinds[kind]!.mark);
  const put = ([column, row]: Place, text: string) => (texts[row * columns + column] = text);
  for (const { at, mark } of marked) put(at, mark);
  for (const { at, steps } of reach) put(at, String(steps));
  for (const figure of figures) put(figure.at, labelOf(figure, figures));
  const edgeAt = (side: 'top' | 'left', column: number, row: number) => edges.find((edge) => edge.side === side && edge.at[0] === column && edge.at[1] === row)?.mark ?? ' ';
  const across = Array.from({ length: right - left }, (_, i) => left + i);
  const down = Array.from({ length: bottom - top }, (_, i) => top + i);
  const hasLevel = edges.some(({ side }) => side === 'top');
  return [
    `    ${across.map((column) => String(column).padStart(2)).join(' ')}`,
    ...down.flatMap((row) => [
      ...(hasLevel && row > top ? [`    ${across.map((column) => ` ${edgeAt('top', column, row)}`).join(' ')}`.trimEnd()] : []),
      `${String(row).padStart(3)} ${across.map((column) => `${column === left ? '' : edgeAt('left', column, row)}${texts[row * columns + column]!.padStart(2)}`).join('')}`,
    ]),
    ...(without === null ? [] : [`    The board goes on; what is ${without} around is left out.`]),
  ];
}

/** Its id, if all are short enough for a square. */
function labelOf({ id, mark }: FigureReport, figures: readonly FigureReport[]): string {
  return figures.every((figure) => figure.id.length <= 2) ? id : mark;
}

function legend({ kinds, edges, marked }: BoardReport, figures: readonly FigureReport[]): string[] {
  const once = (texts: readonly string[]) => [...new Set(texts)];
  const walls = once(edges.map(({ name }) => name)).map((name) => `${once(edges.filter((edge) => edge.name === name).map(({ mark }) => mark)).join(' ')} ${name}`);
  return [
    [...kinds.map(({ mark, name }) => `${mark} ${name}`), ...walls, ...once(marked.map(({ mark, name }) => `${mark} ${name}`))].join('   '),
    once(figures.map((figure) => `${labelOf(figure, figures)} ${figure.unit}`)).join('   '),
  ];
}

function about({ id, unit, seat, squad, at, actions, notes, ...moving }: FigureReport, seats: readonly string[]): string[] {
  const name = id.startsWith(unit) ? id : `${id}, ${unit}`;
  return [
    `${name} of ${squad === seats[seat] ? squad : `${squad} (${seats[seat]})`}, at ${placeText(at)}, ${notes?.join(', ') ?? (actions === 1 ? '1 action' : `${actions} actions`)}`,
    `  Reach    ${moving.reach.length === 0 ? 'no other square' : moving.gaits === undefined ? byMoves(moving.reach) : byGaits(moving.reach, moving.gaits)}`,
    ...watchers(moving.reach),
  ];
}

function byMoves(reach: readonly Reached[]): string {
  const most = Math.max(0, ...reach.map(({ moves }) => moves));
  const within = Array.from({ length: most }, (_, index) => `${reach.filter(({ moves }) => moves <= index + 1).length} with ${index + 1}`);
  const farthest = Math.max(0, ...reach.map(({ steps }) => steps));
  return `squares by MOVE actions: ${within.join(', ') || `${reach.length} with none`}; at most ${farthest} steps`;
}

function byGaits(reach: readonly Reached[], gaits: NonNullable<FigureReport['gaits']>): string {
  const within = gaits.map(({ name, points }, index) => `${reach.filter(({ moves }) => moves <= index + 1).length} ${name} (${points === 1 ? '1 point' : `${points} points`})`);
  return `squares: ${within.join(', ')}`;
}

/** Who could attack it out of turn on how many of the squares that it reaches; nothing where nobody can. */
function watchers(reach: readonly Reached[]): string[] {
  const all = reach.flatMap(({ watched = [] }) => watched);
  const each = [...new Set(all)].map((id) => `${id} ${all.filter((other) => other === id).length}`);
  return each.length === 0 ? [] : [`  Watched  ${reach.filter(({ watched = [] }) => watched.length > 0).length} of these squares, by ${each.join(', ')}`];
}

function sightLines({ id, sight }: FigureReport, isFull: boolean): string[] {
  if (sight.length === 0) return ['  Sight    no enemy is in play'];
  const shown = sight.filter(({ clear }) => clear || isFull);
  const hidden = sight.length - shown.length;
  const lines = table(shown.map(({ to, clear, because }) => [to, clear ? 'in sight' : 'not in sight', because.join('; ')]), { margin: MARGIN });
  return labelled('Sight', hidden === 0 ? lines : [...lines, `${hidden} not in sight; --figure ${id} says why`]);
}

function attackLines({ attacks }: FigureReport): string[] {
  if (attacks.length === 0) return ['  Attacks  none'];
  const rows = attacks.map((attack) => [nameOf(attack), attack.target, chanceText(attack.kill), ...effectOf(attack, attacks), diceText(attack), attack.modifiers.map(({ side, dice, because }) => (isSigned(dice) ? `${side === 'armor' ? 'armor ' : ''}${dice} ${because}` : `${side} +${dice} ${because}`)).join('; ')]);
  return labelled('Attacks', table(rows, { right: [2], margin: MARGIN }));
}

/** A column of its own where some attack does not eliminate at one blow. */
function effectOf({ effect }: AttackReport, all: readonly AttackReport[]): string[] {
  if (all.every((attack) => attack.effect === undefined)) return [];
  return [effect === undefined ? 'kills' : `${effect.what} ${chanceText(effect.chance)}`];
}

/** Nothing is rolled against an attack in some systems. */
const diceText = ({ attackDice, armorDice }: AttackReport) => (armorDice === 'none' && attackDice !== 'none' ? attackDice : `${attackDice} against ${armorDice}`);

const isSigned = (dice: string) => /^[+-]/.test(dice);

function nameOf({ kind, when, aimed, from, target, together }: AttackReport): string {
  return [aimed ? `aimed ${kind}` : kind, ...(when === undefined ? [] : [when]), ...(from === undefined ? [] : [`from ${placeText(from)}`]), ...(together === undefined ? [] : [`with ${together.filter((other) => other !== target).join(', ')}`])].join(' ');
}

export const MARGIN = 11;

/** The label before the first line only. */
export function labelled(label: string, lines: readonly string[]): string[] {
  return lines.map((line, index) => `  ${index === 0 ? label : ''}`.padEnd(MARGIN) + line);
}

const placeText = ([column, row]: Place) => `[${column}, ${row}]`;
