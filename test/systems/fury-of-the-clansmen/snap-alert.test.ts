import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { squareAt } from '../../../src/kernel/grid/squares.ts';
import { numbersOf } from '../../../src/systems/fury-of-the-clansmen/book.ts';
import { FuryGame } from '../../../src/systems/fury-of-the-clansmen/game.ts';
import { breakthrough } from '../../../src/systems/fury-of-the-clansmen/missions/breakthrough.ts';
import { show } from './table.ts';
import { AdvancedTable, aimed, END, HOLD_FIRE } from './advanced-table.ts';

const MISSED = [...show(0, 3), ...show(0, 4)]; // a snap shot at a Legionnaire: 3r against his armor and a black die
const HELD = show(2, 3);
const LOST = show(3, 3);

/** A Legion turn in the open, with the named Regulars of the Clan on Snap Alert. */
function watched(position: string, alert: readonly string[], options: { dice?: number[]; cup?: number[]; patch?: Record<string, unknown> } = {}): AdvancedTable {
  const table = new AdvancedTable(position, options);
  for (const id of alert) table.of(id).alert = true;
  return table;
}

const LANE = `
board: |
  . . . . . . . . . . . .
  . . . . . . . . . . . .
figures:
  - { id: regular, unit: regular, at: [0, 0] }
  - { id: other, unit: chieftain, at: [0, 1] }
  - { id: centurion, unit: centurion, at: [11, 0] }
turn: legion-1
`;

describe('Snap Alert, entering it', () => {
  const CLAN = LANE.replace('turn: legion-1', 'turn: clan-1');

  it('costs a Regular two actions; nobody else may', () => {
    const table = new AdvancedTable(CLAN);
    expect(table.choices('snap-alert')).toEqual([table.alert('regular')]);
    expect(table.refusal(table.alert('other'))).toMatch(/no Clan Regular/);
    table.play(table.alert('regular'));
    expect([table.of('regular').alert, table.actionsLeft('regular')]).toEqual([true, 1]);
    table.of('regular').actions = 3;
    expect(table.refusal(table.alert('regular'))).toMatch(/already/);
  });

  it('with one action left, or without ammunition, he may not', () => {
    const table = new AdvancedTable(CLAN);
    table.of('regular').weapon = 'out-of-ammo';
    expect(table.refusal(table.alert('regular'))).toMatch(/no ammunition/);
    Object.assign(table.of('regular'), { weapon: 'ready', actions: 1 });
    expect(table.refusal(table.alert('regular'))).toMatch(/1 of the 2 actions/);
    expect(table.choices('snap-alert')).toEqual([]);
  });

  it('outlasts an attack of his own', () => {
    const table = new AdvancedTable(CLAN, { dice: MISSED.slice(0, -1) });
    table.play(table.alert('regular'), table.fire('regular', 'centurion'));
    expect([table.of('regular').alert, table.actionsLeft('regular')]).toEqual([true, 0]);
    expect(table.unused()).toEqual([]);
  });

  it('lasts until the squad\'s next turn', () => {
    const table = new AdvancedTable(CLAN, { cup: [1, 0] });
    table.play(table.alert('regular'), END);
    expect([table.view.asked, table.of('regular').alert]).toEqual([{ step: 'turn', squad: 1 }, true]);
    table.play(END);
    expect([table.view.asked, table.of('regular').alert]).toEqual([{ step: 'turn', squad: 0 }, false]);
  });
});

