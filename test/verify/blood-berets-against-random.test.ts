/** A hundred fixed seeds of each mission of Blood Berets: every script stands far above chance, though on the ground all tunnels may blow up whoever looks for them. */
import { beatsChance } from '../strategies/blood-berets/beats-chance.ts';

beatsChance(100, 18);
