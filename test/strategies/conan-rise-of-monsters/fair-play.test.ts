/** Scripted players keep the rules, whatever is left out of them; they write to nothing that they see, know nothing that is hidden, and start each game afresh. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../../src/kernel/book.ts';
import type { Strategy } from '../../../src/kernel/game.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { conanRiseOfMonsters as conan } from '../../../src/systems/conan-rise-of-monsters/index.ts';
import { READY_FORCES } from '../../../src/systems/conan-rise-of-monsters/data/forces.ts';
import type { ConanAction, ConanGame, ConanView } from '../../../src/systems/conan-rise-of-monsters/tactics.ts';
import tactician from '../../../strategies/conan-rise-of-monsters/tactician.ts';
import { MISSIONS, play, SCRIPTS } from './table.ts';

describe('between scripted players', () => {
  for (const mission of MISSIONS) {
    it(`${mission}: a game of each pairing on frozen views, without an illegal action or a write`, () => {
      const failures = SCRIPTS.flatMap((circle) => SCRIPTS.map((set) => play(mission, circle, set, 7, 0, { frozen: true }).failure));
      expect(failures.filter((failure) => failure !== null)).toEqual([]);
    });
  }
});

/** A game of each script against itself. */
function failures(mission: string, patch: Record<string, unknown>): (string | undefined)[] {
  const game = conan.open({ mission, patch });
  return SCRIPTS.map((script) => play(mission, script, script, 7, 0, { game }).failure?.message);
}

const NONE = SCRIPTS.map(() => undefined);

describe('by other rules', () => {
  it.each(abilitiesOf(conan.book))('without %s', (ability) => {
    expect(failures('annihilation', { [`abilities.${ability}`]: false })).toEqual(NONE);
  });

  it.each(MISSIONS)('%s without charges, counterstrikes, morale or tokens', (mission) => {
    const patch = Object.fromEntries(['charge', 'counterstrike', 'morale', 'destiny'].map((ability) => [`abilities.${ability}`, false]));
    expect(failures(mission, patch)).toEqual(NONE);
  });

  it.each(['1/4/1', '4/1/1', '2/2/2'])('with dice of %s swords, shields and sigils', (faces) => {
    expect(failures('annihilation', { 'die.faces': faces })).toEqual(NONE);
  });

  it.each(['random', ...Object.keys(READY_FORCES)])('with the force %s', (force) => {
    const sides = force === 'random' ? ['circle', 'set'] : [force.split('-')[0]!];
    for (const mission of MISSIONS) expect(failures(mission, Object.fromEntries(sides.map((side) => [`forces.${side}`, force])))).toEqual(NONE);
  });
});

describe('what is hidden', () => {
  it.each(SCRIPTS)('makes no difference to $name: other cards in the enemy’s hand, another deck, another bid', (script: Strategy) => {
    const game = conan.open({ mission: 'annihilation' }) as ConanGame;
    const shadows = [0, 1].map((seat) => (script as Strategy<ConanGame, ConanView, ConanAction>).start(seat, game));
    let asked = 0;
    play('annihilation', script, script, 3, 0, {
      watch: ({ view, seat, action, number }) => {
        const imagined = game.imagine(view as ConanView, stream('hidden', 'imagine', number));
        expect(shadows[seat]!.choose(game.view(imagined, seat), stream('hidden', 'player', number))).toEqual(action);
        asked += 1;
      },
    });
    expect(asked).toBeGreaterThan(50);
  });
});

describe('what the rules give is used', () => {
  const played = MISSIONS.flatMap((mission) => [0, 1, 2, 3].map((index) => play(mission, tactician, tactician, 11, index).measures!.values));
  const sum = (column: string) => played.reduce((total, values) => total + Number(values[`${column}.circle`]) + Number(values[`${column}.set`]), 0);

  it.each(['moves', 'runs', 'charges', 'shots', 'counterstrikes', 'destinySpent', 'destinySacrificed', 'cardsPlayed', 'rallies', 'returned'])('%s', (column) => {
    expect(sum(column)).toBeGreaterThan(0);
  });
});

describe('a scripted player keeps nothing between games', () => {
  it.each(SCRIPTS)('$name plays game 3 the same after other games as before them', (script: Strategy) => {
    const first = play('shrine', script, script, 11, 3);
    for (const index of [0, 1]) play('shrine', script, script, 11, index);
    expect(play('shrine', script, script, 11, 3)).toEqual(first);
  });
});
