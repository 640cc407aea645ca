/** The attack tables of Blood Berets: every weapon worked out by hand beforehand, the book's examples, mines, powers, surprise and first aid, what cannot be, and dice that come out as the tables say. */
import { describe, expect, it } from 'vitest';
import type { System } from '../../../src/kernel/game.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { ask, oddsTable, type Answer } from '../../../src/lab/odds/index.ts';
import { BOOK, numbersOf } from '../../../src/systems/blood-berets/book.ts';
import { NOTATION } from '../../../src/systems/blood-berets/dice-notation.ts';
import { oddsIn } from '../../../src/systems/blood-berets/odds.ts';
import { ATTACKS, type Attack } from '../../../src/systems/blood-berets/odds/attacks.ts';
import { skillRoll, underRoll } from '../../../src/systems/blood-berets/dice-odds.ts';
import { CHARACTERS } from '../../../src/systems/blood-berets/vocabulary.ts';

/** Of a system, all that a question to its tables needs. */
const room = { id: 'blood-berets', units: CHARACTERS, attacks: ATTACKS, book: BOOK } as unknown as System;

type Patch = Readonly<Record<string, unknown>>;

const ADVANCED: Patch = { 'options.rules': 'advanced' };

/** "trooper intruder legionnaire aim jungle" */
function asked(words: string, patch: Patch = ADVANCED): Answer {
  const [attacker, attack, defender, ...when] = words.split(' ') as [string, Attack, string];
  return ask(room, oddsIn(numbersOf(patch)), { attacker, attack, defender, when });
}

/** The chance that anything is lost: a wound, a turn, a contest. */
const chance = (words: string, patch: Patch = ADVANCED): number => asked(words, patch).losses!.lost.atLeast(1).toNumber();

const after = (words: string, about: string, patch: Patch = ADVANCED): Record<string, Record<string, number>> => {
  const found = asked(words, patch).aftermath.find((each) => each.about.startsWith(about))!;
  return Object.fromEntries(found.rows.map(({ name, chances }) => [name, Object.fromEntries(chances.map(({ outcome, chance }) => [outcome, Number(chance.toNumber().toFixed(4))]))]));
};

