/** A game saved as a position wherever it can be, and opened again: the same battle, the same choices, the same game from there on. */
import { parse, stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { legionsOfSteel } from '../../../src/systems/legions-of-steel/index.ts';
import type { LegionsGame } from '../../../src/systems/legions-of-steel/game.ts';
import { waiting, type LegionsState } from '../../../src/systems/legions-of-steel/state.ts';
import random from '../../../strategies/any/random.ts';
import { anyKind } from '../../conformance/any-kind.ts';

const open = (mission: string, patch: Record<string, unknown> = {}) => legionsOfSteel.open({ mission, patch }) as LegionsGame;
const MISSIONS = legionsOfSteel.missions.map(({ id }) => id);

/** A game of random players, with what `look` says of each of its decisions, until it has seen enough: `true`. */
function decisions(game: LegionsGame, index: number, look: (state: LegionsState, decision: number) => unknown): void {
  const chance = openChance('positions', index);
  const state = game.deploy(chance);
  const players = legionsOfSteel.seats.map((_, seat) => (index % 2 === 0 ? random : anyKind).start(seat, game));
  const rng = stream('positions', 'players', index);
  for (let decision = 0; decision < 20_000; decision++) {
    const seat = game.toAct(state);
    if (seat === null) return;
    if (look(state, decision) === true) return;
    game.apply(state, players[seat]!.choose(game.view(state, seat), rng) as never, chance);
  }
  throw new Error('the game has no end');
}

function positionOrNull(game: LegionsGame, state: LegionsState): unknown {
  try {
    return game.position(state);
  } catch (thrown) {
    expect((thrown as Error).name).toBe('UsageError');
    return null;
  }
}

/** Through a file and back, played up to its first decision. */
function reopened(position: unknown, patch: Record<string, unknown> = {}): { game: LegionsGame; state: LegionsState } {
  const game = legionsOfSteel.open({ mission: '', patch, position: parse(stringify(position)) as unknown }) as LegionsGame;
  return { game, state: game.deploy(openChance('again', 0)) };
}

const without = ({ open: { clock: _, ...battle } }: LegionsState) => battle;

describe.each(MISSIONS)('a position of %s', (mission) => {
  it('opened again is the same battle that offers the same choices, all through games', () => {
    const steps = new Map<string, number>();
    for (let index = 0; index < 2; index++) {
      const patch = { 'options.recovery': index === 1, 'fire.doorKills': 1 + index };
      const game = open(mission, patch);
      decisions(game, index, (state, decision) => {
        const step = waiting(state.open)!.step;
        const seen = steps.get(step) ?? 0;
        if (decision % 5 !== 0 && seen > 3) return;
        const position = positionOrNull(game, state);
        if (position === null) return;
        steps.set(step, seen + 1);
        if (seen % 20 !== 0 && seen > 3) return;
        const again = reopened(position, patch);
        expect(without(again.state)).toEqual(without(state));
        const seat = game.toAct(state)!;
        expect(again.game.options(again.game.view(again.state, seat))).toEqual(game.options(game.view(state, seat)));
        expect(again.game.draw(again.state)).toBe(game.draw(state));
        expect(again.game.position(again.state)).toEqual(position);
        expect(again.game.card.id).toBe(mission);
      });
    }
    expect([...steps.keys()].sort()).toEqual(expect.arrayContaining(['acting', 'action-phase', 'assign', 'final']));
  });
});

it('played on from a file it is the same game, die by die', () => {
  let played = 0;
  const game = open('the-foundry');
  decisions(game, 0, (state, decision) => {
    if (played >= 2) return true;
    if (decision < 60 || decision % 40 !== 0) return false;
    const position = positionOrNull(game, state);
    if (position === null) return false;
    played++;
    const again = reopened(position);
    const here = game.copy(state);
    expect(goesOn(again.game, again.state)).toEqual(goesOn(game, here));
    expect(again.game.measure(again.state)).toEqual(game.measure(here));
    return false;
  });
  expect(played).toBe(2);
});

/** The next hundred choices, on dice of their own. */
function goesOn(game: LegionsGame, state: LegionsState): unknown[] {
  const chance = openChance('from here', 0);
  chance.dice.startRound(state.open.turn);
  const rng = stream('from here', 'players', 0);
  const players = legionsOfSteel.seats.map((_, seat) => random.start(seat, game));
  const made: unknown[] = [];
  while (made.length < 100 && game.toAct(state) !== null) {
    const seat = game.toAct(state)!;
    const action = players[seat]!.choose(game.view(state, seat), rng);
    made.push(action);
    game.apply(state, action as never, chance);
  }
  return made;
}

/** A game up to the first decision for which it is so. */
function firstOf(is: (state: LegionsState) => boolean): { game: LegionsGame; state: LegionsState } {
  for (let index = 0; index < 12; index++) {
    const game = open(MISSIONS[index % MISSIONS.length]!);
    let found: LegionsState | null = null;
    decisions(game, index, (state) => {
      if (is(state)) found = game.copy(state);
      return found !== null;
    });
    if (found !== null) return { game, state: found };
  }
  throw new Error('it never came to that');
}

const asked = (step: string) => ({ open: battle }: LegionsState) => waiting(battle)?.step === step;

describe('what no position holds is refused by its name', () => {
  it.each([
    ['place', 'the set-up is under way'],
    ['go', 'the winner of the initiative is to say who goes first'],
    ['aiming-throw', 'a throw is under way'],
    ['laying', 'suppression is being laid'],
    ['spread', 'a Spread-Fire is under way'],
    ['suppressions', 'it is being settled who goes on suppressing'],
  ])('%s', (step, said) => {
    const { game, state } = firstOf(asked(step));
    expect(() => game.position(state)).toThrow(`${said}, which no position holds; expected a choice of whom to activate`);
  });

  it('an answer, a simultaneous one, a shot of suppression, a game that is over', () => {
    const { game, state } = firstOf(asked('action-phase'));
    const { agenda } = state.open;
    agenda.push({ step: 'window', at: 'exposure', seat: 1, exposed: [0] });
    expect(() => game.position(state)).toThrow('an answer to what the other side does is under way, which no position holds');
    agenda.pop();
    agenda.push({ step: 'mutual', pair: [0, 9], seat: 0 });
    expect(() => game.position(state)).toThrow('two figures that cover choose at the same time, which no position holds');
    agenda.pop();
    agenda.push({ step: 'lift', seat: 0, shot: { occasion: 'suppression', by: 0, hands: false, mode: 'single', spread: false, at: 0, target: 9, dice: 1, stance: 0, lifted: false } });
    expect(() => game.position(state)).toThrow('a shot of suppression is under way');
    agenda.pop();
    expect(game.position(state).turn).toMatch(/commandos|machines/);
    Object.assign(state.open, { result: { winner: 0, grade: 'commandos-marginal' } });
    expect(() => game.position(state)).toThrow('the game is over');
  });

  it('a secret bid: before it the position is that of a turn which begins', () => {
    const { game: before, state: acting } = firstOf(asked('action-phase'));
    const { turn: _, state: { first: __, leadership: ___, ...words } = {}, ...rest } = before.position(acting);
    const { game, state } = reopened({ ...rest, state: { ...words, turn: 3 } });
    expect(waiting(state.open)!.step).toBe('bid');
    expect(game.position(state)).toMatchObject({ state: { turn: state.open.turn } });
    expect(game.position(state)).not.toHaveProperty('turn');
    state.secret[0].bid = 1;
    expect(() => game.position(state)).toThrow('a secret bid for initiative is under way');
  });
});
