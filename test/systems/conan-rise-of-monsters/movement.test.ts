/** Moves, runs and charges of whole units, as the chapter "Movement" has them. Distances in inches from edge to edge. */
import { describe, expect, test } from 'vitest';
import { allowance } from '../../../src/systems/conan-rise-of-monsters/rules/allowance.ts';
import { isTogether } from '../../../src/systems/conan-rise-of-monsters/rules/cohesion.ts';
import { travelCost } from '../../../src/systems/conan-rise-of-monsters/rules/travel.ts';
import { Stage, type Setting } from './stage.ts';

/** Five in a row, an inch and a half from middle to middle, the first at x, y. */
const row = (x: number, y: number, count = 5, every = 1.5): (readonly [number, number])[] => Array.from({ length: count }, (_, place) => [Math.round(100 * (x + every * place)) / 100, y] as const);
const to = (x: number, y: number) => ({ to: [Math.round(x * 100), Math.round(y * 100)] as const });
const far = { card: 'thoth-amon', at: [[46, 2]] } as const;
const stage = (setting: Setting) => new Stage(setting);

describe('"Movement": how far', () => {
  test.each([
    ['gunderland-pikemen', 6, 12, 9],
    ['ancestor-guard', 4, 8, 6],
    ['oliphant', 7, 14, 11],
    ['poitainian-knights', 9, 18, 14],
    ['scion-of-set', 6, 12, 12],
  ])('%s: moves %i, runs %i, charges %i inches', (card, move, run, charge) => {
    const { ground, battle } = stage({ units: { one: { card, at: [[24, 24]] }, far: card === 'scion-of-set' || card === 'ancestor-guard' ? { card: 'king-conan', at: [[2, 46]] } : far } });
    expect(['move', 'run', 'charge'].map((gait) => allowance(ground, battle, 0, gait as 'move') / 100)).toEqual([move, run, charge]);
  });

  test('all models of a unit move by one vector', () => {
    const s = stage({ units: { archers: { card: 'bossonian-archers', at: row(10, 30) }, far } }).play({ do: 'move', ...to(14, 27) });
    expect(s.places('archers')).toEqual(row(14, 27));
  });

  test('six inches and no more', () => {
    const s = stage({ units: { archers: { card: 'bossonian-archers', at: row(10, 30) }, far } });
    expect(s.refusal({ do: 'move', ...to(10, 24) })).toBeUndefined();
    expect(s.refusal({ do: 'move', ...to(10, 23.99) })).toContain('"Movement"');
    expect(s.refusal({ do: 'move', ...to(13, 26), by: [1300, 3000] })).toContain('7"');
    expect(s.refusal({ do: 'move', ...to(12, 26), by: [1200, 3000] })).toBeUndefined();
  });

  test('ground that slows counts twice: three inches on, three in the rough', () => {
    const { ground, battle } = stage({ units: { king: { card: 'king-conan', at: [[10, 30]] }, far }, terrain: [['rough', 12, 20, 15, 40]] });
    expect(travelCost(ground, ground.field(battle), 1000, 3000, 1600, 3000)).toBe(900);
    expect(travelCost(ground, ground.field(battle), 1000, 3000, 1200, 3000)).toBe(200);
  });

  test('who runs out of movement in ground that slows stops there, if the unit stays together', () => {
    const s = stage({ units: { pikes: { card: 'gunderland-pikemen', at: row(10, 30, 5, 1.2) }, far }, terrain: [['rough', 5, 20, 11, 28]] });
    s.play({ do: 'move', ...to(10, 27) });
    // Two of the five stand before the rough: two inches to it and half an inch of the three that are left ... all three of them at twice their length.
    expect(s.places('pikes')).toEqual(row(10, 27, 5, 1.2));
    const slow = stage({ units: { pikes: { card: 'gunderland-pikemen', at: row(10, 30, 5, 1.2) }, far }, terrain: [['rough', 5, 20, 11, 28]] });
    slow.play({ do: 'move', ...to(10, 25.5) });
    expect(slow.places('pikes').map(([, y]) => y)).toEqual([26, 25.5, 25.5, 25.5, 25.5]);
  });
});