// Chances of a wound, worked out beforehand from skill, armor and damage points. Basic and advanced: unhurt attacker at unhurt and wounded target, then wounded attacker likewise.
// Bonus: aimed, or in close combat from behind, advanced, unhurt attacker at unhurt and wounded target. Cover: advanced, both unhurt, -2, -4, -8, and aimed with -4.
const WOUNDS = `
trooper intruder L|.35/.455/.275/.3575|.375/.4725/.30/.375|.645/.7725|.325/.275/.175/.505
trooper intruder N|.245/.35/.1925/.275|.2775/.375/.225/.30|.5175/.645|.2425/.2075/.1375/.4075
trooper aggressor L|.21/.315/.165/.2475|.245/.3425/.20/.275|.475/.6025|.215/.185/.125/.375
trooper aggressor N|.105/.21/.0825/.165|.1475/.245/.125/.20|.3475/.475|.1325/.1175/.0875/.2775
trooper aggressor-close L|.18/.27/.135/.2025|.215/.2975/.17/.23|.31/.4075|
trooper aggressor-close N|.09/.18/.0675/.135|.1325/.215/.11/.17|.2125/.31|
sergeant hellblazer L|.26/.3575/.20/.275|.29/.38/.23/.2975|.53/.65|.25/.21/.13/.41
sergeant hellblazer N|.1625/.26/.125/.20|.20/.29/.1625/.23|.41/.53|.175/.15/.10/.32
sergeant chainripper L|.48/.60/.39/.4875|.50/.6125/.41/.50|.645/.7725|
sergeant chainripper N|.36/.48/.2925/.39|.3875/.50/.32/.41|.5175/.645|
trooper shellshocker L|.45/.54/.3375/.405|.4625/.545/.35/.41|.7625/.80|.3875/.3125/.1625/.5725
trooper shellshocker N|.36/.45/.27/.3375|.38/.4625/.29/.35|.65/.7625|.32/.26/.14/.49
trooper ironfist L|.315/.42/.2475/.33|.3425/.44/.275/.35|.4625/.575|
trooper ironfist N|.21/.315/.165/.2475|.245/.3425/.20/.275|.35/.4625|
trooper gehenna-puker L|.32/.44/.26/.3575|.35/.4625/.29/.38||.31/.27/.19
trooper gehenna-puker N|.20/.32/.1625/.26|.2375/.35/.20/.29||.2125/.1875/.1375
ranger-gunner deathlokdrum L|.42/.525/.33/.4125|.44/.5375/.35/.425|.73/.8575|.38/.32/.20/.57
ranger-gunner deathlokdrum N|.315/.42/.2475/.33|.3425/.44/.275/.35|.6025/.73|.2975/.2525/.1625/.4725
ranger-gunner burst L|.385/.49/.3025/.385|.4075/.505/.325/.40|.6875/.815|.3525/.2975/.1875/.5375
ranger-gunner burst-around L|.315/.42/.2475/.33|.3425/.44/.275/.35|.6025/.73|.2975/.2525/.1625/.4725
ranger ag-17 L|.35/.455/.275/.3575|.375/.4725/.30/.375|.645/.7725|.325/.275/.175/.505
ranger ag-17 N|.245/.35/.1925/.275|.2775/.375/.225/.30|.5175/.645|.2425/.2075/.1375/.4075
legionnaire whirlwind B|.165/.2475/.12/.18|.20/.275/.155/.2075|.40/.505|.17/.14/.08/.30
legionnaire combat-blade B|.28/.385/.22/.3025|.31/.4075/.25/.325|.425/.5375|
nepharite-1 belitshe B|.28/.385/.22/.3025|.31/.4075/.25/.325|.56/.6875|.27/.23/.15/.44
nepharite-2 belitshe B|.30/.4125/.24/.33|.33/.435/.27/.3525|.59/.725|.29/.25/.17/.47
nepharite-1 azogar B|.32/.44/.26/.3575|.35/.4625/.29/.38|.475/.6025|
nepharite-1 necrolance B|.32/.44/.26/.3575|.35/.4625/.29/.38|.475/.6025|
nepharite-1 claws-of-bohnar B|.16/.28/.13/.2275|.20/.3125/.17/.26|.305/.4325|
nepharite-1 gretchjakth B|.315/.42/.2475/.33|.3425/.44/.275/.35|.6025/.73|.2975/.2525/.1625/.4725
nepharite-1 nefasti B|.21/.315/.165/.2475|.245/.3425/.20/.275||.215/.185/.125
nepharite-1 nafai B|.21/.315/.165/.2475|.245/.3425/.20/.275||`;

const TARGETS: Readonly<Record<string, readonly string[]>> = { L: ['legionnaire'], N: ['nepharite-1', 'nepharite-2'], B: ['trooper', 'sergeant', 'medic', 'ranger'] };
const SIDES = ['', 'wounded-target', 'wounded', 'wounded wounded-target'];

const CELLS = WOUNDS.trim().split('\n').flatMap((line) => {
  const [words, ...tables] = line.split('|');
  const [attacker, attack, target] = words!.split(' ') as [string, string, string];
  return TARGETS[target]!.map((defender) => ({ words: `${attacker} ${attack} ${defender}`, attack, tables: tables.map((table) => (table === '' ? [] : table.split('/').map(Number))) }));
});

/** Close combat weapons have no cover; a Puker minds corners only. */
const coverWords = (attack: string): string[] => (attack === 'gehenna-puker' ? ['corner', 'corner', 'corner'] : attack === 'nefasti' ? ['thicket', 'jungle', 'jungle corner'] : ['thicket', 'jungle', 'jungle corner', 'aim jungle']);
const PUKER_CORNERS = [-2, -4, -8];

const said = (words: string, more: string): string => (more === '' ? words : `${words} ${more}`);

