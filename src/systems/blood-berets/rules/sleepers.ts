/** Azogar and gretchjakth sleep at first: a whole activation rouses one, an action a turn keeps it awake ("Weapons and Equipment"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { ActionRule } from '../actions.ts';
import { changedHand, changeShown } from '../changes.ts';
import { SLEEPERS, type Sleeper } from '../data/weapons.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { isNepharite } from '../roster.ts';
import type { Secret } from '../secret.ts';
import type { Battle, BeretsState, BeretsView } from '../state.ts';
import type { TurnStep } from '../steps.ts';
import { changeActive, spend } from './spend.ts';

/** At a draw: instead of all actions of a figure, or of a troop counter. A troop counter may keep a weapon awake in this way too, and stay where it is. */
export interface Arouse {
  do: 'arouse';
  figure?: number;
  counter?: number;
  weapon: Sleeper;
}

/** At the beginning of an activation: the weapon feeds on an action, or falls asleep. */
export interface Feed {
  do: 'feed';
  weapon: Sleeper;
  feed: boolean;
}

export const awakeOf = (secret: Readonly<Secret>, figure: number): readonly Sleeper[] => secret.hands[figure]?.awake ?? [];

/** Whether a hidden piece has acted: its initiative counter lies beside the troop counter, or on the card that it roused. */
export function hasActed(battle: Readonly<Battle>, secret: Readonly<Secret>, slot: number): boolean {
  return battle.counters[slot]!.acted || (battle.turn > 0 && secret.hands[secret.faces[slot]!]?.aroused === battle.turn);
}

export const arouse: ActionRule<Arouse> = {
  options(ground, view) {
    if (!isDrawn(view)) return [];
    const { hands, faces } = view.secret!;
    const all = hands.flatMap((hand, figure) =>
      SLEEPERS.flatMap((weapon): Arouse[] => (hand?.necrotech.includes(weapon) === true ? [{ do: 'arouse', figure, weapon }, { do: 'arouse', counter: faces.indexOf(figure), weapon }] : [])),
    );
    return all.filter((action) => refuseArouse(ground, view, action) === undefined);
  },

  refuse: refuseArouse,

  apply(ground, state, { figure, counter, weapon }, chance) {
    const { open, secret } = state;
    const bearer = figure ?? secret.faces[counter!]!;
    open.agenda.pop();
    if (figure !== undefined) open.figures[figure]!.acted = true;
    const awake = awakeOf(secret, bearer);
    setAwake(state, bearer, awake.includes(weapon) ? awake : [...awake, weapon], figure === undefined ? open.turn : undefined);
    const event: BeretsEvent = { tell: 'aroused', figure: figure === undefined ? null : ground.piece(figure).id };
    chance.tell?.(event);
  },
};

const isDrawn = ({ asked, seat }: BeretsView): boolean => asked?.step === 'drawn' && asked.seat === 1 && seat === 1;

function refuseArouse(ground: Ground, view: BeretsView, { figure, counter, weapon }: Arouse): string | undefined {
  if (!isDrawn(view)) return 'no Legion counter was drawn';
  const { open } = view;
  const secret = view.secret!;
  if ((figure === undefined) === (counter === undefined) || !Number.isInteger(figure ?? counter)) return 'expected "figure" or "counter": the number of who rouses a weapon';
  if (counter !== undefined) {
    const slot = open.counters[counter];
    if (slot === undefined || slot.where === 'free' || slot.level !== open.board.level) return `there is no troop counter ${String(counter)} here`;
    if (slot.stunned) return 'that troop counter is stunned ("Stunned Figures")';
    if (hasActed(open, secret, counter)) return 'that troop counter has acted this turn ("Order of Initiative")';
  }
  const bearer = figure ?? secret.faces[counter!]!;
  const piece = ground.roster.pieces[bearer];
  if (piece === undefined || !isNepharite(piece.card)) return 'only a Nepharite has such a weapon';
  if (figure !== undefined) {
    const { fate, acted, stunned } = open.figures[figure]!;
    if (fate !== 'in-play') return `${piece.id} is not on the board`;
    if (stunned) return `${piece.id} is stunned ("Stunned Figures")`;
    if (acted) return `${piece.id} has acted this turn ("Order of Initiative")`;
  }
  const hand = secret.hands[bearer];
  if (!SLEEPERS.includes(weapon) || hand?.necrotech.includes(weapon) !== true) return `${piece.id} has no such weapon; expected "weapon": ${SLEEPERS.join(' or ')}`;
  if (figure !== undefined && hand.awake.includes(weapon)) return `the ${weapon} is awake`;
  return undefined;
}

