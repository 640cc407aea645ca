/** Points of leadership in a position file: whose they are, who holds them, and what has become of them ("Assigning Leadership"). */
import { oneOf } from '../../kernel/book.ts';
import { unknownName } from '../../kernel/errors.ts';
import type { PositionPath, PositionProblem } from '../../kernel/position.ts';
import type { Ground } from './ground.ts';
import { asName, eachOf, impossible, isMap, strangers, wrong, type Words } from './position-words.ts';
import { refuseLoan } from './rules/assign.ts';
import { inPlay, type Battle, type Point } from './state.ts';

const fates = oneOf('ready', 'spent', 'lost');
const EXAMPLE = '{ of: sergeant, with: corporal, fate: spent }';

/** Where nothing is said a point is ready with its leader, or lost with him. */
function usual(battle: Readonly<Battle>, { origin }: Readonly<Point>): Point {
  return { origin, holder: origin, fate: inPlay(battle.figures[origin]!) ? 'ready' : 'lost' };
}

export function leaveUsual(battle: Battle): void {
  battle.leadership = battle.leadership.map((point) => usual(battle, point));
}

/** The points of each leader in order; those that are not named stay as usual. Gives what is wrong. */
export function readLeadership(ground: Ground, battle: Battle, value: unknown, path: PositionPath): PositionProblem[] {
  const ids = ground.roster.map(({ id }) => id);
  const named = new Map<number, number>();
  return eachOf('leadership', value, `a list of points, such as [${EXAMPLE}]`, path, (item, place) => {
    if (!isMap(item)) return [wrong(place, 'leadership', item, `a point, such as ${EXAMPLE}`)];
    const { of, with: held = of, fate = 'ready' } = item;
    const extra = strangers(item, 'leadership', ['of', 'with', 'fate'], place);
    const [origin, holder] = [ids.indexOf(asName(of)), ids.indexOf(asName(held))];
    if (origin < 0) return [...extra, impossible([...place, 'of'], `leadership: ${unknownName('figure', asName(of), ids)}`)];
    if (holder < 0) return [...extra, impossible([...place, 'with'], `leadership: ${unknownName('figure', asName(held), ids)}`)];
    const read = fates.read(fate);
    if (read === undefined) return [...extra, wrong([...place, 'fate'], 'leadership: fate', fate, fates.expects)];
    const before = named.get(origin) ?? 0;
    named.set(origin, before + 1);
    const { leadership } = ground.card(origin);
    const point = battle.leadership.filter((each) => each.origin === origin)[before];
    if (point === undefined) return [...extra, impossible(place, `leadership: ${ids[origin]!} has ${leadership} ${leadership === 1 ? 'point' : 'points'}; leave this one out`)];
    const why = read === 'lost' ? undefined : refuseHolder(ground, battle, battle.leadership.indexOf(point), holder);
    if (why !== undefined) return [...extra, impossible(place, `leadership: ${why}`)];
    Object.assign(point, { holder, fate: read } satisfies Partial<Point>);
    return extra;
  });
}

function refuseHolder(ground: Ground, battle: Readonly<Battle>, point: number, holder: number): string | undefined {
  const { origin } = battle.leadership[point]!;
  if (ground.seat(holder) !== ground.seat(origin)) return `${ground.name(holder)} is of the other side`;
  if (!inPlay(battle.figures[holder]!)) return `${ground.name(holder)} is not in play, and what it held is lost; expected fate: lost`;
  return holder === origin ? undefined : refuseLoan(ground, battle, point, holder);
}

/** Undefined where all is as usual. */
export function wordsOfLeadership(ground: Ground, battle: Readonly<Battle>): Words[] | undefined {
  const { leadership } = battle;
  const isUsual = leadership.every((point) => {
    const { holder, fate } = usual(battle, point);
    return point.holder === holder && point.fate === fate;
  });
  if (isUsual) return undefined;
  return leadership.map(({ origin, holder, fate }) => ({ of: ground.name(origin), ...(holder === origin ? {} : { with: ground.name(holder) }), ...(fate === 'ready' ? {} : { fate }) }));
}
