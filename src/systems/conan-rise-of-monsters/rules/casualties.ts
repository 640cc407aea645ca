/**
 * In which order the models of a unit fall ("Wounds").
 *
 * By shots the nearest to the unit that shoots first; in melee first those who do not touch the attackers, the farthest first, then those who
 * touch the fewest; by hazardous ground those who stand in it first. The book always removes whole figures before one is left hurt, and keeps
 * count of what is left over on the unit's card: so a hurt model comes before all others. What the book leaves open falls to whom the chain can
 * spare, then to the lower number.
 */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { AttackRoll } from '../steps.ts';
import { missing } from './cohesion.ts';
import { isHazardous } from './hazards.ts';

/** All models of the unit in play. `attacks`: those that the wounds are of, of one kind; none for wounds of other causes. */
export function casualties(ground: Ground, battle: Readonly<Battle>, unit: number, attacks: readonly Pick<AttackRoll, 'kind' | 'by'>[]): number[] {
  const left = ground.members(battle, unit).map((model): Candidate => ({ model, hurt: battle.models[model]!.wounds, ...rank(ground, battle, model, attacks) }));
  const order: number[] = [];
  while (left.length > 0) {
    const least = left.reduce((a, b) => (byBook(b, a) < 0 ? b : a));
    const equals = left.filter((candidate) => byBook(candidate, least) === 0);
    const spared = equals.length === 1 ? equals : equals.filter((candidate) => !breaks(ground, battle, left, candidate));
    const next = (spared.length > 0 ? spared : equals).reduce((a, b) => (b.then < a.then ? b : a));
    order.push(next.model);
    left.splice(left.indexOf(next), 1);
  }
  return order;
}

/** The lower number goes first. */
interface Rank {
  /** As the book has it. */
  readonly first: number;
  /** Among equals by the book. */
  readonly then: number;
}

interface Candidate extends Rank {
  readonly model: number;
  readonly hurt: number;
}

const byBook = (a: Candidate, b: Candidate): number => b.hurt - a.hurt || a.first - b.first;

function rank(ground: Ground, battle: Readonly<Battle>, model: number, attacks: readonly Pick<AttackRoll, 'kind' | 'by'>[]): Rank {
  const attackers = attacks.map(({ by }) => by);
  switch (attacks[0]?.kind) {
    case 'ranged':
      return { first: distanceTo(ground, battle, model, attackers), then: 0 };
    case 'hazard':
      return { first: isHazardous(ground, battle, battle.models[model]!.x, battle.models[model]!.y) ? 0 : 1, then: 0 };
    case undefined: {
      const contacts = ground.contacts(battle, model).length;
      return { first: 0, then: contacts };
    }
    default: {
      const contacts = ground.contacts(battle, model).filter((enemy) => attackers.includes(ground.unitOf(battle, enemy))).length;
      return contacts > 0 ? { first: 1, then: contacts } : { first: 0, then: -distanceTo(ground, battle, model, attackers) };
    }
  }
}

/** Edge to edge to the nearest model of these units. */
function distanceTo(ground: Ground, battle: Readonly<Battle>, model: number, units: readonly number[]): number {
  let least = Infinity;
  for (const unit of units) for (const other of ground.members(battle, unit)) least = Math.min(least, ground.distance(battle, model, other));
  return least;
}

/** Whether the others would be left farther apart. */
function breaks(ground: Ground, battle: Readonly<Battle>, left: readonly Candidate[], without: Candidate): boolean {
  const others = left.filter((candidate) => candidate !== without);
  return apart(ground, battle, others) > apart(ground, battle, left);
}

function apart(ground: Ground, battle: Readonly<Battle>, candidates: readonly Candidate[]): number {
  const models = candidates.map(({ model }) => model);
  return models.length < 2 ? 0 : missing(ground, models.map((model) => battle.models[model]!.x), models.map((model) => battle.models[model]!.y), ground.roll(battle).diameters[models[0]!]!);
}
