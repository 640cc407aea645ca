/** One opened game of Blood Berets: the contract, kept by the rules. */
import type { Chance } from '../../kernel/chance.ts';
import type { Game, Measures, MissionCard, Seat } from '../../kernel/game.ts';
import type { Position } from '../../kernel/position.ts';
import type { Rng } from '../../kernel/rng.ts';
import { apply, options, refuse, type BeretsAction } from './actions.ts';
import type { Numbers } from './book.ts';
import { chooser } from './decisions.ts';
import { draw } from './draw.ts';
import { PER_ROW } from './field.ts';
import { fingerprintOf } from './fingerprint.ts';
import { Ground } from './ground.ts';
import { imagine } from './imagine.ts';
import { restsWith } from './layout-file.ts';
import { AS_PRINTED, type Layout } from './layout.ts';
import { measure } from './measures.ts';
import type { Mission } from './missions/mission.ts';
import { outlook } from './outlook.ts';
import { positionOf } from './save-position.ts';
import { proceed } from './sequence.ts';
import { newSecret } from './secret.ts';
import { copyState, newBattle, waiting, type BeretsState, type BeretsView } from './state.ts';

export class BeretsGame implements Game<BeretsState, BeretsView, BeretsAction> {
  readonly ground: Ground;
  /** Where it begins, if not with the set-up of its mission. */
  given: { readonly state: BeretsState; begin(chance: Chance): BeretsState } | null = null;

  constructor(book: Numbers, mission: Mission, layout: Layout = AS_PRINTED) {
    this.ground = new Ground(book, mission, layout);
  }

  deploy(chance: Chance): BeretsState {
    if (this.given !== null) {
      const state = this.given.begin(chance);
      proceed(this.ground, state, chance);
      return state;
    }
    const { mission, roster } = this.ground;
    const open = newBattle(roster.pieces.map(({ seat }) => seat), mission.level);
    const state: BeretsState = { open, secret: newSecret(roster.pieces.length, open.counters.length) };
    open.agenda.push({ step: 'turn' });
    mission.setUp(this.ground, state, chance);
    proceed(this.ground, state, chance);
    return state;
  }

  toAct({ open }: BeretsState): Seat | null {
    const step = waiting(open);
    return step === null ? null : chooser(open, step);
  }

  view({ open, secret }: BeretsState, seat: Seat): BeretsView {
    return { open, secret: seat === 1 ? secret : null, seat, asked: waiting(open) };
  }

  options(view: BeretsView): BeretsAction[] {
    return this.mayChoose(view) ? options(this.ground, view) : [];
  }

  refuse(view: BeretsView, action: BeretsAction): string | undefined {
    return this.mayChoose(view) ? refuse(this.ground, view, action) : 'it is the other side\'s decision ("Order of Initiative")';
  }

  apply(state: BeretsState, action: BeretsAction, chance: Chance): void {
    apply(this.ground, state, action, chance);
    proceed(this.ground, state, chance);
  }

  copy(state: BeretsState): BeretsState {
    return copyState(state);
  }

  fingerprint(state: BeretsState): number {
    return fingerprintOf(state);
  }

  /** What the Blood Beret player does not know is drawn from what it may be; the Legion player knows all. */
  imagine(view: BeretsView, rng: Rng): BeretsState {
    return imagine(this.ground, view, rng);
  }

  measure({ open }: BeretsState): Measures {
    return measure(this.ground, open);
  }

  outlook({ open }: BeretsState): number {
    return outlook(this.ground, open);
  }

  draw({ open }: BeretsState): string {
    return draw(this.ground, open);
  }

  position(state: BeretsState): Position {
    return positionOf(this.ground, state);
  }

  get card(): MissionCard {
    const { mission, book, layout } = this.ground;
    const { columns, rows } = layout.sections;
    return { ...mission.card, field: { columns: PER_ROW * columns, rows: PER_ROW * rows }, roundLimit: mission.turns(book), restsOn: restsWith(layout, mission) };
  }

  private mayChoose({ open, asked, seat }: BeretsView): boolean {
    return asked !== null && chooser(open, asked) === seat;
  }
}
