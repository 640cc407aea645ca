/** What the other side has chosen in secret, drawn afresh: a bid for initiative, or what a covering figure does at the same time as its enemy. */
import type { Seat } from '../../kernel/game.ts';
import { pick, type Rng } from '../../kernel/rng.ts';
import type { Ground } from './ground.ts';
import { shotChoices, shotOf } from './rules/declare.ts';
import { leftOver } from './rules/initiative.ts';
import { firstToChoose, sidesOf } from './rules/mutual.ts';
import { copyState, noSecrets, type LegionsState, type LegionsView, type Secret } from './state.ts';
import type { Step } from './steps.ts';
import { COMMANDOS } from './vocabulary.ts';

export function imagineSecrets(ground: Ground, view: LegionsView, rng: Rng): LegionsState {
  const other = 1 - view.seat;
  const secret = noSecrets();
  secret[view.seat] = { ...view.own };
  secret[other] = guessed(ground, view, other, rng);
  return copyState({ open: view.open, secret });
}

/** Whoever was asked first has answered by now; anything that he may have chosen. */
function guessed(ground: Ground, { open, asked, seat }: LegionsView, other: Seat, rng: Rng): Secret {
  if (asked?.step === 'bid' && other === COMMANDOS && seat !== other) {
    const most = leftOver(ground, open, other).length;
    return { bid: most > 0 ? rng.below(most + 1) : null, answer: null };
  }
  if (asked?.step === 'mutual' && other === firstToChoose(open) && seat !== other) return { bid: null, answer: answerOf(ground, open, { ...asked, seat: other }, rng) };
  return { bid: null, answer: null };
}

function answerOf(ground: Ground, battle: LegionsView['open'], step: Extract<Step, { step: 'mutual' }>, rng: Rng): Secret['answer'] {
  const { own, enemy } = sidesOf(ground, step);
  const { covering } = battle.figures[own]!;
  const choices = shotChoices(ground, battle, own, 'cover', [battle.figures[enemy]!.at]).filter(({ spread, lift }) => !spread && lift === null);
  if (covering === null || choices.length === 0 || rng.below(2) === 0) return 'hold';
  return shotOf(ground, battle, own, 'cover', covering, pick(choices, rng));
}
