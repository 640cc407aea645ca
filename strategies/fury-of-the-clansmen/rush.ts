/** Objective first, with a home guard. */
import type { Strategy } from '../../src/kernel/game.ts';
import { type FuryAction, type FuryGame, type FuryView } from '../../src/systems/fury-of-the-clansmen/tactics.ts';
import { blocksGoal, entersGoal, exposure, holdsCitadel, stepsNearer, threatensCitadel } from './considerations.ts';
import { Planner, type Character, type Style } from './planner.ts';

const RUNNER: Character = {
  glance: [
    { because: 'a goal entered', weight: 10, of: entersGoal },
    { because: 'steps nearer to its goal', weight: 0.15, of: stepsNearer },
  ],
  look: [{ because: 'seen by enemies', weight: -0.3, of: exposure }],
  looksAt: 24,
  kills: 1,
};

const GUARD: Character = {
  glance: [
    { because: 'its home square held', weight: 2, of: holdsCitadel },
    { because: 'steps nearer to its home square', weight: 0.05, of: stepsNearer },
  ],
  look: [{ because: 'seen by enemies', weight: -0.2, of: exposure }],
  looksAt: 24,
  kills: 1,
};

const STYLE: Style = {
  guards: () => 1,
  character: ({ errand }) => (errand.kind === 'guard' ? GUARD : RUNNER),
  worth: (situation, enemy) => 1 + threatensCitadel(situation, enemy) + blocksGoal(situation, enemy),
  front: (tactics, figure) => !tactics.isLeader(figure),
};

const rush: Strategy<FuryGame, FuryView, FuryAction> = {
  name: 'rush',
  about: 'runs for the goals, one figure each and the rest behind, while a few guard the squares at home',
  start: (seat, game) => new Planner(game, seat, STYLE),
};

export default rush;
