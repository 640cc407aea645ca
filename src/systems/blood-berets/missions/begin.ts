/** What the set-ups of all missions have in common ("Preparations for Play", "The Forces", "Cards"). */
import type { Ground } from '../ground.ts';
import { isNepharite, type Piece } from '../roster.ts';
import type { BeretsState } from '../state.ts';
import type { Level } from '../vocabulary.ts';
import { issueStandard } from '../rules/equip.ts';
import { giveBasicCards } from '../rules/necrotech.ts';

/** The squad waits outside; scanners and the medikit are given out. */
export function callSquad(ground: Ground, state: BeretsState, scanners: boolean): void {
  for (const figure of ground.roster.bySeat[0]) state.open.figures[figure]!.fate = 'outside';
  issueStandard(ground, state, scanners);
}

/** Steps are pushed, so the last one said is the first one taken. Legion pieces that begin on a level are put on the display, one after another. */
export function deployLegion(ground: Ground, { open }: BeretsState, level: Level): void {
  const pieces = ground.roster.bySeat[1].filter((piece) => (ground.piece(piece).level ?? 'jungle') === level && !isSpare(ground.piece(piece)));
  for (const piece of pieces.toReversed()) open.agenda.push({ step: 'deploy', piece });
}

/** Dummies that take the counters of Legionnaires who are traded. */
export const isSpare = ({ card, number }: Piece): boolean => card === 'dummy' && number <= LAST_FIGURE;
const LAST_FIGURE = 10;

/** Cards of the Nepharites: two by the basic rules, else of their player's choice. */
export function giveCards(ground: Ground, state: BeretsState): void {
  const nepharites = ground.roster.bySeat[1].filter((piece) => isNepharite(ground.piece(piece).card));
  for (const piece of nepharites.toReversed()) {
    if (ground.advanced) state.open.agenda.push({ step: 'powers', piece });
    else giveBasicCards(ground, state, piece);
  }
}
