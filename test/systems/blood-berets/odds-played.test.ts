/** Exact odds against the game itself: what the tables expect of an attack, and the luck of its rolls, add up to what it did; for the same reasons. */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import type { BeretsAction } from '../../../src/systems/blood-berets/actions.ts';
import { numbersOf } from '../../../src/systems/blood-berets/book.ts';
import type { Channel } from '../../../src/systems/blood-berets/rolls.ts';
import type { Attack } from '../../../src/systems/blood-berets/odds/attacks.ts';
import type { Name } from '../../../src/systems/blood-berets/odds/situations.ts';
import { oddsIn } from '../../../src/systems/blood-berets/odds.ts';
import { Stage, type Cast, type Setting } from './stage.ts';

const GAMES = 16;

/** The gun of a Legionnaire would hurt himself. */
const patch = { 'options.rules': 'advanced', 'abilities.explosion': false };
const ODDS = oddsIn(numbersOf(patch));

interface Scene {
  attack: Attack;
  when?: readonly Name[];
  /** Who attacks, and whom; both stand in the hall in the middle, if nothing else is said. */
  by: readonly [id: string, cast: Cast];
  at: readonly [id: string, cast: Cast];
  more?: Partial<Setting>;
  actions: (by: number, at: number) => BeretsAction[];
}

const cardOf = (id: string): string => (id.startsWith('nepharite') ? id : id.replace(/-\d+$/, ''));

const shoot = (weapon: Extract<BeretsAction, { do: 'shoot' }>['weapon']) => (_: number, target: number): BeretsAction[] => [{ do: 'shoot', weapon, target }];
const close = (weapon: Extract<BeretsAction, { do: 'close' }>['weapon']) => (_: number, target: number): BeretsAction[] => [{ do: 'close', weapon, target }];
const power = (power: Extract<BeretsAction, { do: 'power' }>['power']) => (_: number, target: number): BeretsAction[] => [{ do: 'power', power, target }];

const trooper = (more: Cast = {}): Scene['by'] => ['trooper-3', { at: [9, 11], facing: 'east', ...more }];
const legionnaire = (more: Cast = {}): Scene['by'] => ['legionnaire-3', { at: [14, 11], facing: 'west', ...more }];
const nepharite = (more: Cast = {}): Scene['by'] => ['nepharite-1', { at: [14, 11], facing: 'west', ...more }];
const near = (more: Cast = {}): Cast => ({ at: [10, 11], ...more });
/** Where a line passes thicket or jungle. */
const JUNGLE: Partial<Setting> = { level: 'jungle' };

