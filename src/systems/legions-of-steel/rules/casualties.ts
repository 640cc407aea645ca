/** Kills taken, and what becomes of a figure that has taken enough of them ("Kill Number", "Leadership", "Recovery of Grenades"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Ground } from '../ground.ts';
import type { Battle, Tally } from '../state.ts';
import { COMMANDOS, GRENADES } from '../vocabulary.ts';

/** How kills are counted in the result rows. */
export type KilledBy = Extract<Tally, `killsBy${string}`>;

/** The figure takes so many kills, and is removed if that is enough. `seat`: whose attack it was. */
export function takeKills(ground: Ground, battle: Battle, number: number, kills: number, seat: Seat, how: KilledBy, chance: Chance): void {
  const figure = battle.figures[number]!;
  if (kills === 0 || figure.fate !== 'in-play') return;
  figure.kills = Math.min(figure.kills + kills, ground.card(number).kills);
  if (figure.kills >= ground.card(number).kills) remove(ground, battle, number, seat, how, chance);
  else chance.tell?.({ tell: 'wounded', figure: ground.name(number), kills: figure.kills });
}

/** It is removed whatever kills it has left: crushed by a forcewall. */
export function remove(ground: Ground, battle: Battle, number: number, seat: Seat, how: KilledBy, chance: Chance): void {
  const figure = battle.figures[number]!;
  figure.fate = 'killed';
  figure.covering = null;
  figure.suppressing = [];
  battle.killed.push(number);
  battle.clock += 1;
  for (const point of battle.leadership) if (point.holder === number) point.fate = 'lost';
  dropGrenades(ground, battle, number);
  battle.tallies[seat === ground.seat(number) ? 'ownKilled' : how][seat]! += 1;
  chance.tell?.({ tell: 'killed', figure: ground.name(number) });
}

/** Grenades of commandos stay where they fall, where they may be recovered; machines' are never picked up. */
function dropGrenades({ book, roster }: Ground, battle: Battle, number: number): void {
  const { at, grenades } = battle.figures[number]!;
  if (!book.options.recovery || roster[number]!.seat !== COMMANDOS) return;
  battle.dropped = [...battle.dropped, ...GRENADES.flatMap((grenade, place) => Array.from({ length: grenades[place]! }, () => ({ at, grenade })))];
}
