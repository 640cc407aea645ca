/** Scripted players keep the rules, whatever is left out of them; they write to nothing that they see, know nothing that is hidden, and start each game afresh. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../../src/kernel/book.ts';
import type { Strategy } from '../../../src/kernel/game.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { bloodBerets } from '../../../src/systems/blood-berets/index.ts';
import type { BeretsAction, BeretsGame, BeretsView } from '../../../src/systems/blood-berets/tactics.ts';
import veteran from '../../../strategies/blood-berets/veteran.ts';
import { MISSIONS, play, SCRIPTS } from './table.ts';

describe('between scripted players', () => {
  for (const mission of MISSIONS) {
    it(`${mission}: a game of each pairing on frozen views, without an illegal action or a write`, () => {
      const failures = SCRIPTS.flatMap((berets) => SCRIPTS.map((legion) => play(mission, berets, legion, 7, 0, { frozen: true }).failure));
      expect(failures.filter((failure) => failure !== null)).toEqual([]);
    });
  }
});

/** A game of each script against itself. */
function failures(mission: string, patch: Record<string, unknown>): (string | undefined)[] {
  const game = bloodBerets.open({ mission, patch });
  return SCRIPTS.map((script) => play(mission, script, script, 7, 0, { game }).failure?.message);
}

const NONE = SCRIPTS.map(() => undefined);
const ADVANCED = { 'options.rules': 'advanced' };

describe('by other rules', () => {
  it.each(abilitiesOf(bloodBerets.book))('advanced, without %s', (ability) => {
    const game = bloodBerets.open({ mission: 'into-the-caves', patch: { ...ADVANCED, [`abilities.${ability}`]: false } });
    expect(play('into-the-caves', veteran, veteran, 7, 0, { game }).failure).toBeNull();
  });

  it.each(MISSIONS)('%s by the basic rules', (mission) => expect(failures(mission, { 'options.rules': 'basic' })).toEqual(NONE));
  it.each(MISSIONS)('%s by the advanced rules', (mission) => expect(failures(mission, ADVANCED)).toEqual(NONE));
  it('with the Rangers', () => expect(failures('lightning-strike', { 'missions.lightning-strike.rangers': true })).toEqual(NONE));
  it('on a board laid by lot, with scanners in the caves', () => expect(failures('into-the-caves', { 'setup.board': 'drawn', 'options.scannersInCaves': true })).toEqual(NONE));
});

describe('what is hidden', () => {
  it.each(SCRIPTS)('makes no difference to $name as Blood Beret: other pieces below, other faces of counters, other things hidden', (script: Strategy) => {
    for (const mission of MISSIONS) {
      const game = bloodBerets.open({ mission }) as BeretsGame;
      const shadow = (script as Strategy<BeretsGame, BeretsView, BeretsAction>).start(0, game);
      let asked = 0;
      play(mission, script, script, 3, 0, {
        watch: ({ view, seat, action, number }) => {
          if (seat !== 0) return;
          const imagined = game.imagine(view as BeretsView, stream('hidden', 'imagine', number));
          expect(shadow.choose(game.view(imagined, seat), stream('hidden', 'player', number))).toEqual(action);
          asked += 1;
        },
      });
      expect(asked).toBeGreaterThan(20);
    }
  });
});

describe('what the rules give is used by the reference player', () => {
  const played = [0, 1, 2, 3].map((index) => play('lightning-strike', veteran, veteran, 11, index).measures!.values);
  const sum = (column: string) => played.reduce((total, values) => total + Number(values[column]), 0);

  it.each(['shots.berets', 'closeAttacks.berets', 'aimed.berets', 'scans.berets', 'found.berets', 'extraActivations.berets', 'savedCounters.berets', 'treated.berets', 'wentBelow', 'mapped', 'shots.legion', 'closeAttacks.legion', 'counterMoves.legion', 'surprises.legion', 'powersUsed.legion', 'returned.legion'])('%s', (column) => {
    expect(sum(column)).toBeGreaterThan(0);
  });
});

describe('a scripted player keeps nothing between games', () => {
  it.each(SCRIPTS)('$name plays game 3 the same after other games as before them', (script: Strategy) => {
    const first = play('into-the-caves', script, script, 11, 3);
    for (const index of [0, 1]) play('into-the-caves', script, script, 11, index);
    expect(play('into-the-caves', script, script, 11, 3)).toEqual(first);
  });
});
