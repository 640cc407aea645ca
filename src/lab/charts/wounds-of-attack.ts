/** What one attack does: the hits that it rolls, and what is left of them after the defender's dice: the chance to kill. */
import type { Distribution } from '../../kernel/dice/distribution.ts';
import type { Odds } from '../../kernel/odds.ts';
import type { Answer } from '../odds/ask.ts';
import { chanceText } from '../odds/words.ts';
import { capital, chart, inPercent, type Chart } from './chart.ts';
import { OTHER_COLOR } from './style.ts';

/** With more bars than this their numbers would run into each other. */
const MOST_LABELLED = 12;
/** And with more than this they are written small, without the sign that the axis has. */
const MOST_LARGE = 7;
const HEIGHT = 240;
const KINDS = ['kills', 'does not kill'] as const;

/** `about`: what the note adds, such as the rulebook and what is patched. */
export function woundsOfAttack({ attacker, attack, defender, attackDice, armorDice, hits, wounds, enough, kill, losses }: Answer, { counts, resists }: Odds, about: string): Chart {
  const color = { field: 'kind', type: 'nominal', title: null, sort: KINDS, scale: { domain: KINDS, range: [OTHER_COLOR, '#c3d3e6'] } };
  const loses = losses === undefined ? '' : `${losses.lost.average((count) => count).toFixed(2)} ${losses.of} on average, `;
  return chart('attack', `${capital(attacker)}, ${attack}, at ${defender}: ${loses}${chanceText(kill)} to kill`, `Left: what ${attackDice} rolls. Right: what is left of it after the ${resists} of ${armorDice}; ${enough === 1 ? 'one kills' : `${enough} kill`}. ${about}`, wounds.outcomes.length <= MOST_LARGE ? 640 : 740, {
    spacing: 30,
    hconcat: [
      bars(hits, `${counts} rolled`, 300, { value: '#7f8c9a' }),
      bars(wounds, `${counts} that get through`, wounds.outcomes.length <= MOST_LARGE ? 200 : 300, color, (value) => KINDS[value >= enough ? 0 : 1]),
    ],
  });
}

/** The chance of exactly each value. */
function bars({ outcomes, chances }: Distribution, title: string, width: number, color: Record<string, unknown>, kindOf?: (value: number) => string) {
  const isLarge = outcomes.length <= MOST_LARGE;
  const values = outcomes.map((value, i) => ({ value, ...(kindOf === undefined ? {} : { kind: kindOf(value) }), p: inPercent(chances[i]!), says: isLarge ? chanceText(chances[i]!) : chanceText(chances[i]!).replace(' %', '') }));
  const position = {
    x: { field: 'value', type: 'ordinal', title, axis: { labelAngle: 0 } },
    y: { field: 'p', type: 'quantitative', scale: { domain: [0, 100] }, title: 'chance, %' },
  };
  const labels = { mark: { type: 'text', dy: -7, fontSize: isLarge ? 11 : 9 }, encoding: { ...position, text: { field: 'says' } } };
  return { data: { values }, width, height: HEIGHT, layer: [{ mark: { type: 'bar', tooltip: true }, encoding: { ...position, color } }, ...(values.length <= MOST_LABELLED ? [labels] : [])] };
}
