/** The position of a game under way, to be opened again: the same board, the same figures, the same choices. */
import { UsageError } from '../../kernel/errors.ts';
import type { BoardPosition } from '../../kernel/position.ts';
import { drawBoard } from './board-text.ts';
import type { Ground } from './ground.ts';
import { ENCOUNTER } from './missions/encounter.ts';
import { wordsOfBattle } from './position-battle.ts';
import { beginningOf, type Beginning } from './position-begin.ts';
import { wordsOfFigure } from './position-figure.ts';
import { placeOn, type Words } from './position-words.ts';
import { waiting, type Battle, type LegionsState } from './state.ts';
import type { Step } from './steps.ts';
import { SIDES } from './vocabulary.ts';

/** Throws a `UsageError` where something is under way that no position holds. */
export function positionOf(ground: Ground, open: Readonly<Battle>, secret: LegionsState['secret']): BoardPosition {
  const begins = beginningOf({ open, secret });
  if (begins === null) throw new UsageError(`${underWay(waiting(open))}, which no position holds; expected a choice of whom to activate, of what the active figure does, of who is lent leadership, or of the final phase`);
  const { board, mission, roster } = ground;
  return {
    system: 'legions-of-steel',
    ...(mission.card.id === ENCOUNTER ? {} : { mission: mission.card.id }),
    ...(mission.layout === undefined ? {} : { layout: { ...mission.layout } }),
    board: `${drawBoard(board.map)}\n`,
    ...turnOf(ground, begins),
    state: { turn: open.turn, ...wordsOfBeginning(open, begins), ...wordsOfBattle(ground, open) },
    figures: roster.flatMap(({ id, unit }, number): BoardPosition['figures'] => {
      const { at } = open.figures[number]!;
      return at < 0 ? [] : [{ id, unit, at: placeOn(board.width, at), state: { ...wordsOfFigure(ground, open, number) } }];
    }),
  };
}

function turnOf(ground: Ground, begins: Beginning): Pick<BoardPosition, 'turn'> {
  if (begins.phase === 'turn') return {};
  return { turn: begins.phase === 'acting' ? ground.name(begins.figure) : SIDES[begins.seat]! };
}

function wordsOfBeginning({ first }: Readonly<Battle>, begins: Beginning): Words {
  if (begins.phase === 'turn') return {};
  const goes = first === null ? {} : { first: SIDES[first]! };
  if (begins.phase === 'final') return { ...goes, phase: 'final', asked: SIDES[begins.asked]!, ...(begins.passed ? { passed: true } : {}) };
  return begins.phase === 'assign' ? { ...goes, phase: 'assign' } : goes;
}

/** By what waits: what is going on, in words. */
function underWay(step: Readonly<Step> | null): string {
  switch (step?.step) {
    case undefined:
      return 'the game is over';
    case 'bid':
      return 'a secret bid for initiative is under way';
    case 'go':
      return 'the winner of the initiative is to say who goes first';
    case 'suppressions':
      return 'it is being settled who goes on suppressing';
    case 'place':
      return step.why === 'deploy' ? 'the set-up is under way' : 'figures are coming onto the board';
    case 'window':
      return 'an answer to what the other side does is under way';
    case 'mutual':
      return 'two figures that cover choose at the same time';
    case 'lift':
      return 'a shot of suppression is under way';
    case 'spread':
      return 'a Spread-Fire is under way';
    case 'laying':
      return 'suppression is being laid';
    case 'aiming-throw':
      return 'a throw is under way';
    default:
      return 'an action is under way';
  }
}
