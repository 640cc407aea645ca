/** A table of attacks as a heat map: the darker, the deadlier. */
import type { System } from '../../kernel/game.ts';
import type { Situation } from '../../kernel/odds.ts';
import type { Answer } from '../odds/ask.ts';
import { everySituation, isTooMany } from '../odds/table.ts';
import { chanceText, situationText } from '../odds/words.ts';
import { capital, chart, inPercent, type Chart } from './chart.ts';
import { textWidth } from './font-metrics.ts';
import { ODDS_COLOR, INK, LABEL_SIZE } from './style.ts';

/** Where an answer stands in the map. */
interface Grid {
  /** What the rows are, where that needs saying. */
  rows: string | null;
  columns: string;
  rowOf: (answer: Answer) => string;
  columnOf: (answer: Answer) => string;
  /** All columns that there may be, from left to right. */
  order: readonly string[];
  /** All rows that there may be, from the top, where it is not the order of the answers. */
  down?: readonly string[];
}

/** What a cell shows: `share` makes it darker, 0 to 1. */
interface Figure {
  name: string;
  legend: string;
  share: (answer: Answer) => number;
  says: (answer: Answer) => string;
  /** After what is said, in a title; and in the place of an attack that has no name in it. */
  suffix: string;
  of: string;
}

const KILL: Figure = { name: 'kill', legend: 'chance to kill, %', share: ({ kill }) => kill, says: ({ kill }) => chanceText(kill), suffix: ' to kill', of: 'Chances to kill' };
/** Where there is much between nothing and a kill. */
const LOSSES: Figure = {
  name: 'loses',
  legend: 'of its wounds, %',
  share: ({ wounds, enough }) => wounds.average((count) => Math.min(count, enough)) / enough,
  says: ({ losses, kill }) => (losses === undefined ? chanceText(kill) : `${losses.lost.average((count) => count).toFixed(2)} ${losses.of}`),
  suffix: ' on average',
  of: 'What one attack takes on average',
};

const figureOf = (answers: readonly Answer[]): Figure => (answers.some(({ losses }) => losses !== undefined) ? LOSSES : KILL);

const CELL_HEIGHT = 26;
/** Columns with longer names are written upward. */
const LONGEST_LEVEL = 110;

/** `answers`: one or more, in the order of the system. `patched`: such as "units.regular.armor = 2r". */
export function heatOfOdds(answers: readonly Answer[], system: System, situations: readonly Situation[], patched: readonly string[]): Chart {
  const grid = gridOf(answers, system, situations);
  const figure = figureOf(answers);
  const present = new Set(answers.map(grid.rowOf));
  const rows = grid.down?.filter((row) => present.has(row)) ?? [...present];
  const found = new Set(answers.map(grid.columnOf));
  const columns = grid.order.filter((column) => found.has(column));
  const values = answers.map((answer) => ({ row: grid.rowOf(answer), column: grid.columnOf(answer), [figure.name]: inPercent(figure.share(answer)), dice: `${answer.attackDice} against ${answer.armorDice}`, says: figure.says(answer) }));
  const widest = Math.max(...columns.map((name) => textWidth(name, LABEL_SIZE)));
  const saying = Math.max(...values.map(({ says }) => textWidth(says, LABEL_SIZE)));
  const upright = widest > LONGEST_LEVEL;
  const step = Math.max(upright ? 58 : Math.max(76, Math.ceil(widest) + 14), figure === KILL ? 0 : Math.ceil(saying) + 14);
  const position = {
    x: { field: 'column', type: 'nominal', sort: columns, title: grid.columns, axis: { orient: 'top', titleAnchor: 'start', titleFontStyle: 'italic', labelAngle: upright ? -60 : 0, domain: false, ticks: false } },
    y: { field: 'row', type: 'nominal', sort: rows, title: grid.rows, axis: { domain: false, ticks: false } },
  };
  const labels = Math.max(...rows.map((name) => textWidth(name, LABEL_SIZE)));
  return chart('odds', titleOf(answers, figure), [noteOf(answers, system.title), ...patched].join('; '), Math.max(420, Math.round(labels + 40 + step * columns.length)), {
    data: { values },
    width: { step },
    height: { step: CELL_HEIGHT },
    layer: [
      {
        mark: { type: 'rect', stroke: 'white', strokeWidth: 1.5, tooltip: true },
        encoding: {
          ...position,
          color: {
            field: figure.name,
            type: 'quantitative',
            title: figure.legend,
            scale: { domain: [0, 100], range: ['#f6f6f4', ODDS_COLOR], interpolate: 'lab' },
            legend: { values: [0, 25, 50, 75, 100], gradientLength: 240 },
          },
          tooltip: [{ field: 'row' }, { field: 'column' }, { field: 'dice' }, { field: 'says', title: figure.name }],
        },
      },
      {
        mark: { type: 'text', fontSize: 12 },
        encoding: { ...position, text: { field: 'says' }, color: { value: INK } },
      },
    ],
  });
}

