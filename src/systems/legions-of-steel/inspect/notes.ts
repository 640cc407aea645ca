/** What is so of a figure beyond where it stands, in words. */
import { DIRECTION_NAMES } from '../../../kernel/grid/directions.ts';
import { formatSquare } from '../../../kernel/grid/squares.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { GRENADES } from '../vocabulary.ts';

export function notesOn(ground: Ground, battle: Readonly<Battle>, number: number): string[] {
  const { facing, covering, suppressing, fired, activated, kills, grenades } = battle.figures[number]!;
  const { active, phasing, leadership } = battle;
  const points = leadership.filter(({ holder, fate }) => holder === number && fate === 'ready').length;
  const left = GRENADES.flatMap((grenade, place) => (grenades[place]! > 0 ? [`${grenades[place]! > 1 ? `${grenades[place]!} x ` : ''}${grenade}`] : []));
  return [
    `faces ${DIRECTION_NAMES[facing]}`,
    ...(active?.figure === number ? [`is active, ${active.as}`] : activated && phasing === ground.seat(number) ? ['was activated'] : []),
    ...(fired ? ['has fired'] : []),
    ...(covering === null ? [] : [`covers at ${covering}`]),
    ...(suppressing.length === 0 ? [] : [`suppresses ${suppressing.map(({ at, dice }) => `${formatSquare(ground.board.width, at)} with ${dice === 1 ? '1 die' : `${dice} dice`}`).join(' and ')}`]),
    ...(kills === 0 ? [] : [`has taken ${kills} of ${ground.card(number).kills} kills`]),
    ...(points === 0 ? [] : [`holds ${points === 1 ? '1 point' : `${points} points`} of leadership`]),
    ...(left.length === 0 ? [] : [`has ${left.join(', ')}`]),
  ];
}
