/** Every attack that can be named is answered or refused with a reason, and the dice of an answer mean what the notation says. */
import assert from 'node:assert/strict';
import { entriesOf } from '../../src/kernel/book.ts';
import type { Distribution } from '../../src/kernel/dice/distribution.ts';
import { UsageError } from '../../src/kernel/errors.ts';
import type { System } from '../../src/kernel/game.ts';
import type { AttackOdds, AttackQuery, DiceNotation, Odds } from '../../src/kernel/odds.ts';
import { everySituation } from '../../src/lab/odds/index.ts';
import { distinct, NAME } from './offer.ts';
import type { Subject } from './subject.ts';

export function attacksAreAnsweredOrRefused({ system }: Subject): void {
  const odds = system.odds();
  const dice = system.dice();
  distinct('situation', odds.situations.map(({ name }) => name));
  for (const { name, about, of } of odds.situations) {
    assert.match(name, NAME);
    assert.ok(about.trim() !== '' && of.trim() !== '', `situation ${name} does not say what it is about`);
  }
  const answered = new Set<string>();
  let answers = 0;
  for (const query of queriesOf(system, odds)) {
    const why = odds.refuse(query);
    if (why !== undefined) {
      assert.ok(typeof why === 'string' && why.trim() !== '' && !/undefined|NaN/.test(why), `${JSON.stringify(query)} is refused without a reason`);
      continue;
    }
    hold(query, odds.of(query), dice);
    assert.deepEqual(odds.of(query), odds.of(query), `${JSON.stringify(query)}: two answers`);
    for (const name of query.when) answered.add(name);
    answers += 1;
  }
  assert.ok(answers > 0, 'not one attack is answered');
  for (const { name } of odds.situations) assert.ok(answered.has(name), `situation ${name} is always refused`);
}

/** A variant of the book has tables too, and a bad patch gets help. */
export function oddsFollowTheBook({ system }: Subject): void {
  for (const { path, entry } of entriesOf(system.book)) {
    for (const value of entry.sweep ?? []) {
      const odds = system.odds({ [path]: value });
      const dice = system.dice({ [path]: value });
      for (const query of queriesOf(system, odds, [[]])) if (odds.refuse(query) === undefined) hold(query, odds.of(query), dice);
    }
  }
  for (const ask of [() => system.odds({ 'no.such.path': 1 }), () => system.dice({ 'no.such.path': 1 })]) assert.throws(ask, (thrown) => thrown instanceof UsageError && thrown.message.includes('no.such.path'));
}

/** The examples can be read and rolled against each other; nonsense is refused with a reason. */
export function diceAreRead({ system }: Subject): void {
  const dice = system.dice();
  const { about, counts, versus, example } = dice;
  for (const words of [about, counts, versus]) assert.ok(words.trim() !== '' && !words.includes('\n'), 'the notation is not told');
  for (const text of example) wholeFrom(0, dice.odds(text), text);
  const { win, tie, lose } = dice.contest(...example);
  assert.equal(win.plus(tie).plus(lose).toString(), '1', `${example.join(' against ')} has no certain end`);
  for (const text of ['', 'no such dice', '-1', '0.5', `${example[0]}?`, '9'.repeat(30)]) {
    for (const read of [() => dice.odds(text), () => dice.contest(text, example[1]), () => dice.contest(example[0], text)]) {
      assert.throws(read, (thrown) => thrown instanceof UsageError && thrown.message.includes(`"${text}"`), `"${text}" is read as dice, or refused without a reason`);
    }
  }
}

function hold(query: AttackQuery, { attackDice, armorDice, modifiers, provided, hits, wounds, enough, cost, actions }: AttackOdds, dice: DiceNotation): void {
  const asked = JSON.stringify(query);
  const kill = wounds.atLeast(enough);
  assert.ok(kill.toNumber() >= 0 && kill.toNumber() <= 1, `${asked}: kills with ${kill.toNumber()}`);
  for (const [name, value, least] of [['enough', enough, 1], ['cost', cost, 0], ['actions', actions, 1]] as const) {
    assert.ok(Number.isInteger(value) && value >= least, `${asked}: ${name} is ${value}`); // 0 actions: out of turn
  }
  wholeFrom(0, wounds, asked);
  wholeFrom(0, hits, asked);
  assert.deepEqual(rowsOf(dice.odds(attackDice)), rowsOf(hits), `${asked}: ${attackDice} does not show these hits`);
  assert.ok(armorDice.trim() !== '', `${asked}: armor of no dice is not named`);
  for (const { because, dice: worth } of modifiers) assert.ok(because.trim() !== '' && worth.trim() !== '', `${asked}: a modifier without words`);
  for (const words of provided) assert.ok(words.trim() !== '', `${asked}: provided that nothing`);
}

function* queriesOf({ units, attacks }: System, { situations }: Odds, sets = everySituation(situations)): Generator<AttackQuery> {
  for (const attacker of units) for (const attack of attacks) for (const defender of units) for (const when of sets) yield { attacker, attack, defender, when };
}

function wholeFrom(least: number, odds: Distribution, what: string): void {
  for (const outcome of odds.outcomes) assert.ok(Number.isInteger(outcome) && outcome >= least, `${what} may come out as ${outcome}`);
}

const rowsOf = (odds: Distribution) => odds.outcomes.map((outcome, i) => [outcome, odds.weights[i], odds.total]);
