/** A position on an open table in words for a terminal: the table, then how far each figure gets, whom it sees and what it hits. */
import type { Contact, Spot, TableAttack, TableFigureReport, TableInspection, TableReport } from '../kernel/inspect.ts';
import { drawTable, type Mark } from '../kernel/table/draw-table.ts';
import { INCH } from '../kernel/table/inches.ts';
import { chanceText } from '../lab/odds/words.ts';
import { wrapped } from '../lab/summary/table.ts';
import { labelled, MANY, MARGIN } from './inspect-text.ts';
import { table } from './table.ts';
import { lineWidth } from './width.ts';

/** On the drawing of one figure: where it gets at its first gait, and at any other; and where an enemy could attack it out of turn. */
const REACHED = '+';
const FARTHER = '-';
const WATCHED = '!';

/** Where there are many figures, so many enemies in sight are told of each; the others are counted. */
const NEAREST = 5;

export function tableLines({ table: ground, figures, bySquad = false }: TableInspection, chosen: readonly TableFigureReport[], seats: readonly string[]): string[] {
  const isOne = chosen.length === 1;
  const isShort = figures.length <= MANY;
  const shown = isOne ? chosen[0]! : null;
  const nameOf: Namer = (id) => (bySquad ? figures.find((figure) => figure.id === id)!.squad : id);
  return [
    drawn(ground, figures, shown),
    '',
    'An inch to a character, [x, y] from the top left; distances are from edge to edge.',
    ...legend(ground, figures, shown, nameOf),
    ...(bySquad ? SQUADS_SAY : []),
    ...chosen.flatMap((figure) => ['', bySquad ? aboutSquad(figure, seats) : about(figure, seats), ...movement(figure, nameOf), ...sightLines(figure, isOne || isShort || bySquad, nameOf), ...(bySquad ? squadAttacks : attackLines)(figure, figures, nameOf)]),
  ];
}

/** How a figure is called: by its squad, where that moves and attacks as one. */
type Namer = (id: string) => string;

const SQUADS_SAY = [
  'Places are those of the first model of a unit. Of an attack: the chance that it removes a model at least,',
  'and the wounds to be expected of it. Nobody’s cards and tokens are reckoned with.',
];

function drawn({ width, height, kinds, pieces, marked }: TableReport, figures: readonly TableFigureReport[], shown: TableFigureReport | null): string {
  const hundredths = (inches: number) => Math.round(inches * INCH);
  const mark = (at: Spot, text: string): Mark => ({ x: hundredths(at[0]), y: hundredths(at[1]), mark: text });
  const characters = Object.fromEntries(kinds.map(({ name, mark: character }) => [name, character]));
  const reach = (shown?.reach ?? []).map(({ at, gait, watched }) => mark(at, watched.length > 0 ? WATCHED : gait === shown!.gaits[0]!.name ? REACHED : FARTHER));
  return drawTable(
    { width: hundredths(width), height: hundredths(height), pieces: pieces.map(({ name, kind, outline }) => ({ name, kind, outline: outline.map(([x, y]) => [hundredths(x), hundredths(y)] as const) })) },
    characters,
    [...reach.reverse(), ...marked.map(({ at, mark: text }) => mark(at, text)), ...figures.map(({ at, mark: text }) => mark(at, text))],
  );
}

