/** The attack tables: every figure and weapon against every figure, door and forcewall in every situation, exactly, from the rows and the dice of the rules. */
import { Distribution } from '../../kernel/dice/distribution.ts';
import type { Fraction } from '../../kernel/dice/fraction.ts';
import type { AttackOdds, Odds } from '../../kernel/odds.ts';
import { cardOf, type Numbers } from './book.ts';
import { diceText, hitsOf } from './dice-notation.ts';
import { aimOf, killsLeft } from './odds/aim.ts';
import { isClosed, isThrown, type Fired, type Tabled, type Thrown } from './odds/attacks.ts';
import { notesOf, notesOfGrenade, provisosOf } from './odds/notes.ts';
import { refusal } from './odds/refuse.ts';
import { sceneOf, SITUATIONS, type Scene } from './odds/situations.ts';
import { spreadOf } from './odds/spread.ts';
import { crushedIn, scatterOf, throwsOf } from './odds/throws.ts';
import { pulseNeedAt } from './rules/burst.ts';
import { HOPELESS } from './rules/need.ts';
import { shotBecause } from './rules/modifiers.ts';
import type { Target, Unit } from './vocabulary.ts';

/** The attack tables of a book. */
export function oddsIn(book: Numbers): Odds {
  return {
    counts: 'hits',
    resists: 'resistance',
    situations: SITUATIONS,
    refuse: ({ attacker, attack, defender, when }) => refusal(book, attacker as Target, attack as Tabled, defender as Target, when),
    of({ attacker, attack, defender, when }) {
      const kind = attack as Tabled;
      const scene = sceneOf(when);
      return isThrown(kind) ? ofGrenade(book, attacker as Unit, kind, defender as Unit, scene) : ofDice(book, attacker as Unit, kind, defender as Target, scene);
    },
  };
}

/** Nothing is rolled against an attack. */
const NO_DICE = 'none';
const ONE_ACTION = { cost: 1, actions: 1 };
const OUT_OF_TURN = { cost: 0, actions: 1 };

function ofDice(book: Numbers, attacker: Unit, attack: Fired, target: Target, scene: Scene): AttackOdds {
  const aim = aimOf(book, attacker, attack, target, scene);
  const { dice, need, rolled: { occasion, hands }, circumstances } = aim;
  const hits = hitsOf(dice, need);
  const enough = killsLeft(book, target, scene);
  const mayBeSpread = book.abilities['spread-fire'] && !hands && !isClosed(target) && (occasion === 'fire' || occasion === 'cover' || occasion === 'order');
  return {
    attackDice: diceText(dice, need),
    armorDice: NO_DICE,
    modifiers: shotBecause(book, circumstances),
    provided: provisosOf(aim),
    notes: notesOf(book, attack, target, scene, aim),
    aftermath: mayBeSpread ? spreadOf(dice, need, enough) : [],
    hits,
    wounds: hits,
    ...lossesOf(hits, enough),
    enough,
    ...(occasion === 'fire' ? ONE_ACTION : OUT_OF_TURN),
  };
}

/** Where one kill is not the end. */
const lossesOf = (kills: Distribution, enough: number): Pick<AttackOdds, 'losses'> => (enough > 1 ? { losses: { of: 'kills', lost: kills.map((many) => Math.min(many, enough)) } } : {});

function ofGrenade(book: Numbers, attacker: Unit, attack: Thrown, target: Unit, scene: Scene): AttackOdds {
  const { dice, odds } = effectOf(book, attack, target, scene);
  const kills = killsLeft(book, target, scene);
  const enough = attack === 'k-pulse' ? kills : 1;
  return {
    attackDice: dice,
    armorDice: NO_DICE,
    modifiers: attack === 'k-pulse' ? pulseModifiers(book, target) : [],
    provided: [],
    notes: notesOfGrenade(attack, attacker, scene),
    aftermath: scene.burst === 0 ? [throwsOf(book, attacker, attack, target, scene), scatterOf(scene.room)] : [],
    hits: odds,
    wounds: odds,
    ...lossesOf(odds, enough),
    enough,
    ...ONE_ACTION,
  };
}

/** What a grenade does to a figure once it is there. */
function effectOf(book: Numbers, attack: Thrown, target: Unit, { burst, room }: Scene): { dice: string; odds: Distribution } {
  switch (attack) {
    case 'k-pulse': {
      const need = pulseNeedAt(book, burst, cardOf(book, target)) ?? HOPELESS;
      return { dice: diceText(1, need), odds: hitsOf(1, need) };
    }
    case 'forcewall-push':
      return { dice: crushedIn(room).toString(), odds: onceIn(crushedIn(room)) };
    case 'nachtmacher':
      return { dice: NO_DICE, odds: Distribution.always<number>(0) };
  }
}

const onceIn = ({ numerator, denominator }: Fraction): Distribution => Distribution.weighted([[1, numerator], [0, denominator - numerator]]);

function pulseModifiers(book: Numbers, target: Unit): AttackOdds['modifiers'] {
  const { modifier, pulse } = cardOf(book, target);
  const sum = modifier + pulse;
  return sum === 0 ? [] : [{ because: `target: ${target}`, side: 'attack', dice: `${sum > 0 ? '+' : ''}${sum}` }];
}
