/** A position in the middle of something: an attack, a card, a bid, the set-up. What it says of that beyond who stands where, and the game as it goes on from there. */
import { whole } from '../../kernel/book.ts';
import { PositionError, type PositionPath, type PositionProblem } from '../../kernel/position.ts';
import { stop } from '../../kernel/position-problems.ts';
import { chooser } from './decisions.ts';
import type { Ground } from './ground.ts';
import { flag, unit as unitName } from './position-codecs.ts';
import { readSteps, wordsOfSteps } from './position-steps.ts';
import { isMap, isSide, notSide, outOfPlace, seatOf, unitList, wrong, type Words } from './position-words.ts';
import { isBelowHalf } from './rules/morale.ts';
import type { Battle, ConanState } from './state.ts';
import { SIDES } from './vocabulary.ts';

/** Tokens bid by seat, face down; null where none are. */
export type Bids = readonly [number | null, number | null];
export const NO_BIDS: Bids = [null, null];

/** Words that a position has in the middle of something only. */
const MIDST_WORDS = ['active', 'sigil', 'bids', 'unchecked'] as const;

/** Reads `owed` and what belongs to it into the battle. `turn`: the side that chooses. Gives the bids. Throws a `PositionError`. */
export function readMidst(ground: Ground, battle: Battle, state: Words, turn: string | undefined): Bids {
  const { owed, active, sigil, bids, refused } = state;
  if (owed === undefined) {
    stop(MIDST_WORDS.flatMap((word): PositionProblem[] => (state[word] === undefined ? [] : [outOfPlace(['state', word], `${word} is of a position in the middle of something; expected "owed" with it, or leave it out`)])));
    return NO_BIDS;
  }
  const path = ['state', 'owed'];
  if (refused !== undefined) throw new PositionError([outOfPlace(['state', 'refused'], 'refused: "owed" says whom it is about; leave it out')]);
  battle.agenda = readSteps(battle, owed, path);
  battle.active = active === undefined ? null : { unit: unitName.read(active, ['state', 'active'], battle), sigil: flag.read(sigil, ['state', 'sigil'], battle) };
  const seat = chooser(ground, battle, battle.agenda.at(-1)!);
  if (seat === null) throw new PositionError([{ path: [...path, 0], part: 'value', message: `state: owed: ${battle.agenda.at(-1)!.step} is nobody's choice; expected a step first that waits for a player` }]);
  if (turn !== SIDES[seat]) throw new PositionError([{ path: turn === undefined ? path : ['turn'], part: 'value', message: `turn: the first step of state.owed is a choice of ${SIDES[seat]!}; expected turn: ${SIDES[seat]!}` }]);
  return readBids(battle, bids, ['state', 'bids']);
}

/** Who is to be set up has somebody to do it. */
export function notSetUp({ forces: { units }, models, agenda }: Readonly<Battle>): PositionProblem[] {
  const isToCome = agenda.some(({ step }) => step === 'initiative' || step === 'go' || step === 'deploy');
  return units.flatMap(({ id, members }): PositionProblem[] => {
    const out = members.filter((member) => models[member]!.fate === 'undeployed').length;
    if (out === 0 || (isToCome && out === members.length)) return [];
    return [{ path: ['figures'], part: 'value', message: `"${id}" is not set up: ${isToCome ? 'expected fate: undeployed for all of its figures, or none' : 'nobody is to set it up here; expected another fate than undeployed, or a deploy in state.owed'}` }];
  });
}

function readBids({ destiny }: Battle, value: unknown, path: PositionPath): Bids {
  const bids: [number | null, number | null] = [null, null];
  if (value === undefined) return bids;
  if (!isMap(value)) throw new PositionError([wrong(path, 'bids', value, 'tokens by side, such as { circle: 2 }')]);
  for (const [side, tokens] of Object.entries(value)) {
    if (!isSide(side)) throw new PositionError([{ ...notSide([...path, side], 'bids: a side', side), part: 'key' }]);
    const seat = seatOf(side);
    const most = whole(0, destiny[seat]!.left);
    const bid = most.read(tokens);
    if (bid === undefined) throw new PositionError([wrong([...path, side], 'bids', tokens, `${most.expects}: so many tokens it has left`)]);
    bids[seat] = bid;
  }
  return bids;
}

/** Marks who has no more check to make: all who stand below half but those that the file names as not looked at yet. */
export function markBelowHalf(ground: Ground, battle: Battle, unchecked: unknown): PositionProblem[] {
  battle.units.forEach((unit, number) => (unit.belowHalf = standsBelow(ground, battle, number)));
  return unitList(battle.forces.units.map(({ id }) => id), 'unchecked', unchecked, ['state', 'unchecked'], (unit) => (battle.units[unit]!.belowHalf = !standsBelow(ground, battle, unit)));
}

function standsBelow(ground: Ground, battle: Readonly<Battle>, unit: number): boolean {
  const isThere = battle.forces.units[unit]!.members.every((member) => battle.models[member]!.fate !== 'undeployed');
  return isThere && !battle.units[unit]!.escaped && isBelowHalf(ground, battle, unit);
}

/** All of that in words. */
export function wordsOfMidst(ground: Ground, { open, secret }: Readonly<ConanState>): Record<string, unknown> {
  const { active, forces, models, units } = open;
  const bids = Object.fromEntries(SIDES.flatMap((side, seat) => (secret[seat]!.bid === null ? [] : [[side, secret[seat]!.bid]])));
  const unchecked = forces.units.flatMap(({ id, members }, unit) => (units[unit]!.belowHalf !== standsBelow(ground, open, unit) && members.every((member) => models[member]!.fate !== 'off-table') ? [id] : []));
  return {
    ...(active === null ? {} : { active: forces.units[active.unit]!.id, ...(active.sigil ? { sigil: true } : {}) }),
    ...(Object.keys(bids).length === 0 ? {} : { bids }),
    ...(unchecked.length === 0 ? {} : { unchecked }),
    owed: wordsOfSteps(open),
  };
}
