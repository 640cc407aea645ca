/** Each check of the suite can fail: the fixture, broken in one small way, is caught by the check that is meant for it. */
import { describe, expect, test } from 'vitest';
import { printed, whole } from '../../src/kernel/book.ts';
import type { Chance } from '../../src/kernel/chance.ts';
import { Distribution } from '../../src/kernel/dice/distribution.ts';
import { FINGERPRINT, foldedData } from '../../src/kernel/fingerprint.ts';
import type { Game, Strategy, System } from '../../src/kernel/game.ts';
import type { Odds } from '../../src/kernel/odds.ts';
import { NO_LUCK } from '../../src/kernel/luck.ts';
import type { Rng } from '../../src/kernel/rng.ts';
import { duelInTheDark } from '../fixtures/duel-in-the-dark/index.ts';
import { copyOf, type Action, type State, type View } from '../fixtures/duel-in-the-dark/state.ts';
import { endless, first, random, remembers } from '../fixtures/duel-in-the-dark/strategies.ts';
import { diceAreFair } from './dice.ts';
import { nonsenseIsRefused, optionsAreComplete, optionsAreDistinct, optionsAreSound } from './legality.ts';
import { luckIsFair } from './luck.ts';
import { badSetupsGetHelp, bookIsInOrder, everyMissionOpens, namesAreInOrder } from './offer.ts';
import { attacksAreAnsweredOrRefused, diceAreRead, oddsFollowTheBook } from './odds.ts';
import { everyStateIsDrawn, gamesEnd, measuresAreAnnounced, tellingChangesNothing } from './results.ts';
import { viewsHide } from './secrecy.ts';
import { differentSeedsDiffer, playersForget, sameSeedSameGame } from './seeds.ts';
import { askingChangesNothing, copyIsIndependent, fingerprintSeesWrites, survivesJson, viewsAreNeverWritten } from './state.ts';
import { streamsAreAnnounced } from './streams.ts';
import type { Check, Subject } from './subject.ts';

type Duel = Game<State, View, Action>;

const MISSION = 'to-the-death';
const POWDER = printed(whole(0, 20), 12, '"Powder"');

/** The fixture, with the checks' settings; `changes` break it. */
function subject(changes: Partial<Subject> = {}): Subject {
  return {
    system: duelInTheDark, missions: [MISSION], strategies: [random, first], games: 150, closeGames: 6,
    hasSecrets: true, optionsAreComplete: true, ...changes,
  };
}

/** The fixture with some of its functions replaced. */
function broken(breakGame: (duel: Duel) => Partial<Duel>): Subject {
  return subject({
    system: {
      ...duelInTheDark,
      open(setup) {
        const duel = duelInTheDark.open(setup);
        return { ...duel, ...breakGame(duel) };
      },
    },
  });
}

const offering = (changes: Partial<System<State, View, Action>>): Subject => subject({ system: { ...duelInTheDark, ...changes } });

/** The fixture with some of its odds replaced. */
const answering = (change: (odds: Odds) => Partial<Odds>): Subject =>
  offering({ odds: (patch) => ({ ...duelInTheDark.odds(patch), ...change(duelInTheDark.odds(patch)) }) });

type Choose = (view: View, game: Duel, rng: Rng) => unknown;

function player(name: string, choose: Choose): Strategy {
  const strategy: Strategy<Duel, View> = { name, about: 'misbehaves', start: (_seat, game) => ({ choose: (view, rng) => choose(view, game, rng) }) };
  return strategy;
}

const playing = (name: string, choose: Choose): Subject => subject({ strategies: [random, player(name, choose)] });

const anyOption = (view: View, game: Duel, rng: Rng) => random.start(0, game).choose(view, rng);

let turns = 0;
let lastShown: State | undefined;

