/** Ready forces of 16, 18 and 20 points a side: the starter boxes as printed, the others invented, as the book has no lists. */
import type { ForceFile } from '../points/force-file.ts';
import type { ReadyName } from './force-names.ts';

export const READY_FORCES: Readonly<Record<ReadyName, ForceFile>> = {
  'circle-starter': {
    title: 'Circle of Iron, the starter box',
    points: 16,
    units: [{ unit: 'king-conan' }, { unit: 'gunderland-pikemen' }, { unit: 'poitainian-knights' }, { unit: 'oliphant' }, { unit: 'bossonian-archers' }],
  },
  'circle-riders': {
    title: 'Circle of Iron, riders: three units of knights and an Oliphant',
    points: 18,
    units: [{ unit: 'king-conan' }, { unit: 'poitainian-knights', count: 3 }, { unit: 'oliphant' }],
  },
  'circle-host': {
    title: 'Circle of Iron, host: ten pikemen in one unit, two units of archers, knights and an Oliphant',
    points: 20,
    units: [{ unit: 'king-conan' }, { unit: 'gunderland-pikemen', reinforced: true }, { unit: 'poitainian-knights' }, { unit: 'oliphant' }, { unit: 'bossonian-archers', count: 2 }],
  },
  'set-starter': {
    title: 'Legion of Set, the starter box',
    points: 16,
    units: [{ unit: 'thoth-amon' }, { unit: 'scion-of-set' }, { unit: 'priests-of-set' }, { unit: 'stygian-skirmishers' }, { unit: 'ancestor-guard' }],
  },
  'set-serpents': {
    title: 'Legion of Set, serpents: the starter box with ten Ancestor Guards in one unit',
    points: 18,
    units: [{ unit: 'thoth-amon' }, { unit: 'scion-of-set' }, { unit: 'ancestor-guard', reinforced: true }, { unit: 'priests-of-set' }, { unit: 'stygian-skirmishers' }],
  },
  'set-host': {
    title: 'Legion of Set, host: twenty Ancestor Guards in two units, a Scion and priests',
    points: 20,
    units: [{ unit: 'thoth-amon' }, { unit: 'ancestor-guard', reinforced: true, count: 2 }, { unit: 'scion-of-set' }, { unit: 'priests-of-set' }],
  },
};
