/** The position of a game under way, to be opened again: the same board, the same figures, the same choices, with all that the Legion hides. */
import { UsageError } from '../../kernel/errors.ts';
import { columnOf, rowOf } from '../../kernel/grid/squares.ts';
import type { BoardPosition } from '../../kernel/position.ts';
import type { Ground } from './ground.ts';
import { boardText, hiddenBlasts } from './position-board.ts';
import { unitOf, wordsOf } from './position-figure.ts';
import { actingWords, bySide } from './position-state.ts';
import { pieceText } from './piece-words.ts';
import { SECTIONS } from './data/sections.ts';
import type { Fate } from './figure.ts';
import { waiting, type BeretsState } from './state.ts';
import type { Step } from './steps.ts';
import { SIDES } from './vocabulary.ts';

/** What is under way at each step that no position holds. */
const UNDER_WAY: Partial<Readonly<Record<Step['step'], string>>> = {
  return: 'Legionnaires come back',
  surprise: 'a surprise',
  discovery: 'a surprise',
  placing: 'a surprise: figures are placed',
  hold: 'a surprise: a figure waits outside',
  look: 'a look at a hidden thing',
  'set-off': 'an explosion',
  scanned: 'a scan: things are put on the board',
  walk: 'a walk',
  descend: 'the way below',
};

/** Throws a `UsageError` where something is under way that no position holds. */
export function positionOf(ground: Ground, state: BeretsState): BoardPosition {
  const { open, secret } = state;
  const moment = momentOf(ground, state);
  const { width, map } = ground.board(open);
  const at = (square: number): [number, number] => [columnOf(width, square), rowOf(width, square)];
  const name = (number: number): string => ground.piece(number).id;
  const figures: BoardPosition['figures'] = [];
  const elsewhere: Record<string, unknown> = {};
  open.figures.forEach((figure, number) => {
    if (figure.at >= 0 && WITH_SQUARE.has(figure.fate)) {
      const words = wordsOf(ground, figure, number, 'in-play');
      figures.push({ id: name(number), unit: unitOf(ground, number), at: at(figure.at), ...(words === undefined ? {} : { state: words }) });
      return;
    }
    const words = wordsOf(ground, figure, number, 'hidden');
    if (words !== undefined) elsewhere[name(number)] = words;
  });
  return {
    system: 'blood-berets',
    mission: ground.mission.card.id,
    ...(ground.layout.content === null ? {} : { layout: ground.layout.content as NonNullable<BoardPosition['layout']> }),
    board: boardText(map),
    turn: moment.turn,
    state: {
      turn: open.turn,
      ...(ground.mission.goesBelow ? { level: open.board.level } : {}),
      pieces: secret.pieces.map((piece) => (piece === null ? '?' : pieceText(piece))),
      ...filled(Object.fromEntries(Object.entries(hiddenBlasts(open.board, ground.layout.sections)).map(([key, squares]) => [key, squares.map(at)]))),
      cup: bySide(open.cup),
      ...moment.words,
      ...(open.saved > 0 ? { saved: open.saved } : {}),
      ...(open.extrasUsed > 0 ? { extras: open.extrasUsed } : {}),
      ...(open.entry >= 0 ? { entry: open.entry } : {}),
      counters: open.counters.flatMap(({ where, level, section, half, acted, stunned, known }, slot) => {
        if (where === 'free') return [];
        return [{ slot, piece: name(secret.faces[slot]!), where, level, section, ...(half === 1 ? { half } : {}), ...(acted ? { acted } : {}), ...(stunned ? { stunned } : {}), ...(known >= 0 ? { known: true } : {}) }];
      }),
      ...(open.board.level === 'jungle' ? { hidden: secret.hidden.map((things) => [...things]) } : {}),
      ...filled({ markers: open.markers.map(({ id, at: square, kind }) => ({ id, at: at(square), kind: secret.kinds[id]!, ...(kind === null ? {} : { shown: true }) })) }),
      ...filled({ acid: open.acid.map(({ by, squares, fed }) => ({ by: name(by), squares: squares.map(at), fed })) }),
      cards: Object.fromEntries(secret.hands.flatMap((hand, number) => (hand === null ? [] : [[name(number), { ...hand, shown: [...open.hands[number]!.shown] }]]))),
      affairs: affairsOf(ground, state, at),
      ...(Object.keys(elsewhere).length === 0 ? {} : { elsewhere }),
    },
    figures,
  };
}

const WITH_SQUARE: ReadonlySet<Fate> = new Set<Fate>(['in-play', 'held', 'warped', 'dead']);

const filled = <T extends Record<string, readonly unknown[]>>(lists: T): Partial<T> => Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) as Partial<T>;

/** Whose choice it is, where nothing else is under way. */
function momentOf(ground: Ground, { open }: BeretsState): { turn: string; words: Record<string, unknown> } {
  const step = waiting(open);
  const { agenda } = open;
  const under = agenda.map(({ step }) => step).filter((step) => step !== 'upkeep');
  const last = agenda.some((each) => each.step === 'saved' && each.last);
  const base = last ? ['end-turn', 'saved'] : ['end-turn', 'draw', 'saved'];
  const isPlain = (...more: string[]) => under.join() === [...base, ...more].join();
  const lastWord = last ? { last } : {};
  if (step?.step === 'drawn' && isPlain('drawn')) return { turn: SIDES[step.seat]!, words: lastWord };
  if (step?.step === 'saved' && isPlain()) return { turn: SIDES[0], words: { asked: 'saved', ...lastWord } };
  if ((step?.step === 'acting' || step?.step === 'upkeep') && open.active !== null && isPlain('acting')) return { turn: ground.piece(step.figure).id, words: { ...lastWord, acting: actingWords(ground, open.active) } };
  const what = open.turn === 0 ? 'the set-up' : (agenda.toReversed().map((each) => UNDER_WAY[each.step]).find((each) => each !== undefined) ?? (open.board.faces.filter((face) => face !== null).length < SECTIONS ? 'the set-up of the fight below' : 'something else'));
  throw new UsageError(`${what} is under way, which no position holds; expected a decision of a side that has drawn a counter, or of a figure that acts`);
}

function affairsOf(ground: Ground, { open }: BeretsState, at: (square: number) => [number, number]): Record<string, unknown> {
  const { tunnel, wayUp, groups, ...counts } = open.affairs;
  return {
    ...counts,
    ...(tunnel >= 0 ? { tunnel: at(tunnel) } : {}),
    ...(wayUp >= 0 ? { wayUp: at(wayUp) } : {}),
    groups: groups.map((group) => group.map((piece) => ground.piece(piece).id)),
  };
}