describe('every weapon', () => {
  it.each(CELLS)('$words', ({ words, attack, tables: [basic, advanced, bonus, cover] }) => {
    basic!.forEach((wounds, place) => expect(chance(said(words, SIDES[place]!), {}), `basic, ${SIDES[place]}`).toBeCloseTo(wounds, 12));
    advanced!.forEach((wounds, place) => expect(chance(said(words, SIDES[place]!)), `advanced, ${SIDES[place]}`).toBeCloseTo(wounds, 12));
    const how = cover!.length === 0 ? 'rear' : 'aim';
    bonus!.forEach((wounds, place) => expect(chance(said(said(words, how), SIDES[place]!)), `${how}, ${SIDES[place]}`).toBeCloseTo(wounds, 12));
    cover!.forEach((wounds, place) => {
      const patch = attack === 'gehenna-puker' ? { ...ADVANCED, 'hit.corner': PUKER_CORNERS[place] } : ADVANCED;
      expect(chance(said(words, coverWords(attack)[place]!), patch), coverWords(attack)[place]).toBeCloseTo(wounds, 12);
    });
  });

  it('stands in the tables but for the alimahn', () => {
    const weapons = new Set(CELLS.map(({ attack }) => attack));
    expect(ATTACKS.filter((attack) => !weapons.has(attack))).toEqual([
      'alimahn', 'small-mine', 'troop-mine', 'troop-mine-around', 'acid', 'lance-of-pain', 'blindness', 'dark-aura', 'dimension-warp', 'surprise', 'first-aid',
    ]);
  });

  it('double damage kills a Legionnaire at once and takes two of a Nepharite\'s four wounds ("Wounds")', () => {
    expect(asked('sergeant chainripper legionnaire', {}).kill).toBeCloseTo(0.48, 12);
    expect(asked('trooper intruder legionnaire', {}).kill).toBe(0);
    expect(asked('trooper intruder legionnaire wounded-target', {}).kill).toBeCloseTo(0.455, 12);
    const { enough, kill, losses } = asked('sergeant chainripper nepharite-1', {});
    expect([enough, kill, losses!.lost.atLeast(2).toNumber()]).toEqual([4, 0, expect.closeTo(0.36, 12)]);
    expect(asked('sergeant chainripper nepharite-1 wounded-target', {}).kill).toBeCloseTo(0.48, 12);
  });

  it('says what is rolled, in the notation of dice, and why', () => {
    const { attackDice, armorDice, modifiers } = asked('trooper shellshocker legionnaire aim jungle');
    expect([attackDice, armorDice]).toEqual(['14-2!', '22-21']);
    expect(modifiers).toEqual([
      { because: 'weapon', side: 'attack', dice: '-2' }, { because: 'aimed', side: 'attack', dice: '+4' }, { because: 'aimed', side: 'armor', dice: '-4' }, { because: 'jungle', side: 'attack', dice: '-4' },
    ]);
    expect(NOTATION.contest(attackDice, armorDice).win.toNumber()).toBeCloseTo(0.5725, 12);
  });

  it('sonar, cybernetic eye and the Armor card add two each ("Equipment Effects")', () => {
    expect(chance('sergeant chainripper legionnaire sonar rear')).toBeCloseTo(0.05 + (18 * 14) / 400, 12); // 16+2+2 is 19 at most; armor 22-14-2
    expect(chance('trooper intruder legionnaire cybernetic-eye')).toBeCloseTo(0.05 + (15 * 10) / 400, 12);
    expect(chance('legionnaire combat-blade trooper armor')).toBeCloseTo(0.05 + (13 * 6) / 400, 12);
  });

  it('a shot from the hip and one past a Legionnaire are four worse', () => {
    expect(chance('trooper intruder legionnaire on-the-move')).toBeCloseTo(0.275, 12);
    expect(chance('nepharite-1 belitshe trooper past-legionnaire')).toBeCloseTo(0.23, 12);
    expect(after('nepharite-1 belitshe trooper past-legionnaire', 'The Legionnaire in the way')).toEqual({ unhurt: { 'is hit': 0.5, 'is wounded': 0.25 }, wounded: { 'is hit': 0.5, 'is wounded': 0.325 } });
  });

  it('an alimahn stuns in 209 of 400, over all strengths', () => {
    const { losses, kill } = asked('nepharite-1 alimahn trooper');
    expect([losses!.of, losses!.lost.mean().toString(), kill]).toEqual(['turns', '209/400', 0]);
    expect(asked('nepharite-1 alimahn trooper', {}).losses!.lost.mean().toString()).toBe('21/40');
    expect(after('nepharite-1 alimahn trooper corner', 'By its attack strength')).toEqual({ 1: { stuns: 0.05 }, 5: { stuns: 0.05 }, 10: { stuns: 0.3 }, 15: { stuns: 0.55 }, 20: { stuns: 0.8 } });
  });
});

