/** Blood Berets go down a tunnel that they have found, and when enough is mapped up again by the way that they came ("How to Enter the Tunnels", "Mission 3", Victory Conditions). */
import type { ActionRule } from '../actions.ts';
import { changeAffairs } from '../changes.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { BeretsView } from '../state.ts';
import { actor } from './acting.ts';
import { refuseByAwe } from './aura.ts';
import { changeActive, loseAim } from './spend.ts';

/** Into the hole that it stands on; its activation ends. */
export interface Descend {
  do: 'descend';
}

/** Out again. */
export interface Leave {
  do: 'leave';
}

export const descend: ActionRule<Descend> = {
  options(ground, view) {
    return refuseDescend(ground, view) === undefined ? [{ do: 'descend' }] : [];
  },

  refuse: refuseDescend,

  /** All who go down in one turn are one entry group. */
  apply(ground, { open }, _, { tell }) {
    const { figure } = open.active!;
    const { at } = open.figures[figure]!;
    const { groups } = open.affairs;
    changeAffairs(open, { tunnel: at, wentDown: open.affairs.wentDown + 1, groups: [...groups.slice(0, -1), [...(groups.at(-1) ?? []), figure]] });
    changeActive(open, { left: 0, steps: 0, turns: 0, hip: 'no' });
    loseAim(open, figure);
    open.figures[figure]!.fate = 'below';
    const event: BeretsEvent = { tell: 'went-below', figure: ground.piece(figure).id };
    tell?.(event);
  },
};

function refuseDescend(ground: Ground, view: BeretsView): string | undefined {
  const { open } = view;
  const figure = actor(view);
  if (figure === null) return 'no figure of yours acts now';
  const { seat, fate, at } = open.figures[figure]!;
  const { id } = ground.piece(figure);
  if (!ground.mission.goesBelow || open.board.level !== 'jungle' || seat !== 0 || fate !== 'in-play') return 'nobody goes down a tunnel here ("How to Enter the Tunnels")';
  if (!open.markers.some((marker) => marker.kind === 'tunnel' && marker.at === at)) return `${id} does not stand on a tunnel entrance that was found ("How to Enter the Tunnels")`;
  if (open.affairs.tunnel >= 0 && open.affairs.tunnel !== at) return 'the others went down another tunnel ("How to Enter the Tunnels")';
  return refuseByAwe(ground, open, figure, 'descend');
}

export const leave: ActionRule<Leave> = {
  options(ground, view) {
    return refuseLeave(ground, view) === undefined ? [{ do: 'leave' }] : [];
  },

  refuse: refuseLeave,

  apply(ground, { open }, _, { tell }) {
    const { figure } = open.active!;
    changeActive(open, { left: 0, steps: 0, turns: 0, hip: 'no' });
    loseAim(open, figure);
    open.figures[figure]!.fate = 'safe';
    const event: BeretsEvent = { tell: 'left', figure: ground.piece(figure).id };
    tell?.(event);
  },
};

function refuseLeave(ground: Ground, view: BeretsView): string | undefined {
  const { open } = view;
  const figure = actor(view);
  if (figure === null) return 'no figure of yours acts now';
  const { seat, at } = open.figures[figure]!;
  const { mapped, wayUp } = open.affairs;
  const { sections } = ground.book.missions['lightning-strike'];
  if (!ground.mission.goesBelow || open.board.level !== 'caves' || seat !== 0) return 'nobody leaves the board here ("Mission 3", Victory Conditions)';
  if (mapped.length < sections) return `${mapped.length} of ${sections} sections are mapped ("Mission 3", Victory Conditions)`;
  if (at !== wayUp) return `${ground.piece(figure).id} does not stand on the way up ("Mission 3", Victory Conditions)`;
  return refuseByAwe(ground, open, figure, 'leave');
}
