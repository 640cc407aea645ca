/** Whether a squad's player has anything to choose but the end of the turn: he is not asked otherwise. */
import { neighbors } from '../../../kernel/grid/squares.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Battle, type FuryView, type Step } from '../state.ts';
import { throwBrainbuster } from './brainbuster.ts';
import { close } from './close-attack.ts';
import { setExplosives } from './explosives.ts';
import { fire } from './firearm-attack.ts';
import { crawlOut } from './foxhole.ts';
import { leave } from './leave.ts';
import { charge } from './sectioner-charge.ts';
import { snapAlert } from './snap-alert.ts';
import { openDoor } from './open-door.ts';
import { enter } from './reinforcements.ts';
import { throwIn } from './throw-in.ts';
import { reload } from './weapon-failure.ts';

/** What a figure may do beside moving. A spread, Full Auto or a swing is possible only where a plain attack is. */
const RULES = [close, fire, throwBrainbuster, reload, crawlOut, snapAlert, charge, leave, setExplosives, openDoor, throwIn, enter];

export function canAct(ground: Ground, battle: Readonly<Battle>, turn: Extract<Step, { step: 'turn' }>): boolean {
  const { squad } = turn;
  const { members, seat } = ground.roster.squads[squad]!;
  const able = members.filter((figure) => inPlay(battle.figures[figure]!) && ground.stepsFor(battle, figure) > 0);
  if (battle.leadership && members.some((figure) => inPlay(battle.figures[figure]!))) return true;
  if (able.some((figure) => canStep(ground, battle, figure))) return true;
  const view: FuryView = { open: battle, seat, asked: turn };
  return RULES.some((rule) => rule.options(ground, view).length > 0);
}

/** A free square next to a figure that its steps reach. */
function canStep(ground: Ground, battle: Readonly<Battle>, figure: number): boolean {
  const field = ground.field(battle);
  const next = neighbors(field.width, field.height);
  const steps = ground.stepsFor(battle, figure);
  const barred = ground.barredTo(battle, figure);
  const from = battle.figures[figure]!.at * 8;
  for (let direction = from; direction < from + 8; direction++) {
    const cost = field.stepCost[direction]!;
    if (cost > 0 && cost <= steps && barred[next[direction]!] === 0) return true;
  }
  return false;
}
