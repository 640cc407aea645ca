/** On the ground, as Blood Beret: who searches which section, and who looks at which thing, so that all of them are busy at once. */
import { FAR, type BeretsView, type Tactics } from '../../src/systems/blood-berets/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { squaresOfSection } from './nearness.ts';

/** In steps: troop counters that lie there, another scanner on its way there, and to give up what was begun. */
const COUNTER = 1.5;
const ALREADY = 6;
const BEGUN = 4;

/** Who does what, shared out anew for each decision: it is asked about for each figure, and is the same for all of them. */
export class Beats {
  private readonly tactics: Tactics;
  private readonly doctrine: Doctrine;
  private battle: BeretsView['open'] | null = null;
  private clock = -1;
  private beats: Map<number, number> | null = null;
  private looks: Map<number, number[]> | null = null;

  constructor(tactics: Tactics, doctrine: Doctrine) {
    this.tactics = tactics;
    this.doctrine = doctrine;
  }

  /** The section that a figure with a scanner searches next; undefined: there is none for it. */
  beatOf(view: BeretsView, figure: number): number | undefined {
    this.forgetBefore(view);
    return (this.beats ??= beatsOf(this.tactics, view, this.doctrine)).get(figure);
  }

  /** The unknown things that a figure looks at; undefined: none. */
  looksOf(view: BeretsView, figure: number): number[] | undefined {
    this.forgetBefore(view);
    return (this.looks ??= looksOf(this.tactics, view)).get(figure);
  }

  private forgetBefore({ open }: BeretsView): void {
    if (open === this.battle && open.clock === this.clock) return;
    [this.battle, this.clock, this.beats, this.looks] = [open, open.clock, null, null];
  }
}

/** By figure with a scanner: the section that it searches next. The nearest one picks first. */
export function beatsOf(tactics: Tactics, view: BeretsView, { spread }: Doctrine): Map<number, number> {
  const { open } = view;
  const scanners = tactics.own(view).filter((figure) => tactics.bears(view, figure, 'scanner'));
  const sections = open.display.flatMap((things, section) => (things === 0 ? [] : [section]));
  const steps = new Map(sections.map((section) => [section, tactics.stepsTo(view, squaresOfSection(tactics, view, section))]));
  const counters = tactics.counters(view);
  const crowd = new Map(sections.map((section) => [section, counters.filter((slot) => tactics.areaOfCounter(view, slot) >> 1 === section).length]));
  const field = tactics.field(view);
  const taken = new Map<number, number>();
  const beats = new Map<number, number>();
  const left = new Set(scanners);
  while (left.size > 0 && sections.length > 0) {
    let best = { figure: -1, section: -1, far: Infinity };
    for (const figure of left) {
      const { at } = open.figures[figure]!;
      for (const section of sections) {
        const far = Math.min(60, steps.get(section)![at]!) + COUNTER * crowd.get(section)! + spread * ALREADY * (taken.get(section) ?? 0) - (field.section[at] === section ? BEGUN : 0);
        if (far < best.far) best = { figure, section, far };
      }
    }
    beats.set(best.figure, best.section);
    taken.set(best.section, (taken.get(best.section) ?? 0) + 1);
    left.delete(best.figure);
  }
  return beats;
}

/** Steps that a point of initiative is worth, as much again for each tunnel that blew up already; and what it costs one with a scanner, a wounded one; what sharper eyes by a hyperactivator gain. */
const SCORE = 1.5;
const SCANNER = 3;
const WOUNDED = 5;

/** By figure: the unknown things that it looks at. */
function looksOf(tactics: Tactics, view: BeretsView): Map<number, number[]> {
  const { open } = view;
  const looks = new Map<number, number[]>();
  const own = tactics.own(view);
  for (const { kind, at } of open.markers) {
    if (kind !== null) continue;
    const steps = tactics.stepsTo(view, [at]);
    let best = -1;
    let least = Infinity;
    for (const figure of own) {
      const far = steps[open.figures[figure]!.at]!;
      if (far >= FAR) continue;
      const value = far - SCORE * (1 + open.affairs.blown) * tactics.initiative(view, figure, 'check') + (tactics.bears(view, figure, 'scanner') ? SCANNER : 0) + (tactics.isWounded(view, figure) ? WOUNDED : 0);
      if (value < least) [best, least] = [figure, value];
    }
    if (best >= 0) looks.set(best, [...(looks.get(best) ?? []), at]);
  }
  return looks;
}
