/** What is told of a game while it is played, and the words for it. */
import { formatSquare } from '../../kernel/grid/squares.ts';
import type { Seat } from '../../kernel/game.ts';
import { SIDES, type Attack } from './vocabulary.ts';

export type FuryEvent =
  | { tell: 'deployed'; squad: string }
  | { tell: 'revealed'; squad: string; at: number; width: number }
  | { tell: 'free-turn' }
  | { tell: 'round'; round: number }
  | { tell: 'counter'; squad: string }
  | { tell: 'no-action'; squad: string }
  | { tell: 'leadership'; squad: string; dice: string; hits: number }
  | { tell: 'move'; figure: string; from: number; to: number; width: number; steps: number; actions: number }
  | { tell: 'left'; figure: string; steps: number; actions: number }
  | { tell: 'goal'; figure: string; of: string | null }
  | { tell: 'swing'; figure: string; targets: readonly string[] }
  | { tell: 'charge'; figure: string; target: string; from: number; to: number; width: number }
  | { tell: 'crawl-out'; figure: string; from: number; to: number; width: number }
  | { tell: 'weapon-check'; figure: string; dice: string; rolls: number; failures: number; outcome: 'holds' | 'out of ammo' | 'breaks' | 'explodes' }
  | { tell: 'reload'; figure: string }
  | { tell: 'snap-alert'; figure: string }
  | { tell: 'concentration'; figure: string; dice: string; lost: boolean }
  | { tell: 'throw'; figure: string; at: number; width: number; clear: boolean; aimed: boolean; dice: string; misses: number }
  | { tell: 'cannon'; at: number; width: number; dice: string; misses: number }
  | { tell: 'cave-left'; squad: string }
  | { tell: 'tower-held'; rounds: number }
  | { tell: 'explosives'; figure: string; blownUp: boolean }
  | { tell: 'scatter'; from: number; to: number; width: number }
  | { tell: 'door'; figure: string; at: number; width: number; found: boolean }
  | { tell: 'reinforcements'; dice: string; hits: number }
  | { tell: 'returns'; figure: string }
  | { tell: 'enters'; figure: string; at: number; width: number }
  | { tell: 'thrown-in'; figure: string }
  | { tell: 'blast'; at: number; width: number }
  | { tell: 'killed-in-foxhole'; figure: string }
  | { tell: 'attack'; kind: Attack; by: string | null; target: string; dice: string; hits: number; because: readonly string[] }
  | { tell: 'armor'; target: string; dice: string; hits: number; eliminated: boolean; because: readonly string[] }
  | { tell: 'result'; winner: Seat | null; about: string };

