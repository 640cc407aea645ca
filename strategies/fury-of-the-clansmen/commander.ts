/** The reference player of both sides: fights each mission as that mission is best fought, by one set of considerations. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { FuryAction, FuryGame, FuryView } from '../../src/systems/fury-of-the-clansmen/tactics.ts';
import { Tactics } from '../../src/systems/fury-of-the-clansmen/tactics.ts';
import { blocksGoal, entersGoal, exposure, holdsCitadel, inCover, nearerToEnemy, stepsNearer, threatensCitadel } from './considerations.ts';
import { Planner, type Character, type Style } from './planner.ts';
import { postureFor, type Posture } from './postures.ts';

/** A Style out of a posture. */
export function styleOf(posture: Posture): Style {
  const inReach = [
    { because: 'steps nearer to its aim', weight: posture.haste, of: stepsNearer },
    { because: 'nearer to the closest enemy', weight: posture.pursuit, of: nearerToEnemy },
    { because: 'cover under its feet', weight: posture.cover, of: inCover },
  ].filter(({ weight }) => weight !== 0);
  const runner = (caution: number): Character => ({
    kills: posture.killsOnTheRun,
    glance: [{ because: 'an aim reached', weight: 10, of: entersGoal }, ...inReach],
    risks: [{ because: 'in sight of enemies', weight: -posture.exposure * caution, of: exposure }],
    looksAt: 20,
  });
  const guard = (caution: number): Character => ({
    ...runner(caution),
    kills: posture.kills,
    glance: [{ because: 'what the enemy wants held', weight: 6, of: holdsCitadel }, ...inReach],
  });
  const [run, lead, hold, direct] = [runner(1), runner(posture.caution), guard(1), guard(posture.caution)];
  return {
    guards: ({ enemies }) => (enemies.length > posture.above ? posture.guards : 0),
    waits: ({ enemies }) => enemies.length > posture.setsOut,
    character({ errand, figure, situation: { tactics } }) {
      const leads = tactics.isLeader(figure);
      if (errand.kind === 'guard' || errand.kind === 'hunt') return leads ? direct : hold;
      return leads ? lead : run;
    },
    worth: (situation, enemy) => 1 + threatensCitadel(situation, enemy) + blocksGoal(situation, enemy) + (situation.tactics.isLeader(enemy) ? LEADER : 0),
    watches: () => posture.watches,
    front: (tactics, figure) => tactics.hasFirearm(figure),
  };
}

/** A leader gives actions as long as he lives. */
const LEADER = 0.3;

const commander: Strategy<FuryGame, FuryView, FuryAction> = {
  name: 'commander',
  about: 'the reference player: fights each mission as it is best fought on that side',
  start(seat, game) {
    const { side, mission } = new Tactics(game, seat);
    return new Planner(game, seat, styleOf(postureFor(mission, side)));
  },
};

export default commander;
