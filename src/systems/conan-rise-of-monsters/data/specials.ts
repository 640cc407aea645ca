/** Special abilities of the unit cards: who has which. */
import type { Special } from '../vocabulary.ts';
import type { UNITS } from './units.ts';

export const SPECIALS_OF: Readonly<Record<keyof typeof UNITS, readonly Special[]>> = {
  'king-conan': ['destined-to-wear-the-crown', 'fury', 'red-rage'],
  'gunderland-pikemen': ['phalanx', 'pikes'],
  'poitainian-knights': ['shock-unit'],
  oliphant: ['trample'],
  'bossonian-archers': ['steadfast', 'excellency-in-armor'],
  'thoth-amon': ['master-sorcerer', 'hex-magic', 'invigorate'],
  'scion-of-set': ['venomous', 'sudden-strike'],
  'priests-of-set': ['hex-magic'],
  'stygian-skirmishers': ['long-range', 'skirmisher'],
  'ancestor-guard': ['implacable'],
};
