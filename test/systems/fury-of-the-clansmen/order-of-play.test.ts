import { describe, expect, it } from 'vitest';
import { show, Table } from './table.ts';

const SQUAD = `
board: |
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
figures:
  - { id: chieftain, unit: chieftain, at: [0, 0] }
  - { id: a, unit: regular, at: [0, 2] }
  - { id: b, unit: regular, at: [3, 1] }
  - { id: enemy, unit: necromutant, at: [11, 2] }
`;
const CLAN_TURN = `${SQUAD}\nturn: clan-1`;

describe('Initiative', () => {
  it('counters are drawn one at a time, each squad once a round, and go back into the cup for the next', () => {
    const table = new Table(SQUAD, { cup: [1, 0, 0] });
    const drawn = () => table.told.flatMap((event) => (event.tell === 'counter' ? [event.squad] : []));
    expect(drawn()).toEqual(['legion-1']);
    table.play({ do: 'end' });
    expect(drawn()).toEqual(['legion-1', 'clan-1']);
    table.play({ do: 'end' });
    expect(table.state.open.round).toBe(2);
    expect(drawn()).toEqual(['legion-1', 'clan-1', 'clan-1']);
    expect(table.unused()).toEqual([]);
  });

  it('a squad with no figure in play has no counter', () => {
    const table = new Table(
      `
board: |
  . . .
figures:
  - { id: chieftain, unit: chieftain, at: [0, 0] }
  - { id: first, unit: necromutant, at: [1, 0], squad: one }
  - { id: second, unit: necromutant, at: [2, 0], squad: two }
turn: clan-1
`,
      { dice: [...show(3, 3), ...show(0, 3)], cup: [0] },
    );
    table.play(table.close('chieftain', 'first'), { do: 'end' });
    expect(table.state.open.round).toBe(2); // the cup of the position's own round was empty
    expect(table.state.open.cup.map((squad) => table.game.ground.roster.squads[squad]!.id)).toEqual(['two']); // of clan-1 and two, the first was drawn
    expect(table.unused()).toEqual([]);
  });
});

describe('Initiative, a squad wiped out', () => {
  it('before its counter was drawn: the counter is taken out of the cup at once, in the same round', () => {
    const table = new Table(
      `
board: |
  . . . .
figures:
  - { id: chieftain, unit: chieftain, at: [0, 0] }
  - { id: first, unit: necromutant, at: [1, 0], squad: one }
  - { id: second, unit: necromutant, at: [2, 0], squad: two }
  - { id: third, unit: necromutant, at: [3, 0], squad: three }
`,
      { dice: [...show(3, 3), ...show(0, 3)], cup: [0, 1] }, // of four, then of two: the third squad
    );
    table.play(table.close('chieftain', 'first'), { do: 'end' });
    expect(table.state.open.round).toBe(1);
    expect(table.told.flatMap((event) => (event.tell === 'counter' ? [event.squad] : []))).toEqual(['clan-1', 'three']);
    expect(table.state.open.cup.map((squad) => table.game.ground.roster.squads[squad]!.id)).toEqual(['two']);
    expect(table.unused()).toEqual([]);
  });
});

describe('Actions', () => {
  it('three a figure; figures of the squad in turn may be mixed, others may not act', () => {
    const table = new Table(CLAN_TURN);
    table.play(table.move('a', 1, 2), table.move('b', 3, 2), table.move('a', 9, 2));
    expect([table.actionsLeft('a'), table.actionsLeft('b')]).toEqual([0, 2]);
    expect(table.refusal(table.fire('a', 'enemy'))).toMatch(/no action left/);
    expect(table.refusal(table.fire('enemy', 'a'))).toMatch(/not of the squad whose counter was drawn/);
  });

  it.each(['move attack move', 'attack attack attack', 'move attack attack', 'attack move attack', 'move move attack', 'move move move'])('example: %s, and no fourth', (actions) => {
    const attacks = actions.split(' ').filter((action) => action === 'attack').length;
    const table = new Table(CLAN_TURN, { dice: show(0, attacks * 6) }); // 3r against 3w each time, all missed
    for (const [turn, action] of actions.split(' ').entries()) {
      const before = table.state.open.figures[table.figure('a')]!;
      const column = before.at % 12;
      // Four steps a MOVE: back and forth in the same row.
      table.play(action === 'attack' ? table.fire('a', 'enemy') : table.move('a', column < 4 ? column + 4 : column - 4, 2));
      expect(table.actionsLeft('a')).toBe(2 - turn);
    }
    expect(table.refusal(table.fire('a', 'enemy'))).toMatch(/no action left/);
    expect(table.refusal(table.move('a', 5, 1))).toMatch(/0 steps left/);
    expect(table.unused()).toEqual([]);
  });

  it('no figure has to use its actions: the turn may end at once', () => {
    const table = new Table(CLAN_TURN, { cup: [1] });
    table.play({ do: 'end' });
    expect([table.actionsLeft('chieftain'), table.actionsLeft('a'), table.actionsLeft('enemy')]).toEqual([0, 0, 3]);
  });
});

