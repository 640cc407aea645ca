import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import type { TableAttack, TableFigureReport, TableInspection } from '../../../src/kernel/inspect.ts';
import { warengine } from '../../../src/systems/warengine/index.ts';

const inspect = (position: string, patch: Record<string, unknown> = {}) => warengine.inspect!({ system: 'warengine', ...(parse(position) as object) }, patch) as TableInspection;
const figure = (id: string, position: string, patch?: Record<string, unknown>): TableFigureReport => inspect(position, patch).figures.find((each) => each.id === id)!;
const named = ({ weapon, when, target, together = [], support = [], lot }: TableAttack) =>
  [weapon, when, target, ...together.map((id) => `+${id}`), ...support.map((id) => `helped by ${id}`), ...(lot === undefined ? [] : [`${lot.hit} of ${lot.of}`])].join(' ');
const dice = ({ attackDice, armorDice }: TableAttack) => `${attackDice} against ${armorDice}`;

const STREET = `
table:
  size: [30, 20]
  terrain:
    - { name: house, kind: blocking, outline: [[12, 4], [16, 4], [16, 9], [12, 9]] }
    - { name: hedge, kind: light, outline: [[9, 12], [20, 12], [20, 12.5], [9, 12.5]] }
figures:
  - { id: t1, unit: thug, side: red, squad: thugs, at: [6, 10] }
  - { id: b1, unit: thug-boss, side: red, squad: thugs, at: [5, 12] }
  - { id: r1, unit: rifleman, side: blue, squad: rifles, at: [20, 10] }
  - { id: r2, unit: rifleman, side: blue, squad: rifles, at: [22, 3] }
  - { id: s1, unit: rifle-sergeant, side: blue, squad: rifles, at: [20, 15] }
`;

describe('moves', () => {
  it('say how far at each gait, and where there is room an inch apart', () => {
    const { gaits, reach } = figure('t1', STREET);
    expect(gaits).toEqual([{ name: 'normal', inches: 9 }, { name: 'fast', inches: 12 }, { name: 'charge', inches: 12 }]);
    const at = (x: number, y: number) => reach.find((spot) => spot.at[0] === x && spot.at[1] === y);
    expect(at(6, 5)).toEqual({ at: [6, 5], gait: 'normal', inches: 5, watched: [] });
    expect(at(9, 14)).toMatchObject({ gait: 'normal', inches: 5 }); // 3, 4, 5
    expect(at(10, 13)).toMatchObject({ gait: 'normal', inches: 5 });
    expect(at(10, 1)).toMatchObject({ gait: 'fast', inches: 10 }); // 4 across, 9 up: 9.85, rounded up
    expect(at(12, 8)).toBeUndefined(); // in the house
    expect(at(5, 12)).toBeUndefined(); // where b1 stands
    expect(at(6, 10)).toBeUndefined(); // where it stands itself
    expect(reach.map(({ inches }) => inches)).toEqual(reach.map(({ inches }) => inches).sort((a, b) => a - b));
    expect(Math.max(...reach.map(({ inches }) => inches))).toBe(12);
  });

  it('no place of a fast move is within six inches of an enemy', () => {
    const near = inspect(STREET).figures.find(({ id }) => id === 'r1')!;
    for (const { at: [x, y] } of figure('t1', STREET).reach.filter(({ gait }) => gait === 'fast')) expect(Math.hypot(x - near.at[0], y - near.at[1]) - 1).toBeGreaterThan(6);
  });

  it('of an active figure are what it has left', () => {
    const active = (so: string) => figure('t1', `${STREET.replace('at: [6, 10] }', `at: [6, 10], state: ${so} }`)}turn: thugs\n`);
    expect(active('{ used: 5 }')).toMatchObject({ acting: true, gaits: [{ name: 'normal', inches: 4 }] });
    expect(active('{ fired: [club] }').gaits.map(({ name }) => name)).toEqual(['normal', 'charge']);
    expect(active('{ done: true }')).toMatchObject({ gaits: [], reach: [], contacts: [], attacks: [] });
    expect(active('{ entangled: true }')).toMatchObject({ gaits: [], reach: [] });
  });

  it('follow the book as patched', () => {
    expect(figure('t1', STREET, { 'units.thug.movement': 6, 'abilities.fast-move': false }).gaits).toEqual([{ name: 'normal', inches: 6 }, { name: 'charge', inches: 8 }]);
  });

  it('into contact: how far, or that it touches; never through a house', () => {
    const close = STREET.replace('[20, 10]', '[16, 10]').replace('[22, 3]', '[18, 6]');
    expect(figure('t1', close).contacts).toEqual([{ with: 'r1', at: [15, 10], gait: 'charge', inches: 9 }]); // r2 is 12.6 inches off, and behind the house
    const touching = STREET.replace('[20, 10]', '[7, 10]');
    expect(figure('t1', touching).contacts).toEqual([{ with: 'r1', at: [6, 10], gait: null, inches: 0 }]);
  });

  it('places where an enemy with an attack on reserve sees and reaches it', () => {
    const { reach } = figure('t1', STREET.replace('at: [22, 3] }', 'at: [22, 3], state: { reserve: rifle } }'));
    const by = (x: number, y: number) => reach.find(({ at }) => at[0] === x && at[1] === y)!.watched;
    expect(by(9, 3)).toEqual(['r2']); // the line passes above the house
    expect(by(6, 5)).toEqual([]); // the house is in the line
  });
});

