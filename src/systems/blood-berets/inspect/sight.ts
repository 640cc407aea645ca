/** Whether a figure has another in its line of fire, and why not, or what cover the line leaves ("Missile Weapons", "In Cover"). Says what the rules of shooting say. */
import { formatSquare } from '../../../kernel/grid/squares.ts';
import type { Sight } from '../../../kernel/inspect.ts';
import type { Ground } from '../ground.ts';
import { coverOf } from '../rules/cover.ts';
import { friendHides, friendsBetween, hasLineOfFire, legionnairesBetween } from '../rules/friends.ts';
import { inFront } from '../rules/facing.ts';
import { jungleBetween } from '../rules/sight.ts';
import type { Battle } from '../state.ts';

export function sightOf(ground: Ground, battle: Readonly<Battle>, by: number, target: number): Sight {
  const clear = hasLineOfFire(ground, battle, by, target);
  return { to: ground.piece(target).id, clear, because: clear ? coverTexts(ground, battle, by, target) : blocksOf(ground, battle, by, target) };
}

function coverTexts(ground: Ground, battle: Readonly<Battle>, by: number, target: number): string[] {
  const { at, facing } = battle.figures[by]!;
  const turns = ground.has('facing') && !inFront(ground.board(battle), at, facing, battle.figures[target]!.at) ? ['has to turn'] : [];
  return [...coverOf(ground, battle, by, target).map(({ because, points }) => `${because} ${points}`), ...turns];
}

function blocksOf(ground: Ground, battle: Readonly<Battle>, by: number, target: number): string[] {
  const field = ground.field(battle);
  const [from, to] = [battle.figures[by]!.at, battle.figures[target]!.at];
  const { lines, rock, unknown, occupied, width } = field;
  const past = legionnairesBetween(ground, battle, by, target).map((friend) => battle.figures[friend]!.at);
  const blocks: string[] = [];
  if (unknown[from] === 1 || unknown[to] === 1) blocks.push('nobody shoots into, or out of, a section that is not turned');
  for (let i = lines.start(from, to), last = lines.end(from, to) - 1; i < last; i++) {
    const square = from + lines.stepSquare[i]!;
    const where = formatSquare(width, square);
    if (rock[square] === 1) blocks.push(`rock at ${where}`);
    else if (unknown[square] === 1) blocks.push(`not turned at ${where}`);
    else if (occupied[square] === 1 && !past.includes(square)) blocks.push(`a figure at ${where}`);
  }
  const jungle = jungleBetween(field, from, to);
  if (jungle >= ground.book.cover.jungle) blocks.push(`${jungle} squares of jungle between`);
  if (blocks.length === 0 && friendHides(ground, battle, by, target)) blocks.push(...friendsBetween(ground, battle, by, target).map((friend) => `${ground.piece(friend).id} hides a part of it`));
  return blocks;
}
