/** `skirmish dice`: how dice come out, in the notation of a rulebook, and how they fare against others. */
import type { Command } from 'commander';
import { examples } from '../help-text.ts';
import type { System } from '../../kernel/game.ts';
import { chartPath, saveChart } from '../chart-file.ts';
import { readSet, withSet } from '../options.ts';
import { print, printJson } from '../print.ts';

interface Options {
  vs?: string;
  set?: string[];
  json?: boolean;
  chart?: string;
}

export function addDice(program: Command): void {
  const command = program
    .command('dice')
    .summary('how dice come out, exactly')
    .description('Say how dice come out, exactly, and how they fare against others. Without dice: how a rulebook writes them.')
    .argument('<system>', 'a rulebook, as `skirmish systems` lists them')
    .argument('[dice]', 'dice in its notation')
    .option('--vs <dice>', 'other dice to roll against');
  withSet(command)
    .option('--json', 'one JSON document instead of words')
    .option('--chart <file>', 'also draw it, to .svg, .png or .vl.json', chartPath)
    .addHelpText('after', examples('dice fury-of-the-clansmen 3r+1b --vs 3w+3r', 'dice warengine 4k3 --vs 3k3', 'dice conan-rise-of-monsters 8! --vs 3s', 'dice blood-berets 14-2 --vs 24-12', 'dice legions-of-steel 2x4'))
    .action(dice);
  program.hook('preSubcommand', async (_, called) => {
    if (called === command) command.addHelpText('after', await notations());
  });
}

/** For the help: what each rulebook calls dice. Loaded only when this command is called. */
async function notations(): Promise<string> {
  const { SYSTEMS } = await import('../../systems/index.ts');
  return ['', ...[...SYSTEMS.values()].flatMap(notation)].join('\n');
}

function notation(system: System): string[] {
  const { about, counts, versus, example } = system.dice();
  return [`${system.title}  (${system.id})`, `  Dice: ${about}${about.includes(example[0]) ? '' : `; such as ${example[0]}`}. They show ${counts}.`, `  Against others (--vs ${example[1]}): ${versus}.`];
}

async function dice(systemId: string, text: string | undefined, options: Options): Promise<void> {
  const { systemNamed } = await import('../named.ts');
  const { UsageError } = await import('../../kernel/errors.ts');
  const { chancesOf, contestLines, diceLines } = await import('../../lab/odds/index.ts');
  const system = systemNamed(systemId);
  const { counts, versus, ...notated } = system.dice(await readSet(options.set));
  if (text === undefined) {
    if (Object.keys(options).length > 0) throw new UsageError(`dice: no dice are named; expected ${notated.about}`);
    return print(...notation(system));
  }
  const odds = notated.odds(text);
  const shown = notated.shows?.(text) ?? counts;
  const contest = options.vs === undefined ? undefined : notated.contest(text, options.vs);
  if (options.chart !== undefined) {
    const { spreadOfDice } = await import('../../lab/charts/index.ts');
    await saveChart(spreadOfDice(text, shown, odds, system.title), options.chart);
  }
  if (options.json) {
    const ends = contest === undefined ? {} : { vs: options.vs, win: contest.win.toNumber(), tie: contest.tie.toNumber(), lose: contest.lose.toNumber(), versus };
    return printJson({ format: 1, system: system.id, dice: text, counts: shown, ...chancesOf(odds), ...ends });
  }
  print(`${system.title}: ${text}`, '', ...diceLines(shown, odds));
  if (contest !== undefined) print('', ...contestLines(options.vs!, contest, versus));
  if (options.chart !== undefined) print('', `Chart: ${options.chart}`);
}
