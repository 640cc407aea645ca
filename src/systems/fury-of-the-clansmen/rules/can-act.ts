/** Whether a squad's player has anything to choose but the end of the turn: he is not asked otherwise. */
import { neighbors } from '../../../kernel/grid/squares.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Battle, type FuryView } from '../state.ts';
import { close } from './close-attack.ts';
import { fire } from './firearm-attack.ts';
import { leave } from './leave.ts';

export function canAct(ground: Ground, battle: Readonly<Battle>, squad: number): boolean {
  const { members, seat } = ground.roster.squads[squad]!;
  const able = members.filter((figure) => inPlay(battle.figures[figure]!) && ground.stepsFor(battle, figure) > 0);
  if (battle.leadership && members.some((figure) => inPlay(battle.figures[figure]!))) return true;
  if (able.some((figure) => canStep(ground, battle, figure))) return true;
  const view: FuryView = { open: battle, seat, asked: { step: 'turn', squad } };
  return [close, fire, leave].some((rule) => rule.options(ground, view).length > 0);
}

/** A free square next to a figure that its steps reach. */
function canStep(ground: Ground, battle: Readonly<Battle>, figure: number): boolean {
  const field = ground.field(battle);
  const next = neighbors(field.width, field.height);
  const steps = ground.stepsFor(battle, figure);
  const from = battle.figures[figure]!.at * 8;
  for (let direction = from; direction < from + 8; direction++) {
    const cost = field.stepCost[direction]!;
    if (cost > 0 && cost <= steps && field.occupied[next[direction]!] === 0) return true;
  }
  return false;
}
