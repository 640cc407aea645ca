/** The Legion player lays out what it hides: the board around the prisoners or the tunnels, troop counters, tunnels and mines. What it does not care about falls by lot, so that nobody can foresee it. */
import { pick, type Rng } from '../../src/kernel/rng.ts';
import type { BeretsAction, BeretsView, Step, Tactics } from '../../src/systems/blood-berets/tactics.ts';
import { isBeside, sectionsApart } from './nearness.ts';

type Lay = Extract<BeretsAction, { do: 'lay' }>;
type Hide = Extract<BeretsAction, { do: 'hide' }>;

const CENTRE = 4;
const CORNERS = [0, 2, 6, 8] as const;
const SECTIONS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** One game's plan of where the prisoners are. */
export class Lair {
  private readonly tactics: Tactics;
  private corner = -1;

  constructor(tactics: Tactics) {
    this.tactics = tactics;
  }

  /** A piece of the board: what makes ways long where they lead to what is hidden, halls elsewhere; in the jungle, what hides. */
  layFor(view: BeretsView, section: number, rng: Rng): BeretsAction {
    const options = this.tactics.options(view).filter((action): action is Lay => action.do === 'lay');
    const value = view.open.board.level === 'jungle' ? this.inJungle(view, section) : this.inCaves(view, section, rng);
    const most = Math.max(...options.map(value));
    return pick(options.filter((option) => value(option) === most), rng);
  }

  /** The densest jungle where a tunnel is. */
  private inJungle({ secret }: BeretsView, section: number): (lay: Lay) => number {
    const tunnel = secret!.hidden[section]!.includes('tunnel');
    return ({ jungle }) => DENSITY[jungle] * (tunnel ? 1 : -1);
  }

  /** Labyrinths around the prisoners, or around the way up. A corridor in the middle and one beside them leave fewer ways there. */
  private inCaves({ open }: BeretsView, section: number, rng: Rng): (lay: Lay) => number {
    const guarded = this.tactics.prisoners < 0 ? open.entry : (this.corner = this.corner < 0 ? pick(CORNERS, rng) : this.corner);
    const near = section === guarded || isBeside(section, guarded);
    const bars = section === CENTRE || (section === 1 && guarded === 0) || (section === 7 && guarded === 8);
    return ({ cave }) => (cave === 'corridor' ? (bars ? 3 : 0) : (cave === 'labyrinth') === near ? 2 : 1);
  }

  /** A counter's box. The prisoners alone in a corner that is hard to get to, so that no crowd tells where they are; all others spread over the rest. */
  deployFor(view: BeretsView, { piece }: Extract<Step, { step: 'deploy' }>, rng: Rng): BeretsAction {
    const { tactics } = this;
    const { counters, board } = view.open;
    const counts = Array<number>(SECTIONS.length).fill(0);
    for (const { where, section, level } of counters) if (where !== 'free' && level === (tactics.level(piece) ?? board.level)) counts[section]! += 1;
    const least = (sections: readonly number[]): BeretsAction => {
      const fewest = Math.min(...sections.map((section) => counts[section]!));
      return { do: 'deploy', section: pick(sections.filter((section) => counts[section] === fewest), rng) };
    };
    if (tactics.prisoners < 0) return least(tactics.isNepharite(piece) ? SECTIONS.filter((section) => section !== CENTRE) : SECTIONS);
    const hideout = hideoutOf(view);
    if (tactics.kind(piece) === 'target') return { do: 'deploy', section: hideout };
    return least(SECTIONS.filter((section) => section !== hideout));
  }

  /** Tunnels where one has to go far for all of them; where one is enough, all of them close to each other and under the most troop counters. Troop mines beside them. */
  hideFor(view: BeretsView, number: number, rng: Rng): BeretsAction {
    const { tactics } = this;
    const options = tactics.options(view).filter((action): action is Hide => action.do === 'hide');
    const { hidden } = view.secret!;
    const tunnels = SECTIONS.filter((section) => hidden[section]!.includes('tunnel'));
    const isTunnel = number < tactics.book.objects.tunnels;
    const value = ({ section }: Hide): number => {
      if (!isTunnel) return tunnels.includes(section) ? 1 : 0;
      const apart = tunnels.map((other) => sectionsApart(other, section));
      if (tactics.mission !== 'lightning-strike') return section === CENTRE ? 0 : Math.min(2, ...apart);
      return -Math.max(0, ...apart) + GUARD * view.open.counters.filter((counter) => counter.level === 'jungle' && counter.where !== 'free' && counter.section === section).length;
    };
    const most = Math.max(...options.map(value));
    return pick(options.filter((option) => value(option) === most), rng);
  }
}

/** A troop counter above a tunnel, in sections that it is farther from the next one. */
const GUARD = 0.1;

const DENSITY = { 'jungle-a': 0, 'jungle-b': 1, 'jungle-c': 2 } as const;

/** The corner that is the longest way around; nobody but the Legion knows what lies there. */
function hideoutOf({ secret }: BeretsView): number {
  const value = (corner: number): number => SECTIONS.reduce((sum, section) => sum + (section === corner || isBeside(section, corner) ? MAZE[secret!.pieces[section]!.cave] : 0), 0);
  return CORNERS.reduce((best: number, corner) => (value(corner) > value(best) ? corner : best), 0);
}

const MAZE = { labyrinth: 3, corridor: 2, hall: 0 } as const;
