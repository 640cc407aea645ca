/** The floor: each scripted player beats chance in every mission. The nightly proof plays four hundred games of each and asks for more. */
import { beatsChance } from './beats-chance.ts';

beatsChance(20, 17);
