/** The Legion player: who acts with a counter that was drawn, as a figure or as a troop counter, and what figures do. */
import type { Rng } from '../../src/kernel/rng.ts';
import type { Advance, BeretsAction, BeretsView, Tactics } from '../../src/systems/blood-berets/tactics.ts';
import { bestAttack } from './attacks.ts';
import type { Doctrine } from './doctrine.ts';
import { fleeFor, flight } from './flight.ts';
import { areaSteps } from './nearness.ts';
import { firesOnTheWay, shotFromTheHip } from './on-the-move.ts';
import { planOf, type Errand } from './plans.ts';
import { bestPower } from './powers.ts';
import { isUrgent, raidValue } from './raids.ts';

export class Host {
  private readonly tactics: Tactics;
  private readonly doctrine: Doctrine;
  private arrived = '';

  constructor(tactics: Tactics, doctrine: Doctrine) {
    this.tactics = tactics;
    this.doctrine = doctrine;
  }

  /** Bolder once the prisoners are found. */
  private doctrineNow(view: BeretsView): Doctrine {
    const { doctrine } = this;
    return isUrgent(this.tactics, view) ? { ...doctrine, fear: doctrine.fear / 5, haste: doctrine.haste * 2, waits: false } : doctrine;
  }

  errand(view: BeretsView, figure: number): Errand {
    const { tactics } = this;
    const doctrine = this.doctrineNow(view);
    if (tactics.kind(figure) === 'target') return flight(tactics, view);
    const berets = tactics.figures(view, 0).map((beret) => view.open.figures[beret]!.at);
    const steps = tactics.stepsTo(view, berets);
    const { unknown } = tactics.field(view);
    const hunt = doctrine.haste + doctrine.hunt[view.open.board.level];
    return { pull: (square) => (unknown[square] === 1 ? -0.3 : 0) - hunt * Math.min(60, steps[square]!) };
  }

  drawn(view: BeretsView, rng: Rng): BeretsAction {
    const { tactics } = this;
    const { open } = view;
    let best: BeretsAction | null = null;
    let most = 0;
    const consider = (action: BeretsAction, gain: number): void => {
      if (gain > most) [best, most] = [action, gain];
    };
    const flee = fleeFor(tactics, view);
    if (flee !== null) return flee;
    for (const figure of tactics.ready(view)) {
      if (tactics.kind(figure) === 'target') continue;
      const { gain } = planOf(tactics, view, figure, this.errand(view, figure), this.doctrineNow(view));
      consider({ do: 'activate', figure }, 0.02 + gain);
    }
    for (const arouse of tactics.arousals(view)) consider(arouse, this.worthRousing(view, arouse));
    const ways = tactics.advances(view);
    for (const way of ways) consider(way, this.wayValue(view, way, rng));
    if (best !== null) return best;
    const stunned = tactics.stunned(view);
    if (stunned.length > 0) return { do: 'recover', figure: stunned[0]! };
    const recover = open.counters.findIndex((_, counter) => tactics.refuse(view, { do: 'recover', counter }) === undefined);
    return recover >= 0 ? { do: 'recover', counter: recover } : { do: 'pass' };
  }

  /** At once, and then each turn as long as nothing better turns up: who does not act lets it fall asleep. */
  private worthRousing(view: BeretsView, arouse: Extract<BeretsAction, { do: 'arouse' }>): number {
    const bearer = arouse.figure ?? view.secret!.faces[arouse.counter!]!;
    const awake = view.secret!.hands[bearer]!.awake;
    if (awake.includes(arouse.weapon)) return 0.15;
    if (awake.length > 0) return 0;
    return arouse.figure === undefined ? (arouse.weapon === 'azogar' ? 0.5 : 0.4) : 0;
  }

