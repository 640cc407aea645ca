/** The attacks of a unit of a position, a row a target, each with what strikes back: shots from where it stands or after a move, melee now, after a charge or a move. */
import type { ReachedSpot, Spot, TableAttack } from '../../../kernel/inspect.ts';
import { INCH } from '../../../kernel/table/inches.ts';
import type { Ground } from '../ground.ts';
import { nextCounterstrike } from '../rules/counterstrike.ts';
import { friendInDanger } from '../rules/friendly-fire.ts';
import { gathered } from '../rules/gather.ts';
import { attackOf, boutOf } from '../rules/melee.ts';
import { firing } from '../rules/range.ts';
import { mayShoot, targetsFor } from '../rules/shooting.ts';
import { anchorOf } from '../rules/slide.ts';
import type { Battle } from '../state.ts';
import type { AttackRoll } from '../steps.ts';
import type { Meeting } from './moves.ts';
import { promiseOf, strayOf } from './promise.ts';
import { spotOf } from './table-report.ts';
import { joined, movedTo } from './trial.ts';

/** `now`: in words, when it is that the unit acts. */
export function attacksOf(ground: Ground, battle: Readonly<Battle>, unit: number, now: string, meetings: readonly Meeting[], reach: readonly ReachedSpot[]): TableAttack[] {
  if (battle.units[unit]!.fleeing) return [];
  return [
    ...targetsFor(ground, battle, unit).flatMap((target) => shots(ground, battle, unit, target, now)),
    ...shotsAfterMoves(ground, battle, unit, reach),
    ...ground.engagedWith(battle, unit).flatMap((target) => fight(ground, joined(ground, battle, unit, target), unit, target, false, now)),
    ...meetings.flatMap(({ target, gait, battle: there }) => fight(ground, there, unit, target, gait === 'charge', `after a ${gait}`, spotOf(there.models[anchorOf(ground, there, unit)]!))),
  ];
}

/** At the target, and at friends whom its Sigils hit. */
function shots(ground: Ground, battle: Readonly<Battle>, unit: number, target: number, when: string, from?: Spot): TableAttack[] {
  const roll = gathered(ground, battle, attackOf('ranged', unit, [target], { moved: from !== undefined }));
  if (roll === undefined) return [];
  const friend = friendInDanger(ground, battle, roll);
  const both = [target, ...(friend < 0 ? [] : [friend])].map((each) => leadOf(ground, battle, each));
  const made = { weapon: 'shot', when, ...(from === undefined ? {} : { from }), ...(friend < 0 ? {} : { together: both }) };
  const models = firing(ground, battle, unit, target).length;
  const shot = { ...made, target: both[0]!, ...promiseOf(ground, battle, roll, target, { models, does: 'fire' }) };
  return friend < 0 ? [shot] : [shot, { ...made, target: both[1]!, ...strayOf(ground, battle, roll, friend) }];
}

/** At enemies that it cannot shoot at from where it stands: from where most of its models can, and of such places the nearest. */
function shotsAfterMoves(ground: Ground, battle: Readonly<Battle>, unit: number, reach: readonly ReachedSpot[]): TableAttack[] {
  if (!mayShoot(ground, battle, unit)) return [];
  const now = targetsFor(ground, battle, unit);
  const enemies = ground.unitsOf(battle, 1 - ground.seat(battle, unit)).filter((enemy) => !now.includes(enemy));
  if (enemies.length === 0) return [];
  const places = reach.filter(({ gait }) => gait === 'move').flatMap(({ at }) => {
    const there = movedTo(ground, battle, unit, [Math.round(at[0] * INCH), Math.round(at[1] * INCH)]);
    return there === undefined ? [] : [{ at, there }];
  });
  return enemies.flatMap((enemy) => {
    let [best, most] = [places[0], 0];
    for (const place of places) {
      const models = firing(ground, place.there, unit, enemy).length;
      if (models > most) [best, most] = [place, models];
    }
    return most === 0 ? [] : shots(ground, best!.there, unit, enemy, 'after a move', best!.at);
  });
}

/** The attack and the counterstrike, the two in contact. */
function fight(ground: Ground, battle: Readonly<Battle>, unit: number, target: number, charge: boolean, when: string, from?: Spot): TableAttack[] {
  const roll = gathered(ground, battle, attackOf('melee', unit, [target], { charge }));
  if (roll === undefined) return [];
  const answer = nextCounterstrike(ground, battle, boutOf(roll));
  const back = answer === undefined ? undefined : gathered(ground, battle, answer);
  const [ours, theirs] = [leadOf(ground, battle, unit), leadOf(ground, battle, target)];
  const made = { when, ...(from === undefined ? {} : { from }) };
  return [
    { weapon: 'melee', ...made, target: theirs, ...promiseOf(ground, battle, roll, target, touching(ground, battle, roll)) },
    ...(back === undefined ? [] : [{ weapon: 'counterstrike', ...made, by: theirs, target: ours, ...promiseOf(ground, battle, back, unit, touching(ground, battle, back)) }]),
  ];
}

const touching = (ground: Ground, battle: Readonly<Battle>, { by, targets }: AttackRoll) => ({ models: ground.inContactWith(battle, by, targets[0]!).length, does: 'touch' });

const leadOf = (ground: Ground, battle: Readonly<Battle>, unit: number): string => ground.modelName(battle, anchorOf(ground, battle, unit));
