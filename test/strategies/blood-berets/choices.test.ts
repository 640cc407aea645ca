/** Considerations of the scripted players: positions in which one of them does something, and others much like them in which it does not. */
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { bloodBerets } from '../../../src/systems/blood-berets/index.ts';
import type { BeretsState } from '../../../src/systems/blood-berets/state.ts';
import { Tactics, type BeretsAction, type BeretsGame } from '../../../src/systems/blood-berets/tactics.ts';
import { Beats, beatsOf } from '../../../strategies/blood-berets/beats.ts';
import type { Doctrine } from '../../../strategies/blood-berets/doctrine.ts';
import { holeFor } from '../../../strategies/blood-berets/holes.ts';
import { firesOnTheWay } from '../../../strategies/blood-berets/on-the-move.ts';
import { bestPower } from '../../../strategies/blood-berets/powers.ts';
import veteran from '../../../strategies/blood-berets/veteran.ts';
import { Stage, type Cast, type Setting, type Square } from '../../systems/blood-berets/stage.ts';

const DOCTRINE: Doctrine = { kills: 1, fear: 0.15, haste: 0.06, hunt: { caves: 0, jungle: 0 }, careful: true, together: false, spread: 1, crowd: true, waits: false };

type Mission = NonNullable<Setting['mission']>;

const gameOf = (mission: Mission, rules: 'basic' | 'advanced'): BeretsGame => bloodBerets.open({ mission, patch: { 'options.rules': rules } }) as BeretsGame;

/** The stage, and what the seat that is asked may ask of it. */
function at(mission: Mission, rules: 'basic' | 'advanced', setting: Setting): { stage: Stage; tactics: Tactics } {
  const stage = new Stage({ mission, rules, ...setting });
  return { stage, tactics: new Tactics(gameOf(mission, rules), stage.view.seat) };
}

function choice(mission: Mission, rules: 'basic' | 'advanced', setting: Setting): BeretsAction {
  const stage = new Stage({ mission, rules, ...setting });
  const { view } = stage;
  return veteran.start(view.seat, gameOf(mission, rules)).choose(view, stream('choices', 'player', 0));
}

describe('a Legionnaire who has to wait outside', () => {
  const waits = (beret: Square) =>
    choice('into-the-caves', 'basic', {
      figures: { 'legionnaire-3': { into: 2 }, 'trooper-3': { at: beret } },
      agenda: (stage) => [{ step: 'hold', figure: stage.figure('legionnaire-3'), squares: stage.squares([7, 4], [7, 5]) }],
      sections: ['hall', 'hall', 'hall', 'hall', 'hall', 'hall', 'hall', 'hall', 'hall'],
      blocked: [[8, 5], [9, 5], [10, 5]],
    });

  it('waits where the trooper who looks through the exit does not see him', () => {
    expect(waits([12, 4])).toEqual({ do: 'hold', at: 5 * 24 + 7 });
  });
});

describe('next to several things', () => {
  const looks = (first: boolean) =>
    choice('stalking-the-enemy', 'basic', {
      level: 'jungle',
      figures: { 'trooper-3': { at: [3, 3] } },
      markers: [{ at: [2, 3], kind: 'small-mine', shown: first }, { at: [4, 3], kind: 'tunnel', shown: false }],
      agenda: (stage) => [{ step: 'look', figure: stage.figure('trooper-3'), markers: [0, 1] }],
    });

  it('a Blood Beret looks at what nobody knows before the mine that lies open', () => expect(looks(true)).toEqual({ do: 'look', marker: 1 }));
  it('and at the first of two that nobody knows', () => expect(looks(false)).toEqual({ do: 'look', marker: 0 }));
});

describe('before the fight goes below', () => {
  const trades = (wounds: number) => choice('lightning-strike', 'advanced', { figures: { sergeant: { at: [3, 3] }, 'nepharite-2': { fate: 'left', wounds } }, agenda: () => [{ step: 'trade' }] });

  it('four Legionnaires are given for a Nepharite that is not hurt', () => expect(trades(0)).toEqual({ do: 'trade', give: true }));
  it('and are kept where it has lost a wound', () => expect(trades(1)).toEqual({ do: 'trade', give: false }));
});

