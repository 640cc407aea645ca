/** Three strategies are three characters: asked about the same figures, any two of them often choose differently. */
import { describe, expect, it } from 'vitest';
import type { Strategy } from '../../../src/kernel/game.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { legionsOfSteel } from '../../../src/systems/legions-of-steel/index.ts';
import type { LegionsState } from '../../../src/systems/legions-of-steel/state.ts';
import type { LegionsAction, LegionsGame, LegionsView } from '../../../src/systems/legions-of-steel/tactics.ts';
import { MISSIONS, play, SCRIPTS } from './table.ts';

type Script = Strategy<LegionsGame, LegionsView, LegionsAction>;

const POSITIONS = 200;
/** One decision in so many is kept, so that they come from many games. */
const ONE_IN = 4;
/** The turn in which the sides meet: before, everybody comes on. */
const IN_CONTACT = 3;

/** Who is activated and how, and where those go who move, out of games of all pairings and missions. */
function positions(): { mission: string; seat: number; state: LegionsState }[] {
  const kept: { mission: string; seat: number; state: LegionsState }[] = [];
  let seen = 0;
  for (let index = 0; kept.length < POSITIONS; index++) {
    const mission = MISSIONS[index % MISSIONS.length]!;
    const game = legionsOfSteel.open({ mission });
    play(mission, SCRIPTS[index % 3]!, SCRIPTS[Math.trunc(index / 3) % 3]!, 17, index, {
      watch: ({ view, state, seat }) => {
        const { open: { turn, active }, asked } = view as LegionsView;
        const moves = asked?.step === 'acting' && active?.spent === 0 && active.as !== 'stationary';
        if (turn < IN_CONTACT || (!moves && asked?.step !== 'action-phase') || kept.length === POSITIONS) return;
        seen += 1;
        if (seen % ONE_IN === 0) kept.push({ mission, seat, state: game.copy(state as LegionsState) });
      },
    });
  }
  return kept;
}

describe(`what ${POSITIONS} figures do out of games of all pairings`, () => {
  const from = positions();
  const games = new Map(MISSIONS.map((mission) => [mission, legionsOfSteel.open({ mission }) as LegionsGame]));
  const choices = (script: Script): string[] => from.map(({ mission, seat, state }, number) => {
    const game = games.get(mission)!;
    return JSON.stringify(script.start(seat, game).choose(game.view(state, seat), stream('characters', 'player', number)));
  });
  const chosen = SCRIPTS.map((script) => choices(script));

  for (const [a, b] of [[0, 1], [0, 2], [1, 2]] as const) {
    it(`${SCRIPTS[a].name} and ${SCRIPTS[b].name} agree on fewer than 85 %`, () => {
      const agreed = chosen[a]!.filter((choice, number) => choice === chosen[b]![number]).length;
      expect(agreed).toBeGreaterThan(0);
      expect(agreed / POSITIONS).toBeLessThan(0.85);
    });
  }

  it('a player asked again with the same luck answers the same', () => {
    for (const [number, script] of SCRIPTS.entries()) expect(choices(script)).toEqual(chosen[number]);
  });
});
