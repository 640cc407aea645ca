/** Close combat: next to each other, from behind, fumbled, with a Necrolance, and at a barred exit ("Close Combat", "Weapons and Equipment"). */
import { describe, expect, it } from 'vitest';
import { Stage, type Setting, type Square } from '../stage.ts';

const melee = (more: Partial<Setting> = {}): Stage => new Stage({ figures: { sergeant: { at: [9, 11], facing: 'east' }, 'legionnaire-3': { at: [10, 11], facing: 'west' } }, ...more });
const blow = (stage: Stage) => ({ do: 'close', weapon: 'chainripper', target: stage.figure('legionnaire-3') }) as const;

describe('a Chainripper against a Legionnaire', () => {
  it('hits on 16 and kills at once past armor 22 - 14', () => {
    const missed = melee({ dice: [17] });
    missed.play(blow(missed));
    expect(missed.at('legionnaire-3').wounds).toBe(0);
    const saved = melee({ dice: [16, 8] });
    saved.play(blow(saved));
    expect(saved.at('legionnaire-3').fate).toBe('in-play');
    const killed = melee({ dice: [16, 9] });
    killed.play(blow(killed));
    expect([killed.at('legionnaire-3').fate, killed.battle.tallies.closeAttacks, killed.battle.tallies.wounds]).toEqual(['dead', [1, 0], [2, 0]]);
  });

  it('not with a gun, not from two squares off, not past a corner of rock that lets nobody through', () => {
    const stage = melee();
    expect(stage.refusal({ ...blow(stage), weapon: 'hellblazer' })).toContain('no close combat weapon');
    const far = melee({ figures: { sergeant: { at: [9, 11] }, 'legionnaire-3': { at: [11, 11] } } });
    expect(far.refusal(blow(far))).toContain('not next to');
    const corner = melee({ figures: { sergeant: { at: [9, 11] }, 'legionnaire-3': { at: [10, 12] } }, blocked: [[10, 11], [9, 12]] });
    expect(corner.refusal(blow(corner))).toContain('not next to');
    const half = melee({ figures: { sergeant: { at: [9, 11] }, 'legionnaire-3': { at: [10, 12] } }, blocked: [[10, 11]] });
    expect(half.refusal(blow(half))).toBeUndefined();
  });

  it('an Aggressor is fired in the next square with the close combat skill', () => {
    const stage = new Stage({ figures: { 'trooper-3': { at: [9, 11] }, 'legionnaire-3': { at: [10, 11] } }, dice: [12, 15] });
    stage.play({ do: 'close', weapon: 'aggressor', target: stage.figure('legionnaire-3') });
    expect([stage.tells('attack')[0]?.skill, stage.tells('armor-roll')[0]?.value, stage.at('legionnaire-3').wounds]).toEqual([12, 14, 1]);
  });
});

describe('advanced', () => {
  it('from behind it is 2 easier and 2 points harder, and one has to face the enemy', () => {
    const stage = melee({ rules: 'advanced', figures: { sergeant: { at: [9, 11], facing: 'east', gear: ['sonar'] }, 'legionnaire-3': { at: [10, 11], facing: 'east' } }, dice: [19, 6] });
    stage.play(blow(stage));
    // The book: 16 and sonar and from behind is 20, and a roll of 20 fumbles all the same.
    expect([stage.tells('attack')[0]?.skill, stage.tells('armor-roll')[0]?.value]).toEqual([20, 6]);
    const away = melee({ rules: 'advanced', figures: { sergeant: { at: [9, 11], facing: 'west' }, 'legionnaire-3': { at: [10, 11] } } });
    expect(away.refusal(blow(away))).toContain('in front');
    expect(away.optionsTo('close').every(({ turn }) => turn === 'east')).toBe(true);
  });

  it('20 stuns the attacker: what he has left is lost, and a counter of the next turn', () => {
    const stage = melee({ rules: 'advanced', dice: [20] });
    stage.play(blow(stage));
    expect([stage.at('sergeant').stunned, stage.battle.active, stage.battle.tallies.fumbles, stage.battle.tallies.stuns]).toEqual([true, null, [1, 0], [0, 1]]);
  });

  it('a Nepharite too, though it never fumbles a shot', () => {
    const overlord = (more: Partial<Setting>) => new Stage({ rules: 'advanced', figures: { 'nepharite-1': { at: [9, 11], facing: 'east', necrotech: ['claws-of-bohnar', 'belitshe'] }, 'trooper-3': { at: [10, 11] }, 'trooper-4': { at: [14, 11], facing: 'west' } }, dice: [20], ...more });
    const cutting = overlord({});
    cutting.play({ do: 'close', weapon: 'claws-of-bohnar', target: cutting.figure('trooper-3') });
    expect([cutting.at('nepharite-1').stunned, cutting.asks]).toEqual([true, 'nothing']);
    const shooting = overlord({ figures: { 'nepharite-1': { at: [9, 11], facing: 'east', necrotech: ['belitshe'] }, 'trooper-4': { at: [14, 11] } } });
    shooting.play({ do: 'shoot', weapon: 'belitshe', target: shooting.figure('trooper-4') });
    expect([shooting.at('nepharite-1').stunned, shooting.at('nepharite-1').jammed]).toEqual([false, []]);
  });

  it('by the basic rules nobody is stunned', () => {
    const stage = melee({ dice: [20] });
    stage.play(blow(stage));
    expect(stage.at('sergeant').stunned).toBe(false);
  });
});