const SCENES: Readonly<Record<string, Scene>> = {
  'an Intruder at a Legionnaire': { attack: 'intruder', by: trooper(), at: legionnaire(), actions: shoot('intruder') },
  'an Intruder at a wounded Nepharite': { attack: 'intruder', when: ['wounded-target'], by: trooper(), at: nepharite({ wounds: 2 }), actions: shoot('intruder') },
  'a wounded trooper with a cybernetic eye': { attack: 'intruder', when: ['wounded', 'cybernetic-eye'], by: trooper({ wounds: 1, gear: ['cybernetic-eye'] }), at: legionnaire(), actions: shoot('intruder') },
  'an aimed shot': { attack: 'intruder', when: ['aim'], by: trooper(), at: legionnaire(), actions: (by, target) => [{ do: 'aim', target }, ...shoot('intruder')(by, target)] },
  'a shot from the hip': { attack: 'intruder', when: ['on-the-move'], by: trooper(), at: legionnaire(), actions: (by, target) => [{ do: 'on-the-move' }, ...shoot('intruder')(by, target)] },
  'a Shellshocker': { attack: 'shellshocker', by: trooper({ gear: ['shellshocker'] }), at: nepharite(), actions: shoot('shellshocker') },
  'an Aggressor in the next square': { attack: 'aggressor-close', by: trooper(), at: legionnaire(near()), actions: close('aggressor') },
  'a Chainripper from behind, with sonar': { attack: 'chainripper', when: ['rear', 'sonar'], by: ['sergeant', { at: [9, 11], facing: 'east', gear: ['sonar'] }], at: legionnaire(near({ facing: 'east' })), actions: close('chainripper') },
  'an Ironfist': { attack: 'ironfist', by: trooper({ gear: ['ironfist'] }), at: legionnaire(near({ facing: 'west' })), actions: close('ironfist') },
  'a Gehenna Puker': { attack: 'gehenna-puker', by: trooper({ gear: ['gehenna-puker'] }), at: legionnaire({ at: [13, 11] }), actions: () => [{ do: 'burn', direction: 'east' }] },
  'a whirlwind at the Armor card': { attack: 'whirlwind', when: ['armor'], by: legionnaire(), at: trooper({ gear: ['armor'] }), actions: shoot('whirlwind') },
  'a wounded Legionnaire\'s blade': { attack: 'combat-blade', when: ['wounded'], by: legionnaire(near({ facing: 'west', wounds: 1 })), at: trooper(), actions: close('combat-blade') },
  'a belitshe': { attack: 'belitshe', by: nepharite({ necrotech: ['belitshe'] }), at: trooper(), actions: shoot('belitshe') },
  'a nefasti': { attack: 'nefasti', by: nepharite({ necrotech: ['nefasti'] }), at: trooper(), actions: shoot('nefasti') },
  'a nafai': { attack: 'nafai', by: nepharite({ necrotech: ['nafai'] }), at: trooper(), actions: (_, at) => [{ do: 'nafai', targets: [at] }] },
  'claws of Bohnar at a wounded trooper': { attack: 'claws-of-bohnar', when: ['wounded-target'], by: nepharite(near({ facing: 'west', necrotech: ['claws-of-bohnar'] })), at: trooper({ wounds: 1 }), actions: close('claws-of-bohnar') },
  'a necrolance': { attack: 'necrolance', by: nepharite({ at: [11, 11], necrotech: ['necrolance'] }), at: trooper(), actions: close('necrolance') },
  'a target behind a corner': { attack: 'intruder', when: ['corner'], by: trooper({ at: [0, 0] }), at: legionnaire({ at: [6, 1] }), more: { map: '.......\n..#....\n.......' }, actions: shoot('intruder') },
  'a target in thicket': { attack: 'intruder', when: ['thicket'], by: trooper({ at: [11, 13], facing: 'south', gear: ['scanner'] }), at: legionnaire({ at: [11, 15] }), more: JUNGLE, actions: shoot('intruder') },
  'a target in jungle': { attack: 'intruder', when: ['jungle'], by: trooper({ at: [10, 14], facing: 'north', gear: ['scanner'] }), at: legionnaire({ at: [10, 11] }), more: JUNGLE, actions: shoot('intruder') },
};

function play({ attack, when = [], by, at, more = {}, actions }: Scene, games: number, look: (stage: Stage, table: ReturnType<typeof ODDS.of>) => void): void {
  const table = ODDS.of({ attacker: cardOf(by[0]), attack, defender: cardOf(at[0]), when });
  expect(ODDS.refuse({ attacker: cardOf(by[0]), attack, defender: cardOf(at[0]), when })).toBeUndefined();
  const rng = stream('played', 'odds', 0);
  for (let game = 0; game < games; game++) {
    const stage = new Stage({ figures: Object.fromEntries([by, at]), rules: 'advanced', patch, ...more }, rng);
    stage.play(...actions(stage.figure(by[0]), stage.figure(at[0])));
    look(stage, table);
  }
}

const luckOf = (stage: Stage, channel: Channel, attacker: number): number => stage.luck.account(channel, attacker).deviation - stage.luck.account(channel, 1 - attacker).deviation;
const seatOf = ([id]: Scene['by']): number => (/^(legionnaire|nepharite)/.test(id) ? 1 : 0);

