/** Looking at hidden things from the next square: turned, disarmed, or set off ("Revealing Objects", "Initiative Roll"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { chebyshev } from '../../../kernel/grid/squares.ts';
import type { ActionRule } from '../actions.ts';
import { changeAffairs } from '../changes.ts';
import { rollUnder } from '../dice.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { placeOf } from '../places.ts';
import type { Battle, BeretsState, BeretsView, Marker } from '../state.ts';
import type { Step } from '../steps.ts';
import { explode } from './explode.ts';
import { initiativeOf } from './gear.ts';

type LookStep = Extract<Step, { step: 'look' }>;

/** Next to several things at once, the Blood Beret player says which is looked at first. */
export interface Look {
  do: 'look';
  marker: number;
}

export const look: ActionRule<Look> = {
  options(_, view) {
    return asked(view)?.markers.map((marker): Look => ({ do: 'look', marker })) ?? [];
  },

  refuse(_, view, { marker }) {
    const step = asked(view);
    if (step === null) return 'nobody has to look at anything now ("Revealing Objects")';
    return step.markers.includes(marker) ? undefined : `marker: expected one of ${step.markers.join(', ')}, found ${String(marker)}`;
  },

  apply(ground, state, { marker }, chance) {
    const { figure, markers } = state.open.agenda.pop() as LookStep;
    const others = markers.filter((other) => other !== marker);
    if (others.length > 0) state.open.agenda.push({ step: 'look', figure, markers: others });
    lookAt(ground, state, figure, marker, chance);
  },
};

/** After a step: a roll is owed for each unknown thing and each revealed mine next to the figure. True where there are any. */
export function lookAround(ground: Ground, { open }: BeretsState, number: number): boolean {
  const figure = open.figures[number]!;
  if (open.markers.length === 0 || figure.seat !== 0 || figure.fate !== 'in-play') return false;
  const markers = open.markers.filter((marker) => owesLook(ground, open, number, marker)).map(({ id }) => id);
  if (markers.length > 0) open.agenda.push({ step: 'look', figure: number, markers });
  return markers.length > 0;
}

/** Things may be gone by now, and so may the figure. */
export function performLook(ground: Ground, state: BeretsState, { figure, markers }: LookStep, chance: Chance): typeof WAIT | typeof DONE {
  const { open } = state;
  if (open.figures[figure]!.fate !== 'in-play') return DONE;
  const left = markers.filter((id) => open.markers.some((marker) => marker.id === id));
  if (left.length > 1 && left.length === markers.length) return WAIT;
  if (left.length > 1) open.agenda.push({ step: 'look', figure, markers: left });
  else if (left.length === 1) lookAt(ground, state, figure, left[0]!, chance);
  return DONE;
}

/** Within the next square, and not a tunnel entrance that lies open already. */
function owesLook(ground: Ground, battle: Readonly<Battle>, figure: number, { at, kind }: Marker): boolean {
  return kind !== 'tunnel' && chebyshev(ground.board(battle).width, battle.figures[figure]!.at, at) <= 1;
}

function lookAt(ground: Ground, state: BeretsState, figure: number, id: number, chance: Chance): void {
  const { open, secret } = state;
  const marker = open.markers.find((each) => each.id === id)!;
  const kind = secret.kinds[id]!;
  const value = initiativeOf(ground, open, figure, 'check');
  const success = rollUnder(chance, 0, 'look', value);
  chance.tell?.({ tell: 'look', figure: ground.piece(figure).id, value, success } satisfies BeretsEvent);
  const at = placeOf(ground, open, marker.at);
  if (success && marker.kind === null) {
    open.markers = open.markers.map((each) => (each === marker ? { id, at: marker.at, kind } : each));
    chance.tell?.({ tell: 'revealed', kind, at } satisfies BeretsEvent);
    if (kind !== 'tunnel') return;
    changeAffairs(open, { tunnels: open.affairs.tunnels + 1 });
    chance.tell?.({ tell: 'tunnel', intact: true, at } satisfies BeretsEvent);
    return;
  }
  open.markers = open.markers.filter((each) => each !== marker);
  if (success) {
    if (kind === 'troop-mine') changeAffairs(open, { troopMines: open.affairs.troopMines + 1 });
    open.tallies.minesDisarmed[0] += 1;
    chance.tell?.({ tell: 'disarmed', kind, at } satisfies BeretsEvent);
  } else {
    explode(ground, state, kind, kind === 'small-mine' ? open.figures[figure]!.at : marker.at, figure, chance);
  }
}

function asked({ asked, seat }: BeretsView): LookStep | null {
  return asked?.step === 'look' && seat === 0 ? asked : null;
}