describe('a Legionnaire who comes back', () => {
  const to = (sergeant: Square, sections: readonly string[]) =>
    choice('stalking-the-enemy', 'basic', { level: 'jungle', sections, figures: { sergeant: { at: sergeant }, 'legionnaire-3': { fate: 'dead' } }, agenda: () => [{ step: 'return', left: 1 }] });
  const jungle = (...unturned: number[]) => Array.from({ length: 9 }, (_, section) => (unturned.includes(section) ? '?jungle-a' : 'jungle-a'));

  it('does so in the section that is nearer to the Blood Berets', () => expect(to([1, 25], jungle(0, 2))).toEqual({ do: 'come-back', to: 0 }));
  it('but not in the next one to them, where he would be found at once', () => expect(to([6, 25], jungle(7, 2))).toEqual({ do: 'come-back', to: 2 }));
});

describe('a shot on the move', () => {
  const shot = (to: Square, enemy?: Square) => {
    const { stage, tactics } = at('into-the-caves', 'advanced', { figures: { 'trooper-3': { at: [3, 4], facing: 'east' }, ...(enemy === undefined ? {} : { 'legionnaire-3': { at: enemy } }) } });
    return firesOnTheWay(tactics, stage.view, stage.figure('trooper-3'), stage.square(to));
  };

  it('is fired where the way of two squares takes an action anyway', () => expect(shot([5, 4], [15, 4])).toEqual({ do: 'on-the-move' }));
  it('is not where three squares would take another action for it', () => expect(shot([6, 4], [15, 4])).toBeNull());
  it('is not where nobody is in sight', () => expect(shot([5, 4])).toBeNull());
});

describe('a Shellshocker', () => {
  const WALL = `
    . . . # . .
    . . . # . .
    . . . # . .
    . . . # . .`;
  /** From one side of a wall to the other, which is far around. */
  const hole = (goal: Square, gear: Cast['gear'] = ['shellshocker']) => {
    const { stage, tactics } = at('into-the-caves', 'advanced', { map: WALL, sections: ['labyrinth', 'hall', 'hall', 'hall', 'hall', 'hall', 'hall', 'hall', 'hall'], figures: { 'trooper-3': { at: [0, 1], facing: 'east', gear } } });
    return holeFor(tactics, stage.view, stage.figure('trooper-3'), tactics.stepsTo(stage.view, [stage.square(goal)]))?.do;
  };

  it('opens a wall that it is far to go around', () => expect(hole([4, 1])).toBe('breach'));
  it('not one that leads nowhere', () => expect(hole([1, 3])).toBeUndefined());
  it('and without one there is no hole', () => expect(hole([4, 1], [])).toBeUndefined());
});

describe('a Nepharite with Compression', () => {
  const uses = (beret: Square) => {
    const { stage, tactics } = at('into-the-caves', 'advanced', { turnOf: 'nepharite-1', figures: { 'nepharite-1': { at: [1, 1], facing: 'south', symmetry: ['compression'], necrotech: ['claws-of-bohnar'] }, 'trooper-3': { at: beret } } });
    return bestPower(tactics, stage.view, stage.figure('nepharite-1'), DOCTRINE);
  };

  it('is at once beside a trooper who is too far to walk to and fight', () => expect(uses([9, 13])).toMatchObject({ do: 'power', power: 'compression' }));
  it('walks to one who is near', () => expect(uses([2, 4])).toBeNull());
});

describe('a Nepharite with Distort Space, on the way up', () => {
  const uses = (mapped: number, beret: Square) => {
    const { stage, tactics } = at('lightning-strike', 'advanced', { turnOf: 'nepharite-1-below', level: 'caves', figures: { 'nepharite-1-below': { at: [1, 1], facing: 'south', symmetry: ['distort-space'] }, 'trooper-3': { at: beret, gear: ['scanner'] }, 'trooper-4': { at: beret.map((place) => place + 1) as unknown as Square } } });
    stage.battle.affairs = { ...stage.battle.affairs, wayUp: stage.square([6, 5]), mapped: Array.from({ length: mapped }, (_, section) => section) };
    return bestPower(tactics, stage.view, stage.figure('nepharite-1-below'), DOCTRINE);
  };

  it('turns it away from those who come with the map', () => expect(uses(6, [10, 4])).toMatchObject({ power: 'distort-space' }));
  it('not before the map is done', () => expect(uses(5, [10, 4])).toBeNull());
  it('not where it would come nearer to them', () => expect(uses(6, [3, 12])).toBeNull());
});