describe('sight', () => {
  it('names what blocks, what covers, and how far it is from edge to edge', () => {
    expect(figure('t1', STREET).sight).toEqual([
      { to: 'r1', inches: 13, clear: true, cover: 'none', because: [] },
      { to: 'r2', inches: 16.47, clear: false, cover: null, because: ['house (blocking) lies between'] },
      { to: 's1', inches: 13.87, clear: true, cover: 'light', because: ['hedge (light)'] },
    ]);
  });

  it('looks at enemies in play only', () => {
    expect(figure('t1', STREET.replace('at: [22, 3] }', 'at: [22, 3], state: { fate: routed } }')).sight.map(({ to }) => to)).toEqual(['r1', 's1']);
    expect(inspect(STREET.replace('at: [22, 3] }', 'at: [22, 3], state: { fate: routed } }')).figures.map(({ id }) => id)).not.toContain('r2');
  });
});

/** Every throw of so many dice: the sum of the best `kept`, with how often. */
function sums(rolled: number, kept: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let number = 0; number < 6 ** rolled; number++) {
    const faces = Array.from({ length: rolled }, (_, die) => 1 + (Math.floor(number / 6 ** die) % 6)).sort((a, b) => b - a);
    const sum = faces.slice(0, kept).reduce((total, face) => total + face, 0);
    found.set(sum, (found.get(sum) ?? 0) + 1);
  }
  return found;
}

function higher(attack: Map<number, number>, defense: Map<number, number>, by = 0): number {
  let won = 0;
  for (const [mine, often] of attack) for (const [theirs, times] of defense) if (mine + by > theirs) won += often * times;
  const all = (throws: Map<number, number>) => [...throws.values()].reduce((sum, times) => sum + times, 0);
  return won / (all(attack) * all(defense));
}