describe('Snap Alert', () => {
  it('example: the Regular shoots when the Centurion ends a move in sight, after it shot at another, and after it shot at him', () => {
    const table = watched(LANE, ['regular'], {
      dice: [
        ...MISSED, ...HELD, // after the move
        ...show(1, 3), ...show(1, 3), ...MISSED, ...HELD, // the Centurion at the Chieftain, who lives
        ...show(0, 3), ...show(0, 3), ...MISSED, ...HELD, // the Centurion at the Regular, who lives
      ],
      cup: [1], // then the next round begins, with the Legion
    });
    table.play(table.move('centurion', 9, 0));
    expect([table.toAct, table.game.options(table.view)]).toEqual([0, [table.snap('regular'), HOLD_FIRE]]);
    table.play(table.snap('regular'), table.fire('centurion', 'other'));
    expect(table.toAct).toBe(0);
    table.play(table.snap('regular'), table.fire('centurion', 'regular'), table.snap('regular'));
    expect(table.heard('attack').map(({ kind, target }) => [kind, target])).toEqual([['snap', 'centurion'], ['firearm', 'other'], ['snap', 'centurion'], ['firearm', 'regular'], ['snap', 'centurion']]);
    expect(table.heard('armor').filter(({ target }) => target === 'centurion').map(({ dice, because }) => [dice, because])).toEqual(Array.from({ length: 3 }, () => ['3r+1b', ['1b a hurried shot on Snap Alert']]));
    expect(table.of('regular').alert).toBe(true);
    expect(table.unused()).toEqual([]);
  });

  it('three hits after a shot and he falls out of it; he may enter it again on his next turn', () => {
    const table = watched(LANE, ['regular'], { dice: [...MISSED, ...LOST] });
    table.play(table.move('centurion', 9, 0), table.snap('regular'));
    expect(table.heard('concentration')).toEqual([{ tell: 'concentration', figure: 'regular', dice: '3b', lost: true }]);
    expect(table.of('regular').alert).toBe(false);
    table.play(table.move('centurion', 8, 0));
    expect(table.toAct).toBe(1); // nobody to react
    expect(table.luck.account('concentration', 0)).toMatchObject({ rolls: 1 });
    expect(table.luck.account('concentration', 0).deviation).toBeCloseTo(8 / 27 - 1, 12);
    expect(table.unused()).toEqual([]);
  });

  it('being attacked does not shake him', () => {
    const table = watched(LANE, ['regular'], { dice: [...show(3, 3), ...show(3, 3)] });
    table.play(table.move('centurion', 9, 0), HOLD_FIRE, table.fire('centurion', 'regular'));
    expect([table.of('regular').alert, table.toAct]).toEqual([true, 0]);
  });

  it('to hold fire is a choice, costs nothing and rolls nothing', () => {
    const table = watched(LANE, ['regular'], { dice: [] });
    table.play(table.move('centurion', 9, 0), HOLD_FIRE);
    expect([table.of('regular').alert, table.toAct, table.heard('attack')]).toEqual([true, 1, []]);
  });

  it('no shot without sight, beside an enemy, or with an empty weapon', () => {
    const far = watched(LANE.replace('. . . . . . . . . . . .', '. . . J . . . . . . . .'), ['regular']);
    expect(far.play(far.move('centurion', 9, 0)).toAct).toBe(1);
    const beset = watched(LANE.replace('turn:', '  - { id: beside, unit: necromutant, at: [1, 0], squad: legion-2 }\nturn:'), ['regular']);
    expect(beset.play(beset.move('centurion', 9, 1)).toAct).toBe(1);
    const empty = watched(LANE, ['regular']);
    empty.of('regular').weapon = 'out-of-ammo';
    expect(empty.play(empty.move('centurion', 9, 0)).toAct).toBe(1);
  });

  it('is never aimed', () => {
    const table = watched(LANE, ['regular']);
    table.play(table.move('centurion', 9, 0));
    expect(table.refusal(aimed(table.snap('regular')))).toMatch(/"Aiming"/);
  });

  it('several Regulars shoot in the order their player likes, one shot each for one action', () => {
    const table = watched(`
board: |
  . . . . . . .
  . . . . . . .
  . . . . . . .
figures:
  - { id: a, unit: regular, at: [0, 0] }
  - { id: b, unit: regular, at: [0, 2] }
  - { id: calm, unit: regular, at: [0, 1] }
  - { id: n, unit: necromutant, at: [6, 1] }
  - { id: m, unit: necromutant, at: [6, 2] }
turn: legion-1
`, ['a', 'b'], { dice: [...show(0, 3), ...show(0, 4), ...HELD, ...show(1, 3), ...show(0, 4), ...HELD] });
    table.play(table.move('n', 5, 1));
    expect(table.game.options(table.view)).toEqual([table.snap('a'), table.snap('b'), HOLD_FIRE]);
    expect(table.refusal(table.snap('calm'))).toMatch(/not a Regular on Snap Alert/);
    table.play(table.snap('b'));
    expect(table.game.options(table.view)).toEqual([table.snap('a'), HOLD_FIRE]);
    expect(table.refusal(table.snap('b'))).toMatch(/has not shot at it for this action/);
    table.play(table.snap('a'));
    expect([table.fate('n'), table.toAct]).toEqual(['eliminated', 1]);
    expect(table.unused()).toEqual([]);
  });

  it('an enemy that falls to the first shot is not shot at again', () => {
    const table = watched(LANE.replace('turn:', '  - { id: second, unit: regular, at: [1, 1] }\n  - { id: n, unit: necromutant, at: [11, 1] }\nturn:'), ['regular', 'second'], { dice: [...show(1, 3), ...show(0, 4), ...HELD] });
    table.play(table.move('centurion', 9, 0), table.snap('regular'));
    expect([table.fate('centurion'), table.toAct]).toEqual(['eliminated', 1]);
    expect(table.refusal(table.fire('centurion', 'regular'))).toMatch(/out of play/);
    expect(table.unused()).toEqual([]);
  });

  it('a shot that kills the last enemy ends the game at once, its concentration rolled', () => {
    const table = watched(LANE, ['regular'], { dice: [...show(1, 3), ...show(0, 4), ...LOST] });
    table.play(table.move('centurion', 9, 0), table.snap('regular'));
    expect([table.toAct, table.state.open.result?.grade]).toEqual([null, 'clan-stands']);
    expect(table.state.open.tallies).toMatchObject({ snapShots: [1, 0], killsByFirearm: [1, 0] });
    expect(table.unused()).toEqual([]);
  });

  it('a leader shot in its own turn takes along the extra actions not yet used', () => {
    const table = watched(LANE.replace('turn:', '  - { id: n, unit: necromutant, at: [11, 1] }\nturn:'), ['regular'], { dice: [...show(3, 3), ...show(1, 3), ...show(0, 4), ...HELD] });
    table.play({ do: 'leadership' }, table.move('centurion', 9, 0));
    expect(table.state.open.extra).toBe(3);
    table.play(table.snap('regular'));
    expect([table.fate('centurion'), table.state.open.extra, table.actionsLeft('n')]).toEqual(['eliminated', 0, 3]);
    expect(table.unused()).toEqual([]);
  });

  it('a squad shot down to the last figure in its own turn: the turn is over', () => {
    const table = watched(LANE.replace('turn:', '  - { id: n, unit: necromutant, at: [11, 1], squad: legion-2 }\nturn:'), ['regular'], { dice: [...show(3, 3), ...show(1, 3), ...show(0, 4), ...HELD], cup: [1] });
    table.play({ do: 'leadership' }, table.move('centurion', 9, 0), table.snap('regular'));
    expect([table.state.open.extra, table.state.open.round, table.view.asked]).toEqual([0, 2, { step: 'turn', squad: 2 }]);
    expect(table.state.open.cup).toEqual([0]); // the squad's counter is no longer in the cup
    expect(table.unused()).toEqual([]);
  });
});

