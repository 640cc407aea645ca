/** The attack tables of Conan: Rise of Monsters: every pair of the starter boxes worked out by another program, the book's examples, what cannot be, and dice that come out as the tables say. */
import { describe, expect, it } from 'vitest';
import type { System } from '../../../src/kernel/game.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { ask, type Answer } from '../../../src/lab/odds/index.ts';
import { BOOK, cardOf, numbersOf, UNIT_CARDS } from '../../../src/systems/conan-rise-of-monsters/book.ts';
import { sigilDice, struck } from '../../../src/systems/conan-rise-of-monsters/dice-odds.ts';
import { oddsIn } from '../../../src/systems/conan-rise-of-monsters/odds.ts';
import { strikesBack } from '../../../src/systems/conan-rise-of-monsters/odds/aftermath.ts';
import { ATTACKS, type Attack } from '../../../src/systems/conan-rise-of-monsters/odds/attacks.ts';
import { fightOf } from '../../../src/systems/conan-rise-of-monsters/odds/fight.ts';
import { sceneOf } from '../../../src/systems/conan-rise-of-monsters/odds/situations.ts';

/** Of a system, all that a question to its tables needs. */
const room = { id: 'conan-rise-of-monsters', units: UNIT_CARDS, attacks: ATTACKS, book: BOOK } as unknown as System;

const SHORT: Readonly<Record<string, string>> = {
  Conan: 'king-conan', Pikemen: 'gunderland-pikemen', Knights: 'poitainian-knights', Oliphant: 'oliphant', Archers: 'bossonian-archers',
  Thoth: 'thoth-amon', Scion: 'scion-of-set', Priests: 'priests-of-set', Skirmishers: 'stygian-skirmishers', Skirm: 'stygian-skirmishers', Guard: 'ancestor-guard',
};

type Patch = Readonly<Record<string, unknown>>;

/** "Archers ranged Guard far moved" */
function asked(words: string, patch: Patch = {}): Answer {
  const [attacker, attack, defender, ...when] = words.split(' ') as [string, string, string];
  return ask(room, oddsIn(numbersOf(patch)), { attacker: SHORT[attacker] ?? attacker, attack, defender: SHORT[defender] ?? defender, when });
}

const dice = (words: string, patch: Patch = {}): string => {
  const { attackDice, armorDice } = asked(words, patch);
  return `${attackDice} against ${armorDice}`;
};

const FACES = ['3/2/1', '3/1/2', '2/2/2'];
/** The King's own Crown is left out of the tables below. */
const withFaces = (faces: string): Patch => ({ 'die.faces': faces, 'options.crownOnHimself': false });

const meanWounds = (words: string, patch: Patch): number => asked(words, patch).wounds.mean().toNumber();

// Mean wounds with the faces 3/2/1; 3/1/2; 2/2/2, then with 3/2/1 the chances to remove 1, 2, ... models. Worked out beforehand by a program that shares nothing with this one.

const CIRCLE_ATTACKS = `
attack|Thoth=Scion|Priests|Skirmishers|Guard
Conan-charge|2.5385;4.50;1.77:.116|3.1706;4.83;2.35:.862,.408,.065|3.1706;4.83;2.35:.965,.862,.661,.408,.192|2.5385;4.50;1.77:.886,.722,.496,.274,.116
Conan-melee|1.8061;3.39;1.25:.033|2.3995;3.72;1.77:.736,.208,.011|2.3995;3.72;1.77:.921,.736,.460,.208,.063|1.8061;3.39;1.25:.788,.555,.304,.121,.033
Pikemen=Archers-charge|1.4639;2.44;.84:.017|2.0195;2.75;1.28:.634,.131,.005|2.0195;2.75;1.28:.873,.634,.344,.131,.032|1.4639;2.44;.84:.708,.449,.215,.073,.017
Pikemen=Archers-melee|.9081;1.64;.52:.001|1.3772;1.93;.87:.429,.032,.000|1.3772;1.93;.87:.759,.429,.155,.032,.003|.9081;1.64;.52:.545,.263,.083,.015,.001
Archers-ranged|.9081;1.64;.52:.001|1.3772;1.93;.87:.429,.032,.000|1.2017;1.74;.64:.700,.362,.117,.021,.002|.9081;1.64;.52:.545,.263,.083,.015,.001
Knights-charge|2.1681;3.95;1.50:.067|2.7843;4.28;2.06:.808,.306,.031|2.7843;4.28;2.06:.948,.808,.567,.306,.119|2.1681;3.95;1.50:.843,.645,.401,.192,.067
Knights=Oliphant-melee|1.1780;2.03;.68:.006|1.6959;2.34;1.07:.539,.073,.001|1.6959;2.34;1.07:.824,.539,.246,.073,.012|1.1780;2.03;.68:.633,.357,.143,.038,.006
Oliphant-charge|3.0954;5.51;3.68:.181|3.6797;5.84;4.16:.932,.547,.108|3.6797;5.84;4.16:.989,.932,.785,.547,.291|3.0954;5.51;3.68:.966,.848,.638,.389,.181`;

