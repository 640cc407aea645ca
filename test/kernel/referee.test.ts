/** The referee: one loop that plays any game, and a failed game that says who, what and at which decision. */
import { describe, expect, test } from 'vitest';
import type { Game, Strategy } from '../../src/kernel/game.ts';
import { playGame, type Decision, type Match, type Played } from '../../src/kernel/referee.ts';
import { stream } from '../../src/kernel/rng.ts';
import { duelInTheDark } from '../fixtures/duel-in-the-dark/index.ts';
import { endless, first, illegal, random, throws, throwsAtStart } from '../fixtures/duel-in-the-dark/strategies.ts';

const { seats } = duelInTheDark;
const duel = (patch: Record<string, unknown> = {}): Game => duelInTheDark.open({ mission: 'to-the-death', patch });

function played(changes: Partial<Match> = {}): Played {
  return playGame({ game: duel(), strategies: [random, random], seed: 1995, index: 0, seats, ...changes });
}

/** What a test compares of two games. */
const row = ({ measures, failure, decisions, digest, luck }: Played) =>
  ({ measures, failure, decisions, digest, luck: ['hits', 'first turns'].map((channel) => seats.map((_, seat) => ({ ...luck.account(channel, seat) }))) });

function watched(changes: Partial<Match> = {}): { played: Played; seen: (Decision & { open: string })[] } {
  const seen: (Decision & { open: string })[] = [];
  return { played: played({ ...changes, watch: (decision) => seen.push({ ...decision, open: JSON.stringify(decision.state) }) }), seen };
}

describe('a game that is played out', () => {
  test('gives its measures, its luck and how many decisions it took', () => {
    const { measures, failure, decisions, digest, luck } = played();
    expect(failure).toBeNull();
    expect(measures?.grade).toMatch(/falls|fall|stand-off/);
    expect(decisions).toBeGreaterThan(5);
    expect(digest).toMatch(/^[0-9a-f]{16}$/);
    expect(luck.account('hits', 0).rolls + luck.account('hits', 1).rolls).toBe(Number(measures!.values['shots.black']) + Number(measures!.values['shots.white']));
  });

  test('is the same for the same seed and number, and another for another', () => {
    expect(row(played())).toEqual(row(played()));
    const digests = [played(), played({ index: 1 }), played({ seed: 1996 }), played({ seed: 'x' })].map(({ digest }) => digest);
    expect(new Set(digests).size).toBe(4);
  });

  test('is the same when it is told and watched', () => {
    const told: unknown[] = [];
    const { played: openly, seen } = watched({ tell: (event) => told.push(event) });
    expect(row(openly)).toEqual(row(played()));
    expect(told.length).toBeGreaterThan(openly.decisions / 2);
    expect(seen.map(({ number }) => number)).toEqual(Array.from({ length: openly.decisions }, (_, i) => i));
  });

  test('is watched before each action is carried out', () => {
    const { seen } = watched();
    const game = duel();
    for (const { seat, open, action } of seen) {
      const before: unknown = JSON.parse(open);
      expect(game.toAct(before)).toBe(seat);
      expect(game.refuse(game.view(before, seat), action)).toBeUndefined();
    }
  });

  test('with "draws: { setup: 3 }" game 4 has the set-up of game 1, but is not game 1', () => {
    const draws = { setup: 3 };
    const [one, four, two] = [1, 4, 2].map((index) => watched({ index, draws }).seen);
    const setup = (seen: readonly { open: string }[]) => (JSON.parse(seen[0]!.open) as { open: { at: unknown }; table: unknown });
    expect([setup(four!).open.at, setup(four!).table]).toEqual([setup(one!).open.at, setup(one!).table]);
    expect([setup(two!).open.at, setup(two!).table]).not.toEqual([setup(one!).open.at, setup(one!).table]);
    expect(four!.map(({ action }) => action)).not.toEqual(one!.map(({ action }) => action));
  });

  test('gives each seat the luck that is named after it', () => {
    const drawn: number[][] = [[], []];
    const noting: Strategy<Game> = {
      name: 'noting',
      about: 'notes its luck',
      start: (seat, game) => ({
        choose(view, rng) {
          drawn[seat]!.push(rng.below(1000));
          return game.options(view)[0];
        },
      }),
    };
    played({ strategies: [noting, noting], index: 5 });
    for (const [seat, name] of seats.entries()) {
      const rng = stream(1995, name, 5);
      expect(drawn[seat]).toEqual(drawn[seat]!.map(() => rng.below(1000)));
      expect(drawn[seat]!.length).toBeGreaterThan(3);
    }
  });
});

