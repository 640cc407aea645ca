/** Fire from cover, by exact odds: thin the enemy out from near home, and go for the goals when few are left to stop it. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { FuryAction, FuryGame, FuryView } from '../../src/systems/fury-of-the-clansmen/tactics.ts';
import { blocksGoal, entersGoal, exposure, holdsCitadel, inCover, stepsNearer, threatensCitadel } from './considerations.ts';
import { Planner, type Character, type Style } from './planner.ts';

const RUNNER: Character = {
  kills: 1,
  glance: [
    { because: 'a goal entered', weight: 10, of: entersGoal },
    { because: 'steps nearer to its goal', weight: 0.06, of: stepsNearer },
    { because: 'cover under its feet', weight: 0.1, of: inCover },
  ],
  risks: [{ because: 'in sight of enemies', weight: -0.4, of: exposure }],
  looksAt: 20,
};

const GUARD: Character = {
  kills: 1,
  glance: [
    { because: 'the home square held', weight: 6, of: holdsCitadel },
    { because: 'steps nearer to the home square', weight: 0.05, of: stepsNearer },
    { because: 'cover under its feet', weight: 0.1, of: inCover },
  ],
  risks: [{ because: 'in sight of enemies', weight: -0.4, of: exposure }],
  looksAt: 20,
};

/** More enemies than this in play, and three squads stay at home. */
const MANY = 7;

const STYLE: Style = {
  guards: ({ enemies }) => (enemies.length > MANY ? 3 : 0),
  waits: () => false,
  character: ({ errand }) => (errand.kind === 'guard' ? GUARD : RUNNER),
  worth: (situation, enemy) => 1 + threatensCitadel(situation, enemy) + blocksGoal(situation, enemy),
  watches: () => true,
  front: (tactics, figure) => tactics.hasFirearm(figure),
};

const marksman: Strategy<FuryGame, FuryView, FuryAction> = {
  name: 'marksman',
  about: 'fire from cover by exact odds, near home while enemies are many, and the goals when few are left',
  start: (seat, game) => new Planner(game, seat, STYLE),
};

export default marksman;
