/** A table of attacks written out: aligned for a terminal, or with every column for Markdown and CSV. */
import { asCsv, asMarkdown, asText, type Table, type TableCell, type TableColumn } from '../summary/table.ts';
import type { Distribution } from '../../kernel/dice/distribution.ts';
import type { Answer } from './ask.ts';
import type { OddsTable } from './table.ts';
import { chanceText, oneInText, situationText } from './words.ts';

const WIDTH = 100;
/** A longer fraction is left out of the table on the terminal. */
const LONGEST_FRACTION = 21;

interface Figure extends TableColumn {
  cell: (answer: Answer) => TableCell;
}

const text = (title: string, name: string, of: (answer: Answer) => string): Figure => ({
  title,
  align: 'left',
  data: [name],
  cell: (answer) => ({ text: of(answer), data: [of(answer)] }),
});

const ATTACKER = text('attacker', 'attacker', ({ attacker }) => attacker);
const ATTACK = text('attack', 'attack', ({ attack }) => attack);
const DEFENDER = text('defender', 'defender', ({ defender }) => defender);
const WHEN: Figure = { title: 'when', align: 'left', data: ['when'], cell: ({ when }) => ({ text: situationText(when), data: [when.join(' ')] }) };
const ATTACK_DICE = text('attack dice', 'attackDice', ({ attackDice }) => attackDice);
/** Under the name that the rulebook has for them. */
const defenseDice = (resists: string) => text(`${resists} dice`, 'armorDice', ({ armorDice }) => armorDice);
const KILL: Figure = { title: 'kill', align: 'right', data: ['kill'], cell: ({ kill }) => ({ text: chanceText(kill), data: [kill] }) };
const ONE_IN: Figure = { title: '1 in', align: 'right', data: ['oneIn'], cell: ({ oneIn }) => ({ text: oneInText(oneIn), data: [oneIn === Infinity ? null : oneIn] }) };
const EXACT: Figure = {
  title: 'exactly',
  align: 'right',
  data: ['fraction'],
  cell: ({ fraction }) => ({ text: fraction.length > LONGEST_FRACTION ? '...' : fraction, data: [fraction] }),
};
/** Those that one attack takes: without it the chances of two kinds could not be compared. */
const ACTIONS: Figure = { title: 'actions', align: 'right', data: ['cost'], cell: ({ cost }) => ({ text: String(cost), data: [cost] }) };
/** What the defender loses, such as models of a unit: on average, and the chance of any. */
const LOSSES: Figure = {
  title: 'loses',
  align: 'right',
  data: ['losses', 'lossesOf'],
  cell: ({ losses }) => (losses === undefined ? { text: '', data: [null, null] } : { text: `${meanOf(losses.lost).toFixed(2)} ${losses.of}`, data: [meanOf(losses.lost), losses.of] }),
};
const ANY_LOSS: Figure = {
  title: 'any',
  align: 'right',
  data: ['anyLoss'],
  cell: ({ losses }) => (losses === undefined ? { text: '', data: [null] } : { text: chanceText(anyOf(losses.lost)), data: [anyOf(losses.lost)] }),
};
const meanOf = (lost: Distribution): number => lost.average((count) => count);
const lossOf = ({ losses }: Answer): number => (losses === undefined ? 0 : meanOf(losses.lost));
const anyOf = (lost: Distribution): number => 1 - lost.chanceBelow(1);
const resultOf = (resists: string, answers: readonly Answer[]) => [ACTIONS, ATTACK_DICE, defenseDice(resists), ...(answers.some(({ losses }) => losses !== undefined) ? [LOSSES, ANY_LOSS] : []), KILL, ONE_IN, EXACT];

/** In one situation: who attacks whom, by attack. In several: for each attack its situations, the deadliest first. */
export function tableText({ query, answers, resists }: OddsTable): string {
  const several = new Set(answers.map(({ when }) => when.join())).size > 1;
  const headingOf = ({ attacker, attack, defender }: Answer) => (several ? `${attacker}, ${attack}, at ${defender}` : attack);
  const columns = [...(several ? [WHEN] : [ATTACKER, DEFENDER]), ...resultOf(resists, answers)];
  const groups = [...groupBy(answers, headingOf)].map(([heading, group]) => ({
    heading,
    rows: several ? [...group].sort((a, b) => b.kill - a.kill || lossOf(b) - lossOf(a) || a.when.length - b.when.length) : group,
  }));
  const named = groups.length === 1 && query.attack !== undefined && (!several || (query.attacker !== undefined && query.defender !== undefined));
  const shown = groups.map(({ heading, rows }) => ({ heading: named ? null : heading, rows }));
  return asText(tableOf(fitting(columns, answers), shown), WIDTH).trimEnd();
}

/** Without the exact chances where there is no room for them, then without what can be told from the rest: no name is cut for their sake. */
function fitting(columns: readonly Figure[], answers: readonly Answer[]): readonly Figure[] {
  let fit = columns;
  const isSameCost = answers.every(({ cost }) => cost === answers[0]!.cost);
  const leastNeeded = columns.includes(ANY_LOSS) ? [EXACT, ONE_IN, isSameCost ? ACTIONS : ANY_LOSS] : [EXACT];
  for (const column of leastNeeded) if (widthOf(fit, answers) > WIDTH) fit = fit.filter((other) => other !== column);
  return fit;
}

function widthOf(columns: readonly Figure[], answers: readonly Answer[]): number {
  const widths = columns.map(({ title, cell }) => answers.reduce((widest, answer) => Math.max(widest, cell(answer).text.length), title.length));
  return widths.reduce((sum, each) => sum + each + 2, -2);
}

export function tableMarkdown(found: OddsTable): string {
  return inParts(found, asMarkdown).join('\n');
}

export function tableCsv(found: OddsTable): string {
  return inParts(found, asCsv).join('\n');
}

/** Attacks written at a time: the cells of a whole table of several hundred thousand would take more memory than all the rest. */
const PART = 5000;

/** The table as `write` has it, in parts of some thousand attacks: only the first with its head, each without its last line end. */
function inParts({ answers, resists }: OddsTable, write: (table: Table) => string): string[] {
  const columns = [ATTACKER, ATTACK, DEFENDER, WHEN, ...resultOf(resists, answers)];
  const head = write(tableOf(columns, [])).trimEnd();
  const parts = Array.from({ length: Math.ceil(answers.length / PART) }, (_, i) => answers.slice(i * PART, (i + 1) * PART));
  return [head, ...parts.map((rows) => write(tableOf(columns, [{ heading: null, rows }])).trimEnd().slice(head.length + 1))];
}

function tableOf(columns: readonly Figure[], groups: readonly { heading: string | null; rows: readonly Answer[] }[]): Table {
  return {
    columns,
    groups: groups.map(({ heading, rows }) => ({ heading, rows: rows.map((answer) => columns.map(({ cell }) => cell(answer))), total: null })),
    notes: [],
  };
}

function groupBy(answers: readonly Answer[], keyOf: (answer: Answer) => string): Map<string, Answer[]> {
  const groups = new Map<string, Answer[]>();
  for (const each of answers) {
    const group = groups.get(keyOf(each));
    if (group === undefined) groups.set(keyOf(each), [each]);
    else group.push(each);
  }
  return groups;
}