describe('Snap Alert, what it answers to', () => {
  const FIELD = `
board: |
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . o .
  . . . . . . . . . .
figures:
  - { id: regular, unit: regular, at: [0, 0] }
  - { id: bait, unit: chieftain, at: [5, 3] }
  - { id: n, unit: necromutant, at: [8, 2] }
  - { id: m, unit: necromutant, at: [9, 0] }
turn: legion-1
`;
  const ofBait = (dice: number) => [...show(0, dice), ...show(0, 3)];

  it.each<[string, number[], (table: AdvancedTable) => unknown]>([
    ['a Firearm Attack', ofBait(3), (table) => table.play(table.fire('m', 'bait'))],
    ['an aimed one', ofBait(4), (table) => table.play(aimed(table.fire('m', 'bait')))],
    ['a burst, after its weapon check', [...ofBait(6), ...show(0, 3)], (table) => table.play(table.burst('m', 'bait'))],
    ['a spread, after its weapon checks', [...show(0, 3), ...show(0, 4), ...show(0, 3), ...show(0, 4), ...show(0, 3), ...show(0, 3)], (table) => table.play(table.spread('m', 'bait'), table.add('regular'))],
    ['a reload', [], (table) => {
      table.of('m').weapon = 'out-of-ammo';
      table.play(table.reload('m'));
    }],
    ['crawling out of a foxhole', [], (table) => table.play(table.crawl('n', 8, 1))],
    ['a Sectioner Charge, once, at its end', ofBait(6), (table) => {
      table.of('n').at = table.square(8, 3);
      table.play(table.charge('n', 'bait', 6, 2));
    }],
    ['a MOVE', [], (table) => table.play(table.move('m', 9, 1))],
  ])('%s', (_action, dice, act) => {
    const table = watched(FIELD, ['regular'], { dice });
    act(table);
    expect(table.unused()).toEqual([]);
    expect(table.game.options(table.view)).toEqual([table.snap('regular'), HOLD_FIRE]);
    table.play(HOLD_FIRE);
    expect(table.toAct).toBe(1);
  });

  it('not to a weapon that blows its bearer up, nor to a leadership roll', () => {
    const table = watched(FIELD, ['regular'], { dice: [...ofBait(6), ...show(3, 3)], patch: { 'weaponFailure.explodesAt': 1 } });
    table.play(table.burst('m', 'bait'));
    expect([table.fate('m'), table.toAct]).toEqual(['eliminated', 1]);
    const leader = watched(LANE, ['regular'], { dice: show(1, 3) });
    expect(leader.play({ do: 'leadership' }).toAct).toBe(1);
    expect([...table.unused(), ...leader.unused()]).toEqual([]);
  });

  it('not to actions of his own side', () => {
    const table = new AdvancedTable(LANE.replace('turn: legion-1', 'turn: clan-1'));
    table.play(table.alert('regular'), table.move('other', 1, 1));
    expect(table.toAct).toBe(0);
  });
});

