/** A table of attacks as a heat map: the darker, the deadlier. */
import type { System } from '../../kernel/game.ts';
import type { Situation } from '../../kernel/odds.ts';
import type { Answer } from '../odds/ask.ts';
import { everySituation } from '../odds/table.ts';
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

const CELL_HEIGHT = 26;
/** Columns with longer names are written upward. */
const LONGEST_LEVEL = 110;

/** `answers`: one or more, in the order of the system. `patched`: such as "units.regular.armor = 2r". */
export function heatOfOdds(answers: readonly Answer[], system: System, situations: readonly Situation[], patched: readonly string[]): Chart {
  const grid = gridOf(answers, system, situations);
  const present = new Set(answers.map(grid.rowOf));
  const rows = grid.down?.filter((row) => present.has(row)) ?? [...present];
  const found = new Set(answers.map(grid.columnOf));
  const columns = grid.order.filter((column) => found.has(column));
  const values = answers.map((answer) => ({ row: grid.rowOf(answer), column: grid.columnOf(answer), kill: inPercent(answer.kill), dice: `${answer.attackDice} against ${answer.armorDice}`, says: chanceText(answer.kill) }));
  const widest = Math.max(...columns.map((name) => textWidth(name, LABEL_SIZE)));
  const upright = widest > LONGEST_LEVEL;
  const step = upright ? 58 : Math.max(76, Math.ceil(widest) + 14);
  const position = {
    x: { field: 'column', type: 'nominal', sort: columns, title: grid.columns, axis: { orient: 'top', titleAnchor: 'start', titleFontStyle: 'italic', labelAngle: upright ? -60 : 0, domain: false, ticks: false } },
    y: { field: 'row', type: 'nominal', sort: rows, title: grid.rows, axis: { domain: false, ticks: false } },
  };
  const labels = Math.max(...rows.map((name) => textWidth(name, LABEL_SIZE)));
  return chart('odds', titleOf(answers), [noteOf(answers, system.title), ...patched].join('; '), Math.max(420, Math.round(labels + 40 + step * columns.length)), {
    data: { values },
    width: { step },
    height: { step: CELL_HEIGHT },
    layer: [
      {
        mark: { type: 'rect', stroke: 'white', strokeWidth: 1.5, tooltip: true },
        encoding: {
          ...position,
          color: {
            field: 'kill',
            type: 'quantitative',
            title: 'chance to kill, %',
            scale: { domain: [0, 100], range: ['#f6f6f4', ODDS_COLOR], interpolate: 'lab' },
            legend: { values: [0, 25, 50, 75, 100], gradientLength: 240 },
          },
          tooltip: [{ field: 'row' }, { field: 'column' }, { field: 'dice' }, { field: 'says', title: 'kill' }],
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
  return gridOfSituations(answers, situations);
}

/** Several attacks in several situations: across what there is less of. */
function gridOfMany(answers: readonly Answer[], situations: readonly Situation[]): Grid {
  const textOf = ({ when }: Answer) => situationText(when);
  const attacks = [...new Set(answers.map(nameOf))];
  const order = everySituation(situations).map(situationText);
  if (attacks.length < new Set(answers.map(textOf)).size) return { rows: null, columns: 'attack', rowOf: textOf, columnOf: nameOf, order: attacks, down: order };
  return { rows: null, columns: 'situation', rowOf: nameOf, columnOf: textOf, order };
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
function titleOf(answers: readonly Answer[]): string {
  const worst = answers.reduce((least, each) => (each.kill < least.kill ? each : least));
  const best = answers.reduce((most, each) => (each.kill > most.kill ? each : most));
  if (answers.length === 1) return `${capital(nameOf(best))}: ${chanceText(best.kill)} to kill`;
  const isOneAttack = answers.every((answer) => nameOf(answer) === nameOf(best));
  const isOneSituation = answers.every(({ when }) => when.join() === best.when.join());
  const namesOf = (answer: Answer) => [...(isOneAttack ? [] : [nameOf(answer)]), ...(isOneSituation ? [] : [situationText(answer.when)])];
  const told = (answer: Answer) => `${chanceText(answer.kill)} (${namesOf(answer).join('; ')})`;
  return `${isOneAttack ? capital(nameOf(best)) : 'Chances to kill'}: from ${told(worst)} to ${told(best)}`;
}

function noteOf(answers: readonly Answer[], system: string): string {
  const [first] = answers as [Answer];
  const same = answers.every(({ when }) => when.join() === first.when.join());
  return same ? `${system}, situation: ${situationText(first.when)}` : `${system}, exact chances of one attack`;
}
