/** Three strategies are three characters: onslaught comes on, bulwark waits, tactician waits only where it shoots better; asked alike, they often answer differently. */
import { describe, expect, it } from 'vitest';
import type { Strategy } from '../../../src/kernel/game.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { ConanGame } from '../../../src/systems/conan-rise-of-monsters/game.ts';
import { conanRiseOfMonsters as conan } from '../../../src/systems/conan-rise-of-monsters/index.ts';
import type { ConanState } from '../../../src/systems/conan-rise-of-monsters/state.ts';
import type { ConanAction, ConanView } from '../../../src/systems/conan-rise-of-monsters/tactics.ts';
import bulwark from '../../../strategies/conan-rise-of-monsters/bulwark.ts';
import onslaught from '../../../strategies/conan-rise-of-monsters/onslaught.ts';
import tactician from '../../../strategies/conan-rise-of-monsters/tactician.ts';
import { row } from '../../systems/conan-rise-of-monsters/line-up.ts';
import { Stage } from '../../systems/conan-rise-of-monsters/stage.ts';
import { MISSIONS, play, SCRIPTS } from './table.ts';

type Script = Strategy<ConanGame, ConanView, ConanAction>;

describe('36 inches apart in the first turn', () => {
  const guard = { card: 'ancestor-guard', at: row(5, 20, 5) };
  const pikes = { card: 'gunderland-pikemen', at: row(5, 20, 43) };
  const priests = { card: 'priests-of-set', at: row(3, 30, 5) };
  const first = (script: Script, units: ConstructorParameters<typeof Stage>[0]['units']) => {
    const { view, ground } = new Stage({ units });
    return script.start(view.seat, new ConanGame(ground.book, ground.mission)).choose(view, stream('test', 'player', 0));
  };

  it('onslaught runs', () => expect(first(onslaught, { guard, priests, pikes })).toMatchObject({ do: 'run' }));
  it('bulwark stays', () => expect(first(bulwark, { guard, priests, pikes })).toEqual({ do: 'stay' }));
  it('tactician stays where his side alone can shoot', () => expect(first(tactician, { guard, priests, pikes })).toEqual({ do: 'stay' }));
  it('and comes on where the enemy alone can', () => expect(first(tactician, { pikes, priests }).do).not.toBe('stay'));
});

const POSITIONS = 300;
/** One decision in so many is kept, so that they come from many games. */
const ONE_IN = 5;

/** What units do, out of games of all pairings and missions. */
function positions(): { mission: string; seat: number; state: ConanState }[] {
  const kept: { mission: string; seat: number; state: ConanState }[] = [];
  let seen = 0;
  for (let index = 0; kept.length < POSITIONS; index++) {
    const mission = MISSIONS[index % MISSIONS.length]!;
    const game = conan.open({ mission });
    play(mission, SCRIPTS[index % 3]!, SCRIPTS[Math.trunc(index / 3) % 3]!, 17, index, {
      watch: ({ view, state, seat }) => {
        if ((view as ConanView).asked?.step !== 'acting' || kept.length === POSITIONS) return;
        seen += 1;
        if (seen % ONE_IN === 0) kept.push({ mission, seat, state: game.copy(state as ConanState) });
      },
    });
  }
  return kept;
}

describe(`what ${POSITIONS} units do out of games of all pairings`, () => {
  const from = positions();
  const choices = (script: Script): string[] => from.map(({ mission, seat, state }, number) => {
    const game = conan.open({ mission }) as ConanGame;
    return JSON.stringify(script.start(seat, game).choose(game.view(state, seat), stream('characters', 'player', number)));
  });
  const chosen = SCRIPTS.map((script) => choices(script));

  for (const [a, b] of [[0, 1], [0, 2], [1, 2]] as const) {
    it(`${SCRIPTS[a].name} and ${SCRIPTS[b].name} agree on fewer than 80 %`, () => {
      const agreed = chosen[a]!.filter((choice, number) => choice === chosen[b]![number]).length;
      expect(agreed).toBeGreaterThan(0);
      expect(agreed / POSITIONS).toBeLessThan(0.8);
    });
  }

  it('a player asked again with the same luck answers the same', () => {
    for (const [number, script] of SCRIPTS.entries()) expect(choices(script)).toEqual(chosen[number]);
  });
});