describe('what an attack brings about beside wounds', () => {
  it('a Blood Beret\'s weapon jams, a Legionnaire\'s explodes and wounds him in .40, wounded in .55; in close combat one stuns oneself; a Nepharite never fumbles a shot', () => {
    expect(after('trooper intruder legionnaire', 'A fumble')).toEqual({ 'each attack': { 'the weapon jams': 0.05 } });
    expect(after('legionnaire whirlwind trooper', 'A fumble')).toEqual({ 'each attack': { 'the weapon explodes': 0.05, 'and wounds him': 0.02 } });
    expect(after('legionnaire whirlwind trooper wounded', 'A fumble')['each attack']!['and wounds him']).toBe(0.0275);
    expect(after('legionnaire combat-blade trooper', 'A fumble')).toEqual({ 'each attack': { 'he stuns himself': 0.05 } });
    expect(asked('nepharite-1 belitshe trooper').aftermath.some(({ about }) => about.startsWith('A fumble'))).toBe(false);
    expect(asked('trooper intruder legionnaire', {}).aftermath.some(({ about }) => about.startsWith('A fumble'))).toBe(false);
  });

  it('three shots in a turn, the Legionnaire\'s card turned over by the first wound', () => {
    const [first, second] = [0.35, 0.455];
    const twice = first * second;
    const thrice = twice + first * (1 - second) * second + (1 - first) * first * second;
    expect(after('trooper intruder legionnaire', 'Killed within', {})).toEqual({ legionnaire: { 1: 0, 2: Number(twice.toFixed(4)), 3: Number(thrice.toFixed(4)) } });
  });

  it('by the advanced rules a fumble ends them', () => {
    const [first, second] = [0.375, 0.4725];
    const thrice = first * second + first * (1 - second - 0.05) * second + (1 - first - 0.05) * first * second;
    expect(after('trooper intruder legionnaire', 'Killed within').legionnaire![3]).toBe(Number(thrice.toFixed(4)));
    const [n1, n2] = [0.31, 0.4075];
    const five = after('nepharite-1 belitshe trooper', 'Killed within').trooper!;
    expect(Object.keys(five)).toEqual(['1', '2', '3', '4', '5']);
    expect(five[3]).toBe(Number((n1 * n2 + n1 * (1 - n2) * n2 + (1 - n1) * n1 * n2).toFixed(4)));
  });

  it('of a Nepharite the card is turned by the second wound: two Shellshocker shots at most in a turn, with four actions', () => {
    expect(after('trooper shellshocker nepharite-1', 'Killed within', { 'units.trooper.actions': 4 })).toEqual({ 'nepharite-1': { 1: 0, 2: Number((0.36 * 0.45).toFixed(4)) } });
  });
});

describe('mines and acid', () => {
  it('wound a Blood Beret in .35, .45, .35 and .50, a wounded one in .50, .60, .50 and .65', () => {
    const hazards = ['small-mine', 'troop-mine', 'troop-mine-around', 'acid'];
    expect(hazards.map((hazard) => chance(`trooper ${hazard} trooper`))).toEqual([0.35, 0.45, 0.35, 0.5]);
    expect(hazards.map((hazard) => chance(`trooper ${hazard} trooper wounded-target`))).toEqual([0.5, 0.6, 0.5, 0.65]);
    expect(asked('trooper small-mine trooper').attackDice).toBe('20');
  });

  it('are set off, looked at and found as the book says', () => {
    expect(after('trooper small-mine trooper', 'Set off')).toEqual({ '1 action': { explodes: 0.05 }, '2 actions': { explodes: 0.1 }, '3 actions': { explodes: 0.15 }, '4 actions': { explodes: 0.2 } });
    expect(after('trooper small-mine trooper', 'Looked at')).toEqual({ trooper: { turned: 0.65, explodes: 0.35 }, 'with a hyperactivator': { turned: 0.85, explodes: 0.15 } });
    expect(after('sergeant small-mine sergeant', 'Looked at').sergeant!.turned).toBe(0.75);
    expect(after('trooper small-mine trooper', 'Found')).toEqual({ 'two left': { two: 0.05, one: 0.55, none: 0.35, jams: 0.05 }, 'one left': { one: 0.6, none: 0.35, jams: 0.05 } });
  });

  it('a troop mine hits Legion figures too, who set none off', () => {
    expect(chance('legionnaire troop-mine legionnaire')).toBeCloseTo(0.55, 12);
    expect(asked('legionnaire troop-mine legionnaire').aftermath).toEqual([]);
    expect(() => asked('legionnaire small-mine legionnaire')).toThrow('Legion troops set off no mines');
    expect(() => asked('trooper troop-mine medic')).toThrow('name the same figure as attacker and defender');
  });
});