function gridOf(answers: readonly Answer[], { units }: System, situations: readonly Situation[]): Grid {
  const [first] = answers as [Answer];
  if (answers.every(({ when }) => when.join() === first.when.join())) {
    return { rows: null, columns: 'defender', rowOf: ({ attacker, attack }) => `${attacker}, ${attack}`, columnOf: ({ defender }) => defender, order: units };
  }
  if (answers.some((answer) => nameOf(answer) !== nameOf(first))) {
    return gridOfMany(answers, situations);
  }
  return isTooMany(situations) ? gridOfSingles(situations) : gridOfSituations(answers, situations);
}

/** Several attacks in several situations: across what there is less of. */
function gridOfMany(answers: readonly Answer[], situations: readonly Situation[]): Grid {
  const textOf = ({ when }: Answer) => situationText(when);
  const attacks = [...new Set(answers.map(nameOf))];
  const order = everySituation(situations).map(situationText);
  if (attacks.length < new Set(answers.map(textOf)).size) return { rows: null, columns: 'attack', rowOf: textOf, columnOf: nameOf, order: attacks, down: order };
  return { rows: null, columns: 'situation', rowOf: nameOf, columnOf: textOf, order };
}

/** One attack in each situation by itself: one below the other. */
function gridOfSingles(situations: readonly Situation[]): Grid {
  const column = 'one attack';
  return { rows: null, columns: 'situations one at a time', rowOf: ({ when }) => situationText(when), columnOf: () => column, order: [column], down: everySituation(situations).map(situationText) };
}

/** One attack in many situations: down the side what they say of the subject with the most of them, across the top all else. */
function gridOfSituations(answers: readonly Answer[], situations: readonly Situation[]): Grid {
  const found = situations.filter(({ name }) => answers.some(({ when }) => when.includes(name)));
  const subjects = [...new Set(found.map(({ of }) => of))];
  const saysOf = (subject: string) => found.filter(({ of }) => of === subject).length;
  const down = subjects.reduce((most, subject) => (saysOf(subject) > saysOf(most) ? subject : most));
  const isDown = (name: string) => found.some((situation) => situation.name === name && situation.of === down);
  return {
    rows: down,
    columns: subjects.filter((subject) => subject !== down).join(', '),
    rowOf: ({ when }) => when.find(isDown) ?? 'none',
    columnOf: ({ when }) => situationText(when.filter((name) => !isDown(name))),
    order: everySituation(situations.filter(({ of }) => of !== down)).map(situationText),
  };
}

const nameOf = ({ attacker, attack, defender }: Answer) => `${attacker}, ${attack}, at ${defender}`;

/** The weakest and the deadliest; of equals the one named first. */
function titleOf(answers: readonly Answer[], { share, says, suffix, of }: Figure): string {
  const worst = answers.reduce((least, each) => (share(each) < share(least) ? each : least));
  const best = answers.reduce((most, each) => (share(each) > share(most) ? each : most));
  if (answers.length === 1) return `${capital(nameOf(best))}: ${says(best)}${suffix}`;
  const isOneAttack = answers.every((answer) => nameOf(answer) === nameOf(best));
  const isOneSituation = answers.every(({ when }) => when.join() === best.when.join());
  const namesOf = (answer: Answer) => [...(isOneAttack ? [] : [nameOf(answer)]), ...(isOneSituation ? [] : [situationText(answer.when)])];
  const told = (answer: Answer) => `${says(answer)} (${namesOf(answer).join('; ')})`;
  return `${isOneAttack ? capital(nameOf(best)) : of}: from ${told(worst)} to ${told(best)}`;
}

function noteOf(answers: readonly Answer[], system: string): string {
  const [first] = answers as [Answer];
  const same = answers.every(({ when }) => when.join() === first.when.join());
  return same ? `${system}, situation: ${situationText(first.when)}` : `${system}, exact chances of one attack`;
}
