/** Four hundred fixed seeds of Mission One: every script stands far above chance. */
import { beatsChance } from '../strategies/fury-of-the-clansmen/beats-chance.ts';

beatsChance(400);
