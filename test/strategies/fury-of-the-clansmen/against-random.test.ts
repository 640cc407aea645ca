/** The floor: each scripted player beats chance on either side of Mission One. The nightly proof plays four hundred games. */
import { beatsChance } from './beats-chance.ts';

beatsChance(40);
