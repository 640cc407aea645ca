/**
 * The book's "Combat Example", both turns, with its own dice.
 *
 * It leaves out the dice of the charge, plays First Strike on a melee that is no charge and lets cover of one die count in melee: four entries
 * of the book that are patched here. The rules as written have it otherwise.
 */
import { describe, expect, it } from 'vitest';
import { attackRolls, defenseRolls, row } from './line-up.ts';
import { Stage, type Cast } from './stage.ts';

const AS_TOLD = { 'attack.charge': 0, 'options.firstStrikeAny': true, 'options.coverInMelee': true, 'terrain.ruins.heavyCover': false, 'terrain.ruins.lightCover': true };

const units: Record<string, Cast> = {
  archers: { card: 'bossonian-archers', at: row(5, 20, 24) },
  guard: { card: 'ancestor-guard', at: row(5, 20, 17.5) },
  king: { card: 'king-conan', at: [[46, 46]] },
  thoth: { card: 'thoth-amon', at: [[2, 2]] },
};

describe('Combat Example', () => {
  it('turn one: five archers shoot; four Guards charge, and all archers surge and strike back', () => {
    const stage = new Stage({ units, patch: AS_TOLD, dice: '//ooo o**** ///o ooo*o oo//' });
    stage.play({ do: 'stay' }, { do: 'shoot', target: stage.unit('guard') });
    expect([attackRolls(stage), defenseRolls(stage), stage.left('guard')]).toEqual([['archers 5: 2/ 0*'], ['guard 5: 1o'], 4]);
    stage.play({ do: 'activate', unit: stage.unit('guard') }, { do: 'charge', target: stage.unit('archers') });
    expect(attackRolls(stage).slice(1)).toEqual(['guard 4: 3/ 0*', 'archers 5: 0/ 1*']);
    expect(defenseRolls(stage).slice(1)).toEqual(['archers 4: 2o']);
    expect([stage.left('archers'), stage.unused]).toEqual([4, []]);
  });

  it('turn two: four archers and two tokens, First Strike; one Guard is left, stands and strikes back', () => {
    const fighting = { ...units, archers: { card: 'bossonian-archers', at: row(4, 20, 20) }, guard: { card: 'ancestor-guard', at: row(4, 20, 19) } };
    const stage = new Stage({
      units: fighting, terrain: [['ruins', 15, 10, 30, 19.4]], hands: { circle: ['first-strike'] }, tokens: { circle: 5 }, patch: AS_TOLD,
      dice: '////oo o******* ///o o',
    });
    stage.play({ do: 'stay' }, { do: 'destiny', tokens: 2 }, { do: 'play', card: 'first-strike' });
    expect(defenseRolls(stage)).toEqual(['guard 8: 1o']);
    expect(stage.tells('morale').map(({ dice, swords }) => [dice, swords])).toEqual([[4, 3]]);
    expect(attackRolls(stage)).toEqual(['archers 6: 4/ 0*', 'guard 1: 0/ 0*']);
    expect([stage.left('guard'), stage.left('archers'), stage.battle.destiny[0].left, stage.unused]).toEqual([1, 4, 3, []]);
  });
});
