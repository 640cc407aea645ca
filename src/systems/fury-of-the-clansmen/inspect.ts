/** What each figure of a position reaches, sees and hits, asked of the rules: those of the squad in turn with what they have left, all others with a fresh turn. */
import type { AttackReport, BoardInspection, FigureReport, Reached, Sight } from '../../kernel/inspect.ts';
import type { ActionRule, FuryAction } from './actions.ts';
import { boardReport, placeOf } from './board-report.ts';
import { diceOdds } from './dice-odds.ts';
import { LETTERS } from './draw.ts';
import type { FuryGame } from './game.ts';
import type { Ground } from './ground.ts';
import { poolText } from './pools.ts';
import { declare } from './rules/attacks.ts';
import { around } from './rules/blast.ts';
import { attackPools, explainBonuses } from './rules/bonuses.ts';
import { throwBrainbuster, type ThrowBrainbuster } from './rules/brainbuster.ts';
import { burst } from './rules/burst.ts';
import { close } from './rules/close-attack.ts';
import { explainCover } from './rules/explain-cover.ts';
import { explainSight } from './rules/explain-sight.ts';
import { enemiesOf } from './rules/figures.ts';
import { fire, mayFire, targetsInSight } from './rules/firearm-attack.ts';
import { fullAuto } from './rules/full-auto.ts';
import { charge, type SectionerCharge } from './rules/sectioner-charge.ts';
import { snapAlert, type SnapAlert } from './rules/snap-alert.ts';
import { spread } from './rules/spread.ts';
import { swing } from './rules/violator.ts';
import { beginTurn } from './sequence.ts';
import { copyState, inPlay, waiting, type Battle, type DeclaredAttack, type FuryView } from './state.ts';
import type { Attack } from './vocabulary.ts';

/** Of a game that begins on a position. */
export function inspect({ ground, given }: FuryGame): BoardInspection {
  const open = given!;
  const step = waiting(open);
  const figures = open.figures.flatMap((figure, number) => {
    if (!inPlay(figure)) return [];
    const { squad } = ground.trooper(number);
    const isInTurn = step?.step === 'turn' && step.squad === squad;
    return [reportOn(ground, isInTurn ? open : inTurnOf(ground, open, squad), number)];
  });
  return { on: 'board', board: boardReport(ground, open), figures };
}

/** The same battle, were it this squad's turn. */
function inTurnOf(ground: Ground, open: Readonly<Battle>, squad: number): Battle {
  const { open: battle } = copyState({ open, secret: null });
  beginTurn(ground, battle, squad);
  return battle;
}

function reportOn(ground: Ground, battle: Readonly<Battle>, figure: number): FigureReport {
  const { id, unit, seat, squad } = ground.trooper(figure);
  return {
    id,
    unit,
    seat,
    squad: ground.roster.squads[squad]!.id,
    at: placeOf(ground.field(battle), battle.figures[figure]!.at),
    mark: LETTERS[unit],
    actions: ground.actionsFor(battle, figure),
    reach: reachOf(ground, battle, figure),
    sight: enemiesOf(ground, battle, figure).map((enemy) => sightOf(ground, battle, figure, enemy)),
    attacks: attacksOf(ground, battle, figure),
  };
}

function reachOf(ground: Ground, battle: Readonly<Battle>, figure: number): Reached[] {
  const field = ground.field(battle);
  const { squares, steps, count } = ground.reachOf(battle, figure);
  const left = battle.figures[figure]!.steps;
  return Array.from(squares.subarray(1, count), (square) => ({
    at: placeOf(field, square),
    steps: steps[square]!,
    moves: Math.max(0, Math.ceil((steps[square]! - left) / ground.stepsPerMove(figure))),
  }));
}

function sightOf(ground: Ground, battle: Readonly<Battle>, figure: number, enemy: number): Sight {
  const field = ground.field(battle);
  const [from, to] = [battle.figures[figure]!.at, battle.figures[enemy]!.at];
  const { clear, because } = explainSight(field, from, to);
  return { to: ground.trooper(enemy).id, clear, because: clear ? explainCover(field, from, to) : because };
}

