/** `skirmish schema`: the JSON Schemas of all files that users write, for editors that check as one types. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { System } from '../../kernel/game.ts';
import { print } from '../print.ts';

export function addSchema(program: Command): void {
  program
    .command('schema')
    .summary('schemas of all files, for editors')
    .description('Write the JSON Schemas of experiment, position, layout and force files, for editors that check them while you type.')
    .option('--out <folder>', 'where to', 'schema')
    .addHelpText('after', '\nExample:\n  $ skirmish schema --out schema')
    .action(schema);
}

async function schema({ out }: { out: string }): Promise<void> {
  const { experimentJsonSchema } = await import('../../lab/experiment/schema.ts');
  const { positionJsonSchema } = await import('../../kernel/position.ts');
  const { SYSTEMS } = await import('../../systems/index.ts');
  const systems = [...SYSTEMS.values()];
  const layout = anyOf(systems.filter((system) => system.layout !== undefined).map((system) => system.fileSchemas?.().layout ?? ofSystem(system, ['system'])));
  const force = anyOf(systems.filter((system) => system.points !== undefined).map((system) => system.fileSchemas?.().force ?? ofSystem(system, [])));
  mkdirSync(out, { recursive: true });
  for (const [name, document] of Object.entries({ experiment: experimentJsonSchema(), position: positionJsonSchema(), layout, force })) {
    const file = join(out, `${name}.json`);
    writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
    print(file);
  }
}

/** What a system says nothing more of. */
const ofSystem = ({ id, title }: System, required: readonly string[]): object => ({ type: 'object', properties: { system: { type: 'string', const: id } }, required, description: `A file for ${title}.` });

/** One document for the files of all systems. */
function anyOf(schemas: readonly object[]): object {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  return { $schema, anyOf: schemas.map((schema) => Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema'))) };
}
