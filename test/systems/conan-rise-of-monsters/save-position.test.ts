import { parse, stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { playGame } from '../../../src/kernel/referee.ts';
import type { ConanGame } from '../../../src/systems/conan-rise-of-monsters/game.ts';
import { conanRiseOfMonsters as conan } from '../../../src/systems/conan-rise-of-monsters/index.ts';
import type { ConanState } from '../../../src/systems/conan-rise-of-monsters/state.ts';
import { anyKind } from '../../conformance/any-kind.ts';

const SMALL = { 'forces.circle': 'random', 'forces.set': 'random', 'forces.points': 9, 'table.depth': 36, 'table.width': 36 };

type Look = (game: ConanGame, state: ConanState, seat: number, number: number) => void;

/** A game of two sides that choose kinds of action alike, with what `look` says of each of its decisions. */
function decisions(mission: string, index: number, look: Look, patch = {}): void {
  const game = conan.open({ mission, patch: { ...SMALL, [`missions.${mission}.roundLimit`]: 4, ...patch } }) as ConanGame;
  const { failure } = playGame({ game, strategies: [anyKind, anyKind], seats: conan.seats, seed: 'positions', index, watch: ({ state, seat, number }) => look(game, state as ConanState, seat, number) });
  expect(failure).toBeNull();
}

/** Through a file and back, played up to its first decision. */
function reopened(position: unknown, patch = {}): { game: ConanGame; state: ConanState } {
  const game = conan.open({ mission: '', patch: { ...SMALL, ...patch }, position: parse(stringify(position)) as unknown }) as ConanGame;
  return { game, state: game.deploy(openChance(1, 0)) };
}

/** All but the clock, and what a side that is off the table once stood below. */
function whatCounts({ open, secret, decks }: ConanState): unknown {
  const { clock: _, units, ...rest } = open;
  const onTable = (unit: number) => open.forces.units[unit]!.members.every((member) => open.models[member]!.fate !== 'off-table');
  return { ...rest, units: units.map((unit, number) => ({ ...unit, belowHalf: onTable(number) && unit.belowHalf })), secret, decks };
}

/** Eighty more decisions, with the same luck on both sides of a comparison. */
function goesOn(game: ConanGame, state: ConanState): string[] {
  const chance = openChance('go on', 0);
  const told: string[] = [];
  const rng = chance.dice.stream('circle');
  for (let i = 0; i < 80 && game.toAct(state) !== null; i++) {
    const seat = game.toAct(state)!;
    const options = game.options(game.view(state, seat));
    const action = options[rng.below(options.length)]!;
    told.push(`${seat} ${JSON.stringify(action)}`);
    game.apply(state, action, chance);
  }
  return told;
}

describe.each(conan.missions.map(({ id }) => id))('a position of %s', (mission) => {
  it('opened again is the same battle with the same choices for both sides, from the first bid to the last activation', () => {
    const kinds = new Set<string>();
    let compared = 0;
    for (let index = 0; index < 2; index++) {
      decisions(mission, index, (game, state, seat, number) => {
        if (number % 6 !== index) return;
        const position = game.position(state);
        const again = reopened(position, { [`missions.${mission}.roundLimit`]: 4 });
        expect(whatCounts(again.state)).toEqual(whatCounts(state));
        expect(again.game.toAct(again.state)).toBe(seat);
        expect(again.game.draw(again.state)).toBe(game.draw(state));
        expect(again.game.position(again.state)).toEqual(position);
        expect(again.game.card).toEqual(game.card);
        kinds.add(state.open.agenda.at(-1)!.step);
        if (compared++ % 3 === 0) for (const side of [0, 1]) expect(again.game.options(again.game.view(again.state, side))).toEqual(game.options(game.view(state, side)));
      });
    }
    expect(compared).toBeGreaterThan(25);
    for (const kind of ['acting', 'pick', 'window', 'deploy']) expect(kinds).toContain(kind);
  });
});

it('plays on identically with the same dice: every choice, every card, every roll, every number of the result', () => {
  let played = 0;
  decisions('annihilation', 7, (game, state, _, number) => {
    if (number % 7 !== 0) return;
    played++;
    const again = reopened(game.position(state), { 'missions.annihilation.roundLimit': 4 });
    const here = game.copy(state);
    expect(goesOn(again.game, again.state)).toEqual(goesOn(game, here));
    expect(again.game.measure(again.state)).toEqual(game.measure(here));
  });
  expect(played).toBeGreaterThan(5);
});

/** A game up to the first decision for which it is so. */
function firstOf(is: (state: ConanState) => boolean): { game: ConanGame; state: ConanState } {
  let found: { game: ConanGame; state: ConanState } | null = null;
  for (let index = 0; index < 12 && found === null; index++) {
    const look: Look = (game, state) => {
      if (found === null && is(state)) found = { game, state: game.copy(state) };
    };
    decisions('annihilation', index, look);
  }
  expect(found).not.toBeNull();
  return found!;
}

const asked = (step: string) => ({ open }: ConanState) => open.agenda.at(-1)!.step === step;

it('a file says what is so in words: sides, units, cards with the next one first', () => {
  const { game, state } = firstOf(asked('acting'));
  const { open, secret, decks } = state;
  const { unit } = open.active!;
  const [other] = open.forces.units.map((_, number) => number).filter((number) => number !== unit && game.ground.card(open, number).type !== 'commander');
  open.units[other!]!.fleeing = true;
  open.points = [2, 0];
  const position = game.position(state);
  expect(position.turn).toBe(open.forces.units[unit]!.id);
  expect(position.state).toMatchObject({
    turn: open.turn, fleeing: [open.forces.units[other!]!.id], points: { circle: 2, set: 0 }, hands: { circle: secret[0].hand, set: secret[1].hand },
    destiny: { circle: { ...open.destiny[0] }, set: { ...open.destiny[1] } },
  });
  expect((position.state!['decks'] as Record<string, string[]>)['set']![0]).toBe(decks[1].at(-1));
});

it('a unit that Not Your Time, Fool! has refused stays refused', () => {
  const { game, state } = firstOf(hasChoice);
  const step = state.open.agenda.pop()!;
  const seat = step.step === 'pick' ? step.seat : -1;
  const refused = game.ground.unitsOf(state.open, seat).find((unit) => !state.open.units[unit]!.activated)!;
  state.open.agenda.push({ step: 'pick', seat, not: refused });
  const position = game.position(state);
  expect(position.state).toMatchObject({ refused: game.ground.name(state.open, refused) });
  const again = reopened(position);
  expect(again.game.options(again.game.view(again.state, seat))).not.toContainEqual({ do: 'activate', unit: refused });
  expect(again.game.refuse(again.game.view(again.state, seat), { do: 'activate', unit: refused })).toContain('Not Your Time');
});

/** The side that picks has two units ready. */
function hasChoice({ open }: ConanState): boolean {
  const step = open.agenda.at(-1)!;
  return step.step === 'pick' && open.forces.units.filter(({ seat, members }, unit) => seat === step.seat && !open.units[unit]!.activated && members.every((member) => open.models[member]!.fate === 'in-play')).length > 1;
}

it('models that fell, were wounded or fled stay so', () => {
  const { game, state } = firstOf(asked('pick'));
  const { open } = state;
  const several = open.forces.units.find(({ members }) => members.length > 1)!.members;
  Object.assign(open.models[several[0]!]!, { fate: 'removed', wounds: game.ground.card(open, game.ground.unitOf(open, several[0]!)).wounds });
  const commander = open.forces.units.find((_, unit) => game.ground.card(open, unit).type === 'commander')!.members[0]!;
  open.models[commander]!.wounds = 2;
  const { figures } = game.position(state);
  expect([figures[several[0]!]!.state, figures[several[1]!]!.state, figures[commander]!.state]).toEqual([{ fate: 'removed' }, undefined, { wounds: 2 }]);
  const again = reopened(game.position(state));
  expect([again.state.open.models[several[0]!], again.state.open.models[commander]]).toEqual([open.models[several[0]!], open.models[commander]]);
  expect(again.state.open.forces).toEqual(open.forces);
});

it.each(['deploy', 'bid', 'go', 'window', 'destiny', 'rage', 'shooting', 'discard', 'bels-hand'])('plays on from the middle of things: at the step %s', (step) => {
  const { game, state } = firstOf(asked(step));
  comesBack(step, game, state, { 'missions.annihilation.roundLimit': 4 });
});

function comesBack(step: string, game: ConanGame, state: ConanState, patch: object): void {
  const position = game.position(state);
  expect((position.state!['owed'] as { step: string }[])[0]!.step).toBe(step);
  const again = reopened(position, patch);
  expect(whatCounts(again.state)).toEqual(whatCounts(state));
  expect(() => conan.inspect!(parse(stringify(position)), { ...SMALL, ...patch })).not.toThrow();
  expect(goesOn(again.game, again.state)).toEqual(goesOn(game, state));
}

const BETWEEN_TWO = `
system: conan-rise-of-monsters
table: { size: [36, 36], terrain: [] }
turn: conan
state: { turn: 2 }
figures:
  - { id: conan, unit: king-conan, at: [10, 10] }
  - { id: pikes, unit: gunderland-pikemen, at: [30, 30] }
  - { id: thoth, unit: thoth-amon, at: [11, 10] }
  - { id: guard, unit: ancestor-guard, at: [9, 10] }
`;

it.each([['melee', []], ['aim', [{ do: 'attack', units: [2, 3] }]]] as const)('plays on from a fight with two enemies at once: at the step %s', (step, done) => {
  const patch = { 'abilities.destiny': false, 'abilities.fate-cards': false };
  const { game, state } = reopened(parse(BETWEEN_TWO), patch);
  const chance = openChance(1, 0);
  for (const action of [{ do: 'stay' } as const, ...done]) game.apply(state, action, chance);
  comesBack(step, game, state, patch);
});

it('refuses one of a battle that is over', () => {
  const { game, state } = firstOf(asked('pick'));
  state.open.result = { winner: null, grade: 'draw' };
  state.open.agenda.length = 0;
  expect(() => game.position(state)).toThrow('the battle is over, so there is nothing to play on from; expected a decision before its end');
});
