/** Below the ground in the third mission, as Blood Beret: scanners are spread over sections that are not mapped, one stays at the way up, and with the map done the nearest one leaves. */
import { type BeretsView, type Tactics } from '../../src/systems/blood-berets/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import type { Errand } from './plans.ts';
import { squaresOfSection } from './nearness.ts';

/** To be at the end of a turn where nobody has mapped. */
const MAPPED = 1;
const OUT = 5;

/** The map is done: all that is left is to get out. */
export const isLeaving = (tactics: Tactics, { open }: BeretsView): boolean => open.board.level === 'caves' && open.affairs.wayUp >= 0 && open.affairs.mapped.length >= tactics.book.missions['lightning-strike'].sections;

export function survey(tactics: Tactics, view: BeretsView, figure: number, doctrine: Doctrine): Errand {
  const { open } = view;
  const { mapped, wayUp } = open.affairs;
  const { sections } = tactics.book.missions['lightning-strike'];
  const field = tactics.field(view);
  const scanner = tactics.bears(view, figure, 'scanner');
  const home = tactics.stepsTo(view, [wayUp]);
  const pace = 2 * doctrine.haste;
  if (mapped.length >= sections || figure === keeper(tactics, view)) return { steps: home, pull: (square) => (scanner && square === wayUp ? (mapped.length >= sections ? OUT : 0.3) : 0) - pace * Math.min(60, home[square]!) };
  if (!scanner) {
    const leader = nearestScanner(tactics, view, figure);
    const steps = tactics.stepsTo(view, [leader < 0 ? wayUp : open.figures[leader]!.at]);
    return { steps, pull: (square) => -doctrine.haste * Math.min(60, Math.max(0, steps[square]! - 2)) };
  }
  const covered = new Set(tactics.own(view).filter((other) => other !== figure && tactics.bears(view, other, 'scanner') && open.figures[other]!.acted).map((other) => field.section[open.figures[other]!.at]!));
  const goals = open.board.faces.flatMap((_, section) => (mapped.includes(section) || covered.has(section) ? [] : squaresOfSection(tactics, view, section)));
  const steps = tactics.stepsTo(view, goals.length > 0 ? goals : [wayUp]);
  const isNew = (square: number): boolean => !mapped.includes(field.section[square]!) && !covered.has(field.section[square]!);
  return { steps, pull: (square) => (isNew(square) ? MAPPED : 0) - pace * Math.min(60, steps[square]!) };
}

/** The scanner that stays near the way up: the nearest one, if there are others. */
function keeper(tactics: Tactics, view: BeretsView): number {
  const { open } = view;
  const scanners = tactics.own(view).filter((figure) => tactics.bears(view, figure, 'scanner'));
  if (scanners.length < 2) return -1;
  const home = tactics.stepsTo(view, [open.affairs.wayUp]);
  return scanners.reduce((best, figure) => (home[open.figures[figure]!.at]! < home[open.figures[best]!.at]! ? figure : best));
}

function nearestScanner(tactics: Tactics, view: BeretsView, figure: number): number {
  const { open } = view;
  const steps = tactics.stepsTo(view, [open.figures[figure]!.at]);
  const keeps = keeper(tactics, view);
  const scanners = tactics.own(view).filter((other) => other !== figure && other !== keeps && tactics.bears(view, other, 'scanner'));
  return scanners.length === 0 ? -1 : scanners.reduce((best, other) => (steps[open.figures[other]!.at]! < steps[open.figures[best]!.at]! ? other : best));
}