const SET_ATTACKS = `
attack|Conan|Pikemen|Knights|Oliphant|Archers
Thoth-charge|.7241;1.55;.27:.002|.8422;1.38;.51:.550,.232,.055,.005,.000|1.1780;2.03;.68:.357,.038,.000|.9669;1.89;.53:.004|1.4881;2.12;.80:.773,.465,.192,.050,.008
Thoth-melee|.3659;.89;.13:.000|.8422;1.38;.51:.550,.232,.055,.005,.000|.6589;1.25;.39:.173,.004,.000|.5109;1.13;.29:.000|.9238;1.36;.49:.608,.253,.057,.005,.000
Thoth-ranged|1.1961;2.76;.56:.012|2.3995;3.72;1.77:.921,.736,.460,.208,.063|1.8061;3.39;1.25:.555,.121,.005|1.5436;3.23;1.03:.024|2.1243;3.41;1.35:.885,.663,.377,.152,.041
Scion-charge|2.1972;3.74;1.58:.068|2.4486;3.43;1.93:.938,.760,.469,.206,.062|2.8973;4.21;2.29:.823,.334,.044|2.5814;4.05;2.00:.109|3.3013;4.35;2.62:.988,.920,.721,.425,.180
Scion-melee|1.5225;2.81;1.01:.018|2.4486;3.43;1.93:.938,.760,.469,.206,.062|2.1383;3.27;1.66:.664,.158,.008|1.8453;3.11;1.39:.033|2.5604;3.43;2.00:.965,.810,.503,.212,.059
Priests-charge|.5328;1.21;.20:.000|.5802;.99;.36:.432,.132,.016,.000,.000|.9081;1.64;.52:.263,.015,.000|.7264;1.50;.40:.001|1.2017;1.74;.64:.700,.362,.117,.021,.002
Priests-melee|.2268;.60;.08:.000|.5802;.99;.36:.432,.132,.016,.000,.000|.4362;.88;.26:.093,.000,.000|.3256;.78;.19:.000|.6580;1.00;.35:.493,.147,.017,.000,.000
Priests-ranged|.9253;2.26;.43:.004|2.0174;3.17;1.48:.882,.644,.343,.121,.025|1.4561;2.84;1.00:.452,.065,.001|1.2174;2.68;.81:.008|1.7776;2.89;1.12:.837,.566,.272,.086,.016
Skirm=Guard-charge|.9365;1.91;.35:.006|1.1244;1.78;.68:.649,.338,.114,.022,.002|1.4639;2.44;.84:.449,.073,.002|1.2279;2.29;.67:.012|1.7803;2.51;.96:.829,.559,.275,.094,.021
Skirm=Guard-melee|.5328;1.21;.20:.000|1.1244;1.78;.68:.649,.338,.114,.022,.002|.9081;1.64;.52:.263,.015,.000|.7264;1.50;.40:.001|1.2017;1.74;.64:.700,.362,.117,.021,.002
Skirm-ranged|.5328;1.21;.20:.000|1.3772;1.93;.87:.759,.429,.155,.032,.003|.9081;1.64;.52:.263,.015,.000|.7264;1.50;.40:.001|1.2017;1.74;.64:.700,.362,.117,.021,.002`;

interface Cell {
  words: string;
  means: number[];
  removed: number[];
}

function cellsOf(text: string): Cell[] {
  const [head, ...rows] = text.trim().split('\n').map((line) => line.split('|'));
  return rows.flatMap(([row, ...cells]) => {
    const [attackers, attack] = row!.split('-');
    return cells.flatMap((cell, column) => {
      const [means, removed] = cell.split(':').map((part) => part.split(/[;,]/).map(Number));
      return attackers!.split('=').flatMap((attacker) => head![column + 1]!.split('=').map((defender) => ({ words: `${attacker} ${attack} ${defender}`, means: means!, removed: removed! })));
    });
  });
}

