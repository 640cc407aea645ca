/** Close with the enemy: go where one move brings most enemies under sword and gun, whoever may see it, and take the goals on the way. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { FuryAction, FuryGame, FuryView } from '../../src/systems/fury-of-the-clansmen/tactics.ts';
import { blocksGoal, entersGoal, holdsCitadel, nearerToEnemy, stepsNearer, threatensCitadel } from './considerations.ts';
import { Planner, type Character, type Style } from './planner.ts';

const RUNNER: Character = {
  kills: 1.5,
  glance: [
    { because: 'a goal entered', weight: 10, of: entersGoal },
    { because: 'nearer to the closest enemy', weight: 0.06, of: nearerToEnemy },
    { because: 'steps nearer to its goal', weight: 0.06, of: stepsNearer },
  ],
  risks: [],
  looksAt: 14,
};

const GUARD: Character = {
  kills: 1.5,
  glance: [
    { because: 'the home square held', weight: 4, of: holdsCitadel },
    { because: 'nearer to the closest enemy', weight: 0.06, of: nearerToEnemy },
    { because: 'steps nearer to the home square', weight: 0.05, of: stepsNearer },
  ],
  risks: [],
  looksAt: 14,
};

/** More enemies than this in play, and three squads hunt around the home square. */
const MANY = 8;

const STYLE: Style = {
  guards: ({ enemies }) => (enemies.length > MANY ? 3 : 0),
  waits: () => false,
  character: ({ errand }) => (errand.kind === 'guard' ? GUARD : RUNNER),
  worth: (situation, enemy) => 1 + threatensCitadel(situation, enemy) + 2 * blocksGoal(situation, enemy),
  watches: () => false,
  front: (tactics, figure) => tactics.isLeader(figure),
};

const hunter: Strategy<FuryGame, FuryView, FuryAction> = {
  name: 'hunter',
  about: 'closes with the enemy and cuts him down, around home while enemies are many, and takes the goals on the way',
  start: (seat, game) => new Planner(game, seat, STYLE),
};

export default hunter;