export function performUpkeep(_: Ground, { open, secret }: BeretsState, { figure }: Extract<TurnStep, { step: 'upkeep' }>, __: Chance): typeof WAIT | typeof DONE {
  return hungry(open, secret, figure).length > 0 ? WAIT : DONE;
}

/** Awake and not fed yet; those that it has no action left for go to sleep by the choice of `feed`. */
function hungry(battle: Readonly<Battle>, secret: Readonly<Secret>, figure: number): Sleeper[] {
  const { active } = battle;
  return active?.figure === figure ? awakeOf(secret, figure).filter((weapon) => !active.fed.includes(weapon)) : [];
}

export const feed: ActionRule<Feed> = {
  options(ground, view) {
    if (view.asked?.step !== 'upkeep' || view.secret === null) return [];
    const both = hungry(view.open, view.secret, view.asked.figure).flatMap((weapon) => [true, false].map((feed): Feed => ({ do: 'feed', weapon, feed })));
    return both.filter((action) => refuseFeed(ground, view, action) === undefined);
  },

  refuse: refuseFeed,

  apply(ground, state, { weapon, feed }, chance) {
    const { open, secret } = state;
    const { figure, fed } = open.active!;
    if (feed) {
      spend(ground, open, ground.book.gear.upkeep);
      changeActive(open, { fed: [...fed, weapon] });
    } else setAwake(state, figure, awakeOf(secret, figure).filter((other) => other !== weapon));
    const event: BeretsEvent = { tell: 'fed', figure: ground.piece(figure).id, awake: feed };
    chance.tell?.(event);
  },
};

function refuseFeed(ground: Ground, { open, secret, asked, seat }: BeretsView, { weapon, feed }: Feed): string | undefined {
  if (asked?.step !== 'upkeep' || secret === null || seat !== 1) return 'no weapon of yours asks for food';
  if (!hungry(open, secret, asked.figure).includes(weapon)) return `expected "weapon": ${hungry(open, secret, asked.figure).join(' or ')}`;
  if (typeof feed !== 'boolean') return 'expected "feed": true or false';
  if (feed && open.active!.left < ground.book.gear.upkeep) return 'no action is left to feed it with';
  return undefined;
}

/** All go to sleep: their bearer has missed its turn, or is dead. */
export function fallAsleep(state: BeretsState, figure: number): void {
  if (awakeOf(state.secret, figure).length > 0) setAwake(state, figure, []);
}

/** At the end of a turn: sleepers of Nepharites who did not act have not been fed. */
export function starve(state: BeretsState): void {
  const { open, secret } = state;
  secret.hands.forEach((hand, figure) => {
    if (hand === null || hand.awake.length === 0 || hand.aroused === open.turn) return;
    const slot = secret.faces.indexOf(figure);
    if (!(slot >= 0 && open.counters[slot]!.where !== 'free' ? open.counters[slot]!.acted : open.figures[figure]!.acted)) fallAsleep(state, figure);
  });
}

function setAwake({ open, secret }: BeretsState, figure: number, awake: readonly Sleeper[], aroused = secret.hands[figure]!.aroused): void {
  const hand = secret.hands[figure]!;
  secret.hands[figure] = changedHand(hand, { awake, aroused });
  changeShown(open, figure, { awake: awake.length });
}
