/** The schemas of layout and force files: what the program prints and reads passes, and what it refuses for its form does not. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { layoutText } from '../../src/cli/layout-text.ts';
import { SYSTEMS, systemNamed } from '../../src/systems/index.ts';
import { numbersOf as conanNumbers } from '../../src/systems/conan-rise-of-monsters/book.ts';
import { READY_FORCES as CONAN_FORCES } from '../../src/systems/conan-rise-of-monsters/data/forces.ts';
import { readForce as readConanForce } from '../../src/systems/conan-rise-of-monsters/points/force-file.ts';
import { numbersOf } from '../../src/systems/warengine/book.ts';
import { READY_FORCES } from '../../src/systems/warengine/data/forces.ts';
import { readForce } from '../../src/systems/warengine/points/force-file.ts';
import { ROOT } from './skirmish.ts';

const schema = (name: string) => z.fromJSONSchema(JSON.parse(readFileSync(join(ROOT, 'schema', `${name}.json`), 'utf8')) as Parameters<typeof z.fromJSONSchema>[0]);
const [layouts, forces] = [schema('layout'), schema('force')];
const guard = { title: 'The king’s guard', points: 16, units: [{ unit: 'king-conan' }, { unit: 'gunderland-pikemen', reinforced: true }, { unit: 'bossonian-archers', count: 2 }] };
const passes = (form: z.ZodType, file: unknown) => form.safeParse(file).success;

describe('layouts', () => {
  const printed = (system: string, mission: string) => parse(layoutText(systemNamed(system).layout!(mission))) as Record<string, unknown>;
  const missions = [...SYSTEMS.values()].filter((system) => system.layout !== undefined).flatMap(({ id, missions }) => missions.map((mission) => [id, mission.id] as const));

  test.each(missions)('%s, %s: the one that is printed passes', (system, mission) => {
    expect(passes(layouts, printed(system, mission))).toBe(true);
  });

  const escape = printed('fury-of-the-clansmen', 'escape');
  const hold = printed('warengine', 'hold-the-ground');
  const table = hold['table'] as { size: number[]; terrain: { name: string; kind: string; outline: number[][] }[] };

  const heart = printed('legions-of-steel', 'heart-of-the-net');
  const shrine = printed('conan-rise-of-monsters', 'shrine');
  const ruins = shrine['table'] as typeof table;

  test.each([
    { ...escape, places: { ...(escape['places'] as object), 'place-a': [1.5, 0] } },
    { ...escape, places: { ...(escape['places'] as object), 'place-a': [-1, 0] } },
    { ...escape, places: 'anywhere' },
    { ...escape, bord: '. .' },
    { ...escape, board: 7 },
    { ...escape, mission: 'escap' },
    { ...heart, bord: '' },
    { ...heart, board: 7 },
    { ...heart, mission: 'hart-of-the-net' },
    { ...heart, garrison: [{ at: [12], facing: 'west' }] },
    { ...heart, garrison: [{ at: [12, 11], facing: 'south-west' }] },
    { ...heart, garrison: [{ at: [12, 11], facing: 'west', unit: 'nightmare' }] },
    { ...hold, tabel: {} },
    { ...hold, table: { ...table, size: [36] } },
    { ...hold, table: { ...table, terrain: [{ ...table.terrain[0], outlines: [] }] } },
    { ...hold, objectives: 7 },
    { ...hold, objectives: [{ name: 'ford' }] },
    { ...hold, forces: { green: 'gangs-fire' } },
    { ...hold, forces: { red: 'nobody' } },
    { ...hold, forces: { red: { units: [{ id: 'mob' }] } } },
    { ...shrine, shrine: [24] },
    { ...shrine, shrin: [24, 24] },
    { ...shrine, mission: 'shrin' },
    { ...shrine, table: { ...ruins, size: [36] } },
    { ...shrine, forces: { iron: 'circle-riders' } },
    { ...shrine, forces: { circle: 'set-host' } },
    { ...shrine, forces: { circle: { units: [] } } },
    { ...shrine, forces: { circle: { units: [{ unit: 'king-conan' }, { unit: 'oliphants' }] } } },
  ])('what is refused when it is read does not pass (%#)', (layout: Record<string, unknown>) => {
    const system = systemNamed(layout['system'] as string);
    const mission = system.missions.find(({ id }) => id === layout['mission'])?.id ?? system.missions[0]!.id;
    expect(() => system.open({ mission, layout }), 'the reader').toThrow();
    expect(passes(layouts, layout), 'the schema').toBe(false);
  });

  test('of Conan with all that one may have passes', () => {
    const layout = { ...shrine, shrine: [20.5, 30], forces: { circle: guard, set: 'random' } };
    expect(() => systemNamed('conan-rise-of-monsters').open({ mission: 'shrine', layout })).not.toThrow();
    expect(passes(layouts, layout)).toBe(true);
  });

  test.each([
    { ...hold, objectives: [table.terrain[0]!.name, { name: 'ford', at: [20, 18.25] }] },
    { ...hold, forces: { red: 'random', blue: { title: 'The mob', units: [{ id: 'mob', figures: [{ profile: 'thug', count: 9 }] }] } } },
  ])('what is read passes (%#)', (layout) => {
    expect(() => systemNamed('warengine').open({ mission: 'hold-the-ground', layout })).not.toThrow();
    expect(passes(layouts, layout)).toBe(true);
  });
});

describe('forces', () => {
  test.each(Object.entries(READY_FORCES))('the ready %s passes', (_, force) => {
    expect(passes(forces, { ...force, system: 'warengine' })).toBe(true);
  });

  const mob = { system: 'warengine', units: [{ id: 'mob', figures: [{ profile: 'thug', count: 9 }] }] };
  const own = { type: 'trooper', movement: 6, defense: '2k2', mental: '2k1', weapons: { stick: { attack: '2k1' } } };

  test.each([
    [{ ...mob, unit: [] }],
    [{ ...mob, points: 0 }],
    [{ ...mob, units: [{ id: 'mob', figures: [] }] }],
    [{ ...mob, units: [{ id: 'mob', figures: [{ profile: 'thug', count: 1.5 }] }] }],
    [{ ...mob, profiles: { lout: { ...own, type: 'troper' } } }],
    [{ ...mob, profiles: { lout: { ...own, weapons: { stick: { attack: '2k1', veryLong: 'yes' } } } } }],
  ])('what is refused when it is read does not pass (%#)', (force) => {
    expect(() => readForce(numbersOf(), force), 'the reader').toThrow();
    expect(passes(forces, force), 'the schema').toBe(false);
  });

  test('with a profile of its own passes', () => {
    const force = { ...mob, profiles: { lout: own }, units: [{ id: 'louts', figures: [{ profile: 'lout', count: 5 }] }] };
    expect(() => readForce(numbersOf(), force)).not.toThrow();
    expect(passes(forces, force)).toBe(true);
  });

  const conan = { ...guard, system: 'conan-rise-of-monsters' };

  test.each([conan, ...Object.values(CONAN_FORCES).map((force) => ({ ...force, system: 'conan-rise-of-monsters' }))])('Conan: $title passes', (force) => {
    expect(() => readConanForce(conanNumbers(), force)).not.toThrow();
    expect(passes(forces, force)).toBe(true);
  });

  test.each([
    { ...conan, unit: [] },
    { ...conan, title: '' },
    { ...conan, points: 0 },
    { ...conan, units: [] },
    { ...conan, units: [...conan.units, { unit: 'gunderland-pikeman' }] },
    { ...conan, units: [...conan.units, { unit: 'bossonian-archers', count: 0 }] },
    { ...conan, units: [...conan.units, { unit: 'bossonian-archers', count: 21 }] },
    { ...conan, units: [...conan.units, { unit: 'bossonian-archers', reinforced: 'yes' }] },
    { ...conan, units: [...conan.units, { unit: 'bossonian-archers', models: 5 }] },
  ])('Conan: what is refused when it is read does not pass (%#)', (force) => {
    expect(() => readConanForce(conanNumbers(), force), 'the reader').toThrow();
    expect(passes(forces, force), 'the schema').toBe(false);
  });
});
