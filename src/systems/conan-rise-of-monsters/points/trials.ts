/** How games show what points are worth: forces drawn by lot, whose models are counted, and what is expected of their prices. */
import type { PointsTrial, Prediction, Trials, Ware } from '../../../kernel/points.ts';
import { cardOf, numbersOf, UNIT_CARDS, type Numbers } from '../book.ts';
import { RANDOM } from '../data/force-names.ts';
import type { UnitCard } from '../unit-card.ts';
import { SIDES } from '../vocabulary.ts';

/** Points that one side lacks at most, in every other pair of games. */
const SHORT = 3;

export const TRIALS: Trials = {
  mission: 'annihilation',
  set: { 'forces.circle': RANDOM, 'forces.set': RANDOM, 'forces.short': SHORT },
  points: 'forces.points',
  sizes: [16, 24],
  of: (patch) => trialOf(numbersOf(patch)),
};

function trialOf(book: Numbers): PointsTrial | null {
  const { circle, set, points } = book.forces;
  if (circle !== RANDOM || set !== RANDOM) return null;
  const wares = UNIT_CARDS.map((id) => cardOf(book, id)).filter((card) => !isAlwaysThere(book, card)).map(wareOf);
  return { points, wares, predictions: PREDICTIONS };
}

/** The only Commander of his side is in every force: what he is worth cannot be told from what his side is. */
function isAlwaysThere(book: Numbers, { id, type, side }: UnitCard): boolean {
  const rivals = UNIT_CARDS.map((other) => cardOf(book, other)).filter((other) => other.type === 'commander' && other.id !== id && (other.side === side || other.side === 'mercenary' || side === 'mercenary'));
  return type === 'commander' && rivals.length === 0;
}

/** Model by model, so that a reinforced unit is two. */
const wareOf = ({ id, cost, models }: UnitCard): Ware => ({ id, points: cost / models, columns: SIDES.map((side) => `fielded.${side}.${id}`) });

const SOURCE = 'exact odds of one attack, and a simpler model of the game, without half of its cards, that lists were tried on';

const PREDICTIONS: readonly Prediction[] = [
  { says: 'A Scion of Set, who beats in melee whoever costs as much, is underpriced', source: SOURCE, claim: { about: 'price', wares: ['scion-of-set'], direction: 'underpriced' } },
  { says: 'Stygian Skirmishers, who shoot as well from afar, are underpriced', source: SOURCE, claim: { about: 'price', wares: ['stygian-skirmishers'], direction: 'underpriced' } },
  { says: 'Ancestor Guards, who move four inches, are overpriced', source: SOURCE, claim: { about: 'price', wares: ['ancestor-guard'], direction: 'overpriced' } },
];
