/** What a position file may say of a figure beyond its square, in words of the game. */
import { oneOf, whole, yesNo, type Domain } from '../../kernel/book.ts';
import { DIRECTION_NAMES } from '../../kernel/grid/directions.ts';
import { formatSquare } from '../../kernel/grid/squares.ts';
import type { PositionPath, PositionProblem } from '../../kernel/position.ts';
import type { Ground } from './ground.ts';
import { eachOf, impossible, isMap, onBoard, outOfPlace, placeOn, squareIn, strangers, unknown, wrong, type Words } from './position-words.ts';
import { arcOf } from './rules/arc.ts';
import { obstacleBetween, OPEN } from './rules/obstacle-between.ts';
import { rangeBetween } from './rules/range.ts';
import { inPlay, type Battle, type Counter, type Figure } from './state.ts';
import { DESIGNATIONS, FACINGS, GRENADES, SIDES, type Ability, type Facing } from './vocabulary.ts';

/**
 * Of any figure: `facing`, `fate`, `kills` taken, `activated` and `fired` in this player turn, `covering`: what its counter says, `suppressing`: its
 * counters, `grenades` left. Of the active one also `as`: its designation, points `spent`, `diagonals` that count, and who is `patient` with it.
 */
const ANY_FIGURE = ['facing', 'fate', 'kills', 'activated', 'fired', 'covering', 'suppressing', 'grenades'] as const;
const ACTIVE = ['as', 'spent', 'diagonals', 'patient'] as const;

const facings = oneOf(...FACINGS.map((facing) => DIRECTION_NAMES[facing]));
const fates = oneOf('in-play', 'killed');
/** As much as movement and covering may come to in any book. */
const counter = whole(-8, 8);

type Reader = (ground: Ground, battle: Battle, number: number, value: unknown, path: PositionPath) => PositionProblem[];

const into = <T>(name: string, domain: (ground: Ground, number: number) => Domain<T>, write: (figure: Figure, value: T) => void): Reader => (ground, battle, number, value, path) => {
  const values = domain(ground, number);
  const normal = values.read(value);
  if (normal === undefined) return [wrong(path, name, value, values.expects)];
  write(battle.figures[number]!, normal);
  return [];
};

const READERS: Readonly<Record<(typeof ANY_FIGURE)[number], Reader>> = {
  facing: into('facing', () => facings, (figure, value) => (figure.facing = DIRECTION_NAMES.indexOf(value) as Facing)),
  fate: into('fate', () => fates, () => undefined), // it is read before the others
  kills: into('kills', (ground, number) => whole(0, ground.card(number).kills), (figure, value) => (figure.kills = value)),
  activated: into('activated', () => yesNo, (figure, value) => (figure.activated = value)),
  fired: into('fired', () => yesNo, (figure, value) => (figure.fired = value)),
  covering: (ground, battle, number, value, path) => [...leftOut(ground, 'covering', 'covering', path), ...into('covering', () => counter, (figure, modifier) => (figure.covering = modifier))(ground, battle, number, value, path)],
  suppressing: (ground, battle, number, value, path) => [...leftOut(ground, 'suppression', 'suppressing', path), ...readCounters(ground, battle.figures[number]!, value, path)],
  grenades: (ground, battle, number, value, path) => readGrenades(ground, battle.figures[number]!, value, path),
};

