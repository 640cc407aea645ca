/**
 * A unit's activation: figure after figure thinks once, goes where most is to be won (or attacks first, if that promises more), attacks,
 * and keeps what is left on reserve. What one cannot kill alone, it reserves for: at the end the unit attacks it together.
 */
import type { Tactics, WarAction, WarView } from '../../src/systems/warengine/tactics.ts';
import { aimsOf, enemyAim, middleOf, type Aim } from './aims.ts';
import { attackOf, keep, together } from './attacks.ts';
import { grownBold, type Doctrine } from './doctrine.ts';
import { planOf, type Active } from './march.ts';
import { apart } from './places.ts';

export class Orders {
  private readonly tactics: Tactics;
  private readonly doctrine: Doctrine;
  private turn = -1;
  private aims = new Map<number, Aim>();
  /** As it is followed this turn. */
  private now: Doctrine;
  private waits = false;
  private active: Active | null = null;
  /** Members of the active unit in the order in which they act. */
  private order: number[] = [];
  /** Those who have gone where they wanted. */
  private readonly arrived = new Set<number>();
  /** Somebody keeps an attack for one that all make together. */
  private masses = false;

  constructor(tactics: Tactics, doctrine: Doctrine) {
    this.tactics = tactics;
    this.doctrine = doctrine;
    this.now = doctrine;
  }

  next(view: WarView): WarAction {
    const { asked } = view;
    if (asked?.step !== 'acting') throw new Error('no unit is to act');
    if (view.open.turn !== this.turn) this.beginTurn(view);
    const active = this.active?.unit === asked.unit ? this.active : this.beginUnit(view, asked.unit);
    if (asked.figure >= 0) return this.act(view, asked.figure, active);
    for (const figure of this.order) {
      const { fate, done } = this.tactics.here(view, figure);
      if (fate === 'in-play' && !done) return this.act(view, figure, active);
    }
    return (this.masses ? together(this.tactics, view) : undefined) ?? { do: 'end' };
  }

  private beginTurn(view: WarView): void {
    this.turn = view.open.turn;
    this.active = null;
    this.aims = aimsOf(this.tactics, view, this.doctrine.seizes);
    this.waits = this.doctrine.waits(this.tactics, view);
    this.now = grownBold(this.tactics, view, this.doctrine);
  }

  /** Who is nearest to an enemy acts first, so that the others find their way; the leader last. */
  private beginUnit(view: WarView, unit: number): Active {
    const { tactics } = this;
    this.arrived.clear();
    this.masses = false;
    const members = tactics.active(view);
    const leader = tactics.leader(view, unit);
    const far = new Map(
      members.map((figure) => {
        const { x, y } = tactics.here(view, figure);
        const enemy = tactics.closestEnemy(view, x, y);
        return [figure, enemy < 0 ? 0 : apart({ x, y }, tactics.here(view, enemy)) + (figure === leader ? LAST : 0)];
      }),
    );
    this.order = members.sort((a, b) => far.get(a)! - far.get(b)!);
    const aim = this.aims.get(unit) ?? enemyAim(tactics, view, members);
    this.active = { unit, doctrine: this.now, waits: this.waits, aim, leader, middle: middleOf(tactics, view, members) };
    return this.active;
  }

  private act(view: WarView, figure: number, active: Active): WarAction {
    const { tactics } = this;
    if (!this.arrived.has(figure)) {
      const { attackFirst, go } = planOf(tactics, view, figure, active);
      const attack = attackFirst ? this.attack(view, figure, active) : undefined;
      if (attack !== undefined) return attack;
      this.arrived.add(figure);
      if (go !== null) return { do: 'move', figure, ...go };
    }
    return this.attack(view, figure, active) ?? keep(tactics, view, figure) ?? { do: 'end', figure };
  }

  private attack(view: WarView, figure: number, active: Active): WarAction | undefined {
    const attack = attackOf(this.tactics, view, figure, active);
    if (attack !== 'together') return attack;
    this.masses = true;
    return undefined;
  }
}

/** Added to the way of the leader: he acts after all others. */
const LAST = 1_000_000;
