/** The two pictures of odds: a table as a heat map, dice as bars. */
import { describe, expect, test } from 'vitest';
import { heatOfOdds, renderSvg, spreadOfDice, woundsOfAttack } from '../../../src/lab/charts/index.ts';
import { Distribution } from '../../../src/kernel/dice/distribution.ts';
import { ask, oddsTable, type TableQuery } from '../../../src/lab/odds/index.ts';
import { conanRiseOfMonsters } from '../../../src/systems/conan-rise-of-monsters/index.ts';
import { furyOfTheClansmen } from '../../../src/systems/fury-of-the-clansmen/index.ts';

const odds = furyOfTheClansmen.odds({ 'options.rules': 'advanced' });
const heat = (query: TableQuery) => heatOfOdds(oddsTable(furyOfTheClansmen, odds, query).answers, furyOfTheClansmen, odds.situations, []);
const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].map(([, text]) => text!.replace(/<[^>]*>/g, ' ').replaceAll('&gt;', '>').trim());
const chances = (drawn: readonly string[]) => drawn.filter((text) => /^\d+\.\d %$/.test(text));

describe('the heat map', () => {
  test('of one situation: attackers down, defenders across in the order of the book, a number where an attack can be', async () => {
    const drawn = texts(await renderSvg(heat({ when: ['rubble-target'] }).spec));
    expect(chances(drawn)).toHaveLength(59);
    expect(drawn.filter((text) => furyOfTheClansmen.units.includes(text))).toEqual(furyOfTheClansmen.units);
    expect(drawn).toContain('charger-carrier, firearm');
  });

  test("of one attack: the target's ground down, all else across", async () => {
    const { spec, title } = heat({ attacker: 'centurion', attack: 'burst', defender: 'regular', when: 'every' });
    const drawn = texts(await renderSvg(spec));
    expect(title).toBe('Centurion, burst, at regular: from 15.0 % (jungle-target, walls-4) to 77.3 % (rubble-attacker)');
    expect(drawn.filter((text) => /^(none|[a-z]+-target)$/.test(text))).toEqual(['none', 'rubble-target', 'tower-target', 'foxhole-target', 'jungle-target', 'building-target']);
    expect(chances(drawn)).toHaveLength(52);
  });

  test('of one attacker in every situation: his attacks across, the many situations down, the plain one first', async () => {
    const drawn = texts(await renderSvg(heat({ attacker: 'necromutant', attack: 'close', when: 'every' }).spec));
    expect(chances(drawn)).toHaveLength(3 * 20);
    expect(drawn.filter((text) => /^(plain|aim|aim, rubble-attacker)$/.test(text))).toEqual(['plain', 'aim', 'aim, rubble-attacker']);
  });

  test('of a single cell', async () => {
    expect(chances(texts(await renderSvg(heat({ attacker: 'regular', attack: 'close', defender: 'centurion', when: [] }).spec)))).toHaveLength(1);
  });
});

describe('the heat map of units that fall model by model', () => {
  const conan = conanRiseOfMonsters.odds();
  const map = (query: TableQuery) => heatOfOdds(oddsTable(conanRiseOfMonsters, conan, query).answers, conanRiseOfMonsters, conan.situations, []);
  const losses = (drawn: readonly string[]) => drawn.filter((text) => /^\d\.\d\d (models|wounds)$/.test(text));

  test('says what they lose on average, shaded by the share of all wounds', async () => {
    const { spec, title } = map({ attack: 'charge', when: [] });
    expect(title).toBe('What one attack takes on average: from 0.53 wounds (priests-of-set, charge, at king-conan) to 3.54 models (oliphant, charge, at stygian-skirmishers)');
    expect(losses(texts(await renderSvg(spec)))).toHaveLength(50);
  });

  test('of one attack in very many situations: one at a time, one below the other, the plain one first', async () => {
    const { spec, title } = map({ attacker: 'bossonian-archers', attack: 'ranged', defender: 'ancestor-guard', when: 'every' });
    expect(title).toBe('Bossonian-archers, ranged, at ancestor-guard: from 0.10 models (models-1) to 2.34 models (models-10)');
    const drawn = texts(await renderSvg(spec));
    expect(losses(drawn)).toHaveLength(25);
    expect(drawn.filter((text) => /^(plain|moved|black-lotus)$/.test(text))).toEqual(['plain', 'moved', 'black-lotus']);
  });
});

describe('the bars of one attack', () => {
  const answer = ask(furyOfTheClansmen, odds, { attacker: 'centurion', attack: 'firearm', defender: 'regular', when: [] });
  const { spec, title, note } = woundsOfAttack(answer, odds, 'Fury');

  test('the title is the chance to kill, and the bars that kill add up to it', () => {
    expect(title).toBe('Centurion, firearm, at regular: 34.4 % to kill');
    expect(note).toBe('Left: what 3r rolls. Right: what is left of it after the armor of 3r; one kills. Fury');
    const [, { data: { values } }] = (spec as unknown as { hconcat: [unknown, { data: { values: { kind: string; p: number }[] } }] }).hconcat;
    const kills = values.filter(({ kind }) => kind === 'kills');
    expect(kills.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(34.375, 3);
  });

  test('each bar with its number', async () => {
    expect(texts(await renderSvg(spec))).toEqual(expect.arrayContaining(['65.6 %', '34.4 %', '37.5 %', 'kills', 'does not kill', 'hits rolled', 'hits that get through']));
  });

  test('of a unit: what it loses on average; of many bars the numbers are short', async () => {
    const conan = conanRiseOfMonsters.odds();
    const charge = woundsOfAttack(ask(conanRiseOfMonsters, conan, { attacker: 'scion-of-set', attack: 'charge', defender: 'king-conan', when: [] }), conan, 'Conan');
    expect(charge.title).toBe('Scion-of-set, charge, at king-conan: 2.18 wounds on average, 6.8 % to kill');
    expect(texts(await renderSvg(charge.spec))).toEqual(expect.arrayContaining(['25.3', '5.0', '1.4']));
  });
});

describe('the bars of dice', () => {
  test('each value exactly and at least, in percent', async () => {
    const coin = Distribution.weighted([[0, 1n], [1, 3n]]);
    const { spec, title } = spreadOfDice('1c', 'heads', coin, 'a bent coin');
    expect(title).toBe('1c shows 0.75 heads on average, standard deviation 0.43');
    expect(chances(texts(await renderSvg(spec))).sort()).toEqual(['100.0 %', '25.0 %', '75.0 %', '75.0 %']);
  });

  test('many values are drawn without numbers', async () => {
    const drawn = texts(await renderSvg(spreadOfDice('1d20', 'pips', Distribution.evenly<number>(Array.from({ length: 20 }, (_, i) => i + 1)), '').spec));
    expect(chances(drawn)).toEqual([]);
    expect(drawn).toContain('20');
  });
});
