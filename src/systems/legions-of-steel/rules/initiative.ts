/** Who is the first phasing player: a die each, and leadership that was left over ("Initiative"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ActionRule } from '../actions.ts';
import { face, FACES } from '../dice-odds.ts';
import type { Ground } from '../ground.ts';
import { INITIATIVE } from '../rolls.ts';
import type { Perform } from '../sequence.ts';
import type { Battle } from '../state.ts';
import { COMMANDOS, MACHINES, RANK, SIDES } from '../vocabulary.ts';
import { goFirst } from './turn.ts';

/** Nobody has points left over from the turn before the first. */
const FIRST_WITH_BIDS = 2;

/** Points that the highest leader still on the board has left over. */
export function leftOver(ground: Ground, battle: Readonly<Battle>, seat: Seat): number[] {
  if (battle.turn < FIRST_WITH_BIDS) return [];
  const leaders = ground.figuresOf(battle, seat).filter((number) => ground.card(number).leadership > 0);
  if (leaders.length === 0) return [];
  const rank = (number: number) => RANK[ground.card(number).unit];
  const highest = leaders.reduce((best, number) => (rank(number) > rank(best) ? number : best));
  return battle.leadership.flatMap(({ holder, fate }, point) => (holder === highest && fate === 'ready' ? [point] : []));
}

export const performBid: Perform<'bid'> = (ground, { open }, { seat }) => (leftOver(ground, open, seat).length > 0 ? WAIT : DONE);

export const bid: ActionRule<'bid'> = {
  options(ground, { open, seat }) {
    return Array.from({ length: leftOver(ground, open, seat).length + 1 }, (_, points) => ({ do: 'bid', points }));
  },

  refuse(ground, { open, seat }, { points }: { points: unknown }) {
    const most = leftOver(ground, open, seat).length;
    return Number.isInteger(points) && (points as number) >= 0 && (points as number) <= most ? undefined : `0 to ${most} points of the highest leader may go to initiative ("Leadership", Initiative)`;
  },

  apply(_, { open, secret }, { points }) {
    const step = open.agenda.pop();
    if (step?.step !== 'bid') throw new Error('nobody asked for a bid');
    secret[step.seat]!.bid = points;
  },
};

/** Both roll; ties are rolled again, without leadership. */
export const performInitiative: Perform<'initiative'> = (ground, { open, secret }, _, chance) => {
  const added: [number, number] = [0, 0];
  for (const seat of [COMMANDOS, MACHINES]) {
    added[seat] = secret[seat]!.bid ?? 0;
    for (const point of leftOver(ground, open, seat).slice(0, added[seat])) open.leadership[point]!.fate = 'spent';
    open.tallies.initiativePoints[seat]! += added[seat];
    secret[seat]!.bid = null;
  }
  const winner = rollOff(added, chance);
  open.agenda.push({ step: 'go', seat: winner });
  return DONE;
};

function rollOff(added: readonly [number, number], chance: Chance): Seat {
  const rolled: [number[], number[]] = [[], []];
  let [commandos, machines] = [0, 0];
  for (let plus = added; commandos === machines; plus = [0, 0]) {
    commandos = rollDie(chance) + plus[COMMANDOS];
    machines = rollDie(chance) + plus[MACHINES];
    rolled[0].push(commandos);
    rolled[1].push(machines);
  }
  const winner = commandos > machines ? COMMANDOS : MACHINES;
  const owed = chanceFirst(added[COMMANDOS] - added[MACHINES]);
  for (const seat of [COMMANDOS, MACHINES]) {
    const won = winner === seat ? 1 : 0;
    chance.luck.record('initiative', seat, won - (seat === COMMANDOS ? owed : 1 - owed), owed * (1 - owed));
  }
  chance.tell?.({ tell: 'initiative', commandos: rolled[0], machines: rolled[1], added: added[COMMANDOS], winner: SIDES[winner] });
  return winner;
}

/** Its chance to win with so many more points than the other; a tie is an even chance. */
export function chanceFirst(ahead: number): number {
  let twice = 0;
  for (let mine = 1; mine <= FACES; mine++) for (let theirs = 1; theirs <= FACES; theirs++) twice += 1 + Math.sign(mine + ahead - theirs);
  return twice / (2 * FACES * FACES);
}

function rollDie(chance: Chance): number {
  const shown = face.roll(chance.dice.stream('initiative'));
  chance.luck.roll(INITIATIVE, shown);
  return shown + 1;
}

export const performGo: Perform<'go'> = () => WAIT;

export const go: ActionRule<'go'> = {
  options: () => [{ do: 'go', first: true }, { do: 'go', first: false }],
  refuse: (_, __, { first }: { first: unknown }) => (typeof first === 'boolean' ? undefined : 'first: true to be the first phasing player, false to be the second ("Initiative")'),
  apply(_, { open }, { first }) {
    const step = open.agenda.pop();
    if (step?.step !== 'go') throw new Error('nobody has won the initiative');
    goFirst(open, first ? step.seat : 1 - step.seat);
  },
};
