/** A user's own strategy may ask the tactics of any room: each is a door of the package. */
import { describe, expect, it } from 'vitest';
import { openChance } from '../src/kernel/chance.ts';
import * as lab from '../src/index.ts';

const DOORS = {
  'fury-of-the-clansmen': lab.fury.Tactics,
  warengine: lab.warengine.Tactics,
  'conan-rise-of-monsters': lab.conan.Tactics,
  'blood-berets': lab.berets.Tactics,
  'legions-of-steel': lab.legions.Tactics,
} as const;

describe('tactics', () => {
  it('there are some for each rulebook', () => {
    expect(Object.keys(DOORS).sort()).toEqual([...lab.SYSTEMS.keys()].sort());
  });

  it.each(Object.entries(DOORS))('%s: made of an opened game and a seat', (id, Tactics) => {
    const system = lab.systemNamed(id);
    for (const { id: mission } of system.missions) {
      const game = system.open({ mission });
      const state = game.deploy(openChance('tactics', 0));
      const seat = game.toAct(state)!;
      expect(new (Tactics as new (game: unknown, seat: number) => object)(game, seat)).toBeInstanceOf(Tactics);
    }
  });
});
