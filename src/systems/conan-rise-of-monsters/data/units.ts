/** The ten unit cards of the starter box ("Beta Units"). */
import { unitCard } from './entries.ts';

export const UNITS = {
  'king-conan': unitCard('King Conan', { side: 'circle', type: 'commander', models: 1, characteristics: [6, 7, 0, 0, 4, 5], cost: 5, base: 1, aquilonian: true }),
  'gunderland-pikemen': unitCard('the Gunderland Pikemen', { side: 'circle', type: 'warrior', models: 5, characteristics: [6, 1, 0, 0, 1, 1], cost: 2, base: 1, aquilonian: true }),
  'poitainian-knights': unitCard('the Poitainian Knights', { side: 'circle', type: 'warrior', models: 3, characteristics: [9, 2, 0, 0, 3, 2], cost: 3, base: 1.6, aquilonian: true }),
  oliphant: unitCard('the Oliphant', { side: 'circle', type: 'monster', models: 1, characteristics: [7, 6, 0, 0, 4, 5], cost: 4, base: 2.4 }),
  'bossonian-archers': unitCard('the Bossonian Archers', { side: 'circle', type: 'warrior', models: 5, characteristics: [6, 1, 1, 18, 1, 1], cost: 2, base: 1, aquilonian: true }),
  'thoth-amon': unitCard('Thoth-Amon', { side: 'set', type: 'commander', models: 1, characteristics: [6, 4, 7, 18, 3, 5], cost: 5, base: 1, destiny: 2 }),
  'scion-of-set': unitCard('the Scion of Set', { side: 'set', type: 'monster', models: 1, characteristics: [6, 8, 0, 0, 3, 5], cost: 4, base: 2.4 }),
  'priests-of-set': unitCard('the Priests of Set', { side: 'set', type: 'warrior', models: 3, characteristics: [6, 1, 2, 18, 1, 2], cost: 3, base: 1 }),
  'stygian-skirmishers': unitCard('the Stygian Skirmishers', { side: 'set', type: 'warrior', models: 5, characteristics: [6, 1, 1, 18, 1, 1], cost: 2, base: 1 }),
  'ancestor-guard': unitCard('the Ancestor Guard', { side: 'set', type: 'warrior', models: 5, characteristics: [4, 1, 0, 0, 3, 1], cost: 2, base: 1 }),
} as const;
