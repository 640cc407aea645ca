/** Dice of an attack at one square, and what they do ("Kill Number", "Forcewall Grenades"). */
import { DONE } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { FireEvent } from '../events/fire.ts';
import { NOBODY } from '../field.ts';
import type { Ground } from '../ground.ts';
import type { Perform } from '../sequence.ts';
import { inPlay, type Battle } from '../state.ts';
import type { Shot } from '../steps.ts';
import { needIn, shotCircumstances } from './aimed.ts';
import { attackOf, killedBy } from './attack-of.ts';
import { takeKills } from './casualties.ts';
import { stands } from './declare.ts';
import { shotBecause } from './modifiers.ts';
import { addDamage, damageOn, destroyObstacle } from './obstacles.ts';
import { rollHits } from './roll-hits.ts';

/** Of a Spread-Fire one die, the others after it. Whoever died before he could roll has lost the attack. */
export const performShot: Perform<'shot'> = (ground, { open }, { shot }, chance) => {
  if (!inPlay(open.figures[shot.by]!)) return DONE;
  const dice = shot.spread ? 1 : shot.dice;
  const hits = rollShot(ground, open, shot, dice, chance);
  if (shot.spread && hits !== MISSED && shot.dice > 1) open.agenda.push({ step: 'spread', shot: { ...shot, dice: shot.dice - 1 } });
  strikeWith(ground, open, shot, hits, chance);
  return DONE;
};

/** Declared together: all dice are rolled before anybody falls ("Covering"). */
export const performBoth: Perform<'both'> = (ground, { open }, { shots }, chance) => {
  const hits = shots.map((shot) => rollShot(ground, open, shot, shot.dice, chance));
  for (const [i, shot] of shots.entries()) strikeWith(ground, open, shot, hits[i]!, chance);
  return DONE;
};

/** No dice were rolled: the target is gone, or out of arc, line or range. */
const MISSED = -1;

/** Hits, or a negative number where no dice were rolled. Nothing but the ledger is written to. */
export function rollShot(ground: Ground, battle: Battle, shot: Shot, dice: number, chance: Chance): number {
  const circumstances = stands(ground, battle, shot) ? shotCircumstances(ground, battle, shot) : null;
  const by = ground.name(shot.by);
  const { width } = ground.board;
  if (circumstances === null) {
    chance.tell?.({ tell: 'automatic-miss', by, at: shot.at, width } satisfies FireEvent);
    return MISSED;
  }
  const { target } = circumstances;
  const need = needIn(ground.book, circumstances);
  const seat = ground.seat(shot.by);
  const cap = killsLeft(ground, battle, shot);
  const closed = target === 'door' || target === 'forcewall';
  const friend = shot.target !== NOBODY && ground.seat(shot.target) === seat;
  const hits = rollHits(chance, { name: closed ? target : attackOf(shot), dice, need, seat, channel: closed ? 'obstacles' : 'fire', cap, sign: friend ? -1 : 1 });
  chance.tell?.({
    tell: 'shot', by, attack: attackOf(shot), target: closed ? target : ground.name(shot.target), at: shot.at, width, dice, need, hits,
    because: shotBecause(ground.book, circumstances).map((row) => `${row.because} ${row.dice}`),
  } satisfies FireEvent);
  return hits;
}

/** Kills that the target still takes. */
function killsLeft(ground: Ground, battle: Readonly<Battle>, { target, at }: Readonly<Shot>): number {
  if (target !== NOBODY) return ground.card(target).kills - battle.figures[target]!.kills;
  return (ground.field(battle).forcewall[at] !== 0 ? ground.book.fire.forcewallKills : ground.book.fire.doorKills) - damageOn(battle, at);
}

/** Kills are taken, doors and forcewalls fall. */
export function strikeWith(ground: Ground, battle: Battle, shot: Shot, hits: number, chance: Chance): void {
  if (hits <= 0) return;
  const seat = ground.seat(shot.by);
  if (shot.target !== NOBODY) {
    takeKills(ground, battle, shot.target, hits, seat, killedBy(shot), chance);
    return;
  }
  if (hits < killsLeft(ground, battle, shot)) {
    addDamage(battle, shot.at, hits);
    return;
  }
  const what = ground.field(battle).forcewall[shot.at] !== 0 ? 'forcewallsDestroyed' : 'doorsDestroyed';
  battle.tallies[what][seat]! += 1;
  destroyObstacle(ground, battle, shot.at, chance);
}
