/** What holds of every battle at every decision, whatever has been played. */
import { chooser } from '../../../src/systems/legions-of-steel/decisions.ts';
import type { LegionsGame } from '../../../src/systems/legions-of-steel/game.ts';
import { arcOf } from '../../../src/systems/legions-of-steel/rules/arc.ts';
import { movementLeft } from '../../../src/systems/legions-of-steel/rules/acting.ts';
import { rangeBetween } from '../../../src/systems/legions-of-steel/rules/range.ts';
import { inPlay, waiting, type LegionsState } from '../../../src/systems/legions-of-steel/state.ts';
import { FACINGS } from '../../../src/systems/legions-of-steel/vocabulary.ts';

/** What is wrong with a battle; empty when nothing is. */
export function faults(game: LegionsGame, state: LegionsState): string[] {
  return [...figureFaults(game, state), ...leadershipFaults(game, state), ...boardFaults(game, state), ...countFaults(game, state), ...secretFaults(game, state)];
}

function figureFaults({ ground }: LegionsGame, { open }: LegionsState): string[] {
  const found: string[] = [];
  const { book, board } = ground;
  const field = ground.field(open);
  const on = new Map<number, string>();
  const { modifiers, leadership } = book;
  const counters = [...(['stationary', 'walking', 'running'] as const).map((as) => modifiers[as] + modifiers.covering), leadership.coverModifier];
  for (const [number, figure] of open.figures.entries()) {
    const { at, facing, fate, kills, covering, suppressing, fired, grenades } = figure;
    const card = ground.card(number);
    const name = ground.name(number);
    const holds = (condition: boolean, what: string) => {
      if (!condition) found.push(`${name}: ${what}`);
    };
    holds((fate === 'killed') === open.killed.includes(number), `${fate}, and the killed are ${open.killed.join()}`);
    holds(grenades.every((many) => many >= 0), `has ${grenades.join()} grenades`);
    holds(kills >= 0 && (fate === 'killed' || kills < card.kills), `${fate} with ${kills} kills of ${card.kills}`);
    holds(inPlay(figure) || (covering === null && suppressing.length === 0), `${fate}, and covers or suppresses`);
    if (!inPlay(figure)) continue;
    holds(FACINGS.includes(facing), `looks ${facing}`);
    holds(at >= 0 && at < board.size && field.obstacle[at] === 0, `stands at ${at}, in a wall, a closed door or a forcewall`);
    holds(!on.has(at), `stands on ${on.get(at)!}`);
    on.set(at, name);
    holds(covering === null || counters.includes(covering), `covers at ${covering}`);
    holds(covering === null || suppressing.length === 0, 'covers and suppresses');
    holds(covering === null || ground.has('covering'), 'covers, and nobody may');
    holds(suppressing.length === 0 || !fired, 'has fired and suppresses');
    holds(suppressing.reduce((sum, { dice }) => sum + dice, 0) <= card.weapon.rof && suppressing.every(({ dice }) => dice > 0), `suppresses with ${JSON.stringify(suppressing)}`);
    holds(new Set(suppressing.map((counter) => counter.at)).size === suppressing.length, `two counters of one figure on one square: ${JSON.stringify(suppressing)}`);
    for (const counter of suppressing) holds(counter.at !== at && arcOf(board.width, at, facing, counter.at) === 'front' && rangeBetween(board.width, at, counter.at) <= card.weapon.reach, `suppresses ${counter.at} from ${at}, looking ${facing}`);
  }
  return found;
}