describe('Actions, as a position gives them', () => {
  it('may be the most that any book does, and it can still be played', () => {
    const most = new Table('board: ". . . ."\nfigures: [{ id: c, unit: chieftain, at: [0, 0], state: { actions: 9, steps: 30 } }, { id: n, unit: necromutant, at: [3, 0] }]\nturn: clan-1\nstate: { extra: 99 }', {
      patch: { 'units.chieftain.steps': 12, 'leadership.cap': 9 },
    });
    expect(most.game.ground.stepsFor(most.state.open, most.figure('c'))).toBe(30 + 12 * 18);
    expect(most.game.options(most.view)).toContainEqual(most.move('c', 2, 0));
  });
});

describe('Actions, nothing to choose', () => {
  /** A Regular in the middle of his own side, with nowhere to go and nobody in sight. */
  const boxedIn = (gap: boolean) => `
board: |
  . . . . .
  . . . . .
  . . . . .
  . . . . .
  . . . . .
figures:
  - { id: middle, unit: regular, at: [2, 2], squad: boxed-in }
${[[1, 1], [2, 1], [3, 1], [1, 2], [3, 2], [1, 3], [2, 3], ...(gap ? [] : [[3, 3]])].map(([column, row], number) => `  - { id: friend-${number}, unit: regular, at: [${column}, ${row}], squad: around }`).join('\n')}
  - { id: enemy, unit: necromutant, at: [0, 4] }
turn: boxed-in
`;

  it('a squad that could act and does not: the story says so', () => {
    const table = new Table(boxedIn(true), { cup: [0], patch: { 'options.rules': 'basic' } });
    expect(table.told).not.toContainEqual({ tell: 'no-action', squad: 'boxed-in' });
    table.play({ do: 'end' });
    expect(table.told).toContainEqual({ tell: 'no-action', squad: 'boxed-in' });
  });

  it('a squad whose figures can do nothing at all passes unasked', () => {
    const table = new Table(boxedIn(false), { cup: [2], patch: { 'options.rules': 'basic' } });
    expect(table.told).toContainEqual({ tell: 'counter', squad: 'legion-1' });
    expect(table.view.asked).toEqual({ step: 'turn', squad: 2 });
    expect(table.unused()).toEqual([]);
  });

  it('one free square is a choice', () => {
    expect(new Table(boxedIn(true), { patch: { 'options.rules': 'basic' } }).view.asked).toEqual({ step: 'turn', squad: 0 });
  });
});

