/** All Fate Cards of the sample decks, by name. */
import type { Card } from '../vocabulary.ts';
import { ambush } from './ambush.ts';
import { belsHand } from './bels-hand.ts';
import { blackLotus } from './black-lotus.ts';
import { byBabd } from './by-babd.ts';
import type { FateCard } from './card.ts';
import { cimmerianToughness } from './cimmerian-toughness.ts';
import { curse } from './curse.ts';
import { eyeForAnEye } from './eye-for-an-eye.ts';
import { firstStrike } from './first-strike.ts';
import { godsOfYag } from './gods-of-yag.ts';
import { kingOfThieves } from './king-of-thieves.ts';
import { lemurianSorcery } from './lemurian-sorcery.ts';
import { newLife } from './new-life.ts';
import { noEscape } from './no-escape.ts';
import { notYourTime } from './not-your-time.ts';
import { phantasm } from './phantasm.ts';
import { poison } from './poison.ts';
import { setsKiss } from './sets-kiss.ts';
import { theGodsAreWithUs } from './the-gods-are-with-us.ts';

export const CARD_RULES: Readonly<Record<Card, FateCard>> = {
  ambush,
  'bels-hand': belsHand,
  'by-babd': byBabd,
  'no-escape': noEscape,
  'king-of-thieves': kingOfThieves,
  'cimmerian-toughness': cimmerianToughness,
  'the-gods-are-with-us': theGodsAreWithUs,
  'eye-for-an-eye': eyeForAnEye,
  'first-strike': firstStrike,
  'black-lotus': blackLotus,
  curse,
  phantasm,
  'not-your-time': notYourTime,
  'new-life': newLife,
  'gods-of-yag': godsOfYag,
  'sets-kiss': setsKiss,
  poison,
  'lemurian-sorcery': lemurianSorcery,
};
