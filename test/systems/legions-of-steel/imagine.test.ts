/** What a player may guess of what the other has chosen unseen: a bid for initiative, an answer of covering fire. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { imagineSecrets } from '../../../src/systems/legions-of-steel/imagine.ts';
import type { Secret } from '../../../src/systems/legions-of-steel/state.ts';
import { Table } from './table.ts';

const GUESSES = 60;

/** What is guessed of a seat by the one who is asked, time after time. */
function guesses(table: Table, of: 0 | 1): Secret[] {
  return Array.from({ length: GUESSES }, (_, index) => imagineSecrets(table.ground, table.view, stream('imagine', 'guess', index)).secret[of]);
}

const ROOM = '...\n...\n...\n...\n...';

describe('a bid', () => {
  const bidding = () => {
    const table = new Table({
      plan: ROOM, patch: { 'units.nightmare.leadership': 1 }, figures: [{ unit: 'sergeant', at: [0, 4] }, { unit: 'nightmare', at: [2, 0] }],
      agenda: () => [{ step: 'initiative' }, { step: 'bid', seat: 1 }, { step: 'bid', seat: 0 }], is: (battle) => { battle.turn = 2; },
    });
    return table.play({ do: 'bid', points: 2 });
  };

  test('machines with a leader do not know what the commandos have bid: anything from nothing to all that is left over', () => {
    const table = bidding();
    expect([table.asked, table.view.own]).toEqual([{ step: 'bid', seat: 1 }, { bid: null, answer: null }]);
    expect([...new Set(guesses(table, 0).map(({ bid }) => bid))].sort()).toEqual([0, 1, 2]);
  });

  test('one\'s own is known, and what is imagined is a copy', () => {
    const table = bidding();
    const imagined = imagineSecrets(table.ground, { ...table.view, seat: 0, own: table.state.secret[0] }, stream('imagine', 'own', 0));
    expect(imagined.secret[0]).toEqual({ bid: 2, answer: null });
    imagined.open.figures[0]!.at = 1;
    expect(table.figure('sergeant').at).toBe(12);
  });
});

test('simultaneous covering fire: who is asked second does not know whether the first fires or holds, nor how', () => {
  const table = new Table({
    plan: ROOM, agenda: () => [{ step: 'changed', lines: [[0, 1], [1, 0]] }],
    figures: [{ unit: 'trooper', at: [1, 4], is: { covering: 0 } }, { unit: 'nightmare', at: [1, 0], facing: 'south', is: { covering: 0 } }],
  });
  table.play({ do: 'hold', patient: false });
  expect([table.asked?.step, table.view.seat]).toEqual(['mutual', 0]);
  const answers = guesses(table, 1).map(({ answer }) => (answer === null || answer === 'hold' ? answer : answer.mode));
  expect([...new Set(answers)].sort()).toEqual(['auto', 'hold', 'single']);
});

test('where nothing is chosen unseen there is nothing to guess', () => {
  const table = new Table({ plan: ROOM, figures: [{ unit: 'trooper', at: [1, 4] }, { unit: 'nightmare', at: [1, 0] }] });
  expect(imagineSecrets(table.ground, table.view, stream('imagine', 'nothing', 0))).toEqual(table.state);
});
