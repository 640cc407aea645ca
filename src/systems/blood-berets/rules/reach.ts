/** Where a figure gets with what it may still spend on movement, and the way there ("Movement", "Terrain", "Facing"). */
import type { Ground } from '../ground.ts';
import { turningCost, type Outlay } from '../outlay.ts';
import { standing } from '../figure.ts';
import type { Active, Battle } from '../state.ts';
import { FACINGS, type Facing } from '../vocabulary.ts';
import { UNREACHED, Ways } from '../ways.ts';
import { closerToAura } from './aura.ts';
import { facingCode, turnsSlowly } from './facing.ts';
import { bears } from './gear.ts';
import { isPrisoners } from './prisoners.ts';

/** Answers stand until the next call, for whatever figure. */
export interface Reach {
  /** Squares where it may end, beginning with its own, where it may turn. */
  readonly squares: readonly number[];
  /** Fewest actions to be spent, and with them the fewest steps, to stand there, looking this way where facing is played; null: not within reach. */
  actionsTo(square: number, facing?: Facing): number | null;
  stepsTo(square: number, facing?: Facing): number | null;
  /** The way, as `way.ts` packs it. Throws where there is none. */
  wayTo(square: number, facing?: Facing): number[];
}

/** Steps that an action of movement gives, and whether all ground costs it the same: it is blind, or bears the Armor card. */
export function pace(ground: Ground, battle: Readonly<Battle>, figure: number): { steps: number; level: boolean } {
  const { movement } = ground.book;
  const moving = battle.figures[figure]!;
  if (moving.blind > 0 && !bears(moving, 'sonar')) return { steps: movement.blinded, level: true };
  if (bears(moving, 'armor')) return { steps: movement.armored, level: true };
  return { steps: movement.steps, level: false };
}

/** By square * 8 + direction: what a step costs this figure. */
export function stepCosts(ground: Ground, battle: Readonly<Battle>, figure: number): Uint8Array {
  const field = ground.board(battle);
  return pace(ground, battle, figure).level ? field.armoredCost : field.stepCost;
}

/** Facing matters to it: the rule is played, and it is no group of prisoners. */
export const faces = (ground: Ground, figure: number): boolean => ground.has('facing') && !isPrisoners(ground, figure);

/** What it costs a figure to turn where it stands: changes of facing, and steps. */
export function turning(ground: Ground, battle: Readonly<Battle>, figure: number, to: Facing): { turns: number; steps: number } {
  const { at, facing } = battle.figures[figure]!;
  return turningCost(turningOf(ground, battle, figure), at, facingCode(facing), facingCode(to));
}

/** Of the active figure with what is left of its activation; of another one, as if it began one now. */
export function reachOf(ground: Ground, battle: Readonly<Battle>, figure: number): Reach {
  const ways = waysOf(ground, battle, figure);
  const withFacing = faces(ground, figure);
  const node = (square: number, facing: Facing | undefined): number => square * FACINGS.length + (withFacing ? facingCode(facing ?? 'north') : 0);
  const found = (values: Uint8Array, square: number, facing: Facing | undefined): number | null => {
    if (!Number.isInteger(square) || (withFacing && facing === undefined)) return null;
    const value = values[node(square, facing)] ?? UNREACHED;
    return value === UNREACHED ? null : value;
  };
  return {
    get squares() {
      return [...ways.squares.subarray(0, ways.count)];
    },
    actionsTo: (square, facing) => found(ways.actions, square, facing),
    stepsTo: (square, facing) => found(ways.steps, square, facing),
    wayTo: (square, facing) => ways.pathTo(square, node(square, facing) % FACINGS.length),
  };
}

/** The ways themselves, without a wrapping: for who looks at many squares. By square * 4 + place in `FACINGS`; 0 where facing is not played. */
export function waysOf(ground: Ground, battle: Readonly<Battle>, figure: number): Ways {
  const field = ground.field(battle);
  let kept = keptBy.get(ground);
  if (kept === undefined) keptBy.set(ground, (kept = { ways: new Ways(field.width, field.height), battle: null, clock: 0, active: null, figure: -1 }));
  if (kept.battle === battle && kept.clock === battle.clock && kept.active === battle.active && kept.figure === figure) return kept.ways;
  kept.ways.run(battle.figures[figure]!.at, outlayOf(ground, battle, figure));
  Object.assign(kept, { battle, clock: battle.clock, active: battle.active, figure });
  return kept.ways;
}

interface Kept {
  readonly ways: Ways;
  battle: Readonly<Battle> | null;
  clock: number;
  active: Active | null;
  figure: number;
}

const keptBy = new WeakMap<Ground, Kept>();

/** What it may spend now, and where it may go. */
export function outlayOf(ground: Ground, battle: Readonly<Battle>, figure: number): Outlay {
  const field = ground.field(battle);
  const { active } = battle;
  const { fate, into } = battle.figures[figure]!;
  const own = active?.figure === figure ? active : { left: ground.actions(battle, figure), steps: 0, turns: 0 };
  return {
    actions: own.left,
    steps: own.steps,
    turns: own.turns,
    ...turningOf(ground, battle, figure),
    costs: stepCosts(ground, battle, figure),
    blocked: blockedFor(ground, battle, figure),
    stops: isPrisoners(ground, figure) ? besideBerets(ground, battle) : field.unknown,
    through: fate === 'held' ? field.area.map((area) => (area === into ? 1 : 0)) : null,
  };
}

function turningOf(ground: Ground, battle: Readonly<Battle>, figure: number): Pick<Outlay, 'facing' | 'slow' | 'stepsAnAction' | 'turnsAnAction'> {
  return {
    facing: faces(ground, figure) ? facingCode(battle.figures[figure]!.facing) : -1,
    stepsAnAction: pace(ground, battle, figure).steps,
    turnsAnAction: ground.book.facing.turnsMoving,
    slow: turnsSlowly(ground, figure) ? ground.board(battle).narrow : null,
  };
}

/** Not where somebody stands, nor where awe keeps it off. */
function blockedFor(ground: Ground, battle: Readonly<Battle>, figure: number): Uint8Array {
  const { occupied, unknown } = ground.field(battle);
  const forbidden = isImprisoned(ground, battle, figure) ? unknown : closerToAura(ground, battle, figure);
  return forbidden === null ? occupied : occupied.map((is, square) => is | forbidden[square]!);
}

/** A Blood Beret that serves the Legion has no troop counter, and stays out of unturned sections. */
const isImprisoned = (ground: Ground, battle: Readonly<Battle>, figure: number): boolean => ground.piece(figure).seat !== battle.figures[figure]!.seat;

/** Where prisoners are stopped: next to Blood Berets, and in unturned sections like anybody else. */
function besideBerets(ground: Ground, battle: Readonly<Battle>): Uint8Array {
  const { next, stepCost, unknown } = ground.board(battle);
  const stops = unknown.slice();
  for (const figure of battle.figures) {
    if (figure.seat !== 0 || !standing(figure)) continue;
    for (let step = figure.at * 8; step < figure.at * 8 + 8; step++) if (next[step]! >= 0 && stepCost[step]! > 0) stops[next[step]!] = 1;
  }
  return stops;
}