/** Reads a figure's `state` into the battle, but for what it does as the active one. Gives what is wrong with it. */
export function readFigure(ground: Ground, battle: Battle, number: number, state: Words, path: PositionPath, isActive: boolean): PositionProblem[] {
  const figure = battle.figures[number]!;
  const { kills } = ground.card(number);
  figure.fate = fates.read(state['fate']) ?? 'in-play';
  const problems = Object.entries(state).flatMap(([name, value]): PositionProblem[] => {
    const place = [...path, name];
    if (ACTIVE.some((word) => word === name)) return isActive ? [] : [outOfPlace(place, `${name} is of the active figure; expected its name as "turn"`)];
    if (!Object.hasOwn(READERS, name)) return [unknown(place, name, isActive ? [...ANY_FIGURE, ...ACTIVE] : ANY_FIGURE)];
    return READERS[name as keyof typeof READERS](ground, battle, number, value, place);
  });
  if (figure.fate === 'killed') {
    if (state['kills'] === undefined) figure.kills = kills;
    const busy = ['covering', 'suppressing'].filter((name) => state[name] !== undefined);
    return [...problems, ...busy.map((name) => outOfPlace([...path, name], `${name} is of a figure in play; leave it or "fate" out`))];
  }
  if (state['facing'] === undefined) problems.push(impossible(path, `facing is missing; expected ${facings.expects}`));
  if (figure.kills >= kills) problems.push(impossible([...path, 'kills'], `kills cannot be ${figure.kills}: so many remove it; expected fewer, or fate: killed`));
  return problems;
}

const leftOut = (ground: Ground, ability: Ability, name: string, path: PositionPath): PositionProblem[] => {
  const why = ground.refuseAbility(ability);
  return why === undefined ? [] : [outOfPlace(path, `${name}: ${why}`)];
};

function readCounters(ground: Ground, figure: Figure, value: unknown, path: PositionPath): PositionProblem[] {
  const counters: Counter[] = [];
  const problems = eachOf('suppressing', value, 'a list of counters, such as [{ at: [4, 2], dice: 1 }]', path, (item, place) => {
    if (!isMap(item)) return [wrong(place, 'suppressing', item, 'a counter, such as { at: [4, 2], dice: 1 }')];
    const extra = strangers(item, 'suppressing', ['at', 'dice'], place);
    const at = squareIn(ground.board, item['at']);
    const dice = whole(1, 99).read(item['dice']);
    if (at === undefined) return [...extra, wrong([...place, 'at'], 'suppressing: at', item['at'], onBoard(ground.board))];
    if (dice === undefined) return [...extra, wrong([...place, 'dice'], 'suppressing: dice', item['dice'], 'a whole number from 1 on')];
    counters.push({ at, dice });
    return extra;
  });
  figure.suppressing = counters;
  return problems;
}

function readGrenades(ground: Ground, figure: Figure, value: unknown, path: PositionPath): PositionProblem[] {
  if (!isMap(value)) return [wrong(path, 'grenades', value, 'how many it has left of each, such as { k-pulse: 0 }')];
  const count = whole(0, 99);
  return [
    ...strangers(value, 'grenades', GRENADES, path),
    ...GRENADES.flatMap((grenade, place): PositionProblem[] => {
      const given = value[grenade];
      if (given === undefined) return [];
      const read = count.read(given);
      if (read === undefined) return [wrong([...path, grenade], `grenades: ${grenade}`, given, count.expects)];
      figure.grenades[place] = read;
      return read === 0 ? [] : leftOut(ground, grenade, `grenades: ${grenade}`, [...path, grenade]);
    }),
  ];
}

/** Once everything stands on the board: counters that nobody could have laid or kept so ("Suppression"). */
export function misplacedCounters(ground: Ground, battle: Readonly<Battle>, number: number, path: PositionPath): PositionProblem[] {
  const { board: { width, walls, next }, mission: { entries }, book: { options } } = ground;
  const { at, facing, suppressing } = battle.figures[number]!;
  const { weapon } = ground.card(number);
  const dice = suppressing.reduce((sum, each) => sum + each.dice, 0);
  const isInFront = (square: number) => square >= 0 && square !== at && arcOf(width, at, facing, square) === 'front';
  // Where a line was blocked between two corners, the counters lie beside it.
  const isNearlyInFront = (square: number) => square !== at && (isInFront(square) || next.subarray(square * 8, square * 8 + 8).some(isInFront));
  const why = (square: number): string | undefined => {
    if (walls[square] !== 0) return 'a wall is there';
    if (entries[square] !== 0) return 'figures come onto the board there, where no counter lies';
    if (!isNearlyInFront(square)) return 'it is not in the front arc';
    if (rangeBetween(width, at, square) > weapon.reach) return `it is farther than a ${weapon.weapon} reaches`;
    const between = obstacleBetween(ground.field(battle), at, square, options.doubleCorner);
    return between === OPEN ? undefined : `the line is blocked at ${formatSquare(width, between)}; expected the counter there, if that may be shot down`;
  };
  return [
    ...(dice > weapon.rof ? [impossible(path, `suppressing has ${dice} dice; expected ${weapon.rof} at most, those of a ${weapon.weapon}`)] : []),
    ...suppressing.flatMap((each, place) => {
      const refused = why(each.at);
      return refused === undefined ? [] : [impossible([...path, place, 'at'], `suppressing ${formatSquare(width, each.at)}: ${refused}`)];
    }),
  ];
}

