/** A night as one offline page: the verdict, what moved, the trend of each experiment, every figure. */
import { escapeMarkup } from '../escape-markup.ts';
import { escapeProse } from '../report/escape.ts';
import { htmlOf } from '../report/html-tables.ts';
import { figureOf, shell, type Figure } from '../report/shell.ts';
import { toldFlips } from './flip-words.ts';
import { failedGames, type Night } from './night.ts';
import { failuresOf, headline, isDrift, linesOf, nightTable } from './words.ts';

export interface About {
  /** ISO date and time, UTC. */
  at: string;
  commit: string | null;
  version: string;
  /** The command that makes tonight the baseline. */
  renew: string;
}

export function nightPage(night: Night, { at, commit, version, renew }: About, figures: readonly Figure[], leftOut: readonly string[] = []): string {
  const drift = isDrift(night);
  const table = nightTable(night);
  const failures = night.experiments.filter((experiment) => failedGames(experiment) > 0).map(({ name, folder }) => `${name}: failed games are listed in ${folder!}/failures.json, each with the command that plays it again.`);
  return shell({
    title: drift ? 'The balance has drifted' : failuresOf(night) > 0 ? 'Games failed tonight' : 'No drift tonight',
    facts: [`${at.slice(0, 16).replace('T', ' ')} UTC`, ...(commit === null ? [] : [commit]), `skirmish-lab ${version}`].join(' · '),
    figures,
    main: `<section class="verdict ${drift ? 'drift' : 'fair'}"><p>${escapeProse(headline(night))}</p></section>
${failures.map((line) => `<p class="warning">${escapeProse(line)}</p>`).join('\n')}
${linesOf(night).map((line) => (line.startsWith(' ') ? `<p class="note">${escapeProse(line.trim())}</p>` : `<p>${escapeProse(line)}</p>`)).join('\n')}
<p class="note">${escapeMarkup('If it should be as tonight from now on, renew the baseline and commit it:')} <code>${escapeMarkup(renew)}</code></p>
${flipsSection(night)}<h2>From night to night</h2>
${figures.map(figureOf).join('\n')}
${leftOut.map((line) => `<p class="note">${escapeMarkup(line)}</p>`).join('\n')}
${table.groups.length === 0 ? '' : `<h2>Every figure</h2>\n${htmlOf(table)}`}`,
  });
}

/** The first games with another winner; nothing where there are none. */
function flipsSection({ experiments }: Night): string {
  const parts = experiments.flatMap((experiment) => {
    const games = toldFlips(experiment).map(({ says, replay }) => `<li>${escapeProse(says)}<br><code>${escapeMarkup(replay)}</code></li>`);
    return games.length === 0 ? [] : [`<p>${escapeMarkup(`The first of ${experiment.name}:`)}</p>\n<ul>${games.join('\n')}</ul>\n`];
  });
  return parts.length === 0 ? '' : `<h2>Games with another winner</h2>\n${parts.join('')}`;
}
