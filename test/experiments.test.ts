/** Every experiment that comes with the project can be run: it reads, its names are known, and each of its cells opens. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../src/cli/catalogue.ts';
import { openLab } from '../src/index.ts';

const ROOT = join(import.meta.dirname, '..', 'experiments');
const files = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap((room) => readdirSync(join(ROOT, room.name)).filter((name) => name.endsWith('.yaml')).map((name) => join(room.name, name)));

describe('experiments', () => {
  it.each(files)('%s is one to run', async (file) => {
    const { plansOf } = await openLab();
    const [plan] = await plansOf([join(ROOT, file)], {});
    expect(plan!.cells.length).toBeGreaterThan(0);
  });

  it('there is one for each mission of each rulebook', async () => {
    const { plansOf } = await openLab();
    const plans = await plansOf(files.map((file) => join(ROOT, file)), {});
    const asked = new Set(plans.map(({ system, mission }) => `${system.id} ${mission.id}`));
    for (const system of CATALOGUE.systems.values()) for (const { id } of system.missions) expect(asked).toContain(`${system.id} ${id}`);
  });
});
