/** Two hundred fixed seeds of each mission of Legions of Steel and each side: every script stands far above chance. */
import { beatsChance } from '../strategies/legions-of-steel/beats-chance.ts';

beatsChance(200, 18.5);
