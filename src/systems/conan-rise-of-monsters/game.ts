/** One opened game of Conan: Rise of Monsters: the contract, kept by the rules. */
import { openChance, type Chance } from '../../kernel/chance.ts';
import type { Game, Measures, MissionCard, Seat } from '../../kernel/game.ts';
import type { TablePosition } from '../../kernel/position.ts';
import type { Rng } from '../../kernel/rng.ts';
import { inInches } from '../../kernel/table/inches.ts';
import { apply, options, refuse, type ConanAction } from './actions.ts';
import type { Numbers } from './book.ts';
import { chooser } from './decisions.ts';
import { draw } from './draw.ts';
import { fingerprintOf } from './fingerprint.ts';
import { forcesFor } from './forces/forces-for.ts';
import { Ground } from './ground.ts';
import type { Layout } from './layout.ts';
import { measure } from './measures.ts';
import type { Mission } from './missions/mission.ts';
import { setUp, sizeFor } from './missions/set-up.ts';
import { outlook } from './outlook.ts';
import { stateOf, type Given } from './position-cards.ts';
import { imagineSecret } from './rules/imagine.ts';
import { judgeStanding } from './rules/standing.ts';
import { positionOf } from './save-position.ts';
import { proceed } from './sequence.ts';
import { copyState, waiting, type ConanState, type ConanView } from './state.ts';

export class ConanGame implements Game<ConanState, ConanView, ConanAction> {
  readonly ground: Ground;
  readonly layout: Layout | null;
  /** Where a game on a given position begins; null for one that begins with deployment. Never written to. */
  readonly given: Given | null;

  constructor(book: Numbers, mission: Mission, layout: Layout | null = null, given: Given | null = null) {
    this.ground = new Ground(book, mission);
    this.layout = layout;
    this.given = given;
  }

  deploy(chance: Chance): ConanState {
    const state = this.given === null ? this.setUp(chance) : stateOf(this.ground, this.given, chance);
    if (this.given !== null) judgeStanding(this.ground, state, chance); // a position may be decided already
    proceed(this.ground, state, chance);
    return state;
  }

  toAct({ open }: ConanState): Seat | null {
    const step = waiting(open);
    return step === null ? null : chooser(this.ground, open, step);
  }

  view({ open, secret }: ConanState, seat: Seat): ConanView {
    return { open, own: secret[seat]!, seat, asked: waiting(open) };
  }

  options(view: ConanView): ConanAction[] {
    return this.mayChoose(view) ? options(this.ground, view) : [];
  }

  refuse(view: ConanView, action: ConanAction): string | undefined {
    return this.mayChoose(view) ? refuse(this.ground, view, action) : 'it is the other side\'s decision ("Unit Activation Phases")';
  }

  apply(state: ConanState, action: ConanAction, chance: Chance): void {
    apply(this.ground, state, action, chance);
    proceed(this.ground, state, chance);
  }

  copy(state: ConanState): ConanState {
    return copyState(state);
  }

  fingerprint(state: ConanState): number {
    return fingerprintOf(state);
  }

  /** The other hand, the decks and a bid of the other side are drawn from what is not seen. */
  imagine(view: ConanView, rng: Rng): ConanState {
    return imagineSecret(this.ground, view, rng);
  }

  measure({ open }: ConanState): Measures {
    return measure(this.ground, open);
  }

  outlook({ open }: ConanState): number {
    return outlook(this.ground, open);
  }

  draw({ open }: ConanState): string {
    return draw(open);
  }

  position(state: ConanState): TablePosition {
    return positionOf(this.ground, state);
  }

  get card(): MissionCard {
    const { mission, book } = this.ground;
    const { width, height } = this.given?.open.table ?? this.layout?.table ?? sizeFor(book, forcesFor(book, [undefined, undefined], openChance('card', 0).dice.stream('setup')));
    return { ...mission.card, field: { ...mission.card.field, columns: Math.ceil(inInches(width)), rows: Math.ceil(inInches(height)) }, roundLimit: mission.turns(book) };
  }

  private setUp(chance: Chance): ConanState {
    const open = setUp(this.ground.book, this.ground.mission, this.layout, chance);
    open.agenda.push({ step: 'turn' });
    return { open, secret: [{ hand: [], bid: null }, { hand: [], bid: null }], decks: [[], []] };
  }

  private mayChoose({ open, asked, seat }: ConanView): boolean {
    return asked !== null && chooser(this.ground, open, asked) === seat;
  }
}
