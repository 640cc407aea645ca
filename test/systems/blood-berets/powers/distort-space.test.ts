/** Distort Space ("Dark Symmetry"). */
import { describe, expect, it } from 'vitest';
import { areaOf } from '../../../../src/systems/blood-berets/board-areas.ts';
import { nephariteWith, use } from './powers.ts';

describe('a distorted section', () => {
  it('is turned by half with all figures in it, and they with it', () => {
    const stage = nephariteWith('distort-space', [10], { sections: ['labyrinth', ...Array<string>(8).fill('hall')], figures: { 'trooper-3': { at: [6, 1], facing: 'north' }, 'trooper-4': { at: [10, 2] } } });
    stage.at('nepharite-1').at = stage.square([1, 1]);
    stage.battle.clock += 1;
    const rock = (column: number, row: number) => stage.ground.board(stage.battle).rock[stage.square([column, row])];
    expect([rock(2, 3), rock(5, 6)]).toEqual([0, 1]);
    use(stage, 'distort-space');
    expect([rock(2, 3), rock(5, 6)]).toEqual([1, 0]);
    expect([stage.place('nepharite-1'), stage.place('trooper-3'), stage.place('trooper-4')]).toEqual([[6, 8], [1, 8], [10, 2]]);
    expect([stage.at('trooper-3').facing, stage.state.secret.pieces[0]!.turned, stage.battle.board.faces[0]!.turned]).toEqual(['south', true, true]);
  });

  it('comes back as it was when it is turned again', () => {
    const stage = nephariteWith('distort-space', [10, 10], { patch: { 'powers.aTurn': 2 }, opened: [[0, 1]], blocked: [[3, 2]] });
    const before = JSON.stringify([stage.battle.board, stage.battle.figures.map(({ at, facing }) => [at, facing])]);
    use(stage, 'distort-space');
    expect(JSON.stringify([stage.battle.board, stage.battle.figures.map(({ at, facing }) => [at, facing])])).not.toBe(before);
    use(stage, 'distort-space');
    expect(JSON.stringify([stage.battle.board, stage.battle.figures.map(({ at, facing }) => [at, facing])])).toBe(before);
  });

  it('takes acid, holes, blocked squares and the way up with it', () => {
    const stage = nephariteWith('distort-space', [10], { opened: [[0, 1]], blocked: [[3, 2]] });
    stage.battle.acid = [{ by: stage.figure('nepharite-1'), squares: stage.squares([1, 1], [10, 12]), fed: 1 }];
    stage.battle.affairs = { ...stage.battle.affairs, wayUp: stage.square([2, 2]) };
    use(stage, 'distort-space');
    const { acid, affairs, board } = stage.battle;
    expect(acid[0]!.squares).toEqual(stage.squares([6, 8], [10, 12]));
    expect(affairs.wayUp).toBe(stage.square([5, 7]));
    expect([board.opened, board.blocked]).toEqual([stage.squares([7, 8]), stage.squares([4, 7])]);
  });

  it('who waits outside it waits for the half of the corridor that its exit leads to now', () => {
    const corridor = ['corridor', ...Array<string>(8).fill('hall')];
    const stage = nephariteWith('distort-space', [10], { sections: corridor, figures: { 'trooper-3': { at: [1, 2] }, 'legionnaire-3': { at: [8, 4], fate: 'held', into: areaOf(0, 1) } } });
    use(stage, 'distort-space');
    expect([stage.at('legionnaire-3').fate, stage.at('legionnaire-3').into]).toEqual(['held', areaOf(0, 0)]);
  });

  it('whoever waited in it for another section does not wait any more', () => {
    const stage = nephariteWith('distort-space', [10], { figures: { 'trooper-3': { at: [10, 2] }, 'legionnaire-3': { at: [7, 4], fate: 'held', into: areaOf(1, 0) } } });
    use(stage, 'distort-space');
    expect([stage.at('legionnaire-3').fate, stage.place('legionnaire-3')]).toEqual(['in-play', [0, 5]]);
  });

  it('is of the caves', () => {
    const stage = nephariteWith('distort-space', [], { level: 'jungle', figures: { 'trooper-3': { at: [5, 2], gear: ['scanner'] } } });
    expect([stage.refusal({ do: 'power', power: 'distort-space' }), stage.optionsTo('power')]).toEqual([expect.stringContaining('caves'), []]);
  });
});
