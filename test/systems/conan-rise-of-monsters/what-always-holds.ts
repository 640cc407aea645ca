/** What holds of every battle at every decision, whatever has been played. */
import { overlap } from '../../../src/kernel/table/bases.ts';
import { APART } from '../../../src/kernel/table/terrain.ts';
import { whollyIn } from '../../../src/kernel/table/zones.ts';
import type { ConanAction } from '../../../src/systems/conan-rise-of-monsters/actions.ts';
import type { ConanGame } from '../../../src/systems/conan-rise-of-monsters/game.ts';
import { isTogether } from '../../../src/systems/conan-rise-of-monsters/rules/cohesion.ts';
import { wholeDeck } from '../../../src/systems/conan-rise-of-monsters/rules/draw-cards.ts';
import type { ConanState } from '../../../src/systems/conan-rise-of-monsters/state.ts';
import { SIDES } from '../../../src/systems/conan-rise-of-monsters/vocabulary.ts';

/** What is wrong with a battle; empty when nothing is. */
export function faults(game: ConanGame, state: ConanState): string[] {
  const { ground } = game;
  const { open } = state;
  return [...modelFaults(game, state), ...unitFaults(game, state), ...sideFaults(game, state), ...(open.turn > ground.mission.turns(ground.book) ? [`turn ${open.turn}`] : [])];
}

function modelFaults({ ground }: ConanGame, { open }: ConanState): string[] {
  const found: string[] = [];
  const { terrain } = ground.field(open);
  const { width, height } = open.table;
  for (const [number, { fate, wounds }] of open.models.entries()) {
    const holds = (condition: boolean, what: string) => {
      if (!condition) found.push(`${ground.modelName(open, number)}: ${what}`);
    };
    const most = ground.card(open, ground.unitOf(open, number)).wounds;
    holds(fate === 'undeployed' ? wounds === 0 : wounds >= 0 && wounds <= most, `${fate} with ${wounds} wounds of ${most}`);
    if (fate !== 'in-play') continue;
    holds(wounds < most, `in play with ${wounds} wounds of ${most}`);
    const base = ground.base(open, number);
    holds(Number.isInteger(base.x) && Number.isInteger(base.y), `stands at ${base.x}, ${base.y}`);
    holds(whollyIn({ left: 0, top: 0, right: width, bottom: height }, base), `stands over the rim of the table, at ${base.x}, ${base.y}`);
    for (let other = number + 1; other < open.models.length; other++) {
      holds(open.models[other]!.fate !== 'in-play' || !overlap(base, ground.base(open, other)), `stands on ${ground.modelName(open, other)}`);
    }
    for (const [piece, { kind }] of open.table.pieces.entries()) holds(!ground.book.terrain[kind].impassable || terrain.point(piece, base.x, base.y) === APART, `stands in impassable ${kind}`);
  }
  return found;
}

function unitFaults({ ground }: ConanGame, { open }: ConanState): string[] {
  const found: string[] = [];
  const settling = open.agenda.some(({ step }) => step === 'wounds' || step === 'removed' || step === 'morale');
  for (const [number, unit] of open.units.entries()) {
    const { id, members, seat } = ground.unit(open, number);
    const { type, wounds } = ground.card(open, number);
    const holds = (condition: boolean, what: string) => {
      if (!condition) found.push(`${id}: ${what}`);
    };
    const fates = members.map((member) => open.models[member]!.fate);
    holds(type !== 'commander' || !unit.fleeing, 'a commander flees');
    holds(!unit.escaped || (seat === open.runner && fates.every((fate) => fate !== 'in-play')), 'has escaped and should not have');
    const left = ground.members(open, number);
    if (left.length === 0) continue;
    holds(!fates.includes('off-table'), 'some of it are off the table');
    if (left.length === members.length && open.tallies.returned[seat] === 0) holds(isTogether(ground, open, number), 'has lost nobody and does not keep together');
    const below = members.length === 1 ? 2 * (wounds - open.models[members[0]!]!.wounds) < wounds : 2 * left.length < members.length;
    if (!settling) holds(below === unit.belowHalf, below ? 'is below half and it is not noted' : 'is noted as below half and is not');
  }
  const asked = open.agenda.at(-1);
  if (asked?.step === 'acting') {
    if (!ground.isInPlay(open, asked.unit)) found.push(`${ground.name(open, asked.unit)} is to act and is not in play`);
    if (open.units[asked.unit]!.fleeing) found.push(`${ground.name(open, asked.unit)} is to act and flees`);
    if (open.active?.unit !== asked.unit) found.push(`${ground.name(open, asked.unit)} is to act and is not active`);
  }
  return found;
}

function sideFaults({ ground }: ConanGame, { open, secret, decks }: ConanState): string[] {
  const found: string[] = [];
  for (const seat of [0, 1] as const) {
    const holds = (condition: boolean, what: string) => {
      if (!condition) found.push(`${SIDES[seat]}: ${what}`);
    };
    const { pool, left } = open.destiny[seat];
    holds(pool >= 0 && left >= 0 && left <= pool + ground.book.deck.copies * ground.book.cards['the-gods-are-with-us'].tokens, `${left} tokens of ${pool}`);
    holds(open.hand[seat] === secret[seat].hand.length && open.deck[seat] === decks[seat].length, 'the number of its cards is not that of the cards');
    const cards = [...secret[seat].hand, ...decks[seat], ...open.discards[seat]].sort().join();
    holds(cards === wholeDeck(ground, seat).sort().join(), `its cards are ${cards}`);
    holds(Object.values(open.tallies).every((tally) => tally[seat] >= 0 && Number.isInteger(tally[seat])), 'a tally is no whole number');
    holds(open.points[seat] >= 0, `${open.points[seat]} points`);
  }
  return found;
}

/** Who acts is in play, of the side that is asked. */
export function wrongActor({ ground }: ConanGame, { open }: ConanState, seat: number, action: ConanAction): string[] {
  const asked = open.agenda.at(-1)!;
  const unit = 'unit' in asked && asked.step !== 'destiny' ? asked.unit : undefined;
  if (unit === undefined) return [];
  return [
    ...(ground.isInPlay(open, unit) ? [] : [`${ground.name(open, unit)} is out of play and would ${action.do}`]),
    ...(ground.seat(open, unit) === seat ? [] : [`${ground.name(open, unit)} of the other side would ${action.do}`]),
  ];
}
