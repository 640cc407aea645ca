/** A figure that a user invents: on a layout it is bought, placed, played, counted, looked at and saved like those of the book. */
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { FileError } from '../../../src/kernel/file-error.ts';
import type { TableInspection } from '../../../src/kernel/inspect.ts';
import type { TablePosition } from '../../../src/kernel/position.ts';
import { playGame, type Decision } from '../../../src/kernel/referee.ts';
import { PROFILES } from '../../../src/systems/warengine/book.ts';
import type { WarGame } from '../../../src/systems/warengine/game.ts';
import { warengine } from '../../../src/systems/warengine/index.ts';
import type { WarState } from '../../../src/systems/warengine/state.ts';
import warlord from '../../../strategies/warengine/warlord.ts';

const MISSION = 'last-man-standing';
const ogre = { type: 'light', movement: 9, defense: '4k3', mental: '4k3', base: 1.5, weapons: { club: { attack: '4k4' }, boulder: { attack: '3k3', range: 12, area: 'explosive', targets: 2 } } };
const red = {
  title: 'The ogre',
  profiles: { ogre, page: { type: 'trooper', movement: 9, defense: '2k2', mental: '2k2', weapons: { cudgel: { attack: '2k2' } } } },
  units: [{ id: 'pages', figures: [{ profile: 'page', count: 3 }] }],
  characters: [{ profile: 'ogre' }],
};
const blue = { title: 'Thugs', units: [{ id: 'thugs', figures: [{ profile: 'thug-boss' }, { profile: 'thug', count: 6 }] }] };
const layout = { system: 'warengine', mission: MISSION, table: { size: [30, 30], terrain: [{ name: 'wood', kind: 'light', outline: [[12, 13], [18, 13], [18, 17], [12, 17]] }] }, forces: { red, blue } };

const open = (forces: unknown = layout.forces): WarGame => warengine.open({ mission: MISSION, layout: { ...layout, forces } }) as WarGame;
const play = (index: number, watch?: (decision: Decision) => void) =>
  playGame({ game: open(), strategies: [warlord, warlord], seed: 7, index, seats: warengine.seats, ...(watch === undefined ? {} : { watch }) });

function refused(forces: unknown): string[] {
  try {
    open(forces);
  } catch (thrown) {
    if (thrown instanceof FileError) return thrown.problems.map(({ path, part, message }) => `${path.join('.')} (${part}): ${message}`);
    throw thrown;
  }
  return [];
}

describe('an own profile', () => {
  it('stands on the table with its values, for what it costs', () => {
    const game = open();
    const { open: battle } = game.deploy(openChance('any', 0));
    const number = battle.forces.figures.findIndex(({ id }) => id === 'r-ogre');
    expect(game.ground.profile(battle, number)).toMatchObject({ id: 'ogre', type: 'light', control: 0, heroPoints: 0, weapons: [{ id: 'club', range: 0, targets: 1 }, { id: 'boulder', area: 'explosive' }] });
    expect([game.ground.isMachine(battle, number), game.ground.base(battle, number).diameter]).toEqual([true, 150]);
    const price = warengine.points!(red).prices.find(({ id }) => id === 'ogre')!.points;
    expect(battle.forces.figures[number]!.points).toBe(price);
  });

  it('fights: in some games it kills, moves and dies, and is told by name', () => {
    const told = new Set<string>();
    let lost = 0;
    for (let index = 0; index < 6; index++) {
      const { failure, measures } = playGame({ game: open(), strategies: [warlord, warlord], seed: 7, index, seats: warengine.seats, tell: (event) => told.add(warengine.describe(event) ?? '') });
      expect(failure).toBeNull();
      lost += measures!.values['losses.red.ogre'] as number;
    }
    expect([...told]).toEqual(expect.arrayContaining([expect.stringMatching(/r-ogre attacks .* with its (club|boulder)/), expect.stringMatching(/r-ogre (moves|charges)/)]));
    expect(lost).toBeGreaterThan(0);
  });

  it('is counted in columns of its own, which only such a layout has', () => {
    const names = warengine.columns(MISSION, layout).map(({ name }) => name);
    const { values } = play(0).measures!;
    expect(Object.keys(values).sort()).toEqual([...names].sort());
    expect([values['fielded.red.ogre'], values['fielded.red.page'], values['fielded.blue.page']]).toEqual([1, 3, 0]);
    const usual = warengine.columns(MISSION).map(({ name }) => name);
    expect(names.filter((name) => !usual.includes(name))).toEqual(['losses', 'fielded'].flatMap((kind) => ['ogre', 'page'].flatMap((id) => [`${kind}.red.${id}`, `${kind}.blue.${id}`])));
    expect(warengine.columns(MISSION, { ...layout, forces: { blue: 'gangs-fire' } })).toEqual(warengine.columns(MISSION));
  });

  it('is saved with a position, which has all that it takes to inspect it and to play on', () => {
    const saved: TablePosition[] = [];
    const game = open();
    play(1, ({ state }) => {
      if ((state as WarState).open.agenda.at(-1)?.step === 'acting') saved.push(game.position(state as WarState));
    });
    const position = JSON.parse(JSON.stringify(saved[0])) as TablePosition;
    expect(position.state!['profiles']).toEqual(red.profiles);
    const { figures } = warengine.inspect!(position) as TableInspection;
    expect(figures.find(({ id }) => id === 'r-ogre')).toMatchObject({ unit: 'ogre', diameter: 1.5 });
    const again = warengine.open({ mission: MISSION, position }) as WarGame;
    expect(again.position(again.deploy(openChance('any', 0)))).toEqual(position);
    expect(playGame({ game: again, strategies: [warlord, warlord], seed: 7, index: 0, seats: warengine.seats }).failure).toBeNull();
  });

  it('a player who writes to one is found out', () => {
    const game = open();
    const state = game.deploy(openChance('any', 0));
    const before = game.fingerprint(state);
    (state.open.forces.profiles['ogre'] as { movement: number }).movement = 24;
    expect(game.fingerprint(state)).not.toBe(before);
    (state.open.forces.profiles['ogre'] as { movement: number }).movement = 9;
    (state.open.forces.profiles['ogre']!.weapons[0] as { attack: string }).attack = '5k5';
    expect(game.fingerprint(state)).not.toBe(before);
  });

  it('may be the same on both sides', () => {
    expect(refused({ red, blue: red })).toEqual([]);
    expect(refused({ red, blue: { ...red, profiles: { ...red.profiles, ogre: { ...ogre, movement: 12 } } } })).toEqual([
      'forces.blue.profiles.ogre (key): forces: red has a profile "ogre" too, with other values; expected the same ones, or another name',
    ]);
  });
});