describe('every pair of the starter boxes', () => {
  const cells = [...cellsOf(CIRCLE_ATTACKS), ...cellsOf(SET_ATTACKS)];

  it('stands in the tables, by every attack that it has', () => {
    const charges = 25 * 2;
    const melees = 25 * 2;
    const shots = 5 + 3 * 5;
    expect(new Set(cells.map(({ words }) => words)).size).toBe(charges + melees + shots);
  });

  it.each(FACES.map((faces, index) => ({ faces, index })))('wounds on average with the faces $faces', ({ faces, index }) => {
    for (const { words, means } of cells) expect(meanWounds(words, withFaces(faces)), words).toBeCloseTo(means[index]!, index === 0 ? 3.99 : 1.99);
  });

  it('models removed, with the faces 3/2/1', () => {
    for (const { words, removed } of cells) {
      const { losses, wounds, enough } = asked(words, withFaces('3/2/1'));
      removed.forEach((chance, index) => {
        const models = losses!.of === 'models' ? losses!.lost.atLeast(index + 1) : wounds.atLeast(enough);
        expect(models.toNumber(), `${words}, ${index + 1} removed`).toBeCloseTo(chance, 2.99);
      });
    }
  });
});

describe('single cases, mean wounds with the faces 3/2/1; 3/1/2; 2/2/2', () => {
  const cases: [story: string, words: string, means: number[], patch?: Patch][] = [
    ['without Trample', 'Oliphant charge Guard', [1.762, 2.847, 1.0137], { 'abilities.trample': false }],
    ['without Venomous', 'Scion melee Oliphant', [1.5053, 2.6905, 0.8255], { 'abilities.venomous': false }],
    ['By Babd: Sigils are Swords', 'Archers ranged Guard by-babd', [1.3504, 2.9766, 1.3504]],
    ['Poison: a die less for each Sigil', 'Skirmishers ranged Knights poison', [1.0729, 1.8655, 0.7792]],
    ['light cover', 'Skirmishers ranged Archers light-cover', [0.9294, 1.5513, 0.4369]],
    ['heavy cover', 'Skirmishers ranged Archers heavy-cover', [0.7082, 1.3756, 0.2938]],
    ['both', 'Skirmishers ranged Archers both-covers', [0.5328, 1.2144, 0.1953]],
    ['moved and far: three dice', 'Archers ranged Guard moved far', [0.4362, 0.8841, 0.2609]],
    ['two tokens: seven dice', 'Archers ranged Guard destiny-2', [1.4639, 2.4383, 0.8407]],
    ['the target adds two tokens as well', 'Archers ranged Guard destiny-2 target-destiny-2', [1.0206, 2.1402, 0.5344]],
    ['hazardous ground, Pikes count', 'Pikemen hazard Pikemen', [0.5802, 0.9946, 0.3585]],
    ['hazardous ground', 'Priests hazard Priests', [0.7654, 1.1164, 0.4902]],
  ];

  it.each(cases)('%s: %s', (_, words, means, patch = {}) => {
    FACES.forEach((faces, index) => expect(meanWounds(words, { ...withFaces(faces), ...patch })).toBeCloseTo(means[index]!, 3.99));
  });

  it('three Knights charge five Guards: what strikes back, at once and after First Strike, morale first', () => {
    const means = { '': [0.9081, 1.6377, 0.5248], 'first-strike': [0.4392, 0.3422, 0.3308] };
    for (const [card, expected] of Object.entries(means)) {
      FACES.forEach((faces, index) => {
        const book = numbersOf(withFaces(faces));
        const scene = sceneOf(card === '' ? [] : [card]);
        const back = strikesBack(book, fightOf(book, 'poitainian-knights', 'charge', 'ancestor-guard', scene), 'charge', scene)!;
        expect(back.mean().toNumber()).toBeCloseTo(expected[index]!, 3.99);
      });
    }
  });

  it('friends in melee with the target suffer a wound for each Sigil that stays', () => {
    const onFriends = (words: string, faces: string): number => {
      const [row] = asked(words, withFaces(faces)).aftermath.find(({ about }) => about.startsWith('Friends'))!.rows;
      return row!.chances[0]!.chance.toNumber();
    };
    FACES.forEach((faces, index) => {
      const blank = [1 / 6, 2 / 6, 2 / 6][index]!;
      expect(onFriends('Archers ranged Guard', faces)).toBeCloseTo(1 - (1 - blank) ** 5, 12);
      expect(onFriends('Priests ranged Knights', faces)).toBeCloseTo(1 - (1 - blank * blank) ** 6, 12);
    });
  });

  it('morale fails with two dice in a quarter of all checks; Steadfast rolls three, Implacable four', () => {
    const flees = (words: string, faces: string): number => {
      const [row] = asked(words, withFaces(faces)).aftermath.find(({ about }) => about.startsWith('Morale'))!.rows;
      return row!.chances[1]!.chance.over(row!.chances[0]!.chance).toNumber();
    };
    expect(FACES.map((faces) => flees('Knights charge Skirmishers', faces))).toEqual([1 / 4, 1 / 4, 4 / 9]);
    expect(flees('Skirmishers charge Archers', '3/2/1')).toBe(1 / 8);
    expect(flees('Knights charge Guard', '3/2/1')).toBe(1 / 16);
  });
});

