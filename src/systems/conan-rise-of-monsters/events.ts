/** What is told of a game while it is played, and the words for it. Units and models by name. */
import type { Seat } from '../../kernel/game.ts';
import type { Modifier } from '../../kernel/odds.ts';
import { inInches } from '../../kernel/table/inches.ts';
import type { Point } from '../../kernel/table/outline.ts';
import type { AttackRoll } from './steps.ts';
import { SIDES, type Card } from './vocabulary.ts';

export type ConanEvent =
  | { tell: 'turn'; turn: number }
  | { tell: 'draws'; seat: Seat; cards: number }
  | { tell: 'bids'; tokens: readonly [number, number] }
  | { tell: 'initiative'; dice: readonly [number, number]; swords: readonly [number, number] }
  | { tell: 'chooses'; seat: Seat }
  | { tell: 'goes-first'; seat: Seat }
  | { tell: 'deployed'; unit: string; at: readonly Point[] }
  | { tell: 'activated'; unit: string }
  | { tell: 'refused'; unit: string }
  /** `how`: moves, runs, charges, surges ... */
  | { tell: 'move'; unit: string; how: Manner; models: readonly { readonly model: string; readonly from: Point; readonly to: Point }[]; touches: readonly string[] }
  /** `fights`: whether it goes on in a melee that it is in; null if it is in none. */
  | { tell: 'stays'; unit: string; fights: boolean | null }
  | { tell: 'charge'; unit: string; target: string; reaches: boolean }
  /** `models`: how many of the unit's models attack, and how many it has left; not said of hazardous ground. */
  | { tell: 'attack'; by: string; kind: AttackRoll['kind']; targets: readonly string[]; models?: readonly [attacking: number, left: number]; dice: number; because: readonly Modifier[] }
  | { tell: 'attack-roll'; by: string; at: string; dice: number; swords: number; sigils: number }
  | { tell: 'defense-roll'; unit: string; dice: number; shields: number; because: readonly Modifier[] }
  | { tell: 'wounds'; unit: string; wounds: number; why: string }
  | { tell: 'removed'; models: readonly string[]; last: boolean }
  | { tell: 'returned'; model: string; at: Point }
  | { tell: 'morale'; unit: string; rally: boolean; dice: number; swords: number }
  | { tell: 'fled-off'; unit: string }
  | { tell: 'escaped'; unit: string; points: number }
  | { tell: 'destiny'; seat: Seat; unit: string | null; tokens: number; left: number }
  | { tell: 'sacrificed'; seat: Seat; tokens: number; why: string }
  | { tell: 'card'; seat: Seat; card: Card; on: string | null }
  | { tell: 'cancelled'; card: Card }
  | { tell: 'discarded'; seat: Seat; card: Card }
  | { tell: 'points'; seat: Seat; points: number; why: string }
  | { tell: 'result'; winner: Seat | null; points: readonly [number, number]; forUnits: readonly [number, number]; about: string };

/** How models came to move. */
export type Manner = 'move' | 'run' | 'charge' | 'failed-charge' | 'pile-in' | 'surge' | 'flee' | 'disengage' | 'displaced' | 'leave';

