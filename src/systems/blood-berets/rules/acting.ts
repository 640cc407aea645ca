/** An activation: it begins with what the sleepers feed on, goes on until its actions are spent or its player ends it, and then its movement may set something off ("The Game Turn", "Actions"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { Ground } from '../ground.ts';
import { standing } from '../figure.ts';
import type { Battle, BeretsState, BeretsView } from '../state.ts';
import type { TurnStep } from '../steps.ts';
import { checkHyperactivator } from './hyperactive-roll.ts';
import { mineRisk } from './mines.ts';
import { faces } from './reach.ts';
import { canSee } from './sight.ts';
import { awakeOf } from './sleepers.ts';
import { loseAim } from './spend.ts';

type Of<K extends TurnStep['step']> = Extract<TurnStep, { step: K }>;

/** Puts an activation on the agenda. `extra`: by the sergeant's counter. `used`: actions that went before, such as the one to come in from outside. */
export function beginActing(ground: Ground, { open, secret }: BeretsState, figure: number, { extra = false, used = 0 } = {}): void {
  const acting = open.figures[figure]!;
  const actions = extra && ground.book.options.extraOfWounded ? ground.book.counters.extra : ground.actions(open, figure);
  open.active = { figure, extra, left: Math.max(0, actions - used), used, steps: 0, turns: 0, moved: 0, risky: [], hip: 'no', fed: [], victim: -1 };
  if (!extra) acting.acted = true;
  acting.hyper = false;
  open.agenda.push({ step: 'acting', figure });
  if (awakeOf(secret, figure).length > 0) open.agenda.push({ step: 'upkeep', figure });
}

export function performActing(ground: Ground, state: BeretsState, { figure }: Of<'acting'>, chance: Chance): typeof WAIT | typeof DONE {
  const { open } = state;
  ground.mission.observe(ground, state, chance);
  if (open.result !== null) return DONE;
  dropAims(ground, open);
  if (goesOn(ground, open, figure)) return WAIT;
  open.agenda.push({ step: 'activated', figure });
  return DONE;
}

/** Its activation is over; performed a second time once what its movement set off is over too. */
export function performActivated(ground: Ground, state: BeretsState, step: Of<'activated'>, chance: Chance): typeof DONE {
  const { open } = state;
  const { figure } = step;
  const acted = open.figures[figure]!;
  if (open.active !== null) {
    open.agenda.push(step);
    if (standing(acted)) mineRisk(ground, state, figure, chance);
    open.active = null;
    return DONE;
  }
  if (acted.hyper && standing(acted)) checkHyperactivator(ground, state, figure, chance);
  if (acted.blind > 0) acted.blind -= 1;
  if (!ground.book.options.aimKept) loseAim(open, figure);
  dropAims(ground, open);
  ground.mission.observe(ground, state, chance);
  return DONE;
}

/** Whether it may do something yet. */
function goesOn(ground: Ground, battle: Readonly<Battle>, figure: number): boolean {
  const { active } = battle;
  const { fate, stunned } = battle.figures[figure]!;
  if (active?.figure !== figure || stunned || (fate !== 'in-play' && fate !== 'held' && fate !== 'outside')) return false;
  return active.left > 0 || active.steps > 0 || (active.turns > 0 && faces(ground, figure)) || active.hip === 'to-come';
}

/** Aim is lost once its target is out of sight. */
function dropAims(ground: Ground, battle: Battle): void {
  battle.figures.forEach(({ aim, at, fate }, figure) => {
    if (aim < 0) return;
    const target = battle.figures[aim]!;
    if (fate !== 'in-play' || !standing(target) || !canSee(ground, battle, at, target.at)) loseAim(battle, figure);
  });
}

/** The figure that acts now, by this seat's choice; null: nobody does. */
export function actor(view: BeretsView): number | null {
  const { asked } = view;
  return asked?.step === 'acting' && view.open.figures[asked.figure]!.seat === view.seat ? asked.figure : null;
}

/** Why the active figure cannot spend so many actions on something else than movement; undefined when it can. Who waits outside a section may do nothing else than `held` allows. */
export function refuseToAct(ground: Ground, view: BeretsView, actions: number, held = false): string | undefined {
  const figure = actor(view);
  if (figure === null) return 'no figure of yours acts now';
  const { id } = ground.piece(figure);
  const { left } = view.open.active!;
  const { fate, blind, burning } = view.open.figures[figure]!;
  if (fate === 'outside') return `${id} has to enter the board first`;
  if (fate === 'held' && !held) return `${id} has to move into the section first ("Surprise Party")`;
  if (blind > 0) return `${id} is blind and may only move ("Dark Symmetry", Blindness)`;
  if (burning === view.open.turn) return `${id} burns this turn and may only move ("Weapons and Equipment", Nefasti)`;
  if (left < actions) return `${id} has ${left} of the ${actions} actions that it takes ("Actions")`;
  return undefined;
}
