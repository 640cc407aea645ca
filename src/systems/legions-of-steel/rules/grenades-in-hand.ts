/** Picking up what lies there, and passing grenades on: each takes the fire action ("Recovery of Grenades", "Passing Grenades"). */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { inPlay, placeOf, type Battle } from '../state.ts';
import { COMMANDOS, FACINGS, GRENADES, type Grenade } from '../vocabulary.ts';
import { mayFire } from './acting.ts';

export const pickUp: ActionRule<'pick-up'> = {
  options(ground, { open }) {
    return (['load', ...GRENADES] as const).filter((what) => refusePickUp(ground, open, what) === undefined).map((what) => ({ do: 'pick-up' as const, what }));
  },

  refuse: (ground, { open }, { what }: { what: unknown }) => refusePickUp(ground, open, what),

  apply(ground, { open }, { what }, chance) {
    const { figure } = open.active!;
    const picker = open.figures[figure]!;
    picker.fired = true;
    if (what === 'load') open.affairs = ground.mission.load!.pickUp(open, figure);
    else {
      const found = open.dropped.findIndex(({ at, grenade }) => at === picker.at && grenade === what);
      open.dropped = open.dropped.filter((_, i) => i !== found);
      picker.grenades[placeOf(what)]! += 1;
    }
    chance.tell?.({ tell: 'picks-up', figure: ground.name(figure), what: what === 'load' ? 'the bomb' : `a ${what} grenade` });
  },
};

function refusePickUp(ground: Ground, battle: Readonly<Battle>, what: unknown): string | undefined {
  if (battle.active === null) return 'nobody is active ("Action Phase")';
  const { figure } = battle.active;
  if (ground.seat(figure) !== COMMANDOS) return 'only commandos pick things up ("Recovery of Grenades")';
  if (!mayFire(battle, figure)) return `${ground.name(figure)} has used its fire action ("Fire Actions")`;
  const { at } = battle.figures[figure]!;
  if (what === 'load') {
    const load = ground.mission.load?.where(battle);
    return load !== undefined && load.carrier < 0 && load.at === at ? undefined : 'nothing to carry lies on its square';
  }
  if (!GRENADES.includes(what as Grenade)) return `what: expected "load" or one of ${GRENADES.join(', ')} ("Recovery of Grenades")`;
  if (!ground.book.options.recovery) return 'grenades are not recovered (options.recovery; "Recovery of Grenades")';
  return battle.dropped.some((dropped) => dropped.at === at && dropped.grenade === what) ? undefined : `no ${what as string} grenade lies on its square ("Recovery of Grenades")`;
}

export const handOver: ActionRule<'hand-over'> = {
  options(ground, { open }) {
    if (!ground.book.options.passing || open.active === null) return [];
    const { figure } = open.active;
    return GRENADES.flatMap((grenade) =>
      beside(ground, open, figure).filter((to) => refuseHandOver(ground, open, grenade, to) === undefined).map((to) => ({ do: 'hand-over' as const, grenade, to })),
    );
  },

  refuse: (ground, { open }, { grenade, to }: { grenade: unknown; to: unknown }) => refuseHandOver(ground, open, grenade, to),

  apply(ground, { open }, { grenade, to }, chance) {
    const { figure } = open.active!;
    open.figures[figure]!.fired = true;
    open.figures[figure]!.grenades[placeOf(grenade)]! -= 1;
    open.figures[to]!.grenades[placeOf(grenade)]! += 1;
    chance.tell?.({ tell: 'hands-over', figure: ground.name(figure), grenade, to: ground.name(to) });
  },
};

function refuseHandOver(ground: Ground, battle: Readonly<Battle>, grenade: unknown, to: unknown): string | undefined {
  if (!ground.book.options.passing) return 'grenades are not passed on (options.passing; "Passing Grenades")';
  if (battle.active === null) return 'nobody is active ("Action Phase")';
  const { figure } = battle.active;
  if (!mayFire(battle, figure)) return `${ground.name(figure)} has used its fire action ("Fire Actions")`;
  if (!GRENADES.includes(grenade as Grenade) || battle.figures[figure]!.grenades[placeOf(grenade as Grenade)]! === 0) return `grenade: one that ${ground.name(figure)} has ("Passing Grenades")`;
  return beside(ground, battle, figure).includes(to as number) ? undefined : `to: a figure of its side at range 1 of ${ground.name(figure)} ("Passing Grenades")`;
}

/** Figures of its side at range 1. */
function beside(ground: Ground, battle: Readonly<Battle>, figure: number): number[] {
  const { at } = battle.figures[figure]!;
  const around = FACINGS.map((direction) => ground.board.next[at * 8 + direction]!);
  return ground.figuresOf(battle, ground.seat(figure)).filter((other) => inPlay(battle.figures[other]!) && around.includes(battle.figures[other]!.at));
}
