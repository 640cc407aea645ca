/** Books that no game can begin with are refused before any game; those that are not refused begin every game. */
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { conanRiseOfMonsters as conan } from '../../../src/systems/conan-rise-of-monsters/index.ts';

const open = (patch: Record<string, unknown>, mission = 'annihilation') => conan.open({ mission, patch });
const LOTS = { 'forces.circle': 'random', 'forces.set': 'random' };

describe('a book', () => {
  it.each([
    ['terrain without room', { 'table.depth': 24 }, 'annihilation', /no room for 6 pieces of terrain that cover 14 % of 48" by 24"; change table.cover, table.edge, how many/],
    ['a shrine that keeps the whole table clear', { 'missions.shrine.around': 24 }, 'shrine', /change table.cover, table.edge, missions.shrine.around/],
    ['points that buy no Commander', { ...LOTS, 'forces.points': 5, 'forces.short': 1 }, 'annihilation', /forces.points and forces.short: 5 points, short by up to 1, buy no Commander for circle; the cheapest costs 5/],
    ['no Commander at all', { 'forces.set': 'random', 'units.thoth-amon.type': 'hero' }, 'annihilation', /buy no Commander for set; there is none/],
    ['an edge too narrow for a monster', { 'deployment.depth': 2 }, 'annihilation', /deployment.depth: within 2" of an edge is no room for oliphant, whose base is 2.4" across/],
    ['more units than an edge has room for', { 'forces.circle': 'circle-host', 'units.gunderland-pikemen.base': 2.5, 'table.width': 24, 'deployment.depth': 3 }, 'annihilation', /no room for gunderland-pikemen beside the rest of its side within 3" of an edge that is 24" long/],
    ['units that fit one by one and not together', { 'forces.circle': 'circle-host', 'units.gunderland-pikemen.models': 10, 'units.bossonian-archers.models': 10, 'table.width': 24, 'deployment.depth': 3 }, 'annihilation', /no room for \S+ beside the rest of its side within 3" of an edge that is 24" long/],
    ['models that have to touch each other', { 'movement.cohesion': 0 }, 'annihilation', /movement.cohesion/],
  ])('with %s is refused', (_, patch, mission, reason) => {
    expect(() => open(patch, mission)).toThrow(reason);
  });

  it('is not, for the sake of a unit that nobody has: a single Commander in two inches', () => {
    const layout = { system: 'conan-rise-of-monsters', mission: 'annihilation', table: { size: [48, 48], terrain: [] }, forces: { circle: { units: [{ unit: 'king-conan' }] }, set: { units: [{ unit: 'thoth-amon' }] } } };
    const two = { 'deployment.depth': 2 };
    expect(() => conan.open({ mission: 'annihilation', patch: two, layout })).not.toThrow();
    expect(() => conan.open({ mission: 'annihilation', patch: two, layout: { ...layout, forces: { ...layout.forces, circle: 'random' } } })).toThrow(/no room for oliphant/);
  });

  it('that leaves little room draws tables until one has it: three games whose first one has not', () => {
    const game = open({ 'table.depth': 27, 'table.cover': 9 });
    for (const index of [13, 16, 28]) expect(() => game.deploy(openChance('little room', index))).not.toThrow();
  });
});
