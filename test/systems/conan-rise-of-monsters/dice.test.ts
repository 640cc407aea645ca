/** Sigil dice: what they show, what is rerolled, how players write them, and the names of rolls with what they owe. */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { numbersOf } from '../../../src/systems/conan-rise-of-monsters/book.ts';
import { sigilDice, struck, type SigilDice } from '../../../src/systems/conan-rise-of-monsters/dice-odds.ts';
import { diceNotation } from '../../../src/systems/conan-rise-of-monsters/dice-notation.ts';
import { chancesOf, rollName } from '../../../src/systems/conan-rise-of-monsters/rolls.ts';
import { scriptedRng } from '../../kernel/scripted-rng.ts';

const sigil = sigilDice(numbersOf());
const FACES = ['3/2/1', '3/1/2', '2/2/2'];
const withFaces = (faces: string): SigilDice => sigilDice(numbersOf({ 'die.faces': faces }));

/** Faces of 3/2/1 as they lie: three Swords, two Shields, the Sigil. */
const FACE = { sword: 0, shield: 3, sigil: 5 } as const;

function thrown<T>(roll: { roll: (rng: ReturnType<typeof scriptedRng>) => T }, ...faces: (keyof typeof FACE)[]): T {
  const rng = scriptedRng(faces.map((face) => FACE[face]));
  const result = roll.roll(rng);
  expect(rng.unused()).toEqual([]);
  return result;
}

describe('throws', () => {
  it('an attack counts Swords, and Sigils beside them', () => {
    expect(thrown(sigil.attack(5, false), 'sword', 'shield', 'sigil', 'sword', 'sigil')).toEqual([2, 2]);
  });

  it('dice that show a Sigil are rolled once more where a card says so, and stay then', () => {
    expect(thrown(sigil.attack(3, true), 'sigil', 'sword', 'sigil', 'sword', 'sigil')).toEqual([2, 1]);
    expect(thrown(sigil.defense(2, true), 'sigil', 'shield', 'shield')).toBe(2);
  });

  it('a defense counts Shields, morale Swords', () => {
    expect(thrown(sigil.defense(4, false), 'shield', 'shield', 'sword', 'sigil')).toBe(2);
    expect(thrown(sigil.morale(2), 'sigil', 'shield')).toBe(0);
  });
});

describe('odds', () => {
  it('with Sigils rerolled a die shows a Sword in 7 of 12 throws, a Shield in 7 of 18', () => {
    expect(sigil.attack(1, true).odds().map(([swords]) => swords).mean().toString()).toBe('7/12');
    expect(sigil.defense(1, true).odds().mean().toString()).toBe('7/18');
  });

  it('follow the faces', () => {
    expect(FACES.map((faces) => withFaces(faces).morale(1).odds().mean().toString())).toEqual(['1/2', '1/2', '1/3']);
    expect(FACES.map((faces) => withFaces(faces).defense(1, false).odds().mean().toString())).toEqual(['1/3', '1/6', '1/3']);
  });

  it('a check with two dice fails in a quarter of cases; the Guard with four in one of sixteen ("Morale Checks")', () => {
    expect(sigil.moraleChance(2)).toBe(3 / 4);
    expect(sigil.moraleChance(4)).toBe(15 / 16);
    expect(withFaces('2/2/2').moraleChance(2)).toBeCloseTo(5 / 9, 12);
  });

  it('books with the same dice share them', () => {
    expect(sigilDice(numbersOf({ 'units.oliphant.melee': 7 }))).toBe(sigil);
    expect(sigilDice(numbersOf({ 'defense.perHit': 2 }))).not.toBe(sigil);
  });
});