describe('"Movement through Friendly Units" and "Contact"', () => {
  test('friends are passed, but no move ends on one', () => {
    const units = { king: { card: 'king-conan', at: [[20, 30]] }, archers: { card: 'bossonian-archers', at: row(17, 28) }, far } as const;
    expect(stage({ units }).play({ do: 'move', ...to(20, 25) }).places('king')).toEqual([[20, 25]]);
    const s = stage({ units }).play({ do: 'move', ...to(20, 28) });
    expect(s.places('king')).toEqual([[20, 29]]); // it stops before archers.3, base to base
  });

  test('enemies are not passed: whoever meets one stops in contact, and the others close in', () => {
    const s = stage({ units: { pikes: { card: 'gunderland-pikemen', at: row(20, 30, 5, 1.2) }, guard: { card: 'ancestor-guard', at: [[22.4, 27]] } }, dice: 'ooooo o' });
    const { battle, ground } = s;
    s.play({ do: 'move', ...to(20, 24) });
    expect(ground.inContactWith(battle, 0, 1).length).toBe(5);
    expect(isTogether(ground, battle, 0)).toBe(true);
  });

  test('an engaged unit cannot simply move away, nor charge', () => {
    const s = stage({ units: { pikes: { card: 'gunderland-pikemen', at: row(20, 30) }, guard: { card: 'ancestor-guard', at: [[20, 29]] } } });
    expect(s.refusal({ do: 'move', ...to(20, 33) })).toContain('engaged');
    expect(s.refusal({ do: 'charge', target: 1 })).toContain('"Charge"');
    expect(s.options.map((option) => option.do)).not.toContain('move');
  });

  test('nobody leaves the table', () => {
    const s = stage({ units: { king: { card: 'king-conan', at: [[3, 46]] }, far } }).play({ do: 'move', ...to(3, 48) });
    expect(s.places('king')).toEqual([[3, 47.5]]);
  });

  test('nobody goes through impassable ground', () => {
    const s = stage({ units: { king: { card: 'king-conan', at: [[20, 30]] }, far }, terrain: [['rocks', 18, 26, 22, 28]] }).play({ do: 'move', ...to(20, 25) });
    expect(s.places('king')).toEqual([[20, 28.5]]);
    const round = stage({ units: { king: { card: 'king-conan', at: [[20, 30]] }, far }, terrain: [['rocks', 18, 26, 22, 28]] });
    expect(round.play({ do: 'move', ...to(23, 27), by: [2300, 3000] }).places('king')).toEqual([[23, 27]]);
  });
});

describe('"Cohesion"', () => {
  test('a move that would leave models behind a rock farther than two inches is refused', () => {
    const s = stage({ units: { pikes: { card: 'gunderland-pikemen', at: row(10, 30, 5, 2) }, far }, terrain: [['rocks', 7, 28, 12.4, 29]] });
    expect(s.refusal({ do: 'move', ...to(10, 24) })).toContain('"Cohesion"');
  });

  test('two inches from edge to edge are near enough, a hundredth more is not', () => {
    const at = (gap: number): Setting => ({ units: { pikes: { card: 'gunderland-pikemen', at: row(10, 30, 5, 1 + gap) }, far } });
    const near = stage(at(2));
    expect(isTogether(near.ground, near.battle, 0)).toBe(true);
    const apart = stage(at(2.01));
    expect(isTogether(apart.ground, apart.battle, 0)).toBe(false);
  });

  test('pairs are no chain', () => {
    const { ground, battle } = stage({ units: { pikes: { card: 'gunderland-pikemen', at: [[10, 30], [11, 30], [20, 30], [21, 30]] }, far } });
    expect(isTogether(ground, battle, 0)).toBe(false);
  });

  test('after losses the unit\'s next movement brings the others back, as near as they have to', () => {
    const units = { pikes: { card: 'gunderland-pikemen', at: [[10, 30], [11.5, 30], [13, 30], [19, 30]] }, far } as const;
    const s = stage({ units });
    expect(s.refusal({ do: 'move', ...to(10, 30), shape: 'line' })).toContain('"Cohesion"');
    expect(s.refusal({ do: 'move', ...to(4, 30) })).toContain('"Cohesion"'); // the last one could have come back, and would not have
    s.play({ do: 'move', ...to(10, 28) });
    expect(s.places('pikes').slice(0, 3)).toEqual([[10, 28], [11.5, 28], [13, 28]]);
    expect(isTogether(s.ground, s.battle, 0)).toBe(true);
    const [lastX] = s.places('pikes')[3]!;
    expect(lastX).toBeGreaterThan(15.5);
  });

  test('too far to come back at once: as near as they can', () => {
    const s = stage({ units: { pikes: { card: 'gunderland-pikemen', at: [[10, 30], [11.5, 30], [13, 30], [30, 30]] }, far } }).play({ do: 'move', ...to(10, 30) });
    expect(s.places('pikes')).toEqual([[10, 30], [11.5, 30], [13, 30], [24, 30]]);
  });
});

