/** Covering fire and covering Hand to Hand Combat, at an enemy who acts or has come into view ("Covering"). */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { inPlay, waiting, type Battle, type LegionsState, type LegionsView } from '../state.ts';
import type { Shot } from '../steps.ts';
import { declareShot, refuseShot, refuseStrike, shotChoices, shotOf, strikeChoices, strikeOf } from './declare.ts';
import { answerMutual, sidesOf } from './mutual.ts';
import { liftsFor, spend } from './points.ts';

export const cover: ActionRule<'cover'> = {
  options: (ground, view) =>
    coveringNow(ground, view).flatMap((figure) =>
      shotChoices(ground, view.open, figure, 'cover', squaresExposed(ground, view))
        .filter((fields) => refuseAtOnce(ground, view, figure, fields) === undefined)
        .map((fields) => ({ do: 'cover' as const, figure, ...fields })),
    ),
  refuse: (ground, view, action) =>
    refuseWho(ground, view, action) ?? refuseShot(ground, view.open, action.figure, 'cover', action) ?? refuseAtOnce(ground, view, action.figure, action),
  apply(ground, state, action) {
    answer(ground, state, shotOf(ground, state.open, action.figure, 'cover', counterOf(state.open, action.figure), action), action.lift);
  },
};

export const coverStrike: ActionRule<'cover-strike'> = {
  options: (ground, view) =>
    coveringNow(ground, view).flatMap((figure) =>
      strikeChoices(ground, view.open, figure, 'cover', squaresExposed(ground, view))
        .filter((fields) => refuseAtOnce(ground, view, figure, fields) === undefined)
        .map((fields) => ({ do: 'cover-strike' as const, figure, ...fields })),
    ),
  refuse: (ground, view, action) =>
    refuseWho(ground, view, action) ?? refuseStrike(ground, view.open, action.figure, 'cover', action) ?? refuseAtOnce(ground, view, action.figure, action),
  apply(ground, state, action) {
    answer(ground, state, strikeOf(ground, state.open, action.figure, 'cover', counterOf(state.open, action.figure), action), action.lift);
  },
};

/** Figures of the seat that may answer what it is asked. */
function coveringNow(ground: Ground, { open, seat, asked }: LegionsView): number[] {
  if (asked?.step === 'mutual') return [sidesOf(ground, asked).own];
  return ground.figuresOf(open, seat).filter((figure) => open.figures[figure]!.covering !== null);
}

/** Where the enemies stand who may be answered. */
function squaresExposed(ground: Ground, { open, asked }: LegionsView): number[] {
  const enemies = asked?.step === 'mutual' ? [sidesOf(ground, asked).enemy] : asked?.step === 'window' ? asked.exposed : [];
  return enemies.flatMap((enemy) => (inPlay(open.figures[enemy]!) ? [open.figures[enemy]!.at] : []));
}

function refuseWho(ground: Ground, view: LegionsView, { figure, at }: { figure: unknown; at: unknown }): string | undefined {
  if (!coveringNow(ground, view).includes(figure as number)) return 'figure: expected the number of one of your covering figures that may answer now ("Covering")';
  if (!squaresExposed(ground, view).includes(at as number)) return 'at: covering fire goes at an enemy who acts or has just come into view ("Covering")';
  return undefined;
}

/** Where both choose unseen, all dice are rolled at once: none can be spread, and a point of leadership is the first there is, so that it need not be shown. */
function refuseAtOnce(ground: Ground, { open, asked }: LegionsView, figure: number, { spread, lift }: { spread?: boolean; lift: number | null }): string | undefined {
  if (asked?.step !== 'mutual') return undefined;
  if (spread === true) return 'the dice of simultaneous covering fire are rolled at once: they cannot be spread ("Covering", "Spread-Fire")';
  if (lift !== null && lift !== liftsFor(ground, open, figure)[0]) return 'lift: in simultaneous covering fire it is null, or the first of the points that may be spent ("Covering", "Leadership")';
  return undefined;
}

function counterOf(battle: Readonly<Battle>, figure: number): number {
  const { covering } = battle.figures[figure]!;
  if (covering === null) throw new Error(`figure ${figure} does not cover`);
  return covering;
}

function answer(ground: Ground, state: LegionsState, shot: Shot, lift: number | null): void {
  if (waiting(state.open)?.step === 'mutual') {
    answerMutual(ground, state, shot);
    return;
  }
  if (lift !== null) spend(state.open, [lift]);
  declareShot(ground, state.open, shot);
}
