/** What rules stand on: the book, the roster, the board and the mission of one opened game, and the geometry of a battle, kept while it holds. */
import type { Seat } from '../../kernel/game.ts';
import type { Board } from './board.ts';
import { cardOf, type Numbers } from './book.ts';
import { Field } from './field.ts';
import type { Mission } from './missions/mission.ts';
import type { Roster } from './roster.ts';
import { inPlay, type Battle } from './state.ts';
import type { UnitCard } from './unit-card.ts';
import type { Ability } from './vocabulary.ts';

export class Ground {
  readonly book: Numbers;
  readonly roster: Roster;
  readonly mission: Mission;
  readonly board: Board;
  private readonly cards: readonly UnitCard[];
  private readonly shown: Field;
  private standing: { battle: Readonly<Battle> | null; clock: number } = { battle: null, clock: 0 };

  constructor(book: Numbers, roster: Roster, mission: Mission) {
    this.book = book;
    this.roster = roster;
    this.mission = mission;
    this.board = mission.board;
    this.cards = roster.map(({ unit }) => cardOf(book, unit));
    this.shown = new Field(mission.board, this.cards);
  }

  /** The field as the battle stands. There is one a game: it holds until the next call for another battle or clock, so whoever writes to a battle adds to its clock. */
  field(battle: Readonly<Battle>): Field {
    const { standing } = this;
    if (standing.battle !== battle || standing.clock !== battle.clock) {
      this.shown.show(battle);
      standing.battle = battle;
      standing.clock = battle.clock;
    }
    return this.shown;
  }

  /** By figure number. */
  card(figure: number): UnitCard {
    return this.cards[figure]!;
  }

  seat(figure: number): Seat {
    return this.roster[figure]!.seat;
  }

  /** What it is called in messages and in the narration. */
  name(figure: number): string {
    return this.roster[figure]!.id;
  }

  /** Figures of a seat in play, by number. */
  figuresOf(battle: Readonly<Battle>, seat: Seat): number[] {
    const found: number[] = [];
    for (let number = 0; number < this.roster.length; number++) if (this.roster[number]!.seat === seat && inPlay(battle.figures[number]!)) found.push(number);
    return found;
  }

  has(ability: Ability): boolean {
    return this.book.abilities[ability];
  }

  /** Why something is not in use; undefined if it is. */
  refuseAbility(ability: Ability): string | undefined {
    return this.has(ability) ? undefined : `${ability}: left out (abilities.${ability})`;
  }
}
