/** A finished game in figures. */
import { expect, it } from 'vitest';
import { draw } from '../../../src/systems/conan-rise-of-monsters/draw.ts';
import { columnsOf, measure } from '../../../src/systems/conan-rise-of-monsters/measures.ts';
import { MISSIONS } from '../../../src/systems/conan-rise-of-monsters/missions/all.ts';
import { Stage } from './stage.ts';

const units = {
  conan: { card: 'king-conan', at: [[24, 40]], wounds: [2] },
  pikemen: { card: 'gunderland-pikemen', at: [[10, 40], [11, 40]] },
  thoth: { card: 'thoth-amon', at: [[24, 8]] },
  guard: { card: 'ancestor-guard', at: [] },
} as const;

it.each(MISSIONS)('$card.title: a value for each column and no other', ({ card, columns }) => {
  const { ground, battle } = new Stage({ units, mission: card.id });
  expect(Object.keys(measure(ground, battle).values).sort()).toEqual(columnsOf(ground.mission).map(({ name }) => name).sort());
  expect(columns).toBe(ground.mission.columns);
});

it('losses by side and by card, what is left, points, and where models died', () => {
  const stage = new Stage({ units, tokens: { circle: [1, 4] } });
  const guard = stage.battle.models[stage.model('guard.1')]!;
  Object.assign(guard, { x: 1250, y: 4800 });
  const { values } = measure(stage.ground, stage.battle);
  expect(values).toMatchObject({
    'losses.circle': 3, 'losses.set': 5, 'losses.circle.gunderland-pikemen': 3, 'fielded.circle.gunderland-pikemen': 5, 'fielded.set.gunderland-pikemen': 0, 'losses.set.ancestor-guard': 5,
    'woundsLeft.circle': 5, 'woundsLeft.set': 5, 'unitsLost.circle': 0, 'unitsLost.set': 1, 'score.circle': 1, 'score.set': 0, 'objectives.circle': 0, 'pool.circle': 4,
  });
  expect(values['deaths']).toContain('ancestor-guard@12,47');
});

it('the battlefield as text: a letter a unit, and below it what is left of each', () => {
  const { battle } = new Stage({ units, tokens: { circle: [1, 4] }, hands: { set: ['poison'] }, terrain: [['hill', 30, 20, 34, 24]] });
  const lines = draw(battle).split('\n');
  expect([lines[1 + 40]![4 + 2 * 24], lines[1 + 8]![4 + 2 * 24], lines[1 + 21]![4 + 2 * 31]]).toEqual(['A', 'a', '^']);
  expect(lines.slice(-3)).toEqual(['circle: A conan (2 wounds)  B pikemen (2 of 5)  1 of 4 tokens  0 in hand', 'set: a thoth  0 of 0 tokens  1 in hand', '^ hill']);
});
