/** The floor: each scripted player beats chance in every mission. The nightly proof plays four hundred games of each. */
import { beatsChance } from './beats-chance.ts';

beatsChance(6);
