/** First aid: the medic turns the card of a wounded Blood Beret back ("Medics", "Field Surgery Checklist"). */
import type { ActionRule } from '../actions.ts';
import { rollSkill } from '../dice.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { BeretsView } from '../state.ts';
import { actor, refuseToAct } from './acting.ts';
import { refuseByAwe } from './aura.ts';
import { die } from './death.ts';
import { refuseTurn } from './facing.ts';
import { bears } from './gear.ts';
import { spend } from './spend.ts';
import { turningsOf, turnWith, type Turning } from './stances.ts';

/** Of somebody next to the medic, or of himself. */
export interface Treat extends Turning {
  do: 'treat';
  patient: number;
}

export const treat: ActionRule<Treat> = {
  options(ground, view) {
    if (refuseMedic(ground, view) !== undefined) return [];
    const turnings = turningsOf(ground, view.open, actor(view)!);
    return view.open.figures.flatMap((_, patient) => (refusePatient(ground, view, patient) === undefined ? turnings.map((turning): Treat => ({ do: 'treat', patient, ...turning })) : []));
  },

  refuse(ground, view, { patient, after }) {
    return refuseMedic(ground, view) ?? refusePatient(ground, view, patient) ?? refuseTurn(ground, view.open, actor(view)!, after);
  },

  apply(ground, state, { patient, after }, chance) {
    const { open } = state;
    const { figure } = open.active!;
    const treated = open.figures[patient]!;
    // A fumble costs what a dead patient had left.
    const gain = { perfect: 1, successful: 1, failed: 0, fumble: -1 };
    const outcome = rollSkill(ground, chance, 0, 'surgery', ground.card(open, figure).surgery, gain);
    const { medic, perfectMedic } = ground.book.gear;
    spend(ground, open, outcome === 'perfect' ? perfectMedic : medic);
    turnWith(open, figure, after);
    chance.tell?.({ tell: 'treated', medic: ground.piece(figure).id, patient: ground.piece(patient).id, outcome } satisfies BeretsEvent);
    if (outcome === 'perfect' || outcome === 'successful') {
      treated.wounds = 0;
      open.tallies.treated[0] += 1;
    } else if (outcome === 'fumble') {
      die(ground, state, patient, chance);
    }
  },
};

function refuseMedic(ground: Ground, view: BeretsView): string | undefined {
  const refusal = ground.refuseAbility('medic') ?? refuseToAct(ground, view, ground.book.gear.medic);
  if (refusal !== undefined) return refusal;
  const figure = actor(view)!;
  const medic = view.open.figures[figure]!;
  if (medic.seat !== 0 || !bears(medic, 'medikit')) return `${ground.piece(figure).id} has no medikit ("Medics")`;
  return refuseByAwe(ground, view.open, figure, 'treat');
}

function refusePatient(ground: Ground, view: BeretsView, number: number): string | undefined {
  const { open } = view;
  const patient = open.figures[number];
  if (patient?.seat !== 0 || patient.fate !== 'in-play') return `patient: expected the number of a Blood Beret on the board, found ${String(number)}`;
  const { id } = ground.piece(number);
  if (!ground.isWounded(open, number)) return `${id} is not wounded ("Medics")`;
  const medic = actor(view)!;
  if (number === medic || ground.board(open).adjacent(patient.at, open.figures[medic]!.at)) return undefined;
  return `${id} is not next to ${ground.piece(medic).id} ("Medics")`;
}
