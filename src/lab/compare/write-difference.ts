/** The first difference of two games in words. */
import type { FirstDifference, ToldDecision } from './first-difference.ts';
import { doing } from '../side-words.ts';

/** `seat`: the first one. Lines to print; the commands that play the two games again come after them. */
export function differenceLines(seat: string, { wonOnlyIn, game, a, b, sameDecisions, decision, told, problem }: FirstDifference): string[] {
  const ended = (name: 'A' | 'B', { winner, rounds }: FirstDifference['a']) => `${winner === 'draw' ? 'a draw' : doing(winner, 'wins')} in round ${rounds} of ${name}`;
  const lines = [`A game that ${seat} won only in ${wonOnlyIn}: game ${game} of ${a.label}; ${ended('A', a)}, ${ended('B', b)}.`];
  if (problem !== null) return [...lines, `  It cannot be followed: ${problem}.`];
  if (told !== null) {
    lines.push(`  The first difference is told in round ${told.round}:`, `    A: ${told.a ?? 'nothing'}`, `    B: ${told.b ?? 'nothing'}`);
  } else lines.push('  All that was told is the same up to the first decision that differs.');
  if (decision.a === null && decision.b === null) return [...lines, `  All ${sameDecisions} decisions are the same: the dice alone make the difference.`];
  return [...lines, `  After ${sameDecisions} decisions that are the same:`, ...decisionLines('A', decision.a), ...decisionLines('B', decision.b)];
}

function decisionLines(name: 'A' | 'B', decision: ToldDecision | null): string[] {
  if (decision === null) return [`    ${name}: the game is over`];
  const { seat, round, action, says } = decision;
  return [`    ${name}: round ${round}, ${seat}: ${says[0] ?? JSON.stringify(action)}`];
}