describe('a game that fails names kind, seat and decision', () => {
  test('an illegal action, with the rule and the action', () => {
    const { failure, decisions, measures } = played({ strategies: [first, illegal] });
    expect(failure).toMatchObject({ kind: 'illegal', seat: 1 });
    expect(failure!.message).toMatch(/^".+": .+ \(\{"do":"walk","to":-1\}\)$/);
    expect(failure!.decision).toBe(decisions);
    expect(measures).toBeNull();
  });

  test('blames the third decision of the culprit, not of the game', () => {
    const { seen, played: { failure } } = watched({ strategies: [illegal, first] });
    expect(seen.filter(({ seat }) => seat === 0)).toHaveLength(2);
    expect(failure).toMatchObject({ kind: 'illegal', seat: 0, decision: seen.length });
  });

  test('keeps the fingerprint and the luck up to there', () => {
    const failed = played({ strategies: [illegal, first] });
    expect(row(failed)).toEqual(row(played({ strategies: [illegal, first] })));
    expect(failed.digest).not.toBe(played({ strategies: [throwsAtStart, first] }).digest);
  });

  test.each([
    ['undefined', undefined],
    ['NaN', NaN],
    ['a word', 'walk'],
    ['a list', [1, 2]],
    ['a promise, as from an async player', Promise.resolve({ do: 'wait' })],
    ['a record that holds itself', (() => { const loop: Record<string, unknown> = {}; loop.self = loop; return loop; })()],
    ['a big integer', 7n],
  ])('%s for an action is illegal', (_what, action) => {
    const odd: Strategy = { name: 'odd', about: 'plays nonsense', start: () => ({ choose: () => action }) };
    expect(played({ strategies: [odd, first] }).failure).toMatchObject({ kind: 'illegal', seat: 0, decision: 0 });
  });

  test('an action of a megabyte is cut short', () => {
    const long: Strategy = { name: 'long', about: 'talks', start: () => ({ choose: () => ({ do: 'x'.repeat(1e6) }) }) };
    expect(played({ strategies: [long, first] }).failure!.message.length).toBeLessThan(2200);
  });

  test('a strategy that throws, with the first line of what it said', () => {
    const { failure, decisions } = played({ strategies: [throws, first] });
    expect(failure).toEqual({ kind: 'threw', seat: 0, decision: decisions, message: expect.stringMatching(/^out of ideas \(strategies\.ts:\d+:\d+\)$/) as string });
  });

  test('a strategy that throws something that is no error', () => {
    const thrower: Strategy = { name: 'thrower', about: 'throws a word', start: () => ({ choose() { throw 'plates'; } }) }; // eslint-disable-line @typescript-eslint/only-throw-error
    expect(played({ strategies: [first, thrower] }).failure).toMatchObject({ kind: 'threw', seat: 1, message: 'plates' });
  });

  test.each([
    ['nothing', undefined, 'start returned nothing; expected { choose(view, rng) { ... } }'],
    ['a player who cannot choose', { chose() {} }, 'start returned no player; expected { choose(view, rng) { ... } }'],
  ])('a strategy that starts %s', (_what, player, message) => {
    const empty = { name: 'empty', about: 'forgets', start: () => player } as unknown as Strategy;
    expect(played({ strategies: [random, empty] }).failure).toEqual({ kind: 'threw', seat: 1, decision: 0, message });
  });

  test('an async player, whose promise may even be broken', () => {
    const late: Strategy = { name: 'late', about: 'thinks elsewhere', start: () => ({ choose: () => Promise.reject(new Error('too late')) }) };
    expect(played({ strategies: [late, first] }).failure).toEqual({
      kind: 'illegal', seat: 0, decision: 0, message: 'choose returned a promise, expected an action at once: it cannot be async',
    });
  });

  test('a strategy that throws before the game', () => {
    expect(played({ strategies: [random, throwsAtStart] })).toMatchObject({
      failure: { kind: 'threw', seat: 1, decision: 0, message: expect.stringMatching(/^not today \(strategies\.ts:\d+:\d+\)$/) as string }, decisions: 0, measures: null,
    });
  });

  test('a game without end, at the limit of decisions', () => {
    const { failure, decisions } = played({ game: duel({ 'options.endless': true }), strategies: [first, endless], decisionLimit: 500 });
    expect(failure).toEqual({ kind: 'endless', seat: null, decision: 500, message: 'no end after 500 decisions' });
    expect(decisions).toBe(500);
  });

  test('but not one that ends with the last decision allowed', () => {
    const { decisions } = played();
    expect(played({ decisionLimit: decisions }).failure).toBeNull();
    expect(played({ decisionLimit: decisions - 1 }).failure?.kind).toBe('endless');
  });

  test.each(['deploy', 'toAct', 'view', 'refuse', 'apply', 'measure'] as const)('rules that break in %s, which is no seat\'s fault', (part) => {
    const game: Game = { ...duel(), [part]() { throw new Error(`cannot ${part}\nat some line`); } };
    expect(played({ game })).toMatchObject({ failure: { kind: 'broken', seat: null, message: `cannot ${part}` }, measures: null });
  });

  test('rules that break later, at that decision', () => {
    const game = duel();
    let applied = 0;
    const fragile: Game = {
      ...game,
      apply(state, action, chance) {
        if (++applied === 4) throw new Error('the table collapses');
        game.apply(state, action, chance);
      },
    };
    expect(played({ game: fragile }).failure).toEqual({ kind: 'broken', seat: null, decision: 4, message: 'the table collapses' });
  });
});

