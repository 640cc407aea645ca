/** What a position file may say of a model beyond where it stands: its wounds, and whether it is still in play. */
import { oneOf, whole } from '../../kernel/book.ts';
import type { PositionPath, PositionProblem } from '../../kernel/position.ts';
import type { Ground } from './ground.ts';
import { unknown, wrong, type Words } from './position-words.ts';
import type { Battle } from './state.ts';

const FIGURE_WORDS = ['fate', 'wounds'] as const;

/** `undeployed`: of a unit that is still to be set up. */
const fates = oneOf('in-play', 'removed', 'off-table', 'undeployed');

/** Reads a figure's `state` into the battle: a model that is removed has suffered all its wounds. Gives what is wrong with it. */
export function readFigure(ground: Ground, battle: Battle, number: number, state: Words, path: PositionPath): PositionProblem[] {
  const model = battle.models[number]!;
  const card = ground.card(battle, ground.unitOf(battle, number));
  const suffered = whole(0, card.wounds - 1);
  model.fate = fates.read(state['fate'] ?? 'in-play') ?? 'in-play';
  model.wounds = model.fate === 'removed' ? card.wounds : (suffered.read(state['wounds'] ?? 0) ?? 0);
  return Object.entries(state).flatMap(([name, value]): PositionProblem[] => {
    const place = [...path, name];
    if (name === 'fate') return fates.read(value) === undefined ? [wrong(place, name, value, fates.expects)] : [];
    if (name !== 'wounds') return [unknown(place, name, FIGURE_WORDS)];
    if (model.fate === 'removed') return [{ path: place, part: 'key', message: 'state: wounds are of a model that is not removed; leave one of the two out' }];
    return suffered.read(value) === undefined ? [wrong(place, name, value, `${suffered.expects}: it can take ${card.wounds}`)] : [];
  });
}

/** Models that left the table went with all others of their unit ("Morale Checks"). */
export function leftBehind(battle: Readonly<Battle>): { unit: number; model: number }[] {
  return battle.forces.units.flatMap(({ members }, unit) => {
    const gone = members.some((member) => battle.models[member]!.fate === 'off-table');
    const model = members.find((member) => battle.models[member]!.fate === 'in-play');
    return gone && model !== undefined ? [{ unit, model }] : [];
  });
}

/** A figure's `state`; undefined where it stands unhurt. */
export function wordsOfFigure(battle: Readonly<Battle>, number: number): Record<string, unknown> | undefined {
  const { fate, wounds } = battle.models[number]!;
  const words = { ...(fate === 'in-play' ? {} : { fate }), ...(fate === 'removed' || wounds === 0 ? {} : { wounds }) };
  return Object.keys(words).length === 0 ? undefined : words;
}
