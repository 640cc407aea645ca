/** What is told of a game, how it is drawn, what its row says, and how it stands. */
import { describe, expect, it } from 'vitest';
import { describe as inWords, type BeretsEvent } from '../../../src/systems/blood-berets/events.ts';
import { draw } from '../../../src/systems/blood-berets/draw.ts';
import { columnsOf, measure } from '../../../src/systems/blood-berets/measures.ts';
import { outlook } from '../../../src/systems/blood-berets/outlook.ts';
import { die } from '../../../src/systems/blood-berets/rules/death.ts';
import { Stage, type Setting } from './stage.ts';

const FIGURES: Setting['figures'] = { 'trooper-3': { at: [11, 12], wounds: 1 }, sergeant: { at: [9, 12] }, 'legionnaire-3': { at: [14, 12], stunned: true }, 'nepharite-1': { at: [14, 18] } };
const battle = (setting: Partial<Setting> = {}) => new Stage({ figures: FIGURES, ...setting });
const drawn = (stage: Stage) => draw(stage.ground, stage.battle);

describe('the drawing', () => {
  it('has figures by their letters, the wounded and the stunned in the legend', () => {
    const text = drawn(battle());
    expect(text).toMatch(/S \. 3 .* l/); // sergeant, a square, trooper 3, Legionnaire
    expect(text).toContain('3 trooper-3 (wounds 1)');
    expect(text).toContain('l legionnaire-3 (stunned)');
  });

  it('counts troop counters and hidden things by section, and tells of neither what they are', () => {
    const hidden = (piece: string, thing: 'tunnel' | 'small-mine') =>
      drawn(battle({ level: 'jungle', counters: [{ piece, section: 5 }, { piece: 'dummy-11', section: 5, where: 'display' }], hidden: { 2: [thing] }, markers: [{ at: [1, 1], kind: thing }] }));
    const text = hidden('legionnaire-5', 'tunnel');
    expect(text).toContain('Troop counters by section: 0 0 0 0 0 1 0 0 0');
    expect(text).toContain('On the display by section: 0 0 0 0 0 1 0 0 0');
    expect(text).toContain('Hidden things by section: 0 0 1 0 0 0 0 0 0');
    expect(hidden('dummy-12', 'small-mine')).toBe(text);
  });

  it('shows a section that is not turned as unknown', () => {
    const text = drawn(battle({ sections: ['?hall', ...Array<string>(8).fill('hall')] }));
    expect(text).toContain('? ? ? ? ? ? ? ?');
  });
});

describe('the row of a game', () => {
  it('has the columns that are announced, losses by side and by character, and who died where', () => {
    const stage = battle();
    die(stage.ground, stage.state, stage.figure('legionnaire-3'), stage.chance);
    die(stage.ground, stage.state, stage.figure('trooper-3'), stage.chance);
    const { values } = measure(stage.ground, stage.battle);
    expect(Object.keys(values).sort()).toEqual(columnsOf(stage.ground.mission).map(({ name }) => name).sort());
    expect(values).toMatchObject({ 'losses.berets': 1, 'losses.legion': 1, 'losses.trooper': 1, 'losses.legionnaire': 1, 'left.berets': 1, 'left.legion': 1, deaths: 'legionnaire@14,12 trooper@11,12' });
  });

  it('an imprisoned Blood Beret is nobody\'s figure left', () => {
    const stage = battle();
    stage.at('sergeant').seat = 1;
    expect(measure(stage.ground, stage.battle).values).toMatchObject({ 'left.berets': 1, 'left.legion': 2 });
  });
});

describe('how a battle stands', () => {
  const stands = (stage: Stage) => outlook(stage.ground, stage.battle);

  it('is the result when there is one', () => {
    const stage = battle();
    stage.battle.result = { winner: 1, grade: 'wiped-out' };
    expect(stands(stage)).toBe(0);
  });

  it('is better for who has more figures unhurt, and for who is nearer to what the mission is about', () => {
    const even = stands(battle());
    expect(stands(battle({ figures: { ...FIGURES, 'trooper-3': { at: [11, 12] } } }))).toBeGreaterThan(even);
    expect(stands(battle({ figures: { ...FIGURES, 'nepharite-1': { at: [14, 18], wounds: 3 } } }))).toBeGreaterThan(even);
    expect(stands(battle({ figures: { ...FIGURES, prisoners: { at: [8, 14] } } }))).toBeGreaterThan(even);
  });

  it('is worse with each tunnel that blows up, and better with each that is located', () => {
    const search = (tunnels: number, blown: number) => {
      const stage = battle({ level: 'jungle', figures: { ...FIGURES, 'trooper-3': { at: [11, 12], gear: ['scanner'] } } });
      stage.battle.affairs = { ...stage.battle.affairs, tunnels, blown };
      return stands(stage);
    };
    expect(search(1, 0)).toBeGreaterThan(search(0, 0));
    expect(search(2, 0)).toBeGreaterThan(search(1, 1));
  });
});

describe('events in words', () => {
  it.each<[BeretsEvent, string]>([
    [{ tell: 'drawn', seat: 1 }, 'A counter is drawn: legion.'],
    [{ tell: 'cup', counters: [7, 9] }, 'In the cup: 7 Blood Beret counters, 9 of the Legion.'],
    [{ tell: 'advanced', from: null, to: 3 }, '  A troop counter moves from the display to section 3.'],
    [{ tell: 'mapped', section: 4, sections: 2 }, 'Section 4 is mapped: 2 by now.'],
    [{ tell: 'result', winner: 0, about: 'the map is out' }, '\nThe berets win: the map is out.'],
    [{ tell: 'recovered', figure: null }, '  A troop counter is stunned no longer, and has acted.'],
  ])('%j', (event, words) => {
    expect(inWords(event)).toBe(words);
  });
});