describe('Snap Alert and MOVE actions added together', () => {
  it('each MOVE ends where its steps are used up, and may be answered there; a survivor may think again', () => {
    const table = watched(LANE, ['regular'], { dice: [...MISSED, ...HELD] });
    table.play(table.move('centurion', 2, 0));
    expect([table.of('centurion').at, table.actionsLeft('centurion'), table.toAct]).toEqual([table.square(7, 0), 2, 0]);
    table.play(table.snap('regular'));
    expect(table.toAct).toBe(1);
    table.play(table.move('centurion', 11, 1)); // back again
    expect([table.of('centurion').at, table.actionsLeft('centurion')]).toEqual([table.square(11, 1), 1]);
    expect(table.heard('move').map(({ steps, actions }) => [steps, actions])).toEqual([[4, 1], [4, 1]]);
    expect(table.unused()).toEqual([]);
  });

  it('steps that the first MOVE could not use count for the second: jungle at three steps, four and seven', () => {
    const table = watched('board: |\n  . . . . J J . .\n  B B B B B B B .\nfigures:\n  - { id: n, unit: necromutant, at: [7, 0] }\n  - { id: regular, unit: regular, at: [0, 0] }\nturn: legion-1', ['regular']);
    table.play(table.move('n', 3, 0)); // 1, then 2 and 2 for the jungle, then 1: six steps
    expect([table.of('n').at, table.stepsLeft('n'), table.actionsLeft('n')]).toEqual([table.square(5, 0), 1, 2]);
    table.play(table.move('n', 3, 0));
    expect([table.of('n').at, table.stepsLeft('n'), table.actionsLeft('n'), table.toAct]).toEqual([table.square(3, 0), 2, 1, 0]);
  });

  it('a figure that halts halfway ends that MOVE where its steps run out, before the next: it is not past the gap unseen', () => {
    const dots = '. . . . . . . . . . .';
    const table = watched(`board: |\n  ${dots}\n  ${dots}\n  B B B . . . B B B B B\n  ${dots}\nfigures:\n  - { id: regular, unit: regular, at: [5, 0] }\n  - { id: n, unit: necromutant, at: [0, 3] }\nturn: legion-1`, ['regular']);
    table.play(table.move('n', 1, 3));
    expect([table.stepsLeft('n'), table.toAct]).toEqual([3, 1]); // out of sight
    table.play(table.move('n', 8, 3));
    expect([table.of('n').at, table.stepsLeft('n'), table.actionsLeft('n'), table.toAct]).toEqual([table.square(4, 3), 0, 2, 0]);
    table.play(HOLD_FIRE, table.move('n', 8, 3));
    expect([table.of('n').at, table.actionsLeft('n')]).toEqual([table.square(8, 3), 1]);
  });

  it('leaving the board takes one MOVE at a time, too', () => {
    const table = watched(`board: |\n${'  . . . . . . . . . . .\n'.repeat(11)}figures:\n  - { id: regular, unit: regular, at: [0, 10] }\n  - { id: n, unit: necromutant, at: [5, 4] }\nturn: legion-1`, ['regular']);
    const leaving = { do: 'leave', figure: table.figure('n') } as const;
    expect(table.refusal(leaving)).toMatch(/one MOVE at a time/); // four steps to the edge, and one over it
    expect(table.choices('leave')).toEqual([]);
    table.of('regular').alert = false;
    expect(table.choices('leave')).toEqual([leaving]);
    Object.assign(table.of('regular'), { alert: true });
    Object.assign(table.of('n'), { at: table.square(5, 3), steps: 3 }); // three kept end a MOVE on the edge
    table.state.open.clock += 1;
    expect(table.refusal(leaving)).toMatch(/one MOVE at a time/);
    table.of('n').steps = 4;
    expect(table.refusal(leaving)).toBeUndefined();
    table.of('n').steps = 0;
    expect(table.refusal(leaving)).toBeUndefined();
  });

  it('where no Regular watches, they are one move', () => {
    const table = new AdvancedTable(LANE);
    table.play(table.move('centurion', 2, 0));
    expect([table.of('centurion').at, table.actionsLeft('centurion')]).toEqual([table.square(2, 0), 0]);
  });

  it('a step dearer than one MOVE: the figure stands while it gathers its steps', () => {
    const table = watched(LANE.replace('. . . . . . . . . . . .', '. . . . . . . . . . R .'), ['regular'], { patch: { 'terrain.rubble': 4 } });
    table.play(table.move('centurion', 10, 0)); // 4 and the slope
    expect([table.of('centurion').at, table.stepsLeft('centurion'), table.actionsLeft('centurion')]).toEqual([table.square(11, 0), 4, 2]);
    expect(table.heard('move')).toMatchObject([{ steps: 0, actions: 1 }]);
    table.play(table.move('centurion', 10, 0));
    expect([table.of('centurion').at, table.stepsLeft('centurion'), table.actionsLeft('centurion')]).toEqual([table.square(10, 0), 3, 1]);
  });
});

