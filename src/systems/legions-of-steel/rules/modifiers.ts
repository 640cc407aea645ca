/** Roll modifiers of attacks and throws, one row each: the same rows give the number for play and the words for tables and narration ("Roll Modifiers", "Using Grenades"). */
import type { Modifier } from '../../../kernel/odds.ts';
import type { Numbers } from '../book.ts';
import type { OnTheLine, ShotCircumstances, ThrowCircumstances } from '../circumstances.ts';

interface Row<C> {
  readonly because: (circumstances: Readonly<C>) => string;
  /** To each die; 0: does not apply. */
  readonly by: (book: Numbers, circumstances: Readonly<C>) => number;
}

const row = <C>(because: string | ((circumstances: Readonly<C>) => string), by: Row<C>['by']): Row<C> => ({ because: typeof because === 'string' ? () => because : because, by });

const several = (count: number, what: string) => (count === 1 ? what : `${what} x ${count}`);

const ON_THE_LINE: readonly Row<OnTheLine>[] = [
  row((c) => several(c.corners, 'through a corner'), (book, c) => c.corners * book.modifiers.corner),
  row('past figures', (_, c) => -c.passed),
  row('darkness', (book, c) => (c.dark ? book.modifiers.nachtmacher : 0)),
];

/** A counter says movement and covering in one number; Hand to Hand Combat has covering alone. */
const STANCE: Row<ShotCircumstances> = row(
  ({ occasion }) => (occasion === 'cover' ? 'covering counter' : 'movement'),
  (book, c) => {
    if (c.occasion === 'cover') return c.hands ? book.modifiers.covering : c.stance;
    return c.occasion === 'fire' && !c.hands ? c.stance : 0;
  },
);

const SHOT: readonly Row<ShotCircumstances>[] = [
  STANCE,
  row('automatic fire', (book, c) => (c.mode === 'auto' ? book.modifiers.automaticFire : 0)),
  row('secondary target square', (book, c) => (c.occasion === 'secondary' ? book.modifiers.secondary : 0)),
  row(({ target }) => `target: ${target}`, (book, { target }) => (target === 'door' || target === 'forcewall' ? book.modifiers[target] : book.units[target].modifier)),
  ...ON_THE_LINE,
  row('leadership', (book, c) => (c.lifted ? book.modifiers.leadership : 0)),
];

const THROW: readonly Row<ThrowCircumstances>[] = [
  row('movement', (_, c) => c.stance),
  row('side arc', (book, c) => (c.arc === 'left' || c.arc === 'right' ? book.modifiers.sideArc : 0)),
  row('displaced throwing', (book, c) => (c.displaced ? book.modifiers.displacedThrowing : 0)),
  ...ON_THE_LINE,
  row('leadership', (book, c) => (c.lifted ? book.modifiers.leadership : 0)),
];

/** To each die of a shot. */
export function shotModifier(book: Numbers, circumstances: Readonly<ShotCircumstances>): number {
  return sum(SHOT, book, circumstances);
}

export function shotBecause(book: Numbers, circumstances: Readonly<ShotCircumstances>): Modifier[] {
  return words(SHOT, book, circumstances);
}

/** To the die of a throw. */
export function throwModifier(book: Numbers, circumstances: Readonly<ThrowCircumstances>): number {
  return sum(THROW, book, circumstances);
}

export function throwBecause(book: Numbers, circumstances: Readonly<ThrowCircumstances>): Modifier[] {
  return words(THROW, book, circumstances);
}

function sum<C>(rows: readonly Row<C>[], book: Numbers, circumstances: Readonly<C>): number {
  let total = 0;
  for (const { by } of rows) total += by(book, circumstances);
  return total;
}

function words<C>(rows: readonly Row<C>[], book: Numbers, circumstances: Readonly<C>): Modifier[] {
  return rows.flatMap(({ because, by }): Modifier[] => {
    const modifier = by(book, circumstances);
    return modifier === 0 ? [] : [{ because: because(circumstances), side: 'attack', dice: `${modifier > 0 ? '+' : ''}${modifier}` }];
  });
}
