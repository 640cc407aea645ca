/** What a position file may say of a figure beyond where it stands, in words of the game. */
import { oneOf, whole, yesNo, type Domain } from '../../kernel/book.ts';
import { unknownName } from '../../kernel/errors.ts';
import type { PositionPath, PositionProblem } from '../../kernel/position.ts';
import type { Ground } from './ground.ts';
import { unknown, wrong } from './position-state.ts';
import { bestLeaders, checkControl } from './rules/leaders.ts';
import { inPlay, type Battle, type Figure } from './state.ts';
import { GAITS } from './vocabulary.ts';

type Words = Readonly<Record<string, unknown>>;

/** Of any figure. `heroPoints`: those that are left; `ownKill`: destroyed by its own side. */
const FIGURE = {
  fate: oneOf('in-play', 'destroyed', 'routed'),
  ownKill: yesNo,
  heroPoints: whole(0, 40),
  controlled: yesNo,
  moved: yesNo,
  entangled: yesNo,
} as const satisfies Partial<Record<keyof Figure, Domain<unknown>>>;

/** Of a figure of the active unit. */
const IN_TURN = { used: whole(0, 72), gait: oneOf(...GAITS), done: yesNo, charging: yesNo } as const satisfies Partial<Record<keyof Figure, Domain<unknown>>>;

/** Hero points that it began with, if not those of its profile; its weapon on reserve, and those used in this activation, by their names. */
const BY_NAME = ['bought', 'reserve', 'fired'] as const;

const EVERY: Readonly<Record<string, Domain<unknown>>> = { ...FIGURE, ...IN_TURN };
const FIGURE_WORDS = [...Object.keys(EVERY), ...BY_NAME];

export const boughtPoints = whole(0, 40);

/** Leads each unit where nothing else is said: the best. */
export function settleLeaders(ground: Ground, battle: Battle): void {
  for (const [unit, kept] of battle.units.entries()) kept.leader = bestLeaders(ground, battle, unit, null)[0] ?? -1;
}

/** What is so of figures of which nothing is said: leaders control whom they can, and who is in contact counts as moved. Writes only that. */
export function settleFigures(ground: Ground, battle: Battle): void {
  for (const unit of battle.units.keys()) checkControl(ground, battle, unit);
  for (const [number, figure] of battle.figures.entries()) figure.moved = inPlay(figure) && ground.inContact(battle, number);
}

/** Reads a figure's `state` into the battle. Gives what is wrong with it. */
export function readFigure(ground: Ground, battle: Battle, number: number, state: Words, isActive: boolean, path: PositionPath): PositionProblem[] {
  const figure = battle.figures[number]!;
  const weapons = ground.profile(battle, number).weapons.map(({ id }) => id);
  return Object.entries(state).flatMap(([name, value]): PositionProblem[] => {
    const place = [...path, name];
    if (!FIGURE_WORDS.includes(name)) return [unknown(place, name, FIGURE_WORDS)];
    if (!isActive && (name === 'fired' || Object.hasOwn(IN_TURN, name))) return [{ path: place, part: 'key', message: `state: ${name} is of a figure in its activation; expected its unit as "turn"` }];
    if (name === 'bought') return []; // read with the forces
    if (name === 'fired') return readFired(figure, weapons, value, place);
    if (name === 'reserve') {
      if (!ground.book.abilities['reserve-attacks']) return [{ path: place, part: 'key', message: 'state: reserve: reserve attacks are left out (abilities.reserve-attacks)' }];
      return readReserve(figure, weapons, value, place);
    }
    const domain = EVERY[name]!;
    const normal = domain.read(value);
    if (normal === undefined) return [wrong(place, name, value, domain.expects)];
    if (name === 'ownKill' && figure.fate !== 'destroyed') return [{ path: place, part: 'key', message: 'state: ownKill is of a destroyed figure; expected fate: destroyed' }];
    Object.assign(figure, { [name]: normal });
    return [];
  });
}

function readReserve(figure: Figure, weapons: readonly string[], value: unknown, path: PositionPath): PositionProblem[] {
  const weapon = weapons.findIndex((id) => id === value);
  if (weapon < 0) return [noWeapon(path, 'reserve', value, weapons)];
  figure.reserve = weapon;
  return [];
}

function readFired(figure: Figure, weapons: readonly string[], value: unknown, path: PositionPath): PositionProblem[] {
  if (!Array.isArray(value)) return [wrong(path, 'fired', value, 'a list of its weapons')];
  return value.flatMap((name: unknown, place): PositionProblem[] => {
    const weapon = weapons.findIndex((id) => id === name);
    if (weapon < 0) return [noWeapon([...path, place], 'fired', name, weapons)];
    figure.fired |= 1 << weapon;
    return [];
  });
}

function noWeapon(path: PositionPath, word: string, value: unknown, weapons: readonly string[]): PositionProblem {
  return { path, part: 'value', message: `state: ${word}: ${unknownName('weapon', typeof value === 'string' ? value : JSON.stringify(value), weapons)}` };
}

/** What an activation begins with. */
const FRESH = { used: 0, gait: 'normal', done: false, charging: false } as const satisfies Record<keyof typeof IN_TURN, unknown>;

/** A figure's `state`: all that sets it apart from `usual`, as `settleFigures` has it; undefined where nothing does. Of those out of play only what became of them. */
export function wordsOfFigure(ground: Ground, battle: Readonly<Battle>, usual: Readonly<Figure>, number: number, isActive: boolean): Record<string, unknown> | undefined {
  const figure = battle.figures[number]!;
  const { weapons, heroPoints } = ground.profile(battle, number);
  const bought = ground.enlisted(battle, number).heroPoints;
  const words: Record<string, unknown> = {};
  const say = (name: string, value: unknown, otherwise: unknown) => {
    if (value !== otherwise) words[name] = value;
  };
  say('fate', figure.fate, 'in-play');
  say('ownKill', figure.ownKill, false);
  say('bought', bought, heroPoints);
  say('heroPoints', figure.heroPoints, bought);
  if (inPlay(figure)) {
    say('controlled', figure.controlled, usual.controlled);
    say('moved', figure.moved, usual.moved);
    say('entangled', figure.entangled, false);
    say('reserve', weapons[figure.reserve]?.id, undefined);
  }
  if (inPlay(figure) && isActive) {
    for (const name of Object.keys(IN_TURN) as (keyof typeof IN_TURN)[]) say(name, figure[name], FRESH[name]);
    if (figure.fired !== 0) words['fired'] = weapons.filter((_, place) => (figure.fired & (1 << place)) !== 0).map(({ id }) => id);
  }
  return Object.keys(words).length === 0 ? undefined : words;
}
