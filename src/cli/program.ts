/** The command line `skirmish`: its commands, and one way for all of them to refuse bad usage. */
import { Command } from 'commander';
import { UsageError, unknownName } from '../kernel/errors.ts';
import { version } from './version.ts';
import { addCheck } from './commands/check.ts';
import { addCompare } from './commands/compare.ts';
import { addDice } from './commands/dice.ts';
import { addExport } from './commands/export.ts';
import { addInspect } from './commands/inspect.ts';
import { addLayout } from './commands/layout.ts';
import { addNightly } from './commands/nightly.ts';
import { addOdds } from './commands/odds.ts';
import { addPlay } from './commands/play.ts';
import { addPoints } from './commands/points.ts';
import { addReplay } from './commands/replay.ts';
import { addReport } from './commands/report.ts';
import { addRun } from './commands/run.ts';
import { addSample } from './commands/sample.ts';
import { addSchema } from './commands/schema.ts';
import { addSensitivity } from './commands/sensitivity.ts';
import { addSystems } from './commands/systems.ts';
import { addTune } from './commands/tune.ts';

export function buildProgram(): Command {
  const program = new Command('skirmish')
    .description('Plays thousands of seeded games of a tabletop skirmish, and says how fair a mission is.')
    .version(version())
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(oneLine(text)) });
  for (const [heading, adders] of GROUPS) {
    program.commandsGroup(heading);
    for (const add of adders) add(program);
  }
  addHelp(program);
  return program.addHelpText('after', BEGIN);
}

/** Commands by the question that they answer. */
const GROUPS: readonly (readonly [string, readonly ((program: Command) => void)[]])[] = [
  ['Is it fair?', [addRun, addCheck, addReport, addCompare, addSensitivity, addTune, addNightly, addExport]],
  ['One game', [addPlay, addReplay, addLayout]],
  ['Odds, positions and points', [addOdds, addDice, addInspect, addPoints]],
  ['What there is', [addSystems, addSchema, addSample]],
];

const BEGIN = `
To begin with:
  $ skirmish systems
  $ skirmish play conan-rise-of-monsters shrine
  $ skirmish run experiments/fury-of-the-clansmen/breakthrough.yaml --games 20

\`skirmish <command> --help\` says what a command can do, with examples.
Exit codes: 0 done, 1 games or checks failed or an expectation is not met, 2 wrong usage or input.`;

/** In place of the library's own, which answers an unknown command with the list of all. */
function addHelp(program: Command): void {
  program.helpCommand(false);
  program
    .command('help')
    .description('Say what a command can do.')
    .argument('[command]')
    .action((name: string | undefined) => {
      if (name === undefined) return program.outputHelp();
      const command = program.commands.find((each) => each.name() === name);
      if (command === undefined) throw new UsageError(unknownName('command', name, program.commands.map((each) => each.name())));
      command.outputHelp();
    });
}

/** `error: unknown option '--gams'\n(Did you mean --games?)` on one line, in the form of our own messages; and where to look when nothing is near or something is missing. */
function oneLine(text: string): string {
  return text
    .replace(/^error: /, '')
    .replace(/\n\(Did you mean (.*)\?\)/, '; did you mean $1?')
    .replace(/^(unknown command '[^']*')$/m, '$1; --help lists those that there are')
    .replace(/^(missing required argument .*|required option .*)$/m, '$1; --help shows an example');
}
