/** The Blood Beret player: what each figure is about, who acts with a counter, and when one is kept for later. */
import type { BeretsAction, BeretsView, Tactics } from '../../src/systems/blood-berets/tactics.ts';
import { bestAttack } from './attacks.ts';
import { Beats } from './beats.ts';
import type { Doctrine } from './doctrine.ts';
import { holeFor } from './holes.ts';
import { hunted } from './hunting.ts';
import { firesOnTheWay, shotFromTheHip } from './on-the-move.ts';
import { planOf, type Errand, type Plan } from './plans.ts';
import { rescue, searchGoal, squaresIn } from './rescue.ts';
import { squaresOfSection } from './nearness.ts';
import { scanGoal, stalk } from './stalk.ts';
import { survey } from './survey.ts';

/** An attack worth so much does not wait. */
const GOOD = 0.15;

export class Squad {
  private readonly tactics: Tactics;
  private readonly doctrine: Doctrine;
  private readonly beats: Beats;
  private goal = -1;
  /** Turn and board for which the goal was set. */
  private setFor = '';
  /** The moment of which it is known that the active figure is where it wants to be. */
  private arrived = '';

  constructor(tactics: Tactics, doctrine: Doctrine) {
    this.tactics = tactics;
    this.doctrine = doctrine;
    this.beats = new Beats(tactics, doctrine);
  }

  /** Squares that the squad makes for. */
  goalOf(view: BeretsView): number[] {
    const { tactics } = this;
    const { open } = view;
    const caves = tactics.mission === 'into-the-caves';
    const now = `${open.turn}/${open.board.faces.filter((face) => face !== null).length}`;
    if (now !== this.setFor) {
      this.setFor = now;
      this.goal = caves ? searchGoal(tactics, view, this.goal) : scanGoal(tactics, view, this.goal);
    }
    if (this.goal < 0) return [];
    return caves ? squaresIn(tactics, view, this.goal) : squaresOfSection(tactics, view, this.goal);
  }

  errand(view: BeretsView, figure: number): Errand {
    const { tactics, doctrine } = this;
    const { level } = view.open.board;
    const errand =
      tactics.mission === 'into-the-caves' ? rescue(tactics, view, figure, this.goalOf(view), doctrine)
      : level === 'jungle' ? stalk(tactics, view, figure, this.goalOf(view), this.beats, doctrine)
      : survey(tactics, view, figure, doctrine);
    return hunted(tactics, view, figure, errand, doctrine);
  }

  plan(view: BeretsView, figure: number): Plan {
    return planOf(this.tactics, view, figure, this.errand(view, figure), this.doctrine);
  }

  /** With a counter that was drawn. */
  drawn(view: BeretsView): BeretsAction {
    const { tactics, doctrine } = this;
    const best = this.bestToAct(view);
    const mayWait = doctrine.careful && view.open.cup[1] > 0 && tactics.refuse(view, { do: 'save' }) === undefined;
    if (mayWait && (best === null || best.attack < GOOD)) return { do: 'save' };
    return best?.action ?? tactics.options(view)[0]!;
  }

  /** With one that was kept. */
  saved(view: BeretsView, last: boolean): BeretsAction {
    const best = this.bestToAct(view);
    if (best === null) return { do: 'pass' };
    return last || best.attack >= GOOD || view.open.cup[1] === 0 ? best.action : { do: 'pass' };
  }

  private bestToAct(view: BeretsView): { action: BeretsAction; attack: number } | null {
    const { tactics } = this;
    const { open } = view;
    let best: { action: BeretsAction; attack: number } | null = null;
    let most = -Infinity;
    const consider = (action: BeretsAction, gain: number, attack: number): void => {
      if (gain > most) [best, most] = [{ action, attack }, gain];
    };
    const ready = tactics.ready(view);
    for (const figure of ready) {
      if (open.figures[figure]!.fate === 'outside') {
        consider({ do: 'activate', figure }, 0.2 - figure * 0.001 + (tactics.bears(view, figure, 'scanner') ? 0.05 : 0), 0);
        continue;
      }
      const { gain, attack } = this.plan(view, figure);
      consider({ do: 'activate', figure }, gain, attack);
    }
    for (const figure of tactics.own(view)) {
      const extra: BeretsAction = { do: 'activate', figure, extra: true };
      if (open.figures[figure]!.fate !== 'in-play' || ready.includes(figure) || tactics.refuse(view, extra) !== undefined) continue;
      const { gain, attack } = this.plan(view, figure);
      consider(extra, gain, attack);
    }
    if (ready.length > 0 && best === null) consider({ do: 'activate', figure: ready[0]! }, 0, 0);
    if (best === null || most <= 0) {
      const stunned = tactics.stunned(view);
      if (stunned.length > 0) return { action: { do: 'recover', figure: stunned[0]! }, attack: 0 };
    }
    if (best === null) {
      const extra = tactics.own(view).map((figure): BeretsAction => ({ do: 'activate', figure, extra: true })).find((action) => tactics.refuse(view, action) === undefined);
      if (extra !== undefined) return { action: extra, attack: 0 };
    }
    return best;
  }

