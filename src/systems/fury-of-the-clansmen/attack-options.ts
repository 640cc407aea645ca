/** Every attack that a figure of the squad in turn could make now, with what it promises: for players. Kills are expectations, exact but for what may change on the way. */
import { chebyshev } from '../../kernel/grid/squares.ts';
import type { FuryAction } from './actions.ts';
import { diceOdds } from './dice-odds.ts';
import type { Ground } from './ground.ts';
import { sizeOf } from './pools.ts';
import { sweepOf } from './rules/arc-of-fire.ts';
import { attackPools } from './rules/bonuses.ts';
import { accuracyDice, isClearThrow, throwBrainbuster } from './rules/brainbuster.ts';
import { around } from './rules/blast.ts';
import { adjacentEnemies, hasCloseAttack } from './rules/close-attack.ts';
import { onlyMoves } from './rules/figures.ts';
import { mayFire, targetsInSight } from './rules/firearm-attack.ts';
import { hasCharger } from './rules/full-auto.ts';
import { withinMoves } from './rules/scatter.ts';
import { charge } from './rules/sectioner-charge.ts';
import { arcs, hasViolator } from './rules/violator.ts';
import { inPlay, type Battle, type FuryView } from './state.ts';
import type { Attack } from './vocabulary.ts';

export interface AttackOption {
  action: FuryAction;
  /** Whom it may kill, with the chance for each. Friends too, where a Brainbuster reaches them. */
  kills: readonly { target: number; kill: number }[];
  /** Actions that it takes. */
  cost: number;
  /** Rolls against the weapon after it; 0 for none. */
  rolls: number;
}

/** What kills are worth to a player, by figure: negative for friends. */
export type Worth = ArrayLike<number>;

export const valueOf = ({ kills }: Pick<AttackOption, 'kills'>, worth: Worth): number => kills.reduce((sum, { target, kill }) => sum + kill * worth[target]!, 0);

export function attackOptions(ground: Ground, view: FuryView, figure: number, worth: Worth): AttackOption[] {
  const { open } = view;
  const actions = ground.actionsFor(open, figure);
  if (actions < 1 || onlyMoves(ground, view, figure)) return [];
  const costs = ground.book.actions;
  const found: AttackOption[] = [];
  const add = (option: AttackOption): void => {
    if (option.cost <= actions) found.push(option);
  };
  const chance = (kind: Attack, target: number, aimed = false): { target: number; kill: number } => ({ target, kill: chanceOf(ground, open, kind, figure, target, aimed) });
  const aims = ground.has('aim') && !open.figures[figure]!.alert;

  const near = adjacentEnemies(ground, open, figure);
  if (near.length > 0 && hasCloseAttack(ground, figure)) {
    for (const target of near) {
      add({ action: { do: 'close', figure, target }, kills: [chance('close', target)], cost: 1, rolls: 0 });
      if (aims) add({ action: { do: 'close', figure, target, aimed: true }, kills: [chance('close', target, true)], cost: costs.aimed, rolls: 0 });
    }
    if (near.length > 1 && hasViolator(ground, figure)) {
      for (const targets of arcs(ground, open, figure)) {
        add({ action: { do: 'swing', figure, targets }, kills: targets.map((target) => chance('close', target)), cost: 1, rolls: 0 });
      }
    }
  }

  if (mayFire(ground, open, figure)) {
    const seen = targetsInSight(ground, open, figure);
    for (const target of seen) {
      add({ action: { do: 'fire', figure, target }, kills: [chance('firearm', target)], cost: 1, rolls: 0 });
      if (aims) add({ action: { do: 'fire', figure, target, aimed: true }, kills: [chance('firearm', target, true)], cost: costs.aimed, rolls: 0 });
      if (ground.has('burst')) add({ action: { do: 'burst', figure, target }, kills: [chance('burst', target)], cost: costs.burst, rolls: 1 });
    }
    if (seen.length > 1 && actions >= costs.spread) {
      for (const targets of sectorsOf(ground, open, figure)) {
        const [target] = targets as [number];
        if (ground.has('full-auto') && hasCharger(ground, figure)) {
          add({ action: { do: 'full-auto', figure, target }, kills: targets.map((each) => chance('full-auto', each)), cost: costs.fullAuto, rolls: targets.length });
        } else if (ground.has('spread')) {
          const most = targets.slice(0, MOST_IN_A_SPREAD);
          add({ action: { do: 'spread', figure, target }, kills: most.map((each) => chance('spread', each)), cost: costs.spread, rolls: most.length });
        }
      }
    }
  }

  if (actions >= costs.sectionerCharge) for (const option of charges(ground, view, figure)) add(option);
  for (const option of throws(ground, view, figure, worth)) add(option);
  return found;
}

/** Three or more rolls put the shooter's own life at risk. */
export const MOST_IN_A_SPREAD = 2;

export function chanceOf(ground: Ground, battle: Readonly<Battle>, kind: Attack, by: number, target: number, aimed = false): number {
  return attackPools(ground.field(battle), ground.book, kind, aimed, ground.trooper(by).unit, battle.figures[by]!.at, ground.trooper(target).unit, battle.figures[target]!.at).kill;
}

