/** `skirmish export`: the games of a stored run for other programs. */
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Option, type Command } from 'commander';
import { UsageError } from '../../kernel/errors.ts';
import type { ExportFormat } from '../../lab/export/index.ts';
import { complain } from '../exit.ts';
import { grouped } from '../../lab/grouped.ts';

const FORMATS: readonly ExportFormat[] = ['csv', 'json', 'parquet', 'arrow'];

interface Options {
  format?: ExportFormat;
  cell?: string[];
  out?: string;
}

export function addExport(program: Command): void {
  program
    .command('export')
    .summary('games of a run for other programs')
    .description('Give the games of a stored run to other programs: a row a game, with what its cell stands for.')
    .argument('<run-folder>', 'what `skirmish run` wrote')
    .addOption(new Option('--format <format>', 'how (default: as --out ends, or csv)').choices(FORMATS))
    .option('--cell <cell...>', 'only these cells, by index or label')
    .option('--out <file>', 'where to (default: csv and json to standard output, parquet and arrow to export.* in the run folder)')
    .addHelpText('after', '\nExamples:\n  $ skirmish export reports/breakthrough --format csv\n  $ skirmish export reports/breakthrough --cell 0 "rush / hunter" --out two-cells.parquet')
    .action(exportRun);
}

async function exportRun(folder: string, { format: asked, cell, out }: Options): Promise<void> {
  const { asCsv, asJson, extractOf, writeExport } = await import('../../lab/export/index.ts');
  const { isOfRun } = await import('../../lab/store/files.ts');
  const format = formatOf(asked, out);
  const extract = await extractOf(folder, cell);
  if (out === undefined && (format === 'csv' || format === 'json')) {
    await pipeline(Readable.from(format === 'csv' ? asCsv(extract) : asJson(extract)), process.stdout, { end: false });
    return;
  }
  const file = out ?? join(folder, `export.${format}`);
  if (isOfRun(folder, file)) throw new UsageError(`--out ${file}: is a file of the run itself; name another`);
  await writeExport(extract, format, file);
  complain(`${grouped(extract.rows)} games written to ${file}`);
}

/** As `--format` says, or as `--out` ends; a file under a wrong name would mislead. */
function formatOf(asked: ExportFormat | undefined, out: string | undefined): ExportFormat {
  if (out === undefined) return asked ?? 'csv';
  const named = FORMATS.find((known) => extname(out).toLowerCase() === `.${known}`);
  if (asked === undefined && named === undefined) throw new UsageError(`--out ${out}: expected a file that ends in ${FORMATS.map((known) => `.${known}`).join(', ')}, or --format as well`);
  if (asked !== undefined && named !== undefined && asked !== named) throw new UsageError(`--out ${out}: ends in .${named}, but --format says ${asked}`);
  return asked ?? named!;
}
