/** Hidden things are spread over the ground: tunnel entrances, not more than one a section, then troop mines; small mines fill up to two a section ("Hiding Things..."). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Secret } from '../secret.ts';
import { SECTIONS } from '../data/sections.ts';
import type { BeretsState, BeretsView } from '../state.ts';
import type { Step } from '../steps.ts';
import type { Hidden } from '../vocabulary.ts';

type HideStep = Extract<Step, { step: 'hide' }>;

export interface Hide {
  do: 'hide';
  section: number;
}

/** Things in each section. */
const EACH = 2;

export const hide: ActionRule<Hide> = {
  options(ground, view) {
    const step = asked(view);
    return step === null ? [] : roomFor(view.secret!, kindOf(ground, step)).map((section): Hide => ({ do: 'hide', section }));
  },

  refuse(ground, view, { section }) {
    const step = asked(view);
    if (step === null) return 'nothing is to be hidden now ("Hiding Things...")';
    const kind = kindOf(ground, step);
    const sections = roomFor(view.secret!, kind);
    return sections.includes(section) ? undefined : `section: expected one of ${sections.join(', ')} for a ${kind}, found ${String(section)}: two things a section, one tunnel at most ("Hiding Things...")`;
  },

  apply(ground, { open, secret }, { section }) {
    const step = open.agenda.pop() as HideStep;
    put(secret, section, kindOf(ground, step));
    open.agenda.push({ step: 'hide', number: step.number + 1 });
  },
};

/** The last ones are all alike; what each section has shows on the display only then, so that the order tells nothing. */
export function performHide(ground: Ground, { open, secret }: BeretsState, step: HideStep): typeof WAIT | typeof DONE {
  const { tunnels, troopMines } = ground.book.objects;
  if (step.number < tunnels + troopMines) {
    const laid = laidBefore(ground, step);
    if (laid === null) return WAIT;
    for (const section of laid) put(secret, section, kindOf(ground, step));
    open.agenda.push({ step: 'hide', number: step.number + laid.length });
    return DONE;
  }
  for (let section = 0; section < SECTIONS; section++) while (secret.hidden[section]!.length < EACH) put(secret, section, 'small-mine');
  open.display = secret.hidden.map((things) => things.length);
  return DONE;
}

/** Where a layout has all of a kind; null: it says nothing of them. */
function laidBefore(ground: Ground, { number }: HideStep): readonly number[] | null {
  const { tunnels, troopMines } = ground.layout;
  return number === 0 ? tunnels : number === ground.book.objects.tunnels ? troopMines : null;
}

const kindOf = (ground: Ground, { number }: HideStep): Hidden => (number < ground.book.objects.tunnels ? 'tunnel' : 'troop-mine');

function roomFor({ hidden }: Readonly<Secret>, kind: Hidden): number[] {
  return hidden.flatMap((things, section) => (things.length < EACH && !(kind === 'tunnel' && things.includes('tunnel')) ? [section] : []));
}

function put(secret: Secret, section: number, kind: Hidden): void {
  secret.hidden[section] = [...secret.hidden[section]!, kind];
}

function asked({ asked, seat }: BeretsView): HideStep | null {
  return asked?.step === 'hide' && seat === 1 ? asked : null;
}