const CAUGHT: readonly [flaw: string, check: Check, flawed: Subject, message: RegExp][] = [
  // seeds
  ['a set-up that depends on the games before', sameSeedSameGame, broken((duel) => ({
    deploy(chance) {
      const state = duel.deploy(chance);
      state.open.at[0] = turns++ % 6;
      return state;
    },
  })), /another order/],
  ['a set-up that wears out', sameSeedSameGame, broken((duel) => {
    let deployed = 0;
    return {
      deploy(chance) {
        const state = duel.deploy(chance);
        if (++deployed > 6) state.open.powder[0] = 1;
        return state;
      },
    };
  }), /another order/],
  ['luck that names no stream', differentSeedsDiffer, subject({ strategies: [first], system: withChance((chance) => ({ ...chance, dice: { startRound() {}, stream: () => ({ below: () => 0 }) } })) }), /different games/],
  ['a stream that nobody announced', streamsAreAnnounced, subject({ system: withChance(({ dice, ...chance }) => ({ ...chance, dice: { startRound: (round) => dice.startRound(round), stream: (purpose) => dice.stream(purpose === 'combat' ? 'gunfire' : purpose) } })) }), /"gunfire" is not among/],
  ['rounds that are never started', streamsAreAnnounced, subject({ system: withChance(({ dice, ...chance }) => ({ ...chance, dice: { startRound() {}, stream: (purpose) => dice.stream(purpose) } })) }), /0 started/],
  ['a player with a memory', playersForget, subject({ strategies: [remembers, random] }), /remembers/],

  // state
  ['a state with a Map in it', survivesJson, broken((duel) => ({ deploy: (chance) => Object.assign(duel.deploy(chance), { notes: new Map([[1, 2]]) }) })), /JSON loses/],
  ['a state with an undefined field', survivesJson, broken((duel) => ({ deploy: (chance) => Object.assign(duel.deploy(chance), { notes: undefined }) })), /JSON loses/],
  ['a game that counts decisions outside the state', survivesJson, broken((duel) => {
    const bids = new WeakMap<State, number>();
    return {
      apply(state, action, chance) {
        bids.set(state, (bids.get(state) ?? 0) + 1);
        duel.apply(state, action, chance);
        if (bids.get(state)! > 5) state.open.wounds[0] = 9;
      },
    };
  }), /goes on differently/],
  ['a shallow copy', copyIsIndependent, broken(() => ({ copy: (state) => ({ ...state }) })), /Cannot|read only|not extensible/],
  ['a copy that forgets', copyIsIndependent, broken(() => ({ copy: (state) => ({ ...copyOf(state), table: { trap: 0 } }) })), /differs from its original/],
  ['a question that counts how often it is put', askingChangesNothing, broken((duel) => ({
    refuse(view, action) {
      (view.open as State['open']).distances += 1;
      return duel.refuse(view, action);
    },
  })), /changed the state|two answers/],
  ['options that change from asking to asking', askingChangesNothing, broken((duel) => ({ options: (view) => (turns++ % 2 === 0 ? duel.options(view) : duel.options(view).toReversed()) })), /two answers/],
  ['a player that writes its notes on the view', viewsAreNeverWritten, playing('scribbler', (view, game, rng) => {
    (view.own as State['secret'][0]).peeked.push(0);
    return anyOption(view, game, rng);
  }), /not extensible|read only/],
  ['options that sort the agenda', viewsAreNeverWritten, broken((duel) => ({
    options(view) {
      (view.asked as State['agenda']).sort();
      return duel.options(view);
    },
  })), /read only/],

  ['a fingerprint that leaves something out', fingerprintSeesWrites, broken(() => ({ fingerprint: ({ open: { shots: _, ...seen }, secret, agenda }) => foldedData(FINGERPRINT, [seen, secret, agenda]) })), /a write to open\.shots\.0 goes unnoticed/],

  // legality
  ['an option that is refused', optionsAreSound, broken((duel) => ({ options: (view) => [...duel.options(view), { do: 'walk', to: -1 }] })), /is refused/],
  ['an option that cannot be carried out', optionsAreSound, broken((duel) => ({
    apply(state, action, chance) {
      if (action.do === 'counter' && chance.dice.stream('combat').below(1) === 0) throw new Error('cannot counter');
      duel.apply(state, action, chance);
    },
  })), /cannot counter/],
  ['a seat without an option', optionsAreSound, broken(() => ({ options: () => [] })), /.*/],
  ['an option listed twice', optionsAreDistinct, broken((duel) => ({ options: (view) => [...duel.options(view), duel.options(view)[0]!] })), /listed twice/],
  ['a legal action left out', optionsAreComplete, broken((duel) => ({ options: (view) => duel.options(view).filter((action) => action.do !== 'peek' || action.to !== 3) })), /is not an option/],
  ['a kind of action left out, but accepted', optionsAreComplete, broken((duel) => ({ refuse: (view, action) => (action.do === 'peek' ? undefined : duel.refuse(view, action)) })), /is not an option/],
  ['refuse that throws at nonsense', nonsenseIsRefused, broken((duel) => ({ refuse: (view, action) => (action.do.length > 20 ? 'too long' : duel.refuse(view, action)) })), /refuse throws/],
  ['refuse without a reason', nonsenseIsRefused, broken((duel) => ({ refuse: (view, action) => (duel.refuse(view, action) === undefined ? undefined : '') })), /not refused with a reason/],
  ['half a charge of powder', nonsenseIsRefused, broken((duel) => ({
    refuse: (view, action) => (view.asked.at(-1)?.step === 'bid' && action?.do === 'bid' && action.powder > 0 && action.powder < 1 ? undefined : duel.refuse(view, action)),
  })), /not refused with a reason/],

  // secrecy
  ['a view that shows everything', viewsHide, broken((duel) => ({
    view: (state, seat) => ({ ...duel.view(state, seat), all: state }),
    imagine: (view) => copyOf((view as View & { all: State }).all),
  })), /never differs/],
  ['a view of the other seat\'s bid', viewsHide, broken((duel) => ({ view: (state, seat) => ({ ...duel.view(state, seat), theirs: state.secret[1 - seat] }) })), /would see the difference/],
  ['options that know where the trap is', viewsHide, broken((duel) => ({
    view(state, seat) {
      lastShown = state;
      return duel.view(state, seat);
    },
    options: (view) => duel.options(view).filter((action) => action.do !== 'walk' || action.to !== lastShown!.table.trap),
  })), /depend on what is hidden/],
  ['a player that knows where the trap is', viewsHide, {
    ...broken((duel) => ({
      view(state, seat) {
        lastShown = state;
        return duel.view(state, seat);
      },
    })),
    strategies: [random, player('cheat', (view, game) => game.options(view)[lastShown!.table.trap % game.options(view).length])],
  }, /cheat decides by what is hidden/],
  ['an imagined state where another seat is to act', viewsHide, broken((duel) => ({ imagine: (view, rng) => ({ ...duel.imagine(view, rng), agenda: [] }) })), /would see|another seat/],

  // luck
  ['a biased die', luckIsFair, subject({ system: withChance((chance) => ({ ...chance, dice: { startRound: (round) => chance.dice.startRound(round), stream: (purpose) => favouringHigh(chance.dice.stream(purpose)) } })) }), /the expectation is wrong/],
  ['a wrong variance', luckIsFair, subject({ system: withChance((chance) => ({ ...chance, luck: { ...NO_LUCK, record: (channel, seat, deviation, variance) => chance.luck.record(channel, seat, deviation, variance * 0.6) } })) }), /variance is wrong/],
  ['rolls without variance', luckIsFair, subject({ system: withChance((chance) => ({ ...chance, luck: { ...NO_LUCK, record: (channel, seat, deviation) => chance.luck.record(channel, seat, deviation, 0) } })) }), /variance|certain outcome/],
  ['a luck channel not announced', luckIsFair, offering({ luck: duelInTheDark.luck.slice(1) }), /not announced/],

  // dice
  ['a loaded die', diceAreFair, subject({ system: withChance((chance) => ({ ...chance, dice: { startRound: (round) => chance.dice.startRound(round), stream: (purpose) => favouringHigh(chance.dice.stream(purpose)) } })) }), /came out as sound dice would with a chance of/],
  ['chances that are not those of the dice', diceAreFair, offering({ chances: () => (roll) => ({ ...duelInTheDark.chances!()(roll), of: Distribution.weighted([[0, 2n], [1, 3n]]) }) }), /came out as sound dice would/],
  ['rolls of no known chances', diceAreFair, offering({ chances: () => () => { throw new Error('what dice?'); } }), /not known: Error: what dice/],
  ['rolls that nobody counts', diceAreFair, subject({ system: withChance((chance) => ({ ...chance, luck: { ...NO_LUCK, record: (...entry) => chance.luck.record(...entry) } })) }), /no roll is counted/],
  ['rolls counted by a system without chances', diceAreFair, subject({ system: withoutChances() }), /has no chances/],

  // results
  ['a duel without end', gamesEnd, subject({ strategies: [random, endless], system: patched({ 'options.endless': true }) }), /no end/],
  ['a round too many', gamesEnd, offering({ missions: duelInTheDark.missions.map((mission) => ({ ...mission, roundLimit: 2 })) }), /last round/],
  ['a column forgotten', measuresAreAnnounced, broken((duel) => ({
    measure(state) {
      const { 'last-action': _forgotten, ...values } = duel.measure(state).values;
      return { ...duel.measure(state), values };
    },
  })), /announced columns/],
  ['half a shot', measuresAreAnnounced, measuring('shots.black', 0.5), /is whole/],
  ['no number', measuresAreAnnounced, measuring('mean-distance', NaN), /is real/],
  ['a number for a text', measuresAreAnnounced, measuring('last-action', 7), /is text/],
  ['a place off the field', measuresAreAnnounced, measuring('wounds-at', 'black@6,0'), /no place on the field/],
  ['a place that is none', measuresAreAnnounced, measuring('wounds-at', 'black at 5,0'), /no place on the field/],
  ['a grade not announced', measuresAreAnnounced, broken((duel) => ({ measure: (state) => ({ ...duel.measure(state), grade: 'splendid' }) })), /not announced/],
  ['a winner against the grade', measuresAreAnnounced, broken((duel) => ({ measure: (state) => ({ ...duel.measure(state), winner: 0 }) })), /does not fit/],
  ['an empty drawing', everyStateIsDrawn, broken(() => ({ draw: () => ' \n' })), /draws nothing/],
  ['a drawing with a hole', everyStateIsDrawn, broken((duel) => ({ draw: (state) => `${duel.draw(state)} ${String(undefined)}` })), /undefined/],
  ['a telling with a hole', tellingChangesNothing, offering({ describe: () => `black walks to ${String(undefined)}` }), /undefined/],
  ['a telling without words', tellingChangesNothing, offering({ describe: () => '' }), /no words/],
  ['a silent game', tellingChangesNothing, offering({ describe: () => undefined }), /without a word/],
  ['a telling that draws luck', tellingChangesNothing, subject({ system: withChance((chance) => {
    if (chance.tell) chance.dice.stream('combat').below(6);
    return chance;
  }) }), /when it is told/],

  // offer
  ['a mission that does not open', everyMissionOpens, offering({ missions: [...duelInTheDark.missions, { ...duelInTheDark.missions[0]!, id: 'at-dawn' }] }), /unknown mission/],
  ['two missions of one name', namesAreInOrder, offering({ missions: [...duelInTheDark.missions, duelInTheDark.missions[0]!] }), /twice/],
  ['a column that every run has', namesAreInOrder, offering({ columns: () => [{ name: 'winner', kind: 'text', unit: '', about: 'who wins' }] }), /twice/],
  ['a mission that rests on nothing', namesAreInOrder, offering({ missions: duelInTheDark.missions.map((mission) => ({ ...mission, restsOn: ['sword.'] })) }), /not in the book/],
  ['a number without a source', bookIsInOrder, offering({ book: { powder: { ...POWDER, note: ' ' } } }), /where it is from/],
  ['a number that it may not be', bookIsInOrder, offering({ book: { powder: { ...POWDER, value: 99 } } }), /cannot be/],
  ['a value worth trying that it may not be', bookIsInOrder, offering({ book: { powder: { ...POWDER, sweep: [12, -1] } } }), /cannot be/],
  ['an unhelpful error', badSetupsGetHelp, offering({ open: (setup) => duelInTheDark.open(setup.mission === 'to-the-deathx' ? { mission: MISSION } : setup) }), /opened all the same/],
  ['an error that is no UsageError', badSetupsGetHelp, offering({ open() { throw new Error('no'); } }), /not a UsageError/],
  ['a patch that nobody checks', badSetupsGetHelp, offering({ open: ({ mission }) => duelInTheDark.open({ mission }) }), /opened all the same/],

  // odds
  ['an attack refused without a reason', attacksAreAnsweredOrRefused, answering(() => ({ refuse: ({ when }) => (when.length > 1 ? ' ' : undefined) })), /without a reason/],
  ['a situation that never is', attacksAreAnsweredOrRefused, answering(() => ({ refuse: ({ when }) => (when.includes('far') ? 'too far' : undefined) })), /far is always refused/],
  ['a situation twice', attacksAreAnsweredOrRefused, answering(({ situations }) => ({ situations: [...situations, situations[0]!] })), /twice/],
  ['dice that are not those of the hits', attacksAreAnsweredOrRefused, answering((odds) => ({ of: (query) => ({ ...odds.of(query), attackDice: '1x5+' }) })), /does not show these hits/],
  ['a target that cannot fall', attacksAreAnsweredOrRefused, answering((odds) => ({ of: (query) => ({ ...odds.of(query), enough: 0 }) })), /enough is 0/],
  ['odds that change from asking to asking', attacksAreAnsweredOrRefused, answering((odds) => ({ of: (query) => ({ ...odds.of(query), actions: (turns += 1) }) })), /two answers/],
  ['odds that nobody can name', attacksAreAnsweredOrRefused, offering({ attacks: [] }), /not one attack/],
  ['odds that know no patch', oddsFollowTheBook, offering({ odds: () => duelInTheDark.odds() }), /Missing expected exception/],
  ['dice that nobody can write', diceAreRead, offering({ dice: () => ({ ...duelInTheDark.dice(), example: ['4+', '5+'] }) }), /names no pistols/],
  ['a contest that ends nowhere', diceAreRead, offering({ dice: () => ({ ...duelInTheDark.dice(), contest: (mine, theirs) => ({ ...duelInTheDark.dice().contest(mine, theirs), tie: duelInTheDark.dice().odds('1x4+').p(0) }) }) }), /no certain end/],
  ['nonsense read as dice', diceAreRead, offering({ dice: () => ({ ...duelInTheDark.dice(), odds: (text) => duelInTheDark.dice().odds(text === '' ? '1x4+' : text) }) }), /is read as dice/],
];