describe('shapes', () => {
  const units = { archers: { card: 'bossonian-archers', at: row(20, 30) }, far };

  test('a line abreast faces the way it goes, the middle of its front where it was sent', () => {
    const s = stage({ units }).play({ do: 'move', ...to(23, 28), shape: 'line' });
    expect(s.places('archers')).toEqual(row(20.6, 28, 5, 1.2));
  });

  test('a block of five is three and two', () => {
    const s = stage({ units }).play({ do: 'move', ...to(23, 28), shape: 'block' });
    expect(s.places('archers').filter(([, y]) => y === 28).length).toBe(3);
    expect(s.places('archers').filter(([, y]) => y === 29.2).length).toBe(2);
  });

  test('a column goes in file', () => {
    const s = stage({ units }).play({ do: 'move', ...to(23, 27), shape: 'column' });
    expect(s.places('archers').map(([x]) => x)).toEqual([23, 23, 23, 23, 23]);
    expect(s.places('archers').map(([, y]) => y).sort()).toEqual([27, 28.2, 29.4, 30.6, 31.8]);
  });
});

describe('"Run"', () => {
  test('not to within an inch of an enemy', () => {
    const s = stage({ units: { king: { card: 'king-conan', at: [[20, 30]] }, guard: { card: 'ancestor-guard', at: [[20, 20]] } } });
    expect(s.refusal({ do: 'run', ...to(20, 22) })).toContain('"Run"');
    expect(s.refusal({ do: 'run', ...to(20, 22.01) })).toBeUndefined();
  });

  test('not through enemies', () => {
    const s = stage({ units: { king: { card: 'king-conan', at: [[20, 30]] }, guard: { card: 'ancestor-guard', at: [[20, 25]] } } });
    expect(s.refusal({ do: 'run', ...to(20, 19) })).toContain('"Run"');
  });

  test('no attack follows', () => {
    const s = stage({ units: { archers: { card: 'bossonian-archers', at: row(20, 30) }, guard: { card: 'ancestor-guard', at: [[20, 15]] } } }).play({ do: 'run', ...to(20, 33) });
    expect(s.asks).not.toContain('shooting');
    expect(s.places('archers')[0]).toEqual([20, 33]);
  });
});

describe('"Engagement": breaking away', () => {
  const units = { pikes: { card: 'gunderland-pikemen', at: row(20, 30) }, guard: { card: 'ancestor-guard', at: [[20, 29]] } } as const;

  test('in a straight line, all of a run, whatever point of the way is named', () => {
    const s = stage({ units }).play({ do: 'run', ...to(20, 31) });
    expect(s.places('pikes')).toEqual(row(20, 42));
    expect(s.battle.tallies.disengaged).toEqual([1, 0]);
  });

  test('not by a bend, nor past the enemy, nor where the table ends', () => {
    const s = stage({ units });
    expect(s.refusal({ do: 'run', ...to(20, 36), by: [2200, 3300] })).toContain('straight');
    expect(s.refusal({ do: 'run', ...to(20, 20) })).toContain('"Engagement"');
    const edge = stage({ units: { pikes: { card: 'gunderland-pikemen', at: row(20, 40) }, guard: { card: 'ancestor-guard', at: [[20, 39]] } } });
    expect(edge.refusal({ do: 'run', ...to(20, 41) })).toContain('"Engagement"');
  });

  test('not to within an inch of another enemy', () => {
    const beside = (x: number) => stage({ units: { pikes: { card: 'gunderland-pikemen', at: [[20, 30]] }, guard: { card: 'ancestor-guard', at: [[20, 29]] }, scion: { card: 'scion-of-set', at: [[x, 42]] } } });
    expect(beside(22.7).refusal({ do: 'run', ...to(20, 31) })).toContain('within 1"');
    expect(beside(22.71).refusal({ do: 'run', ...to(20, 31) })).toBeUndefined();
  });

  test('ground that slows shortens the run, and does not forbid it', () => {
    const s = stage({ units, terrain: [['rough', 15, 32, 35, 38]] }).play({ do: 'run', ...to(20, 40) });
    expect(s.places('pikes')).toEqual(row(20, 37)); // two inches to it, and five of ten in it
  });
});

