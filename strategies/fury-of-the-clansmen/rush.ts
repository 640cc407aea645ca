/** Objective first: run for the goals as soon as home is not swamped, shooting only at what is worth more than the steps. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { FuryAction, FuryGame, FuryView } from '../../src/systems/fury-of-the-clansmen/tactics.ts';
import { blocksGoal, entersGoal, exposure, holdsCitadel, stepsNearer, threatensCitadel } from './considerations.ts';
import { Planner, type Character, type Style } from './planner.ts';

const RUNNER: Character = {
  kills: 0.6,
  glance: [
    { because: 'a goal entered', weight: 10, of: entersGoal },
    { because: 'steps nearer to its goal', weight: 0.15, of: stepsNearer },
  ],
  risks: [],
  looksAt: 6,
};

const GUARD: Character = {
  kills: 1,
  glance: [
    { because: 'the home square held', weight: 6, of: holdsCitadel },
    { because: 'steps nearer to the home square', weight: 0.05, of: stepsNearer },
  ],
  risks: [{ because: 'in sight of enemies', weight: -0.2, of: exposure }],
  looksAt: 16,
};

/** More enemies than this in play, and some of us stay at home. */
const MANY = 10;

const STYLE: Style = {
  guards: ({ tactics, enemies }) => (enemies.length <= MANY ? 0 : tactics.side === 'clan' ? 3 : 2),
  waits: () => false,
  character: ({ errand }) => (errand.kind === 'guard' ? GUARD : RUNNER),
  worth: (situation, enemy) => 1 + threatensCitadel(situation, enemy) + blocksGoal(situation, enemy),
  watches: ({ errand }) => errand.kind === 'guard',
  front: (tactics, figure) => !tactics.isLeader(figure),
};

const rush: Strategy<FuryGame, FuryView, FuryAction> = {
  name: 'rush',
  about: 'objective first: one figure runs for each goal and the rest follow, with a guard at home while enemies are many',
  start: (seat, game) => new Planner(game, seat, STYLE),
};

export default rush;