function leadershipFaults({ ground }: LegionsGame, { open }: LegionsState): string[] {
  const found: string[] = [];
  for (const [point, { origin, holder, fate }] of open.leadership.entries()) {
    if (ground.seat(origin) !== ground.seat(holder)) found.push(`point ${point} of ${ground.name(origin)} lies beside ${ground.name(holder)}`);
    if (fate === 'ready' && open.figures[holder]!.fate === 'killed') found.push(`point ${point} is ready beside ${ground.name(holder)}, who is dead`);
  }
  for (const number of open.figures.keys()) {
    const own = ground.card(number).leadership;
    const lent = open.leadership.filter(({ origin, holder, fate }) => holder === number && origin !== number && fate !== 'lost').length;
    if (lent > own + ground.book.leadership.assignedAbove) found.push(`${ground.name(number)} holds ${lent} points of others`);
    if (open.leadership.filter(({ origin }) => origin === number).length !== own) found.push(`${ground.name(number)} has not the ${own} points of its card`);
  }
  return found;
}

function boardFaults({ ground }: LegionsGame, { open }: LegionsState): string[] {
  const { board, mission } = ground;
  return [
    ...(open.doors.length === board.doors.length ? [] : [`${open.doors.length} doors of ${board.doors.length}`]),
    ...(new Set(open.forcewalls).size === open.forcewalls.length ? [] : [`forcewalls ${open.forcewalls.join()}`]),
    ...open.forcewalls.filter((at) => board.walls[at] !== 0 || mission.entries[at] !== 0).map((at) => `a forcewall on ${at}`),
    ...open.figures.flatMap(({ suppressing }, number) => suppressing.filter(({ at }) => mission.entries[at] !== 0).map(({ at }) => `${ground.name(number)} suppresses ${at}, where machines come in`)),
    ...open.darkness.filter(({ until }) => until < open.turn).map(({ at }) => `darkness on ${at} after its time`),
  ];
}

const KILLS = ['killsByFire', 'killsByCover', 'killsBySuppression', 'killsByOrder', 'killsByHand', 'killsByKPulse', 'killsByForcewall', 'ownKilled'] as const;

function countFaults({ ground }: LegionsGame, { open }: LegionsState): string[] {
  const { active, tallies, killed } = open;
  const counted = KILLS.reduce((sum, tally) => sum + tallies[tally][0] + tallies[tally][1], 0);
  return [
    ...(open.turn > ground.mission.card.roundLimit ? [`turn ${open.turn}`] : []),
    ...(new Set(killed).size === killed.length && counted === killed.length ? [] : [`killed ${killed.join()}, and ${counted} kills are counted`]),
    ...(active === null || (ground.seat(active.figure) === open.phasing && open.figures[active.figure]!.activated && movementLeft(ground, open) >= 0) ? [] : [`active: ${JSON.stringify(active)}`]),
    ...(open.agenda.length > 60 ? [`${open.agenda.length} steps on the agenda`] : []),
    ...(open.agenda.filter(({ step }) => step === 'way').length > 1 ? ['two ways'] : []),
  ];
}

/** What is chosen unseen is shown before the game goes on. */
function secretFaults(_: LegionsGame, { open, secret }: LegionsState): string[] {
  const asked = waiting(open)?.step;
  return secret.flatMap(({ bid, answer }, seat) => [
    ...(bid === null || asked === 'bid' ? [] : [`the bid of seat ${seat} at ${asked}`]),
    ...(answer === null || asked === 'mutual' ? [] : [`the answer of seat ${seat} at ${asked}`]),
  ]);
}

/** Steps that only ask where there is more to do than to let it pass. */
const CHOICES = new Set(['window', 'lift', 'mutual', 'spread', 'assign', 'laying', 'action-phase']);

/** Who is asked is who may choose, and has a choice. */
export function wrongQuestion(game: LegionsGame, state: LegionsState, seat: number, options: number): string[] {
  const asked = waiting(state.open)!;
  return [
    ...(chooser(game.ground, asked) === seat ? [] : [`seat ${seat} is asked for the step ${asked.step}`]),
    ...(options === 0 || (options === 1 && CHOICES.has(asked.step)) ? [`${options} options at ${JSON.stringify(asked)}`] : []),
    ...(game.view(state, seat).own === state.secret[seat] ? [] : [`seat ${seat} sees the secret of the other`]),
  ];
}
