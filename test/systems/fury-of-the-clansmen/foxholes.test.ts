import { describe, expect, it } from 'vitest';
import type { FuryAction } from '../../../src/systems/fury-of-the-clansmen/actions.ts';
import { explainSight } from '../../../src/systems/fury-of-the-clansmen/rules/explain-sight.ts';
import { canSee } from '../../../src/systems/fury-of-the-clansmen/rules/sight.ts';
import { at, fieldOf } from './field.ts';
import { show, Table } from './table.ts';

const ADVANCED = { 'options.rules': 'advanced' };

function table(position: string, dice: number[] = [], patch: Record<string, unknown> = {}): Table {
  return new Table(position, { dice, patch: { ...ADVANCED, ...patch } });
}

const crawl = (on: Table, id: string, column: number, row: number): FuryAction => ({ do: 'crawl-out', figure: on.figure(id), to: on.square(column, row) });

const offered = (on: Table, id: string, kind: FuryAction['do']): FuryAction[] =>
  on.game.options(on.view).filter((action) => action.do === kind && 'figure' in action && action.figure === on.figure(id));

/** A Regular on the left, a Necromutant on the right, and a foxhole or two. */
const duel = (board: string, regular: [number, number], necromutant: [number, number], turn = 'clan-1') => `
board: |
${board
  .split('\n')
  .map((line) => `  ${line}`)
  .join('\n')}
figures:
  - { id: regular, unit: regular, at: [${regular.join(', ')}] }
  - { id: necromutant, unit: necromutant, at: [${necromutant.join(', ')}] }
turn: ${turn}
`;

describe('Foxholes: jumping in', () => {
  it('counts as one step, ends the MOVE and loses its extra steps', () => {
    const on = table(duel('. o . . . .', [0, 0], [5, 0]));
    on.play(on.move('regular', 1, 0));
    expect(on.told).toContainEqual(expect.objectContaining({ tell: 'move', steps: 1, actions: 1 }));
    expect([on.stepsLeft('regular'), on.actionsLeft('regular')]).toEqual([0, 2]);
  });

  it('at the end of several MOVE actions counts one step as well, and a ruined wall before it one more', () => {
    const on = table(duel('. . . . o . . .', [0, 0], [7, 0]));
    on.play(on.move('regular', 4, 0));
    expect([on.stepsLeft('regular'), on.actionsLeft('regular')]).toEqual([0, 2]);
    const walled = table(duel('. . . .:o . . .', [0, 0], [7, 0]));
    walled.play(walled.move('regular', 4, 0));
    expect(walled.told).toContainEqual(expect.objectContaining({ tell: 'move', steps: 5, actions: 2 }));
    expect([walled.stepsLeft('regular'), walled.actionsLeft('regular')]).toEqual([0, 1]);
  });

  it('a figure may not move over a foxhole: it goes around, or not at all', () => {
    const lane = table(duel('. o . . .', [0, 0], [4, 0]));
    expect(offered(lane, 'regular', 'move')).toEqual([lane.move('regular', 1, 0)]);
    expect(lane.refusal(lane.move('regular', 2, 0))).toMatch(/cannot get there/);
    const open = table(duel('. o . . .\n. J . . .', [0, 0], [4, 0]));
    open.play(open.move('regular', 2, 0));
    expect(open.told).toContainEqual(expect.objectContaining({ tell: 'move', steps: 3 }));
  });

  it('a single warrior to a foxhole', () => {
    const on = table(`
board: ". o . . . ."
figures:
  - { id: regular, unit: regular, at: [0, 0] }
  - { id: inside, unit: charger-carrier, at: [1, 0] }
  - { id: necromutant, unit: necromutant, at: [5, 0] }
turn: clan-1
`);
    expect(on.refusal(on.move('regular', 1, 0))).toMatch(/cannot get there/);
  });

  it('is open to the Legion too', () => {
    const on = table(duel('. . . . o .', [0, 0], [5, 0], 'legion-1'));
    on.play(on.move('necromutant', 4, 0));
    expect(on.actionsLeft('necromutant')).toBe(2);
  });
});

