/** One opened game of Legions of Steel: the contract, kept by the rules. */
import type { Chance } from '../../kernel/chance.ts';
import type { Game, Measures, MissionCard, Seat } from '../../kernel/game.ts';
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
import { outlook } from './outlook.ts';
import { apply, options, refuse } from './rules-of-actions.ts';
import { proceed } from './sequence.ts';
import { copyState, newBattle, noSecrets, waiting, type LegionsState, type LegionsView } from './state.ts';

export class LegionsGame implements Game<LegionsState, LegionsView, LegionsAction> {
  readonly ground: Ground;

  constructor(book: Numbers, mission: Mission) {
    this.ground = new Ground(book, mission.roster(), mission);
  }

  deploy(chance: Chance): LegionsState {
    const state = this.setUp(chance);
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
    return this.ground.mission.card;
  }

  private setUp(chance: Chance): LegionsState {
    const { ground } = this;
    const open = newBattle(ground.roster.length, ground.board.doors.length);
    for (const [number, figure] of open.figures.entries()) {
      const { grenades, leadership } = ground.card(number);
      figure.grenades = [...grenades];
      for (let point = 0; point < leadership; point++) open.leadership.push({ origin: number, holder: number, fate: 'ready' });
    }
    open.agenda.push({ step: 'turn' });
    const state: LegionsState = { open, secret: noSecrets() };
    ground.mission.begin(ground, state, chance);
    return state;
  }

  private mayChoose({ asked, seat }: LegionsView): boolean {
    return asked !== null && chooser(this.ground, asked) === seat;
  }
}
