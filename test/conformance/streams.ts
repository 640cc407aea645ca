/** A system asks for the streams that it announces, and starts its rounds one after another. */
import assert from 'node:assert/strict';
import { play, type Subject } from './subject.ts';

const COMMON = ['setup', 'initiative', 'combat'];

export function streamsAreAnnounced(subject: Subject, mission: string): void {
  const { system } = subject;
  const announced = [...COMMON, ...system.seats, ...(system.purposes ?? [])];
  for (let index = 0; index < subject.closeGames; index++) {
    let round = 0;
    const { measures } = play(subject, mission, index, {
      roll: (dice) => ({
        startRound(next) {
          assert.equal(next, round + 1, `round ${next} begins after round ${round}`);
          round = next;
          dice.startRound(next);
        },
        stream(purpose) {
          assert.ok(announced.includes(purpose), `stream "${purpose}" is not among the system's purposes`);
          return dice.stream(purpose);
        },
      }),
    });
    assert.equal(measures.rounds, round, `${measures.rounds} rounds measured, ${round} started`);
  }
}