describe('an own profile with mistakes hears of each in its place', () => {
  const withOgre = (changed: object, id = 'ogre') => refused({ blue, red: { profiles: { [id]: { ...ogre, ...changed } }, characters: [{ profile: id }] } });

  it.each(PROFILES.slice(0, 2))('called %s, as one of the book', (id) => {
    expect(withOgre({ type: 'character' }, id)).toContain(`forces.red.profiles.${id} (key): "${id}" is a profile of the book; give yours another name, or change the book's by patches of units.${id}`);
  });

  it.each([
    ['a name with a blank', 'Big Ogre', {}, 'forces.red.profiles.Big Ogre (key): a profile cannot be called "Big Ogre"; expected small letters and digits, parted by hyphens, such as swamp-rat'],
    ['a value out of range', 'ogre', { movement: 30 }, 'forces.red.profiles.ogre.movement (value): profiles, ogre, movement: found 30, expected a multiple of 3 from 0 to 24, in inches'],
    ['a key that there is not', 'ogre', { armor: 3 }, 'forces.red.profiles.ogre.armor (key): unknown key "armor"; there is type, movement, defense, mental, control, heroPoints, base, weapons'],
    ['no weapon at all', 'ogre', { weapons: {} }, 'forces.red.profiles.ogre.weapons (value): ogre: no weapons; expected one at least'],
    ['a weapon with a slash', 'ogre', { weapons: { 'club/fist': { attack: '3k3' } } }, 'forces.red.profiles.ogre.weapons.club/fist (key): ogre: a weapon cannot be called "club/fist"; expected small letters and digits, parted by hyphens, such as swamp-rat'],
    ['a weapon that takes no such area effect', 'ogre', { weapons: { club: { attack: '3k3', area: 'burst', targets: 2 } } }, 'forces.red.profiles.ogre.weapons.club.area (value): ogre, club: a burst area effect needs a ranged weapon ("Burst Fire Area Effect")'],
  ])('%s', (_, id, changed, said) => expect(withOgre(changed, id)).toEqual([said]));

  it('in a position too', () => {
    const figures = [{ id: 'a', unit: 'ogre', side: 'red', at: [3, 3] as [number, number], state: { reserve: 'clubb' } }, { id: 'b', unit: 'thug', side: 'blue', at: [9, 9] as [number, number] }];
    const position = (profiles: unknown) => ({ system: 'warengine', table: layout.table, figures, state: { profiles } });
    const said = (profiles: unknown) => {
      try {
        warengine.open({ mission: '', position: position(profiles) });
        return [];
      } catch (thrown) {
        return (thrown as FileError).problems.map(({ path, message }) => `${path.join('.')}: ${message}`);
      }
    };
    expect(said({ ogre: { ...ogre, defense: '9k9' } })).toEqual([expect.stringContaining('state.profiles.ogre.defense: state: profiles, ogre, defense: found "9k9", expected dice')]);
    expect(said({ ogr: ogre })).toEqual(['figures.0.unit: figure "a": unknown profile "ogre"; did you mean "ogr"?']);
    expect(said({ ogre })).toEqual([expect.stringContaining('figure "a": state: reserve: unknown weapon "clubb"; did you mean "club"?')]);
  });
});