describe('Foxholes: inside', () => {
  it('a figure cannot MOVE, nor leave the board, until he climbs out', () => {
    const on = table(duel('o . . . .', [0, 0], [4, 0]));
    expect(on.refusal(on.move('regular', 1, 0))).toMatch(/has to crawl out first/);
    expect([...offered(on, 'regular', 'move'), ...offered(on, 'regular', 'leave')]).toEqual([]);
  });

  it('he may still fire, with the dice of his card, and fire on him meets three white dice more', () => {
    const on = table(duel('o . . . .', [0, 0], [4, 0]), [...show(1, 3), ...show(1, 3)]);
    on.play(on.fire('regular', 'necromutant'));
    expect(on.told).toContainEqual(expect.objectContaining({ tell: 'attack', dice: '3r', hits: 1 }));
    expect(on.told).toContainEqual(expect.objectContaining({ tell: 'armor', dice: '3w', eliminated: false }));
    expect(on.unused()).toEqual([]);

    const back = table(duel('o . . . .', [0, 0], [4, 0], 'legion-1'), [...show(3, 3), ...show(3, 6)]);
    back.play(back.fire('necromutant', 'regular'));
    expect(back.told).toContainEqual(expect.objectContaining({ tell: 'armor', dice: '3w+3r', hits: 3, eliminated: false, because: ['3w target in a foxhole'] }));
    expect(back.unused()).toEqual([]);
  });

  it('with an enemy next to the hole there is no firing, from either of the two', () => {
    const on = table(duel('o . .', [0, 0], [1, 0]));
    expect(on.refusal(on.fire('regular', 'necromutant'))).toMatch(/may only Close Attack/);
    const back = table(duel('o . .', [0, 0], [1, 0], 'legion-1'));
    expect(back.refusal(back.fire('necromutant', 'regular'))).toMatch(/may only Close Attack/);
  });

  it('a Close Attack out of the hole: the defender has one black die, as on rubble', () => {
    const on = table(duel('o .', [0, 0], [1, 0]), [...show(2, 3), ...show(2, 4)]);
    on.play(on.close('regular', 'necromutant'));
    expect(on.told).toContainEqual(expect.objectContaining({ tell: 'attack', dice: '3w', because: [] }));
    expect(on.told).toContainEqual(expect.objectContaining({ tell: 'armor', dice: '3w+1b', eliminated: false, because: ['1b attacked from within a foxhole'] }));
    expect(on.unused()).toEqual([]);
  });

  it('a defender on rubble already has that die, and no second one', () => {
    const on = table(duel('o R', [0, 0], [1, 0]), [...show(2, 3), ...show(2, 4)]);
    on.play(on.close('regular', 'necromutant'));
    expect(on.told).toContainEqual(expect.objectContaining({ tell: 'armor', dice: '3w+1b', because: ['1b target on top of rubble, attacked from below'] }));
    expect(on.unused()).toEqual([]);
  });

  it('a Close Attack into the hole gains a black die, and meets the armor of the hole, which the book may do without', () => {
    const on = table(duel('o .', [0, 0], [1, 0], 'legion-1'), [...show(4, 4), ...show(3, 6)]);
    on.play(on.close('necromutant', 'regular'));
    expect(on.told).toContainEqual(expect.objectContaining({ tell: 'attack', dice: '3r+1b', because: ['1b at a target in a foxhole'] }));
    expect(on.told).toContainEqual(expect.objectContaining({ tell: 'armor', dice: '3w+3r', eliminated: true }));
    expect(on.unused()).toEqual([]);

    const bare = table(duel('o .', [0, 0], [1, 0], 'legion-1'), [...show(4, 4), ...show(3, 3)], { 'bonuses.foxhole.close': 'none' });
    bare.play(bare.close('necromutant', 'regular'));
    expect(bare.told).toContainEqual(expect.objectContaining({ tell: 'armor', dice: '3r', because: [] }));
    expect(bare.unused()).toEqual([]);
  });

  it('a Brainbuster kills whoever is inside, without a roll, and touches nobody around', () => {
    const on = table(
      `
board: |
  . . . . . .
  . . . . . o
figures:
  - { id: chieftain, unit: chieftain, at: [0, 0] }
  - { id: inside, unit: necromutant, at: [5, 1] }
  - { id: beside, unit: necromutant, at: [4, 1] }
turn: clan-1
`,
      show(2, 2),
    );
    on.play({ do: 'throw', figure: on.figure('chieftain'), at: on.square(5, 1) });
    expect([on.fate('inside'), on.fate('beside')]).toEqual(['eliminated', 'in-play']);
    expect(on.unused()).toEqual([]);
  });

  it('a Brainbuster beside the hole is met with the armor of the card: jungle, rubble and ruined walls are all that count', () => {
    const on = table(
      'board: ". . . . . o"\nfigures: [{ id: chieftain, unit: chieftain, at: [0, 0] }, { id: inside, unit: necromutant, at: [5, 0] }]\nturn: clan-1',
      [...show(2, 2), ...show(1, 3), ...show(0, 3)],
    );
    on.play({ do: 'throw', figure: on.figure('chieftain'), at: on.square(4, 0) });
    expect(on.told).toContainEqual(expect.objectContaining({ tell: 'armor', dice: '3w', eliminated: true }));
    expect(on.unused()).toEqual([]);
  });

  it('a Sectioner Charge neither begins in a foxhole nor ends in one', () => {
    const from = table(duel('. . . . o', [0, 0], [4, 0], 'legion-1'));
    expect(offered(from, 'necromutant', 'charge')).toEqual([]);
    expect(from.refusal({ do: 'charge', figure: from.figure('necromutant'), target: from.figure('regular'), to: from.square(1, 0) })).toMatch(/crawl out first/);
    const into = table(duel('. o . . .', [0, 0], [4, 0], 'legion-1'));
    expect(offered(into, 'necromutant', 'charge')).toEqual([]);
  });
});

