/** On the ground, as Blood Beret: scanners go from section to section and scan, who has the sharpest eyes looks at what they find; with a tunnel found, down. */
import { type BeretsView, type Tactics } from '../../src/systems/blood-berets/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import type { Errand } from './plans.ts';
import type { Beats } from './beats.ts';
import { squaresOfSection } from './nearness.ts';

/** A scan, to find one of the things that are hidden. */
const SCAN = 0.3;
/** A look at an unknown thing, and stopping next to one or to a mine without need. */
const LOOK = 0.6;
const BESIDE = -0.4;
/** Risk of an action's way over ground where so many things are hidden: the last one may be a tunnel, which blows up. */
const MINES = [0, 0.05, 0.03] as const;
/** The way down. */
const DOWN = 2;

export function stalk(tactics: Tactics, view: BeretsView, figure: number, goal: readonly number[], beats: Beats, doctrine: Doctrine): Errand {
  const { open } = view;
  const field = tactics.field(view);
  const { markers, display, affairs } = open;
  const below = tactics.mission === 'lightning-strike' ? markers.filter(({ kind, at }) => kind === 'tunnel' && (affairs.tunnel < 0 || affairs.tunnel === at)) : [];
  const nearDanger = dangersOf(view, field.next);
  const riskOf = (square: number): number => MINES[Math.min(2, display[field.section[square]!]!)]!;
  const here = open.figures[figure]!.at;
  const tread = (square: number): number => Math.max(riskOf(here), riskOf(square));
  if (below.length > 0) {
    const steps = tactics.stepsTo(view, below.map(({ at }) => at));
    return { tread, pull: (square) => (steps[square] === 0 ? DOWN : 0) + (nearDanger[square] === 1 ? BESIDE : 0) - 2 * doctrine.haste * Math.min(60, steps[square]!) };
  }
  const scanner = tactics.bears(view, figure, 'scanner');
  const unknown = beats.looksOf(view, figure);
  if (unknown !== undefined) {
    const steps = tactics.stepsTo(view, unknown);
    return { tread, pull: (square) => (steps[square]! <= 1 ? LOOK : 0) - doctrine.haste * Math.min(60, steps[square]!) };
  }
  const beat = beats.beatOf(view, figure);
  const steps = tactics.stepsTo(view, beat === undefined ? goal : squaresOfSection(tactics, view, beat));
  const shy = (square: number): number => (nearDanger[square] === 1 ? BESIDE : 0);
  if (!scanner) return { tread, pull: (square) => shy(square) - (display[field.section[square]!]! > 0 ? 0.15 : 0) - doctrine.haste * Math.min(60, Math.max(0, steps[square]! - 3)) };
  return {
    tread,
    pull: (square) => shy(square) - doctrine.haste * Math.min(60, steps[square]!),
    work: (square) => (field.unknown[square] === 0 && display[field.section[square]!]! > 0 ? SCAN : 0),
  };
}

/** By square: 1 on and beside what may blow up. Marked once, since each square in reach is asked about. */
function dangersOf({ open }: BeretsView, next: Int16Array): Uint8Array {
  const near = new Uint8Array(next.length / 8);
  for (const { kind, at } of open.markers) {
    if (kind === 'tunnel') continue;
    near[at] = 1;
    for (let step = at * 8; step < at * 8 + 8; step++) if (next[step]! >= 0) near[next[step]!] = 1;
  }
  return near;
}

/** The section to search next: near, with things hidden. */
export function scanGoal(tactics: Tactics, view: BeretsView, old: number): number {
  const { open } = view;
  const own = tactics.own(view).filter((figure) => tactics.bears(view, figure, 'scanner'));
  const all = tactics.counters(view);
  let best = -1;
  let least = Infinity;
  open.display.forEach((things, section) => {
    if (things === 0) return;
    const steps = tactics.stepsTo(view, squaresOfSection(tactics, view, section));
    const far = own.reduce((sum, figure) => sum + Math.min(60, steps[open.figures[figure]!.at]!), 0) / Math.max(1, own.length);
    const counters = all.filter((slot) => tactics.areaOfCounter(view, slot) >> 1 === section).length;
    const value = far + 1.5 * counters - (section === old ? 4 : 0);
    if (value < least) [best, least] = [section, value];
  });
  return best;
}
