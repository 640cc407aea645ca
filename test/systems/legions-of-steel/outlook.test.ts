/** How a battle stands, for players who stop looking ahead. */
import { describe, expect, test } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { numbersOf } from '../../../src/systems/legions-of-steel/book.ts';
import { LegionsGame } from '../../../src/systems/legions-of-steel/game.ts';
import { missionOf } from '../../../src/systems/legions-of-steel/missions/all.ts';

/** A mission as its set-up begins, with these figures set on [column, row]. */
function standing(mission: string, at: Readonly<Record<string, readonly [number, number]>>) {
  const book = numbersOf();
  const game = new LegionsGame(book, missionOf(mission, book));
  const state = game.deploy(openChance('outlook', 0));
  const figure = (id: string) => state.open.figures[game.ground.roster.findIndex((each) => each.id === id)]!;
  const put = (id: string, [column, row]: readonly [number, number]) => {
    Object.assign(figure(id), { fate: 'in-play', at: row * game.ground.board.width + column });
    game.ground.mission.observe?.(game.ground, state.open, 'moved');
    state.open.clock += 1;
  };
  for (const [id, square] of Object.entries(at)) put(id, square);
  return { game, state, figure, put, outlook: () => game.outlook(state) };
}

describe('How a battle stands', () => {
  test('a Nightmare lost is good for the commandos, a Trooper bad; a kill at an Assault Fiend is something too', () => {
    const foundry = standing('the-foundry', {});
    const before = foundry.outlook();
    foundry.figure('assault-fiend').kills = 1;
    const wounded = foundry.outlook();
    foundry.figure('assault-fiend').kills = 0;
    foundry.figure('nightmare-1').fate = 'killed';
    const ahead = foundry.outlook();
    expect(ahead).toBeGreaterThan(before);
    expect(wounded).toBeGreaterThan(before);
    foundry.figure('trooper-1').fate = 'killed';
    expect(foundry.outlook()).toBeLessThan(ahead);
  });

  test('Quarterback Sneak: the nearer the bomb to a room B, the better', () => {
    const sneak = standing('quarterback-sneak', { 'trooper-1': [3, 12] });
    const begun = sneak.outlook();
    sneak.put('trooper-1', [20, 12]);
    const halfway = sneak.outlook();
    sneak.put('trooper-1', [26, 5]);
    expect([halfway > begun, sneak.outlook() > halfway]).toEqual([true, true]);
  });

  test('a battle that is over stands as its result', () => {
    const over = standing('the-foundry', {});
    const stands = ([0, 1, null] as const).map((winner) => {
      over.state.open.result = { winner, grade: 'commandos-marginal' };
      return over.outlook();
    });
    expect(stands).toEqual([1, 0, 0.5]);
  });
});
