/** A Clansman next to a door turns its square over: does it open onto the chamber? (Mission Three, Special Rules) */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { gardensOf } from '../missions/gardens.ts';
import type { Battle } from '../state.ts';
import { SIDES } from '../vocabulary.ts';
import { figuresWithActions, refuseActions, spendAttack } from './figures.ts';

export interface OpenDoor {
  do: 'open-door';
  figure: number;
  /** From 0. */
  door: number;
}

export const openDoor: ActionRule<OpenDoor> = {
  options(ground, view) {
    if (view.open.affairs.kind !== 'gardens') return [];
    const doors = ground.mission.doors!(view.open).keys();
    return figuresWithActions(ground, view, ground.book.missions.gardens.openDoor).flatMap((figure) =>
      [...doors].filter((door) => refuseDoor(ground, view.open, figure, door) === undefined).map((door): OpenDoor => ({ do: 'open-door', figure, door })),
    );
  },

  refuse(ground, view, { figure, door }) {
    return refuseActions(ground, view, figure, ground.book.missions.gardens.openDoor) ?? refuseDoor(ground, view.open, figure, door);
  },

  apply(ground, { open, secret }, { figure, door }, chance) {
    if (secret?.kind !== 'gardens') throw new Error('nobody has hidden the chamber');
    const affairs = gardensOf(open);
    const found = secret.chamber === door;
    spendAttack(ground, open, figure, ground.book.missions.gardens.openDoor);
    open.affairs = { ...affairs, opened: [...affairs.opened, door], found: found ? door : null };
    chance.tell?.({ tell: 'door', figure: ground.trooper(figure).id, at: ground.mission.doors!(open)[door]!.spaces[0]!, width: ground.board(open).width, found });
    open.agenda.push({ step: 'end-action', figure });
  },
};

function refuseDoor(ground: Ground, battle: Readonly<Battle>, figure: number, number: unknown): string | undefined {
  const { affairs } = battle;
  if (affairs.kind !== 'gardens') return 'no doors in this mission';
  const { id, seat } = ground.trooper(figure);
  const door = Number.isInteger(number) ? ground.mission.doors!(battle)[number as number] : undefined;
  if (door === undefined) return `there is no door ${String(number)}`;
  if (SIDES[seat] !== 'clan') return `${id} does not open doors ("Mission Three", Special Rules)`;
  if (affairs.opened.includes(number as number)) return `door ${String(number)} is open`;
  if (affairs.found !== null) return 'the chamber is found';
  return door.beside.includes(battle.figures[figure]!.at) ? undefined : `${id} is not next to door ${String(number)} ("Mission Three", Special Rules)`;
}