  private wayValue(view: BeretsView, way: Advance, rng: Rng): number {
    const { tactics } = this;
    const doctrine = this.doctrineNow(view);
    const piece = view.secret!.faces[way.counter]!;
    if (tactics.kind(piece) === 'target') return 0;
    const raid = raidValue(tactics, view, way, piece, doctrine);
    if (raid !== null) return raid;
    const onDisplay = view.open.counters[way.counter]!.where === 'display';
    if (tactics.kind(piece) === 'dummy') return onDisplay ? 0.001 + 0.0001 * rng.below(3) : 0;
    return approach(tactics, view, way, doctrine) + (onDisplay ? OFF_THE_DISPLAY + (isClose(tactics, view, way.counter) ? IN_TIME : 0) : 0);
  }

  act(view: BeretsView, figure: number): BeretsAction {
    const { tactics } = this;
    const { open } = view;
    const { at } = open.figures[figure]!;
    const hip = open.active!.hip === 'to-come' ? shotFromTheHip(tactics, view, figure) : null;
    if (hip !== null) return hip;
    const power = tactics.isNepharite(figure) ? bestPower(tactics, view, figure, this.doctrineNow(view)) : null;
    if (power !== null) return power;
    const state = `${open.turn}/${figure}/${tactics.enemies(view).length}/${open.active!.victim}`;
    if (this.arrived !== state) {
      const plan = planOf(tactics, view, figure, this.errand(view, figure), this.doctrineNow(view));
      if (plan.square !== at && !plan.attackFirst) {
        const shot = firesOnTheWay(tactics, view, figure, plan.square);
        if (shot !== null) return shot;
        this.arrived = state;
        const move = this.moveTo(view, figure, plan.square);
        if (move !== null) return move;
      }
      if (plan.square === at) this.arrived = state;
    }
    if (open.active!.left < 1 || tactics.kind(figure) === 'target') return { do: 'end' };
    const { jammed } = open.figures[figure]!;
    const sustain: BeretsAction = { do: 'sustain' };
    if (tactics.refuse(view, sustain) === undefined) return sustain;
    const attack = bestAttack(tactics, view, figure);
    if (attack !== null) return attack;
    const unjam = jammed.map((weapon): BeretsAction => ({ do: 'unjam', weapon })).find((action) => tactics.refuse(view, action) === undefined);
    return unjam ?? { do: 'end' };
  }

  private moveTo(view: BeretsView, figure: number, to: number): BeretsAction | null {
    const { tactics } = this;
    if (!tactics.faces(figure)) {
      const move: BeretsAction = { do: 'move', to };
      return tactics.refuse(view, move) === undefined ? move : null;
    }
    const berets = tactics.figures(view, 0).map((beret) => view.open.figures[beret]!.at);
    const nearest = berets.reduce((best, square) => (best < 0 || tactics.away(view, to, square) < tactics.away(view, to, best) ? square : best), -1);
    const facings = tactics.facingsAt(view, figure, to);
    const look = nearest < 0 ? facings[0]! : tactics.facing(view, to, nearest);
    return [...(facings.includes(look) ? [look] : []), ...facings].map((facing): BeretsAction => ({ do: 'move', to, facing })).find((move) => tactics.refuse(view, move) === undefined) ?? null;
  }
}

/** To be on the board, where the Blood Berets do not place it; and just before they come. */
const OFF_THE_DISPLAY = 0.05;
const IN_TIME = 0.3;
const CLOSE = 12;

function isClose(tactics: Tactics, view: BeretsView, counter: number): boolean {
  const berets = tactics.figures(view, 0).map((figure) => view.open.figures[figure]!.at);
  return areaSteps(tactics, view, tactics.areaOfCounter(view, counter), berets) <= CLOSE;
}

/** What it is worth to be nearer to the Blood Berets, but not among them. */
function approach(tactics: Tactics, view: BeretsView, { counter, to }: Advance, { haste, waits }: Doctrine): number {
  if (to === null || waits) return 0;
  const berets = tactics.figures(view, 0).map((figure) => view.open.figures[figure]!.at);
  if (berets.length === 0) return 0;
  const far = areaSteps(tactics, view, tactics.areaOfCounter(view, counter), berets);
  const then = areaSteps(tactics, view, to, berets);
  return haste * (far - then);
}