// Chances that the unit of the Circle is left alone: where it charges, where it is charged. Worked out beforehand by the same other program.

const DUELS = `
duel|Thoth|Scion|Priests|Skirmishers|Guard
Conan|.98/.95|.64/.46|1/1|1/.98|.99/.97
Pikemen|.29/.22|.08/.04|.84/.79|.71/.62|.44/.34
Knights|.73/.53|.29/.11|.99/.94|.95/.84|.85/.66
Oliphant|.89/.71|.47/.16|.99/.95|.97/.87|.95/.78
Archers|.26/.13|.08/.02|.81/.63|.69/.48|.40/.22`;

describe('a melee fought to the end', () => {
  const leftAlone = (words: string, unit: string): number => {
    const { aftermath } = asked(words, withFaces('3/2/1'));
    return aftermath.find(({ about }) => about.startsWith('Fought to the end'))!.rows[0]!.chances.find(({ outcome }) => outcome === SHORT[unit])!.chance.toNumber();
  };

  it('ends as another program has it, whoever charges', () => {
    const [head, ...rows] = DUELS.trim().split('\n').map((line) => line.split('|'));
    for (const [circle, ...cells] of rows) {
      cells.forEach((cell, column) => {
        const set = head![column + 1]!;
        const [charging, charged] = cell.split('/').map(Number) as [number, number];
        expect(Math.abs(leftAlone(`${circle} charge ${set}`, circle!) - charging), `${circle} charges ${set}`).toBeLessThan(0.0056);
        expect(Math.abs(leftAlone(`${set} charge ${circle}`, circle!) - charged), `${set} charges ${circle}`).toBeLessThan(0.0056);
      });
    }
  });

  it('has one end, and is told of whole units only, nothing being added for a single bout', () => {
    const ends = (words: string) => asked(words).aftermath.find(({ about }) => about.startsWith('Fought to the end'));
    expect(ends('Knights melee Guard reinforced-target')!.rows[0]!.chances.reduce((sum, { chance }) => sum + chance.toNumber(), 0)).toBeCloseTo(1, 9);
    for (const words of ['Knights melee Guard models-2', 'Knights melee Guard destiny-1', 'Knights charge Guard first-strike', 'Archers ranged Guard', 'Knights melee Guard fleeing-target']) expect(ends(words)).toBeUndefined();
  });
});

describe('worked cases of the book', () => {
  it('five archers shoot at the Ancestor Guard: five dice against three and one for each hit ("Combat Example")', () => {
    expect(dice('Archers ranged Guard')).toBe('5 against 3s');
    expect(asked('Archers ranged Guard').modifiers).toEqual([{ because: 'each hit', side: 'armor', dice: '+1' }]);
  });

  it('three models with a Ranged Attack of two: six dice ("Ranged Attacks"); Hex Magic rerolls Sigils', () => {
    expect(dice('Priests ranged Archers')).toBe('6! against 1s!');
  });

  it('three engaged pikemen: three dice ("Gather Melee Attack Dice")', () => {
    expect(dice('Pikemen melee Guard models-3')).toBe('3 against 3s');
  });

  it('four archers and two tokens: six dice ("Combat Example")', () => {
    expect(dice('Archers melee Guard models-4 destiny-2')).toBe('6 against 3s');
  });

  it('cover does not count in melee, as the rules have it, unless an option says so, as the combat example does', () => {
    expect(() => asked('Archers melee Guard heavy-cover')).toThrow('cover counts against ranged attacks only ("Terrain Effects"); options.coverInMelee lets it count');
    expect(dice('Archers melee Guard light-cover', { 'options.coverInMelee': true })).toBe('5 against 4s');
  });

  it('ten reinforced Guards, and what it takes to remove them ("Reinforced Units")', () => {
    expect(dice('Guard melee Knights models-10')).toBe('10 against 3s');
    expect(asked('Knights charge Guard reinforced-target').enough).toBe(10);
    expect(asked('Guard melee Conan').enough).toBe(5);
    expect(asked('Guard melee Knights').enough).toBe(6);
  });
});

