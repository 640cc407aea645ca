/**
 * Wounds, and who falls by them ("Wounds").
 *
 * Each unit's cards and Red Rage are asked for first; then all wounds of a melee or a shot are suffered together: whole models before a model is
 * left hurt. Morale is looked at after New Life has had its chance.
 */
import { DONE } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { sigilDice } from '../dice-odds.ts';
import type { Ground } from '../ground.ts';
import type { Battle, ConanState, Tally } from '../state.ts';
import type { AttackRoll, Bout, CombatStep } from '../steps.ts';
import { casualties } from './casualties.ts';
import { checkMorale } from './morale.ts';
import { askRage } from './red-rage.ts';
import { strikesAt } from './strikes.ts';
import { offerWindow } from './windows.ts';

type Wounds = Extract<CombatStep, { step: 'wounds' }>;

/** All have defended: what comes through, by defense. Those whom First Strike made suffer before do not suffer again. */
export function beginWounds(ground: Ground, battle: Battle, bout: Bout): void {
  const first = bout.attacks[0]!;
  const isOver = bout.firstStrike && bout.attacks.length > 1 ? first.targets : [];
  const suffer = bout.defenses.map(({ unit, shields }) => {
    if (isOver.includes(unit)) return 0;
    const isFriend = first.kind === 'ranged' && !first.targets.includes(unit);
    return isFriend ? first.sigils[0]! : sigilDice(ground.book).wounds(strikesAt(ground, battle, bout, unit), shields);
  });
  battle.agenda.push({ step: 'wounds', bout, suffer, asked: -1, rage: true });
}

/** Wounds that no attack roll has brought, and no defense roll blocks ("Thoth-Amon", Invigorate). */
export function suffer({ open: { agenda } }: ConanState, unit: number, wounds: number): void {
  agenda.push({ step: 'wounds', bout: { attacks: [], defenses: [{ unit, destiny: 0, shields: 0, because: [] }], firstStrike: false }, suffer: [wounds], asked: -1, rage: true });
}

export function performWounds(ground: Ground, state: ConanState, step: Wounds, chance: Chance): typeof DONE {
  const { open: battle } = state;
  const { bout, suffer, asked } = step;
  if (!step.rage) {
    battle.agenda.push({ ...step, rage: true });
    if (suffer[asked]! > 0) askRage(ground, state, bout.defenses[asked]!.unit, suffer[asked]!);
    return DONE;
  }
  const next = suffer.findIndex((wounds, defense) => defense > asked && wounds > 0);
  if (next >= 0) {
    battle.agenda.push({ ...step, asked: next, rage: false });
    offerWindow(ground, state, 'wounds');
    return DONE;
  }
  apply(ground, state, step, chance);
  return DONE;
}

/** All together: who falls is settled for each unit before anybody is taken away. */
function apply(ground: Ground, state: ConanState, { bout, suffer }: Wounds, chance: Chance): void {
  const { open: battle } = state;
  const blows = bout.defenses.flatMap(({ unit }, defense) => {
    const wounds = suffer[defense]!;
    if (wounds <= 0) return [];
    const aimedAtIt = bout.attacks.filter(({ targets }) => targets.includes(unit));
    const attacks = aimedAtIt.length > 0 ? aimedAtIt : bout.attacks.slice(0, 1);
    return [{ unit, wounds, attack: attacks[0], order: casualties(ground, battle, unit, attacks) }];
  });
  if (bout.firstStrike && bout.attacks.length === 1) battle.agenda.push({ step: 'rolled', bout, attack: 0 });
  for (const { unit } of blows.toReversed()) checkMorale(state, unit);
  const removed = blows.flatMap(({ unit, wounds, attack, order }) => {
    tally(ground, battle, unit, wounds, attack);
    chance.tell?.({ tell: 'wounds', unit: ground.name(battle, unit), wounds, why: attack === undefined ? 'Invigorate' : WHY[attack.kind] });
    return take(ground, battle, unit, wounds, order, chance);
  });
  battle.clock += 1;
  if (removed.length === 0) return;
  battle.agenda.push({ step: 'removed', models: removed });
  offerWindow(ground, state, 'removed');
}

/** Models of a unit suffer so many wounds in this order, each all that it can. Returns those removed. */
function take(ground: Ground, battle: Battle, unit: number, wounds: number, order: readonly number[], chance: Chance): number[] {
  const each = ground.card(battle, unit).wounds;
  const removed: number[] = [];
  for (const number of order) {
    const model = battle.models[number]!;
    const suffered = Math.min(wounds, each - model.wounds);
    model.wounds += suffered;
    wounds -= suffered;
    if (model.wounds === each) {
      model.fate = 'removed';
      removed.push(number);
    }
    if (wounds === 0) break;
  }
  if (removed.length > 0) chance.tell?.({ tell: 'removed', models: removed.map((model) => ground.modelName(battle, model)), last: removed.length === order.length });
  return removed;
}

/** Wounds that a unit can suffer at most are counted: others are none. */
function tally(ground: Ground, battle: Battle, unit: number, wounds: number, attack: AttackRoll | undefined): void {
  const each = ground.card(battle, unit).wounds;
  const most = ground.members(battle, unit).reduce((sum, model) => sum + each - battle.models[model]!.wounds, 0);
  const seat = ground.seat(battle, unit);
  const by = attack === undefined || attack.by < 0 ? seat : ground.seat(battle, attack.by);
  const of: Tally | undefined = attack?.kind === 'hazard' ? 'hazardWounds' : by !== seat ? 'wounds' : attack?.kind === 'ranged' ? 'friendlyWounds' : undefined;
  if (of !== undefined) battle.tallies[of][by]! += Math.min(wounds, most);
}

const WHY: Readonly<Record<AttackRoll['kind'], string>> = { melee: 'melee', counterstrike: 'counterstrike', ranged: 'shot', 'no-escape': 'as it breaks away', hazard: 'hazardous ground' };
