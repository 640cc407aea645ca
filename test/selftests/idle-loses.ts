/** Where a player who does nothing must lose to the reference player, and that it wins nowhere else than by mines. */
import { expect, test } from 'vitest';
import { builtIn } from '../../src/cli/strategies.ts';
import { playGame } from '../../src/kernel/referee.ts';
import { SYSTEMS } from '../../src/systems/index.ts';
import idle from '../../strategies/any/idle.ts';

/**
 * Seats that lose if they do nothing. Left out: who attacks where the book calls it a draw when nobody got anything done
 * (legion at the fortress and the tower, both on the islands), who loses only if the other is quick (legion in Mission One,
 * the Legion of Set where it is to stop King Conan), and whose counterstrikes may even the score (both in Annihilation).
 */
const MUST_LOSE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'fury-of-the-clansmen': {
    breakthrough: ['clan'],
    escape: ['clan', 'legion'],
    gardens: ['clan', 'legion'],
    'mountain-fortress': ['clan'],
    ambush: ['clan', 'legion'],
    'defend-the-tower': ['clan'],
    'cross-the-chasm': ['clan', 'legion'],
    'islands-of-darkness': [],
  },
  warengine: {
    'last-man-standing': ['red', 'blue'],
    'victory-points': ['red', 'blue'],
    'hold-the-ground': ['red', 'blue'],
  },
  'conan-rise-of-monsters': {
    annihilation: [],
    shrine: ['circle', 'set'],
    escape: ['circle'],
  },
  'blood-berets': {
    'into-the-caves': ['berets', 'legion'],
    'stalking-the-enemy': ['berets'],
    'lightning-strike': ['berets'],
  },
  'legions-of-steel': {
    'quarterback-sneak': ['commandos', 'machines'],
    'the-foundry': ['commandos', 'machines'],
    'heart-of-the-net': ['commandos', 'machines'],
  },
};

/** Seats that may win although they do nothing, once in many games: the tunnels that the Legion has hidden may all blow up. */
const MAY_WIN: Readonly<Record<string, readonly string[]>> = { 'stalking-the-enemy': ['legion'], 'lightning-strike': ['legion'] };

/** `games` of each mission, with the idle player in each seat in turn. */
export function idleLoses(games: number): void {
  const missions = Object.entries(MUST_LOSE).flatMap(([system, rows]) => Object.entries(rows).map(([mission, losers]) => ({ system: SYSTEMS.get(system)!, mission, losers })));
  test.each(missions)('$system.id, $mission', ({ system, mission, losers }) => {
    const game = system.open({ mission });
    const reference = builtIn(system.id)[0]!;
    for (const [lazy, seat] of system.seats.entries()) {
      for (let index = 0; index < games; index++) {
        const strategies = system.seats.map((_, other) => (other === lazy ? idle : reference));
        const { failure, measures } = playGame({ game, strategies, seats: system.seats, seed: 'idle', index });
        expect({ seat, index, failure }).toEqual({ seat, index, failure: null });
        const told = { seat, index, winner: measures!.winner };
        if (losers.includes(seat)) expect(told).toEqual({ seat, index, winner: 1 - lazy });
        else if (MAY_WIN[mission]?.includes(seat) !== true) expect(told).not.toEqual({ seat, index, winner: lazy });
      }
    }
  });

  test('every mission has a row', () => {
    const inTheTable = Object.entries(MUST_LOSE).map(([system, rows]) => [system, Object.keys(rows).sort()]);
    expect(inTheTable).toEqual([...SYSTEMS.values()].map(({ id, missions }) => [id, missions.map((mission) => mission.id).sort()]));
  });
}
