/** One opened game of Legions of Steel: the contract, kept by the rules. */
import type { Chance } from '../../kernel/chance.ts';
import type { Game, Measures, MissionCard, Seat } from '../../kernel/game.ts';
import type { BoardPosition } from '../../kernel/position.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { LegionsAction } from './actions.ts';
import type { Numbers } from './book.ts';
import { chooser } from './decisions.ts';
import { draw } from './draw.ts';
import { fingerprintOf } from './fingerprint.ts';
import { Ground } from './ground.ts';
import { imagineSecrets } from './imagine.ts';
import { measure } from './measures.ts';
import type { Mission } from './missions/mission.ts';
import { turnLimit } from './missions/turn-limit.ts';
import { muster } from './muster.ts';
import { outlook } from './outlook.ts';
import type { Roster } from './roster.ts';
import { judge } from './rules/judge.ts';
import { apply, options, refuse } from './rules-of-actions.ts';
import { positionOf } from './save-position.ts';
import { proceed } from './sequence.ts';
import { copyState, noSecrets, waiting, type Battle, type LegionsState, type LegionsView } from './state.ts';

export class LegionsGame implements Game<LegionsState, LegionsView, LegionsAction> {
  readonly ground: Ground;
  /** Where a game on a given position begins, instead of deployment. Never written to. */
  readonly given: Readonly<Battle> | null;

  constructor(book: Numbers, mission: Mission, position: { roster: Roster; battle: Readonly<Battle> } | null = null) {
    this.ground = new Ground(book, position?.roster ?? mission.roster(), mission);
    this.given = position?.battle ?? null;
  }

  deploy(chance: Chance): LegionsState {
    const state = this.given === null ? this.setUp(chance) : this.takeUp(this.given, chance);
    proceed(this.ground, state, chance);
    return state;
  }

  toAct({ open }: LegionsState): Seat | null {
    const step = waiting(open);
    return step === null ? null : chooser(this.ground, step);
  }

  view({ open, secret }: LegionsState, seat: Seat): LegionsView {
    return { open, own: secret[seat]!, seat, asked: waiting(open) };
  }

  options(view: LegionsView): LegionsAction[] {
    return this.mayChoose(view) ? options(this.ground, view) : [];
  }

  refuse(view: LegionsView, action: LegionsAction): string | undefined {
    return this.mayChoose(view) ? refuse(this.ground, view, action) : 'it is the other side\'s decision ("Player Sequence")';
  }

  apply(state: LegionsState, action: LegionsAction, chance: Chance): void {
    apply(this.ground, state, action, chance);
    proceed(this.ground, state, chance);
  }

  copy(state: LegionsState): LegionsState {
    return copyState(state);
  }

  fingerprint(state: LegionsState): number {
    return fingerprintOf(state);
  }

  imagine(view: LegionsView, rng: Rng): LegionsState {
    return imagineSecrets(this.ground, view, rng);
  }

  measure(state: LegionsState): Measures {
    return measure(this.ground, state);
  }

  outlook({ open }: LegionsState): number {
    return outlook(this.ground, open);
  }

  draw({ open }: LegionsState): string {
    return draw(this.ground, open);
  }

  get card(): MissionCard {
    const { mission, book } = this.ground;
    return { ...mission.card, roundLimit: turnLimit(book, mission.card.id) };
  }

  position({ open, secret }: LegionsState): BoardPosition {
    return positionOf(this.ground, open, secret);
  }

  private setUp(chance: Chance): LegionsState {
    const state: LegionsState = { open: muster(this.ground), secret: noSecrets() };
    state.open.agenda.push({ step: 'turn' });
    this.ground.mission.begin(this.ground, state, chance);
    return state;
  }

  /** A position may be decided already. */
  private takeUp(given: Readonly<Battle>, chance: Chance): LegionsState {
    const state = copyState({ open: given, secret: noSecrets() });
    if (given.phasing !== null) chance.dice.startRound(given.turn);
    judge(this.ground, state.open, 'killed', chance);
    return state;
  }

  private mayChoose({ asked, seat }: LegionsView): boolean {
    return asked !== null && chooser(this.ground, asked) === seat;
  }
}
