/** Four hundred fixed seeds of each mission of Conan: every script stands far above chance. */
import { beatsChance } from '../strategies/conan-rise-of-monsters/beats-chance.ts';

beatsChance(400, 19);