/** Kinds of terrain with their pieces, then each unit's letter with its figures. */
function legend({ kinds, pieces, marked }: TableReport, figures: readonly TableFigureReport[], shown: TableFigureReport | null, nameOf: Namer): string[] {
  const squads = [...new Set(figures.map(({ squad }) => squad))];
  const members = (squad: string) => figures.filter((figure) => figure.squad === squad);
  const ids = (squad: string) => (members(squad).length === 1 && members(squad)[0]!.id === squad ? squad : `${squad}: ${members(squad).map(({ id }) => id).join(' ')}`);
  const units = squads.map((squad) => `${members(squad)[0]!.mark} ${ids(squad)}`);
  const gaits = shown?.gaits.map(({ name }) => name) ?? [];
  const reached = (is: (gait: string) => boolean) => shown?.reach.some(({ gait, watched }) => watched.length === 0 && is(gait)) === true;
  const watchers = [...new Set(shown?.reach.flatMap(({ watched }) => watched))];
  return [
    ...kinds.map(({ mark, name }) => `${mark} ${name}: ${pieces.filter(({ kind }) => kind === name).map((piece) => piece.name).join(', ')}`),
    ...(marked.length === 0 ? [] : [`${marked[0]!.mark} ${marked[0]!.name}: ${marked.map(({ of }) => of).join(', ')}`]),
    ...(figures.length > MANY ? units : [units.join('   ')]),
    ...(reached((gait) => gait === gaits[0]) ? [`${REACHED} where ${nameOf(shown!.id)} can end ${moveText(gaits[0]!)}`] : []),
    ...(reached((gait) => gait !== gaits[0]) ? [`${FARTHER} where only a faster move brings it`] : []),
    ...(watchers.length === 0 ? [] : [`${WATCHED} the same, but under the reserved attacks of ${watchers.join(', ')}`]),
  ];
}

function about({ id, unit, seat, squad, at, acting, notes }: TableFigureReport, seats: readonly string[]): string {
  const name = id.startsWith(unit) || id.endsWith(unit) ? id : `${id}, ${unit}`;
  const own = squad === id ? seats[seat]! : `${squad} (${seats[seat]!})`;
  return [`${name} of ${own}, at ${spotText(at)}`, ...(acting ? ['active'] : []), ...notes].join(', ');
}

function aboutSquad({ unit, seat, squad, at, acting, notes }: TableFigureReport, seats: readonly string[]): string {
  return [squad === unit ? `${squad} (${seats[seat]!})` : `${squad}, ${unit} (${seats[seat]!})`, `at ${spotText(at)}`, ...(acting ? ['active'] : []), ...notes].join(', ');
}

function movement({ gaits, reach, contacts }: TableFigureReport, nameOf: Namer): string[] {
  const far = gaits.map(({ name, inches }) => `${inches}" ${name}`).join(', ');
  const watchers = [...new Set(reach.flatMap(({ watched }) => watched))];
  const watched = watchers.length === 0 ? '' : `, ${reach.filter((spot) => spot.watched.length > 0).length} of them under reserved attacks of ${watchers.join(' ')}`;
  const moves = gaits.length === 0 ? 'none' : `${far}; ${reach.length === 0 ? 'no room to stand anywhere' : `room at ${reach.length} places an inch apart${watched}`}`;
  return [`  Moves    ${moves}`, ...(contacts.length === 0 ? [] : labelled('Contact', table(contacts.map((contact) => [nameOf(contact.with), contactText(contact)]), { margin: MARGIN })))];
}

const contactText = ({ gait, inches, at }: Contact) => (gait === null ? 'touches it' : `${gait === 'charge' ? 'charge' : moveName(gait)} of ${inches}" to ${spotText(at)}`);

/** A gait that is called move is no "move move". */
const moveName = (gait: string) => (gait === 'move' || gait === 'run' ? gait : `${gait} move`);
const moveText = (gait: string) => `a ${moveName(gait)}`;

function sightLines({ id, sight }: TableFigureReport, isFull: boolean, nameOf: Namer): string[] {
  if (sight.length === 0) return ['  Sight    no enemy is in play'];
  const order = [...sight].sort((a, b) => a.inches - b.inches);
  const seen = order.filter(({ clear }) => clear);
  const near = isFull ? order : seen.slice(0, NEAREST);
  const rest = [...(seen.length > NEAREST ? [`${seen.length - NEAREST} more in sight`] : []), ...(seen.length < sight.length ? [`${sight.length - seen.length} not in sight`] : [])];
  const lines = table(
    near.map(({ to, inches, clear, cover, because }) => [nameOf(to), inchesText(inches), clear ? 'in sight' : 'not in sight', `${cover === null || cover === 'none' ? '' : `${cover} cover: `}${because.join('; ')}`]),
    { right: [1], margin: MARGIN },
  );
  return labelled('Sight', isFull || rest.length === 0 ? lines : [...lines, `${rest.join(', ')}; --figure ${id} has them all`]);
}

