/** What each figure of a position reaches, sees and hits, asked of the rules: the active one with what it has left, those of its side that were activated with nothing, all others with a fresh turn. */
import type { BoardInspection, FigureReport } from '../../kernel/inspect.ts';
import { LETTERS } from './draw.ts';
import type { LegionsGame } from './game.ts';
import type { Ground } from './ground.ts';
import { boardReport } from './inspect/board-report.ts';
import { notesOn } from './inspect/notes.ts';
import { reachOf } from './inspect/reach.ts';
import { attacksOf } from './inspect/shots.ts';
import { sightOf } from './inspect/sight.ts';
import { standingOf } from './inspect/standing.ts';
import { throwsOf } from './inspect/throws.ts';
import { placeOn } from './position-words.ts';
import { inPlay, type Battle } from './state.ts';
import { SIDES } from './vocabulary.ts';

/** Of a game that begins on a position. */
export function inspect({ ground, given }: LegionsGame): BoardInspection {
  const battle = given!;
  const figures = battle.figures.flatMap((figure, number) => (inPlay(figure) ? [reportOn(ground, battle, number)] : []));
  return { on: 'board', board: boardReport(ground, battle), figures };
}

function reportOn(ground: Ground, battle: Readonly<Battle>, number: number): FigureReport {
  const { id, unit, seat } = ground.roster[number]!;
  const standing = standingOf(ground, battle, number);
  return {
    id,
    unit,
    seat,
    squad: SIDES[seat]!,
    at: placeOn(ground.board.width, battle.figures[number]!.at),
    mark: LETTERS[unit],
    actions: standing.mayFire ? 1 : 0,
    gaits: standing.gaits,
    notes: notesOn(ground, battle, number),
    reach: reachOf(ground, battle, number, standing),
    sight: ground.figuresOf(battle, 1 - seat).map((enemy) => sightOf(ground, battle, number, enemy)),
    attacks: [...attacksOf(ground, battle, number, standing), ...throwsOf(ground, battle, number, standing)],
  };
}
