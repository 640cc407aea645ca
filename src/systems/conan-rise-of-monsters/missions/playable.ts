/** Whether games can begin with a patched book at all: forces that can be paid for, terrain and units that have room. Looked at before any game. */
import { openChance } from '../../../kernel/chance.ts';
import { UsageError } from '../../../kernel/errors.ts';
import type { Seat } from '../../../kernel/game.ts';
import { pick, stream, type Rng } from '../../../kernel/rng.ts';
import { INCH, inInches } from '../../../kernel/table/inches.ts';
import { cardOf, UNIT_CARDS, type Numbers } from '../book.ts';
import { RANDOM } from '../data/force-names.ts';
import { Ground } from '../ground.ts';
import type { Layout } from '../layout.ts';
import { SIDES } from '../vocabulary.ts';
import { placesFor, stand } from '../rules/deploy.ts';
import { undeployed } from '../rules/deployment.ts';
import type { Battle } from '../state.ts';
import type { Mission } from './mission.ts';
import { setUp } from './set-up.ts';

const SEED = 'playable';
/** Games set up on trial, each with one table and everybody somewhere: where all of them find room, few games or none will lack it. */
const TRIALS = 3;

/** Throws a `UsageError` that names the numbers to change; a `LayoutError` for forces of the layout that may not be built. */
export function mustBePlayable(book: Numbers, mission: Mission, layout: Layout | null): void {
  const lots = SIDES.map((side, seat) => (layout?.forces[seat] ?? book.forces[side]) === RANDOM);
  for (const seat of lots.keys()) if (lots[seat]) mustAffordCommander(book, seat);
  for (const id of UNIT_CARDS) if (lots.some((lot, seat) => lot && serves(book, id, seat))) mustFit(book, id);
  const ground = new Ground(book, mission);
  for (let game = 0; game < TRIALS; game++) {
    const battle = setUp(book, mission, layout, openChance(SEED, game), 1);
    for (const { card } of battle.forces.units) mustFit(book, card);
    mustHaveRoom(ground, battle, stream(SEED, 'places', game));
  }
}

const serves = (book: Numbers, id: string, seat: Seat): boolean => [SIDES[seat], 'mercenary'].includes(cardOf(book, id).side);

/** Of the force that is drawn by lot and falls short by as much as it may. */
function mustAffordCommander(book: Numbers, seat: Seat): void {
  const { points, short } = book.forces;
  const costs = UNIT_CARDS.filter((id) => serves(book, id, seat) && cardOf(book, id).type === 'commander').map((id) => cardOf(book, id).cost);
  if (costs.some((cost) => cost <= points - short)) return;
  const least = costs.length === 0 ? 'there is none' : `the cheapest costs ${Math.min(...costs)}`;
  const most = short === 0 ? `forces.points: ${points} buy` : `forces.points and forces.short: ${points} points, short by up to ${short}, buy`;
  throw new UsageError(`conan-rise-of-monsters: ${most} no Commander for ${SIDES[seat]}; ${least}`);
}

function mustFit(book: Numbers, id: string): void {
  const { depth } = book.deployment;
  const { base } = cardOf(book, id);
  if (base > depth) throw new UsageError(`conan-rise-of-monsters: deployment.depth: within ${depth}" of an edge is no room for ${id}, whose base is ${inInches(Math.round(base * INCH))}" across`);
}

/** Sets up everybody of this battle, each unit anywhere. */
function mustHaveRoom(ground: Ground, battle: Battle, rng: Rng): void {
  for (const seat of SIDES.keys()) {
    for (const unit of undeployed(battle, seat)) {
      const places = placesFor(ground, battle, unit);
      if (places.length === 0) throw new UsageError(`conan-rise-of-monsters: no room for ${ground.name(battle, unit)} beside the rest of its side within ${ground.book.deployment.depth}" of an edge that is ${inInches(battle.table.width)}" long; change deployment.depth, the table, the forces or their bases`);
      stand(ground, battle, pick(places, rng));
    }
  }
}