describe('Extra Actions', () => {
  it('a Clan leader rolls 3b; each hit is one action more for figures of the squad, at most two for one', () => {
    const table = new Table(CLAN_TURN, { dice: show(3, 3) });
    table.play({ do: 'leadership' });
    expect(table.told).toContainEqual(expect.objectContaining({ tell: 'leadership', dice: '3b', hits: 3 }));
    expect(table.game.ground.actionsFor(table.state.open, table.figure('a'))).toBe(5);
    expect(table.game.ground.stepsFor(table.state.open, table.figure('a'))).toBe(20);
    table.play(table.move('a', 10, 0)); // ten steps, three actions
    table.play(table.move('a', 0, 0 + 1)); // ten more: two steps left, eight of two extra actions
    expect([table.actionsLeft('a'), table.state.open.figures[table.figure('a')]!.extra, table.state.open.extra]).toEqual([0, 2, 1]);
    expect(table.game.ground.actionsFor(table.state.open, table.figure('a'))).toBe(0);
    expect(table.game.ground.actionsFor(table.state.open, table.figure('b'))).toBe(4);
    expect(table.unused()).toEqual([]);
  });

  it('the leader may take them himself', () => {
    const table = new Table(CLAN_TURN, { dice: show(2, 3) });
    table.play({ do: 'leadership' }, table.move('chieftain', 11, 0), table.move('chieftain', 2, 0)); // eleven steps and nine: five MOVEs
    expect([table.actionsLeft('chieftain'), table.state.open.extra]).toEqual([0, 0]);
    expect(table.refusal(table.move('chieftain', 3, 0))).toMatch(/0 steps left/);
  });

  it('those not given yet are lost with a leader who leaves the board; those taken before stay', () => {
    const table = new Table(CLAN_TURN, { dice: show(3, 3) });
    table.play({ do: 'leadership' }, table.move('a', 11, 0), table.move('a', 7, 0)); // eleven steps and four: four MOVEs
    table.play({ do: 'leave', figure: table.figure('chieftain') });
    expect(table.refusal(table.move('a', 6, 1))).toBeUndefined(); // one step is left of the fourth
    table.play(table.move('b', 3, 2), table.move('b', 11, 1), table.move('b', 8, 1)); // one, eight and three: all twelve
    expect(table.refusal(table.move('b', 7, 1))).toMatch(/0 steps left/);
    expect(table.refusal(table.move('a', 5, 0))).toMatch(/1 steps left/);
  });

  it('and with a leader shot in the middle of the turn', () => {
    const table = new Table(
      `
board: |
  . . . . . . . . . . . .
  . . . . . . . . . . . .
figures:
  - { id: centurion, unit: centurion, at: [0, 0] }
  - { id: n, unit: necromutant, at: [1, 1] }
  - { id: regular, unit: regular, at: [11, 0], state: { alert: true } }
turn: legion-1
`,
      { dice: [...show(2, 3), ...show(3, 3), ...show(0, 4), ...show(0, 3)], patch: { 'options.rules': 'advanced' } }, // leadership; the snap shot and its armor with the black die; concentration
    );
    table.play({ do: 'leadership' });
    expect(table.refusal(table.move('n', 11, 1))).toBeUndefined();
    table.play(table.move('centurion', 1, 0), { do: 'snap-shot', figure: table.figure('regular') });
    expect(table.fate('centurion')).toBe('eliminated');
    expect(table.game.ground.stepsFor(table.state.open, table.figure('n'))).toBe(12);
    expect(table.unused()).toEqual([]);
  });

  it('the Legion rolls 3w', () => {
    const table = new Table('board: ". . . . ."\nfigures: [{ id: c, unit: centurion, at: [0, 0] }, { id: r, unit: regular, at: [4, 0] }]\nturn: legion-1', { dice: show(1, 3) });
    table.play({ do: 'leadership' });
    expect(table.told).toContainEqual(expect.objectContaining({ tell: 'leadership', dice: '3w', hits: 1 }));
    expect(table.unused()).toEqual([]);
  });

  it('only before any member takes its turn, and only once', () => {
    const table = new Table(CLAN_TURN);
    table.play(table.move('a', 1, 2));
    expect(table.refusal({ do: 'leadership' })).toMatch(/before any member acts/);
    const rolled = new Table(CLAN_TURN, { dice: show(0, 3) });
    rolled.play({ do: 'leadership' });
    expect(rolled.refusal({ do: 'leadership' })).toMatch(/once/);
  });

  it('extra actions do not outlast the turn', () => {
    const table = new Table(CLAN_TURN, { dice: show(2, 3), cup: [0, 0] });
    table.play({ do: 'leadership' }, { do: 'end' });
    expect(table.state.open.extra).toBe(0);
  });

  it('without the leader in play there is no roll', () => {
    const table = new Table(SQUAD.replace('  - { id: chieftain, unit: chieftain, at: [0, 0] }\n', '') + '\nturn: clan-1');
    expect(table.refusal({ do: 'leadership' })).toMatch(/leader in play/);
  });
});

describe('Extra Actions, the leader eliminated', () => {
  it('his squad receives none from then on', () => {
    const table = new Table(
      `
board: |
  . . . .
figures:
  - { id: chieftain, unit: chieftain, at: [0, 0] }
  - { id: regular, unit: regular, at: [3, 0] }
  - { id: enemy, unit: necromutant, at: [1, 0] }
turn: legion-1
`,
      { dice: [...show(3, 3), ...show(0, 3)], cup: [0] },
    );
    table.play(table.close('enemy', 'chieftain'), { do: 'end' });
    expect([table.fate('chieftain'), table.view.asked]).toEqual(['eliminated', { step: 'turn', squad: 0 }]);
    expect(table.refusal({ do: 'leadership' })).toMatch(/leader in play/);
    expect(table.game.options(table.view)).not.toContainEqual({ do: 'leadership' });
    expect(table.unused()).toEqual([]);
  });
});