describe('Foxholes: Line of Sight', () => {
  /** Between the first square of the first row and the last; the same both ways. */
  const sees = (board: string, figures: [number, number][] = []): boolean => {
    const field = fieldOf(board, figures);
    const [here, there] = [at(field, 0), at(field, field.width - 1)];
    const clear = canSee(field, here, there);
    expect(canSee(field, there, here)).toBe(clear);
    return clear;
  };

  it('in the open a foxhole hides nobody', () => {
    expect(sees('. . . o')).toBe(true);
    expect(sees('o . . o')).toBe(true);
  });

  it('a ruined wall on the line hides a figure in a foxhole, unless the other is right next to that wall', () => {
    expect(sees('. . .:. o')).toBe(false);
    expect(sees('. . . .:o')).toBe(false);
    expect(sees('.:. . . o')).toBe(true);
    expect(sees('.:. .:. o')).toBe(false); // his own wall, and another
    expect(sees('.:o')).toBe(true); // the wall is at both
  });

  it('a figure on rubble sees over ruined walls into a foxhole, but not over one right next to it', () => {
    expect(sees('R . .:. o')).toBe(true);
    expect(sees('R:. .:. o')).toBe(true);
    expect(sees('R . . .:o')).toBe(false);
    expect(sees('R:o')).toBe(false);
  });

  it('and so in reverse for a figure in a foxhole when it attacks', () => {
    const looks = (board: string) => {
      const field = fieldOf(board);
      return canSee(field, at(field, 0), at(field, field.width - 1));
    };
    expect(['o . .:. .', 'o:. . . .', 'o . . .:.', 'o:. . . R', 'o .:. . R'].map(looks)).toEqual([false, false, true, false, true]);
  });

  it('from foxhole to foxhole any ruined wall blocks', () => {
    expect(['o:. . o', 'o . .:o', 'o .:. o'].map((board) => sees(board))).toEqual([false, false, false]);
  });

  it('through the joint of two segments a line crosses the wall, past its end it does not', () => {
    const looks = (board: string) => {
      const field = fieldOf(board);
      return canSee(field, at(field, 0, 3), at(field, 3, 0));
    };
    expect(looks('. . . o\n\n. .:. .\n\n. .:. .\n\n. . . .')).toBe(false);
    expect(looks('. . . o\n\n. .:. .\n\n. . . .\n\n. . . .')).toBe(true);
  });

  it('all else blocks as ever', () => {
    expect(sees('. J . o')).toBe(false);
    expect(sees('. B . o')).toBe(false);
    expect(sees('R . R o')).toBe(false);
    expect(sees('. . . o', [[1, 0]])).toBe(false);
  });

  it('figures in foxholes never block', () => {
    expect(sees('. o .', [[1, 0]])).toBe(true);
    expect(sees('. o .:. .', [[1, 0]])).toBe(true); // nor does the wall: nobody looks into the hole
    expect(sees('. . .', [[1, 0]])).toBe(false);
  });

  it('a shot is refused with the wall that hides the foxhole', () => {
    const on = table(duel('. .:. o', [0, 0], [3, 0]));
    expect(on.refusal(on.fire('regular', 'necromutant'))).toMatch(/a ruined wall between \[1, 0\] and \[2, 0\], which hides the foxhole at \[3, 0\]/);
    const field = fieldOf('o .:. .');
    expect(explainSight(field, at(field, 0), at(field, 3)).because).toEqual(['a ruined wall between [1, 0] and [2, 0], which hides the foxhole at [0, 0]']);
  });

  it('from rubble over a ruined wall: the armor of the foxhole holds, that of the wall does not', () => {
    const on = table(duel('R .:. o', [0, 0], [3, 0]), [...show(0, 4), ...show(0, 6)]);
    on.play(on.fire('regular', 'necromutant'));
    expect(on.told).toContainEqual(expect.objectContaining({ tell: 'armor', dice: '6w', because: ['3w target in a foxhole'] }));
    expect(on.unused()).toEqual([]);
  });
});

