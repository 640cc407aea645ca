/** Fate Cards: what each is worth at the moment when it may be played, and which one goes when one must. */
import { INCH, type Card, type ConanAction, type ConanView, type PlayCard, type Tactics } from '../../src/systems/conan-rise-of-monsters/tactics.ts';
import { promise } from './picks.ts';

/** The card worth most now, if any is worth playing; undefined: none. */
export function cardFor(tactics: Tactics, view: ConanView): PlayCard | undefined {
  let best: PlayCard | undefined;
  let most = 0;
  for (const action of tactics.plays(view)) {
    const value = WORTH[action.card](tactics, view, action);
    if (value <= most) continue;
    most = value;
    best = action;
  }
  return best;
}

/** Which one to lose: the least useful one in hand. */
export function cardToLose(view: ConanView): ConanAction {
  const [card] = [...view.own.hand].sort((a, b) => KEPT.indexOf(a) - KEPT.indexOf(b));
  return { do: 'discard', card: card! };
}

const KEPT: readonly Card[] = [
  'king-of-thieves', 'ambush', 'bels-hand', 'no-escape', 'eye-for-an-eye', 'the-gods-are-with-us', 'by-babd', 'first-strike', 'cimmerian-toughness',
  'phantasm', 'curse', 'gods-of-yag', 'lemurian-sorcery', 'not-your-time', 'sets-kiss', 'poison', 'black-lotus', 'new-life',
];

type Worth = (tactics: Tactics, view: ConanView, action: PlayCard) => number;

/** Played as soon as it may be: nothing better comes. */
const AT_ONCE = 0.5;
/** Points below which a card is rather kept. */
const KEEP = 0.6;
/** Sigils that a card which reads them should find. */
const SIGILS = 2;

const above = (value: number, least = KEEP): number => (value >= least ? value : 0);

const WORTH: Readonly<Record<Card, Worth>> = {
  ambush: (_, { open }) => (open.turn > 1 ? AT_ONCE : 0),
  'king-of-thieves': (_, { open, seat }) => (open.turn > 1 && open.destiny[seat]!.pool < open.destiny[1 - seat]!.pool ? AT_ONCE : 0),
  'the-gods-are-with-us': (_, { asked, open, seat }) => (asked?.step === 'destiny' && open.destiny[seat]!.left < asked.most ? AT_ONCE : 0),
  curse: (_, { open, seat }) => (open.hand[1 - seat]! > 0 ? AT_ONCE : 0),
  phantasm: (tactics, view, { whose }) => {
    const step = tactics.about(view);
    if (step?.step !== 'initiative') return 0;
    const [own, theirs] = [step.swords[view.seat]!, step.swords[1 - view.seat]!];
    const behind = step.fewest ? own - theirs : theirs - own;
    return behind > 0 && whose === 1 - view.seat ? AT_ONCE : 0;
  },

  'black-lotus': (tactics, view) => rollChange(tactics, view, -tactics.book.cards['black-lotus'].dice),
  'eye-for-an-eye': (tactics, view) => rollChange(tactics, view, tactics.book.cards['eye-for-an-eye'].dice),
  'first-strike': (tactics, view) => {
    const step = tactics.about(view);
    if (step?.step !== 'rolled') return 0;
    const { by, targets } = step.bout.attacks[0]!;
    return above(targets.reduce((sum, target) => sum + tactics.fight(view, by, target, false).cost, 0));
  },
  'by-babd': sigilsShown,
  poison: sigilsShown,
  'cimmerian-toughness': (tactics, view) => {
    const step = tactics.about(view);
    if (step?.step !== 'wounds') return 0;
    const { unit } = step.bout.defenses[step.asked]!;
    const wounds = step.suffer[step.asked]!;
    return above(tactics.harmOfWounds(view, unit, wounds) - tactics.harmOfWounds(view, unit, wounds - tactics.book.cards['cimmerian-toughness'].wounds));
  },
  'gods-of-yag': (tactics, view) => {
    const step = view.open.agenda.find(({ step }) => step === 'destiny');
    if (step?.step !== 'destiny' || step.tokens === null) return 0;
    return above(tactics.rollWith(view, step.tokens) - tactics.rollWith(view, Math.max(0, Math.min(step.tokens, step.most - tactics.book.cards['gods-of-yag'].limit))), KEEP / 2);
  },

  'new-life': (tactics, view, { model }) => {
    const unit = view.open.forces.units.findIndex(({ members }) => members.includes(model!));
    const { cost, models } = tactics.card(view, unit);
    const revived = view.open.forces.units[unit]!.members.every((member) => view.open.models[member]!.fate !== 'in-play');
    return above(cost / models + (revived ? 2 : 0), 1);
  },
  'not-your-time': (tactics, view) => {
    const step = tactics.about(view);
    return step?.step === 'begin' ? above(promise(tactics, view, step.unit)) : 0;
  },
  'lemurian-sorcery': (tactics, view, { unit, to }) => {
    const step = tactics.about(view);
    if (step?.step !== 'declared' || step.gait !== 'charge' || step.unit !== unit || tactics.isOwn(view, step.unit)) return 0;
    const at = tactics.at(view, unit);
    const [dx, dy] = [to![0] - at.x, to![1] - at.y];
    const part = (tactics.book.cards['lemurian-sorcery'].inches * INCH) / Math.sqrt(dx * dx + dy * dy);
    const left = tactics.gap(view, unit, step.target, { dx: dx * part, dy: dy * part }) - tactics.reach(view, unit, 'charge');
    if (left <= 0) return 0; // it would still get there
    const { harm, cost } = tactics.fight(view, unit, step.target, true);
    return above(harm - cost) * (1 + left / FARTHEST);
  },
  'no-escape': () => AT_ONCE,
  'bels-hand': (tactics, view) => (view.open.active !== null && tactics.engagedWith(view, view.open.active.unit).length === 0 ? AT_ONCE : 0),
  'sets-kiss': (tactics, view) => {
    const step = view.open.agenda.findLast(({ step }) => step === 'card');
    return step?.step === 'card' && step.play.card !== 'ambush' && step.play.card !== 'king-of-thieves' ? AT_ONCE : 0;
  },
};

/** Longer than any way on a table, in hundredths of an inch. */
const FARTHEST = 20_000;

/** What so many dice more, or fewer for the enemy, are worth to the attack that is about to be rolled. */
function rollChange(tactics: Tactics, view: ConanView, dice: number): number {
  const step = tactics.about(view);
  if (step?.step !== 'gathered') return 0;
  const roll = step.bout.attacks[step.attack]!;
  return above(Math.abs(tactics.attackWith(view, roll, dice) - tactics.attackWith(view, roll, 0)));
}

/** Sigils of an own roll at the unit that is about to defend. */
function sigilsShown(tactics: Tactics, view: ConanView): number {
  const step = tactics.about(view);
  if (step?.step !== 'defend') return 0;
  const { unit } = step.bout.defenses[step.defense]!;
  let sigils = 0;
  for (const { by, targets, sigils: shown } of step.bout.attacks) {
    const target = targets.indexOf(unit);
    if (by >= 0 && target >= 0 && tactics.isOwn(view, by)) sigils += shown[target] ?? 0;
  }
  return sigils >= SIGILS ? sigils / 2 : 0;
}