/** Reads what the active figure is about. Gives what is wrong with it. */
export function readActive(ground: Ground, battle: Battle, number: number, state: Words, path: PositionPath): PositionProblem[] {
  const designations = oneOf(...DESIGNATIONS);
  const as = designations.read(state['as']);
  if (state['as'] === undefined) return [impossible(path, `as is missing, and it is the turn of this figure; expected ${designations.expects}`)];
  if (as === undefined) return [wrong([...path, 'as'], 'as', state['as'], designations.expects)];
  const most = as === 'stationary' ? 0 : ground.card(number).movement * (as === 'running' ? ground.book.movement.running : 1);
  const { spent = 0, diagonals = 0, patient = [] } = state;
  const points = whole(0, most);
  const whose = Array.isArray(patient) ? (patient as unknown[]) : [null];
  battle.figures[number]!.activated = true;
  battle.active = { figure: number, as, spent: points.read(spent) ?? 0, diagonals: points.read(diagonals) ?? 0, patient: [whose.includes(SIDES[0]), whose.includes(SIDES[1])] };
  return [
    ...(points.read(spent) === undefined ? [wrong([...path, 'spent'], 'spent', spent, `${points.expects}: so many points it has, ${as}`)] : []),
    ...(points.read(diagonals) === undefined ? [wrong([...path, 'diagonals'], 'diagonals', diagonals, points.expects)] : []),
    ...(whose.every((side) => SIDES.some((each) => each === side)) ? [] : [wrong([...path, 'patient'], 'patient', patient, `a list of sides that hold until it fires or stops: ${SIDES.join(', ')}`)]),
  ];
}

/** A figure's `state`: how it faces, and all that sets it apart from one that nothing has happened to. */
export function wordsOfFigure(ground: Ground, battle: Readonly<Battle>, number: number): Words {
  const { width } = ground.board;
  const { facing, fate, kills, activated, fired, covering, suppressing, grenades } = battle.figures[number]!;
  const card = ground.card(number);
  const usualKills = fate === 'killed' ? card.kills : 0;
  const spent = GRENADES.filter((_, place) => grenades[place] !== card.grenades[place]);
  return {
    ...(inPlay(battle.figures[number]!) ? {} : { fate }),
    facing: DIRECTION_NAMES[facing],
    ...(kills === usualKills ? {} : { kills }),
    ...(activated ? { activated } : {}),
    ...(fired ? { fired } : {}),
    ...(covering === null ? {} : { covering }),
    ...(suppressing.length === 0 ? {} : { suppressing: suppressing.map(({ at, dice }) => ({ at: placeOn(width, at), dice })) }),
    ...(spent.length === 0 ? {} : { grenades: Object.fromEntries(spent.map((grenade) => [grenade, grenades[GRENADES.indexOf(grenade)]])) }),
    ...wordsOfActive(battle, number),
  };
}

function wordsOfActive({ active }: Readonly<Battle>, number: number): Words {
  if (active?.figure !== number) return {};
  const { as, spent, diagonals, patient } = active;
  const whose = SIDES.filter((_, seat) => patient[seat]);
  return { as, ...(spent === 0 ? {} : { spent }), ...(diagonals === 0 ? {} : { diagonals }), ...(whose.length === 0 ? {} : { patient: whose }) };
}