describe('a player who writes to what it is shown', () => {
  /** Plays at random, and in its third decision does something to its view. */
  const scribbler = (scribble: (view: Shown) => void): Strategy<Game, Shown> => ({
    name: 'scribbler', about: 'writes to its view',
    start(_seat, game) {
      let asked = 0;
      return {
        choose(view, rng) {
          if (++asked === 3) scribble(view);
          const options = game.options(view);
          return options[rng.below(options.length)];
        },
      };
    },
  });
  interface Shown { open: { wounds: number[]; powder: number[]; woundsAt: string[]; lastAction: string }; own: { trap: number | null; peeked: number[] }; asked: { step: string }[] }

  test.each<[string, (view: Shown) => void]>([
    ['a number', ({ open }) => (open.wounds[1]! += 1)],
    ['a text', ({ open }) => (open.lastAction = 'bids')],
    ['a list', ({ open }) => open.woundsAt.push('white@0,1')],
    ['its own secret', ({ own }) => (own.trap = own.trap === 2 ? 3 : 2)],
    ['what is asked', ({ asked }) => (asked[0]!.step = 'volley')],
  ])('%s: the game is over at that decision, by that seat', (_what, scribble) => {
    const { failure, decisions } = played({ strategies: [random, scribbler(scribble)] });
    expect(failure).toEqual({ kind: 'illegal', seat: 1, decision: decisions, message: 'changed its view of the battle, which is not its to write to' });
  });

  test('is told where, when its view is frozen', () => {
    const strategies = [random, scribbler(({ open }) => (open.wounds[1]! += 1)) as Strategy];
    const { failure } = played({ strategies, frozen: true });
    expect(failure).toEqual({ ...played({ strategies }).failure, message: expect.stringMatching(/^changed its view of the battle, .*: Cannot assign to read only property '1' of object .* \(referee\.test\.ts:\d+:\d+\)$/) as string });
  });

  test('frozen views change nothing for others', () => {
    expect(row(played({ frozen: true }))).toEqual(row(played()));
  });
});

test('a failed game leaves no trace in the next', () => {
  const game = duel();
  const alone = row(played({ game: duel(), index: 3 }));
  played({ game, strategies: [throws, illegal] });
  played({ game, strategies: [random, illegal], index: 3 });
  expect(row(played({ game, index: 3 }))).toEqual(alone);
});
