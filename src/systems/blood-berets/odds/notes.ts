/** What an attack takes for granted, and what its figures do not say. */
import { playsAdvanced } from '../abilities.ts';
import type { Numbers } from '../book.ts';
import { SLEEPERS } from '../data/weapons.ts';
import type { Weapon } from '../vocabulary.ts';
import { isHazard, isPsychic, useOf, type Attack, type Use } from './attacks.ts';
import type { Fight } from './fight.ts';
import type { Scene } from './situations.ts';

/** Each the end of a sentence that begins "provided that". */
export function provisosOf(book: Numbers, { mine, theirs }: Fight, attack: Attack): string[] {
  const use = useOf(attack);
  if (use !== null) return ofWeapon(book, use, theirs.id);
  if (isPsychic(attack)) return [`${mine.id} sees ${theirs.id}`];
  switch (attack) {
    case 'troop-mine':
      return ['the figure stands where it explodes'];
    case 'troop-mine-around':
      return ['the figure stands next to where it explodes'];
    case 'first-aid':
      return ['the patient is the medic or next to him'];
    default:
      return [];
  }
}

function ofWeapon({ weapons }: Numbers, { weapon, close, grenade }: Use, target: string): string[] {
  const { range } = weapons[weapon];
  const within = range === 0 ? [] : [`the target is within ${range} squares`];
  if (grenade !== null) return [`the grenade lands ${grenade === 'troop' ? 'in the square of' : 'next to'} ${target}`];
  if (weapon === 'necrolance') return [`${within[0] ?? 'the target is in reach'}, and neither of them stands in a corridor one square wide`];
  if (close) return ['the target is next to the attacker'];
  if (weapon === 'shellshocker') return ['no Blood Beret is next to the target'];
  if (weapon === 'gehenna-puker') return [`the target is in a straight line of ${range} squares`];
  if (weapon === 'nafai') return [`a way of ${range} squares leads to the target`];
  return within;
}

export function notesOf(book: Numbers, { left, brings, graded }: Fight, attack: Attack, { aimed }: Scene): string[] {
  const use = useOf(attack);
  return [
    ...(brings.of === 'wounds' && attack !== 'first-aid' ? [left === 1 ? 'a kill is one wound' : `a kill is ${left} wounds${brings.many > 1 ? `, ${brings.many} of them at once` : ''}`] : []),
    ...(use !== null && brings.of === 'turns' ? ['the target is stunned for a turn'] : []),
    ...(attack === 'blindness' ? [`turns of blindness: ${book.powers.blind}`] : []),
    ...(attack === 'dimension-warp' ? ['the target is away for a turn, and comes back wounded or, if it was, not at all'] : []),
    ...(attack === 'surprise' ? ['to win is to place the figures, or to keep the other waiting; ties are rolled again ("Surprise Party")'] : []),
    ...(attack === 'first-aid' ? ['a kill is a fumble: the patient dies ("Medics")'] : []),
    ...(attack === 'acid' ? ['when it is placed, entered, and each turn that it is kept up'] : []),
    ...(use !== null && brings.of === 'wounds' ? ['above, further attacks are counted as if the card stayed as it is and nobody fumbled'] : []),
    ...(aimed ? ['taking aim costs an action first, and lasts as long as nothing else is done'] : []),
    ...(use === null ? [] : ofUse(book, use.weapon)),
    ...(graded || isHazard(attack) || attack === 'surprise' || playsAdvanced(book, false) ? [] : ['by the basic rules; --set options.rules=advanced has perfect results, fumbles and modifications']),
  ];
}

function ofUse({ gear }: Numbers, weapon: Weapon): string[] {
  return [
    ...((SLEEPERS as readonly Weapon[]).includes(weapon) ? [`it sleeps at first, a whole activation rouses it, and awake it feeds each turn on actions: ${gear.upkeep}`] : []),
    ...(weapon === 'alimahn' ? ['over all attack strengths that it may have in a turn; no armor roll'] : []),
    ...(weapon === 'nafai' ? ['once in a game; the same for each enemy that it reaches'] : []),
    ...(weapon === 'nefasti' ? [`once in so many turns: ${gear.nefasti}; whoever survives a hit can only move in the turn after`] : []),
    ...(weapon === 'gehenna-puker' ? ['the same for each figure in the line, friends too'] : []),
  ];
}