describe('Foxholes: Crawling Out', () => {
  const inTheHole = `
board: |
  . . . . .
  . o . . .
  . . . . .
figures:
  - { id: regular, unit: regular, at: [1, 1] }
  - { id: necromutant, unit: necromutant, at: [4, 0] }
turn: clan-1
`;

  it('takes one action, to a square next to the foxhole, and leaves no steps', () => {
    const on = table(inTheHole);
    on.play(crawl(on, 'regular', 2, 2));
    expect(on.state.open.figures[on.figure('regular')]).toMatchObject({ at: on.square(2, 2), actions: 2, steps: 0 });
    expect(on.refusal(crawl(on, 'regular', 3, 2))).toMatch(/in no foxhole/);
  });

  it('the figure may then move and fight as normal', () => {
    const on = table(inTheHole, [...show(1, 3), ...show(0, 3)]);
    on.play(crawl(on, 'regular', 2, 1), on.move('regular', 3, 2), on.fire('regular', 'necromutant'));
    expect([on.fate('necromutant'), on.actionsLeft('regular')]).toEqual(['eliminated', 0]);
    expect(on.unused()).toEqual([]);
  });

  it('one MOVE in, one action out: the third is left', () => {
    const on = table(duel('. o . . . .', [0, 0], [5, 0]));
    on.play(on.move('regular', 1, 0), crawl(on, 'regular', 2, 0));
    expect([on.stepsLeft('regular'), on.actionsLeft('regular')]).toEqual([0, 1]);
  });

  it('whatever the square costs to walk: into jungle, up rubble, over a ruined wall', () => {
    const on = table(duel('J R . . .\n. o:. . .', [1, 1], [4, 0]));
    expect(offered(on, 'regular', 'crawl-out')).toEqual([[1, 0], [2, 0], [2, 1], [0, 1], [0, 0]].map(([column, row]) => crawl(on, 'regular', column!, row!)));
  });

  it('not onto figures, boulders or water, through the wall of a building, into another foxhole or up the tower', () => {
    const on = table(`
board: |
  B W T
  . o|b
  . o .
figures:
  - { id: regular, unit: regular, at: [1, 1] }
  - { id: friend, unit: regular, at: [0, 2] }
  - { id: necromutant, unit: necromutant, at: [2, 2] }
turn: clan-1
`);
    expect(offered(on, 'regular', 'crawl-out')).toEqual([crawl(on, 'regular', 0, 1)]);
    for (const [column, row] of [[0, 0], [1, 0], [2, 0], [2, 1], [1, 2], [0, 2], [2, 2]] as const) {
      expect(on.refusal(crawl(on, 'regular', column, row))).toMatch(/not a free square next to the foxhole/);
    }
  });

  it('only with an action left', () => {
    const on = table(inTheHole.replace('turn:', '  - { id: other, unit: regular, at: [0, 0] }\nturn:'), show(0, 18));
    const fire = on.fire('regular', 'necromutant');
    on.play(fire, fire, fire);
    expect(on.refusal(crawl(on, 'regular', 2, 1))).toMatch(/no action left/);
    expect(on.unused()).toEqual([]);
  });
});

describe('Foxholes, where they are not played', () => {
  it('a position with one is refused, with its square and the rule that is missing', () => {
    const opens = (patch: Record<string, unknown>) => () => new Table(duel('. . .\n. . o', [0, 0], [2, 0]), { patch });
    expect(opens({ 'options.rules': 'basic' })).toThrow('position: board: "o" at [2, 1]: foxholes: not in the basic rules');
    expect(opens({ ...ADVANCED, 'abilities.foxholes': false })).toThrow('position: board: "o" at [2, 1]: foxholes: left out (abilities.foxholes)');
    expect(opens(ADVANCED)).not.toThrow();
  });
});

describe('Foxholes: how far it is to a place, for players', () => {
  const stepsToTheEast = (board: string) => {
    const on = table(duel(board, [0, 0], [2, 0]));
    return Array.from(on.game.ground.stepsTo(on.state.open, 'east', [on.square(2, 0)]).slice(0, 3));
  };

  it('through one takes jumping in and an action to crawl out, as long as a MOVE; around it is shorter', () => {
    expect(stepsToTheEast('. o .')).toEqual([5, 4, 0]);
    expect(stepsToTheEast('. o .\n. . .')).toEqual([2, 4, 0]);
    expect(stepsToTheEast('. . .')).toEqual([2, 1, 0]);
  });
});
