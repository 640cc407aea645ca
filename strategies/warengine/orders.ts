/**
 * A unit's activation: figure after figure thinks once, goes where most is to be won (or attacks first, if that promises more), attacks,
 * and keeps what is left on reserve. What one cannot kill alone, it reserves for: at the end the unit attacks it together.
 */
import { INCH, isClose, type Attack, type AttackOption, type Place, type Tactics, type WarAction, type WarView } from '../../src/systems/warengine/tactics.ts';
import { aimsOf, enemyAim, middleOf, nearOf, type Aim } from './aims.ts';
import { worthIt } from './answers.ts';
import { bestCharge, type Charge } from './charges.ts';
import { grownBold, type Doctrine } from './doctrine.ts';
import { apart, cover, toward, type Destination } from './places.ts';

export class Orders {
  private readonly tactics: Tactics;
  private readonly doctrine: Doctrine;
  /** The doctrine as it is followed this turn. */
  private now: Doctrine;
  private turn = -1;
  private unit = -1;
  private aims = new Map<number, Aim>();
  /** What the active unit makes for, all together. */
  private aim: Aim | undefined;
  private leader = -1;
  /** The middle of the active unit as its activation began. */
  private middle = { x: 0, y: 0 };
  private waits = false;
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
    if (asked.unit !== this.unit) this.beginUnit(view, asked.unit);
    if (asked.figure >= 0) return this.act(view, asked.figure);
    for (const figure of this.order) {
      const { fate, done } = this.tactics.here(view, figure);
      if (fate === 'in-play' && !done) return this.act(view, figure);
    }
    return (this.masses ? this.together(view) : undefined) ?? { do: 'end' };
  }

  private beginTurn(view: WarView): void {
    this.turn = view.open.turn;
    this.unit = -1;
    this.aims = aimsOf(this.tactics, view, this.doctrine.seizes);
    this.waits = this.doctrine.waits(this.tactics, view);
    this.now = grownBold(this.tactics, view, this.doctrine);
  }

  /** Who is nearest to an enemy acts first, so that the others find their way; the leader last. */
  private beginUnit(view: WarView, unit: number): void {
    const { tactics } = this;
    this.unit = unit;
    this.arrived.clear();
    this.masses = false;
    const leader = tactics.leader(view, unit);
    this.leader = leader;
    this.middle = middleOf(tactics, view, tactics.active(view));
    this.aim = this.aims.get(unit) ?? enemyAim(tactics, view, tactics.active(view));
    const far = new Map(
      tactics.active(view).map((figure) => {
        const { x, y } = tactics.here(view, figure);
        const enemy = tactics.closestEnemy(view, x, y);
        return [figure, enemy < 0 ? 0 : apart({ x, y }, tactics.here(view, enemy)) + (figure === leader ? LAST : 0)];
      }),
    );
    this.order = [...far.keys()].sort((a, b) => far.get(a)! - far.get(b)!);
  }

  private act(view: WarView, figure: number): WarAction {
    if (!this.arrived.has(figure)) {
      const { attackFirst, go } = this.think(view, figure);
      const attack = attackFirst ? this.attack(view, figure) : undefined;
      if (attack !== undefined) return attack;
      this.arrived.add(figure);
      if (go !== null) return { do: 'move', figure, ...go };
    }
    return this.attack(view, figure) ?? this.keep(view, figure) ?? { do: 'end', figure };
  }

  /** Where to go, and whether to attack before that. */
  private think(view: WarView, figure: number): { attackFirst: boolean; go: Destination | null } {
    const { tactics, now } = this;
    if (tactics.inContact(view, figure)) return { attackFirst: true, go: null };
    const charge = bestCharge(tactics, view, figure, now);
    return tactics.range(view, figure) > 0 ? this.shooter(view, figure, charge) : this.fighter(view, figure, charge);
  }

  /** Who has nothing but close combat weapons: charges, or goes for its aim; while it waits, where it is least in danger. */
  private fighter(view: WarView, figure: number, charge: Charge | null): { attackFirst: boolean; go: Destination | null } {
    const { tactics } = this;
    if (charge !== null) return { attackFirst: false, go: charge.go };
    const aim = this.aimOf(view, figure);
    if (aim === undefined) return STAY;
    if (this.waits && !aim.place) return { attackFirst: false, go: this.safest(view, figure) };
    return { attackFirst: false, go: this.advance(view, figure, aim, apart(tactics.here(view, figure), aim) / INCH - aim.near) };
  }

  /** Here, in cover nearby, or back from the enemy: wherever enemy fire costs least. */
  private safest(view: WarView, figure: number): Destination | null {
    const { tactics } = this;
    const here = tactics.here(view, figure);
    let least = this.risk(view, figure, here);
    let best: Destination | null = null;
    if (least <= SAFE) return null;
    const enemy = tactics.here(view, tactics.closestEnemy(view, here.x, here.y));
    const back = { x: 2 * here.x - enemy.x, y: 2 * here.y - enemy.y };
    for (const go of [cover(tactics, view, figure, this.middle), toward(tactics, view, figure, 'normal', back, tactics.inches(view, figure, 'normal'))]) {
      if (go === null) continue;
      const risk = this.risk(view, figure, { x: go.to[0], y: go.to[1], moved: true });
      if (risk >= least) continue;
      least = risk;
      best = go;
    }
    return best;
  }

  /** What enemies could do to the figure there: never more than it is worth. */
  private risk(view: WarView, figure: number, at: Place): number {
    const exposure = this.tactics.exposure(view, figure, at);
    const worth = this.tactics.worth(view, figure);
    return (exposure * worth) / (exposure + worth);
  }

  /** By a fast move if it is far, else plainly. */
  private advance(view: WarView, figure: number, aim: Aim, far: number): Destination | null {
    const { tactics } = this;
    if (far < 0.5) return null;
    const fast = far > tactics.inches(view, figure, 'normal') ? toward(tactics, view, figure, 'fast', aim, far) : null;
    return fast ?? toward(tactics, view, figure, 'normal', aim, far);
  }

  /** Who can shoot weighs a few places: what it could hit from there, or from here before it goes, against what could hit it there. */
  private shooter(view: WarView, figure: number, charge: Charge | null): { attackFirst: boolean; go: Destination | null } {
    const { tactics, now: doctrine } = this;
    const here = tactics.here(view, figure);
    const armed = tactics.weaponsLeft(view, figure).length > 0;
    const now = armed ? tactics.promise(view, figure, here) : 0;
    const aim = this.aimOf(view, figure);
    const options: (Destination | null)[] = [null];
    // Within range without a shot: nearer still, until it sees somebody.
    const near = aim === undefined ? 0 : now > 0 || aim.place ? aim.near : 1;
    const far = aim === undefined ? 0 : apart(here, aim) / INCH - near;
    if (aim !== undefined && far >= 0.5 && !(this.waits && now > 0)) {
      if (!this.waits || aim.place) options.push(toward(tactics, view, figure, 'normal', aim, far));
      if (now === 0 && !this.waits && far > tactics.inches(view, figure, 'normal')) options.push(toward(tactics, view, figure, 'fast', aim, far));
    }
    if (!this.isInCover(view, figure)) options.push(cover(tactics, view, figure, this.middle));
    let best: Destination | null = null;
    let attackFirst = now > 0;
    let most = charge === null ? -Infinity : charge.value;
    if (charge !== null) {
      best = charge.go;
      attackFirst = false;
    }
    for (const [place, go] of options.entries()) {
      if (place > 0 && go === null) continue;
      const at = go === null ? here : { x: go.to[0], y: go.to[1], moved: true };
      const then = go === null || !armed || go.gait === 'fast' ? 0 : tactics.promise(view, figure, at);
      const nearer = aim === undefined ? 0 : Math.max(0, far) - Math.max(0, apart(at, aim) / INCH - near);
      let value = doctrine.fire * Math.max(now, then) + doctrine.haste * nearer + (this.covers(view, at.x, at.y) ? doctrine.cover : 0);
      if (go?.gait === 'fast') value -= NO_RESERVE;
      if (value > most && doctrine.caution > 0) value -= doctrine.caution * this.risk(view, figure, at);
      if (value <= most) continue;
      most = value;
      best = go;
      attackFirst = now > 0 && now >= then;
    }
    return { attackFirst, go: best };
  }

  /** What the unit makes for; its leader, who goes last, keeps among his men. */
  private aimOf(view: WarView, figure: number): Aim | undefined {
    const { tactics, aim } = this;
    if (aim === undefined) return undefined;
    if (figure !== this.leader) return aim.place ? aim : { ...aim, near: nearOf(tactics, view, figure) };
    const men = tactics.active(view).filter((member) => member !== figure);
    return men.length === 0 ? { ...aim, near: aim.place ? aim.near : nearOf(tactics, view, figure) } : { ...middleOf(tactics, view, men), near: 1, place: aim.place };
  }

  private isInCover(view: WarView, figure: number): boolean {
    const { x, y } = this.tactics.here(view, figure);
    return this.covers(view, x, y);
  }

  private covers(view: WarView, x: number, y: number): boolean {
    return this.tactics.isInCover(view, x, y);
  }

  /** The best attack of a figure now; none if it is better kept for one of the whole unit. */
  private attack(view: WarView, figure: number): WarAction | undefined {
    const { tactics } = this;
    if (tactics.weaponsLeft(view, figure).length === 0) return undefined;
    let best: AttackOption<Attack> | undefined;
    let most = 0;
    for (const option of tactics.attacksOf(view, figure)) {
      const value = worthIt(tactics, view, option);
      if (value > most) {
        most = value;
        best = option;
      }
    }
    if (best === undefined) return undefined;
    if (best.kill < HARD && this.betterTogether(view, best)) {
      this.masses = true;
      return undefined;
    }
    return best.kill < this.now.holdsFire && this.mayHold(view, best) ? undefined : best.action;
  }

  /** Whether more of the unit than assist already could reach the target, and all promise more with one attack than each for himself. */
  private betterTogether(view: WarView, { action: { figure, weapon, target }, support }: AttackOption<Attack>): boolean {
    const { tactics } = this;
    const close = isClose(tactics.profile(view, figure).weapons[weapon]!);
    let alone = tactics.assisted(view, figure, weapon, target, 0);
    let others = 0;
    for (const member of tactics.members(view, this.unit)) {
      const { reserve, done } = tactics.here(view, member);
      if (member === figure || (done && reserve < 0)) continue;
      const arm = done ? reserve : tactics.profile(view, member).weapons.findIndex((each) => isClose(each) === close);
      if (arm < 0 || isClose(tactics.profile(view, member).weapons[arm]!) !== close) continue;
      if (close && tactics.distance(view, member, target) > REACH * INCH) continue;
      const harm = close ? tactics.strike(view, member, target) : tactics.harm(view, member, tactics.here(view, member), arm, target);
      if (!close && harm === 0) continue;
      alone += harm;
      others += 1;
    }
    return others > support && tactics.assisted(view, figure, weapon, target, others) > alone;
  }

  /** A shot that is not likely to hit is kept, unless whom it is aimed at may come no nearer. */
  private mayHold(view: WarView, { action: { figure, target } }: AttackOption<Attack>): boolean {
    const { tactics } = this;
    return !tactics.inContact(view, figure) && tactics.ready(view, 1 - tactics.seat).length > 0 && tactics.cover(view, figure, tactics.here(view, figure), target) !== 'none';
  }

  /** A weapon for the reserve: a ranged one if it can be used, where an enemy may come within reach. */
  private keep(view: WarView, figure: number): WarAction | undefined {
    const { tactics } = this;
    const left = tactics.weaponsLeft(view, figure);
    if (left.length === 0) return undefined;
    const { weapons } = tactics.profile(view, figure);
    const inContact = tactics.inContact(view, figure);
    const { x, y } = tactics.here(view, figure);
    const enemy = tactics.closestEnemy(view, x, y);
    if (enemy < 0) return undefined;
    const inches = tactics.distance(view, figure, enemy) / INCH;
    const order = [...left].sort((a, b) => weapons[b]!.range - weapons[a]!.range);
    const weapon = order.find((each) => (isClose(weapons[each]!) ? inContact || inches <= COMES : !inContact && inches <= weapons[each]!.range + COMES));
    return weapon === undefined ? undefined : { do: 'reserve', figure, weapon };
  }

  /** What the unit's reserved attacks are best used for now, by one or by all. */
  private together(view: WarView): WarAction | undefined {
    const { tactics } = this;
    let best: WarAction | undefined;
    let most = 0;
    for (const option of tactics.reserveAttacks(view)) {
      const value = worthIt(tactics, view, option) * (option.kill < TOO_POOR ? 0 : 1);
      if (value > most) {
        most = value;
        best = option.action;
      }
    }
    return best;
  }
}

const STAY = { attackFirst: false, go: null };
/** Points of risk that nobody moves for. */
const SAFE = 1;
/** The leader acts after all others. */
const LAST = 1_000_000;
/** What a fast move loses by allowing no reserve. */
const NO_RESERVE = 2;
/** An attack less likely to kill than this may be better made by many. */
const HARD = 0.35;
/** Below this a reserved attack is rather kept for the enemy's activations. */
const TOO_POOR = 0.02;
/** Inches within which others can join a close attack. */
const REACH = 10;
/** Inches that enemies may come nearer in a turn. */
const COMES = 14;
