/** Three strategies are three characters: asked alike, they often answer differently. */
import { describe, expect, it } from 'vitest';
import type { Strategy } from '../../../src/kernel/game.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { bloodBerets } from '../../../src/systems/blood-berets/index.ts';
import type { BeretsAction, BeretsGame, BeretsView } from '../../../src/systems/blood-berets/tactics.ts';
import { MISSIONS, play, SCRIPTS } from './table.ts';

type Script = Strategy<BeretsGame, BeretsView, BeretsAction>;

const POSITIONS = 200;
/** One decision in so many is kept, so that they come from many games. */
const ONE_IN = 7;

/** What figures do, and who is picked to, out of games of all pairings and missions. */
function positions(): { game: BeretsGame; seat: number; state: unknown }[] {
  const kept: { game: BeretsGame; seat: number; state: unknown }[] = [];
  let seen = 0;
  for (let index = 0; kept.length < POSITIONS; index++) {
    const mission = MISSIONS[index % MISSIONS.length]!;
    const game = bloodBerets.open({ mission }) as BeretsGame;
    play(mission, SCRIPTS[index % 3]!, SCRIPTS[Math.trunc(index / 3) % 3]!, 17, index, {
      watch: ({ view, state, seat }) => {
        const { step } = (view as BeretsView).asked!;
        if ((step !== 'acting' && step !== 'drawn') || kept.length === POSITIONS) return;
        seen += 1;
        if (seen % ONE_IN === 0) kept.push({ game, seat, state: game.copy(state as Parameters<BeretsGame['copy']>[0]) });
      },
    });
  }
  return kept;
}

describe(`${POSITIONS} decisions out of games of all pairings`, () => {
  const from = positions();
  const choices = (script: Script): string[] =>
    from.map(({ game, seat, state }, number) => JSON.stringify(script.start(seat, game).choose(game.view(state as Parameters<BeretsGame['view']>[0], seat), stream('characters', 'player', number))));
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
