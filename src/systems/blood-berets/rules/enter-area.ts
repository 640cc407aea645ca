/** A Blood Beret sets foot in a section, or in a half of a corridor: dummies there are spotted, and other troop counters become figures ("Surprise Party"). */
import { DONE } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { rollContest } from '../dice.ts';
import { halfOf, sectionOfArea } from '../board-areas.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { isFigure } from '../roster.ts';
import type { Battle, BeretsState } from '../state.ts';
import type { SectionStep } from '../steps.ts';
import { bestScore } from './contest-scores.ts';
import { isPrisoners } from './prisoners.ts';
import { spot } from './spotted.ts';
import { countersIn } from './troop-counters.ts';

type Seat = 0 | 1;
const BERETS = 0;
const LEGION = 1;

type DiscoveryStep = Extract<SectionStep, { step: 'discovery' }>;

/**
 * After a step from a square, or from nowhere (-1); `turned`: the section was turned by it. True where counters are found: what becomes
 * of them is on the agenda.
 */
export function enterArea(ground: Ground, { open }: BeretsState, figure: number, from: number, _: Chance, turned = false): boolean {
  const { seat, fate, at } = open.figures[figure]!;
  if (seat !== 0 || fate !== 'in-play') return false;
  const { area } = ground.board(open);
  if (!turned && from >= 0 && area[from] === area[at]) return false;
  const section = sectionOfArea(area[at]!);
  letIn(ground, open, area[at]!, turned);
  const half = turned ? null : halfOf(area[at]!);
  if (countersIn(open, 'display', section).length + countersIn(open, 'board', section, half).length === 0) return false;
  open.agenda.push({ step: 'discovery', figure, section, half, blasted: open.board.opened.includes(from) || open.board.opened.includes(at) });
  return true;
}

export function performDiscovery(ground: Ground, state: BeretsState, step: DiscoveryStep, chance: Chance): typeof DONE {
  const { open, secret } = state;
  const { section, half } = step;
  const pieces = (where: 'display' | 'board', of: 0 | 1 | null): number[] => countersIn(open, where, section, of).map((slot) => secret.faces[slot]!);
  for (const piece of [...pieces('display', null), ...pieces('board', half)]) {
    if (ground.piece(piece).card === 'dummy') spot(state, piece, chance);
    else reveal(ground, state, piece, chance);
  }
  const onDisplay = pieces('display', null);
  const onBoard = pieces('board', half);
  const isPlaced = (piece: number): boolean => isFigure(ground.piece(piece).card);
  const contested = onBoard.filter(isPlaced);
  const surprised = onDisplay.filter(isPlaced);
  const winner: Seat = step.blasted ? LEGION : contested.length > 0 ? contest(ground, state, step.figure, section, bestScore(ground, open, [step.figure]), bestScore(ground, open, contested), chance) : BERETS;
  const steps: readonly [Seat, number[]][] = [
    [winner, contested],
    [step.blasted ? LEGION : BERETS, surprised],
    [LEGION, [...onBoard, ...onDisplay].filter((piece) => isPrisoners(ground, piece))],
  ];
  for (const [seat, placed] of steps.toReversed()) if (placed.length > 0) open.agenda.push({ step: 'placing', seat, section, half, pieces: placed.toSorted((a, b) => a - b) });
  return DONE;
}

/** Its counter is turned face up; it lies there until the figure is placed. */
export function reveal(ground: Ground, { open, secret }: BeretsState, piece: number, chance: Chance): void {
  open.counters[secret.faces.indexOf(piece)]!.known = piece;
  const event: BeretsEvent = { tell: 'converted', figure: ground.piece(piece).id };
  chance.tell?.(event);
}

/** Both roll and add their best scores. */
export function contest(ground: Ground, { open }: BeretsState, figure: number, section: number, berets: number, legion: number, chance: Chance): Seat {
  const winner = rollContest(chance, berets, legion) ? BERETS : LEGION;
  open.tallies.surprises[BERETS] += 1;
  open.tallies.surprises[LEGION] += 1;
  open.tallies.surprisesWon[winner] += 1;
  const event: BeretsEvent = { tell: 'contest', figure: ground.piece(figure).id, section, scores: [berets, legion], winner };
  chance.tell?.(event);
  return winner;
}

/** Whoever waited outside another section, and in this one, stands here like anybody else now. */
function letIn(ground: Ground, battle: Battle, entered: number, turned: boolean): void {
  const { area, section } = ground.board(battle);
  for (const figure of battle.figures) {
    if (figure.fate !== 'held') continue;
    if (turned ? section[figure.at] === sectionOfArea(entered) : area[figure.at] === entered) Object.assign(figure, { fate: 'in-play', into: -1 });
  }
}