describe('Proximity', () => {
  it('who is out of play is not too far away', () => {
    const table = new Table(
      `
board: |
  . . . . . . . .
figures:
  - { id: chieftain, unit: chieftain, at: [0, 0] }
  - { id: near, unit: regular, at: [3, 0] }
  - { id: far, unit: regular, at: [7, 0] }
  - { id: enemy, unit: necromutant, at: [6, 0] }
turn: clan-1
`,
      { dice: [...show(3, 3), ...show(0, 3)], cup: [1, 0] },
    );
    expect(table.refusal({ do: 'leadership' })).toMatch(/squad together/);
    table.play({ do: 'end' }, table.close('enemy', 'far'), { do: 'end' });
    expect([table.fate('far'), table.view.asked]).toEqual(['eliminated', { step: 'turn', squad: 0 }]);
    expect(table.refusal({ do: 'leadership' })).toBeUndefined();
    expect(table.unused()).toEqual([]);
  });

  it('walls, boulders and whatever else lies between do not matter, only squares', () => {
    const cutOff = (between: string) => new Table(`board: "${between}"\nfigures: [{ id: c, unit: chieftain, at: [0, 0] }, { id: r, unit: regular, at: [3, 0] }, { id: n, unit: necromutant, at: [5, 0] }]\nturn: clan-1`);
    for (const between of ['. .:. . . .', '. B B . . .', '.|b b|. . .', '. J R J . .']) expect(cutOff(between).refusal({ do: 'leadership' })).toBeUndefined();
  });

  it('all within three squares of each other may roll; one square more between any two and nobody may', () => {
    expect(new Table(CLAN_TURN).refusal({ do: 'leadership' })).toBeUndefined();
    expect(new Table(CLAN_TURN.replace('[3, 1]', '[4, 1]')).refusal({ do: 'leadership' })).toMatch(/squad together/);
  });
});

describe('Order of Play: play goes on until one side completes its mission', () => {
  const last = (figures: string) => `board: |\n  . . . .\n  . . . .\nfigures: [{ id: c, unit: chieftain, at: [0, 0] }, { id: r, unit: regular, at: [3, 1] }, ${figures}]\nturn: clan-1`;
  const over = (table: Table) => {
    expect(table.state.open.result).toEqual({ winner: 0, grade: 'clan-stands' });
    expect(table.game.toAct(table.state)).toBeNull();
    expect(table.unused()).toEqual([]);
  };

  it('the last enemy falls to a Close Attack: it is over at once', () => {
    const table = new Table(last('{ id: n, unit: necromutant, at: [1, 0] }'), { dice: [...show(1, 3), ...show(0, 3)] });
    over(table.play(table.close('c', 'n')));
  });

  it('to a shot', () => {
    const table = new Table(last('{ id: n, unit: necromutant, at: [1, 0] }'), { dice: [...show(1, 3), ...show(0, 3)] });
    over(table.play(table.fire('r', 'n')));
  });

  it('to a swing, after all its rolls', () => {
    const table = new Table(last('{ id: n, unit: necromutant, at: [1, 0] }, { id: m, unit: necromutant, at: [1, 1] }'), { dice: [...show(1, 3), ...show(0, 3), ...show(1, 3), ...show(0, 3)] });
    over(table.play(table.swing('c', 'n', 'm')));
  });

  it('a position with one side out of play is over before anybody acts', () => {
    const alone = new Table('board: ". . ."\nfigures: [{ id: r, unit: regular, at: [0, 0] }]\nturn: clan-1');
    expect([alone.game.toAct(alone.state), alone.state.open.result]).toEqual([null, { winner: 0, grade: 'clan-stands' }]);
    const gone = new Table('board: ". . ."\nfigures: [{ id: r, unit: regular, at: [0, 0], state: { fate: eliminated } }, { id: n, unit: necromutant, at: [2, 0] }]');
    expect([gone.game.toAct(gone.state), gone.state.open.result, gone.told.map(({ tell }) => tell)]).toEqual([null, { winner: 1, grade: 'legion-stands' }, ['result']]);
  });
});
