/** What an attack takes for granted, and what its figures do not say. */
import type { Numbers } from '../book.ts';
import { HOPELESS } from '../rules/need.ts';
import type { Target, Unit } from '../vocabulary.ts';
import { killsLeft, type Aim } from './aim.ts';
import { isClosed, type Fired, type Tabled } from './attacks.ts';
import type { Scene } from './situations.ts';

/** Each the end of a sentence that begins "provided that". */
export function provisosOf({ rolled, band }: Aim): string[] {
  if (rolled.hands) return ['the target is in the square ahead'];
  const squares = band!.to === band!.from ? `${band!.from}` : `${band!.from} to ${band!.to}`;
  return [`the target is ${squares} squares away, in the front arc and in the line of fire`];
}

export function notesOf(book: Numbers, attack: Fired, target: Target, scene: Scene, { need, dice, rolled }: Aim): string[] {
  const kills = killsLeft(book, target, scene);
  return [
    ...(need >= HOPELESS ? ['more than a die shows: none is rolled'] : []),
    ...(kills > 1 ? [`it takes ${kills} kills`] : []),
    ...(attack === 'suppression' && !isClosed(target) ? ['each time that a figure comes onto the square, friend or foe'] : []),
    ...(attack === 'suppression-secondary' ? [`each time that a figure comes onto a square on the way; ${dice === 1 ? 'one line' : `${dice} dice`} of suppression over it`] : []),
    ...(rolled.occasion === 'blocked' ? ['once, as it is blocked; if it holds, the counters lie on its square'] : []),
    ...(rolled.occasion === 'order' ? ['the figure keeps its own fire action'] : []),
  ];
}

export function notesOfGrenade(attack: Tabled, thrower: Unit, scene: Scene): string[] {
  switch (attack) {
    case 'k-pulse':
      return [`above: one figure, ${scene.burst === 0 ? 'where it goes off' : `at range ${scene.burst} from where it goes off`}; whoever else is within range 2 rolls too, ${thrower} and friends as well`];
    case 'forcewall-push':
      return ['above: it comes up on the square of the figure; who is not crushed is pushed off and has fired'];
    default:
      return ['it kills nobody: it darkens nine squares'];
  }
}
