/** The whole battle and what is chosen in secret as one number, quick enough to be taken twice a decision: what a player writes to his view changes it. */
import { FINGERPRINT, folded, foldedData, foldedNumbers } from '../../kernel/fingerprint.ts';
import { FATES, TALLIES, type Counter, type Fate, type Figure, type LegionsState, type Point } from './state.ts';

export function fingerprintOf({ open, secret }: LegionsState): number {
  const { turn, clock, first, phasing, begun, figures, active, leadership, doors, forcewalls, damage, darkness, dropped, killed, tallies, affairs, agenda, result } = open;
  let print = FINGERPRINT;
  for (let number = 0; number < figures.length; number++) {
    const figure = figures[number]!;
    print = folded(folded(print, place(figure)), condition(figure));
    if (figure.suppressing.length > 0) print = counters(print, figure.suppressing);
  }
  for (let i = 0; i < TALLIES.length; i++) {
    const [one, other] = tallies[TALLIES[i]!];
    print = folded(folded(print, one), other);
  }
  for (let point = 0; point < leadership.length; point++) print = folded(print, whereabouts(leadership[point]!));
  for (let door = 0; door < doors.length; door++) print = folded(print, doors[door]!.length);
  print = foldedNumbers(foldedNumbers(print, forcewalls), killed);
  for (let i = 0; i < darkness.length; i++) print = folded(folded(print, darkness[i]!.at), darkness[i]!.until);
  if (damage.length > 0) print = foldedData(print, damage);
  if (dropped.length > 0) print = foldedData(print, dropped);
  print = folded(folded(folded(print, turn), clock), first ?? -1);
  print = folded(folded(folded(print, phasing ?? -1), begun[0]), begun[1]);
  if (active !== null) print = foldedData(print, active);
  if (affairs.kind !== 'none') print = foldedData(print, affairs);
  if (result !== null) print = foldedData(print, result);
  print = hidden(hidden(print, secret[0]), secret[1]);
  for (let depth = 0; depth < agenda.length; depth++) print = foldedData(print, agenda[depth]);
  return folded(print, agenda.length);
}

// Factors far enough apart that one field never looks like another.
const place = ({ at, facing, kills, activated, fired }: Figure) => at + 8192 * facing + 65_536 * kills + (activated ? 1_048_576 : 0) + (fired ? 2_097_152 : 0);
const condition = ({ fate, covering, grenades }: Figure) => fateNumber(fate) + 4 * (covering === null ? 63 : covering + 31) + 256 * grenades[0] + 4096 * grenades[1] + 65_536 * grenades[2];

const fateNumber = (fate: Fate) => FATES.indexOf(fate);
const POINT_FATES: readonly Point['fate'][] = ['ready', 'spent', 'lost'];
const whereabouts = ({ origin, holder, fate }: Point) => origin + 64 * holder + 4096 * POINT_FATES.indexOf(fate);

function counters(print: number, list: readonly Counter[]): number {
  let all = print;
  for (let i = 0; i < list.length; i++) all = folded(folded(all, list[i]!.at), list[i]!.dice);
  return folded(all, list.length);
}

function hidden(print: number, { bid, answer }: LegionsState['secret'][number]): number {
  const all = folded(print, bid ?? -1);
  return answer === null ? all : foldedData(all, answer);
}
