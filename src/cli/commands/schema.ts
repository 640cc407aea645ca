/** `skirmish schema`: the JSON Schemas of experiments and positions, for editors that check as one types. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { print } from '../print.ts';

export function addSchema(program: Command): void {
  program
    .command('schema')
    .description('Write the JSON Schemas of experiment and position files, for editors that check them while you type.')
    .option('--out <folder>', 'where to', 'schema')
    .addHelpText('after', '\nExample:\n  $ skirmish schema --out schema')
    .action(schema);
}

async function schema({ out }: { out: string }): Promise<void> {
  const { experimentJsonSchema } = await import('../../lab/experiment/schema.ts');
  const { positionJsonSchema } = await import('../../kernel/position.ts');
  mkdirSync(out, { recursive: true });
  for (const [name, document] of Object.entries({ experiment: experimentJsonSchema(), position: positionJsonSchema() })) {
    const file = join(out, `${name}.json`);
    writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
    print(file);
  }
}