describe('dark powers', () => {
  it('Lance of Pain of 16 stuns in .295 and .225 against 13 and 15, and .155 against 17 with the helmet; Dimension Warp wounds in .225 and .175', () => {
    expect([chance('nepharite-1 lance-of-pain trooper'), chance('nepharite-1 lance-of-pain sergeant'), chance('nepharite-1 lance-of-pain trooper psychic-helmet')].map((it) => it.toFixed(3))).toEqual(['0.295', '0.225', '0.155']);
    expect([chance('nepharite-1 dimension-warp trooper'), chance('nepharite-1 dimension-warp sergeant')].map((it) => it.toFixed(3))).toEqual(['0.225', '0.175']);
    expect(asked('nepharite-1 dimension-warp trooper wounded-target').kill).toBeCloseTo(0.225, 12);
    expect(asked('nepharite-1 blindness trooper').losses!.lost.outcomes).toEqual([0, 2]);
  });

  it('a malfunction of level 3 works with 13 or less, .05 of it without a save, and .05 stuns the Nepharite ("Dark Symmetry")', () => {
    expect(after('nepharite-1 lance-of-pain trooper', 'The dark powers').malfunction).toEqual({ works: 0.65, perfect: 0.05, 'stuns itself': 0.05 });
    expect(after('nepharite-2 lance-of-pain trooper wounded', 'The dark powers').malfunction!.works).toBe(0.4);
  });

  it('a dark aura is laughed at, keeps off, cows or puts to flight; a perfect one a step more', () => {
    expect(after('nepharite-1 dark-aura trooper', 'A Blood Beret who sees')).toEqual({
      aura: { laughs: 0.05, 'keeps off': 0.6, 'does not attack': 0.3, flees: 0.05 },
      'perfect aura': { 'keeps off': 0.05, 'does not attack': 0.6, flees: 0.35 },
    });
    expect(after('nepharite-1 dark-aura trooper psychic-helmet', 'A Blood Beret who sees')).toEqual({
      aura: { laughs: 0.05, 'keeps off': 0.8, 'does not attack': 0.1, flees: 0.05 },
      'perfect aura': { 'keeps off': 0.05, 'does not attack': 0.8, flees: 0.15 },
    });
    expect(asked('nepharite-1 dark-aura trooper').losses).toBeUndefined();
  });
});

describe('surprise and first aid', () => {
  it('a Legionnaire of 9 surprises 13, 15 and 13 with a scanner in 5/16, 91/386 and 3/26', () => {
    const exactly = (words: string) => asked(words).losses!.lost.atLeast(1).toString();
    expect([exactly('legionnaire surprise trooper'), exactly('legionnaire surprise sergeant'), exactly('legionnaire surprise trooper scanner')]).toEqual(['5/16', '91/386', '3/26']);
    expect([exactly('nepharite-1 surprise trooper'), exactly('nepharite-1 surprise sergeant'), exactly('nepharite-1 surprise trooper scanner')]).toEqual(['229/382', '1/2', '5/16']);
    expect(exactly('trooper surprise legionnaire scanner')).toBe('23/26');
    expect([asked('trooper surprise legionnaire scanner').attackDice, asked('trooper surprise legionnaire scanner').armorDice]).toEqual(['d+19', 'd+9']);
  });

  it('a medic of 15 heals in .75, wounded in .60; in .05 with one action; in .05 the patient dies ("Medics")', () => {
    expect(after('medic first-aid trooper', 'First aid')).toEqual({ 'each attempt': { heals: 0.75, nothing: 0.2, 'patient dies': 0.05, 'one action': 0.05 } });
    expect(after('medic first-aid medic wounded', 'First aid')['each attempt']!.heals).toBe(0.6);
    const { kill, cost, hits } = asked('medic first-aid trooper');
    expect([kill, cost, hits.mean().toNumber()]).toEqual([0.05, 2, 0.75]);
  });
});

