/**
 * Mission Five, Ambush: the Clan crosses a valley to its transports, past five caves, while a cannon on the cliffs fires into
 * it once a round.
 *
 * The layout goes on with the numbers of the squads whose caves have been taken off the board.
 */
import type { MissionCard } from '../../../kernel/game.ts';
import { Battlefield } from '../battlefield.ts';
import type { Layout } from '../board.ts';
import { BOOK, type Numbers } from '../book.ts';
import { CAVES, MIDDLE_AREA, MIDDLE_TRANSPORT } from '../data/ambush.ts';
import { fullRoster } from '../roster.ts';
import { figuresOf, inPlay } from '../state.ts';
import { squadsOf, SQUADS } from '../vocabulary.ts';
import { IN_READING_ORDER, marked, perLayout, squareOf } from './exact-boards.ts';
import type { Mission } from './mission.ts';
import { restsOn } from './rests-on.ts';
import { areaOf, AS_IN_THE_BOOK, fieldOn, pieceOn, SQUARE, type Piece, type Site } from './site.ts';
import { CLAN, escaped, ESCAPE_COLUMNS, isClan, LEGION, measureEscape, PLACES_END, transportsOn } from './transports.ts';

export const GRADES: MissionCard['grades'] = [
  { id: 'clan-success', about: 'most Clansmen have escaped', winner: CLAN },
  { id: 'half-escaped', about: 'half of the Clansmen have escaped, a draw', winner: null },
  { id: 'legion-success', about: 'hardly a Clansman has escaped', winner: LEGION },
];

export function ambushOn(site: Site): Mission {
  const field = fieldOn(site);
  const transports = transportsOn(site);
  const pieces = ({ missions: { ambush: { caves, ahead, lanes } } }: Numbers): Piece[] => [
    ...squadsOf('clan').map((squad, number) => pieceOn(site, squad, MIDDLE_TRANSPORT, SQUARE, { by: [lanes * (number - 1), 0] })),
    ...squadsOf('legion').map((squad, number) => pieceOn(site, squad, CAVES[caves][number]!, SQUARE)),
    ...squadsOf('clan').map((squad, number) => pieceOn(site, areaOf(squad), MIDDLE_AREA, SQUARE, { by: [lanes * (number - 1), -ahead] })),
  ];
  /** Off-limits to the Clan "for the entire game", whether the square still lies there or not. */
  const cavesOf = perLayout((layout) => marked(field, SQUADS.flatMap((id, squad) => (isClan(id) ? [] : transports.of(layout).squares.spaces(squad)))));
  return {
    card: {
      id: 'ambush',
      title: 'Mission Five: Ambush',
      about: 'Clan: across the valley, every squad onto its own transport. Legion: let no more than a few escape.',
      grades: GRADES,
      field,
      roundLimit: BOOK.missions.ambush.roundLimit.value,
      restsOn: restsOn('ambush'),
    },
    site,
    pieces,
    movedBy: ['missions.ambush.caves', 'missions.ambush.ahead', 'missions.ambush.lanes'],
    columns: ESCAPE_COLUMNS,
    roster: fullRoster,

    layout: (_chance, book) => [...IN_READING_ORDER, ...pieces(book).map(({ at }) => at).map(squareOf(field.columns))],
    battlefield: (layout, book) => new Battlefield(transports.board(layout!, book), book),
    spaces: (layout, squad) => transports.of(layout).squares.spaces(squad),
    squadAt(layout, square) {
      const squad = transports.of(layout).squares.squadAt(square);
      return cavesGone(layout!).includes(squad) ? -1 : squad;
    },
    deployment: ({ layout }, squad) => transports.of(layout).areas[squad] ?? transports.of(layout).squares.spaces(squad),
    goals: (layout, squad) => transports.of(layout).goals[squad]!,
    barred: (layout, squad) => (isClan(SQUADS[squad]!) ? cavesOf(layout) : transports.of(layout).perimeter),
    mayLeave: () => false,

    /** "Once every turn, after all squads have taken their actions". */
    endRound(_ground, { open }) {
      open.agenda.push({ step: 'cannon', seat: LEGION });
    },

    /** "Once a Dark Legion squad entirely leaves its cave, take the Square off the board." */
    observe(ground, battle, chance) {
      for (const [squad, { id, seat, members }] of ground.roster.squads.entries()) {
        if (seat !== LEGION || cavesGone(battle.layout!).includes(squad)) continue;
        const cave = transports.of(battle.layout).squares.spaces(squad);
        if (members.some((member) => inPlay(battle.figures[member]!) && cave.includes(battle.figures[member]!.at))) continue;
        battle.layout = [...battle.layout!, squad];
        battle.clock += 1;
        chance.tell?.({ tell: 'cave-left', squad: id });
      }
    },

    objectives(battle, roster, book, roundOver) {
      const { roundLimit, clanSuccess, halfEscaped } = book.missions.ambush;
      const over = figuresOf(battle, roster, CLAN).length === 0 || (roundOver && battle.round >= roundLimit);
      if (!over) return null;
      if (escaped(battle) >= clanSuccess) return { winner: CLAN, grade: 'clan-success' };
      if (escaped(battle) >= halfEscaped) return { winner: null, grade: 'half-escaped' };
      return { winner: LEGION, grade: 'legion-success' };
    },

    aims: (battle, roster, seat) => (seat === CLAN ? transports.aims(battle, roster) : []),
    measure: measureEscape,
  };
}

export const ambush = ambushOn(AS_IN_THE_BOOK);

const cavesGone = (layout: Layout): readonly number[] => layout.slice(PLACES_END);
