/** Dark Aura ("Dark Symmetry"). */
import { describe, expect, it } from 'vitest';
import { nephariteWith, use } from '../powers/powers.ts';
import { Stage, type Setting } from '../stage.ts';

/** The trooper, initiative 13, begins his activation seven squares from the Nepharite with the aura. */
function seeing(dice: number[], { aura = 'plain', ...more }: Partial<Setting> & { aura?: 'plain' | 'perfect' } = {}): Stage {
  return new Stage({ rules: 'advanced', figures: { 'trooper-3': { at: [6, 6], facing: 'north' }, 'nepharite-1': { at: [6, 1], aura }, 'legionnaire-3': { at: [5, 1] }, 'legionnaire-4': { at: [6, 7] } }, dice, ...more });
}

const awe = (stage: Stage): string => stage.at('trooper-3').awe;

describe('the dark aura', () => {
  it('comes with the power, for the rest of the turn', () => {
    expect(use(nephariteWith('dark-aura', [14]), 'dark-aura').at('nepharite-1').aura).toBe('plain');
    expect(use(nephariteWith('dark-aura', [1]), 'dark-aura').at('nepharite-1').aura).toBe('perfect');
    expect(use(nephariteWith('dark-aura', [15]), 'dark-aura').at('nepharite-1').aura).toBe('none');
  });

  it('who sees it rolls his initiative: he laughs, keeps off, is cowed or flees', () => {
    expect([1, 13, 14, 20].map((die) => awe(seeing([die])))).toEqual(['laughs', 'kept-off', 'cowed', 'flees']);
  });

  it('a psychic helmet adds 4 to the roll, a scanner nothing', () => {
    const bearing = (card: 'psychic-helmet' | 'scanner') => awe(seeing([17], { figures: { 'trooper-3': { at: [6, 6], gear: [card] }, 'nepharite-1': { at: [6, 1], aura: 'plain' } } }));
    expect([bearing('psychic-helmet'), bearing('scanner')]).toEqual(['kept-off', 'cowed']);
  });

  it('a perfect one moves each result down a step', () => {
    expect([1, 13, 14, 20].map((die) => awe(seeing([die], { aura: 'perfect' })))).toEqual(['kept-off', 'cowed', 'flees', 'flees']);
  });

  it('who does not see it rolls when he steps into sight, and his way ends there if he is awed', () => {
    const map = '########\n#......#\n####...#\n#......#\n########';
    const stage = seeing([14], { map, figures: { 'trooper-3': { at: [1, 3], facing: 'east' }, 'nepharite-1': { at: [4, 1], aura: 'plain' } } });
    expect(awe(stage)).toBe('none');
    stage.play({ do: 'move', to: stage.square([6, 3]), facing: 'east' });
    expect([awe(stage), stage.place('trooper-3')]).toEqual(['cowed', [4, 3]]);
  });

  it('kept off: missile weapons only against the Nepharite and those around it, and no closer', () => {
    const stage = seeing([13]);
    const shot = (target: string) => stage.refusal({ do: 'shoot', weapon: 'intruder', target: stage.figure(target) });
    expect(shot('nepharite-1')).toBeUndefined();
    expect(stage.refusal({ do: 'move', to: stage.square([6, 5]), facing: 'north' })).toContain('awe');
    expect(stage.refusal({ do: 'move', to: stage.square([4, 6]), facing: 'west' })).toBeUndefined();
    expect(stage.refusal({ do: 'close', weapon: 'aggressor', target: stage.figure('legionnaire-4'), turn: 'south' })).toBeUndefined();
    const close = seeing([13], { figures: { 'trooper-3': { at: [6, 2], facing: 'north' }, 'nepharite-1': { at: [6, 1], aura: 'plain' }, 'legionnaire-3': { at: [5, 1] } } });
    expect(['nepharite-1', 'legionnaire-3'].map((target) => close.refusal({ do: 'close', weapon: 'aggressor', target: close.figure(target) }))).toEqual([expect.stringContaining('kept off'), expect.stringContaining('kept off')]);
  });

  it('kept off: not on its way either, though he would end no closer', () => {
    // A wall up to 6,3, and the only way around it leads past the Nepharite at 8,4.
    const map = '##########\n#........#\n#........#\n#######..#\n#........#\n##########';
    const walk = (awe: 'laughs' | 'kept-off') => {
      const stage = new Stage({ rules: 'advanced', map, figures: { 'trooper-3': { at: [4, 4], facing: 'east' }, 'nepharite-1': { at: [8, 4], aura: 'plain' } }, dice: [awe === 'laughs' ? 1 : 13] });
      return [stage.at('trooper-3').awe, stage.refusal({ do: 'move', to: stage.square([4, 2]), facing: 'west' })];
    };
    expect(walk('laughs')).toEqual(['laughs', undefined]);
    expect(walk('kept-off')).toEqual(['kept-off', expect.stringContaining('cannot get there')]);
  });

  it('cowed: no attacks at all', () => {
    const stage = seeing([14]);
    const kinds = new Set(stage.options.map((action) => action.do));
    expect(['shoot', 'close', 'on-the-move'].filter((kind) => kinds.has(kind as 'shoot'))).toEqual([]);
    expect(kinds.has('move')).toBe(true);
    const flamer = seeing([14], { figures: { 'trooper-3': { at: [6, 6], facing: 'north', gear: ['gehenna-puker'] }, 'nepharite-1': { at: [6, 1], aura: 'plain' } } });
    expect(flamer.refusal({ do: 'burn', direction: 'north' })).toContain('does not attack');
  });

  it('in flight: nothing but moves as far away as they lead', () => {
    const stage = seeing([20]);
    expect(new Set(stage.options.map((action) => action.do))).toEqual(new Set(['move']));
    expect(stage.refusal({ do: 'end' })).toContain('flees');
    const { width } = stage.ground.board(stage.battle);
    const rows = new Set(stage.optionsTo('move').map(({ to }) => Math.floor(to / width)));
    expect(rows.size).toBe(1);
    expect([...rows][0]).toBeGreaterThan(8);
  });

  it('in flight with no way to go farther: that is all', () => {
    const cornered = seeing([20], { map: '########\n########\n######.#\n######.#\n######.#\n######.#\n######.#\n########', figures: { 'trooper-3': { at: [6, 6] }, 'nepharite-1': { at: [6, 2], aura: 'plain' } } });
    expect(cornered.options).toEqual([{ do: 'end' }]);
  });

  it('in flight nobody goes down a tunnel, or leaves by the way up', () => {
    const above = seeing([20], { level: 'jungle', mission: 'lightning-strike', markers: [{ at: [3, 4], kind: 'tunnel', shown: true }], figures: { 'trooper-3': { at: [3, 4], gear: ['scanner'] }, 'nepharite-2': { at: [0, 4], aura: 'plain' } } });
    expect(above.refusal({ do: 'descend' })).toContain('flees');
    const below = seeing([20], { mission: 'lightning-strike', figures: { 'trooper-3': { at: [6, 6], gear: ['scanner'] }, 'nepharite-1-below': { at: [6, 1], aura: 'plain' } } });
    below.battle.affairs = { ...below.battle.affairs, mapped: [0, 1, 2, 3, 4, 5], wayUp: below.square([6, 6]) };
    expect(below.refusal({ do: 'leave' })).toContain('flees');
  });

  it('is over while its Nepharite is a troop counter again', () => {
    const stage = seeing([], { figures: { 'trooper-3': { at: [6, 6], facing: 'north', awe: 'cowed' }, 'nepharite-1': { at: [6, 1], fate: 'hidden', aura: 'plain' }, 'legionnaire-3': { at: [6, 4] } } });
    expect(stage.refusal({ do: 'shoot', weapon: 'intruder', target: stage.figure('legionnaire-3') })).toBeUndefined();
  });

  it('is faced once a turn', () => {
    const stage = seeing([1]);
    stage.play({ do: 'move', to: stage.square([6, 5]), facing: 'north' });
    expect([stage.unused, stage.tells('awe').length]).toEqual([[], 1]);
  });
});