describe('what cannot be', () => {
  it.each([
    ['trooper chainripper legionnaire', 'trooper has no chainripper; expected intruder, aggressor, shellshocker, ironfist, gehenna-puker'],
    ['sergeant gehenna-puker legionnaire', 'sergeant has no gehenna-puker'],
    ['ranger-gunner ironfist legionnaire', 'ranger-gunner has no ironfist'],
    ['trooper intruder medic', 'both are on the same side'],
    ['trooper intruder legionnaire rear', 'rear: of account in close combat only'],
    ['sergeant chainripper legionnaire aim', 'aim: of account to missile weapons only'],
    ['trooper gehenna-puker legionnaire aim', 'aim: not with a gehenna-puker'],
    ['trooper gehenna-puker legionnaire jungle', 'jungle: of no account to a gehenna-puker'],
    ['nepharite-1 nafai trooper corner', 'a nafai flies around whatever is in its way'],
    ['trooper shellshocker legionnaire on-the-move', 'takes 2 actions'],
    ['trooper gehenna-puker legionnaire on-the-move', 'on-the-move: single shots only'],
    ['ranger-gunner burst legionnaire on-the-move', 'on-the-move: single shots only'],
    ['legionnaire whirlwind trooper past-legionnaire', 'only a Nepharite shoots past friends'],
    ['legionnaire combat-blade trooper sonar', 'equipment of Blood Berets, and legionnaire is none'],
    ['trooper intruder legionnaire psychic-helmet', 'in rolls against dark powers only'],
    ['sergeant surprise legionnaire scanner', 'scanner: sergeant has none'],
    ['trooper first-aid medic', 'trooper has no field surgery'],
    ['medic first-aid trooper wounded-target', 'the patient is wounded anyway'],
    ['legionnaire lance-of-pain trooper', 'legionnaire has no dark symmetry'],
    ['nepharite-1 lance-of-pain nepharite-2', 'on Blood Berets, not on nepharite-2'],
    ['trooper acid trooper wounded', 'nobody attacks; say wounded-target'],
    ['nepharite-1 blindness trooper wounded-target', 'of no account, initiative stays'],
  ])('%s', (words, why) => {
    expect(() => asked(words)).toThrow(why);
  });

  it('by the basic rules nobody aims, and no ground helps; what is left out is not asked about', () => {
    expect(() => asked('trooper intruder legionnaire aim', {})).toThrow('aiming: not in the basic rules ("Advanced Rules"); options.rules=advanced has it');
    expect(() => asked('trooper intruder legionnaire jungle', {})).toThrow('jungle: not in the basic rules');
    expect(() => asked('medic first-aid trooper', {})).toThrow('medic: not in the basic rules');
    expect(() => asked('nepharite-1 azogar trooper', { 'abilities.azogar': false })).toThrow('azogar: left out');
    expect(asked('trooper intruder legionnaire', {}).notes).toContain('by the basic rules; --set options.rules=advanced has perfect results, fumbles and modifications');
  });

  it('flames and grenades hit friends', () => {
    expect(chance('trooper gehenna-puker medic')).toBeGreaterThan(0);
    expect(chance('ranger-gunner burst-around trooper')).toBeGreaterThan(0);
  });
});

describe('whole tables', () => {
  const odds = oddsIn(numbersOf(ADVANCED));

  it('have every attack of everybody in every single situation, each with its words', () => {
    const { answers } = oddsTable(room, odds, { when: 'every' });
    expect(new Set(answers.map(({ attack }) => attack))).toEqual(new Set(ATTACKS));
    expect(new Set(answers.flatMap(({ when }) => when)).size).toBe(odds.situations.length);
    for (const { attack, wounds, enough, actions } of answers) {
      expect(wounds.outcomes.at(-1)!, attack).toBeLessThanOrEqual(enough);
      expect(actions).toBeGreaterThan(0);
    }
  });

  it('dice come out as they say', () => {
    const rng = stream('berets', 'odds', 0);
    const games = 4000;
    for (const [skill, resist, words] of [[14, 22 - 12, 'trooper intruder legionnaire'], [10, 24 - 10, 'nepharite-1 nefasti trooper jungle']] as const) {
      let wounds = 0;
      for (let game = 0; game < games; game++) {
        const outcome = skillRoll(skill, true).roll(rng);
        if (outcome === 0 || (outcome === 1 && underRoll(resist).roll(rng) === 0)) wounds += 1;
      }
      const owed = chance(words);
      expect(Math.abs(wounds - games * owed) / Math.sqrt(games * owed * (1 - owed))).toBeLessThan(4);
    }
  });
});
