/** The agenda: steps carried out from the top, a pause for each decision, and interrupts that nest. */
import { describe, expect, test } from 'vitest';
import { DONE, runAgenda, WAIT } from '../../src/kernel/agenda.ts';

test('steps run from the top of the stack until none is left', () => {
  const done: string[] = [];
  const agenda = ['last', 'second', 'first'];
  runAgenda(agenda, (step) => {
    done.push(step);
    return DONE;
  });
  expect(done).toEqual(['first', 'second', 'last']);
  expect(agenda).toEqual([]);
});

test('a step that waits stays on top, and those below are not touched', () => {
  const agenda = ['round', 'turn', 'initiative'];
  runAgenda(agenda, (step) => (step === 'turn' ? WAIT : DONE));
  expect(agenda).toEqual(['round', 'turn']);
});

test('a step sees the stack without itself, and what it pushes comes next', () => {
  const done: string[] = [];
  const agenda = ['after', 'shot'];
  runAgenda(agenda, (step) => {
    done.push(step);
    if (step === 'shot') {
      expect(agenda).toEqual(['after']);
      agenda.push('armor roll', 'attack roll');
    }
    return DONE;
  });
  expect(done).toEqual(['shot', 'attack roll', 'armor roll', 'after']);
});

describe('a shot may be interrupted, and the interrupt too', () => {
  type Step = { step: 'roll' | 'ask'; by: number };

  /** Seat 0 shoots; each seat asked answers with a shot of its own while it has powder. Gives the order of the rolls. */
  function shootout(powder: [number, number], between: (agenda: Step[]) => Step[]): number[] {
    const rolls: number[] = [];
    let agenda: Step[] = [{ step: 'roll', by: 0 }, { step: 'ask', by: 1 }];
    for (;;) {
      runAgenda(agenda, (step) => {
        if (step.step === 'ask') return WAIT;
        rolls.push(step.by);
        return DONE;
      });
      if (agenda.length === 0) return rolls;
      agenda = between(agenda);
      const { by } = agenda.pop()!;
      if (powder[by]! > 0) {
        powder[by]! -= 1;
        agenda.push({ step: 'roll', by }, { step: 'ask', by: 1 - by });
      }
    }
  }

  test('the last answer is rolled first', () => {
    expect(shootout([1, 2], (agenda) => agenda)).toEqual([1, 0, 1, 0]);
  });

  test('and the agenda may be written down and read back at each pause', () => {
    expect(shootout([1, 2], (agenda) => JSON.parse(JSON.stringify(agenda)) as Step[])).toEqual([1, 0, 1, 0]);
  });
});

test('steps that beget steps for ever are stopped, and the last one named', () => {
  const agenda = [{ step: 'echo' }];
  const forever = () => runAgenda(agenda, (step) => {
    agenda.push(step);
    return DONE;
  });
  expect(forever).toThrow(/100000 steps without a decision; on top is \{"step":"echo"\}/);
});

test('an empty agenda asks for nothing', () => {
  runAgenda([], () => expect.unreachable());
});
