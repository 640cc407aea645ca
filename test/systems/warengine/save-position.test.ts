import { parse, stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { playGame } from '../../../src/kernel/referee.ts';
import type { WarGame } from '../../../src/systems/warengine/game.ts';
import { warengine } from '../../../src/systems/warengine/index.ts';
import { activeFigures } from '../../../src/systems/warengine/rules/figures.ts';
import { inPlay, type Battle, type WarState } from '../../../src/systems/warengine/state.ts';
import { anyKind } from '../../conformance/any-kind.ts';

const SMALL = { 'forces.red': 'random', 'forces.blue': 'random', 'forces.points': 300, 'terrain.size': 30 };

/** A game of two sides that choose kinds of action alike, with what `look` says of each of its decisions. */
function decisions(mission: string, index: number, look: (game: WarGame, state: WarState, seat: number, number: number) => void, patch = {}): void {
  const game = warengine.open({ mission, patch: { ...SMALL, [`missions.${mission}.roundLimit`]: 4, ...patch } }) as WarGame;
  const { failure } = playGame({ game, strategies: [anyKind, anyKind], seats: warengine.seats, seed: 'positions', index, watch: ({ state, seat, number }) => look(game, state as WarState, seat, number) });
  expect(failure).toBeNull();
}

/** Through a file and back, played up to its first decision. */
function reopened(position: unknown): { game: WarGame; state: WarState } {
  const game = warengine.open({ mission: '', patch: SMALL, position: parse(stringify(position)) as unknown }) as WarGame;
  return { game, state: game.deploy(openChance(1, 0)) };
}

function positionOrNull(game: WarGame, state: WarState): unknown {
  try {
    return game.position(state);
  } catch {
    return null; // the set-up, or in the middle of an action
  }
}

/** All that still matters: not the clock, not what an activation that is over left behind, nothing of who is gone but that. */
function whatCounts(game: WarGame, { open }: WarState): unknown {
  const active = activeFigures(game.ground, open);
  const figures = open.figures.map(({ x, y, fate, ownKill, heroPoints, controlled, moved, reserve, entangled, ...now }, number) => ({
    x, y, fate, ownKill, heroPoints, ...(fate === 'in-play' ? { controlled, moved, reserve, entangled } : {}), ...(active.includes(number) ? now : {}),
  }));
  const { clock: _, agenda, ...rest } = open;
  return { ...rest, figures, agenda: agenda.filter(({ step }) => step !== 'window') };
}

/** Sixty more decisions, with the same luck on both sides of a comparison. */
function goesOn(game: WarGame, state: WarState): string[] {
  const chance = openChance('go on', 0);
  const told: string[] = [];
  const rng = chance.dice.stream('red');
  for (let i = 0; i < 60 && game.toAct(state) !== null; i++) {
    const seat = game.toAct(state)!;
    const options = game.options(game.view(state, seat));
    const action = options[rng.below(options.length)]!;
    told.push(`${seat} ${JSON.stringify(action)}`);
    game.apply(state, action, chance);
  }
  return told;
}

describe.each(warengine.missions.map(({ id }) => id))('a position of %s', (mission) => {
  it('opened again is the same battle with the same choices, all through some games', () => {
    const kinds = new Set<string>();
    let compared = 0;
    for (let index = 0; index < 2; index++) {
      decisions(mission, index, (game, state, seat, number) => {
        if (number % 7 !== 0) return;
        const position = positionOrNull(game, state);
        if (position === null) return;
        const again = reopened(position);
        expect(whatCounts(again.game, again.state)).toEqual(whatCounts(game, state));
        expect(again.game.toAct(again.state)).toBe(seat);
        expect(again.game.draw(again.state)).toBe(game.draw(state));
        expect(again.game.position(again.state)).toEqual(position);
        expect(again.game.card.id).toBe(mission);
        kinds.add(state.open.agenda.at(-1)!.step);
        if (compared++ % 4 === 0) expect(again.game.options(again.game.view(again.state, seat))).toEqual(game.options(game.view(state, seat)));
      });
    }
    expect(compared).toBeGreaterThan(12);
    expect([...kinds]).toContain('activate');
    expect([...kinds]).toContain('acting');
  });
});

it('plays on identically with the same dice: every choice, every roll, every number of the result', () => {
  let played = 0;
  decisions('victory-points', 7, (game, state, _, number) => {
    if (number < 40 || number % 20 !== 0) return;
    const position = positionOrNull(game, state);
    if (position === null || played >= 3) return;
    played++;
    const again = reopened(position);
    const here = game.copy(state);
    expect(goesOn(again.game, again.state)).toEqual(goesOn(game, here));
    expect(again.game.measure(again.state)).toEqual(game.measure(here));
  });
  expect(played).toBe(3);
});

/** A game up to the first decision of this kind. */
function firstOf(step: string, mission = 'last-man-standing'): { game: WarGame; state: WarState } {
  let found: { game: WarGame; state: WarState } | null = null;
  decisions(mission, 1, (game, state) => {
    if (found === null && state.open.agenda.at(-1)!.step === step) found = { game, state: game.copy(state) };
  });
  expect(found).not.toBeNull();
  return found!;
}

it('who won the initiative is asked again, without a new roll', () => {
  const { game, state } = firstOf('initiative');
  const position = game.position(state);
  expect(position).toMatchObject({ state: { turn: 1, initiative: expect.stringMatching(/^(red|blue)$/) as unknown } });
  expect(position.turn).toBeUndefined();
  expect(reopened(position).state.open).toMatchObject({ turn: 1, agenda: [{ step: 'end-turn' }, { step: 'rout' }, { step: 'follow-up' }, { step: 'initiative' }] });
});

it('a position of a file says what is so in words: units, weapons, sides', () => {
  const { game, state } = firstOf('acting');
  const { open } = state;
  const figure = open.figures.findIndex(inPlay);
  Object.assign(open.figures[figure]!, { reserve: 0, heroPoints: open.figures[figure]!.heroPoints + 1, entangled: true } satisfies Partial<Battle['figures'][number]>);
  const weapon = game.ground.profile(open, figure).weapons[0]!.id;
  expect(game.position(state).figures[figure]!.state).toMatchObject({ reserve: weapon, heroPoints: open.figures[figure]!.heroPoints, entangled: true });
});

it.each([true, false])('a destroyed figure stays so; whether its own side did it: %s', (ownKill) => {
  const { game, state } = firstOf('activate');
  Object.assign(state.open.figures[0]!, { fate: 'destroyed', ownKill });
  expect(reopened(game.position(state)).state.open.figures[0]).toMatchObject({ fate: 'destroyed', ownKill });
  const other = game.copy(state);
  other.open.figures[0]!.ownKill = !ownKill;
  expect(game.fingerprint(other)).not.toBe(game.fingerprint(state));
});

it('characters stay with their units, and a leader who is not the first of equals leads on', () => {
  const file = {
    system: 'warengine',
    table: { size: [24, 20], terrain: [] },
    turn: 'thugs',
    state: { joined: { thugs: 'vertucci' }, leaders: { bosses: 'b2', lost: 'none' } },
    figures: [
      { id: 't1', unit: 'thug', side: 'red', squad: 'thugs', at: [4, 10] },
      { id: 'vertucci', unit: 'vertucci', side: 'red', at: [6, 10] },
      { id: 'b1', unit: 'thug-boss', side: 'blue', squad: 'bosses', at: [18, 10] },
      { id: 'b2', unit: 'thug-boss', side: 'blue', squad: 'bosses', at: [18, 18] },
      { id: 'l1', unit: 'thug-boss', side: 'blue', squad: 'lost', at: [22, 2] },
    ],
  };
  const { game, state } = reopened(file);
  expect(state.open.units.map(({ joined, leader }) => [joined, leader])).toEqual([[1, 1], [0, 1], [-1, 3], [-1, -1]]);
  expect(state.open.agenda.at(-1)).toMatchObject({ step: 'acting', unit: 0, with: 1 });
  expect(state.open.figures.map(({ controlled }) => controlled)).toEqual([true, true, false, true, false]); // b1 is 7 inches from b2
  const position = game.position(state);
  expect(position.state).toMatchObject({ joined: { thugs: 'vertucci' }, leaders: { bosses: 'b2', lost: 'none' } });
  const again = reopened(position);
  expect(whatCounts(again.game, again.state)).toEqual(whatCounts(game, state));
});

it.each(['deploy', 'window', 'save', 'raise'])('refuses one in the middle of things: at the choice to %s', (step) => {
  let refused = 0;
  for (let index = 0; index < 4 && refused === 0; index++) {
    decisions('last-man-standing', index, (game, { open }) => {
      if (open.agenda.at(-1)!.step !== step || refused > 0) return;
      refused++;
      expect(() => game.position({ open })).toThrow('an action or the set-up is under way, which no position holds; expected a choice who goes first, which unit to activate, or what an active unit does');
    }, { 'units.thug.heroPoints': 3, 'forces.red': 'gangs-mixed', 'forces.blue': 'aliens-mixed', 'terrain.size': 48 });
  }
  expect(refused).toBe(1);
});
