/** The attack tables: every attacker against every defender in every situation, exactly, from the rows and the dice of the rules. */
import { Distribution } from '../../kernel/dice/distribution.ts';
import { memo } from '../../kernel/dice/memo.ts';
import type { AttackOdds, Odds } from '../../kernel/odds.ts';
import type { Numbers } from './book.ts';
import { diceOdds, type Duel } from './dice-odds.ts';
import { aftermathOf } from './odds/aftermath.ts';
import { diesUnrolled, notesOf } from './odds/notes.ts';
import { provisosOf } from './odds/provisos.ts';
import type { FuryQuery } from './odds/query.ts';
import { refusalsIn } from './odds/refuse.ts';
import { bonusSituation, bySituation, sceneOf, SITUATIONS, type Scene } from './odds/situations.ts';
import { NO_DICE, poolText } from './pools.ts';
import { modifiersOf, withBonuses, type Pools } from './rules/bonus-rows.ts';
import type { Attack, Unit } from './vocabulary.ts';

/** The attack tables of a book. */
export function oddsIn(book: Numbers): Odds {
  const refuse = refusalsIn(book);
  const situated = bySituation((attack, when) => partOf(attack, sceneOf(when), book));
  const aftermath = memo((attack: Attack) => memo((attacker: Unit) => aftermathOf(attack, attacker, book)));
  return {
    counts: 'hits',
    resists: 'armor',
    situations: SITUATIONS,
    refuse: (query) => refuse(query as FuryQuery),
    of(query) {
      const { attacker, attack, defender, when } = query as FuryQuery;
      const { isCertain, modifiers, provided, notes, cost } = situated(attack, when);
      const pools = isCertain ? NO_ROLL : withBonuses(modifiers, attack, attacker, defender, book);
      return {
        attackDice: poolText(pools.attack),
        armorDice: poolText(pools.armor),
        modifiers,
        provided,
        notes,
        aftermath: aftermath(attack)(attacker),
        hits: diceOdds(book).odds(pools.attack),
        wounds: isCertain ? CERTAIN : woundsIn(diceOdds(book).duel(pools.attack, pools.armor)),
        enough: 1,
        cost,
        actions: book.units[attacker].actions,
      };
    },
  };
}

const NO_ROLL: Pools = { attack: NO_DICE, armor: NO_DICE };
const CERTAIN = Distribution.always<number>(1);

/** What an attack is like whoever makes it, at whomever. */
interface Situated extends Pick<AttackOdds, 'modifiers' | 'provided' | 'notes' | 'cost'> {
  isCertain: boolean;
}

function partOf(attack: Attack, scene: Scene, book: Numbers): Situated {
  const isCertain = diesUnrolled(attack, scene);
  return {
    isCertain,
    modifiers: isCertain ? [] : modifiersOf(bonusSituation(attack, scene), book),
    provided: provisosOf(attack, scene),
    notes: notesOf(attack, scene, book),
    cost: costOf(attack, scene, book),
  };
}

const known = new WeakMap<Duel, Distribution>();

/** One wound, or none. */
function woundsIn(duel: Duel): Distribution {
  let wounds = known.get(duel);
  if (wounds === undefined) {
    const { numerator, denominator } = duel.fraction;
    known.set(duel, (wounds = Distribution.weighted([[1, numerator], [0, denominator - numerator]])));
  }
  return wounds;
}

/** Actions of one such attack ("Actions", "Aiming", "Auto Fire"). A snap shot comes out of turn. */
function costOf(attack: Attack, { aimed }: Scene, { actions }: Numbers): number {
  switch (attack) {
    case 'close':
    case 'firearm':
      return aimed ? actions.aimed : 1;
    case 'burst':
      return actions.burst;
    case 'spread':
      return actions.spread;
    case 'full-auto':
      return actions.fullAuto;
    case 'snap':
      return 0;
    case 'charge':
      return actions.sectionerCharge;
    case 'brainbuster-centre':
    case 'brainbuster-adjacent':
      return actions.brainbuster;
  }
}
