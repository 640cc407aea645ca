/** Numbers changed one at a time: a bar for each value tried, as long as it moves the score, the number that moves it most on top. */
import { points, type Summary, type Swing, type SwingChange } from '../summary/index.ts';
import { capital, chart, inPercent, type Chart } from './chart.ts';
import { textWidth } from './font-metrics.ts';
import { INK, LABEL_SIZE, seatColor } from './style.ts';
import { whose } from '../side-words.ts';

/** More numbers could not be read; the table has them all. */
const MOST_NUMBERS = 30;
const WIDTH = 420;
/** Pixels: of a bar with its room, of the bar, and between one number and the next. */
const ROW = 18;
const BAR = 13;
const GAP = 12;

export function tornado(summary: Summary): Chart | null {
  const { swings, seats } = summary;
  if (swings.length === 0 || swings.every(({ reach }) => reach === null)) return null;
  const drawn = swings.slice(0, MOST_NUMBERS);
  const abilities = swings.every(({ ability }) => ability !== null);
  const nameOf = ({ path, ability, value }: Swing) => (abilities ? `without ${ability!}` : `${path} (${String(value)})`);
  const tops = drawn.map((_, i) => drawn.slice(0, i).reduce((sum, { changes }) => sum + changes.length * ROW + GAP, GAP / 2));
  const height = tops.at(-1)! + drawn.at(-1)!.changes.length * ROW + GAP / 2;
  const names = drawn.map((swing, i) => ({ name: nameOf(swing), y: tops[i]! + (swing.changes.length * ROW) / 2 }));
  const bars = drawn.flatMap((swing, i) => swing.changes.map((change, row) => barOf(summary, nameOf(swing), change, tops[i]! + (row + 0.5) * ROW, abilities)));
  const reach = Math.max(5, ...bars.flatMap(({ low, high }) => [Math.abs(low ?? 0), Math.abs(high ?? 0)]));
  const scale = { domain: [-reach, reach], nice: true };
  const x = (field: string) => ({ field, type: 'quantitative', scale, axis: { tickCount: 5 }, title: `change of ${whose(seats[0]!)} score, points` });
  const down = (field: string) => ({ field, type: 'quantitative', scale: { domain: [0, height], reverse: true, nice: false }, axis: null });
  const at = { y: down('y') };
  const favored = [seats[0]!, seats.length === 2 ? seats[1]! : 'the others'].map((seat) => `helps ${seat}`);
  const color = { field: 'helps', type: 'nominal', title: null, scale: { domain: favored, range: [seatColor(0), seatColor(1)] } };
  const opacity = { condition: { test: 'datum.beyondChance', value: 0.85 }, value: 0.25 };
  const labels = Math.max(...names.map(({ name }) => textWidth(name, LABEL_SIZE)));
  const says = Math.max(...bars.map((bar) => textWidth(bar.says, LABEL_SIZE)));
  return chart(abilities ? 'worth-of-abilities' : 'tornado', title(summary, abilities), note(summary, abilities), Math.round(labels + WIDTH + says + 50), {
    data: { values: bars },
    width: WIDTH,
    height,
    layer: [
      { mark: { type: 'rect', tooltip: true }, encoding: { y: down('top'), y2: { field: 'bottom' }, x: x('zero'), x2: { field: 'change' }, color, opacity } },
      { mark: { type: 'rule', strokeWidth: 1.5, color: INK }, encoding: { ...at, x: x('low'), x2: { field: 'high' } } },
      { data: { values: [{}] }, mark: { type: 'rule', color: INK }, encoding: { x: { datum: 0 } } },
      { mark: { type: 'text', align: 'left', fontSize: LABEL_SIZE }, encoding: { ...at, x: { value: WIDTH + 8 }, text: { field: 'says' } } },
      { data: { values: names }, mark: { type: 'text', align: 'right', fontSize: LABEL_SIZE }, encoding: { ...at, x: { value: -8 }, text: { field: 'name' } } },
    ],
  });
}

function barOf({ seats, pools }: Summary, number: string, { value, difference, beyondChance, turnsOver, pool }: SwingChange, y: number, abilities: boolean) {
  const { kind, seat } = pools[pool]!.verdict;
  const turned = turnsOver ? `, ${kind === 'favors' ? `favors ${seats[seat!]!}` : kind}` : '';
  const helped = difference.estimate! > 0 ? seats[0]! : seats.length === 2 ? seats[1]! : 'the others';
  const says = abilities ? `${points(difference.estimate)}${turned}` : `${String(value)}: ${points(difference.estimate)}${turned}`;
  return { number, y, top: y - BAR / 2, bottom: y + BAR / 2, zero: 0, change: inPercent(difference.estimate), low: inPercent(difference.low), high: inPercent(difference.high), beyondChance, helps: `helps ${helped}`, says };
}

function title({ swings, seats }: Summary, abilities: boolean): string {
  const sure = swings.filter(({ changes }) => changes.some(({ beyondChance }) => beyondChance));
  if (sure.length === 0) return abilities ? 'No ability moves the score beyond chance' : swings.length === 1 ? `${swings[0]!.path} does not move the score beyond chance` : `None of ${swings.length} numbers moves the score beyond chance`;
  const [first] = sure;
  const most = first!.changes.filter(({ beyondChance }) => beyondChance).reduce((a, b) => (Math.abs(b.difference.estimate!) > Math.abs(a.difference.estimate!) ? b : a));
  const by = `${Math.abs(most.difference.estimate! * 100).toFixed(1)} points`;
  if (abilities) return `${capital(first!.ability!)} is worth most: ${by} to ${most.difference.estimate! < 0 ? seats[0]! : seats.length === 2 ? seats[1]! : 'the others'}`;
  if (swings.length === 1) return `${first!.path} moves the score by ${by} with ${String(most.value)}${most.turnsOver ? ', and turns the verdict over' : ''}`;
  const turning = swings.filter(({ changes }) => changes.some(({ turnsOver }) => turnsOver)).length;
  return `${first!.path} matters most: ${by} with ${String(most.value)}; ${turning === 0 ? 'no number' : turning === 1 ? 'one number' : `${turning} numbers`} of ${swings.length} turn${turning > 1 ? '' : 's'} the verdict over`;
}

function note({ swings, seats }: Summary, abilities: boolean): string {
  const left = swings.length - MOST_NUMBERS;
  const what = abilities ? `How ${whose(seats[0]!)} score changes when an ability is left out` : `How ${whose(seats[0]!)} score changes when one number is changed`;
  return `${what}, over the same games. Lines: intervals that hold together at 95 %; pale bars are within chance.${abilities ? '' : ' In brackets: the value as it is; at the right: the one tried, and the verdict where it turns over.'}${left > 0 ? ` Not drawn: ${left} more, which stand in the table.` : ''}`;
}
