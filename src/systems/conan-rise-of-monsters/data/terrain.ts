/** What each kind of terrain does ("Sample Terrain Types"): a designer may mark other effects, as the book lets players do. */
import { assumed, printed, yesNo, type Entry } from '../../../kernel/book.ts';
import { EFFECTS, type Effect, type Terrain } from '../vocabulary.ts';

const SAMPLES: Readonly<Record<Exclude<Terrain, 'rocks'>, readonly Effect[]>> = {
  rough: ['difficult'],
  'light-woods': ['lightCover', 'difficult'],
  'heavy-woods': ['blocksSight', 'heavyCover', 'difficult'],
  swamp: ['difficult', 'hazardous'],
  hill: ['blocksSight', 'height'],
  ruins: ['heavyCover', 'difficult'],
};

type Effects = Readonly<Record<Effect, Entry<boolean>>>;

const effects = (has: readonly Effect[], entry: (yes: boolean) => Entry<boolean>): Effects =>
  Object.fromEntries(EFFECTS.map((effect) => [effect, entry(has.includes(effect))])) as Effects;

export const TERRAIN = {
  ...(Object.fromEntries(Object.entries(SAMPLES).map(([kind, has]) => [kind, effects(has, (yes) => printed(yesNo, yes, '"Sample Terrain Types"'))])) as Readonly<Record<keyof typeof SAMPLES, Effects>>),
  rocks: effects(['blocksSight', 'impassable'], (yes) => assumed(yesNo, yes, 'the book names impassable ground ("Terrain Effects") but has no sample of it')),
};
