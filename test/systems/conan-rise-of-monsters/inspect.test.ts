import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { memo } from '../../../src/kernel/dice/memo.ts';
import { openChance } from '../../../src/kernel/chance.ts';
import type { TableAttack, TableFigureReport, TableInspection } from '../../../src/kernel/inspect.ts';
import type { ConanAction } from '../../../src/systems/conan-rise-of-monsters/actions.ts';
import type { ConanGame } from '../../../src/systems/conan-rise-of-monsters/game.ts';
import { conanRiseOfMonsters as conan } from '../../../src/systems/conan-rise-of-monsters/index.ts';

const read = (position: string): object => ({ system: 'conan-rise-of-monsters', ...(parse(position) as object) });
const inspect = memo((key: string) => conan.inspect!(...(JSON.parse(key) as [object, Record<string, unknown>])) as TableInspection);
/** The first model of a unit, who has its answers. */
const unit = (name: string, position: string, patch: Record<string, unknown> = {}): TableFigureReport => inspect(JSON.stringify([read(position), patch])).figures.find(({ squad }) => squad === name)!;
const named = ({ weapon, when, target, by, together = [] }: TableAttack) => [weapon, when, target, ...(by === undefined ? [] : [`by ${by}`]), ...together.map((id) => `+${id}`)].join(' ');
const dice = ({ attackDice, armorDice }: TableAttack) => `${attackDice} against ${armorDice}`;
const reasons = ({ modifiers }: TableAttack) => modifiers.map(({ because, side, dice: change }) => `${side} ${because} ${change}`);
const changed = (from: string, to: string, text: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

/** Five models in a row. */
const five = (card: string, squad: string, x: number, y: number, count = 5) => Array.from({ length: count }, (_, i) => `  - { id: ${squad[0]!}${i + 1}, unit: ${card}, squad: ${squad}, at: [${x + 1.25 * i}, ${y}] }`).join('\n');

const FIELD = `
table:
  size: [36, 36]
  terrain:
    - { name: ruin, kind: ruins, outline: [[9, 19], [17, 19], [17, 22], [9, 22]] }
figures:
${five('bossonian-archers', 'archers', 10, 20)}
${five('ancestor-guard', 'guard', 10, 12)}
`;

describe('moves', () => {
  it('say how far at each gait, and where the first model can stand an inch apart, the unit as it is', () => {
    const { gaits, reach } = unit('guard', FIELD);
    expect(gaits).toEqual([{ name: 'move', inches: 4 }, { name: 'run', inches: 8 }, { name: 'charge', inches: 6 }]);
    const at = (x: number, y: number) => reach.find((spot) => spot.at[0] === x && spot.at[1] === y);
    expect(at(7, 8)).toEqual({ at: [7, 8], gait: 'run', inches: 5, watched: [] }); // 3, 4, 5
    expect(at(10, 8)).toMatchObject({ gait: 'move', inches: 4 });
    expect(at(2, 12)).toMatchObject({ gait: 'run', inches: 8 });
    expect(at(1, 12)).toBeUndefined();
    expect(at(10, 12)).toBeUndefined(); // where it stands itself
    expect(at(10, 18)).toBeUndefined(); // a run ends an inch or more from every enemy
    expect(at(10, 17)).toMatchObject({ gait: 'run', inches: 5 });
    expect(reach.map(({ inches }) => inches)).toEqual(reach.map(({ inches }) => inches).sort((a, b) => a - b));
  });

  it('are slowed by the ruin that the archers stand in', () => {
    const { reach } = unit('archers', FIELD);
    const at = (x: number, y: number) => reach.find((spot) => spot.at[0] === x && spot.at[1] === y);
    expect(at(10, 25)).toMatchObject({ gait: 'run', inches: 5 }); // 2 inches of it count double: 7 in all, more than a move
    expect(at(10, 24)).toMatchObject({ gait: 'move', inches: 4 });
    expect(at(10, 31)).toBeUndefined(); // 11 inches would take 13
    expect(at(10, 30)).toMatchObject({ gait: 'run', inches: 10 });
  });

  it('of who is engaged: to break off, all the way and straight', () => {
    const { gaits, reach, contacts } = unit('guard', changed('at: [10, 12]', 'at: [10, 19]', FIELD).replace('at: [11.25, 12]', 'at: [11.25, 18]').replace('at: [12.5, 12]', 'at: [12.5, 17.5]').replace('at: [13.75, 12]', 'at: [13.75, 17]').replace('at: [15, 12]', 'at: [15, 17]'));
    expect(gaits).toEqual([{ name: 'run', inches: 8 }]);
    expect(contacts).toEqual([{ with: 'a1', at: [10, 19], gait: null, inches: 0 }]);
    expect(reach.length).toBeGreaterThan(2);
    for (const { at: [x, y], gait, inches } of reach) {
      expect(gait).toBe('run');
      expect(inches).toBe(Math.ceil(Math.hypot(x - 10, y - 19)));
      expect(y).toBeLessThan(19.01);
    }
  });

  it('of who flees: none; it has to rally first', () => {
    const fleeing = `${FIELD}turn: circle\nstate: { fleeing: [guard, archers] }\n`;
    expect(unit('guard', fleeing)).toMatchObject({ gaits: [], reach: [], contacts: [], attacks: [], notes: ['5 of 5 models', 'flees, rallies in 15/16 of all rolls'] }); // two dice more: Implacable
    expect(unit('archers', fleeing).notes).toContain('flees, rallies in 7/8 of all rolls');
  });

  it('follow the book as patched', () => {
    expect(unit('guard', FIELD, { 'units.ancestor-guard.movement': 6, 'abilities.charge': false }).gaits).toEqual([{ name: 'move', inches: 6 }, { name: 'run', inches: 12 }]);
  });

  it('into contact: by a charge if one gets there, else by a move, else not', () => {
    expect(unit('guard', FIELD).contacts).toEqual([]); // 7 inches to the archers, of which half an inch in the ruin counts double
    expect(unit('guard', FIELD.replaceAll(', 12] }', ', 13.5] }')).contacts).toEqual([{ with: 'a1', at: [10, 19], gait: 'charge', inches: 6 }]);
    expect(unit('guard', FIELD.replaceAll(', 12] }', ', 15.5] }'), { 'abilities.charge': false }).contacts).toEqual([{ with: 'a1', at: [10, 19], gait: 'move', inches: 4 }]);
  });
});

describe('sight', () => {
  it('is of units: the shortest clear line, the cover of the target and where it has that from', () => {
    expect(unit('guard', FIELD).sight).toEqual([{ to: 'a1', inches: 7, clear: true, cover: 'heavy', because: ['5 of 5 in ruin'] }]);
    expect(unit('archers', FIELD).sight).toEqual([{ to: 'g1', inches: 7, clear: true, cover: 'none', because: [] }]);
  });

  const HIDDEN = `
table:
  size: [36, 36]
  terrain:
    - { name: wood, kind: heavy-woods, outline: [[12, 10], [20, 10], [20, 20], [12, 20]] }
    - { name: knoll, kind: hill, outline: [[24, 14], [27, 14], [27, 17], [24, 17]] }
figures:
  - { id: conan, unit: king-conan, at: [4, 15] }
  - { id: oliphant, unit: oliphant, at: [5, 22] }
  - { id: thoth, unit: thoth-amon, at: [16, 15] }
  - { id: scion, unit: scion-of-set, at: [32, 15] }
${five('ancestor-guard', 'guard', 2.5, 30)}
  - { id: p1, unit: priests-of-set, squad: priests, at: [5, 34] }
`;

  it('names what hides: a wood that the target is deep in, what lies between', () => {
    expect(unit('conan', HIDDEN).sight.filter(({ clear }) => !clear)).toEqual([
      { to: 'thoth', inches: 11, clear: false, cover: null, because: ['it stands deep in wood (heavy-woods)'] },
      { to: 'scion', inches: 26.3, clear: false, cover: null, because: ['wood (heavy-woods) lies between', 'knoll (hill) lies between'] }, // Thoth-Amon hides no monster
      { to: 'p1', inches: 18.03, clear: false, cover: null, because: ['oliphant stands between', 'guard stands between'] },
    ]);
    expect(unit('thoth', HIDDEN).sight.find(({ to }) => to === 'conan')!.because).toEqual(['this stands deep in wood (heavy-woods)']);
  });

  it('units that stand between: not for monsters, who look over them', () => {
    const priests = unit('priests', HIDDEN, { 'options.tallMonsters': true }).sight;
    expect(priests.find(({ to }) => to === 'oliphant')).toMatchObject({ clear: true });
    const flat = unit('priests', HIDDEN, { 'options.tallMonsters': false }).sight;
    expect(flat.find(({ to }) => to === 'oliphant')).toEqual({ to: 'oliphant', inches: 10.3, clear: false, cover: null, because: ['guard stands between'] });
  });

  it('says how many see, where not all do, and from where the line is that begins elsewhere', () => {
    const behind = changed('at: [10, 12]', 'at: [30, 30]', FIELD).replace('size: [36, 36]', 'size: [40, 40]').replace('terrain:', 'terrain:\n    - { name: crag, kind: rocks, outline: [[20, 24], [28, 24], [28, 32], [20, 32]] }');
    const { sight } = unit('guard', behind);
    expect(sight[0]).toMatchObject({ to: 'a2', from: [11.25, 12], inches: 7, clear: true, because: ['5 of 5 in ruin', '4 of 5 see it'] });
  });

  it('looks at units in play only', () => {
    expect(unit('archers', FIELD.replaceAll(', 12] }', ', 12], state: { fate: removed } }')).sight).toEqual([]);
  });
});

/** The chance of each number of wounds: so many dice that show a Sword in three faces of six, against so many and one more for each hit that show a Shield in two. */
function wounds(attack: number, defense: number): number[] {
  const binomial = (n: number, p: number, k: number): number => (k < 0 || k > n ? 0 : n === 0 ? 1 : p * binomial(n - 1, p, k - 1) + (1 - p) * binomial(n - 1, p, k));
  const chances = Array<number>(attack + 1).fill(0);
  for (let hits = 0; hits <= attack; hits++) {
    for (let shields = 0; shields <= (hits === 0 ? 0 : defense + hits); shields++) chances[Math.max(0, hits - shields)]! += binomial(attack, 1 / 2, hits) * (hits === 0 ? 1 : binomial(defense + hits, 1 / 3, shields));
  }
  return chances;
}
const least = (chances: readonly number[], from: number) => chances.slice(from).reduce((sum, chance) => sum + chance, 0);

const MORALE = { 'abilities.implacable': false };

describe('attacks', () => {
  it('have dice, reasons and exact chances, as counted roll by roll', () => {
    const [shot] = unit('archers', FIELD, MORALE).attacks;
    expect([named(shot!), dice(shot!)]).toEqual(['shot when activated g1', '5 against 3s']);
    expect(reasons(shot!)).toEqual(['attack 5 of 5 fire +0']);
    const chances = wounds(5, 3);
    expect(shot!.kill).toBeCloseTo(least(chances, 1), 12);
    expect(shot!.squad!.wounds).toBeCloseTo(chances.reduce((sum, chance, count) => sum + chance * count, 0), 12);
    expect(shot!.squad!.destroyed).toBeCloseTo(chances[5]!, 12);
    expect(shot!.squad!.flees).toBeCloseTo((chances[3]! + chances[4]!) / 4, 12); // below half of five, and no Sword on two dice
    const [over, under] = shot!.fraction.split('/').map(Number) as [number, number];
    expect(over / under).toBeCloseTo(shot!.kill, 12);
  });

  it('agree with the odds of the same situation', () => {
    const crossbow = unit('guard', FIELD.replaceAll('ancestor-guard', 'stygian-skirmishers')).attacks[0]!;
    const asked = conan.odds().of({ attacker: 'stygian-skirmishers', attack: 'ranged', defender: 'bossonian-archers', when: ['heavy-cover'] });
    expect([asked.attackDice, asked.armorDice]).toEqual([crossbow.attackDice, crossbow.armorDice]);
    expect(asked.wounds.where((count) => count >= 1).toString()).toBe(crossbow.fraction);
    expect(reasons(crossbow)).toEqual(['attack 5 of 5 fire +0', 'armor heavy cover +2', 'armor Excellency in Armor: Sigils are rerolled once +0']);
  });

  it('after a charge: the dice of all who come to touch, and what strikes back', () => {
    const close = FIELD.replaceAll(', 12] }', ', 13.5] }');
    const [charge, back] = unit('guard', close).attacks;
    expect([charge!, back!].map(named)).toEqual(['melee after a charge a1', 'counterstrike after a charge g1 by a1']);
    expect(charge).toMatchObject({ from: [10, 19], attackDice: '7', armorDice: '1s!' });
    expect(reasons(charge!)).toEqual(['attack 5 of 5 touch +0', 'attack charge +2', 'armor Excellency in Armor: Sigils are rerolled once +0']);
    expect([dice(back!), back!.kill]).toEqual(['5 against 3s', expect.closeTo(least(wounds(5, 3), 1), 12)]);
  });

  it('after a move into contact: without the dice of a charge', () => {
    const rows = unit('guard', FIELD.replaceAll(', 12] }', ', 15.5] }')).attacks;
    expect(rows.map((row) => `${named(row)} ${row.attackDice}`)).toEqual(['melee after a charge a1 7', 'counterstrike after a charge g1 by a1 5', 'melee after a move a1 5', 'counterstrike after a move g1 by a1 5']);
  });

  it('at Phalanx no dice for the charge; Pikes defend', () => {
    const pikes = FIELD.replaceAll('bossonian-archers', 'gunderland-pikemen').replaceAll(', 12] }', ', 13.5] }');
    const [charge] = unit('guard', pikes).attacks;
    expect(dice(charge!)).toBe('5 against 2s');
    expect(reasons(charge!)).toEqual(['attack 5 of 5 touch +0', 'attack charge +2', 'attack Phalanx -2', 'armor Pikes +1']);
  });

  const ENGAGED = `${changed('at: [10, 12]', 'at: [10, 19]', FIELD).replaceAll(/at: \[([0-9.]+), 12\]/g, 'at: [$1, 17.5]')}  - { id: thoth, unit: thoth-amon, at: [30, 12] }\n  - { id: s1, unit: stygian-skirmishers, squad: skirmishers, at: [12, 10] }\nturn: guard\n`;

  it('of who is engaged and active: now, once all have closed up', () => {
    const rows = unit('guard', ENGAGED).attacks;
    expect(rows.map((row) => `${named(row)} ${dice(row)}`)).toEqual(['melee now a1 5 against 1s!', 'counterstrike now g1 by a1 5 against 3s']);
  });

  it('shots into a melee: the friends there are told what the Sigils do to them', () => {
    const rows = unit('skirmishers', ENGAGED).attacks;
    expect(rows.map((row) => `${named(row)} ${dice(row)}`)).toEqual(['shot when activated a1 +a1 +g1 1 against 3s!', 'shot when activated g1 +a1 +g1 1g against none']);
    expect(rows[1]!.fraction).toBe('1/6');
  });

  it('a shot that needs a move: from where most can fire, with the die that moving costs', () => {
    const far = FIELD.replaceAll(', 12] }', ', 1] }').replaceAll(', 20] }', ', 22] }');
    const [shot, ...others] = unit('archers', far).attacks;
    expect(others).toEqual([]);
    expect([named(shot!), dice(shot!)]).toEqual(['shot after a move g1', '3 against 3s']);
    expect(reasons(shot!)).toEqual(['attack 5 of 5 fire +0', 'attack beyond half range -1', 'attack moved -1']);
    expect(shot!.from![1]).toBeLessThan(22);
  });

  it('hurt models fall first; who is below half already checks no more', () => {
    const hurt = (state: string) => `
table: { size: [36, 36], terrain: [] }
figures:
  - { id: thoth, unit: thoth-amon, at: [10, 10] }
  - { id: k1, unit: poitainian-knights, squad: knights, at: [10, 16] }
  - { id: k2, unit: poitainian-knights, squad: knights, at: [12, 16], state: { ${state} } }
`;
    const [whole] = unit('thoth', hurt('wounds: 0')).attacks;
    const [other] = unit('thoth', hurt('wounds: 1')).attacks;
    expect(other!.kill).toBeGreaterThan(whole!.kill); // one wound is enough instead of two
    expect(whole!.squad!.flees).toBeGreaterThan(0); // two of three are more than half
    expect(unit('thoth', hurt('fate: removed')).attacks[0]!.squad!.flees).toBe(0);
  });

  it('Trample and Venom are said, and counted', () => {
    const monsters = `
table: { size: [36, 36], terrain: [] }
figures:
  - { id: oliphant, unit: oliphant, at: [10, 10] }
  - { id: scion, unit: scion-of-set, at: [10, 19] }
`;
    const [charge, back] = unit('oliphant', monsters).attacks;
    expect([dice(charge!), ...reasons(charge!)]).toEqual(['8b against 3s', 'attack charge +2', 'attack Trample: each Sigil a wound that no Shield blocks +0']);
    expect([dice(back!), ...reasons(back!)]).toEqual(['8 against 4s', 'armor Venomous: each Sigil of the attack -1']);
    const asked = conan.odds().of({ attacker: 'oliphant', attack: 'charge', defender: 'scion-of-set', when: [] });
    expect(charge!.fraction).toBe(asked.wounds.where((count) => count >= 5).toString());
  });
});

describe('the table and its units', () => {
  it('a unit answers with its first model; the others are there to be drawn', () => {
    const { figures, bySquad, table } = inspect(JSON.stringify([read(`${FIELD}mission: shrine\n`), {}]));
    expect([bySquad, figures.length]).toEqual([true, 10]);
    expect(figures.slice(1, 5).every(({ attacks, reach, sight, contacts, notes }) => [attacks, reach, sight, contacts, notes].every((list) => list.length === 0))).toBe(true);
    expect(figures.map(({ mark, diameter }) => `${mark}${diameter}`)).toEqual([...Array<string>(5).fill('A1'), ...Array<string>(5).fill('a1')]);
    expect(table.kinds).toEqual([{ name: 'ruins', mark: '=', look: 'floor' }]);
    expect(table.marked).toEqual([{ name: 'shrine', mark: '*', of: 'the shrine', at: [18, 18] }]);
  });

  it('what else is so of it: models left, wounds, its activation', () => {
    const some = `${FIELD.replace('at: [15, 20] }', 'at: [15, 20], state: { fate: removed } }').replace('at: [13.75, 20] }', 'at: [13.75, 20], state: { fate: removed } }').replace('at: [12.5, 20] }', 'at: [12.5, 20], state: { fate: removed } }')}  - { id: thoth, unit: thoth-amon, at: [30, 12], state: { wounds: 3 } }\nturn: guard\nstate: { activated: [archers], reinforced: [guard] }\n`;
    expect(unit('archers', some).notes).toEqual(['2 of 5 models', 'below half', 'has been activated']);
    expect(unit('thoth', some).notes).toEqual(['3 wounds']);
    expect(unit('guard', some)).toMatchObject({ acting: true, notes: ['5 of 10 models', 'reinforced'] });
  });
});

const EXAMPLES = fileURLToPath(new URL('../../../experiments/conan-rise-of-monsters/positions', import.meta.url));
const example = (name: string) => readFileSync(join(EXAMPLES, `${name}.yaml`), 'utf8');

/** The dice of both sides once the active unit has done this, nobody having cards or tokens. */
function played(name: string, ...actions: ConanAction[]): string[] {
  const { state, ...position } = read(example(name)) as { state: object };
  const none = { circle: [], set: [] };
  const destiny = { circle: { left: 0 }, set: { left: 0 } };
  const game = conan.open({ mission: '', position: { ...position, state: { ...state, hands: none, destiny } } }) as ConanGame;
  const told: { tell: string; by: string; dice: number }[] = [];
  const chance = { ...openChance(1, 0), tell: (event: unknown) => told.push(event as (typeof told)[number]) };
  const at = game.deploy(chance);
  for (const action of actions) game.apply(at, action, chance);
  return told.filter(({ tell }) => tell === 'attack-roll').map(({ by, dice: thrown }) => `${by} ${thrown}`);
}

describe('the examples', () => {
  const rows = (name: string, squad: string) => Object.fromEntries(unit(squad, example(name)).attacks.map((row) => [named(row), row]));

  it('are all that there are', () => {
    expect(readdirSync(EXAMPLES).sort()).toEqual(['archers-in-ruins.yaml', 'charge-or-shoot.yaml', 'monsters-and-pikes.yaml']);
  });

  it('archers in ruins: five dice as the book tells it, a charge of six inches that barely gets there, and a better shot from the ruins than a charge', () => {
    const { 'shot now g1': shot, 'melee after a charge g1': charge } = rows('archers-in-ruins', 'archers');
    expect(dice(shot!)).toBe('5 against 3s');
    expect(charge!.squad!.wounds).toBeLessThan(shot!.squad!.wounds + 0.01);
    expect(played('archers-in-ruins', { do: 'stay' }, { do: 'shoot', target: 3 })).toEqual(['archers 5']);
    expect(unit('guard', example('archers-in-ruins')).contacts).toEqual([{ with: 'a1', at: [16, 19], gait: 'charge', inches: 6 }]);
  });

  it('charge or shoot: the shot is twice as likely to fell the king, and he does not strike back', () => {
    const { 'shot now conan': shot, 'melee after a charge conan': charge, 'counterstrike after a charge thoth by conan': back } = rows('charge-or-shoot', 'thoth');
    expect(shot!.kill).toBeGreaterThan(2 * charge!.kill);
    expect(back!.squad!.wounds).toBeGreaterThan(2);
    expect(played('charge-or-shoot', { do: 'stay' }, { do: 'shoot', target: 0 })).toEqual([`thoth ${parseInt(shot!.attackDice)}`]);
    expect(played('charge-or-shoot', { do: 'charge', target: 0 })).toEqual([`thoth ${parseInt(charge!.attackDice)}`, `conan ${parseInt(back!.attackDice)}`]);
  });

  it('monsters and pikes: Phalanx and Pikes save a pikeman, and what is behind them is out of reach', () => {
    const { 'melee after a charge g1': pikes, 'melee after a charge oliphant': oliphant, ...others } = rows('monsters-and-pikes', 'scion');
    expect([pikes, oliphant].map((row) => dice(row!))).toEqual(['8 against 2s', '10 against 4s']);
    expect(Object.keys(others)).toEqual(['counterstrike after a charge scion by g1', 'counterstrike after a charge scion by oliphant']);
    expect(played('monsters-and-pikes', { do: 'charge', target: 1 })).toEqual(['scion 8', 'pikes 5']);
    expect(played('monsters-and-pikes', { do: 'charge', target: 3 })).toEqual(['scion 10', 'oliphant 6']);
    const plain = conan.inspect!(read(example('monsters-and-pikes')), { 'abilities.phalanx': false, 'abilities.pikes': false }) as TableInspection;
    const without = plain.figures.find(({ id }) => id === 'scion')!.attacks[0]!;
    expect(without.squad!.wounds - pikes!.squad!.wounds).toBeGreaterThan(0.8);
  });
});
