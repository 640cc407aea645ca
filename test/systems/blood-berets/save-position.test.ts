/** A game saved in the middle and opened again goes on with the same choices. */
import { parse, stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { UsageError } from '../../../src/kernel/errors.ts';
import type { Strategy } from '../../../src/kernel/game.ts';
import { stream } from '../../../src/kernel/rng.ts';
import type { BeretsAction } from '../../../src/systems/blood-berets/actions.ts';
import type { BeretsGame } from '../../../src/systems/blood-berets/game.ts';
import { bloodBerets } from '../../../src/systems/blood-berets/index.ts';
import type { BeretsState } from '../../../src/systems/blood-berets/state.ts';
import { anyKind } from '../../conformance/any-kind.ts';
import { explorer } from './random-play.ts';
import { faults } from './what-always-holds.ts';

const MISSIONS = bloodBerets.missions.map(({ id }) => id);
/** One in so many positions of a game is opened again. */
const ONE_IN = 23;
const DECISIONS = 500;

describe.each(MISSIONS.flatMap((mission) => ['basic', 'advanced'].map((rules) => [mission, rules] as const)))('a position of %s by the %s rules', (mission, rules) => {
  it('opened again offers the same seat the same choices, all through a game', () => {
    const patch = { 'options.rules': rules };
    const game = bloodBerets.open({ mission, patch }) as BeretsGame;
    const compared = new Map<string, number>();
    const refused = new Set<string>();
    const levels = new Set<string>();
    playOn(game, mission === 'lightning-strike' ? explorer : anyKind, (state, seat, number) => {
      if (number % ONE_IN !== 0) return;
      const position = savedOrRefused(game, state, refused);
      if (position === null) return;
      const again = bloodBerets.open({ mission: '', patch, position: parse(stringify(position)) as unknown }) as BeretsGame;
      const reopened = again.deploy(openChance(1, 0));
      const where = `decision ${number}, ${state.open.agenda.at(-1)!.step}`;
      expect(again.toAct(reopened), where).toBe(seat);
      expect(again.options(again.view(reopened, seat)), where).toEqual(game.options(game.view(state, seat)));
      expect(again.draw(reopened), where).toBe(game.draw(state));
      expect(again.position(reopened), where).toEqual(position);
      expect(reopened.secret.faces, where).toEqual(state.secret.faces);
      expect([reopened.open.cup, reopened.open.affairs, reopened.open.display], where).toEqual([state.open.cup, state.open.affairs, state.open.display]);
      expect(faults(again, reopened), where).toEqual([]);
      levels.add(state.open.board.level);
      const step = state.open.agenda.at(-1)!.step;
      compared.set(step, (compared.get(step) ?? 0) + 1);
    });
    if (mission === 'lightning-strike') expect([...levels].sort(), 'above and below').toEqual(['caves', 'jungle']);
    expect(compared.get('acting')).toBeGreaterThan(3);
    expect(compared.get('drawn')).toBeGreaterThan(1);
    for (const message of refused) expect(message).toMatch(/is under way, which no position holds; expected a decision of a side that has drawn a counter, or of a figure that acts$/);
  });
});

/** A game, or its first decisions. */
function playOn(game: BeretsGame, strategy: Strategy, watch: (state: BeretsState, seat: number, number: number) => void): void {
  const [chance, rng] = [openChance('saved', 3), stream('saved', 'players', 3)];
  const players = [0, 1].map((seat) => strategy.start(seat, game));
  const state = game.deploy(chance);
  for (let number = 0; number < DECISIONS; number++) {
    const seat = game.toAct(state);
    if (seat === null) return;
    watch(state, seat, number);
    game.apply(state, players[seat]!.choose(game.view(state, seat), rng) as BeretsAction, chance);
  }
}

/** Null where no position holds the moment. */
function savedOrRefused(game: BeretsGame, state: BeretsState, refused: Set<string>): unknown {
  try {
    return game.position(state);
  } catch (thrown) {
    if (!(thrown instanceof UsageError)) throw thrown;
    refused.add(thrown.message);
    return null;
  }
}

it('in the set-up there is none', () => {
  const game = bloodBerets.open({ mission: 'into-the-caves' }) as BeretsGame;
  expect(() => game.position(game.deploy(openChance(1, 0)))).toThrow('the set-up is under way, which no position holds; expected a decision of a side that has drawn a counter, or of a figure that acts');
});
