/** A hundred fixed seeds of each mission of Blood Berets: every script stands far above chance. */
import { beatsChance } from '../strategies/blood-berets/beats-chance.ts';

beatsChance(100, 19);
