/** How the board may be laid out ("Preparations for Play", corridor sections). */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { hangsTogether, layByLot } from '../../../src/systems/blood-berets/board-layouts.ts';
import { allPieces } from '../../../src/systems/blood-berets/missions/lay-board.ts';
import { areasNextTo } from '../../../src/systems/blood-berets/rules/areas.ts';
import { SECTIONS } from '../../../src/systems/blood-berets/data/sections.ts';
import { Stage, type Setting } from './stage.ts';

const threes = (): number[][] => {
  const all: number[][] = [];
  for (let a = 0; a < 9; a++) for (let b = a + 1; b < 9; b++) for (let c = b + 1; c < 9; c++) all.push([a, b, c]);
  return all;
};
const corridorsAt = (places: readonly number[]): boolean[] => Array.from({ length: SECTIONS }, (_, section) => places.includes(section));

/** Nothing laid yet, and the first section asked for. */
function bare(setting: Partial<Setting> = {}): Stage {
  const stage = new Stage({ figures: { sergeant: {} }, agenda: () => Array.from({ length: 9 }, (_, i) => ({ step: 'lay' as const, section: 8 - i })), ...setting });
  const { open, secret } = stage.state;
  secret.pieces = secret.pieces.map(() => null);
  secret.stock = allPieces();
  open.board = { ...open.board, faces: secret.pieces, backs: secret.pieces.map(() => null) };
  return stage.proceed();
}

describe('three corridors among nine sections', () => {
  it('13 of 84 ways to place them cut halls and labyrinths apart; two more have a corridor in a corner that nobody gets to', () => {
    const cut = threes().filter((places) => !hangsTogether(corridorsAt(places)));
    expect(cut).toHaveLength(15);
    expect(cut).toEqual(expect.arrayContaining([[0, 1, 3], [5, 7, 8]]));
    expect(cut).toContainEqual([2, 4, 6]);
    expect(cut).toContainEqual([1, 3, 4]); // both neighbours of the north-west corner
    expect(cut).toContainEqual([4, 5, 7]); // both neighbours of the south-east corner
  });

  it('which is what one finds by walking the board', () => {
    for (const places of threes()) {
      const sections = Array.from({ length: 9 }, (_, section) => (places.includes(section) ? 'corridor' : section % 2 === 0 ? 'hall' : 'labyrinth'));
      const stage = new Stage({ sections, figures: { sergeant: {} }, agenda: () => [] });
      const field = stage.ground.board(stage.battle);
      const start = Array.from({ length: 9 }, (_, section) => section).find((section) => !places.includes(section))!;
      const found = new Set([start * 2]);
      for (const area of found) for (const beside of areasNextTo(field, area)) found.add(beside.area);
      expect(Array.from({ length: 9 }, (_, section) => section).every((section) => found.has(section * 2) || found.has(section * 2 + 1)), places.join()).toBe(hangsTogether(corridorsAt(places)));
    }
  });
});

describe('the Legion player lays piece by piece', () => {
  it('in reading order, any piece that is left, either way up; what lies up then is seen, what is below is not', () => {
    const stage = bare();
    expect(stage.asks).toBe('legion: lay');
    expect(stage.options).toHaveLength(18);
    stage.play({ do: 'lay', cave: 'hall', jungle: 'jungle-b', turned: true });
    expect(stage.battle.board.backs[0]).toBe('jungle-b');
    expect(stage.battle.board.faces[0]).toBeNull();
    expect(stage.state.secret.pieces[0]).toEqual({ cave: 'hall', jungle: 'jungle-b', turned: true });
    expect(stage.options).toHaveLength(16);
    expect(stage.refusal({ do: 'lay', cave: 'hall', jungle: 'jungle-b', turned: false })).toBe('the hall behind jungle-b is laid already');
    expect(stage.viewOf(0).secret).toBeNull();
  });

  it('not so that the board falls apart: with corridors on both neighbours of a corner, the third may not lie in the centre', () => {
    const stage = bare();
    const play = (cave: 'hall' | 'corridor', jungle: 'jungle-a' | 'jungle-b' | 'jungle-c') => stage.play({ do: 'lay', cave, jungle, turned: false });
    play('hall', 'jungle-a');
    play('corridor', 'jungle-a');
    play('hall', 'jungle-b');
    const third = stage.refusal({ do: 'lay', cave: 'corridor', jungle: 'jungle-b', turned: false });
    expect(third).toContain('could not hang together');
    expect(stage.optionsTo('lay').some(({ cave }) => cave === 'corridor')).toBe(false);
    expect(bareWith({ 'options.cutOffBoards': true }).refusal({ do: 'lay', cave: 'corridor', jungle: 'jungle-b', turned: false })).toBeUndefined();
  });

  it('on the ground it does not matter', () => {
    const stage = bare({ level: 'jungle' });
    for (const [cave, jungle] of [['hall', 'jungle-a'], ['corridor', 'jungle-a'], ['hall', 'jungle-b']] as const) stage.play({ do: 'lay', cave, jungle, turned: false });
    expect(stage.refusal({ do: 'lay', cave: 'corridor', jungle: 'jungle-b', turned: false })).toBeUndefined();
    expect(stage.battle.board.backs.slice(0, 3)).toEqual(['hall', 'corridor', 'hall']);
  });

  it('any order of choices can be carried through to the ninth section', () => {
    const rng = stream('layouts', 'setup', 0);
    for (let game = 0; game < 20; game++) {
      const stage = bare();
      for (let section = 0; section < 9; section++) stage.play(stage.options[rng.below(stage.options.length)]!);
      expect(hangsTogether(stage.state.secret.pieces.map((piece) => piece!.cave === 'corridor'))).toBe(true);
      expect(stage.asks).toBe('nothing');
    }
  });
});

function bareWith(patch: Record<string, unknown>): Stage {
  const stage = bare({ patch });
  for (const [cave, jungle] of [['hall', 'jungle-a'], ['corridor', 'jungle-a'], ['hall', 'jungle-b']] as const) stage.play({ do: 'lay', cave, jungle, turned: false });
  return stage;
}

describe('the lot', () => {
  it('lays all pieces once and never cuts the caves, unless they may be cut', () => {
    const boards = (patch: Record<string, unknown>) => Array.from({ length: 120 }, (_, game) => {
      const stage = bare({ patch });
      layByLot(stage.ground, stage.state, stream('lot', 'setup', game));
      return stage.state.secret.pieces.map((piece) => piece!);
    });
    for (const pieces of boards({})) {
      expect(new Set(pieces.map(({ cave, jungle }) => `${cave} ${jungle}`)).size).toBe(9);
      expect(hangsTogether(pieces.map(({ cave }) => cave === 'corridor'))).toBe(true);
    }
    const cut = boards({ 'options.cutOffBoards': true }).filter((pieces) => !hangsTogether(pieces.map(({ cave }) => cave === 'corridor')));
    expect(cut.length).toBeGreaterThan(5); // 15 of 84 of 120 are 21
    expect(cut.length).toBeLessThan(35);
  });
});
