/** Scanning: an action to find what is hidden in the section that the figure stands in ("Using the Scanner", "Scanning Checklist"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { ActionRule } from '../actions.ts';
import { rollSkill } from '../dice.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { BeretsState } from '../state.ts';
import type { Step } from '../steps.ts';
import type { Outcome } from '../vocabulary.ts';
import { actor, refuseToAct } from './acting.ts';
import { refuseByAwe } from './aura.ts';
import { refuseTurn } from './facing.ts';
import { bears } from './gear.ts';
import { layDownAt, layDownOptions } from './lay-down.ts';
import { spend } from './spend.ts';
import { turningsOf, turnWith, type Turning } from './stances.ts';

/** With a scanner that jams, the action puts it right instead. */
export interface Scan extends Turning {
  do: 'scan';
}

const ACTION = 1;

/** Things found by each result. */
const FINDS: Readonly<Record<Outcome, number>> = { perfect: 2, successful: 1, failed: 0, fumble: 0 };

export const scan: ActionRule<Scan> = {
  options(ground, view) {
    return refuseScan(ground, view) === undefined ? turningsOf(ground, view.open, actor(view)!).map((turning): Scan => ({ do: 'scan', ...turning })) : [];
  },

  refuse: (ground, view, { after }) => refuseScan(ground, view) ?? refuseTurn(ground, view.open, actor(view)!, after),

  apply(ground, { open }, { after }, { dice, luck, tell }) {
    const { figure } = open.active!;
    const scanning = open.figures[figure]!;
    const { id } = ground.piece(figure);
    spend(ground, open, ACTION);
    turnWith(open, figure, after);
    if (scanning.scannerJams) {
      scanning.scannerJams = false;
      tell?.({ tell: 'unjam', figure: id, weapon: 'scanner', cleared: true } satisfies BeretsEvent);
      return;
    }
    const section = ground.board(open).section[scanning.at]!;
    const most = open.display[section]!;
    const gain = { perfect: Math.min(FINDS.perfect, most), successful: Math.min(FINDS.successful, most), failed: 0, fumble: 0 };
    const outcome = rollSkill(ground, { dice, luck, tell }, 0, 'scan', ground.book.objects.scanning, gain);
    const found = gain[outcome];
    open.tallies.scans[0] += 1;
    open.tallies.found[0] += found;
    tell?.({ tell: 'scan', figure: id, outcome, found } satisfies BeretsEvent);
    if (outcome === 'fumble') {
      scanning.scannerJams = true;
      tell?.({ tell: 'jammed', figure: id, weapon: 'scanner' } satisfies BeretsEvent);
    }
    if (found > 0) open.agenda.push({ step: 'scanned', section, left: found });
  },
};

function refuseScan(ground: Ground, view: Parameters<typeof actor>[0]): string | undefined {
  const refusal = ground.refuseAbility('scanners') ?? refuseToAct(ground, view, ACTION);
  if (refusal !== undefined) return refusal;
  const { open } = view;
  const figure = actor(view)!;
  const scanning = open.figures[figure]!;
  const { id } = ground.piece(figure);
  if (scanning.seat !== 0 || !bears(scanning, 'scanner')) return `${id} has no scanner ("... and Finding Them")`;
  const refusalByAwe = refuseByAwe(ground, open, figure, 'scan');
  if (refusalByAwe !== undefined || scanning.scannerJams) return refusalByAwe;
  const section = ground.board(open).section[scanning.at]!;
  return open.display[section]! > 0 ? undefined : `nothing is left to be found in section ${section} ("Using the Scanner")`;
}

/** The Legion lays down what was found, where it has a choice. */
export function performScanned(ground: Ground, state: BeretsState, step: Extract<Step, { step: 'scanned' }>, chance: Chance): typeof WAIT | typeof DONE {
  const options = layDownOptions(ground, state, step);
  if (options.length > 1) return WAIT;
  if (options.length === 0) return DONE;
  layDownAt(ground, state, step, options[0]!, chance);
  return DONE;
}