describe('"Charge"', () => {
  test('nine inches for the skirmishers, who reach an archer nine inches off', () => {
    const units = (gap: number) => ({ skirmishers: { card: 'stygian-skirmishers', at: row(20, 20) }, archers: { card: 'bossonian-archers', at: [[20, 21 + gap]] as const } });
    const near = stage({ units: units(9), dice: 'ooooooo o' });
    near.play({ do: 'charge', target: 1 });
    expect(near.told).toContainEqual({ tell: 'charge', unit: 'skirmishers', target: 'archers', reaches: true });
    expect(near.ground.inContactWith(near.battle, 0, 1)).toContain(0);
  });

  test('one that falls short moves its plain movement straight at the target, and that is all', () => {
    const s = stage({ units: { skirmishers: { card: 'stygian-skirmishers', at: row(20, 20) }, archers: { card: 'bossonian-archers', at: [[20, 31]] } } });
    s.play({ do: 'charge', target: 1 });
    expect(s.told).toContainEqual({ tell: 'charge', unit: 'skirmishers', target: 'archers', reaches: false });
    expect(s.places('skirmishers')).toEqual(row(20, 26));
    expect(s.battle.tallies.failedCharges).toEqual([0, 1]);
    expect(s.asks).not.toContain('shooting');
  });

  test('it needs sight of one model', () => {
    const s = stage({ units: { king: { card: 'king-conan', at: [[20, 30]] }, guard: { card: 'ancestor-guard', at: [[20, 23]] } }, terrain: [['heavy-woods', 15, 26, 25, 27]] });
    expect(s.refusal({ do: 'charge', target: 1 })).toContain('sees');
  });

  test('it needs a way for every model that impassable ground leaves free', () => {
    const s = stage({ units: { pikes: { card: 'gunderland-pikemen', at: row(20, 30) }, guard: { card: 'ancestor-guard', at: [[23, 24]] } }, terrain: [['rocks', 19, 27, 21, 28]], patch: { 'terrain.rocks.blocksSight': false } });
    expect(s.refusal({ do: 'charge', target: 1 })).toContain('impassable');
  });

  test('left out by the book', () => {
    const s = stage({ units: { king: { card: 'king-conan', at: [[20, 30]] }, guard: { card: 'ancestor-guard', at: [[20, 25]] } }, patch: { 'abilities.charge': false } });
    expect(s.refusal({ do: 'charge', target: 1 })).toContain('abilities.charge');
    expect(s.options.map((option) => option.do)).not.toContain('charge');
  });
});

describe('what is offered', () => {
  test('is legal, is not much, and has a contact, a charge, a run and staying among it', () => {
    const s = stage({
      units: {
        archers: { card: 'bossonian-archers', at: row(20, 30) }, king: { card: 'king-conan', at: [[15, 30]] },
        guard: { card: 'ancestor-guard', at: row(20, 25) }, priests: { card: 'priests-of-set', at: row(10, 20, 3) }, scion: { card: 'scion-of-set', at: [[34, 22]] },
      },
      terrain: [['light-woods', 22, 32, 27, 36], ['hill', 12, 26, 16, 29]],
    });
    const { options } = s;
    for (const option of options) expect(s.refusal(option), JSON.stringify(option)).toBeUndefined();
    expect(options.filter((option) => option.do === 'move').length).toBeGreaterThan(15);
    expect(options.filter((option) => option.do === 'move').length).toBeLessThanOrEqual(60);
    expect(options.filter((option) => option.do === 'charge')).toEqual([{ do: 'charge', target: s.unit('guard') }]);
    expect(options.filter((option) => option.do === 'run').length).toBeGreaterThan(8);
    expect(options.filter((option) => option.do === 'stay')).toEqual([{ do: 'stay' }]);
  });
});