export function describe(event: FuryEvent): string | undefined {
  switch (event.tell) {
    case 'deployed':
      return `${event.squad} is set up.`;
    case 'revealed':
      return `The square of ${event.squad} lies at ${formatSquare(event.width, event.at)}.`;
    case 'free-turn':
      return '\nThe free turn of the legion';
    case 'round':
      return `\nRound ${event.round}`;
    case 'counter':
      return `The counter of ${event.squad} is drawn.`;
    case 'no-action':
      return '  takes no action';
    case 'leadership':
      return `  leadership roll ${event.dice}: ${counted(event.hits, 'extra action')}`;
    case 'move':
      return `  ${event.figure} moves ${formatSquare(event.width, event.from)} to ${formatSquare(event.width, event.to)}: ${counted(event.steps, 'step')}, ${counted(event.actions, 'action')}`;
    case 'left':
      return `  ${event.figure} leaves the board: ${counted(event.steps, 'step')}, ${counted(event.actions, 'action')}`;
    case 'goal':
      return `  ${event.figure} has entered ${event.of === null ? 'its goal' : `the square of ${event.of}`} and is out of play`;
    case 'swing':
      return `  ${event.figure} swings the Violator at ${event.targets.join(', ')}`;
    case 'charge':
      return `  ${event.figure} charges ${event.target}, ${formatSquare(event.width, event.from)} to ${formatSquare(event.width, event.to)}`;
    case 'crawl-out':
      return `  ${event.figure} crawls out of its foxhole, ${formatSquare(event.width, event.from)} to ${formatSquare(event.width, event.to)}`;
    case 'weapon-check':
      return `    weapon check, ${counted(event.rolls, 'roll')} of ${event.dice}: ${event.failures} with all hits, ${OUTCOMES[event.outcome](event.figure)}`;
    case 'reload':
      return `  ${event.figure} reloads`;
    case 'snap-alert':
      return `  ${event.figure} goes on Snap Alert`;
    case 'concentration':
      return event.lost ? `    concentration ${event.dice}, all hits: ${event.figure} is no longer on Snap Alert` : undefined;
    case 'throw':
      return `  ${event.figure} throws a Brainbuster at ${formatSquare(event.width, event.at)}, ${event.clear ? 'clear' : 'blind'}${event.aimed ? ' and aimed' : ''}: ${event.dice}, ${counted(event.misses, 'miss', 'misses')}`;
    case 'cannon':
      return `The Gehenna Cannon fires at ${formatSquare(event.width, event.at)}: ${event.dice}, ${counted(event.misses, 'miss', 'misses')}`;
    case 'cave-left':
      return `    ${event.squad} has left its cave`;
    case 'tower-held':
      return `The legion holds the tower, at the end of ${counted(event.rounds, 'round')} in a row`;
    case 'explosives':
      return `  ${event.figure} sets explosives${event.blownUp ? ': the tower is blown up' : ''}`;
    case 'scatter':
      return event.from === event.to ? `    it is left at ${formatSquare(event.width, event.to)}` : `    it is moved to ${formatSquare(event.width, event.to)}`;
    case 'door':
      return `  ${event.figure} opens the door at ${formatSquare(event.width, event.at)}: ${event.found ? 'the chamber' : 'nothing'}`;
    case 'reinforcements':
      return `Reinforcements ${event.dice}: ${counted(event.hits, 'figure')} may return`;
    case 'returns':
      return `  ${event.figure} returns`;
    case 'enters':
      return `  ${event.figure} enters at ${formatSquare(event.width, event.at)}`;
    case 'thrown-in':
      return `  ${event.figure} throws a Brainbuster in`;
    case 'blast':
      return `    explosion at ${formatSquare(event.width, event.at)}`;
    case 'killed-in-foxhole':
      return `    ${event.figure} is killed in its foxhole`;
    case 'attack':
      return `  ${event.by === null || event.kind.startsWith('brainbuster') ? KINDS[event.kind] : `${event.by} ${KINDS[event.kind]} ${event.target}`}: ${event.dice}${reasons(event.because)}, ${counted(event.hits, 'hit')}`;
    case 'armor':
      return `    armor ${event.dice}${reasons(event.because)}, ${counted(event.hits, 'hit')}: ${event.target} ${event.eliminated ? 'is eliminated' : 'survives'}`;
    case 'result':
      return `\n${event.winner === null ? 'A draw' : `The ${SIDES[event.winner]!} wins`}: ${event.about}.`;
  }
}

const KINDS: Readonly<Record<Attack, string>> = {
  close: 'attacks',
  charge: 'strikes',
  firearm: 'fires at',
  burst: 'fires a burst at',
  spread: 'sweeps fire over',
  'full-auto': 'fires Full Auto at',
  snap: 'snaps off a shot at',
  'brainbuster-centre': 'where it lands',
  'brainbuster-adjacent': 'all around',
};

const OUTCOMES = {
  holds: (figure: string) => `the weapon of ${figure} holds`,
  'out of ammo': (figure: string) => `${figure} is out of ammo`,
  breaks: (figure: string) => `the weapon of ${figure} breaks`,
  explodes: (figure: string) => `the weapon explodes and kills ${figure}`,
};

function counted(count: number, what: string, many = `${what}s`): string {
  return `${count} ${count === 1 ? what : many}`;
}

function reasons(because: readonly string[]): string {
  return because.length === 0 ? '' : ` (${because.join(', ')})`;
}