export function describe(event: ConanEvent): string | undefined {
  switch (event.tell) {
    case 'turn':
      return `\nTurn ${event.turn}`;
    case 'draws':
      return `${SIDES[event.seat]} draws ${count(event.cards, 'card')}.`;
    case 'bids':
      return event.tokens.some((tokens) => tokens > 0) ? `For initiative, ${SIDES.map((side, seat) => `${side} spends ${count(event.tokens[seat]!, 'token')}`).join(', ')}.` : undefined;
    case 'initiative':
      return `Initiative: ${SIDES.map((side, seat) => `${side} ${count(event.swords[seat]!, 'sword')} on ${count(event.dice[seat]!, 'die', 'dice')}`).join(', ')}.`;
    case 'chooses':
      return `${SIDES[event.seat]} chooses who goes first.`;
    case 'goes-first':
      return `${SIDES[event.seat]} goes first.`;
    case 'deployed':
      return `${event.unit} is placed at ${event.at.map(at).join(' ')}.`;
    case 'activated':
      return `${event.unit} is activated.`;
    case 'refused':
      return `  ${event.unit} may not be: another unit has to be activated.`;
    case 'move':
      return `  ${event.unit} ${MANNERS[event.how]}${event.models.length === 0 ? '' : `: ${event.models.map(({ model, from, to }) => `${model} ${at(from)} to ${at(to)}`).join(', ')}`}${event.touches.length > 0 ? `, into contact with ${event.touches.join(', ')}` : ''}`;
    case 'stays':
      return event.fights === true ? undefined : `  ${event.unit} stays${event.fights === null ? '' : ' and does not fight'}`;
    case 'charge':
      return `  ${event.unit} charges ${event.target}${event.reaches ? '' : ' and does not reach it'}`;
    case 'attack':
      return `  ${event.by} ${ATTACKS[event.kind]} ${event.targets.join(', ')}: ${count(event.dice, 'die', 'dice')}${reasons(event.because, attacking(event.models))}`;
    case 'attack-roll':
      return `    ${event.by} rolls ${count(event.dice, 'die', 'dice')} at ${event.at}: ${count(event.swords, 'sword')}, ${count(event.sigils, 'sigil')}`;
    case 'defense-roll':
      return `    ${event.unit} defends with ${count(event.dice, 'die', 'dice')}: ${count(event.shields, 'shield')}${reasons(event.because)}`;
    case 'wounds':
      return `    ${event.unit} suffers ${count(event.wounds, 'wound')} (${event.why})`;
    case 'removed':
      return `    ${event.models.join(', ')} ${event.models.length === 1 ? 'is' : 'are'} removed${event.last ? ', and with that the whole unit' : ''}`;
    case 'returned':
      return `    ${event.model} is back at ${at(event.at)}`;
    case 'morale':
      return `    ${event.unit} ${event.rally ? 'tries to rally' : 'checks morale'} with ${count(event.dice, 'die', 'dice')}: ${count(event.swords, 'sword')}, it ${event.rally ? (event.swords > 0 ? 'rallies' : 'flees on') : event.swords > 0 ? 'stands' : 'flees'}`;
    case 'fled-off':
      return `    ${event.unit} has fled over the edge of the table`;
    case 'escaped':
      return `  ${event.unit} is over the enemy edge: ${count(event.points, 'point')}`;
    case 'destiny':
      return event.tokens === 0 ? undefined : `    ${SIDES[event.seat]} spends ${count(event.tokens, 'token')}${event.unit === null ? '' : ` on ${event.unit}`}, ${event.left} left`;
    case 'sacrificed':
      return `    ${SIDES[event.seat]} sacrifices ${count(event.tokens, 'token')} (${event.why})`;
    case 'card':
      return `    ${SIDES[event.seat]} plays ${titleOf(event.card)}${event.on === null ? '' : ` on ${event.on}`}`;
    case 'cancelled':
      return `    ${titleOf(event.card)} comes to nothing`;
    case 'discarded':
      return `    ${SIDES[event.seat]} discards ${titleOf(event.card)}`;
    case 'points':
      return `${SIDES[event.seat]} scores ${count(event.points, 'point')} (${event.why}).`;
    case 'result':
      return `\n${event.winner === null ? 'A draw' : `${SIDES[event.winner]} wins`}, ${score(event.points, event.winner)}${String(event.points) === String(event.forUnits) ? '' : ` (${score(event.forUnits, event.winner)} for units destroyed)`}: ${event.about}.`;
  }
}

const MANNERS: Readonly<Record<Manner, string>> = {
  move: 'moves', run: 'runs', charge: 'charges home', 'failed-charge': 'falls short', 'pile-in': 'closes in', surge: 'surges', flee: 'flees', disengage: 'breaks away', displaced: 'is moved', leave: 'leaves',
};
const ATTACKS: Readonly<Record<AttackRoll['kind'], string>> = {
  melee: 'attacks', counterstrike: 'strikes back at', ranged: 'shoots at', 'no-escape': 'strikes, before it breaks away,', hazard: 'strikes',
};

/** A card as its title has it. */
export function titleOf(card: Card): string {
  return TITLES[card];
}

const TITLES: Readonly<Record<Card, string>> = {
  ambush: 'Ambush', 'bels-hand': 'Bel’s Hand', 'by-babd': 'By Babd, Morrigan, Macha and Nemain', 'no-escape': 'No Escape', 'king-of-thieves': 'King of Thieves',
  'cimmerian-toughness': 'Cimmerian Toughness', 'the-gods-are-with-us': 'The Gods are With Us', 'eye-for-an-eye': 'Eye for an Eye', 'first-strike': 'First Strike',
  'black-lotus': 'Black Lotus', curse: 'Curse', phantasm: 'Phantasm', 'not-your-time': 'Not Your Time, Fool!', 'new-life': 'New Life', 'gods-of-yag': 'Gods of Yag',
  'sets-kiss': 'Set’s Kiss', poison: 'Poison', 'lemurian-sorcery': 'Lemurian Sorcery',
};

const at = ([x, y]: Point): string => `${inInches(x)},${inInches(y)}`;
const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;
/** The winner's first. */
const score = ([circle, set]: readonly [number, number], winner: Seat | null): string => (winner === 1 ? `${set} to ${circle}` : `${circle} to ${set}`);
const attacking = (models?: readonly [number, number]): string[] => (models === undefined || models[1] === 1 ? [] : [`${models[0]} of ${models[1]} models`]);
function reasons(because: readonly Modifier[], first: readonly string[] = []): string {
  const all = [...first, ...because.map((modifier) => modifier.because)];
  return all.length === 0 ? '' : ` (${all.join(', ')})`;
}
