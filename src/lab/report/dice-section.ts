/** The run's own dice in the report: each kind of roll, as often as its exact chances say? */
import { percent, type DiceReport } from '../summary/index.ts';
import { escapeProse } from './escape.ts';
import { listing } from './html-tables.ts';
import { grouped } from '../grouped.ts';

export function diceSection(dice: DiceReport | null): string {
  if (dice === null) return '<h2>Dice</h2>\n<p>No roll of this run was counted.</p>';
  const rows = dice.kinds.map(({ kind, rolls, outcomes, p, off }) => [
    kind,
    grouped(rolls),
    outcomes.map(({ outcome, observed, exact }) => `${outcome}: ${inPercent(observed)} (${inPercent(exact)})`).join(' · '),
    p === null ? '-' : percent(p, p < 0.1 ? 2 : 0),
    p === null ? 'not judged' : off ? 'off' : 'sound',
  ]);
  return `<h2>Dice</h2>
<p${dice.kinds.some(({ off }) => off) ? ' class="warning"' : ''}>${escapeProse(dice.says)}</p>
<details><summary>Every kind of roll</summary>
<p class="note">How often each outcome came up, in percent of the rolls, and in brackets how often its exact chances say, given the dice that were in hand. Surprise: how often sound dice would be as far off in some cell, corrected for the number of kinds and cells.</p>
${listing(['roll', 'rolls', 'outcome: came up (should), %', 'surprise', 'dice'], rows, dice.kinds.map(({ off }) => (off ? 'assumed' : '')))}
</details>`;
}

const inPercent = (share: number | null): string => (share === null ? '-' : (share * 100).toFixed(1));
