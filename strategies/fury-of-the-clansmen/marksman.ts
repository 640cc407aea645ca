/** Fire from cover, by exact odds; the objective when the way is clear. */
import type { Strategy } from '../../src/kernel/game.ts';
import { type FuryAction, type FuryGame, type FuryView } from '../../src/systems/fury-of-the-clansmen/tactics.ts';
import { blocksGoal, entersGoal, exposure, holdsCitadel, stepsNearer, threatensCitadel } from './considerations.ts';
import { Planner, type Character, type Style } from './planner.ts';

const RUNNER: Character = {
  glance: [
    { because: 'a goal entered', weight: 10, of: entersGoal },
    { because: 'steps nearer to its goal', weight: 0.04, of: stepsNearer },
  ],
  look: [{ because: 'seen by enemies', weight: -1, of: exposure }],
  looksAt: 24,
  kills: 1.5,
};

const GUARD: Character = {
  glance: [
    { because: 'its home square held', weight: 2, of: holdsCitadel },
    { because: 'steps nearer to its home square', weight: 0.05, of: stepsNearer },
  ],
  look: [{ because: 'seen by enemies', weight: -0.2, of: exposure }],
  looksAt: 24,
  kills: 1.5,
};

const STYLE: Style = {
  guards: () => 1,
  character: ({ errand }) => (errand.kind === 'guard' ? GUARD : RUNNER),
  worth: (situation, enemy) => 1 + threatensCitadel(situation, enemy) + blocksGoal(situation, enemy),
  front: (tactics, figure) => !tactics.isLeader(figure),
};

const marksman: Strategy<FuryGame, FuryView, FuryAction> = {
  name: 'marksman',
  about: 'shoots from cover by exact odds, and moves on where few enemies see it',
  start: (seat, game) => new Planner(game, seat, STYLE),
};

export default marksman;