describe('wounds are those to expect and the luck of the rolls', () => {
  it.each(Object.entries(SCENES))('%s', (_, scene) => {
    const seat = seatOf(scene.by);
    play(scene, GAMES, (stage, table) => {
      const wounds = stage.at(scene.at[0]).wounds - (scene.at[1].wounds ?? 0);
      expect(wounds).toBeCloseTo(table.wounds.mean().toNumber() + luckOf(stage, 'wounds', seat), 9);
      const [told] = stage.tells('attack');
      const reasons = table.modifiers.filter(({ because }) => because !== 'armor');
      expect(told!.because).toEqual(expect.arrayContaining(reasons as unknown[]));
      expect(told!.because).toHaveLength(reasons.length);
    });
  });
});

describe('dark powers', () => {
  const scene = (name: 'lance-of-pain' | 'blindness' | 'dimension-warp', gear: Cast['gear'] = []): Scene => ({
    attack: name, when: gear.length > 0 ? ['psychic-helmet'] : [], by: nepharite({ symmetry: [name] }), at: trooper({ gear }), actions: power(name),
  });
  const hit = { 'lance-of-pain': ({ stunned }: { stunned: boolean }) => stunned, blindness: ({ blind }: { blind: number }) => blind > 0, 'dimension-warp': ({ fate }: { fate: string }) => fate === 'warped' };

  it.each([['lance-of-pain', []], ['lance-of-pain', ['psychic-helmet']], ['blindness', []], ['dimension-warp', []]] as const)('%s %s', (name, gear) => {
    play(scene(name, [...gear]), GAMES, (stage, table) => {
      const struck = hit[name](stage.at('trooper-3')) ? 1 : 0;
      expect(struck).toBeCloseTo(table.losses!.lost.atLeast(1).toNumber() + luckOf(stage, 'symmetry', 1), 9);
    });
  });
});

describe('first aid', () => {
  it('heals as often as it should, less those who die of it', () => {
    const scene: Scene = { attack: 'first-aid', by: ['medic', { at: [9, 11], facing: 'east', gear: ['medikit'] }], at: ['trooper-3', { at: [10, 11], wounds: 1 }], actions: (_, patient) => [{ do: 'treat', patient }] };
    play(scene, GAMES, (stage, table) => {
      const { wounds, fate } = stage.at('trooper-3');
      const gain = fate === 'dead' ? -1 : wounds === 0 ? 1 : 0;
      expect(gain).toBeCloseTo(table.hits.mean().toNumber() - table.wounds.mean().toNumber() + luckOf(stage, 'treatment', 0), 9);
    });
  });
});

describe('stuns come out as the tables say', () => {
  it.each([
    ['a Gehenna Puker at a Nepharite', { attack: 'gehenna-puker', by: trooper({ gear: ['gehenna-puker'] }), at: nepharite({ at: [13, 11] }), actions: () => [{ do: 'burn', direction: 'east' }] }],
    ['a Puker at a wounded one', { attack: 'gehenna-puker', when: ['wounded-target'], by: trooper({ gear: ['gehenna-puker'] }), at: nepharite({ at: [13, 11], wounds: 3 }), actions: () => [{ do: 'burn', direction: 'east' }] }],
  ] as readonly (readonly [string, Scene])[])('%s', (_, scene) => {
    const games = 120;
    let stuns = 0;
    let owed = 0;
    play(scene, games, (stage, table) => {
      owed = table.losses!.lost.atLeast(1).toNumber();
      if (stage.at('nepharite-1').stunned) stuns += 1;
      expect(stage.at('nepharite-1').wounds).toBe(scene.at[1].wounds ?? 0);
    });
    expect(Math.abs(stuns - games * owed) / Math.sqrt(games * owed * (1 - owed))).toBeLessThan(4);
  });
});