describe('a Necrolance', () => {
  const lance = (at: Square, more: Partial<Setting> = {}): Stage =>
    new Stage({ figures: { 'nepharite-1': { at: [9, 11], necrotech: ['necrolance'] }, 'trooper-3': { at } }, ...more });
  const thrust = (stage: Stage) => ({ do: 'close', weapon: 'necrolance', target: stage.figure('trooper-3') }) as const;

  it('reaches two squares over a clear line', () => {
    const stage = lance([11, 11], { dice: [16, 13] });
    stage.play(thrust(stage));
    expect(stage.at('trooper-3').wounds).toBe(1);
    const far = lance([12, 11]);
    expect(far.refusal(thrust(far))).toContain('out of reach');
    const wall = lance([12, 14], { figures: { 'nepharite-1': { at: [10, 14], necrotech: ['necrolance'] }, 'trooper-3': { at: [12, 14] } }, blocked: [[11, 14]] });
    expect(wall.refusal(thrust(wall))).toContain('no clear line');
  });

  it('not in a passage one square wide, wherever of the two it is', () => {
    const passage = '########\n#......#\n######.#\n#......#';
    const stage = new Stage({ map: passage, figures: { 'nepharite-1': { at: [2, 1], necrotech: ['necrolance'] }, 'trooper-3': { at: [3, 1] } } });
    expect(stage.refusal(thrust(stage))).toContain('one square wide');
    // Row 1 is a passage as far as 5,1; 6,1 and what lies right of it is a room.
    const room = '##########\n#........#\n######...#\n##########';
    for (const [lance, target] of [[[5, 1], [6, 1]], [[6, 1], [5, 1]]] as const) {
      const edge = new Stage({ map: room, figures: { 'nepharite-1': { at: lance, necrotech: ['necrolance'] }, 'trooper-3': { at: target } } });
      expect(edge.refusal(thrust(edge))).toContain('one square wide');
    }
    const inside = new Stage({ map: room, figures: { 'nepharite-1': { at: [6, 1], necrotech: ['necrolance'] }, 'trooper-3': { at: [7, 1] } } });
    expect(inside.refusal(thrust(inside))).toBeUndefined();
  });

  it('whom a Nepharite kills it may imprison, until it moves on', () => {
    const stage = new Stage({ figures: { 'nepharite-1': { at: [9, 11], necrotech: ['necrolance'] }, 'trooper-3': { at: [10, 11], wounds: 1 }, 'trooper-4': { at: [14, 18] } }, dice: [16, 20] });
    stage.play(thrust(stage));
    expect([stage.at('trooper-3').fate, stage.battle.active?.victim]).toEqual(['dead', stage.figure('trooper-3')]);
    stage.play({ do: 'move', to: stage.square([9, 12]) });
    expect(stage.battle.active?.victim).toBe(-1);
    const shot = new Stage({ figures: { 'nepharite-1': { at: [9, 11], necrotech: ['belitshe'] }, 'trooper-3': { at: [12, 11], wounds: 1 }, 'trooper-4': { at: [14, 18] } }, dice: [14, 20] });
    shot.play({ do: 'shoot', weapon: 'belitshe', target: shot.figure('trooper-3') });
    expect([shot.at('trooper-3').fate, shot.battle.active?.victim]).toEqual(['dead', -1]);
  });
});

describe('a figure held outside a section', () => {
  /** The exit north of the middle hall: columns 11 and 12, row 10; the Legionnaire waits above it. */
  const held = (bar: boolean, patch: Record<string, unknown> = {}): Stage => {
    const stage = new Stage({
      figures: { 'legionnaire-3': { at: [11, 9], fate: 'held', into: 8 }, 'trooper-3': { at: [11, 10] }, ...(bar ? { 'trooper-4': { at: [12, 10] }, 'trooper-5': { at: [10, 10] } } : {}) },
      patch,
      dice: [20],
    });
    return stage;
  };
  const stab = (stage: Stage) => ({ do: 'close', weapon: 'combat-blade', target: stage.figure('trooper-3') }) as const;

  it('has to move in, and may fight only where Blood Berets bar the way', () => {
    const free = held(false);
    expect(free.refusal(stab(free))).toContain('has to move into the section first');
    const barred = held(true);
    expect(barred.refusal(stab(barred))).toBeUndefined();
    expect(barred.optionsTo('shoot')).toEqual([]);
  });

  it('is out of the fight where that is left out', () => {
    const barred = held(true, { 'options.heldMayFight': false });
    expect(barred.refusal(stab(barred))).toContain('has to move');
  });
});
