/** What rules stand on: the book, the roster and the mission of one opened game, and the geometry of a battle, kept while it holds. */
import type { Seat } from '../../kernel/game.ts';
import { isPlayed, playsAdvanced, refuseAbility } from './abilities.ts';
import { Battlefield } from './battlefield.ts';
import { characterCards, type CardIndex } from './cards.ts';
import type { Numbers } from './book.ts';
import type { Mission } from './missions/mission.ts';
import { isFigure, isNepharite, type Piece, type Roster } from './roster.ts';
import { AS_PRINTED, type Layout } from './layout.ts';
import { standing } from './figure.ts';
import type { Battle, Board } from './state.ts';
import type { CharacterCard } from './unit-card.ts';
import type { Ability } from './vocabulary.ts';

const NOBODY = -1;

export class Ground {
  readonly book: Numbers;
  readonly roster: Roster;
  readonly mission: Mission;
  /** Chapter V is played. */
  readonly advanced: boolean;
  readonly cards: CardIndex;
  readonly layout: Layout;
  private readonly fields = new WeakMap<Board, Battlefield>();
  /** The board asked for last, nearly always the one asked for next. */
  private latest: { board: Board; field: Battlefield } | null = null;
  private readonly shown: { battle: Readonly<Battle> | null; clock: number; without: number } = { battle: null, clock: 0, without: NOBODY };

  constructor(book: Numbers, mission: Mission, layout: Layout = AS_PRINTED) {
    this.book = book;
    this.mission = mission;
    this.layout = layout;
    this.roster = mission.roster(book);
    this.advanced = playsAdvanced(book, mission.advanced);
    this.cards = characterCards(book);
  }

  piece(figure: number): Piece {
    return this.roster.pieces[figure]!;
  }

  seat(battle: Readonly<Battle>, figure: number): Seat {
    return battle.figures[figure]!.seat;
  }

  /** The side of its character card that lies up. Throws for a dummy and for the prisoners, who have none. */
  card(battle: Readonly<Battle>, figure: number): CharacterCard {
    const { card } = this.piece(figure);
    if (!isFigure(card)) throw new RangeError(`${this.piece(figure).id} has no character card`);
    return this.cards[card][this.isWounded(battle, figure) ? 1 : 0];
  }

  /** Actions that it has in a turn; the prisoners are moved like a Legionnaire ("Mission 1"). */
  actions(battle: Readonly<Battle>, figure: number): number {
    return this.piece(figure).card === 'target' ? this.cards.legionnaire[0].actions : this.card(battle, figure).actions;
  }

  /** Its card is turned over ("Wounds"). */
  isWounded(battle: Readonly<Battle>, figure: number): boolean {
    return battle.figures[figure]!.wounds >= (isNepharite(this.piece(figure).card) ? this.book.wounded.nepharite : 1);
  }

  /** Whether something is played: not left out, and not of the advanced rules in a basic game. */
  has(ability: Ability): boolean {
    return isPlayed(this.book, this.advanced, ability);
  }

  /** Why it is not; undefined if it is. */
  refuseAbility(ability: Ability): string | undefined {
    return refuseAbility(this.book, this.advanced, ability);
  }

  /** The board of a battle, whoever stands on it. */
  board({ board }: Readonly<Battle>): Battlefield {
    if (board === this.latest?.board) return this.latest.field;
    let field = this.fields.get(board);
    if (field === undefined) this.fields.set(board, (field = new Battlefield(board, this.book, this.layout.sections)));
    this.latest = { board, field };
    this.shown.battle = null;
    return field;
  }

  /** The board with the battle's figures standing on it; without one of them, to see how things look once it has moved. Holds until the next call for another battle, clock or figure. */
  field(battle: Readonly<Battle>, without = NOBODY): Battlefield {
    const field = this.board(battle);
    const { shown } = this;
    if (shown.battle === battle && shown.clock === battle.clock && shown.without === without) return field;
    const squares: number[] = [];
    for (let number = 0; number < battle.figures.length; number++) {
      const figure = battle.figures[number]!;
      if (number !== without && standing(figure)) squares.push(figure.at);
    }
    field.stand(squares, without);
    shown.battle = battle;
    shown.clock = battle.clock;
    shown.without = without;
    return field;
  }
}