describe('attacks', () => {
  it('have dice, reasons and the exact chance, as counted throw by throw', () => {
    const [shot] = figure('r1', STREET).attacks;
    expect(named(shot!)).toBe('rifle when activated t1');
    expect(dice(shot!)).toBe('4k2 against 3k2'); // 3k2 and 2k2 of the profiles, neither has moved
    expect(shot!.modifiers).toEqual([{ because: 'did not move', side: 'attack', dice: '+1k0' }, { because: 'did not move', side: 'armor', dice: '+1k0' }]);
    expect(shot!.kill).toBeCloseTo(higher(sums(4, 2), sums(3, 2)), 12);
    const [over, under] = shot!.fraction.split('/').map(Number) as [number, number];
    expect(over / under).toBeCloseTo(shot!.kill, 12);
  });

  it('agree with the odds of the same situation', () => {
    const [shot] = figure('r1', STREET).attacks;
    const asked = warengine.odds().of({ attacker: 'rifleman', attack: 'rifle', defender: 'thug', when: ['did-not-move-attacker', 'did-not-move-target'] });
    expect([asked.attackDice, asked.armorDice, asked.modifiers]).toEqual([shot!.attackDice, shot!.armorDice, shot!.modifiers]);
    expect(asked.wounds.where((wounds) => wounds >= asked.enough).toString()).toBe(shot!.fraction);
  });

  it('at the closest of each unit only, and none that no weapon reaches', () => {
    expect(figure('r1', STREET).attacks.filter(({ when }) => when === 'when activated').map(named)).toEqual(['rifle when activated t1']);
    expect(figure('t1', STREET).attacks).toEqual([]);
  });

  it('after a charge: from the place where it ends, with its dice, both having moved', () => {
    const [charge] = figure('t1', STREET.replace('[20, 10]', '[16, 10]')).attacks;
    expect(charge).toMatchObject({ weapon: 'club', when: 'after a charge', target: 'r1', from: [15, 10], attackDice: '3k3', armorDice: '3k2', modifiers: [{ because: 'charges', side: 'attack', dice: '+1k1' }] });
    expect(charge!.kill).toBeCloseTo(higher(sums(3, 3), sums(3, 2)), 12);
  });

  it('of an active figure: now, and from reserve what it has put there', () => {
    const ranged = `${STREET.replace('at: [20, 10] }', 'at: [20, 10], state: { reserve: rifle, done: true } }')}turn: rifles\n`;
    expect(figure('r1', ranged).attacks.map(named)).toEqual(['rifle from reserve t1']);
    expect(figure('s1', ranged).attacks.map(named)).toEqual(['rifle now t1', 'rifle now t1 helped by r1', 'rifle now b1', 'rifle now b1 helped by r1']); // b1 is farther, but t1 is behind the hedge
    expect(figure('s1', ranged).attacks.map(dice)).toEqual(['4k3 against 4k3', '5k4 against 4k3', '4k3 against 4k2', '5k4 against 4k2']);
  });

  it('of several targets a row each: who is beside the first; friends too', () => {
    const blast = `
table: { size: [30, 20], terrain: [] }
figures:
  - { id: d, unit: dogboy, side: red, at: [5, 10] }
  - { id: t, unit: thug, side: red, squad: thugs, at: [15, 11.5] }
  - { id: r1, unit: rifleman, side: blue, squad: rifles, at: [15, 10] }
  - { id: r2, unit: rifleman, side: blue, squad: rifles, at: [16.5, 9] }
  - { id: r3, unit: rifleman, side: blue, squad: rifles, at: [25, 10] }
`;
    const rows = figure('d', blast).attacks.filter(({ weapon }) => weapon === 'plasma-gun');
    expect(rows.map(named)).toEqual(['plasma-gun when activated r1 +r1 +t +r2', 'plasma-gun when activated t +r1 +t +r2', 'plasma-gun when activated r2 +r1 +t +r2']);
  });

  it('into close combat: as many are hit as dice are kept, by lot, and the chance counts it', () => {
    const fray = `
table: { size: [30, 20], terrain: [] }
figures:
  - { id: r, unit: rifle-sergeant, side: blue, at: [5, 10] }
  - { id: t1, unit: thug, side: red, squad: thugs, at: [15, 10], state: { controlled: true } }
  - { id: t2, unit: thug, side: red, squad: thugs, at: [16, 11] }
  - { id: t3, unit: thug, side: red, squad: thugs, at: [17, 10] }
  - { id: b, unit: rifleman, side: blue, squad: others, at: [16, 10] }
`;
    const rows = figure('r', fray).attacks;
    expect(rows.slice(0, 4).map(named)).toEqual(['t1', 'b', 't2', 't3'].map((target) => `rifle when activated ${target} +t1 +b +t2 +t3 3 of 4`));
    expect(rows[0]!.kill).toBeCloseTo((3 / 4) * higher(sums(4, 3), sums(2, 2)), 12);
  });

  it('name the hero points of both, and the chance if all are spent that must be', () => {
    const duel = 'table: { size: [30, 20], terrain: [] }\nfigures: [{ id: v, unit: vertucci, side: red, at: [5, 10], state: { heroPoints: 2 } }, { id: w, unit: wright, side: blue, at: [12, 10], state: { heroPoints: 3 } }]';
    const pistol = figure('v', duel).attacks.find(({ weapon }) => weapon === 'pistol')!;
    expect(pistol.points).toMatchObject({ attacker: 2, target: 3 });
    const [attack, defense] = [pistol.attackDice, pistol.armorDice].map((text) => sums(...(text.split('k').map(Number) as [number, number])));
    expect(pistol.points!.kill).toBeCloseTo(higher(attack!, defense!, -1), 12);
    expect(figure('v', duel, { 'abilities.hero-points': false }).attacks.every(({ points }) => points === undefined)).toBe(true);
  });

  it('come with what else is so of a figure', () => {
    const { figures } = inspect(`${STREET.replace('at: [20, 10] }', 'at: [20, 10], state: { reserve: rifle, moved: true } }')}state: { activated: [rifles] }\n`);
    const notes = Object.fromEntries(figures.map(({ id, notes: so }) => [id, so]));
    expect(notes).toEqual({ t1: [], b1: ['leader'], r1: ['has moved', 'on reserve: rifle'], r2: ['uncontrolled'], s1: ['leader'] });
    expect(figures.map(({ mark, diameter }) => `${mark}${diameter}`)).toEqual(['A1', 'A1', 'a1', 'a1', 'a1']);
  });
});

