/** Whole games of Mission One by the advanced rules, played at random, with what must always hold checked after every action. */
import { beforeAll, describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import type { Strategy } from '../../../src/kernel/game.ts';
import { stream } from '../../../src/kernel/rng.ts';
import type { FuryAction } from '../../../src/systems/fury-of-the-clansmen/actions.ts';
import { numbersOf } from '../../../src/systems/fury-of-the-clansmen/book.ts';
import type { FuryEvent } from '../../../src/systems/fury-of-the-clansmen/events.ts';
import { FuryGame } from '../../../src/systems/fury-of-the-clansmen/game.ts';
import { LUCK } from '../../../src/systems/fury-of-the-clansmen/measures.ts';
import { breakthrough } from '../../../src/systems/fury-of-the-clansmen/missions/breakthrough.ts';
import { inPlay, type FuryState } from '../../../src/systems/fury-of-the-clansmen/state.ts';
import { SIDES } from '../../../src/systems/fury-of-the-clansmen/vocabulary.ts';
import random from '../../../strategies/any/random.ts';
import { anyKind } from '../../conformance/any-kind.ts';
import { faults } from './what-always-holds.ts';

const GAMES = 24;
const DECISION_LIMIT = 10_000;
const game = new FuryGame(numbersOf({ 'options.rules': 'advanced' }), breakthrough);
const { roster } = game.ground;
const figureOf = new Map(roster.troopers.map(({ id }, figure) => [id, figure]));

const luck = new Map<string, { rolls: number; deviation: number; variance: number }>();
const taken = new Set<string>();

function playOne(index: number, player: Strategy): void {
  const acting: string[] = [];
  let state: FuryState | null = null;
  const chance = openChance('random play', index, {}, (event) => {
    const told = event as FuryEvent;
    if (told.tell !== 'attack' || told.kind.startsWith('brainbuster') || told.by === null) return;
    for (const id of [told.by, told.target]) if (!inPlay(state!.open.figures[figureOf.get(id)!]!)) acting.push(`${id} is dead, and in an attack`);
  });
  state = game.deploy(chance);
  const players = SIDES.map((_, seat) => player.start(seat, game));
  const rng = stream('random play', 'players', index);
  for (let decision = 0; decision < DECISION_LIMIT; decision++) {
    const seat = game.toAct(state);
    if (seat === null) break;
    const action = players[seat]!.choose(game.view(state, seat), rng) as FuryAction;
    taken.add(action.do);
    if ('figure' in action && action.do !== 'deploy' && !inPlay(state.open.figures[action.figure]!)) acting.push(`${JSON.stringify(action)} by the dead`);
    game.apply(state, action, chance);
    const wrong = [...faults(game, state), ...acting];
    if (wrong.length > 0) throw new Error(`game ${index}, decision ${decision}, after ${JSON.stringify(action)}: ${wrong.join('; ')}`);
  }
  expect(game.toAct(state), `game ${index} has an end`).toBeNull();
  for (const { name } of LUCK) {
    for (const [seat, side] of SIDES.entries()) {
      const { rolls, deviation, variance } = chance.luck.account(name, seat);
      const sum = luck.get(`${name} ${side}`) ?? { rolls: 0, deviation: 0, variance: 0 };
      luck.set(`${name} ${side}`, { rolls: sum.rolls + rolls, deviation: sum.deviation + deviation, variance: sum.variance + variance });
    }
  }
}

describe('Random play, Mission One, advanced rules', () => {
  beforeAll(() => {
    for (let index = 0; index < GAMES; index++) playOne(index, index % 3 === 0 ? random : anyKind);
  }, 120_000);

  it('takes every kind of action that the advanced rules add, crawling out of foxholes aside: the mission has none', () => {
    const added = ['burst', 'spread', 'full-auto', 'add-target', 'enough', 'reload', 'throw', 'scatter', 'snap-alert', 'snap-shot', 'hold-fire', 'charge'];
    expect(added.filter((kind) => !taken.has(kind))).toEqual([]);
  });

  const ROLLED = ['attack clan', 'attack legion', 'armor clan', 'armor legion', 'leadership clan', 'leadership legion', 'accuracy clan', 'ammo clan', 'ammo legion', 'concentration clan'];

  it.each(ROLLED)('luck in %s has mean zero', (account) => {
    const { rolls, deviation, variance } = luck.get(account)!;
    expect(rolls).toBeGreaterThan(20);
    expect(Math.abs(deviation) / Math.sqrt(variance)).toBeLessThan(4);
  });

  it('no luck is entered for rolls that a side never makes: the Legion neither throws nor concentrates, and nobody is reinforced', () => {
    expect([...luck].filter(([account, { rolls }]) => rolls > 0 && !ROLLED.includes(account))).toEqual([]);
  });
});
