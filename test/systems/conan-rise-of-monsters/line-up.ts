/** Battles at a glance: rows of models and attacks that are about to be made, for tests of combat. */
import type { Step } from '../../../src/systems/conan-rise-of-monsters/steps.ts';
import { Stage, type Cast, type Setting } from './stage.ts';

/** So many models of 1" bases in a row, base to base, from the left. */
export function row(count: number, x: number, y: number, apart = 1): [number, number][] {
  return Array.from({ length: count }, (_, place) => [x + place * apart, y]);
}

/** Up to four models all round a base, in contact with it: so far from its centre. */
export function ring(count: number, x: number, y: number, away: number): [number, number][] {
  return ([[0, -1], [1, 0], [0, 1], [-1, 0]] as const).slice(0, count).map(([dx, dy]) => [x + dx * away, y + dy * away]);
}

/** Two who are not in anybody's way, so that no side is wiped out. */
const FAR: Readonly<Record<string, Cast>> = {
  'far-conan': { card: 'king-conan', at: [[2, 46]] },
  'far-thoth': { card: 'thoth-amon', at: [[46, 2]] },
};

type Scene = Omit<Setting, 'agenda' | 'turnOf'>;

/** It stops at the first decision; once the fight is over, that is the next pick. */
export function stageOf(setting: Scene, steps: (stage: Stage) => Step[]): Stage {
  const agenda = (stage: Stage): Step[] => [{ step: 'next', seat: 0 }, ...steps(stage)];
  return new Stage({ ...setting, units: { ...setting.units, ...FAR }, agenda }).proceed();
}

/** `by` fights whom it touches; `charged`: the unit that it has just charged. */
export function melee(by: string, setting: Scene, charged?: string): Stage {
  return stageOf(setting, (stage) => {
    const unit = stage.unit(by);
    stage.battle.active = { unit, sigil: false };
    return [{ step: 'melee', unit, target: charged === undefined ? -1 : stage.unit(charged) }];
  });
}

/** `by` may shoot. */
export function shooting(by: string, setting: Scene, moved = false): Stage {
  return stageOf(setting, (stage) => [{ step: 'shooting', unit: stage.unit(by), moved }]);
}

/** Dice and Swords and Sigils of each attack roll: "archers 5: 2/ 1*". */
export function attackRolls(stage: Stage): string[] {
  return stage.tells('attack-roll').map(({ by, dice, swords, sigils }) => `${String(by)} ${String(dice)}: ${String(swords)}/ ${String(sigils)}*`);
}

/** Dice and Shields of each defense roll: "guard 5: 1o". */
export function defenseRolls(stage: Stage): string[] {
  return stage.tells('defense-roll').map(({ unit, dice, shields }) => `${String(unit)} ${String(dice)}: ${String(shields)}o`);
}
