/** A legal force drawn by lot, for measuring what points are worth: a Commander, and units for the points that he leaves, one Warrior unit in three reinforced. */
import { UsageError } from '../../../kernel/errors.ts';
import { pick, type Rng } from '../../../kernel/rng.ts';
import { cardOf, UNIT_CARDS, type Numbers } from '../book.ts';
import type { Side } from '../vocabulary.ts';
import type { ForceList, UnitList } from './force-list.ts';
import { unitCost } from './price.ts';

const REINFORCED = { chance: 1, of: 3 };
/** Forces drawn until one uses up all points. */
const TRIES = 20;

interface Draft {
  units: UnitList[];
  left: number;
}

/** At most `points`, mostly all of them. Throws a `UsageError` where no Commander costs so little. */
export function randomForce(book: Numbers, side: Side, points: number, rng: Rng): ForceList {
  const recruits = UNIT_CARDS.map((id) => cardOf(book, id)).filter((card) => card.side === side || card.side === 'mercenary');
  const commanders = recruits.filter(({ type, cost }) => type === 'commander' && cost <= points).map(({ id }) => single(id));
  if (commanders.length === 0) throw new UsageError(`forces: no Commander of ${side} costs ${points} points or less; expected a larger force`);
  const others = recruits.filter(({ type, cost }) => type !== 'commander' && cost > 0);
  const troops = others.flatMap(({ id, type }) => {
    const unit = single(id);
    return [{ unit, reinforced: type === 'warrior' ? { ...unit, reinforced: true } : unit }];
  });
  let best = draw(book, commanders, troops, points, rng);
  for (let tries = 1; tries < TRIES && best.left > 0; tries++) {
    const other = draw(book, commanders, troops, points, rng);
    if (other.left < best.left) best = other;
  }
  return { title: 'random', points, units: best.units };
}

const single = (unit: string): UnitList => ({ unit, reinforced: false, count: 1 });

function draw(book: Numbers, commanders: readonly UnitList[], troops: readonly { unit: UnitList; reinforced: UnitList }[], points: number, rng: Rng): Draft {
  const commander = pick(commanders, rng);
  const draft: Draft = { units: [commander], left: points - unitCost(book, commander) };
  for (;;) {
    const affordable = troops.filter(({ unit }) => unitCost(book, unit) <= draft.left);
    if (affordable.length === 0) return draft;
    const { unit, reinforced } = pick(affordable, rng);
    const chosen = rng.below(REINFORCED.of) < REINFORCED.chance && unitCost(book, reinforced) <= draft.left ? reinforced : unit;
    draft.units.push(chosen);
    draft.left -= unitCost(book, chosen);
  }
}
