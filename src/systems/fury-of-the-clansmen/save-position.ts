/** The position of a game under way, to be opened again: the same board, the same figures, the same choices. */
import { UsageError } from '../../kernel/errors.ts';
import { columnOf, rowOf } from '../../kernel/grid/squares.ts';
import type { BoardPosition } from '../../kernel/position.ts';
import { drawBoard } from './board-text.ts';
import type { Ground } from './ground.ts';
import { ENCOUNTER } from './missions/encounter.ts';
import { wordsOfBattle, wordsOfFigure } from './position-state.ts';
import { inPlay, waiting, type FuryState } from './state.ts';

/** Throws a `UsageError` where something is under way that no position holds. */
export function positionOf(ground: Ground, { open: battle, secret }: FuryState): BoardPosition {
  const turn = waiting(battle);
  const isBetweenActions = battle.agenda.every(({ step }) => step === 'draw' || step === 'turn');
  if (turn?.step !== 'turn' || !isBetweenActions) throw new UsageError('an action or the set-up is under way, which no position holds; expected a decision of a squad in its turn');
  const { card, site: { own } } = ground.mission;
  const field = ground.field(battle);
  const { squads } = ground.roster;
  return {
    system: 'fury-of-the-clansmen',
    ...(card.id === ENCOUNTER ? {} : { mission: card.id }),
    ...(own === null ? {} : { layout: own.content as BoardPosition['layout'] }),
    board: `${drawBoard(field.map)}\n`,
    turn: squads[turn.squad]!.id,
    state: { ...wordsOfBattle(battle, ground.roster), ...(secret === null ? {} : { secret: { ...secret } }) },
    figures: battle.figures.map((figure, number): BoardPosition['figures'][number] => {
      const { id, unit, squad } = ground.trooper(number);
      const state = wordsOfFigure(ground, battle, number, squad === turn.squad && inPlay(figure));
      return { id, unit, squad: squads[squad]!.id, at: [columnOf(field.width, figure.at), rowOf(field.width, figure.at)], ...(state === undefined ? {} : { state }) };
    }),
  };
}
