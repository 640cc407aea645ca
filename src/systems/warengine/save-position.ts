/** The position of a game under way, to be opened again: the same table, the same figures, the same choices. */
import { UsageError } from '../../kernel/errors.ts';
import type { TablePosition } from '../../kernel/position.ts';
import { inInches } from '../../kernel/table/inches.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Ground } from './ground.ts';
import { settleFigures, settleLeaders, wordsOfFigure } from './position-figure.ts';
import { wordsOfBattle } from './position-state.ts';
import { copyState, inPlay, waiting, type Battle, type Step } from './state.ts';
import { SIDES } from './vocabulary.ts';

/** Throws a `UsageError` where something is under way that no position holds. */
export function positionOf(ground: Ground, battle: Readonly<Battle>): TablePosition {
  const step = waiting(battle);
  const begins = step === null ? null : beginningAt(ground, battle, step);
  if (begins === null) throw new UsageError('an action or the set-up is under way, which no position holds; expected a choice who goes first, which unit to activate, or what an active unit does');
  const led = copyState({ open: battle }).open;
  settleLeaders(ground, led);
  const usual = copyState({ open: battle }).open;
  settleFigures(ground, usual);
  return {
    system: 'warengine',
    mission: ground.mission.card.id,
    ...(begins.turn === undefined ? {} : { turn: begins.turn }),
    state: { ...wordsOfBattle(ground, battle, led), ...begins.state },
    table: tableOf(battle.table),
    figures: battle.figures.map((figure, number): TablePosition['figures'][number] => {
      const { id, profile, seat, unit } = ground.enlisted(battle, number);
      const state = wordsOfFigure(ground, battle, usual.figures[number]!, number, begins.active.includes(unit));
      return { id, unit: profile, side: SIDES[seat]!, squad: ground.unit(battle, unit).id, at: [inInches(figure.x), inInches(figure.y)], ...(state === undefined ? {} : { state }) };
    }),
  };
}

interface Beginning {
  turn?: string;
  state: Record<string, unknown>;
  /** Units that are active. */
  active: readonly number[];
}

/** Null if more is under way than a position says. */
function beginningAt(ground: Ground, battle: Readonly<Battle>, step: Readonly<Step>): Beginning | null {
  const below = battle.agenda.slice(0, -1).map((each) => each.step).join(' ');
  const isTurn = below === 'end-turn rout follow-up';
  if (step.step === 'initiative' && isTurn) return { state: { initiative: SIDES[step.seat] }, active: [] };
  if (step.step === 'activate' && isTurn) return { turn: SIDES[step.seat]!, state: {}, active: [] };
  if (step.step !== 'acting' || !/^end-turn rout follow-up deactivate( window)?$/.test(below)) return null;
  const { unit, with: character, figure } = step;
  const acting = figure >= 0 && inPlay(battle.figures[figure]!) ? { acting: ground.id(battle, figure) } : {};
  return { turn: ground.unit(battle, unit).id, state: acting, active: [unit, character] };
}

function tableOf({ width, height, pieces }: Table): TablePosition['table'] {
  return {
    size: [inInches(width), inInches(height)],
    terrain: pieces.map(({ name, kind, outline }) => ({ name, kind, outline: outline.map(([x, y]): [number, number] => [inInches(x), inInches(y)]) })),
  };
}
