/** Three strategies are three characters: asked about the same positions, any two of them often choose differently. */
import { describe, expect, it } from 'vitest';
import type { Strategy } from '../../../src/kernel/game.ts';
import { stream } from '../../../src/kernel/rng.ts';
import type { FuryAction, FuryGame, FuryView } from '../../../src/systems/fury-of-the-clansmen/tactics.ts';
import type { FuryState } from '../../../src/systems/fury-of-the-clansmen/state.ts';
import { missionOne, PAIRINGS, play, SCRIPTS } from './table.ts';

const POSITIONS = 500;
/** One decision in so many is kept, so that they come from many games. */
const ONE_IN = 5;

interface Position {
  state: FuryState;
  seat: number;
}

/** Decisions with a real choice from games of all pairings: neither deployment nor the leadership roll, which is free. */
function positions(): Position[] {
  const kept: Position[] = [];
  let seen = 0;
  for (let index = 0; kept.length < POSITIONS; index++) {
    const [clan, legion] = PAIRINGS[index % PAIRINGS.length]!;
    play(clan, legion, 17, index, (decision) => {
      const view = decision.view as FuryView;
      if (view.asked?.step !== 'turn' || view.open.leadership || kept.length === POSITIONS) return;
      seen += 1;
      if (seen % ONE_IN === 0) kept.push({ state: missionOne.copy(decision.state as FuryState), seat: decision.seat });
    });
  }
  return kept;
}

function choices(script: Strategy<FuryGame, FuryView, FuryAction>, from: readonly Position[]): string[] {
  return from.map(({ state, seat }, number) => {
    const player = script.start(seat, missionOne as FuryGame);
    return JSON.stringify(player.choose(missionOne.view(state, seat), stream('characters', 'player', number)));
  });
}

describe(`${POSITIONS} decisions out of games of all pairings`, () => {
  const from = positions();
  const chosen = SCRIPTS.map((script) => choices(script, from));
  for (const [a, b] of [[0, 1], [0, 2], [1, 2]] as const) {
    it(`${SCRIPTS[a].name} and ${SCRIPTS[b].name} agree on fewer than 80 %`, () => {
      const agreed = chosen[a]!.filter((choice, number) => choice === chosen[b]![number]).length;
      expect(agreed).toBeGreaterThan(0);
      expect(agreed / POSITIONS).toBeLessThan(0.8);
    });
  }

  it('a player asked again with the same luck answers the same', () => {
    for (const [number, script] of SCRIPTS.entries()) expect(choices(script, from)).toEqual(chosen[number]);
  });
});
