/** What an attack takes for granted, in words: where a wall, a doorway or a Brainbuster must be. */
import { isBlast, isClose } from '../rules/bonus-rows.ts';
import type { Attack } from '../vocabulary.ts';
import { isHigh, type Scene } from './situations.ts';

/** Each the end of a sentence that begins "provided that". */
export function provisosOf(attack: Attack, scene: Scene): string[] {
  if (isBlast(attack)) return ofBlast(attack, scene);
  if (isClose(attack)) return attack === 'charge' && isHigh(scene.attacker) ? ['the run ends on the rubble'] : [];
  return ofLine(scene);
}

function ofBlast(attack: Attack, { target }: Scene): string[] {
  if (attack === 'brainbuster-centre') return ["it lands in the target's space"];
  return [target === 'tower' ? 'it lands next to the target and in the tower too; what lands outside does not reach up ("Mission Six")' : 'it lands in a space next to the target'];
}

/** For a figure on rubble, in the tower or in a foxhole ("Ruined Walls", "Buildings", "Foxholes"). */
function ofLine({ attacker, target, walls }: Scene): string[] {
  const fromRubble = attacker === 'rubble' && target === 'building';
  return [
    ...(fromRubble ? ['the target is right next to the doorway; from rubble nobody else in a building is seen ("Buildings")'] : []),
    ...(walls > 0 && (isHigh(attacker) || isHigh(target)) ? ['the wall is right next to the target; with a figure on rubble or in the tower no other counts ("Ruined Walls")'] : []),
    ...(walls > 0 && attacker === 'foxhole' && !isHigh(target) ? ['the wall is right next to the target; any other would hide it from a foxhole ("Foxholes")'] : []),
  ];
}
