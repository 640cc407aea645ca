/** One opened game of Fury of the Clansmen: the contract, kept by the rules. */
import type { Chance } from '../../kernel/chance.ts';
import type { Game, Measures, MissionCard, Seat } from '../../kernel/game.ts';
import type { Position } from '../../kernel/position.ts';
import type { Rng } from '../../kernel/rng.ts';
import { apply, options, refuse, type FuryAction } from './actions.ts';
import type { Numbers } from './book.ts';
import { chooser } from './decisions.ts';
import { draw } from './draw.ts';
import { fingerprintOf } from './fingerprint.ts';
import { Ground } from './ground.ts';
import { measure } from './measures.ts';
import type { Mission } from './missions/mission.ts';
import { outlook } from './outlook.ts';
import type { Roster } from './roster.ts';
import { positionOf } from './save-position.ts';
import { proceed } from './sequence.ts';
import { copyState, newBattle, waiting, type Battle, type FuryState, type FuryView } from './state.ts';

export class FuryGame implements Game<FuryState, FuryView, FuryAction> {
  readonly ground: Ground;
  /** Where a game on a given position begins, instead of deployment. Never written to; out of the reach of players, since it holds what is hidden. */
  readonly #start: FuryState | null;

  constructor(book: Numbers, mission: Mission, position: { roster: Roster; state: FuryState } | null = null) {
    this.ground = new Ground(book, position?.roster ?? mission.roster(), mission);
    this.#start = position?.state ?? null;
  }

  /** What lies open where a game on a given position begins; null for one that begins with deployment. */
  get given(): Readonly<Battle> | null {
    return this.#start?.open ?? null;
  }

  deploy(chance: Chance): FuryState {
    const state = this.#start === null ? this.setUp(chance) : copyState(this.#start);
    if (this.#start !== null) state.open.agenda.push({ step: 'objectives' }); // a position may be decided already
    proceed(this.ground, state, chance);
    return state;
  }

  toAct({ open }: FuryState): Seat | null {
    const step = waiting(open);
    return step === null ? null : chooser(this.ground, step);
  }

  view({ open }: FuryState, seat: Seat): FuryView {
    return { open, seat, asked: waiting(open) };
  }

  options(view: FuryView): FuryAction[] {
    return this.mayChoose(view) ? options(this.ground, view) : [];
  }

  refuse(view: FuryView, action: FuryAction): string | undefined {
    return this.mayChoose(view) ? refuse(this.ground, view, action) : 'it is the other side\'s decision ("Order of Play")';
  }

  apply(state: FuryState, action: FuryAction, chance: Chance): void {
    apply(this.ground, state, action, chance);
    proceed(this.ground, state, chance);
  }

  copy(state: FuryState): FuryState {
    return copyState(state);
  }

  fingerprint({ open }: FuryState): number {
    return fingerprintOf(open);
  }

  imagine(view: FuryView, rng: Rng): FuryState {
    return copyState({ open: view.open, secret: this.ground.mission.imagine?.(view.open, rng) ?? null });
  }

  measure(state: FuryState): Measures {
    return measure(this.ground, state);
  }

  outlook({ open }: FuryState): number {
    return outlook(this.ground, open);
  }

  draw({ open }: FuryState): string {
    return draw(this.ground, open);
  }

  get card(): MissionCard {
    const { mission: { card }, book: { missions } } = this.ground;
    return { ...card, roundLimit: (Object.hasOwn(missions, card.id) ? missions[card.id as keyof typeof missions] : missions.breakthrough).roundLimit };
  }

  position(state: FuryState): Position {
    return positionOf(this.ground, state);
  }

  private setUp(chance: Chance): FuryState {
    const { squads, troopers } = this.ground.roster;
    const battle = newBattle(troopers.length, squads.length);
    battle.layout = this.ground.mission.layout(chance, this.ground.book);
    battle.agenda.push({ step: 'round' }, { step: 'play' });
    for (let squad = squads.length - 1; squad >= 0; squad--) battle.agenda.push({ step: 'deploy', squad });
    const state: FuryState = { open: battle, secret: null };
    this.ground.mission.begin?.(this.ground, state, chance);
    return state;
  }

  private mayChoose({ asked, seat }: FuryView): boolean {
    return asked !== null && chooser(this.ground, asked) === seat;
  }
}
