/** One opened game of WarEngine: the contract, kept by the rules. */
import type { Chance } from '../../kernel/chance.ts';
import type { Game, Measures, MissionCard, Seat } from '../../kernel/game.ts';
import type { TablePosition } from '../../kernel/position.ts';
import type { Rng } from '../../kernel/rng.ts';
import { inInches } from '../../kernel/table/inches.ts';
import { apply, options, refuse, type WarAction } from './actions.ts';
import type { Numbers } from './book.ts';
import { chooser } from './decisions.ts';
import { draw } from './draw.ts';
import { fingerprintOf } from './fingerprint.ts';
import { Ground } from './ground.ts';
import type { Layout } from './layout.ts';
import { measure } from './measures.ts';
import type { Mission } from './missions/mission.ts';
import { setUp } from './missions/set-up.ts';
import { outlook } from './outlook.ts';
import { positionOf } from './save-position.ts';
import { judgeStanding, proceed } from './sequence.ts';
import { copyState, waiting, type Battle, type WarState, type WarView } from './state.ts';

export class WarGame implements Game<WarState, WarView, WarAction> {
  readonly ground: Ground;
  readonly layout: Layout | null;
  /** Where a game on a given position begins; null for one that begins with deployment. Never written to. */
  readonly given: Readonly<Battle> | null;

  constructor(book: Numbers, mission: Mission, layout: Layout | null = null, given: Readonly<Battle> | null = null) {
    this.ground = new Ground(book, mission);
    this.layout = layout;
    this.given = given;
  }

  deploy(chance: Chance): WarState {
    const state = this.given === null ? this.setUp(chance) : copyState({ open: this.given });
    if (this.given !== null) judgeStanding(this.ground, state.open, chance); // a position may be decided already
    proceed(this.ground, state, chance);
    return state;
  }

  toAct({ open }: WarState): Seat | null {
    const step = waiting(open);
    return step === null ? null : chooser(this.ground, open, step);
  }

  view({ open }: WarState, seat: Seat): WarView {
    return { open, seat, asked: waiting(open) };
  }

  options(view: WarView): WarAction[] {
    return this.mayChoose(view) ? options(this.ground, view) : [];
  }

  refuse(view: WarView, action: WarAction): string | undefined {
    return this.mayChoose(view) ? refuse(this.ground, view, action) : 'it is the other side\'s decision ("Conflict")';
  }

  apply(state: WarState, action: WarAction, chance: Chance): void {
    apply(this.ground, state, action, chance);
    proceed(this.ground, state, chance);
  }

  copy(state: WarState): WarState {
    return copyState(state);
  }

  fingerprint({ open }: WarState): number {
    return fingerprintOf(open);
  }

  /** Nothing is hidden. */
  imagine({ open }: WarView, _rng: Rng): WarState {
    return copyState({ open });
  }

  measure({ open }: WarState): Measures {
    return measure(this.ground, open);
  }

  outlook({ open }: WarState): number {
    return outlook(this.ground, open);
  }

  draw({ open }: WarState): string {
    return draw(open);
  }

  position({ open }: WarState): TablePosition {
    return positionOf(this.ground, open);
  }

  get card(): MissionCard {
    const { mission, book } = this.ground;
    const { width, height } = this.given?.table ?? this.layout?.table ?? { width: book.terrain.size * 100, height: book.terrain.size * 100 };
    return { ...mission.card, field: { ...mission.card.field, columns: Math.ceil(inInches(width)), rows: Math.ceil(inInches(height)) }, roundLimit: book.missions[mission.card.id as keyof Numbers['missions']].roundLimit };
  }

  private setUp(chance: Chance): WarState {
    const open = setUp(this.ground.book, this.ground.mission, this.layout, chance);
    open.agenda.push({ step: 'turn' }, { step: 'leaders' }, { step: 'deploy-next' });
    return { open };
  }

  private mayChoose({ open, asked, seat }: WarView): boolean {
    return asked !== null && chooser(this.ground, open, asked) === seat;
  }
}