describe('Escape', () => {
  const units = (y: number) => ({ knights: { card: 'poitainian-knights', at: row(20, y, 3, 2) }, guard: { card: 'ancestor-guard', at: [[40, 40]] as const } });

  test('the runner\'s unit leaves over the enemy\'s edge if all of it gets there', () => {
    const s = stage({ units: units(18), mission: 'escape', runner: 'circle' });
    expect(s.options).toContainEqual({ do: 'run', leave: true });
    s.play({ do: 'run', leave: true });
    expect(s.left('knights')).toBe(0);
    expect(s.condition('knights').escaped).toBe(true);
  });

  test('by one bend, as in any run, where somebody stands in the straight way', () => {
    const barred = { knights: { card: 'poitainian-knights', at: [[20, 12]] as const }, guard: { card: 'ancestor-guard', at: [[20, 6]] as const } };
    const s = stage({ units: barred, mission: 'escape', runner: 'circle' });
    expect(s.refusal({ do: 'run', leave: true })).toContain('straight for it');
    expect(s.refusal({ do: 'run', leave: true, by: [2300, 900] })).toBeUndefined();
    expect(s.refusal({ do: 'run', leave: true, by: [2050, 900] })).toContain('by that bend');
    expect(s.options.filter((option) => option.do === 'run' && 'leave' in option)).toHaveLength(1);
    s.play({ do: 'run', leave: true, by: [2300, 900] });
    expect(s.condition('knights').escaped).toBe(true);
  });

  test('hazardous ground on its way strikes before it is off, and a unit that it breaks runs home instead', () => {
    const archers = { archers: { card: 'bossonian-archers', at: row(20, 10) }, guard: { card: 'ancestor-guard', at: [[40, 40]] as const } };
    const swamp = [['swamp', 15, 6, 35, 7]] as const;
    const patch = { 'terrain.swamp.difficult': false };
    const whole = stage({ units: archers, mission: 'escape', runner: 'circle', terrain: swamp, patch, dice: 'ooo' }).play({ do: 'run', leave: true });
    expect([whole.condition('archers').escaped, whole.tells('attack-roll').length]).toEqual([true, 1]);
    const broken = stage({ units: archers, mission: 'escape', runner: 'circle', terrain: swamp, patch, dice: '/// //// ooo' }).play({ do: 'run', leave: true });
    expect([broken.condition('archers').escaped, broken.condition('archers').fleeing, broken.left('archers')]).toEqual([false, true, 2]);
  });

  test('not from too far, not in other missions', () => {
    expect(stage({ units: units(18.8), mission: 'escape', runner: 'circle' }).refusal({ do: 'run', leave: true })).toContain('not every model');
    expect(stage({ units: units(18), mission: 'escape', runner: 'set' }).refusal({ do: 'run', leave: true })).toContain('no leave');
    expect(stage({ units: units(18) }).refusal({ do: 'run', leave: true })).toContain('no leave');
  });

  test('not from a fight', () => {
    const fight = { ...units(18), guard: { card: 'ancestor-guard', at: [[20, 19.3]] as const } };
    expect(stage({ units: fight, mission: 'escape', runner: 'circle' }).refusal({ do: 'run', leave: true })).toContain('is engaged');
  });
});

describe('cards that meet a move', () => {
  const then = (seat: 0 | 1) => ({ step: 'pick', seat, not: -1 }) as const;

  test('with Bel\'s Hand a unit moves at once, into no new contact, and does nothing else', () => {
    const units = { king: { card: 'king-conan', at: [[20, 30]] }, guard: { card: 'ancestor-guard', at: [[20, 27]] } } as const;
    const s = stage({ units, agenda: () => [then(1), { step: 'bels-hand', unit: 0 }] }).play({ do: 'move', ...to(20, 25) });
    expect(s.places('king')).toEqual([[20, 28.01]]);
    expect(s.asks).toBe('set: pick');
  });

  test('a unit that was moved after it declared its run runs to where it meant to, as far as it may', () => {
    const units = { king: { card: 'king-conan', at: [[20, 34]] }, guard: { card: 'ancestor-guard', at: [[20, 20]] } } as const;
    const way = { anchor: 0, by: null, shape: 'keep', leave: false } as const;
    const near = stage({ units, agenda: () => [then(1), { step: 'declared', unit: 0, gait: 'run', target: -1, way: { ...way, to: [2000, 3000] } }] }).proceed();
    expect(near.places('king')).toEqual([[20, 30]]);
    const tooFar = stage({ units, agenda: () => [then(1), { step: 'declared', unit: 0, gait: 'run', target: -1, way: { ...way, to: [2000, 2100] } }] }).proceed();
    expect(tooFar.places('king')[0]![1]).toBeGreaterThan(22);
    expect(tooFar.places('king')[0]![1]).toBeLessThan(24);
  });

  test('a charger that was moved into contact before it set out fights without having charged', () => {
    const units = { king: { card: 'king-conan', at: [[20, 28]] }, guard: { card: 'ancestor-guard', at: [[20, 27]] } } as const;
    const s = stage({ units, agenda: () => [then(1), { step: 'declared', unit: 0, gait: 'charge', target: 1, way: null }], dice: 'ooooooo o', patch: { 'options.crownOnHimself': false } }).proceed();
    expect(s.tells('charge')).toMatchObject([{ reaches: false }]);
    expect(s.tells('attack')[0]).toMatchObject({ by: 'king', dice: 7 });
  });
});
