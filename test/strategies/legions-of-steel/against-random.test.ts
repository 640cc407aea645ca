/** The floor: each scripted player beats chance in every mission, as either side. The nightly proof plays more games of each and asks for more. */
import { beatsChance } from './beats-chance.ts';

beatsChance(3, 13);
