/** A state is plain data and nothing but: it can be written down, copied and looked at without a trace. */
import assert from 'node:assert/strict';
import { canonical, deepFreeze, play, throughJson, type Subject } from './subject.ts';

/** Written to JSON and read back at every decision, the game goes on as if nothing had been. */
export function survivesJson(subject: Subject, mission: string): void {
  for (let index = 0; index < subject.closeGames; index++) {
    const written = play(subject, mission, index, {
      swap(state) {
        const read = throughJson(state);
        assert.deepEqual(read, state, 'JSON loses a part of the state');
        return read;
      },
    });
    assert.deepEqual(written, play(subject, mission, index), `game ${index} goes on differently after JSON`);
  }
}

/** A copy equals its original, and shares nothing with it that is ever written to: the originals are frozen. */
export function copyIsIndependent(subject: Subject, mission: string): void {
  for (let index = 0; index < subject.closeGames; index++) {
    const onCopies = play(subject, mission, index, {
      swap(state, game) {
        const copy = game.copy(state);
        assert.notEqual(copy, state, 'copy gives the state itself');
        assert.deepEqual(copy, state, 'a copy differs from its original');
        deepFreeze(state);
        return copy;
      },
    });
    assert.deepEqual(onCopies, play(subject, mission, index), `game ${index} goes on differently on copies`);
  }
}

/** Nothing that only asks writes to the state or gives another answer when asked again. */
export function askingChangesNothing(subject: Subject, mission: string): void {
  for (let index = 0; index < subject.closeGames; index++) {
    play(subject, mission, index, {
      at({ game, state, seat, action }) {
        const before = canonical(state);
        const ask = () => {
          const view = game.view(state, seat);
          return canonical([game.toAct(state), view, game.options(view), game.refuse(view, action), game.refuse(view, {}), game.measure(state), game.draw(state)]);
        };
        const first = ask();
        assert.equal(ask(), first, 'the same question has two answers');
        assert.equal(canonical(state), before, 'a question changed the state');
        assert.equal(game.toAct(state), seat, 'another seat is to act, though nobody acted');
      },
    });
  }
}

/** Views, rules and strategies leave a frozen battlefield alone. */
export function viewsAreNeverWritten(subject: Subject, mission: string): void {
  for (let index = 0; index < subject.closeGames; index++) {
    const frozen = play(subject, mission, index, {
      show: (state) => deepFreeze(throughJson(state)),
      at({ game, state, seat, view, action }) {
        const still = deepFreeze(throughJson(state));
        for (const _seat of subject.system.seats.keys()) game.view(still, _seat);
        game.toAct(still);
        game.options(view);
        game.refuse(view, action);
        game.measure(still);
        game.draw(still);
        game.copy(still);
        game.imagine(game.view(still, seat), { below: () => 0 });
      },
    });
    assert.deepEqual(frozen, play(subject, mission, index), `game ${index} goes differently on frozen views`);
  }
}

const EVERY = 7;

/** Whatever is written to something that a view shows, the fingerprint is another one; without a write it stays. */
export function fingerprintSeesWrites(subject: Subject, mission: string): void {
  play(subject, mission, 0, {
    at({ game, state, seat, number }) {
      if (number % EVERY !== 0) return;
      const mine = throughJson(state);
      const before = game.fingerprint(mine);
      assert.equal(game.fingerprint(game.copy(mine)), before, 'a copy has another fingerprint');
      const view = game.view(mine, seat) as Record<string, unknown>;
      for (const [part, value] of Object.entries(view)) {
        if (typeof value === 'object' && value !== null) scribble(value as Record<string, unknown>, part, (place) => assert.notEqual(game.fingerprint(mine), before, `a write to ${place} goes unnoticed`));
      }
      assert.equal(game.fingerprint(mine), before);
    },
  });
}

/** Changes each value below in turn, looks, and puts it back. */
function scribble(record: Record<string, unknown>, place: string, look: (place: string) => void): void {
  for (const [key, value] of Object.entries(record)) {
    const here = `${place}.${key}`;
    if (typeof value === 'object' && value !== null) scribble(value as Record<string, unknown>, here, look);
    else {
      record[key] = typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : typeof value === 'string' ? `${value}!` : 7;
      look(here);
      record[key] = value;
    }
  }
}
