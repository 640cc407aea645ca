/** The position of a game under way, to be opened again: the same table, the same models, the same cards and choices. */
import { UsageError } from '../../kernel/errors.ts';
import type { TablePosition } from '../../kernel/position.ts';
import { inInches } from '../../kernel/table/inches.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Ground } from './ground.ts';
import { wordsOfFigure } from './position-figure.ts';
import { chooser } from './decisions.ts';
import { wordsOfMidst } from './position-owed.ts';
import { wordsOfBattle } from './position-state.ts';
import { waiting, type Battle, type ConanState } from './state.ts';
import type { Step } from './steps.ts';
import { SIDES } from './vocabulary.ts';

/** Throws a `UsageError` once the battle is over. */
export function positionOf(ground: Ground, state: Readonly<ConanState>): TablePosition {
  const { open: battle } = state;
  const step = waiting(battle);
  if (step === null) throw new UsageError('the battle is over, so there is nothing to play on from; expected a decision before its end');
  const begins = beginningAt(ground, battle, step) ?? { turn: SIDES[chooser(ground, battle, step)!]!, state: wordsOfMidst(ground, state) };
  return {
    system: 'conan-rise-of-monsters',
    mission: ground.mission.card.id,
    turn: begins.turn,
    state: { ...wordsOfBattle(state), ...begins.state },
    table: tableOf(battle.table),
    figures: battle.models.map(({ x, y }, number): TablePosition['figures'][number] => {
      const { id, seat, unit } = ground.enlisted(battle, number);
      const { card, id: squad } = ground.unit(battle, unit);
      const words = wordsOfFigure(battle, number);
      return { id, unit: card, side: SIDES[seat]!, squad, at: [inInches(x), inInches(y)], ...(words === undefined ? {} : { state: words }) };
    }),
  };
}

interface Beginning {
  turn: string;
  state: Record<string, unknown>;
}

/** Of a side that picks a unit, or a unit that is to move; null in the middle of something. */
function beginningAt(ground: Ground, battle: Readonly<Battle>, step: Readonly<Step>): Beginning | null {
  const below = battle.agenda.slice(0, -1).map((each) => each.step).join(' ');
  if (step.step === 'pick' && below === 'end-turn') return { turn: SIDES[step.seat]!, state: step.not < 0 ? {} : { refused: ground.name(battle, step.not) } };
  if (step.step === 'acting' && /^end-turn activated( window)?$/.test(below)) return { turn: ground.name(battle, step.unit), state: {} };
  return null;
}

function tableOf({ width, height, pieces }: Table): TablePosition['table'] {
  return {
    size: [inInches(width), inInches(height)],
    terrain: pieces.map(({ name, kind, outline }) => ({ name, kind, outline: outline.map(([x, y]): [number, number] => [inInches(x), inInches(y)]) })),
  };
}
