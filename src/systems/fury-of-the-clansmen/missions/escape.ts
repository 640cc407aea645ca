/**
 * Mission Two, Escape: the Clan breaks out of the centre, each squad to its own transport, which it learns of too late to
 * choose where to stand; the Legion closes in before the first counter is drawn.
 *
 * While the squares lie face down the layout has their corners in the order of the places. Which is whose is drawn when they
 * are turned over, so until then there is nothing to know.
 */
import type { MissionCard } from '../../../kernel/game.ts';
import { shuffle } from '../../../kernel/rng.ts';
import { Battlefield } from '../battlefield.ts';
import { BOOK, type Numbers } from '../book.ts';
import { CLAN_AREAS, PLACES_A_AND_B, RING, RING_NAMES } from '../data/escape.ts';
import { fullRoster } from '../roster.ts';
import { figuresOf, type Battle, type Step } from '../state.ts';
import { squadsOf, SQUADS } from '../vocabulary.ts';
import { IN_READING_ORDER, SECTION_NUMBERS, squareOf } from './exact-boards.ts';
import type { Mission } from './mission.ts';
import { restsOn } from './rests-on.ts';
import { areaOf, AS_IN_THE_BOOK, fieldOn, pieceOn, SQUARE, type Piece, type Site } from './site.ts';
import { AREAS_FROM, CLAN, ESCAPE_COLUMNS, LEGION, isClan, measureEscape, missing, transportsOn } from './transports.ts';

export const GRADES: MissionCard['grades'] = [
  { id: 'clan-major', about: 'few Clansmen are lost, a major victory', winner: CLAN },
  { id: 'legion-minor', about: 'the Legion won the battle but too many escaped, a draw', winner: null },
  { id: 'legion-major', about: 'hardly a Clansman escaped, a major victory', winner: LEGION },
];

/** The Legion squads whose squares lie at A and B, in sight of all. */
const AT_A_AND_B = SQUADS.flatMap((id, squad) => (isClan(id) ? [] : [squad])).slice(0, PLACES_A_AND_B);

export function escapeOn(site: Site): Mission {
  const field = fieldOn(site);
  const transports = transportsOn(site);
  const pieces = ({ missions: { escape: { ring } } }: Numbers): Piece[] => [
    ...RING.map(({ at, inward: [right, down] }, number) => pieceOn(site, RING_NAMES[number]!, at, SQUARE, { by: [ring * right, ring * down] })),
    ...squadsOf('clan').map((squad, number) => pieceOn(site, areaOf(squad), CLAN_AREAS[number]!, SQUARE)),
  ];
  return {
    card: {
      id: 'escape',
      title: 'Mission Two: Escape',
      about: 'Clan: every squad to its own transport at the edge of the field. Legion: let no more than a few escape.',
      grades: GRADES,
      field,
      roundLimit: BOOK.missions.escape.roundLimit.value,
      restsOn: restsOn('escape'),
    },
    site,
    pieces,
    movedBy: ['missions.escape.ring'],
    columns: ESCAPE_COLUMNS,
    roster: fullRoster,

    layout: (_chance, book) => [...IN_READING_ORDER, ...pieces(book).map(({ at }) => at).map(squareOf(field.columns))],
    battlefield: (layout, book) => new Battlefield(transports.board(layout!, book), book),
    spaces: (layout, squad) => transports.of(layout).squares.spaces(squad),
    squadAt: (layout, square) => transports.of(layout).squares.squadAt(square),
    deployment: ({ layout }, squad) => transports.of(layout).areas[squad] ?? transports.of(layout).squares.spaces(squad),
    goals: (layout, squad) => transports.of(layout).goals[squad]!,
    barred: (layout, squad) => (isClan(SQUADS[squad]!) ? null : transports.of(layout).perimeter),
    stepsPerMove: (book, seat) => (seat === CLAN ? book.missions.escape.clanSteps : undefined),

    begin(_ground, { open }) {
      const firstOfLegion = open.agenda.findIndex((step) => step.step === 'deploy' && step.squad === AT_A_AND_B[0]);
      open.agenda.splice(firstOfLegion + 1, 0, { step: 'reveal' });
    },

    reveal(ground, { open }, chance) {
      const places = open.layout!.slice(SECTION_NUMBERS, AREAS_FROM);
      const shuffled = shuffle(places.slice(PLACES_A_AND_B), chance.dice.stream('setup'));
      const corners = SQUADS.map((_, squad) => (AT_A_AND_B.includes(squad) ? places[AT_A_AND_B.indexOf(squad)]! : shuffled.pop()!));
      open.layout = [...open.layout!.slice(0, SECTION_NUMBERS), ...corners, ...open.layout!.slice(AREAS_FROM)];
      for (const [squad, at] of corners.entries()) chance.tell?.({ tell: 'revealed', squad: ground.roster.squads[squad]!.id, at, width: field.columns });
    },

    /** "One free turn": two MOVE actions a figure, no extra actions. The squads take it in the order of their numbers. */
    beforePlay(ground, { open }, chance) {
      chance.tell?.({ tell: 'free-turn' });
      const turns: Step[] = [];
      for (const [squad, { seat, members }] of ground.roster.squads.entries()) {
        if (seat !== LEGION) continue;
        for (const member of members) open.figures[member]!.actions = ground.book.missions.escape.freeMoves;
        turns.unshift({ step: 'turn', squad, only: 'move' });
      }
      open.agenda.push(...turns);
    },

    objectives(battle, roster, book, roundOver) {
      const { roundLimit, legionMajor, legionMinor } = book.missions.escape;
      const over = figuresOf(battle, roster, CLAN).length === 0 || (roundOver && battle.round >= roundLimit);
      if (!over) return null;
      const lost = missing(battle, roster);
      if (lost >= legionMajor) return { winner: LEGION, grade: 'legion-major' };
      if (lost >= legionMinor) return { winner: null, grade: 'legion-minor' };
      return { winner: CLAN, grade: 'clan-major' };
    },

    aims: (battle, roster, seat) => (seat === CLAN && !faceDown(battle) ? transports.aims(battle, roster) : []),
    measure: measureEscape,
  };
}

export const escape = escapeOn(AS_IN_THE_BOOK);

/** Whether the squares are still to be turned over. */
function faceDown(battle: Readonly<Battle>): boolean {
  return battle.agenda.some(({ step }) => step === 'reveal');
}
