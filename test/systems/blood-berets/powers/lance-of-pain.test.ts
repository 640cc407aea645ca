/** Lance of Pain ("Dark Symmetry"). */
import { expect, it } from 'vitest';
import { nephariteWith, use } from './powers.ts';

it('stuns its victim for a turn: his owner spends a counter on him before he acts again', () => {
  const stage = nephariteWith('lance-of-pain', [15, 14]);
  use(stage, 'lance-of-pain', { target: stage.figure('trooper-3') }).play({ do: 'end' });
  stage.battle.agenda.push({ step: 'drawn', seat: 0, saved: false });
  expect(stage.optionsTo('activate')).toEqual([]);
  stage.play({ do: 'recover', figure: stage.figure('trooper-3') });
  expect([stage.at('trooper-3').stunned, stage.at('trooper-3').acted]).toEqual([false, true]);
});
