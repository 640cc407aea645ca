/** Lemurian Sorcery: an enemy unit is moved four inches in any direction, as it stands; also into contact or out of it, without an attack. */
import type { Point } from '../../../kernel/table/outline.ts';
import { displace } from '../rules/displace.ts';
import { isPoint } from '../rules/maneuver.ts';
import { anchorOf } from '../rules/slide.ts';
import type { Battle } from '../state.ts';
import { beneath } from '../steps.ts';
import type { FateCard, Named } from './card.ts';

/** Directions that are offered; any other one may be named too. */
const COMPASS = [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]] as const;

export const lemurianSorcery: FateCard = {
  /** A flight is not declared: it cannot be answered so. */
  names(ground, battle, seat) {
    if (beneath(battle)?.step === 'flee') return [];
    const { width, height } = battle.table;
    return ground.unitsOf(battle, 1 - seat).flatMap((unit) => {
      const { x, y } = battle.models[anchorOf(ground, battle, unit)]!;
      const off = Math.min(x, y, width - x, height - y); // as far as to the nearest edge: only the direction counts
      return COMPASS.map(([dx, dy]): Named => ({ unit, to: [x + dx * off, y + dy * off] }));
    });
  },

  refuse(ground, battle, seat, { unit, model, to, whose }) {
    if (model !== undefined || whose !== undefined || unit === undefined || !ground.unitsOf(battle, 1 - seat).includes(unit)) return 'expected unit: the number of an enemy unit in play, and to (Fate Card Lemurian Sorcery)';
    const { x, y } = battle.models[anchorOf(ground, battle, unit)]!;
    return isOnTable(battle, to) && (to[0] !== x || to[1] !== y) ? undefined : 'expected to: [x, y], a point of the table in whole hundredths of an inch that its first model is moved towards (Fate Card Lemurian Sorcery)';
  },

  play: (ground, state, { unit, to }, chance) => displace(ground, state, unit!, to!, chance),
};

const isOnTable = ({ table }: Readonly<Battle>, to: unknown): to is Point => isPoint(to) && to[0] >= 0 && to[1] >= 0 && to[0] <= table.width && to[1] <= table.height;