  /** The active figure goes on. */
  act(view: BeretsView, figure: number): BeretsAction {
    const { tactics } = this;
    const { open } = view;
    const { fate, at } = open.figures[figure]!;
    if (fate === 'outside') return this.enter(view);
    if (open.figures[figure]!.awe === 'flees') return tactics.options(view)[0]!;
    const special = (open.active!.hip === 'to-come' ? shotFromTheHip(tactics, view, figure) : null) ?? this.special(view, figure);
    if (special !== null) return special;
    const errand = this.errand(view, figure);
    const hole = errand.steps === undefined ? null : holeFor(tactics, view, figure, errand.steps);
    if (hole !== null) return hole;
    const state = `${open.turn}/${figure}/${open.active!.extra}/${tactics.enemies(view).length}/${open.board.faces.filter((face) => face !== null).length}/${open.markers.length}`;
    if (this.arrived !== state) {
      const plan = planOf(tactics, view, figure, errand, this.doctrine);
      if (plan.square !== at && !plan.attackFirst) {
        const shot = firesOnTheWay(tactics, view, figure, plan.square);
        if (shot !== null) return shot;
        this.arrived = state;
        const move = this.moveTo(view, figure, plan.square);
        if (move !== null) return move;
      }
      if (plan.square === at) this.arrived = state;
    }
    const { left } = open.active!;
    if (left < 1) return this.finish(view, figure);
    const attack = bestAttack(tactics, view, figure);
    if (attack !== null) return attack;
    for (const action of this.chores(view, figure, errand)) if (tactics.refuse(view, action) === undefined) return action;
    return this.finish(view, figure);
  }

  /** What is never put off. */
  private special(view: BeretsView, figure: number): BeretsAction | null {
    const { tactics } = this;
    for (const kind of ['leave', 'descend'] as const) if (tactics.refuse(view, { do: kind }) === undefined) return { do: kind };
    const enemies = tactics.enemies(view).length > 0;
    if (tactics.bears(view, figure, 'hyperactivator') && (enemies || view.open.markers.some(({ kind }) => kind === null)) && tactics.refuse(view, { do: 'hyperactivate' }) === undefined) return { do: 'hyperactivate' };
    for (const patient of tactics.own(view)) {
      const treat: BeretsAction = { do: 'treat', patient };
      if (tactics.isWounded(view, patient) && tactics.refuse(view, treat) === undefined) return treat;
    }
    return null;
  }

  /** What is done where there is nobody to attack. */
  private chores(view: BeretsView, figure: number, { work }: Errand): BeretsAction[] {
    const { at, jammed, scannerJams } = view.open.figures[figure]!;
    const all: BeretsAction[] = jammed.map((weapon) => ({ do: 'unjam', weapon }));
    if (scannerJams || (work !== undefined && work(at) > 0)) all.push({ do: 'scan' });
    return all;
  }

  private finish(view: BeretsView, figure: number): BeretsAction {
    const { tactics } = this;
    const { at, facing } = view.open.figures[figure]!;
    if (tactics.faces(figure) && view.open.active!.turns + view.open.active!.left > 0) {
      const look = this.lookOut(view, figure, at);
      if (look !== null && look !== facing) {
        const turn: BeretsAction = { do: 'move', to: at, facing: look };
        if (tactics.refuse(view, turn) === undefined) return turn;
      }
    }
    return { do: 'end' };
  }

  /** Where it looks: at the nearest enemy, else at the nearest way to what is unknown. */
  private lookOut(view: BeretsView, figure: number, at: number): ReturnType<Tactics['facing']> | null {
    const { tactics } = this;
    const { open } = view;
    const near = (squares: readonly number[]) => squares.reduce((best, square) => (best < 0 || tactics.away(view, at, square) < tactics.away(view, at, best) ? square : best), -1);
    const enemy = near(tactics.enemies(view).map((other) => open.figures[other]!.at));
    if (enemy >= 0) return tactics.facing(view, at, enemy);
    const unknown = near(open.board.faces.flatMap((face, section) => (face === null ? tactics.entrancesOf(view, section) : [])));
    return unknown >= 0 ? tactics.facing(view, at, unknown) : null;
  }

  moveTo(view: BeretsView, figure: number, to: number): BeretsAction | null {
    const { tactics } = this;
    if (!tactics.faces(figure)) {
      const move: BeretsAction = { do: 'move', to };
      return tactics.refuse(view, move) === undefined ? move : null;
    }
    const look = this.lookOut(view, figure, to);
    const facings = tactics.facingsAt(view, figure, to);
    const ordered = look !== null && facings.includes(look) ? [look, ...facings] : facings;
    return ordered.map((facing): BeretsAction => ({ do: 'move', to, facing })).find((move) => tactics.refuse(view, move) === undefined) ?? null;
  }

  private enter(view: BeretsView): BeretsAction {
    const { tactics } = this;
    const entries = tactics.options(view).filter((action) => action.do === 'enter');
    if (entries.length === 0) return { do: 'end' };
    const friends = tactics.own(view).map((figure) => view.open.figures[figure]!.at);
    const goal = this.goalOf(view);
    const steps = tactics.stepsTo(view, goal);
    const value = ({ to }: { to: number }) => -steps[to]! - (friends.length === 0 ? 0 : 0.5 * Math.min(...friends.map((friend) => tactics.away(view, friend, to))));
    return entries.reduce((best, entry) => (value(entry) > value(best) ? entry : best));
  }
}
