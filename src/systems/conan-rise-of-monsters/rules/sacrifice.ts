/** Sacrificing Destiny: unspent tokens go for good, so that the pool shrinks ("Sacrificing Destiny"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Battle } from '../state.ts';

/** `why`: the ability that asks for it. */
export function sacrifice(battle: Battle, seat: Seat, tokens: number, why: string, chance: Chance): void {
  const destiny = battle.destiny[seat]!;
  destiny.left -= tokens;
  destiny.pool = Math.max(0, destiny.pool - tokens);
  battle.tallies.destinySacrificed[seat]! += tokens;
  chance.tell?.({ tell: 'sacrificed', seat, tokens, why });
}
