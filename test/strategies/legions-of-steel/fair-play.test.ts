/** Scripted players keep the rules, whatever is left out of them; they write to nothing that they see, know nothing that is hidden, and start each game afresh. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../../src/kernel/book.ts';
import type { Strategy } from '../../../src/kernel/game.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { legionsOfSteel } from '../../../src/systems/legions-of-steel/index.ts';
import type { LegionsAction, LegionsGame, LegionsView } from '../../../src/systems/legions-of-steel/tactics.ts';
import captain from '../../../strategies/legions-of-steel/captain.ts';
import { MISSIONS, play, SCRIPTS } from './table.ts';

describe('between scripted players', () => {
  for (const mission of MISSIONS) {
    it(`${mission}: a game of each pairing on frozen views, without an illegal action or a write`, () => {
      const failures = SCRIPTS.flatMap((commandos) => SCRIPTS.map((machines) => play(mission, commandos, machines, 7, 0, { frozen: true }).failure));
      expect(failures.filter((failure) => failure !== null)).toEqual([]);
    });
  }
});

/** A game of each script against itself. */
function failures(mission: string, patch: Record<string, unknown>): (string | undefined)[] {
  const game = legionsOfSteel.open({ mission, patch });
  return SCRIPTS.map((script) => play(mission, script, script, 7, 0, { game }).failure?.message);
}

const NONE = SCRIPTS.map(() => undefined);

describe('by other rules', () => {
  it.each(abilitiesOf(legionsOfSteel.book))('without %s', (ability) => {
    const game = legionsOfSteel.open({ mission: 'the-foundry', patch: { [`abilities.${ability}`]: false } });
    expect(play('the-foundry', captain, captain, 7, 0, { game }).failure).toBeNull();
  });

  it.each(MISSIONS)('%s with nothing but fire and movement', (mission) => {
    expect(failures(mission, Object.fromEntries(abilitiesOf(legionsOfSteel.book).map((ability) => [`abilities.${ability}`, false])))).toEqual(NONE);
  });

  it.each(MISSIONS)('%s with all options', (mission) => {
    const patch = Object.fromEntries(['throughFigures', 'recovery', 'passing', 'firstTurnCover', 'doubleCorner'].map((option) => [`options.${option}`, true]));
    expect(failures(mission, patch)).toEqual(NONE);
  });

  it.each([1, 2, 3])('where every order costs %i', (cost) => {
    const patch = Object.fromEntries(['fire', 'throw', 'cover', 'move', 'door', 'turn'].map((order) => [`leadership.${order}`, cost]));
    expect(failures('quarterback-sneak', patch)).toEqual(NONE);
  });
});

describe('what is hidden', () => {
  it.each(SCRIPTS)('makes no difference to $name: another bid, another answer at the same time', (script: Strategy) => {
    const game = legionsOfSteel.open({ mission: 'quarterback-sneak' }) as LegionsGame;
    const shadows = [0, 1].map((seat) => (script as Strategy<LegionsGame, LegionsView, LegionsAction>).start(seat, game));
    let asked = 0;
    play('quarterback-sneak', script, script, 3, 0, {
      watch: ({ view, seat, action, number }) => {
        const imagined = game.imagine(view as LegionsView, stream('hidden', 'imagine', number));
        expect(shadows[seat]!.choose(game.view(imagined, seat), stream('hidden', 'player', number))).toEqual(action);
        asked += 1;
      },
    });
    expect(asked).toBeGreaterThan(50);
  });
});

describe('what the rules give is used', () => {
  const played = MISSIONS.flatMap((mission) => [0, 1].map((index) => play(mission, captain, captain, 11, index).measures!.values));
  const sum = (column: string) => played.reduce((total, values) => total + Number(values[`${column}.commandos`]) + Number(values[`${column}.machines`]), 0);

  it.each(['runs', 'shots', 'autos', 'spreads', 'coverShots', 'suppressions', 'orders', 'initiativePoints', 'throws', 'doorsMoved'])('%s', (column) => {
    expect(sum(column)).toBeGreaterThan(0);
  });
});

describe('a scripted player keeps nothing between games', () => {
  it.each(SCRIPTS)('$name plays game 3 the same after other games as before them', (script: Strategy) => {
    const first = play('the-foundry', script, script, 11, 3);
    for (const index of [0, 1]) play('the-foundry', script, script, 11, index);
    expect(play('the-foundry', script, script, 11, 3)).toEqual(first);
  });
});
