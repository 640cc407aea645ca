/** Who there is to a strategy: figures of both sides, what state they are in, what they bear. */
import { memo } from '../../../kernel/dice/memo.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Numbers } from '../book.ts';
import { contestRoll } from '../dice-odds.ts';
import { standing } from '../figure.ts';
import type { BeretsGame } from '../game.ts';
import type { Ground } from '../ground.ts';
import { worthLeft } from '../prospects.ts';
import { isFigure, isNepharite } from '../roster.ts';
import { refuseFigure } from '../rules/activate.ts';
import { bears, initiativeOf } from '../rules/gear.ts';
import type { BeretsView } from '../state.ts';
import type { Card, Equipment, Level } from '../vocabulary.ts';

export class Roster {
  readonly seat: Seat;
  readonly mission: string;
  readonly book: Numbers;
  readonly advanced: boolean;
  protected readonly game: BeretsGame;
  protected readonly ground: Ground;

  constructor(game: BeretsGame, seat: Seat) {
    this.game = game;
    this.seat = seat;
    this.ground = game.ground;
    this.book = game.ground.book;
    this.mission = game.ground.mission.card.id;
    this.advanced = game.ground.advanced;
  }

  kind(figure: number): Card {
    return this.ground.piece(figure).card;
  }

  /** Where a piece may be; null: on both levels. */
  level(piece: number): Level | null {
    return this.ground.piece(piece).level;
  }

  isNepharite(figure: number): boolean {
    return isNepharite(this.kind(figure));
  }

  /** No dummy and no prisoners. */
  isFigure(figure: number): boolean {
    return isFigure(this.kind(figure));
  }

  /** Figures of a seat that stand on the board. */
  figures({ open }: BeretsView, seat: Seat): number[] {
    const found: number[] = [];
    open.figures.forEach((figure, number) => {
      if (figure.seat === seat && standing(figure) && this.isFigure(number)) found.push(number);
    });
    return found;
  }

  own(view: BeretsView): number[] {
    return this.figures(view, this.seat);
  }

  enemies(view: BeretsView): number[] {
    return this.figures(view, 1 - this.seat);
  }

  /** The prisoners' number; -1: there are none. */
  get prisoners(): number {
    return this.ground.roster.pieces.findIndex(({ card }) => card === 'target');
  }

  /** Who may still use a counter of his own this turn. */
  ready(view: BeretsView): number[] {
    return view.open.figures.flatMap((_, figure) => (refuseFigure(this.ground, view, this.seat, figure) === undefined ? [figure] : []));
  }

  /** Figures that a counter would rid of a stun. */
  stunned({ open }: BeretsView): number[] {
    return open.figures.flatMap(({ seat, stunned, acted, fate }, figure) => (seat === this.seat && stunned && !acted && (standing(open.figures[figure]!) || fate === 'warped') ? [figure] : []));
  }

  actions(view: BeretsView, figure: number): number {
    return this.ground.actions(view.open, figure);
  }

  isWounded(view: BeretsView, figure: number): boolean {
    return this.ground.isWounded(view.open, figure);
  }

  /** What is left of a figure's worth: 1 for one that is not hurt. */
  worthLeft({ open }: BeretsView, figure: number): number {
    const all = this.ground.card(open, figure).wounds;
    return worthLeft(all - open.figures[figure]!.wounds, all);
  }

  bears({ open }: BeretsView, figure: number, card: Equipment): boolean {
    return bears(open.figures[figure]!, card);
  }

  initiative(view: BeretsView, figure: number, use: 'contest' | 'save' | 'check'): number {
    return initiativeOf(this.ground, view.open, figure, use);
  }

  /** The chance that the Legion surprises, by both scores. */
  surprises(berets: number, legion: number): number {
    return 1 - contestWon(berets - legion);
  }
}

const contestWon = memo((ahead: number): number => contestRoll(ahead).odds().p(1).toNumber());
