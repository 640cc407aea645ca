/** Four hundred fixed seeds of each mission of WarEngine: every script stands far above chance. */
import { beatsChance } from '../strategies/warengine/beats-chance.ts';

beatsChance(400);