describe('Snap Alert and goals', () => {
  /** Mission One on an open field; a Legionnaire beside a free space of a Clan square moves there, or not, before a Regular on Snap Alert. */
  function steps(row: number): string {
    const game = new FuryGame(numbersOf({ 'options.rules': 'advanced', 'board.density': 0 }), breakthrough);
    const chance = openChance('goal', 0);
    const state = game.deploy(chance);
    const next = () => game.view(state, game.toAct(state)!);
    while (next().asked!.step === 'deploy') game.apply(state, game.options(next())[0]!, chance);
    while (game.toAct(state) === 0) game.apply(state, { do: 'end' }, chance);
    const { asked } = next();
    const { troopers, squads } = game.ground.roster;
    const figure = squads[(asked as { squad: number }).squad]!.members[1]!;
    const [chieftain, regular] = [troopers.findIndex(({ id }) => id === 'chieftain-2'), troopers.findIndex(({ id }) => id === 'regular-2a')];
    const { figures } = state.open;
    const goal = figures[chieftain]!.at;
    figures[chieftain]!.at = squareAt(24, 0, 18);
    Object.assign(figures[regular]!, { at: squareAt(24, 9, 19), alert: true });
    figures[figure]!.at = goal - 24;
    state.open.clock += 1;
    game.apply(state, { do: 'move', figure, to: goal + 24 * row }, chance);
    return `${figures[figure]!.fate}, ${next().asked!.step}`;
  }

  it('a figure that enters its goal is out of play before anybody can shoot', () => {
    expect(steps(0)).toBe('on-goal, turn');
    expect(steps(-2)).toBe('in-play, snap');
  });
});
