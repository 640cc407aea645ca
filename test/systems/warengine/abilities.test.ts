/** What is left out of the game with an ability, and that nothing else is (`abilities.` of the book). */
import { describe, expect, it } from 'vitest';
import type { WarAction } from '../../../src/systems/warengine/actions.ts';
import { PASS, Stage, type Cast, type Setting } from './stage.ts';

const MOVED = { moved: true };
const ones = (count: number): number[] => Array<number>(count).fill(1);
const without = (ability: string): Record<string, unknown> => ({ [`abilities.${ability}`]: false });
const move = (stage: Stage, id: string, x: number, y: number, gait: 'normal' | 'fast' | 'charge' = 'normal'): WarAction => ({ do: 'move', figure: stage.number(id), gait, to: [x * 100, y * 100] });

describe('reserve attacks', () => {
  it('nobody reserves, so nobody interrupts, assists or lunges; attacks are as ever', () => {
    const cast: Cast = { a: ['juve-ganger', 'r1', 10, 10], b: ['juve-ganger', 'r1', 10, 12], t: ['thug', 'b1', 20, 10, MOVED], u: ['thug', 'b1', 20, 14, MOVED] };
    const stage = new Stage({ cast, patch: without('reserve-attacks'), dice: ones(20) });
    expect(new Set(stage.options.map((option) => option.do))).toEqual(new Set(['move', 'attack', 'end']));
    stage.play(move(stage, 'a', 11, 10));
    expect(stage.asks).toBe('red: acting');
    expect(stage.play(stage.attack('a', 't')).rolls).toEqual(['3k3 3', '2k2 2']);
  });
});

describe('massed attacks', () => {
  const READY = { moved: true, done: true, reserve: 0 };
  const cast: Cast = { l: ['gang-leader', 'r1', 10, 10, MOVED], a: ['street-ganger', 'r1', 11, 9, READY], v: ['vertucci', 'b1', 11, 10, MOVED] };

  it('nobody assists; a reserved attack is still one', () => {
    const stage = new Stage({ cast, patch: without('massed-attacks'), dice: ones(20) });
    expect(stage.refusal(stage.attack('l', 'v', { support: ['a'] }))).toMatch(/left out \(abilities.massed-attacks\)/);
    expect(stage.options.some((option) => 'support' in option)).toBe(false);
    expect(new Stage({ cast }).options.some((option) => 'support' in option)).toBe(true);
    stage.play(stage.reserveAttack('a', 'v'));
    expect(stage.figure('a').reserve).toBe(-1);
  });
});

describe('area effects', () => {
  it('a spike, a plasma gun, a blade: one target each, and a shot into close combat is still one by lot', () => {
    const hit = (setting: Setting, weapon = 0): unknown => {
      const stage = new Stage({ ...setting, patch: { ...setting.patch, ...without('area-effects') }, dice: ones(30) });
      return stage.play(stage.attack('d', 't', { weapon })).told.findLast(({ tell }) => tell === 'attack')!.targets;
    };
    const line: Cast = { t: ['thug', 'b1', 20, 10, MOVED], u: ['thug', 'b1', 21.5, 10, MOVED], x: ['thug', 'b2', 40, 40] };
    for (const [profile, weapon] of [['spike', 0], ['dogboy', 0], ['dogboy', 1]] as const) expect(hit({ cast: { d: [profile, 'r1', 10, 10, MOVED], ...line } }, weapon)).toEqual(['t']);
    const fray: Cast = { d: ['dogboy', 'r1', 10, 10, MOVED], ...line, f: ['rifleman', 'r2', 20, 11, MOVED] };
    expect(hit({ cast: fray })).toEqual(['t', 'f']);
  });

  it('a blade strikes nobody beside its target', () => {
    const blade = { 'units.gang-leader.weapons.knife.area': 'close-combat', 'units.gang-leader.weapons.knife.targets': 3 };
    const cast: Cast = { g: ['gang-leader', 'r1', 10, 10, MOVED], t: ['thug', 'b1', 11, 10, MOVED], u: ['thug', 'b1', 9, 10, MOVED] };
    const stage = new Stage({ cast, patch: { ...blade, ...without('area-effects') } });
    expect(stage.refusal(stage.attack('g', 't', { also: ['u'] }))).toMatch(/strikes 0 beside/);
    expect(stage.options.some((option) => 'also' in option)).toBe(false);
  });
});

describe('special moves', () => {
  const cast: Cast = { r: ['thug', 'r1', 10, 10], e: ['thug', 'b1', 19, 10], x: ['thug', 'b1', 40, 40] };

  it('without charging an enemy is reached by plain movement, and the attack gets no dice for it', () => {
    const stage = new Stage({ cast, patch: { ...without('charge'), 'units.thug.defense': '5k5' }, dice: ones(20) });
    expect(stage.options.some((option) => option.do === 'move' && option.gait === 'charge')).toBe(false);
    stage.play(move(stage, 'r', 18, 10), stage.attack('r', 'e'));
    expect(stage.rolls[0]).toBe('2k2 2');
  });

  it('without fast moves there are the others', () => {
    const stage = new Stage({ cast, patch: without('fast-move') });
    expect(new Set(stage.options.flatMap((option) => (option.do === 'move' ? [option.gait] : [])))).toEqual(new Set(['normal', 'charge']));
  });

  it('without lunging a reserved close attack is for who comes within reach', () => {
    const passing: Cast = { m: ['alien-blade', 'r1', 10, 11.9, MOVED], n: ['alien-blade', 'r1', 40, 40], l: ['thug', 'b1', 12, 10, { moved: true, reserve: 0 }] };
    const asked = (patch: Record<string, unknown>, x: number, y: number): boolean => {
      const stage = new Stage({ cast: passing, patch });
      stage.play(move(stage, 'm', x, y));
      let lunge = false;
      for (; stage.asks.startsWith('blue'); stage.play(PASS)) lunge ||= stage.options.some((option) => option.do === 'lunge' || option.do === 'reserve-attack');
      return lunge;
    };
    expect([asked({}, 14, 11.9), asked(without('lunge'), 14, 11.9), asked(without('lunge'), 12, 11)]).toEqual([true, false, true]);
  });
});

describe('Did Not Move and hero points', () => {
  it('neither side has a die for it; no roll is raised, and nobody pays', () => {
    const cast: Cast = { d: ['digit', 'r1', 10, 10], w: ['wright', 'b1', 20, 10], x: ['thug', 'b2', 40, 40] };
    const patch = { 'units.digit.weapons.assault-blade.range': 12, ...without('did-not-move'), ...without('hero-points') };
    const stage = new Stage({ cast, patch, dice: [3, 3, 3, 3, 3, 3, 3, 4] });
    stage.play(stage.attack('d', 'w'));
    expect(stage.rolls).toEqual(['4k4 12', '4k4 13']);
    expect([stage.asks, stage.figure('d').heroPoints, stage.standing]).toEqual(['red: acting', 8, 'd w x']);
  });
});
