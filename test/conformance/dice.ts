/** Every counted roll is one that the system owns to, and comes out as often as its exact chances say. */
import assert from 'node:assert/strict';
import { Ledger } from '../../src/kernel/luck.ts';
import { auditDice } from '../../src/lab/dice/audit.ts';
import { CellTally, RollsRecorder } from '../../src/lab/dice/tally.ts';
import { play, type Subject } from './subject.ts';

/** A channel of luck without a counted roll would be an unaudited one; games that nobody lucky plays count none. */
export function diceAreFair(subject: Subject, mission: string): void {
  const { system, patch, games } = subject;
  const recorder = new RollsRecorder();
  let lucky = false;
  for (let index = 0; index < games; index++) {
    const luck = new Ledger();
    play(subject, mission, index, { luck });
    recorder.add(index, luck.rolls);
    lucky ||= system.luck.some(({ name }) => system.seats.some((_, seat) => luck.account(name, seat).rolls > 0));
  }
  const { names } = recorder.recorded();
  if (system.chances === undefined) {
    assert.deepEqual(names, [], 'rolls are counted, and the system has no chances of them');
    return;
  }
  assert.ok(names.length > 0 || !lucky, 'dice are thrown, and no roll is counted');
  const chances = system.chances(patch);
  for (const roll of names) {
    try {
      chances(roll);
    } catch (thrown) {
      assert.fail(`the chances of "${roll}" are not known: ${String(thrown)}`);
    }
  }
  const tally = new CellTally();
  tally.addGames(recorder.recorded());
  for (const { kind, rolls, p, off } of auditDice([tally.rolled(chances)], {})) {
    assert.ok(!off, `${kind}: ${rolls} rolls came out as sound dice would with a chance of ${p}`);
  }
}