describe('what adds dice', () => {
  it('a charge, friends, the Crown, tokens; each once and with its reason', () => {
    const { attackDice, modifiers } = asked('Knights charge Guard support-2 crown destiny-2');
    expect(attackDice).toBe('13!');
    expect(modifiers.filter(({ side }) => side === 'attack').map(({ because, dice }) => `${dice} ${because}`)).toEqual([
      '+2 charge', '+2 support', '+1 Destined to Wear the Crown', '+2 Destiny', '+0 Shock Unit: Sigils are rerolled once',
    ]);
  });

  it('height, less for the distance and for the move, never less than none', () => {
    expect(dice('Archers ranged Guard height')).toBe('6 against 3s');
    expect(dice('Archers ranged Guard models-1 far moved')).toBe('0 against 3s');
    expect(dice('Archers ranged Guard models-1 far moved destiny-1')).toBe('1 against 3s');
  });

  it('Long Range ignores the distance', () => {
    expect(dice('Skirmishers ranged Knights far')).toBe('5 against 3s');
    expect(dice('Priests ranged Knights far')).toBe('5! against 3s');
  });

  it('Phalanx stops the dice of a charge, Pikes add a die in melee; a fleeing unit has neither', () => {
    expect(dice('Guard charge Pikemen')).toBe('5 against 2s');
    expect(dice('Guard charge Pikemen fleeing-target')).toBe('7 against 1s');
    expect(dice('Skirmishers ranged Pikemen')).toBe('5 against 1s');
  });

  it('King Conan wears his own Crown, unless an option says that he does not', () => {
    expect(dice('Conan melee Guard')).toBe('8! against 3s');
    expect(dice('Conan melee Guard', { 'options.crownOnHimself': false })).toBe('7! against 3s');
    expect(() => asked('Conan melee Guard crown')).toThrow('king-conan has its die anyway');
  });

  it('cards: two dice more to strike back, two less under the Black Lotus', () => {
    expect(dice('Pikemen counterstrike Guard eye-for-an-eye')).toBe('7 against 3s');
    expect(dice('Pikemen melee Guard black-lotus')).toBe('3 against 3s');
  });

  it('Trample: Sigils of the charge are wounds that a card makes no Swords of; the other cards of the Circle are as printed', () => {
    expect(asked('Oliphant charge Guard by-babd').wounds).toEqual(asked('Oliphant charge Guard').wounds);
    expect(dice('Oliphant charge Guard')).toBe('8b against 3s');
    expect(dice('Oliphant melee Guard by-babd')).toBe('6b against 3s');
  });

  it('Cimmerian Toughness takes one wound away', () => {
    const [plain, tough] = [asked('Guard charge Knights').wounds, asked('Guard charge Knights cimmerian-toughness').wounds];
    expect(tough).toEqual(plain.map((wounds) => Math.max(0, wounds - 1)));
  });
});

