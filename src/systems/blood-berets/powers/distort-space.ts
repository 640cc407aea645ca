/** Distort Space: the section of the caves that the Nepharite is in is turned by half, with all that is in it ("Dark Symmetry"). */
import { boardSquare, placeOf as placeIn } from '../board.ts';
import { changeAffairs, changeBoard } from '../changes.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { Size } from '../sections.ts';
import type { Figure } from '../figure.ts';
import type { Battle, BeretsState } from '../state.ts';
import type { Facing } from '../vocabulary.ts';
import type { PowerCard } from './card.ts';
import { ON_ITSELF, refuseAim } from './itself.ts';

export const distortSpace: PowerCard = {
  ...ON_ITSELF,
  aims: (_, { open }) => (open.board.level === 'caves' ? [{}] : []),
  refuse: (_, { open }, __, aim) => (open.board.level === 'caves' ? refuseAim(aim) : 'only the caves can be distorted ("Dark Symmetry")'),
  work(ground, state, figure, _, __, { tell }) {
    const section = ground.board(state.open).section[state.open.figures[figure]!.at]!;
    turnSection(ground, state, section);
    tell?.({ tell: 'distorted', section } satisfies BeretsEvent);
  },
};

/** Halves of a corridor go with the piece, and so do the troop counters in them. */
function turnSection(ground: Ground, { open, secret }: BeretsState, section: number): void {
  const { section: sections } = ground.board(open);
  const turned = (square: number) => (square >= 0 && sections[square] === section ? opposite(ground.layout.sections, section, square) : square);
  const piece = open.board.faces[section]!;
  const face = { ...piece, turned: !piece.turned };
  const { board } = open;
  changeBoard(open, { faces: board.faces.with(section, face), opened: board.opened.map(turned), blocked: board.blocked.map(turned) });
  secret.pieces[section] = face;
  for (const figure of open.figures) {
    if (!PRESENT.has(figure.fate) || sections[figure.at] !== section) continue;
    figure.at = turned(figure.at);
    figure.facing = ABOUT[figure.facing];
    if (figure.fate === 'held') release(figure); // the exit beside which it waited is another one now
  }
  open.acid = open.acid.map((acid) => ({ ...acid, squares: acid.squares.map(turned) }));
  changeAffairs(open, { wayUp: turned(open.affairs.wayUp) });
  open.clock += 1;
  for (const figure of open.figures) if (figure.fate === 'held' && figure.into >> 1 === section) holdAnew(ground, open, figure, section);
}

const PRESENT: ReadonlySet<Figure['fate']> = new Set<Figure['fate']>(['in-play', 'held', 'warped']);
const ABOUT: Readonly<Record<Facing, Facing>> = { north: 'south', east: 'west', south: 'north', west: 'east' };

function opposite(size: Size, section: number, square: number): number {
  return boardSquare(size, section, size.columns * size.rows - 1 - placeIn(size, square));
}

/** Who waits outside waits for what lies beyond its exit now; where that leads nowhere, it waits no more. */
function holdAnew(ground: Ground, battle: Readonly<Battle>, figure: Figure, section: number): void {
  const { next, stepCost, area, section: sections } = ground.board(battle);
  const beyond = [0, 1, 2, 3, 4, 5, 6, 7].map((direction) => figure.at * 8 + direction).filter((step) => stepCost[step]! > 0).map((step) => next[step]!);
  const entrance = beyond.find((square) => sections[square] === section);
  if (entrance === undefined) release(figure);
  else figure.into = area[entrance]!;
}

function release(figure: Figure): void {
  Object.assign(figure, { fate: 'in-play', into: -1 });
}
