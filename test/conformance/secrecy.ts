/** What a seat may not know makes no difference to it. */
import assert from 'node:assert/strict';
import { canonical, deepFreeze, openGame, play, playersOf, strategyOf, throughJson, trialChance, trialRng, type Subject } from './subject.ts';

/**
 * Whatever is hidden is replaced by something else that agrees with the view: the view, the seat to act, its options and
 * the decision of the same player stay as they were, and the game can go on from there.
 */
export function viewsHide(subject: Subject, mission: string): void {
  const { system } = subject;
  let differed = false;
  for (let index = 0; index < subject.closeGames; index++) {
    const shadowGame = openGame(subject, mission);
    const shadows = playersOf(subject, index, shadowGame);
    play(subject, mission, index, {
      at({ game, state, seat, view, action, number }) {
        const truth = canonical(state);
        for (const anySeat of system.seats.keys()) {
          const seen = game.view(deepFreeze(throughJson(state)), anySeat);
          const imagined = game.imagine(seen, trialRng(`imagine-${anySeat}`, number));
          differed ||= canonical(imagined) !== truth;
          assert.deepEqual(shadowGame.view(imagined, anySeat), seen, `seat ${anySeat} would see the difference to an imagined state`);
          assert.equal(shadowGame.toAct(imagined), seat, 'in an imagined state another seat is to act');
          if (anySeat === seat) shadowGame.apply(imagined, throughJson(action), trialChance(number));
        }
        const listed = canonical(game.options(view));
        const imagined = shadowGame.imagine(throughJson(view), trialRng('imagine', number));
        const shadowView = shadowGame.view(imagined, seat);
        assert.equal(canonical(shadowGame.options(shadowView)), listed, 'the options depend on what is hidden');
        const decision = shadows(seat, shadowView);
        assert.equal(canonical(decision), canonical(action), `${strategyOf(subject, index, seat).name} decides by what is hidden`);
      },
    });
  }
  if (subject.hasSecrets) assert.ok(differed, 'imagine never differs from the truth: the view shows everything, or imagine peeks');
  else assert.ok(!differed, 'imagine differs from the truth, though nothing is said to be hidden');
}
