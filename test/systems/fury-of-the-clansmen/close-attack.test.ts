import { describe, expect, it } from 'vitest';
import { show, Table } from './table.ts';

describe('Close Attacks', () => {
  const onRubble = `
board: |
  . R
figures:
  - { id: chieftain, unit: chieftain, at: [0, 0] }
  - { id: necromutant, unit: necromutant, at: [1, 0] }
turn: clan-1
`;

  it('example: two hits of 3b against three hits of 3w and 1b for the rubble: the Necromutant survives', () => {
    const table = new Table(onRubble, { dice: [...show(2, 3), ...show(2, 3), ...show(1, 1)] });
    table.play(table.close('chieftain', 'necromutant'));
    expect(table.told).toContainEqual(expect.objectContaining({ tell: 'attack', dice: '3b', hits: 2 }));
    expect(table.told).toContainEqual(expect.objectContaining({ tell: 'armor', dice: '3w+1b', hits: 3, eliminated: false }));
    expect(table.fate('necromutant')).toBe('in-play');
    expect(table.unused()).toEqual([]);
  });

  it('more attack hits than armor hits eliminate; equal hits do not', () => {
    const equal = new Table(onRubble, { dice: [...show(2, 3), ...show(2, 4)] });
    expect(equal.play(equal.close('chieftain', 'necromutant')).fate('necromutant')).toBe('in-play');
    const more = new Table(onRubble, { dice: [...show(3, 3), ...show(2, 4)] });
    expect(more.play(more.close('chieftain', 'necromutant')).fate('necromutant')).toBe('eliminated');
    expect([...equal.unused(), ...more.unused()]).toEqual([]);
  });

  it('only an enemy in an adjacent square, and not through the wall of a building', () => {
    const table = new Table(`
board: |
  . .|b b
  . .|b b
figures:
  - { id: chieftain, unit: chieftain, at: [1, 0] }
  - { id: behind-the-wall, unit: necromutant, at: [2, 0] }
  - { id: two-off, unit: necromutant, at: [3, 1] }
turn: clan-1
`);
    expect(table.refusal(table.close('chieftain', 'behind-the-wall'))).toMatch(/not in a square next to/);
    expect(table.refusal(table.close('chieftain', 'two-off'))).toMatch(/not in a square next to/);
  });

  it('over a ruined wall the enemy may be attacked, and the wall gives no armor', () => {
    const table = new Table('board: ". .:. ."\nfigures: [{ id: c, unit: chieftain, at: [1, 0] }, { id: n, unit: necromutant, at: [2, 0] }]\nturn: clan-1', {
      dice: [...show(1, 3), ...show(0, 3)],
    });
    table.play(table.close('c', 'n'));
    expect(table.told).toContainEqual(expect.objectContaining({ tell: 'armor', dice: '3w' }));
    expect(table.unused()).toEqual([]);
  });

  const boxing = 'board: ". . ."\nfigures: [{ id: g, unit: charger-carrier, at: [0, 0] }, { id: n, unit: necromutant, at: [1, 0] }]\nturn: ';

  it('Attack: a Charger Carrier may Close Attack, limited to his fists', () => {
    const table = new Table(`${boxing}clan-1`, { dice: [...show(1, 1), ...show(0, 3)] });
    expect(table.game.options(table.view)).toContainEqual(table.close('g', 'n'));
    table.play(table.close('g', 'n'));
    expect(table.told).toContainEqual(expect.objectContaining({ tell: 'attack', kind: 'close', dice: '1w' }));
    expect(table.fate('n')).toBe('eliminated');
    expect(table.unused()).toEqual([]);
  });

  it.each(['regular', 'centurion', 'necromutant'])('Attack: a %s makes both kinds', (unit) => {
    const enemy = unit === 'regular' ? 'necromutant' : 'regular';
    const apart = new Table(`board: ". . ."\nfigures: [{ id: a, unit: ${unit}, at: [0, 0] }, { id: b, unit: ${enemy}, at: [2, 0] }]\nturn: ${unit === 'regular' ? 'clan-1' : 'legion-1'}`, { dice: show(0, 12), cup: [0] }); // three actions end the turn
    expect(apart.game.options(apart.view).map(({ do: kind }) => kind)).not.toContain('close');
    apart.play(apart.fire('a', 'b'), apart.move('a', 1, 0));
    expect(apart.game.options(apart.view).map(({ do: kind }) => kind)).not.toContain('fire');
    apart.play(apart.close('a', 'b'));
    expect(apart.told.flatMap((event) => (event.tell === 'attack' ? [event.kind] : []))).toEqual(['firearm', 'close']);
    expect(apart.unused()).toEqual([]);
  });

  it('an enemy eliminated is offered no more, to no attack', () => {
    const table = new Table('board: |\n  . . .\n  . . .\n  . . .\n  . . .\nfigures: [{ id: c, unit: chieftain, at: [0, 0] }, { id: r, unit: regular, at: [0, 3] }, { id: near, unit: necromutant, at: [1, 0] }, { id: other, unit: necromutant, at: [0, 1] }]\nturn: clan-1', {
      dice: [...show(1, 3), ...show(0, 3)],
      patch: { 'options.rules': 'basic' },
    });
    const targets = () => table.game.options(table.view).flatMap((action) => ('target' in action ? [`${action.do} ${table.game.ground.trooper(action.target).id}`] : []));
    expect(targets().sort()).toEqual(['close near', 'close other', 'fire near', 'fire other']);
    table.play(table.close('c', 'near'));
    expect(targets().sort()).toEqual(['close other', 'fire other']);
    expect(table.refusal(table.close('c', 'near'))).toMatch(/out of play/);
    expect(table.unused()).toEqual([]);
  });
});