function attackLines({ attacks, seat }: TableFigureReport, figures: readonly TableFigureReport[], nameOf: Namer): string[] {
  if (attacks.length === 0) return NO_ATTACKS;
  const rows = attacks.map((attack) => [
    attackName(attack, nameOf),
    targetName(attack, seat, figures, nameOf),
    chanceText(attack.kill),
    `${attack.attackDice} against ${attack.armorDice}`,
    [...modifiersOf(attack), ...pointsOf(attack)].join('; '),
  ]);
  return labelled('Attacks', table(rows, { right: [2], margin: MARGIN }));
}

const NO_ATTACKS = ['  Attacks  none'];

/** Reasons on lines of their own: a squad has many. */
function squadAttacks({ attacks, seat }: TableFigureReport, figures: readonly TableFigureReport[], nameOf: Namer): string[] {
  if (attacks.length === 0) return NO_ATTACKS;
  const rows = attacks.map((attack) => [
    attackName(attack, nameOf),
    targetName(attack, seat, figures, nameOf),
    chanceText(attack.kill),
    `${(attack.squad?.wounds ?? 0).toFixed(2)} wounds`,
    `${attack.attackDice} against ${attack.armorDice}`,
  ]);
  const room = lineWidth() - MARGIN - REASONS.length;
  const reasons = attacks.map((attack) => [...squadOf(attack), ...modifiersOf(attack)].join('; '));
  return labelled('Attacks', table(rows, { right: [2], margin: MARGIN }).flatMap((line, row) => [line, ...(reasons[row] === '' ? [] : wrapped(reasons[row]!, room).map((text) => REASONS + text))]));
}

const REASONS = '    ';

function targetName({ target }: TableAttack, seat: number, figures: readonly TableFigureReport[], nameOf: Namer): string {
  const isFriend = figures.some((figure) => figure.id === target && figure.seat === seat);
  return isFriend ? `${nameOf(target)} (own)` : nameOf(target);
}

function attackName({ weapon, when, by, target, together, support, lot }: TableAttack, nameOf: Namer): string {
  return [
    by === undefined ? `${weapon} ${when}` : `  ${weapon} of ${nameOf(by)}`,
    ...(together === undefined ? [] : [`also at ${together.filter((other) => other !== target).map(nameOf).join(' ')}`]),
    ...(support === undefined ? [] : [`helped by ${support.join(' ')}`]),
    ...(lot === undefined ? [] : [`${lot.hit} of ${lot.of} by lot`]),
  ].join(', ');
}

function squadOf({ kill, squad }: TableAttack): string[] {
  if (squad === undefined) return [];
  const { destroyed, flees } = squad;
  return [...(destroyed === kill ? [] : [`all of it ${chanceText(destroyed)}`]), ...(flees > 0 ? [`flees ${chanceText(flees)}`] : [])];
}

/** Like ones together. Dice that change nothing are left out: such a row says how faces are read. */
function modifiersOf({ modifiers }: TableAttack): string[] {
  const texts = modifiers.map(({ side, because, dice }) => `${side === 'attack' ? 'attacker' : 'target'} ${because}${dice === '+0k0' || dice === '+0' ? '' : ` ${dice}`}`);
  return [...new Set(texts)].map((text) => {
    const times = texts.filter((other) => other === text).length;
    return times === 1 ? text : `${times} x ${text}`;
  });
}

function pointsOf({ points }: TableAttack): string[] {
  return points === undefined ? [] : [`${chanceText(points.kill)} if both spend hero points, ${points.attacker} against ${points.target}`];
}

const spotText = ([x, y]: Spot) => `[${x}, ${y}]`;
const inchesText = (inches: number) => `${inches.toFixed(1)}"`;
