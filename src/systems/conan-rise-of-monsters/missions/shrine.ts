/** Shrine: who has more of his force around the shrine in the middle scores, at the end of each of the last turns. */
import type { Seat } from '../../../kernel/game.ts';
import { edgeDistanceUp, within } from '../../../kernel/table/bases.ts';
import { INCH } from '../../../kernel/table/inches.ts';
import { BOOK } from '../book.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { SIDES } from '../vocabulary.ts';
import { FIELD, restsOn, type Mission } from './mission.ts';
import { gradesOf, judge } from './victory.ts';

const ID = 'shrine';
/** Inches from the shrine that count as being far away. */
const FAR = 24;

export const shrine: Mission = {
  card: {
    id: ID,
    title: 'Shrine',
    about: 'A point for each enemy unit destroyed, and one at the end of turns four, five and six for more wounds left around the shrine; after the sixth turn more points win.',
    grades: gradesOf('the shrine'),
    field: FIELD,
    roundLimit: BOOK.missions[ID].roundLimit.value,
    restsOn: restsOn(ID),
    twins: 'the two sides begin from each other’s edge of the same table',
  },
  columns: SIDES.map((side, seat) => ({ name: `shrine.${side}`, kind: 'whole', unit: 'points', about: `points that ${side} scored at the shrine, without those that it still gets once it is alone`, seat, group: 'shrine' })),
  turns: ({ missions }) => missions[ID].roundLimit,

  /** Nothing lies on the shrine or right beside it. */
  clear({ missions }, width, depth) {
    const around = missions[ID].around * INCH;
    const [x, y] = [Math.round(width / 2), Math.round(depth / 2)];
    return [{ left: x - around, top: y - around, right: x + around, bottom: y + around }];
  },

  score(ground, { open }, chance) {
    const { from, points } = ground.book.missions[ID];
    if (open.turn < from) return;
    const [circle, set] = [woundsAround(ground, open, 0), woundsAround(ground, open, 1)];
    if (circle === set) return;
    const seat = circle > set ? 0 : 1;
    open.points[seat] += points;
    chance.tell?.({ tell: 'points', seat, points, why: 'the shrine' });
  },

  mayLeave: () => false,
  forLeaving: () => 0,

  /** It runs to the shrine and stays there. */
  unopposed(ground, battle, seat) {
    const { from, roundLimit, points } = ground.book.missions[ID];
    let sum = 0;
    for (let turn = battle.turn; turn <= roundLimit; turn++) if (turn >= from && ground.unitsOf(battle, seat).some((unit) => reachesBy(ground, battle, unit, turn))) sum += points;
    return sum;
  },

  judge,
  measure: (_, { points }) => Object.fromEntries(SIDES.map((side, seat) => [`shrine.${side}`, points[seat]!])),

  ahead(ground, battle) {
    const [circle, set] = [woundsAround(ground, battle, 0), woundsAround(ground, battle, 1)];
    if (circle + set > 0) return (circle - set) / (circle + set);
    return (nearness(ground, battle, 0) - nearness(ground, battle, 1)) / 2;
  },
};

/** What a side has around the shrine: the wounds that its models there can still take. Units that flee do not count. */
export function woundsAround(ground: Ground, battle: Readonly<Battle>, seat: Seat): number {
  let sum = 0;
  for (const unit of ground.unitsOf(battle, seat)) {
    if (battle.units[unit]!.fleeing) continue;
    const { wounds } = ground.card(battle, unit);
    for (const model of ground.members(battle, unit)) if (isAround(ground, battle, model)) sum += wounds - battle.models[model]!.wounds;
  }
  return sum;
}

/** A base within three inches of the shrine. */
export function isAround(ground: Ground, battle: Readonly<Battle>, model: number): boolean {
  return within(ground.base(battle, model), spot(battle), ground.book.missions[ID].around * INCH);
}

function spot({ shrine }: Readonly<Battle>) {
  if (shrine === null) throw new Error('shrine: this battle has none');
  return { x: shrine[0], y: shrine[1], diameter: 0 };
}

/** Whether a unit can be at the shrine by the end of that turn, running in each activation that it has left. */
function reachesBy(ground: Ground, battle: Readonly<Battle>, unit: number, turn: number): boolean {
  const { activated, fleeing } = battle.units[unit]!;
  const runs = turn - battle.turn + (activated ? 0 : 1);
  const reach = runs * ground.book.movement.run * ground.card(battle, unit).movement + ground.book.missions[ID].around;
  return !fleeing && ground.members(battle, unit).some((model) => within(ground.base(battle, model), spot(battle), Math.floor(reach * INCH)));
}

/** From 0, far away, to 1, on it: of the nearest model. */
function nearness(ground: Ground, battle: Readonly<Battle>, seat: Seat): number {
  let nearest = FAR * INCH;
  for (const unit of ground.unitsOf(battle, seat)) for (const model of ground.members(battle, unit)) nearest = Math.min(nearest, edgeDistanceUp(ground.base(battle, model), spot(battle)));
  return 1 - nearest / (FAR * INCH);
}
