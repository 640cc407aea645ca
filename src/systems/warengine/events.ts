/** What is told of a game while it is played, and the words for it. */
import type { Seat } from '../../kernel/game.ts';
import type { Modifier } from '../../kernel/odds.ts';
import { inInches } from '../../kernel/table/inches.ts';
import type { Point } from '../../kernel/table/outline.ts';
import { SIDES, type Gait } from './vocabulary.ts';

export type WarEvent =
  | { tell: 'deploys-first'; dice: readonly [number, number]; movement: number; seat: Seat }
  | { tell: 'deployed'; figure: string; x: number; y: number }
  | { tell: 'turn'; turn: number }
  | { tell: 'initiative'; dice: readonly [number, number]; seat: Seat }
  | { tell: 'goes-first'; seat: Seat }
  | { tell: 'activated'; unit: string; with: string | null }
  | { tell: 'deactivated'; unit: string; uncontrolled: number }
  | { tell: 'move'; figure: string; gait: Gait; from: Point; to: Point; inches: number; touches: readonly string[] }
  | { tell: 'reserved'; figure: string; weapon: string }
  | { tell: 'lunge'; figure: string; at: string; x: number; y: number }
  | { tell: 'attack'; by: string; weapon: string; targets: readonly string[]; support: readonly string[]; cause: 'action' | 'reserve' | 'leaving'; dice: string; because: readonly Modifier[] }
  | { tell: 'attack-roll'; by: string; dice: string; total: number }
  | { tell: 'defense-roll'; figure: string; dice: string; total: number; because: readonly Modifier[] }
  | { tell: 'hero-points'; figure: string; points: number; left: number }
  | { tell: 'killed'; figure: string; by: string }
  | { tell: 'out'; figure: string; fate: 'destroyed' | 'routed'; last: boolean }
  | { tell: 'leads'; figure: string }
  | { tell: 'rout'; unit: string; why: 'alone' }
  | { tell: 'rout-roll'; unit: string; by: string; dice: string; controlled: number; uncontrolled: number; running: readonly string[] }
  | { tell: 'result'; winner: Seat | null; about: string };

export function describe(event: WarEvent): string | undefined {
  switch (event.tell) {
    case 'deploys-first':
      return `${SIDES[event.seat]} rolls lower (${event.dice.join(' to ')}) and places its figures with Mv ${event.movement}" first.`;
    case 'deployed':
      return `${event.figure} is placed at ${at([event.x, event.y])}.`;
    case 'turn':
      return `\nTurn ${event.turn}`;
    case 'initiative':
      return `Initiative ${event.dice.join(' to ')}: ${SIDES[event.seat]} decides.`;
    case 'goes-first':
      return `${SIDES[event.seat]} goes first.`;
    case 'activated':
      return `${event.unit} is activated${event.with === null ? '' : ` together with ${event.with}`}.`;
    case 'deactivated':
      return event.uncontrolled > 0 ? `  ${event.uncontrolled} of ${event.unit} out of control` : undefined;
    case 'move':
      return `  ${event.figure} ${MOVES[event.gait]} ${at(event.from)} to ${at(event.to)}, ${event.inches}"${event.touches.length > 0 ? `, into contact with ${event.touches.join(', ')}` : ''}`;
    case 'reserved':
      return `  ${event.figure} holds its ${event.weapon} on reserve`;
    case 'lunge':
      return `    ${event.figure} lunges at ${event.at}`;
    case 'attack':
      return `  ${event.by}${CAUSES[event.cause]} attacks ${event.targets.join(', ')} with its ${event.weapon}${event.support.length > 0 ? `, assisted by ${event.support.join(', ')}` : ''}: ${event.dice}${reasons(event.because)}`;
    case 'attack-roll':
      return `    ${event.by} rolls ${event.dice}: ${event.total}`;
    case 'defense-roll':
      return `    ${event.figure} defends with ${event.dice}: ${event.total}${reasons(event.because)}`;
    case 'hero-points':
      return `    ${event.figure} spends ${event.points} hero point${event.points === 1 ? '' : 's'}, ${event.left} left`;
    case 'killed':
      return `    ${event.figure} is destroyed`;
    case 'out':
      return event.last ? `    and with it the last of its unit` : event.fate === 'routed' ? `  ${event.figure} runs away` : undefined;
    case 'leads':
      return `    ${event.figure} takes the lead`;
    case 'rout':
      return `${event.unit}: the last one runs away`;
    case 'rout-roll':
      return `${event.unit} tests for rout by ${event.by}: ${event.dice}, ${event.controlled}${event.uncontrolled === event.controlled ? '' : ` (${event.uncontrolled} for the uncontrolled)`}: ${event.running.length === 0 ? 'it stays' : `${event.running.join(', ')} run${event.running.length === 1 ? 's' : ''}`}`;
    case 'result':
      return `\n${event.winner === null ? 'A draw' : `${SIDES[event.winner]} wins`}: ${event.about}.`;
  }
}

const MOVES: Readonly<Record<Gait, string>> = { normal: 'moves', fast: 'moves fast', charge: 'charges' };
const CAUSES = { action: '', reserve: ' (on reserve)', leaving: ' (as it is left)' } as const;

const at = ([x, y]: Point): string => `${inInches(x)},${inInches(y)}`;
const reasons = (because: readonly Modifier[]): string => (because.length === 0 ? '' : ` (${because.map((modifier) => modifier.because).join(', ')})`);
