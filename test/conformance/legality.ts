/** What may be done: `options` lists it, `refuse` judges it, and the two agree. */
import assert from 'node:assert/strict';
import type { Rng } from '../../src/kernel/rng.ts';
import { pick, shuffle } from '../../src/kernel/rng.ts';
import { canonical, play, throughJson, trialChance, trialRng, type Subject } from './subject.ts';

/** Where there are more options at a decision, so many of them are carried out. */
const CARRIED_OUT = 8;

/** Every option is accepted, and can be carried out on a copy. */
export function optionsAreSound(subject: Subject, mission: string): void {
  for (let index = 0; index < subject.closeGames; index++) {
    const rng = trialRng('carried out', index);
    play(subject, mission, index, {
      at({ game, state, view, number }) {
        const before = canonical(state);
        const actions = game.options(view);
        assert.ok(actions.length > 0, 'a seat is asked that has no option');
        for (const action of actions) {
          const refusal = game.refuse(view, action);
          assert.ok(refusal === undefined, `option ${canonical(action)} is refused: ${refusal}`);
        }
        for (const action of actions.length > CARRIED_OUT ? shuffle(actions, rng).slice(0, CARRIED_OUT) : actions) {
          const trial = game.copy(state);
          game.apply(trial, throughJson(action), trialChance(number));
          game.toAct(trial);
        }
        assert.equal(canonical(state), before, 'an option carried out on a copy changed the original');
      },
    });
  }
}

export function optionsAreDistinct(subject: Subject, mission: string): void {
  for (let index = 0; index < subject.closeGames; index++) {
    play(subject, mission, index, {
      at({ game, view }) {
        const seen = new Set<string>();
        for (const action of game.options(view)) {
          const text = canonical(action);
          assert.ok(!seen.has(text), `option ${text} is listed twice`);
          seen.add(text);
        }
      },
    });
  }
}

const TRIES = 40;
const REMEMBERED = 400;

/** Whatever `refuse` accepts, of actions seen anywhere before and of options bent a little, is among the options. */
export function optionsAreComplete(subject: Subject, mission: string): void {
  for (let index = 0; index < subject.closeGames; index++) {
    const rng = trialRng('mutation', index);
    const seen: unknown[] = [];
    play(subject, mission, index, {
      at({ game, view }) {
        const actions = game.options(view);
        const listed = new Set(actions.map(canonical));
        for (const action of actions) remember(seen, action, rng);
        for (let attempt = 0; attempt < TRIES; attempt++) {
          for (const action of [pick(seen, rng), bent(pick(actions, rng), rng), bent(pick(seen, rng), rng)]) {
            if (listed.has(canonical(action))) continue;
            assert.notEqual(game.refuse(view, action), undefined, `${canonical(action)} is accepted, but is not an option`);
          }
        }
      },
    });
  }
}

function remember(seen: unknown[], action: unknown, rng: Rng): void {
  if (seen.length < REMEMBERED) seen.push(action);
  else if (rng.below(20) === 0) seen[rng.below(REMEMBERED)] = action;
}

/** The action with one number moved, or one field dropped. */
function bent(action: unknown, rng: Rng): unknown {
  const copy = throughJson(action);
  const places = fieldsOf(copy);
  if (places.length === 0) return copy;
  const { owner, key } = pick(places, rng);
  const value = owner[key];
  if (typeof value !== 'number') delete owner[key];
  else owner[key] = pick([value - 1, value + 1, -value, rng.below(12), rng.below(100), value + 0.5], rng);
  return copy;
}

interface Place {
  owner: Record<string, unknown>;
  key: string;
}

/** Every field of the action that holds no record itself, however deep. */
function fieldsOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const owner = value as Record<string, unknown>;
  return Object.keys(owner).flatMap((key) => (typeof owner[key] === 'object' && owner[key] !== null ? fieldsOf(owner[key]) : [{ owner, key }]));
}

const NONSENSE: readonly unknown[] = [
  undefined, null, true, 0, 7, -1, NaN, Infinity, '', 'move', 'toString', {}, [], [1, 2], [null], () => 0,
  ...['do', 'kind', 'type', 'action'].flatMap((key) => ['no-such-action', 'toString', 'constructor', '__proto__', 3, null, {}].map((value) => ({ [key]: value }))),
];
const BAD_NUMBERS = [NaN, Infinity, -Infinity, 0.5, -1, -7, 1e9, 2 ** 53, '1', null, undefined, [], {}];
const BAD_WORDS = ['no-such-word', 'toString', 'constructor', '__proto__', '', 3, null, undefined, [], {}];

/** Decisions at which nonsense is tried: one in so many. */
const ONE_IN = 4;

/** Anything else at all is refused with a reason; nothing makes `refuse` throw. */
export function nonsenseIsRefused(subject: Subject, mission: string): void {
  for (let index = 0; index < subject.closeGames; index++) {
    const rng = trialRng('nonsense', index);
    play(subject, mission, index, {
      at({ game, view, action: taken }) {
        if (rng.below(ONE_IN) > 0) return;
        const actions = game.options(view);
        const listed = new Set(actions.map(canonical));
        const reject = (action: unknown) => {
          if (listed.has(canonical(action))) return;
          const reason = reasonFor(() => game.refuse(view, action), action);
          if (reason === undefined && leavesOut(action) && !subject.optionsAreComplete) return; // what may be left out makes another legal action
          assert.ok(typeof reason === 'string' && reason.trim() !== '', `${canonical(action)} is not refused with a reason, but: ${String(reason)}`);
        };
        NONSENSE.forEach(reject);
        for (const action of [taken, ...oneOfEachShape(actions)]) for (const spoilt of spoil(action)) reject(spoilt);
      },
    });
  }
}

/** Whether a field of it, however deep, is undefined: as if it were not there. */
const leavesOut = (action: unknown): boolean => fieldsOf(action).some(({ owner, key }) => owner[key] === undefined);

function reasonFor(refuse: () => string | undefined, action: unknown): string | undefined {
  try {
    return refuse();
  } catch (thrown) {
    throw new Error(`refuse throws at ${canonical(action)}: ${String(thrown)}`, { cause: thrown });
  }
}

function oneOfEachShape(actions: readonly unknown[]): unknown[] {
  const shapes = new Map(actions.map((action) => [canonical(action).replaceAll(/-?\d+/g, '#'), action]));
  return [...shapes.values()];
}

function spoil(action: unknown): unknown[] {
  return fieldsOf(action).flatMap((_place, which) => {
    const original = fieldsOf(action)[which]!;
    const bad: readonly unknown[] = typeof original.owner[original.key] === 'number' ? BAD_NUMBERS : BAD_WORDS;
    return bad.map((value) => {
      const copy = throughJson(action);
      const place = fieldsOf(copy)[which]!;
      place.owner[place.key] = value;
      return copy;
    });
  });
}
