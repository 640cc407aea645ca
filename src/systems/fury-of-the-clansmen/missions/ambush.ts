/**
 * Mission Five, Ambush: the Clan crosses a valley to its transports, past five caves, while a cannon on the cliffs fires into
 * it once a round.
 *
 * The layout goes on with the numbers of the squads whose caves have been taken off the board.
 */
import type { MissionCard } from '../../../kernel/game.ts';
import { Battlefield } from '../battlefield.ts';
import { FIELD, type Layout } from '../board.ts';
import { BOOK } from '../book.ts';
import { CAVES, clanAreas, TRANSPORTS } from '../data/ambush.ts';
import { fullRoster } from '../roster.ts';
import { figuresOf, inPlay } from '../state.ts';
import { SQUADS } from '../vocabulary.ts';
import { IN_READING_ORDER, marked, perLayout, squareOf } from './exact-boards.ts';
import type { Mission } from './mission.ts';
import { restsOn } from './rests-on.ts';
import { aimsAtTransports, boardWithPlaces, CLAN, escaped, ESCAPE_COLUMNS, isClan, LEGION, measureEscape, PLACES_END, transportsOf } from './transports.ts';

export const GRADES: MissionCard['grades'] = [
  { id: 'clan-success', about: 'most Clansmen have escaped', winner: CLAN },
  { id: 'half-escaped', about: 'half of the Clansmen have escaped, a draw', winner: null },
  { id: 'legion-success', about: 'hardly a Clansman has escaped', winner: LEGION },
];

/** Off-limits to the Clan "for the entire game", whether the square still lies there or not. */
const cavesOf = perLayout((layout) => marked(SQUADS.flatMap((id, squad) => (isClan(id) ? [] : transportsOf(layout).squares.spaces(squad)))));

export const ambush: Mission = {
  card: {
    id: 'ambush',
    title: 'Mission Five: Ambush',
    about: 'Clan: across the valley, every squad onto its own transport. Legion: let no more than a few escape.',
    grades: GRADES,
    field: FIELD,
    roundLimit: BOOK.missions.ambush.roundLimit.value,
    restsOn: restsOn('ambush'),
  },
  columns: ESCAPE_COLUMNS,
  roster: fullRoster,

  layout: (_chance, book) => [...IN_READING_ORDER, ...[...TRANSPORTS, ...CAVES[book.missions.ambush.caves], ...clanAreas(book.missions.ambush.ahead)].map(squareOf)],
  battlefield: (layout, book) => new Battlefield(boardWithPlaces(layout!, book.board.density), book),
  spaces: (layout, squad) => transportsOf(layout).squares.spaces(squad),
  squadAt(layout, square) {
    const squad = transportsOf(layout).squares.squadAt(square);
    return cavesGone(layout!).includes(squad) ? -1 : squad;
  },
  deployment: ({ layout }, squad) => transportsOf(layout).areas[squad] ?? transportsOf(layout).squares.spaces(squad),
  goals: (layout, squad) => transportsOf(layout).goals[squad]!,
  barred: (layout, squad) => (isClan(SQUADS[squad]!) ? cavesOf(layout) : transportsOf(layout).perimeter),
  mayLeave: () => false,

  /** "Once every turn, after all squads have taken their actions". */
  endRound(_ground, { open }) {
    open.agenda.push({ step: 'cannon', seat: LEGION });
  },

  /** "Once a Dark Legion squad entirely leaves its cave, take the Square off the board." */
  observe(ground, battle, chance) {
    for (const [squad, { id, seat, members }] of ground.roster.squads.entries()) {
      if (seat !== LEGION || cavesGone(battle.layout!).includes(squad)) continue;
      const cave = transportsOf(battle.layout).squares.spaces(squad);
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

  aims: (battle, roster, seat) => (seat === CLAN ? aimsAtTransports(battle, roster) : []),
  measure: measureEscape,
};

const cavesGone = (layout: Layout): readonly number[] => layout.slice(PLACES_END);