/** Of throws, which aim at squares, those at the square of an enemy. */
function attacksOf(ground: Ground, battle: Readonly<Battle>, figure: number): AttackReport[] {
  const { seat, squad } = ground.trooper(figure);
  const view: FuryView = { open: battle, seat, asked: { step: 'turn', squad } };
  const his = <A extends FuryAction & { figure: number }>(rule: ActionRule<A>) => rule.options(ground, view).filter((action) => action.figure === figure);
  const of = (kind: Attack, target: number, aimed = false) => report(ground, declare(ground, battle, kind, figure, target, aimed), battle);
  const plain = (kind: Attack, actions: readonly { target: number; aimed?: true }[]) => actions.map(({ target, aimed }) => of(kind, target, aimed));
  const arcs = his(swing).map(({ targets }) => targets);
  return [
    ...plain('close', his(close)),
    ...arcs.filter((arc) => !arcs.some((other) => isWithin(arc, other))).flatMap((arc) => arc.map((target) => ({ ...of('close', target), kind: 'swing', together: arc.map((each) => ground.trooper(each).id) }))),
    ...plain('firearm', his(fire)),
    ...plain('burst', his(burst)),
    ...plain('spread', his(spread)),
    ...plain('full-auto', his(fullAuto)),
    ...(watches(ground, battle, figure, his(snapAlert)) ? targetsInSight(ground, battle, figure).map((target) => of('snap', target)) : []),
    ...charges(ground, battle, his(charge)),
    ...blasts(ground, battle, figure, his(throwBrainbuster)),
  ];
}

/** A Regular who is on Snap Alert, or may go now: what his shots would be if the enemy stays where it is. */
function watches(ground: Ground, battle: Readonly<Battle>, figure: number, alerts: readonly SnapAlert[]): boolean {
  return (battle.figures[figure]!.alert || alerts.length > 0) && mayFire(ground, battle, figure);
}

const isWithin = (arc: readonly number[], other: readonly number[]) => arc.length < other.length && arc.every((target) => other.includes(target));

/** At each target the deadliest, and of those the first: from the square where the run ends. */
function charges(ground: Ground, battle: Readonly<Battle>, runs: readonly SectionerCharge[]): AttackReport[] {
  const field = ground.field(battle);
  const best = new Map<number, AttackReport>();
  for (const { figure, target, to } of runs) {
    const { attack, armor } = attackPools(field, ground.book, 'charge', false, ground.trooper(figure).unit, to, ground.trooper(target).unit, battle.figures[target]!.at);
    const found = report(ground, { kind: 'charge', aimed: false, from: to, target, attack, armor }, battle);
    if (found.kill > (best.get(target)?.kill ?? -1)) best.set(target, { ...found, from: placeOf(field, to) });
  }
  return [...best.values()];
}

/** On target: at the enemy in whose space it lands, together with all whom it reaches, friend or foe. */
function blasts(ground: Ground, battle: Readonly<Battle>, figure: number, throws: readonly ThrowBrainbuster[]): AttackReport[] {
  const field = ground.field(battle);
  const squares = new Set(throws.map(({ at }) => at));
  return enemiesOf(ground, battle, figure).flatMap((target) => {
    const from = battle.figures[target]!.at;
    if (!squares.has(from)) return [];
    if (field.foxhole[from] !== 0) return [{ kind: 'brainbuster-centre', target: ground.trooper(target).id, attackDice: 'none', armorDice: 'none', kill: 1, fraction: '1', modifiers: [] }];
    const { attack, armor } = attackPools(field, ground.book, 'brainbuster-centre', false, ground.trooper(figure).unit, from, ground.trooper(target).unit, from);
    const reached = around(ground, battle, from);
    const together = reached.length === 0 ? {} : { together: [target, ...reached].map((each) => ground.trooper(each).id) };
    return [{ ...report(ground, { kind: 'brainbuster-centre', aimed: false, from, target, attack, armor }, battle), ...together }];
  });
}

function report(ground: Ground, { kind, aimed, from, target, attack, armor }: Omit<DeclaredAttack, 'by' | 'seat'>, battle: Readonly<Battle>): AttackReport {
  const { kill, fraction } = diceOdds(ground.book).duel(attack, armor);
  return {
    kind,
    ...(aimed ? { aimed } : {}),
    target: ground.trooper(target).id,
    attackDice: poolText(attack),
    armorDice: poolText(armor),
    kill,
    fraction: fraction.toString(),
    modifiers: explainBonuses(ground.field(battle), ground.book, kind, from, battle.figures[target]!.at, aimed),
  };
}
