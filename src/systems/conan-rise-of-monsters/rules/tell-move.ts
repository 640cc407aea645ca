/** Tells who went where. */
import type { Chance } from '../../../kernel/chance.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { ConanEvent, Manner } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';

/** `from`: where the unit's models in play stood before; those that stand there still are not named. */
export function tellMove(ground: Ground, battle: Readonly<Battle>, unit: number, how: Manner, from: readonly Point[], { tell }: Chance): void {
  if (tell === null) return;
  const models = ground.members(battle, unit).map((model, member) => {
    const { x, y } = battle.models[model]!;
    return { model: ground.modelName(battle, model), from: from[member]!, to: [x, y] as const };
  });
  const event: ConanEvent = {
    tell: 'move',
    unit: ground.name(battle, unit),
    how,
    models: models.filter((model) => model.from[0] !== model.to[0] || model.from[1] !== model.to[1]),
    touches: ground.engagedWith(battle, unit).map((enemy) => ground.name(battle, enemy)),
  };
  tell(event);
}
