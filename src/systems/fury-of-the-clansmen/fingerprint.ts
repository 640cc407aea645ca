/** The whole battle as one number, quick enough to be taken twice a decision: what a player writes to his view changes it. */
import { FINGERPRINT, folded, foldedData, foldedNumbers } from '../../kernel/fingerprint.ts';
import { FATES, WEAPONS, type Battle, type Fate, type Figure, type Tally, type Weapon } from './state.ts';

export function fingerprintOf(battle: Readonly<Battle>): number {
  const { round, clock, layout, figures, cup, first, extra, leadership, rolled, out, entered, tallies, affairs, agenda, result } = battle;
  let print = FINGERPRINT;
  for (let number = 0; number < figures.length; number++) {
    const figure = figures[number]!;
    print = folded(folded(print, motion(figure)), condition(figure));
  }
  for (const tally in tallies) {
    const [one, other] = tallies[tally as Tally];
    print = folded(folded(print, one), other);
  }
  print = folded(folded(folded(print, round), clock), extra);
  print = folded(folded(print, first ?? -1), (leadership ? 1 : 0) + (rolled ? 2 : 0));
  if (layout !== null) print = foldedNumbers(print, layout);
  print = foldedNumbers(foldedNumbers(print, cup), out);
  for (let squad = 0; squad < entered.length; squad++) print = foldedNumbers(print, entered[squad]!);
  if (affairs.kind !== 'none') print = foldedData(print, affairs);
  if (result !== null) print = foldedData(print, result);
  for (let depth = 0; depth < agenda.length; depth++) print = foldedData(print, agenda[depth]);
  return folded(print, agenda.length);
}

// Factors far enough apart that one field never looks like another. Comparing the usual words first is three times as fast as looking all of them up.
const motion = ({ at, actions, extra, steps }: Figure) => at + 1024 * actions + 16_384 * extra + 262_144 * steps;
const condition = ({ fate, weapon, alert, brainbusters }: Figure) => fateNumber(fate) + 32 * weaponNumber(weapon) + (alert ? 256 : 0) + 512 * brainbusters;

const fateNumber = (fate: Fate) => (fate === 'in-play' ? 20 : fate === 'eliminated' ? 21 : fate === 'undeployed' ? 22 : FATES.indexOf(fate));
const weaponNumber = (weapon: Weapon) => (weapon === 'ready' ? 5 : WEAPONS.indexOf(weapon));