describe('what cannot be', () => {
  it.each([
    ['Conan melee Archers', 'king-conan and bossonian-archers both serve the Circle of Iron'],
    ['Knights ranged Guard', 'poitainian-knights has no ranged attack'],
    ['Knights hazard Guard', 'name the same unit as attacker and defender'],
    ['Knights charge Guard destiny-3', 'destiny-3: poitainian-knights may use 2 on one roll at most ("Destiny Token Limits")'],
    ['Knights charge Scion target-destiny-4', 'target-destiny-4: scion-of-set may use 3'],
    ['Conan melee Guard models-2', 'only Warriors are reinforced'],
    ['Knights melee Guard models-3', 'all of poitainian-knights attack anyway'],
    ['Knights melee Guard models-7', 'poitainian-knights has 6 models at most, reinforced'],
    ['Knights melee Scion reinforced-target', 'only Warriors are reinforced'],
    ['Knights melee Thoth fleeing-target', 'thoth-amon is a Commander and never flees'],
    ['Oliphant charge Guard crown', 'crown: oliphant is not Aquilonian'],
    ['Archers ranged Guard support-1', 'friends support melee attacks only'],
    ['Archers melee Guard height', 'only ranged attacks depend on it'],
    ['Guard melee Archers by-babd', 'a card of the Circle of Iron, whom ancestor-guard does not serve'],
    ['Archers melee Guard poison', 'a card of the Legion of Set, whom bossonian-archers does not serve'],
    ['Conan counterstrike Guard eye-for-an-eye', 'for a counterstrike of Warriors'],
    ['Archers melee Guard first-strike', 'for a charge; options.firstStrikeAny lets it'],
  ])('%s', (words, why) => expect(() => asked(words)).toThrow(why));

  it('what a book leaves out', () => {
    expect(() => asked('Knights charge Guard', { 'abilities.charge': false })).toThrow('abilities.charge is false');
    expect(() => asked('Archers ranged Guard by-babd', { 'abilities.by-babd': false })).toThrow('abilities.by-babd is false');
    expect(() => asked('Archers melee Guard support-1', { 'abilities.support': false })).toThrow('abilities.support is false');
  });
});

describe('dice that are thrown', () => {
  const GAMES = 4000;

  it.each(['Scion charge Archers', 'Oliphant charge Guard destiny-2', 'Archers ranged Skirmishers by-babd light-cover', 'Priests ranged Conan', 'Skirmishers ranged Knights poison'])('%s: come out as the tables say', (words) => {
    const [attacker, attack, defender, ...when] = words.split(' ') as [string, Attack, string];
    const book = numbersOf();
    const { attack: mine, defense, wounds } = fightOf(book, SHORT[attacker]!, attack, SHORT[defender]!, sceneOf(when));
    const sigil = sigilDice(book);
    const rng = stream(words, 'combat', 0);
    const seen = new Map<number, number>();
    for (let game = 0; game < GAMES; game++) {
      const [swords, sigils] = sigil.attack(mine.dice, mine.reroll).roll(rng);
      const blow = struck(swords, sigils, mine.sigils);
      const shields = blow.hits === 0 ? 0 : sigil.defense(sigil.defenseDice(defense, blow), defense.reroll).roll(rng);
      const suffered = sigil.wounds(blow, shields);
      seen.set(suffered, (seen.get(suffered) ?? 0) + 1);
    }
    wounds.outcomes.forEach((outcome, index) => {
      const chance = wounds.chances[index]!;
      const doubt = Math.sqrt((chance * (1 - chance)) / GAMES);
      expect(Math.abs((seen.get(outcome) ?? 0) / GAMES - chance), `${outcome} wounds`).toBeLessThan(4.5 * doubt + 1 / GAMES);
    });
  });
});

describe('what players look up', () => {
  it('is the same as the exact tables, in doubles', () => {
    for (const [mine, theirs] of [['poitainian-knights', 'ancestor-guard'], ['scion-of-set', 'bossonian-archers'], ['oliphant', 'priests-of-set']] as const) {
      const { volley } = fightOf(numbersOf(), mine, 'charge', theirs, sceneOf([]));
      expect(volley.expected).toBeCloseTo(volley.wounds.mean().toNumber(), 12);
      for (let wounds = 0; wounds <= 12; wounds++) expect(volley.chanceOf(wounds)).toBeCloseTo(volley.wounds.atLeast(wounds).toNumber(), 12);
      expect(volley.expectedUpTo(5)).toBeCloseTo(volley.wounds.map((wounds) => Math.min(5, wounds)).mean().toNumber(), 12);
      expect(volley.variance).toBeGreaterThan(0);
    }
  });

  it('every unit card is in the tables', () => {
    expect(Object.values(SHORT).filter((id) => !UNIT_CARDS.includes(id as never))).toEqual([]);
    expect(new Set(Object.values(SHORT)).size).toBe(UNIT_CARDS.length);
    expect(cardOf(numbersOf(), 'scion-of-set').melee).toBe(8);
  });
});
