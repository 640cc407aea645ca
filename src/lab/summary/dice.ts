/** The run's own dice: are they as they should be? */
import { ACCUSE, auditDice, type AuditedKind } from '../dice/audit.ts';
import type { RunData } from '../run-data.ts';
import { percent } from './percent.ts';
import { figure } from './rounding.ts';
import type { Figure } from './summary.ts';
import { grouped } from '../grouped.ts';

export interface DiceReport {
  /** In a sentence. */
  says: string;
  rolls: number;
  kinds: {
    kind: string;
    rolls: number;
    /** How often each outcome came up, and how often it should have: shares of the rolls. */
    outcomes: { outcome: number; observed: Figure; exact: Figure }[];
    /** How likely sound dice are to differ so much, corrected for the number of kinds and cells; null where it cannot be told. */
    p: Figure;
    off: boolean;
  }[];
}

/** Null where nobody counted, or nothing was rolled. */
export function diceReport({ dice, manifest }: Pick<RunData, 'dice' | 'manifest'>): DiceReport | null {
  const kinds = auditDice(dice ?? [], manifest.draws);
  if (kinds.length === 0) return null;
  const rolls = kinds.reduce((sum, kind) => sum + kind.rolls, 0);
  return {
    says: inWords(kinds, rolls),
    rolls,
    kinds: kinds.map(({ kind, rolls, outcomes, p, off }) => ({
      kind,
      rolls,
      outcomes: outcomes.map(({ outcome, observed, exact }) => ({ outcome, observed: figure(observed), exact: figure(exact) })),
      p: p === null ? null : figure(p),
      off,
    })),
  };
}

function inWords(kinds: readonly AuditedKind[], rolls: number): string {
  const judged = kinds.filter(({ p }) => p !== null);
  const off = judged.filter((kind) => kind.off);
  const repeated = kinds.length - judged.length;
  const left = repeated === 0 ? '' : ` Not judged, being too few or the same dice again and again: ${kinds.filter(({ p }) => p === null).map(({ kind }) => kind.replaceAll('-', ' ')).join(', ')}.`;
  if (judged.length === 0) return `Dice: not judged, since there are too few rolls or the same dice are thrown again and again ("draws").`;
  if (off.length > 0) {
    return `Dice off: ${off.map(worst).join('; ')}. Sound dice do so in fewer than one report of ${1 / ACCUSE}: trust no figure of this run before you know why.${left}`;
  }
  const least = Math.min(...judged.map(({ p }) => p!));
  return `Dice as they should be: ${grouped(rolls)} rolls of ${kinds.length} ${kinds.length === 1 ? 'kind' : 'kinds'}, each as often as its exact chances say. Sound dice are as far off as these, or farther, in ${percent(least, least < 0.1 ? 1 : 0)} of reports.${left}`;
}

/** "snap: 2 came up 34.1 % of the time, and should have 33.3 % (12,345 rolls)" */
function worst({ kind, rolls, outcomes }: AuditedKind): string {
  const { outcome, observed, exact } = outcomes.reduce((most, next) => (Math.abs(next.observed - next.exact) > Math.abs(most.observed - most.exact) ? next : most));
  return `${kind}: ${outcome} came up ${percent(observed)} of the time and should have ${percent(exact)} (${grouped(rolls)} rolls)`;
}