describe('the fixture, broken in one small way, is caught', () => {
  test.each(CAUGHT)('%s', (_flaw, check, flawed, message) => {
    expect(() => check(flawed, MISSION)).toThrow(message);
  });
});

describe('and unbroken, with the same settings, it is not', () => {
  test.each([...new Set(CAUGHT.map(([, check]) => check))].map((check) => [check.name, check] as const))('%s', (_name, check) => {
    check(subject(), MISSION);
  });
});

/** The fixture with other chance than it was given. */
function withChance(change: (chance: Chance) => Chance): System<State, View, Action> {
  return {
    ...duelInTheDark,
    open(setup) {
      const duel = duelInTheDark.open(setup);
      return {
        ...duel,
        deploy: (chance) => duel.deploy(change(chance)),
        apply: (state, action, chance) => duel.apply(state, action, change(chance)),
      };
    },
  };
}

function withoutChances(): System<State, View, Action> {
  const system = { ...duelInTheDark };
  delete system.chances;
  return system;
}

function patched(patch: Record<string, unknown>): System<State, View, Action> {
  return { ...duelInTheDark, open: (setup) => duelInTheDark.open({ ...setup, patch }) };
}

/** Always the higher of two faces. */
function favouringHigh(rng: Rng): Rng {
  return { below: (sides) => Math.max(rng.below(sides), rng.below(sides)) };
}

function measuring(column: string, value: number | string): Subject {
  return broken((duel) => ({
    measure(state) {
      const measures = duel.measure(state);
      return { ...measures, values: { ...measures.values, [column]: value } };
    },
  }));
}