/** Enemies in sight by the arc in which one sweep takes them, two or more, the likeliest kill first. */
function sectorsOf(ground: Ground, battle: Readonly<Battle>, figure: number): number[][] {
  const { enemies, sectors } = sweepOf(ground, battle, figure);
  return [...new Set(sectors)]
    .map((sector) => enemies.filter((_, index) => sectors[index] === sector))
    .filter((targets) => targets.length > 1)
    .map((targets) => targets.sort((a, b) => chanceOf(ground, battle, 'spread', figure, b) - chanceOf(ground, battle, 'spread', figure, a) || a - b));
}

/** The best run at each victim. */
function charges(ground: Ground, view: FuryView, figure: number): AttackOption[] {
  const best = new Map<number, AttackOption>();
  if (!ground.has('sectioner-charge') || ground.trooper(figure).unit !== 'necromutant') return [];
  const field = ground.field(view.open);
  for (const action of charge.options(ground, view)) {
    if (action.figure !== figure) continue;
    const { unit } = ground.trooper(action.target);
    const { kill } = attackPools(field, ground.book, 'charge', false, 'necromutant', action.to, unit, view.open.figures[action.target]!.at);
    if (kill > (best.get(action.target)?.kills[0]!.kill ?? 0)) {
      best.set(action.target, { action, kills: [{ target: action.target, kill }], cost: ground.book.actions.sectionerCharge, rolls: 0 });
    }
  }
  return [...best.values()];
}

/** The best square for a Brainbuster among those on and next to enemies, thrown plainly and aimed: the enemy moves a miss to where it helps him most. */
function throws(ground: Ground, view: FuryView, figure: number, worth: Worth): AttackOption[] {
  const { open } = view;
  if (!ground.has('brainbusters') || open.figures[figure]!.brainbusters < 1) return [];
  const field = ground.field(open);
  const { range } = ground.book.brainbuster;
  const from = open.figures[figure]!.at;
  const { seat } = ground.trooper(figure);
  const candidates = new Set<number>();
  for (const [number, enemy] of open.figures.entries()) {
    if (!inPlay(enemy) || ground.trooper(number).seat === seat || chebyshev(field.width, from, enemy.at) > range) continue;
    for (const square of withinMoves(ground, open, enemy.at, 1)) candidates.add(square);
  }
  let at = -1;
  let most = 0;
  for (const square of candidates) {
    const value = valueOf({ kills: blastKills(ground, open, square) }, worth);
    if (value > most && throwBrainbuster.refuse(ground, view, { do: 'throw', figure, at: square }) === undefined) [at, most] = [square, value];
  }
  if (at < 0) return [];
  const clear = isClearThrow(field, from, at);
  const plain = { action: { do: 'throw', figure, at } as const, kills: afterScatter(ground, open, at, clear, false, worth), cost: ground.book.actions.brainbuster, rolls: 0 };
  if (!ground.has('aim')) return [plain];
  return [plain, { action: { do: 'throw', figure, at, aimed: true }, kills: afterScatter(ground, open, at, clear, true, worth), cost: ground.book.actions.aimedBrainbuster, rolls: 0 }];
}

/** Kills of a throw, each landing weighed by its chance. */
function afterScatter(ground: Ground, battle: Readonly<Battle>, at: number, clear: boolean, aimed: boolean, worth: Worth): { target: number; kill: number }[] {
  const dice = accuracyDice(ground.book, clear, aimed);
  const odds = diceOdds(ground.book).odds(dice);
  const kills: { target: number; kill: number }[] = [];
  for (let misses = 0; misses <= sizeOf(dice); misses++) {
    const chance = odds.where((hits) => hits === sizeOf(dice) - misses).toNumber();
    let landing = blastKills(ground, battle, at);
    for (const square of withinMoves(ground, battle, at, misses)) {
      const there = blastKills(ground, battle, square);
      if (valueOf({ kills: there }, worth) < valueOf({ kills: landing }, worth)) landing = there;
    }
    for (const { target, kill } of landing) kills.push({ target, kill: kill * chance });
  }
  return kills;
}

/** Whom an explosion on a square kills, with the chance for each. */
export function blastKills(ground: Ground, battle: Readonly<Battle>, at: number): { target: number; kill: number }[] {
  const field = ground.field(battle);
  if (field.occupied[at] === 0 && !anybodyNear(field.next, field.occupied, at)) return [];
  const kills: { target: number; kill: number }[] = [];
  const inside = battle.figures.findIndex((figure) => inPlay(figure) && figure.at === at);
  if (field.foxhole[at] !== 0) return inside < 0 ? [] : [{ target: inside, kill: 1 }];
  const chance = (kind: Attack, target: number) => attackPools(field, ground.book, kind, false, 'chieftain', at, ground.trooper(target).unit, battle.figures[target]!.at).kill;
  if (inside >= 0) kills.push({ target: inside, kill: chance('brainbuster-centre', inside) });
  for (const target of around(ground, battle, at)) kills.push({ target, kill: chance('brainbuster-adjacent', target) });
  return kills;
}

function anybodyNear(next: Int16Array, occupied: Uint8Array, at: number): boolean {
  for (let step = at * 8; step < at * 8 + 8; step++) if (next[step]! >= 0 && occupied[next[step]!] !== 0) return true;
  return false;
}
