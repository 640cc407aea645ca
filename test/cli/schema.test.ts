/** `schema/*.json` are what the code says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { positionSchema } from '../../src/kernel/position.ts';
import { folderWith, ROOT, skirmish } from './skirmish.ts';

test('the schemas kept in the repository are current (else: npm run schema)', () => {
  const folder = folderWith();
  const { code, stdout } = skirmish(folder, 'schema', '--out', 'new');
  expect([code, stdout]).toEqual([0, 'new/experiment.json\nnew/position.json\nnew/layout.json\nnew/force.json\n']);
  for (const name of readdirSync(join(folder, 'new'))) {
    expect(readFileSync(join(ROOT, 'schema', name), 'utf8')).toBe(readFileSync(join(folder, 'new', name), 'utf8'));
  }
});

test('a position names its system, its board and where each figure stands, and nothing unknown', () => {
  const position = { system: 'fury-of-the-clansmen', board: '. . J\n. R .\n', figures: [{ id: 'c1', unit: 'centurion', at: [2, 0] }] };
  expect(positionSchema.safeParse(position).success).toBe(true);
  expect(positionSchema.safeParse({ ...position, figures: [{ id: 'c1', unit: 'centurion', at: [2.5, 0] }] }).success).toBe(false);
  expect(positionSchema.safeParse({ ...position, figurs: [] }).success).toBe(false);
});
