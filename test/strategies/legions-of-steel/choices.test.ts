/** What a player would expect of a good one, in small positions: fire, covering fire, a step out of the way, suppression, grenades. */
import { describe, expect, it } from 'vitest';
import overwatch from '../../../strategies/legions-of-steel/overwatch.ts';
import { Table, type Given } from '../../systems/legions-of-steel/table.ts';
import { choice } from './choice.ts';
import { SCRIPTS } from './table.ts';

const HALL = `
############
#..........#
#..........#
#..........#
############`;

const table = (figures: Given['figures'], more: Partial<Given> = {}) => new Table({ plan: HALL, figures, ...more });

describe('a figure that acts', () => {
  const facing = [{ unit: 'trooper', at: [2, 2], facing: 'east' }, { unit: 'nightmare', at: [7, 2], facing: 'west' }] as const;

  it.each(SCRIPTS)('fires at an enemy before it: $name', (script) => {
    const met = table(facing);
    expect(choice(met, script)).toMatchObject({ do: 'activate', figure: 0 });
    expect(choice(met.play({ do: 'activate', figure: 0, as: 'stationary' }), script)).toMatchObject({ do: 'fire', at: met.square(7, 2), mode: 'auto' });
  });

  it('fires single shots where automatic fire cannot hit', () => {
    const plan = `\n${'#'.repeat(40)}\n#${'.'.repeat(38)}#\n${'#'.repeat(40)}`;
    const far = new Table({ plan, figures: [{ unit: 'trooper', at: [1, 1], facing: 'east' }, { unit: 'nightmare', at: [31, 1], facing: 'west' }] });
    expect(choice(far.play({ do: 'activate', figure: 0, as: 'stationary' }), SCRIPTS[0])).toMatchObject({ do: 'fire', mode: 'single' });
  });

  it('an Assault Fiend strikes who stands before it', () => {
    const met = table([{ unit: 'trooper', at: [5, 2], facing: 'west' }, { unit: 'assault-fiend', at: [4, 2], facing: 'east' }], { phasing: 1 });
    expect(choice(met.play({ do: 'activate', figure: 1, as: 'running' }))).toMatchObject({ do: 'strike' });
  });

  it('throws a K-Pulse around the corner at three who stand together, rather than show itself', () => {
    const plan = `
#########
#...#...#
#...#...#
#.......#
#########`;
    const three = [[6, 2], [7, 2], [6, 3]] as const;
    const met = new Table({ plan, figures: [{ unit: 'trooper', at: [3, 2], facing: 'east', is: { grenades: [0, 1, 0] } }, ...three.map((at) => ({ unit: 'nightmare' as const, at, facing: 'west' as const, is: { covering: 0 } }))] });
    expect(choice(met.play({ do: 'activate', figure: 0, as: 'stationary' }))).toEqual({ do: 'throw', grenade: 'k-pulse', over: met.square(3, 3) });
  });
});

describe('the other side', () => {
  const walkIn = (covering: 'trooper' | 'nightmare') => {
    const [own, enemy] = covering === 'trooper' ? (['trooper', 'nightmare'] as const) : (['nightmare', 'trooper'] as const);
    const met = table([{ unit: own, at: [2, 2], facing: 'east', is: { covering: 0 } }, { unit: enemy, at: [8, 2], facing: 'west' }], { phasing: covering === 'trooper' ? 1 : 0 });
    return met.play({ do: 'activate', figure: 1, as: 'walking' }, { do: 'move', to: met.square(7, 2), facing: 6 });
  };

  it.each(SCRIPTS)('takes covering fire at who comes near: $name', (script) => {
    for (const side of ['trooper', 'nightmare'] as const) expect(choice(walkIn(side), script)).toMatchObject({ do: 'cover', figure: 0 });
  });

  const shotAt = () =>
    table([{ unit: 'trooper', at: [2, 2], facing: 'east' }, { unit: 'nightmare', at: [8, 2], facing: 'west' }, { unit: 'sergeant', at: [2, 3], facing: 'east' }], { phasing: 1 })
      .play({ do: 'activate', figure: 1, as: 'stationary' });
  const declared = () => {
    const met = shotAt();
    return met.play({ do: 'fire', at: met.square(2, 2), mode: 'auto', spread: false, lift: null });
  };

  it('captain has a trooper step out of a shot that was declared, for a point', () => {
    const met = declared();
    expect(met.toAct).toBe(0);
    expect(choice(met)).toMatchObject({ do: 'order-move', figure: 0 });
    met.play(choice(met));
    expect(met.figure('trooper').fate).toBe('in-play');
  });

  it('overwatch does not', () => expect(choice(declared(), overwatch)).toEqual({ do: 'hold', patient: false }));
});
