/**
 * Using a reserved attack: against the active enemy unit, which interrupts it, or in the own unit's activation ("Reserve Attack").
 *
 * Who answers an attack on himself attacks at the same time; any other reserve attack is carried out first, and may kill an attacker before
 * he rolls. A massed answer is at the same time if any who takes part is a target.
 */
import type { Chance } from '../../../kernel/chance.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Battle, WarView } from '../state.ts';
import { aims, refuseAim, type Aim } from './attack.ts';
import { announce, declare } from './attacks.ts';
import { isActive, isFigure } from './figures.ts';
import { isSuicidal } from './targets.ts';
import { activeSeat, blastReaches, isReply, offerAnswers, targetsIn, type Window } from './windows.ts';

export interface ReserveAttack {
  do: 'reserve-attack';
  figure: number;
  target: number;
  /** Others that a close combat area effect strikes. */
  also?: readonly number[];
  /** Figures of the unit that assist with their reserved attacks. */
  support?: readonly number[];
}

export const reserveAttack: ActionRule<ReserveAttack> = {
  options(ground, { open, asked, seat }) {
    const window = asked?.step === 'window' ? asked : null;
    if (window === null && asked?.step !== 'acting') return [];
    const options: ReserveAttack[] = [];
    for (const figure of ground.figures(open, seat)) {
      const { reserve } = open.figures[figure]!;
      if (reserve < 0 || (window === null && !isActive(ground, open, figure))) continue;
      const weapon = ground.profile(open, figure).weapons[reserve]!;
      for (const aim of aims(ground, open, figure, weapon)) {
        if (window === null || refuseInWindow(ground, open, window, figure, aim) === undefined) options.push({ do: 'reserve-attack', figure, ...aim });
      }
    }
    return options;
  },

  refuse(ground, view, { figure, target, also, support }) {
    const refusal = refuseReservist(ground, view, figure);
    if (refusal !== undefined) return refusal;
    const { open, asked } = view;
    const aimed = refuseAim(ground, open, figure, open.figures[figure]!.reserve, target, also, support);
    if (aimed !== undefined || asked?.step !== 'window') return aimed;
    return refuseInWindow(ground, open, asked, figure, { target, ...(support === undefined ? {} : { support }) });
  },

  apply(ground, { open }, { figure, target, also = [], support = [] }, chance) {
    const window = open.agenda.at(-1);
    const answers = window?.step === 'window' && isAnswer(window, figure, support);
    const mayCharge = !answers && ground.seat(open, figure) === activeSeat(ground, open);
    (answers ? answer : announce)(ground, open, { by: figure, weapon: open.figures[figure]!.reserve, target, also, support, cause: 'reserve', mayCharge }, chance);
  },
};

/** Whether a figure of the active unit has anybody to use its reserved attack on, alone. */
export function mayReserveAttack(ground: Ground, battle: Readonly<Battle>, figure: number): boolean {
  const { reserve } = battle.figures[figure]!;
  return reserve >= 0 && aims(ground, battle, figure, ground.profile(battle, figure).weapons[reserve]!).length > 0;
}

/** Why this figure may use no reserved attack now; undefined if it may. */
export function refuseReservist(ground: Ground, { open, asked, seat }: WarView, figure: unknown): string | undefined {
  if (asked?.step !== 'window' && asked?.step !== 'acting') return 'reserved attacks are for the activation of the own unit, and to interrupt the enemy ("Reserve Attack")';
  if (!isFigure(open, figure)) return `there is no figure ${String(figure)}`;
  const id = ground.id(open, figure);
  if (ground.seat(open, figure) !== seat) return `${id} is on the other side`;
  if (open.figures[figure]!.fate !== 'in-play') return `${id} is not in play`;
  if (open.figures[figure]!.reserve < 0) return `${id} has no attack on reserve ("Reserve Attack")`;
  return asked.step === 'acting' && !isActive(ground, open, figure) ? `${id} is not of the active unit ("Reserve Attack")` : undefined;
}

/** Why the attack is none for this window; undefined if it is one. */
function refuseInWindow(ground: Ground, battle: Readonly<Battle>, window: Readonly<Window>, figure: number, { target, support = [] }: Aim): string | undefined {
  if (isReply(ground, battle, window) && !isAnswer(window, figure, support)) return `only who is attacked may answer a reserve attack ("Reserve Attack")`;
  const weapon = ground.profile(battle, figure).weapons[battle.figures[figure]!.reserve]!;
  const targets = targetsIn(ground, battle, window);
  const isOfActive = isSuicidal(weapon) ? blastReaches(ground, battle, figure, weapon, targets) : targets.includes(target);
  return isOfActive ? undefined : `${ground.id(battle, target)} is not of the active unit ("Reserve Attack")`;
}

/** Whether one of those who take part is a target of the attack that the window is about. */
function isAnswer({ attack }: Readonly<Window>, figure: number, support: readonly number[]): boolean {
  return attack !== null && attack.targets.some(({ figure: target }) => target === figure || support.includes(target));
}

/** The answer is rolled together with the attack that it answers: the uppermost one that waits for its dice. */
function answer(ground: Ground, battle: Battle, declaration: Parameters<typeof declare>[2], chance: Chance): void {
  const attack = declare(ground, battle, declaration, chance);
  const depth = battle.agenda.findLastIndex(({ step }) => step === 'roll');
  const waiting = battle.agenda[depth];
  if (waiting?.step !== 'roll') throw new Error('no attack to answer');
  battle.agenda[depth] = { step: 'roll', attacks: [...waiting.attacks, attack] };
  offerAnswers(ground, battle, attack);
}
