/** How a roll comes out: the chance of exactly each value, and of at least it. */
import type { Distribution } from '../../kernel/dice/distribution.ts';
import { chanceText } from '../odds/words.ts';
import { capital, chart, inPercent, type Chart } from './chart.ts';
import { MAIN_COLOR } from './style.ts';

/** With more bars than this their numbers would run into each other. */
const MOST_LABELLED = 10;
const WIDTH = 620;
const KINDS = ['exactly', 'at least'] as const;

/** `dice`: what is rolled, such as "3r+1b"; `counts`: what it shows, such as "hits". */
export function spreadOfDice(dice: string, counts: string, odds: Distribution, note: string): Chart {
  const values = odds.outcomes.flatMap((value, i) =>
    [odds.chances[i]!, odds.atLeast(value).toNumber()].map((p, kind) => ({ value, kind: KINDS[kind]!, p: inPercent(p), says: chanceText(p) })),
  );
  const position = {
    x: { field: 'value', type: 'ordinal', title: capital(counts), axis: { labelAngle: 0 } },
    xOffset: { field: 'kind', sort: KINDS },
    y: { field: 'p', type: 'quantitative', scale: { domain: [0, 100] }, title: 'chance, %' },
  };
  const bars = {
    mark: { type: 'bar', tooltip: true },
    encoding: { ...position, color: { field: 'kind', type: 'nominal', title: null, sort: KINDS, scale: { domain: KINDS, range: [MAIN_COLOR, '#c3d3e6'] } } },
  };
  const labels = { mark: { type: 'text', dy: -7, fontSize: 11 }, encoding: { ...position, text: { field: 'says' } } };
  const title = `${dice} shows ${odds.mean().toNumber().toFixed(2)} ${counts} on average, standard deviation ${odds.sd().toFixed(2)}`;
  return chart('dice', title, note, WIDTH, {
    data: { values },
    width: WIDTH - 60,
    height: 260,
    layer: odds.outcomes.length <= MOST_LABELLED ? [bars, labels] : [bars],
  });
}
