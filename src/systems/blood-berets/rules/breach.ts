/** The Shellshocker against the caves themselves: a hole through a wall of two squares at most, or a passage blocked, one square wide ("Weapons and Equipment", "Going Through Walls"). */
import { DX, DY, isDiagonal, opposite } from '../../../kernel/grid/directions.ts';
import type { ActionRule } from '../actions.ts';
import type { Battlefield } from '../battlefield.ts';
import { boardMap, terrainCode } from '../board.ts';
import { changeBoard } from '../changes.ts';
import { rollSkill } from '../dice.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { placeOf } from '../places.ts';
import type { Battle, BeretsState, BeretsView } from '../state.ts';
import { actor, refuseToAct } from './acting.ts';
import { fumble } from './attack.ts';
import { attackNumbers } from './attack-rows.ts';
import { refuseByAwe } from './aura.ts';
import { gearRows } from './gear.ts';
import { nextToBerets, shotCost } from './shooting.ts';
import { spend } from './spend.ts';
import { refuseStance, stancesAt, turnWith, type Stance } from './stances.ts';
import { refuseWeapon } from './weapons-of.ts';

export interface Breach extends Stance {
  do: 'breach';
  square: number;
  as: 'open' | 'block';
}

const WEAPON = 'shellshocker';
const USES = ['open', 'block'] as const;

/** No wounds are at stake. */
const NOTHING = { perfect: 0, successful: 0, failed: 0, fumble: 0 };

export const breach: ActionRule<Breach> = {
  options(ground, view) {
    const figure = actor(view);
    if (figure === null || refuseToBreach(ground, view, figure) !== undefined) return [];
    const squares = Array.from(ground.board(view.open).rock.keys());
    return USES.flatMap((as) =>
      squares.flatMap((square) => {
        if (refuseSquare(ground, view.open, figure, square, as) !== undefined) return [];
        return stancesAt(ground, view.open, figure, square).map((stance): Breach => ({ do: 'breach', square, as, ...stance }));
      }),
    );
  },

  refuse(ground, view, { square, as, ...stance }) {
    const figure = actor(view);
    if (figure === null) return 'no figure of yours acts now';
    return refuseToBreach(ground, view, figure) ?? refuseSquare(ground, view.open, figure, square, as) ?? refuseStance(ground, view.open, figure, square, stance);
  },

  apply(ground, state, { square, as, turn, after }, chance) {
    const { open } = state;
    const { figure } = open.active!;
    const { seat } = open.figures[figure]!;
    turnWith(open, figure, turn);
    spend(ground, open, shotCost(ground, WEAPON));
    open.tallies.shots[seat]! += 1;
    const facts = { weapon: WEAPON, close: false, aimed: false, onTheMove: false, rear: false, cover: [], gear: gearRows(ground, open, figure, 'missile') } as const;
    const { skill } = attackNumbers(ground.book, ground.card(open, figure).missile, facts);
    const outcome = rollSkill(ground, chance, seat, 'missile', skill, NOTHING);
    const changed = outcome === 'perfect' || outcome === 'successful' ? (as === 'block' ? [square] : holeThrough(ground, state, figure, square)) : [];
    if (changed.length > 0) openOrBlock(open, changed, as);
    const event: BeretsEvent = { tell: 'breach', figure: ground.piece(figure).id, at: placeOf(ground, open, square), as, through: changed.length > 0 };
    chance.tell?.(event);
    if (outcome === 'fumble') fumble(ground, state, { by: figure, weapon: WEAPON, close: false }, chance);
    turnWith(open, figure, after);
  },
};

function openOrBlock(open: Battle, squares: readonly number[], as: Breach['as']): void {
  const { opened, blocked } = open.board;
  const [to, from] = as === 'open' ? [opened, blocked] : [blocked, opened];
  const more = [...to, ...squares.filter((square) => !to.includes(square))];
  const less = from.filter((square) => !squares.includes(square));
  changeBoard(open, as === 'open' ? { opened: more, blocked: less } : { opened: less, blocked: more });
  open.clock += 1;
}

function refuseToBreach(ground: Ground, view: BeretsView, figure: number): string | undefined {
  if (view.open.board.level !== 'caves') return 'only caves have walls ("Going Through Walls")';
  return refuseToAct(ground, view, shotCost(ground, WEAPON)) ?? refuseWeapon(ground, view, figure, WEAPON) ?? refuseByAwe(ground, view.open, figure, 'breach');
}

function refuseSquare(ground: Ground, battle: Readonly<Battle>, figure: number, square: number, as: Breach['as']): string | undefined {
  const field = ground.field(battle);
  if (!USES.includes(as)) return `expected "as": ${USES.join(' or ')}`;
  if (!Number.isInteger(square) || field.rock[square] === undefined) return `there is no square ${String(square)}`;
  const { at } = battle.figures[figure]!;
  if (as === 'block' && (!field.isGround(square) || field.occupied[square] === 1)) return 'only an open square where nobody stands is blocked ("Weapons and Equipment", Shellshocker)';
  if (as === 'open' && field.rock[square] === 0) return 'there is no wall ("Going Through Walls")';
  if (!field.lines.clear(field.opaque, at, square)) return `${ground.piece(figure).id} does not see it ("Missile Weapons")`;
  if (nextToBerets(ground, battle, square)) return 'a Blood Beret stands next to it: no target for a shellshocker ("Weapons and Equipment")';
  if (as === 'block') return undefined;
  const known = wallBehind(field, field.map.squares, at, square);
  if (known === null) return 'the board ends behind it';
  return known.length > ground.book.gear.walls ? `the wall is more than ${ground.book.gear.walls} squares thick ("Going Through Walls")` : undefined;
}

/** What the shot opens, as the board really is; nothing if it stays stuck in the rock. "The Legion player checks after the shot has been fired." */
function holeThrough(ground: Ground, { open, secret }: BeretsState, figure: number, square: number): readonly number[] {
  const { squares } = boardMap({ ...open.board, faces: secret.pieces }, ground.layout.sections);
  const wall = wallBehind(ground.board(open), squares, open.figures[figure]!.at, square);
  return wall !== null && wall.length <= ground.book.gear.walls ? wall : [];
}

/** Squares of rock from the one that is hit straight on; null where they go on to the rim of the board. */
function wallBehind({ next, lines }: Battlefield, terrain: ArrayLike<number>, from: number, square: number): number[] | null {
  const direction = straightOn(lines.stepDirection[lines.end(from, square) - 1]!, from, square, lines.width, (back) => terrain[next[square * 8 + back]!] !== ROCK);
  const wall: number[] = [];
  for (let here = square; ; here = next[here * 8 + direction]!) {
    if (here < 0) return null;
    if (terrain[here] !== ROCK) return wall;
    wall.push(here);
  }
}

/** The shot goes on at right angles to the face that it hits; exactly at a corner, the way that it has come farther, if that side is open. */
function straightOn(last: number, from: number, to: number, width: number, isOpen: (back: number) => boolean): number {
  if (!isDiagonal(last)) return last;
  const columns = Math.abs((to % width) - (from % width));
  const rows = Math.abs(Math.floor(to / width) - Math.floor(from / width));
  const [sideways, upOrDown] = [DX[last]! > 0 ? 2 : 6, DY[last]! > 0 ? 4 : 0];
  const ways = columns >= rows ? [sideways, upOrDown] : [upOrDown, sideways];
  return ways.find((way) => isOpen(opposite(way))) ?? ways[0]!;
}

const ROCK = terrainCode('rock');
