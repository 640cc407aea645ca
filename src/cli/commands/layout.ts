/** `skirmish layout`: how a mission lies, as a file to change and to play on. */
import type { Command } from 'commander';
import { examples } from '../help-text.ts';
import { UsageError } from '../../kernel/errors.ts';
import { readSet, withSet } from '../options.ts';
import { writeOwn } from '../own-file.ts';
import { print } from '../print.ts';

export function addLayout(program: Command): void {
  const command = program
    .command('layout')
    .summary('how a mission lies, as a file to change')
    .description('Print how a mission lies, as a file to change: then name it under `layout:` in an experiment, or after --layout.')
    .argument('<system>', 'a rulebook, as `skirmish systems` lists them')
    .argument('<mission>', 'one of its missions');
  withSet(command)
    .option('--out <file>', 'write it there instead of printing it')
    .addHelpText('after', examples('layout legions-of-steel the-foundry --out my-foundry.yaml', 'play legions-of-steel the-foundry --layout my-foundry.yaml'))
    .action(layout);
}

async function layout(systemId: string, missionId: string, { set, out }: { set?: string[]; out?: string }): Promise<void> {
  const { missionNamed, systemNamed } = await import('../named.ts');
  const { layoutText } = await import('../layout-text.ts');
  const system = systemNamed(systemId);
  const mission = missionNamed(system, missionId);
  if (system.layout === undefined) throw new UsageError(`${system.title} takes no layouts of your own`);
  const text = layoutText(system.layout(mission.id, await readSet(set)));
  if (out === undefined) return print(text.trimEnd());
  await writeOwn(out, text, '--out');
  print(`${out}: how ${mission.title} lies.`);
}