describe('Violator Attacks', () => {
  /** The Chieftain in the middle, what stands around him given clockwise from the north. */
  const around = (board: string, figures: Record<string, [number, number]>) =>
    new Table(`
board: |
${board}
figures:
  - { id: chieftain, unit: chieftain, at: [1, 1] }
${Object.entries(figures)
  .map(([id, at]) => `  - { id: ${id}, unit: ${id.startsWith('friend') ? 'regular' : 'necromutant'}, at: [${at.join(', ')}] }`)
  .join('\n')}
turn: clan-1
`);
  const OPEN = '  . . .\n  . . .\n  . . .';
  const swings = (table: Table) =>
    table.game
      .options(table.view)
      .flatMap((action) => (action.do === 'swing' ? [action.targets.map((target) => table.game.ground.trooper(target).id).join(' ')] : []));

  it('a full circle takes in every enemy around; a smaller arc any run of them', () => {
    const table = around(OPEN, { n: [1, 0], e: [2, 1], s: [1, 2] });
    expect(swings(table).sort()).toEqual(['e s', 'n e', 'n e s', 's n']);
  });

  it('the swing stops at a Clansman, so enemies on both sides of him are not in one arc', () => {
    const table = around(OPEN, { n: [1, 0], 'friend-e': [2, 1], s: [1, 2], w: [0, 1] });
    expect(swings(table).sort()).toEqual(['s w', 's w n', 'w n']);
    expect(table.refusal(table.swing('chieftain', 'n', 's'))).toMatch(/without meeting a Clansman/);
  });

  it('a boulder stops it, and two stops part the circle', () => {
    const table = around('  . . .\n  . . B\n  . B .', { n: [1, 0], se: [2, 2], w: [0, 1] });
    expect(swings(table)).toEqual(['w n']);
  });

  it('the wall of a building stops it', () => {
    const table = around('  . .|b\n  . .|b\n  . .|b', { n: [1, 0], e: [2, 1], s: [1, 2], w: [0, 1] });
    expect(swings(table).sort()).toEqual(['s w', 's w n', 'w n']);
  });

  it('the wall of a building that stands between one adjacent square and the next stops it; a ruined wall does not', () => {
    expect(swings(around('  . .|.\n  . . .\n  . . .', { n: [1, 0], ne: [2, 0] }))).toEqual(['ne n']); // all the way around, from the other side of the wall
    expect(swings(around('  . .:.\n  . . .\n  . . .', { n: [1, 0], ne: [2, 0] }))).toEqual(['n ne']);
    const northAndSouth = '  . .|.\n\n  . . .\n\n  .|. .';
    expect(swings(around(northAndSouth, { n: [1, 0], ne: [2, 0], e: [2, 1], s: [1, 2], sw: [0, 2] })).sort()).toEqual(['e s', 'ne e', 'ne e s', 'sw n']);
    const eastAndWest = '  . . .\n      -\n  . . .\n  -\n  . . .';
    expect(swings(around(eastAndWest, { n: [1, 0], ne: [2, 0], e: [2, 1], sw: [0, 2], w: [0, 1] })).sort()).toEqual(['e sw', 'n ne', 'w n', 'w n ne']);
  });

  it('the board’s edge does not stop it', () => {
    const table = new Table('board: |\n  . . .\n  . . .\nfigures: [{ id: c, unit: chieftain, at: [1, 0] }, { id: w, unit: necromutant, at: [0, 0] }, { id: e, unit: necromutant, at: [2, 0] }, { id: friend-s, unit: regular, at: [1, 1] }]\nturn: clan-1');
    expect(swings(table)).toEqual(['w e']);
  });

  it('a Clansman eliminated no longer stops it, nor is an enemy eliminated struck again', () => {
    const table = new Table(
      `
board: |
  . . .
  . . .
  . . .
figures:
  - { id: chieftain, unit: chieftain, at: [1, 1] }
  - { id: friend-e, unit: regular, at: [2, 1] }
  - { id: w, unit: necromutant, at: [0, 1], squad: one }
  - { id: ne, unit: necromutant, at: [2, 0], squad: one }
  - { id: se, unit: necromutant, at: [2, 2], squad: one }
turn: one
`,
      { dice: [...show(1, 3), ...show(0, 3), ...show(1, 3), ...show(0, 3)], cup: [0] },
    );
    table.play(table.close('ne', 'friend-e'), { do: 'end' });
    expect(table.fate('friend-e')).toBe('eliminated');
    expect(swings(table)).toContain('ne se');
    table.play(table.close('chieftain', 'ne'));
    expect(swings(table)).toEqual(['se w']);
    expect(table.refusal(table.swing('chieftain', 'ne', 'se'))).toMatch(/not an arc of adjacent enemies/);
    expect(table.unused()).toEqual([]);
  });

  it('each enemy is attacked separately with one action, all of them named before the first roll', () => {
    const table = new Table(
      `
board: |
  . . .
  . . .
figures:
  - { id: chieftain, unit: chieftain, at: [1, 1] }
  - { id: n, unit: necromutant, at: [1, 0] }
  - { id: e, unit: necromutant, at: [2, 1] }
turn: clan-1
`,
      { dice: [...show(3, 3), ...show(1, 3), ...show(1, 3), ...show(1, 3)] },
    );
    table.play(table.swing('chieftain', 'n', 'e'));
    expect([table.fate('n'), table.fate('e'), table.actionsLeft('chieftain')]).toEqual(['eliminated', 'in-play', 2]);
    expect(table.unused()).toEqual([]);
  });

  it('only a Chieftain has one', () => {
    const table = new Table('board: ". . ."\nfigures: [{ id: r, unit: regular, at: [1, 0] }, { id: a, unit: necromutant, at: [0, 0] }, { id: b, unit: necromutant, at: [2, 0] }]\nturn: clan-1');
    expect(table.refusal(table.swing('r', 'b', 'a'))).toMatch(/no Violator/);
  });
});
