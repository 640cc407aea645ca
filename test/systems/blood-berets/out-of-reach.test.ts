/** Inaccessible parts: halves of corridors in the corners of the board, where nobody is placed, and boards that would keep the prisoners out of reach ("Mission 1", The Prisoners). */
import { describe, expect, it } from 'vitest';
import { canHangTogether } from '../../../src/systems/blood-berets/board-layouts.ts';
import type { BoardPiece } from '../../../src/systems/blood-berets/state.ts';
import { Stage } from './stage.ts';

const board = (...corridors: number[]): BoardPiece[] => Array.from({ length: 9 }, (_, section): BoardPiece => ({ cave: corridors.includes(section) ? 'corridor' : 'hall', jungle: 'jungle-a', turned: false }));

describe('a half that leads off the board at both ends', () => {
  const sections = ['?corridor', ...Array<string>(8).fill('hall')];
  const areas = (stage: Stage): Set<number> => new Set(stage.optionsTo('place').map(({ to }) => stage.ground.board(stage.battle).area[to]!));

  it('is given to nobody, whoever places whom', () => {
    const stage = new Stage({ sections, figures: { 'trooper-3': { at: [8, 4] } }, counters: [{ piece: 'legionnaire-7', section: 0 }, { piece: 'legionnaire-8', section: 0, where: 'display' }, { piece: 'prisoners', section: 0 }], dice: [5, 15] });
    stage.play({ do: 'move', to: stage.square([7, 4]) });
    for (const asks of ['legion: placing', 'berets: placing', 'legion: placing']) {
      expect(stage.asks).toBe(asks);
      expect(areas(stage)).toEqual(new Set([1]));
      stage.play(stage.optionsTo('place')[0]!);
    }
  });

  it('is not where the way up begins, though the tunnel comes down there', () => {
    const stage = new Stage({ level: 'jungle', mission: 'lightning-strike', figures: { 'trooper-3': { fate: 'below', gear: ['scanner'] } }, agenda: () => [{ step: 'descend' }] });
    stage.battle.affairs = { ...stage.battle.affairs, tunnel: stage.square([2, 2]), groups: [[stage.figure('trooper-3')]] };
    stage.proceed();
    expect(stage.battle.board.faces[0]!.cave).toBe('corridor');
    expect(stage.ground.board(stage.battle).area[stage.battle.affairs.wayUp]).toBe(1);
  });
});

describe('a board may not be laid', () => {
  it('where corridors part two rooms', () => {
    expect(canHangTogether(board(1, 3, 8), [])).toBe(false);
    expect(canHangTogether(board(2, 4, 6), [])).toBe(false);
  });

  it('where a corridor is behind corridors, out of reach itself', () => {
    expect(canHangTogether(board(0, 1, 3), [])).toBe(false);
    expect(canHangTogether(board(5, 7, 8), [])).toBe(false);
  });

  it('69 of 84 places of three corridors are left', () => {
    let count = 0;
    for (let a = 0; a < 9; a++) for (let b = a + 1; b < 9; b++) for (let c = b + 1; c < 9; c++) if (canHangTogether(board(a, b, c), [])) count += 1;
    expect(count).toBe(69);
  });
});
