/** A night as Markdown, for the summary of a CI job. */
import { asMarkdown } from '../summary/index.ts';
import { flipSentence, toldFlips } from './flip-words.ts';
import { failuresOf, headline, isDrift, linesOf, nightTable, rowInWords } from './words.ts';
import type { Night } from './night.ts';

/** `renew`: the command that makes tonight the baseline. */
export function markdownOf(night: Night, renew: string): string {
  const drifts = night.experiments.flatMap(({ name, rows }) => rows.filter(({ outcome }) => outcome === 'drift').map((row) => `- **${text(name)}**, ${text(rowInWords(row))}`));
  const table = nightTable(night);
  return [
    `## Balance tonight: ${isDrift(night) ? 'drift' : failuresOf(night) > 0 ? 'failed games' : 'no drift'}`,
    text(headline(night)),
    ...(drifts.length === 0 ? [] : [drifts.join('\n'), `If it should be so from now on, renew the baseline and commit it:\n\n\`\`\`sh\n${renew}\n\`\`\``]),
    linesOf(night).filter((line) => !line.startsWith('  ')).map((line) => `- ${text(line)}`).join('\n'),
    ...flipsOf(night),
    ...(table.groups.length === 0 ? [] : [`<details><summary>Every figure</summary>\n\n${text(asMarkdown(table))}\n</details>`]),
    '',
  ].join('\n\n');
}

/** Folded: the first games with another winner of each experiment. */
function flipsOf({ experiments }: Night): string[] {
  return experiments.flatMap((experiment) => {
    const [sentence, told] = [flipSentence(experiment), toldFlips(experiment)];
    if (sentence === null) return [];
    const games = told.map(({ says, replay }) => `${text(says)}\n\n\`\`\`sh\n${replay}\n\`\`\``);
    return [`**${text(experiment.name)}**: ${text(sentence)}.`, ...(told.length === 0 ? [] : [`<details><summary>${told.length === 1 ? 'It' : `The first ${told.length}`}, to be played again where tonight's games are</summary>\n\n${games.join('\n\n')}\n\n</details>`])];
  });
}

/** What stands in titles and names is no markup. */
const text = (plain: string): string => plain.replaceAll('<', '&lt;');