describe('the table', () => {
  it('has its pieces in inches, the kinds that lie on it, and what is fought over', () => {
    const { on, table } = inspect(`${STREET}mission: hold-the-ground\nstate: { objectives: [hedge] }\n`);
    expect([on, table.width, table.height]).toEqual(['table', 30, 20]);
    expect(table.kinds).toEqual([{ name: 'light', mark: ':', look: 'green' }, { name: 'blocking', mark: '#', look: 'block' }]);
    expect(table.pieces[1]).toEqual({ name: 'hedge', kind: 'light', outline: [[9, 12], [20, 12], [20, 12.5], [9, 12.5]] });
    expect(table.marked).toEqual([{ name: 'objective', mark: '*', of: 'hedge', at: [14.5, 12.25] }]);
  });
});

const EXAMPLES = fileURLToPath(new URL('../../../experiments/warengine/positions', import.meta.url));

describe('the examples', () => {
  const read = (name: string) => inspect(readFileSync(join(EXAMPLES, `${name}.yaml`), 'utf8'));
  const attacks = (name: string, id: string) => Object.fromEntries(read(name).figures.find((each) => each.id === id)!.attacks.map((each) => [named(each), each]));

  it('are all that there are', () => {
    expect(readdirSync(EXAMPLES).sort()).toEqual(['charge-or-shoot.yaml', 'massed-attack.yaml', 'reserve-at-a-corner.yaml']);
  });

  it('charge or shoot: the wall makes the difference', () => {
    const { 'pistol now s1': shot, 'fists after a charge s1': charge } = attacks('charge-or-shoot', 'vertucci');
    expect(charge!.kill).toBeGreaterThan(6 * shot!.kill);
  });

  it('a massed attack on a monster: alone hardly ever, together two times in three', () => {
    const { 'knife now stalker': alone, 'knife now stalker helped by g1 helped by g2 helped by g3': together } = attacks('massed-attack', 'lead');
    expect(alone!.kill).toBeLessThan(0.03);
    expect(together).toMatchObject({ attackDice: '6k4' });
    expect(together!.kill).toBeGreaterThan(2 / 3);
  });

  it('reserve at a corner: behind the house nobody fires at the blades', () => {
    const { reach } = read('reserve-at-a-corner').figures.find(({ id }) => id === 'l1')!;
    expect(reach.find(({ at: [x, y] }) => x === 18 && y === 19)!.watched).toEqual([]);
    expect(reach.find(({ at: [x, y] }) => x === 25 && y === 20)!.watched).toEqual(['s1', 'r1']);
  });
});
