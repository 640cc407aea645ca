/** Answers about a battle are kept as long as they hold, and no longer. */
import { describe, expect, it } from 'vitest';
import { Answers, Picture } from '../../../src/systems/conan-rise-of-monsters/answers.ts';
import { copyState, type Battle } from '../../../src/systems/conan-rise-of-monsters/state.ts';
import { row } from './line-up.ts';
import { Stage } from './stage.ts';

const stage = new Stage({ units: { pikes: { card: 'gunderland-pikemen', at: row(5, 20, 40) }, thoth: { card: 'thoth-amon', at: [[20, 8]] } }, tokens: { circle: 3 } });

/** Whether a question is worked out anew after this has happened to the battle. */
function isAskedAnew(change: (battle: Battle) => void): boolean {
  const { open } = copyState(stage.state);
  const answers = new Answers<number>(new Picture());
  let worked = 0;
  const ask = () => answers.about(open, 1, () => (worked += 1));
  ask();
  ask();
  expect(worked).toBe(1);
  change(open);
  open.clock += 1;
  ask();
  return worked === 2;
}

describe('a question is worked out anew', () => {
  it.each<[string, (battle: Battle) => void]>([
    ['a model has moved', ({ models }) => void (models[0]!.x += 1)],
    ['a model has suffered a wound', ({ models }) => void (models[5]!.wounds += 1)],
    ['a model is removed', ({ models }) => void (models[0]!.fate = 'removed')],
    ['a unit flees', ({ units }) => void (units[0]!.fleeing = true)],
    ['a turn has ended', (battle) => void (battle.turn += 1)],
  ])('once %s', (_, change) => expect(isAskedAnew(change)).toBe(true));

  it('not for a token spent or a unit that was activated', () => {
    expect(isAskedAnew(({ destiny, units }) => {
      destiny[0].left -= 1;
      units[0]!.activated = true;
    })).toBe(false);
  });

  it('for another battle', () => {
    const answers = new Answers<string>(new Picture());
    const other = new Stage({ units: { conan: { card: 'king-conan', at: [[20, 40]] }, thoth: { card: 'thoth-amon', at: [[20, 8]] } } });
    expect([stage, other, stage].map(({ battle }, number) => answers.about(battle, 1, () => `answer ${number}`))).toEqual(['answer 0', 'answer 1', 'answer 2']);
  });
});