describe('scanners on the ground', () => {
  const beats = (spread: number) => {
    const { stage, tactics } = at('stalking-the-enemy', 'basic', { level: 'jungle', hidden: { 1: ['small-mine', 'tunnel'], 2: ['small-mine', 'small-mine'] }, figures: { 'trooper-3': { at: [12, 11], gear: ['scanner'] }, 'trooper-4': { at: [14, 11], gear: ['scanner'] } } });
    return [...beatsOf(tactics, stage.view, { ...DOCTRINE, spread }).values()];
  };

  it('search a section each where they keep out of each other’s way', () => expect(new Set(beats(1))).toEqual(new Set([1, 2])));
  it('or all the nearest one', () => expect(beats(0)).toEqual([1, 1]));

  it('go elsewhere once nothing more is hidden in their section', () => {
    const { stage, tactics } = at('stalking-the-enemy', 'basic', { level: 'jungle', hidden: { 1: ['small-mine'], 2: ['small-mine'] }, figures: { 'trooper-3': { at: [12, 11], gear: ['scanner'] } } });
    const kept = new Beats(tactics, DOCTRINE);
    expect(kept.beatOf(stage.view, stage.figure('trooper-3'))).toBe(1);
    stage.battle.display[1] = 0;
    stage.battle.clock += 1;
    expect(kept.beatOf(stage.view, stage.figure('trooper-3'))).toBe(2);
  });
});

describe('what the Legion lays out', () => {
  /** When the Blood Berets are asked where they come in. */
  const laid = (mission: Mission, seed: number): BeretsState => {
    const game = gameOf(mission, 'basic');
    const chance = openChance(seed, 0);
    const players = [0, 1].map((seat) => veteran.start(seat, game));
    const state = game.deploy(chance);
    let lots = 0;
    for (let seat = game.toAct(state)!; game.view(state, seat).asked!.step !== 'entry'; seat = game.toAct(state)!) {
      game.apply(state, players[seat]!.choose(game.view(state, seat), stream(seed, 'player', lots)), chance);
      lots += 1;
    }
    return state;
  };

  it.each([0, 1, 2])('the prisoners lie alone in a corner, in game %i', (index) => {
    const { open, secret } = laid('into-the-caves', index);
    const { section } = open.counters[secret.faces.indexOf(open.figures.length - 1)]!;
    expect([0, 2, 6, 8]).toContain(section);
    expect(open.counters.filter((counter) => counter.where !== 'free' && counter.section === section)).toHaveLength(1);
  });

  const tunnels = (mission: Mission, index: number): number[] => laid(mission, index).secret.hidden.flatMap((things, section) => (things.includes('tunnel') ? [section] : []));
  const apart = (sections: number[]): number => Math.max(...sections.flatMap((a) => sections.map((b) => Math.max(Math.abs((a % 3) - (b % 3)), Math.abs(Math.floor(a / 3) - Math.floor(b / 3))))));

  it.each([0, 1, 2])('three tunnels that all have to be found lie far from each other, in game %i', (index) => expect(apart(tunnels('stalking-the-enemy', index))).toBe(2));
  it.each([0, 1, 2])('where one is enough, they lie together, in game %i', (index) => expect(apart(tunnels('lightning-strike', index))).toBe(1));
});

describe('what a trooper may do, and suffer, on a square behind the one he stands on', () => {
  const { stage, tactics } = at('into-the-caves', 'basic', { figures: { 'trooper-3': { at: [3, 2] }, 'legionnaire-7': { at: [1, 2] } } });
  const trooper = stage.figure('trooper-3');
  const behind = stage.square([5, 2]);
  const shot = () => tactics.assault(stage.view, trooper, () => 1).from(behind, 1).value;

  it('he does not stand in his own line, whatever was asked before', () => {
    const assault = tactics.assault(stage.view, trooper, () => 1);
    tactics.range(stage.view, trooper);
    expect(assault.from(behind, 1).value).toBeGreaterThan(0);
    expect(assault.from(behind, 1).value).toBe(shot());
  });

  it('nor does he hide himself', () => {
    const menace = tactics.menace(stage.view, trooper, 1);
    tactics.range(stage.view, trooper);
    const asked = menace.at(behind);
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBe(new Tactics(gameOf('into-the-caves', 'basic'), 0).menace(stage.view, trooper, 1).at(behind));
  });
});
