/** What a throw has to show: the range to the square, twice that behind one's back, after roll modifiers ("Using Grenades", "Displaced Throwing"). */
import type { Numbers } from '../book.ts';
import type { ThrowCircumstances } from '../circumstances.ts';
import type { Ground } from '../ground.ts';
import type { Battle, Figure } from '../state.ts';
import { arcOf } from './arc.ts';
import { BLOCKED, cornersOn, darkOn, lineOfFire, passedOn } from './line-of-fire.ts';
import { throwModifier } from './modifiers.ts';
import { needOf } from './need.ts';
import { rangeBetween } from './range.ts';

export interface ThrowNeed {
  /** 2 and more; from 7 on a certain miss. */
  readonly need: number;
  /** The adjacent square in front: it cannot miss. */
  readonly sure: boolean;
  readonly circumstances: Readonly<ThrowCircumstances>;
}

/** `over`: the displacement square, or null. `stance`: the movement modifier. Null: it cannot be thrown there. */
export function throwNeed(ground: Ground, battle: Readonly<Battle>, figure: number, at: number, over: number | null, stance: number, lifted: boolean): ThrowNeed | null {
  return throwNeedFrom(ground, battle, battle.figures[figure]!, at, over, stance, lifted);
}

/** The same for a thrower who stands and looks so. */
export function throwNeedFrom(ground: Ground, battle: Readonly<Battle>, from: Readonly<Pick<Figure, 'at' | 'facing'>>, at: number, over: number | null, stance: number, lifted: boolean): ThrowNeed | null {
  const { board, book } = ground;
  const field = ground.field(battle);
  if (at === from.at || at === over || field.obstacle[at] !== 0) return null;
  const range = rangeBetween(board.width, from.at, at);
  if (range > book.grenades.range) return null;
  const line = lineOfFire(field, over ?? from.at, at, book.options.doubleCorner);
  if (line === BLOCKED) return null;
  const arc = arcOf(board.width, from.at, from.facing, at);
  const circumstances: ThrowCircumstances = { range, arc, displaced: over !== null, stance, lifted, corners: cornersOn(line), passed: passedOn(line), dark: darkOn(line) };
  const need = needToThrow(book, circumstances);
  if (need === null) return null;
  const sure = book.grenades.sureAhead && over === null && board.next[from.at * 8 + from.facing] === at;
  return { need, sure, circumstances };
}

/** Null: out of range, or more would be needed than a throw may need; leadership does not bring it nearer. */
export function needToThrow(book: Numbers, circumstances: Readonly<ThrowCircumstances>): number | null {
  const { range, arc, lifted } = circumstances;
  if (range > book.grenades.range) return null;
  const base = arc === 'rear' ? range * book.grenades.rear : range;
  const modifier = throwModifier(book, circumstances);
  const plain = lifted ? modifier - book.modifiers.leadership : modifier;
  return base - plain > book.grenades.range ? null : needOf(base, modifier);
}
