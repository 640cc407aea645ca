/** Dark powers that change where things are: Compression takes the Nepharite to where it does more harm, Distort Space what the Blood Berets are after away from them. */
import type { BeretsView, Tactics, UsePower } from '../../src/systems/blood-berets/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { isLeaving } from './survey.ts';
import { worthOf } from './worth.ts';

/** What each use is worth if it works. */
export function waysOfPower(tactics: Tactics, view: BeretsView, figure: number, doctrine: Doctrine): (use: UsePower) => number {
  let jump: ((to: number) => number) | null = null;
  return ({ power, to }) => {
    if (power === 'distort-space') return doctrine.haste * stepsMore(tactics, view, figure);
    jump ??= jumps(tactics, view, figure, doctrine);
    return jump(to!);
  };
}

/** Attacks from there with the actions that are left, beyond the best that it may do on foot; less what it risks there and not here. */
function jumps(tactics: Tactics, view: BeretsView, figure: number, { kills, fear }: Doctrine): (to: number) => number {
  const { left } = view.open.active!;
  const { at } = view.open.figures[figure]!;
  const assault = tactics.assault(view, figure, (other) => worthOf(tactics, view, other));
  const menace = tactics.menace(view, figure, worthOf(tactics, view, figure));
  const { squares, count, cost } = tactics.range(view, figure);
  let onFoot = 0;
  for (let i = 0; i < count; i++) onFoot = Math.max(onFoot, assault.from(squares[i]!, left - cost(squares[i]!)).value);
  const worth = new Map<number, number>();
  return (to) => {
    if (!worth.has(to)) {
      const more = kills * (assault.from(to, left - 1).value - onFoot);
      worth.set(to, more <= 0 ? 0 : more - fear * (menace.at(to) - menace.at(at)));
    }
    return worth.get(to)!;
  };
}

/** How many steps more the Blood Berets outside the section have to the way up, or to the prisoners, if it is turned by half. */
function stepsMore(tactics: Tactics, view: BeretsView, figure: number): number {
  const { open } = view;
  const { section } = tactics.field(view);
  const here = section[open.figures[figure]!.at]!;
  const prisoners = open.figures[tactics.prisoners];
  const goal = prisoners?.fate === 'in-play' ? prisoners.at : isLeaving(tactics, view) ? open.affairs.wayUp : -1;
  if (goal < 0 || section[goal] !== here) return 0;
  const opposite = section.indexOf(here) + section.lastIndexOf(here) - goal;
  const [now, then] = [tactics.stepsTo(view, [goal]), tactics.stepsTo(view, [opposite])];
  return tactics.figures(view, 0).reduce((sum, beret) => {
    const { at } = open.figures[beret]!;
    return sum + (section[at] === here ? 0 : Math.min(60, then[at]!) - Math.min(60, now[at]!));
  }, 0);
}
