/** A battle told in words: what a reader with the rulebook open needs to count dice and points himself. */
import { describe as chapter, expect, it } from 'vitest';
import { describe, type ConanEvent } from '../../../src/systems/conan-rise-of-monsters/events.ts';
import { judgeStanding } from '../../../src/systems/conan-rise-of-monsters/rules/standing.ts';
import { melee, row, shooting } from './line-up.ts';
import { Stage, type Setting } from './stage.ts';

const words = (stage: Stage, ...tells: string[]) => stage.told.filter(({ tell }) => tells.includes(tell)).map((event) => describe(event as unknown as ConanEvent)?.trim());
const ARCHERS = { card: 'bossonian-archers', at: row(5, 20, 20) };
const guard = (models: number, y: number) => ({ card: 'ancestor-guard', at: row(models, 20, y) });

chapter('dice of an attack', () => {
  it('say how many models they are of, of how many that are left', () => {
    const stage = melee('archers', { units: { archers: ARCHERS, guard: guard(3, 19) }, dice: 'ooooo ooo' }, 'guard');
    expect(words(stage, 'attack')).toEqual(['archers attacks guard: 5 dice (3 of 5 models, charge)', 'guard strikes back at archers: 3 dice (3 of 3 models)']);
  });

  it('of shots those who fire, and nothing of a unit that is one model', () => {
    const shot = shooting('archers', { units: { archers: ARCHERS, guard: guard(2, 12) }, dice: 'ooooo' });
    shot.play({ do: 'shoot', target: shot.unit('guard') });
    expect(words(shot, 'attack')).toEqual(['archers shoots at guard: 5 dice (5 of 5 models)']);
    const conan = { card: 'king-conan', at: [[20, 20]] as const };
    expect(words(melee('conan', { units: { conan, guard: { card: 'ancestor-guard', at: [[20, 19]] } }, dice: 'oooooooo o' }), 'attack')[0]).toBe('conan attacks guard: 8 dice (Destined to Wear the Crown)');
  });
});

chapter('a unit that stays', () => {
  const archers = (...units: [string, Setting['units'][string]][]) => new Stage({ units: { archers: ARCHERS, ...Object.fromEntries(units) }, dice: 'ooooo oo' });

  it('is told, and whether it keeps out of the melee that it is in', () => {
    const free = archers(['guard', guard(2, 40)]);
    free.play({ do: 'stay' });
    expect(words(free, 'stays')).toEqual(['archers stays']);
    const engaged = archers(['guard', guard(2, 19)]);
    engaged.play({ do: 'stay', fight: false });
    expect(words(engaged, 'stays')).toEqual(['archers stays and does not fight']);
  });
});

chapter('the end', () => {
  const alone = (mission: string) => {
    const stage = new Stage({ mission, turn: 5, turnOf: 'circle', units: { conan: { card: 'king-conan', at: [[24, 26]] }, thoth: { card: 'thoth-amon', at: [] } } });
    judgeStanding(stage.ground, stage.state, stage.chance);
    return words(stage, 'points', 'result');
  };

  it('says what is still scored by a side alone on the table, and what of the points is for units', () => {
    expect(alone('shrine')).toEqual([
      'circle scores 2 points (the turns that are left, nobody being in the way).',
      'circle wins, 3 to 0 (1 to 0 for units destroyed): circle has more points, and destroys every unit of set.',
    ]);
  });

  it('names the winner’s points first, and circle’s of a draw', () => {
    const end = (winner: 0 | 1 | null, points: [number, number]) => describe({ tell: 'result', winner, points, forUnits: [0, 1], about: 'over' });
    expect([end(1, [0, 3]), end(null, [1, 1])]).toEqual(['\nset wins, 3 to 0 (1 to 0 for units destroyed): over.', '\nA draw, 1 to 1 (0 to 1 for units destroyed): over.']);
  });

  it('and nothing more where all points are for units', () => {
    expect(alone('annihilation')).toEqual(['circle wins, 1 to 0: circle has more points, and destroys every unit of set.']);
  });
});
