/** What a worker finds by its folders is what everybody else is shown. */
import { expect, test } from 'vitest';
import { strategyAlone, systemAlone } from '../../src/cli/alone.ts';
import { builtIn } from '../../src/cli/strategies.ts';
import { SYSTEMS } from '../../src/systems/index.ts';

test.each([...SYSTEMS.keys()])('%s, alone, is the one that is listed, and so are all its strategies', async (id) => {
  const { title, missions } = SYSTEMS.get(id)!;
  expect(await systemAlone(id)).toMatchObject({ id, title, missions: missions.map((mission) => ({ id: mission.id })) });
  for (const { name, about } of builtIn(id)) expect(await strategyAlone(id, name)).toMatchObject({ name, about });
});

test('a name that no strategy has is refused with the nearest one', async () => {
  await expect(strategyAlone('warengine', 'warlrod')).rejects.toThrow('unknown strategy "warlrod"; did you mean "warlord"?');
});
