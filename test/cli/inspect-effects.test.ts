/** What does not kill at one blow is told with what it does: wounds, or stuns. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { boardLines } from '../../src/cli/inspect-text.ts';
import type { BoardInspection } from '../../src/kernel/inspect.ts';
import { bloodBerets } from '../../src/systems/blood-berets/index.ts';
import { ROOT } from './skirmish.ts';

const linesOf = (name: string, id: string) => {
  const position = parse(readFileSync(join(ROOT, 'experiments/blood-berets/positions', `${name}.yaml`), 'utf8')) as unknown;
  const inspection = bloodBerets.inspect!(position) as BoardInspection;
  const lines = boardLines(inspection, inspection.figures.filter((figure) => figure.id === id), bloodBerets.seats);
  return lines.slice(lines.findIndex((line) => line.startsWith('  Attacks')));
};

test('Blood Berets: a wound, and a kill by the Shellshocker, each with what is added to skill and armor', () => {
  expect(linesOf('past-a-corner', 'trooper-3')).toEqual([
    '  Attacks  intruder            legionnaire-5   0.0 %  wounds 27.5 %  14-4! against 22-12  -4 behind a corner',
    '           aimed intruder      legionnaire-5   0.0 %  wounds 50.5 %  14! against 22-16    +4 aimed; armor -4 aimed; -4 behind a corner',
    '           aggressor           legionnaire-5   0.0 %  wounds 18.5 %  14-4! against 22-8   -4 behind a corner',
    '           aimed aggressor     legionnaire-5   0.0 %  wounds 37.5 %  14! against 22-12    +4 aimed; armor -4 aimed; -4 behind a corner',
    '           shellshocker        legionnaire-5  31.3 %  kills          14-6! against 22-17  -2 weapon; -4 behind a corner',
    '           aimed shellshocker  legionnaire-5  57.3 %  kills          14-2! against 22-21  -2 weapon; +4 aimed; armor -4 aimed; -4 behind a corner',
  ]);
});
