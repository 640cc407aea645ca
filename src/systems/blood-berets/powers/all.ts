/** All Dark Symmetry cards, one file each. */
import type { Power } from '../vocabulary.ts';
import { blindness } from './blindness.ts';
import type { PowerCard } from './card.ts';
import { compression } from './compression.ts';
import { darkAura } from './dark-aura.ts';
import { dimensionWarp } from './dimension-warp.ts';
import { distortSpace } from './distort-space.ts';
import { imprisonDead } from './imprison-dead.ts';
import { lanceOfPain } from './lance-of-pain.ts';
import { malfunction } from './malfunction.ts';
import { streamOfAcid } from './stream-of-acid.ts';
import { timeDeath } from './time-death.ts';

export const POWER_CARDS: Readonly<Record<Power, PowerCard>> = {
  'lance-of-pain': lanceOfPain,
  blindness,
  'dark-aura': darkAura,
  malfunction,
  compression,
  'imprison-dead': imprisonDead,
  'stream-of-acid': streamOfAcid,
  'dimension-warp': dimensionWarp,
  'distort-space': distortSpace,
  'time-death': timeDeath,
};