describe('a defense ("To Defend")', () => {
  it('two hits on the Ancestor Guard: five dice; one Shield, and one of them falls ("Combat Example")', () => {
    const blow = struck(2, 0, 'nothing');
    expect(sigil.defenseDice({ dice: 3, reroll: false }, blow)).toBe(5);
    expect(sigil.wounds(blow, 1)).toBe(1);
  });

  it('three hits on archers: four dice; two Shields, and one falls', () => {
    const blow = struck(3, 2, 'nothing');
    expect(sigil.defenseDice({ dice: 1, reroll: true }, blow)).toBe(4);
    expect(sigil.wounds(blow, 2)).toBe(1);
  });

  it('four hits on the Guard: seven dice; one Shield, and three fall', () => {
    const blow = struck(4, 0, 'nothing');
    expect(sigil.defenseDice({ dice: 3, reroll: false }, blow)).toBe(7);
    expect(sigil.wounds(blow, 1)).toBe(3);
  });

  it('a Sigil is nothing, a Sword, a die less for the defense, or a wound without dice ("Special Attacks")', () => {
    expect(struck(2, 3, 'nothing')).toEqual({ hits: 2, unstoppable: 0, poison: 0 });
    expect(struck(2, 3, 'sword')).toEqual({ hits: 5, unstoppable: 0, poison: 0 });
    expect(struck(2, 3, 'poison')).toEqual({ hits: 2, unstoppable: 0, poison: 3 });
    expect(struck(2, 3, 'unstoppable')).toEqual({ hits: 2, unstoppable: 3, poison: 0 });
    expect(sigil.defenseDice({ dice: 1, reroll: false }, struck(1, 4, 'poison'))).toBe(0);
    expect(sigil.wounds(struck(2, 3, 'unstoppable'), 5)).toBe(3);
  });

  it('what a roll owes, once the attack is known, is what it owed before it, on average', () => {
    const volley = sigil.volley({ dice: 8, reroll: false, sigils: 'poison' }, { dice: 3, reroll: false });
    const given = sigil.attack(8, false).odds().average(([swords, sigils]) => volley.given(swords, sigils));
    expect(given).toBeCloseTo(volley.expected, 12);
    expect(volley.given(0, 5)).toBe(0);
    const { expected, variance } = sigil.saving(3, 5, false);
    expect(expected).toBeCloseTo(sigil.defense(5, false).odds().map((shields) => Math.max(0, 3 - shields)).mean().toNumber(), 12);
    expect(variance).toBeCloseTo(sigil.defense(5, false).odds().map((shields) => Math.max(0, 3 - shields)).variance().toNumber(), 12);
  });
});

describe('dice as players write them', () => {
  const notation = diceNotation(numbersOf());

  it('count Swords, Shields, Sigils or both', () => {
    expect(['5', '6s', '6g', '6b', '12!'].map((dice) => notation.odds(dice).mean().toString())).toEqual(['5/2', '2', '1', '4', '7']);
  });

  it('five dice against six for initiative: .2744 win, .2256 tie; tied ones roll again until .3544 ("Initiative Phase")', () => {
    const { win, tie } = notation.contest('5', '6');
    expect([win.toNumber(), tie.toNumber()].map((chance) => chance.toFixed(4))).toEqual(['0.2744', '0.2256']);
    expect((win.toNumber() / (1 - tie.toNumber())).toFixed(4)).toBe('0.3544');
  });

  it('five dice against a Defense of three: a wound or more in 54.5 % of throws, as in the attack tables', () => {
    expect(notation.contest('5', '3s').win.toNumber()).toBeCloseTo(sigil.volley({ dice: 5, reroll: false, sigils: 'nothing' }, { dice: 3, reroll: false }).chanceOf(1), 12);
    expect(notation.contest('5', '3s').win.toNumber().toFixed(3)).toBe('0.545');
    expect(notation.contest('0', '3s').tie.toString()).toBe('1');
  });

  it('refuses what is none, saying how they are written', () => {
    for (const text of ['', 'd6', '100', '5x', '5!s', '-1', '2.5']) expect(() => notation.odds(text)).toThrow(`dice: "${text}" names no dice; expected a number from 0 to 99`);
  });
});

describe('rolls by name', () => {
  it('say what they are for, on which stream, and what they owe', () => {
    expect([rollName('attack', 5), rollName('defense', 7, true), rollName('initiative', 6)]).toEqual(['attack 5', 'defense 7!', 'initiative 6']);
    const owed = (name: string) => {
      const { kind, purpose, of } = chancesOf(name, numbersOf());
      return `${kind} on ${purpose}: ${of.mean().toString()}`;
    };
    expect(['attack 6', 'sigils 6', 'attack 12!', 'defense 6', 'morale 2', 'initiative 6'].map(owed)).toEqual([
      'attack on combat: 3', 'sigils on combat: 1', 'attack on combat: 7', 'defense on combat: 2', 'morale on combat: 1', 'initiative on initiative: 3',
    ]);
    expect(() => chancesOf('rout 3', numbersOf())).toThrow('none of attack, sigils, defense, morale, initiative');
  });

  it('come out on a stream as they owe', () => {
    const rng = stream('dice', 'combat', 0);
    let swords = 0;
    let sigils = 0;
    for (let game = 0; game < 5000; game++) {
      const [more, others] = sigil.attack(6, true).roll(rng);
      swords += more;
      sigils += others;
    }
    expect(swords / 5000).toBeCloseTo(3.5, 1);
    expect(sigils / 5000).toBeCloseTo(6 / 36, 1);
  });
});
