/** What the Legion hides in a position: troop counters, things on the display and under markers, Nepharites' cards. What a file leaves open is drawn, each possibility as likely as another. */
import { oneOf, whole, yesNo, type Domain } from '../../kernel/book.ts';
import { shuffle, type Rng } from '../../kernel/rng.ts';
import { SLEEPERS } from './data/weapons.ts';
import type { Ground } from './ground.ts';
import { imagineHands } from './imagine/hands.ts';
import { isSpare } from './missions/begin.ts';
import { listOf, nameAmong, squareOf, type Words } from './position-words.ts';
import { isNepharite } from './roster.ts';
import { basicCards } from './rules/necrotech.ts';
import type { Hand } from './secret.ts';
import { SECTIONS } from './data/sections.ts';
import type { Fate } from './figure.ts';
import type { Battle, BeretsState } from './state.ts';
import { LEVELS, NECROTECH, OBJECTS, POWERS, type Hidden } from './vocabulary.ts';

/** What a file says of it; null: it does not. */
export interface KnownSecret {
  /** By slot. */
  readonly faces: (number | null)[];
  readonly hidden: (readonly Hidden[] | number)[];
  /** By id of a marker. */
  readonly kinds: (Hidden | null)[];
  readonly hands: (Hand | null)[];
}

/** Things in a section that nobody has looked for. */
const EACH = 2;
const section = whole(0, SECTIONS - 1);

/** Pieces of the Legion that a file does not name are dead, or found out, or under troop counters that it does not name either. */
export function unnamedFate(ground: Ground, number: number): Fate {
  const piece = ground.piece(number);
  return piece.card === 'dummy' ? (isSpare(piece) ? 'away' : 'spotted') : piece.card === 'target' ? 'away' : 'dead';
}

/** Reads troop counters into the battle. `named`: pieces that the file has elsewhere. */
export function readCounters(ground: Ground, battle: Battle, state: Words, named: ReadonlySet<number>): (number | null)[] {
  const { pieces } = ground.roster;
  const faces = battle.counters.map((): number | null => -1);
  const legion = nameAmong(pieces.map(({ id, seat }) => (seat === 1 ? id : '')), 'the id of a Legion piece');
  let next = 0;
  state.list('counters').forEach((words) => {
    const slot = words.take('slot', whole(0, battle.counters.length - 1)) ?? next;
    const piece = words.take('piece', legion);
    const counter = {
      where: words.take('where', oneOf('board', 'display')) ?? 'board',
      level: words.take('level', oneOf(...LEVELS)) ?? (piece === undefined ? null : pieces[piece]!.level) ?? battle.board.level,
      section: words.take('section', section) ?? 0,
      half: words.take('half', whole(0, 1)) === 1 ? (1 as const) : (0 as const),
      acted: words.take('acted', yesNo) ?? false,
      stunned: words.take('stunned', yesNo) ?? false,
      known: words.take('known', yesNo) === true ? (piece ?? -1) : -1,
    };
    words.end();
    if (!words.has('section')) words.wrong('', 'the key "section" is missing; expected the section where the counter lies');
    if (slot >= battle.counters.length) return words.wrong('', `found more troop counters than the ${battle.counters.length} that the Legion has`);
    if (battle.counters[slot]!.where !== 'free') return words.wrong('slot', `cannot be ${slot}; expected another one, there is a counter in it`);
    const face = battle.board.faces[counter.section];
    if (counter.half === 1 && !(counter.level === 'caves' && battle.board.level === 'caves' && face?.cave === 'corridor')) words.wrong('half', `cannot be 1; expected 0: section ${counter.section} is no turned corridor`);
    if (piece !== undefined && (named.has(piece) || faces.includes(piece))) return words.wrong('piece', `cannot be ${pieces[piece]!.id}; expected another one, it is somewhere else already`);
    battle.counters[slot] = counter;
    faces[slot] = piece ?? null;
    if (piece !== undefined) battle.figures[piece]!.fate = 'hidden';
    while (next < battle.counters.length && battle.counters[next]!.where !== 'free') next += 1;
  });
  return faces;
}

/** Counters that stand for anybody need somebody to stand for. */
export function refuseFaces(ground: Ground, battle: Readonly<Battle>, faces: readonly (number | null)[], named: ReadonlySet<number>, state: Words): void {
  for (const level of LEVELS) {
    const open = faces.filter((face, slot) => face === null && battle.counters[slot]!.level === level).length;
    const free = unnamed(ground, battle, named, level).length;
    if (open > free) state.wrong('counters', `are ${open} that may stand for anybody in the ${level}, and only ${free} pieces are named nowhere else; expected fewer, or "piece" for each`);
  }
  const target = ground.roster.pieces.findIndex(({ card }) => card === 'target');
  if (target >= 0 && battle.figures[target]!.fate === 'away' && !faces.includes(null)) state.wrong('counters', 'have to hide the prisoners, who are nowhere else; expected a troop counter for them, or a figure "prisoners"');
}

function unnamed(ground: Ground, battle: Readonly<Battle>, named: ReadonlySet<number>, level: (typeof LEVELS)[number]): number[] {
  return ground.roster.bySeat[1].filter((piece) => !named.has(piece) && battle.figures[piece]!.fate !== 'hidden' && !isSpare(ground.piece(piece)) && (ground.piece(piece).level ?? battle.board.level) === level);
}

/** Whom the counters stand for, the prisoners among them; on the ground of the third mission, all who wait below are on the display. */
function drawFaces(ground: Ground, { open, secret }: BeretsState, faces: readonly (number | null)[], named: ReadonlySet<number>, rng: Rng): void {
  for (const level of LEVELS) {
    const isTarget = (piece: number) => ground.piece(piece).card === 'target';
    const left = shuffle(unnamed(ground, open, named, level), rng).sort((a, b) => Number(isTarget(b)) - Number(isTarget(a)));
    const slots = shuffle(faces.flatMap((face, slot) => (face === null && open.counters[slot]!.level === level ? [slot] : [])), rng);
    for (const slot of slots) hide(left.shift()!, slot);
    if (level !== 'caves' || open.board.level === 'caves' || !ground.mission.goesBelow) continue;
    for (const piece of left) {
      const slot = open.counters.findIndex(({ where }) => where === 'free');
      open.counters[slot] = { where: 'display', level, section: rng.below(SECTIONS), half: 0, acted: false, stunned: false, known: -1 };
      hide(piece, slot);
    }
  }
  function hide(piece: number, slot: number): void {
    secret.faces[slot] = piece;
    open.figures[piece]!.fate = 'hidden';
  }
}

/** Markers on the board, and what is left on the display: by section, what it is or how many. */
export function readThings(ground: Ground, battle: Battle, state: Words): Pick<KnownSecret, 'hidden' | 'kinds'> {
  const field = ground.board(battle);
  const kinds: (Hidden | null)[] = [];
  const kindOf = oneOf(...OBJECTS);
  state.list('markers').forEach((words, place) => {
    const id = words.take('id', whole(0, 99)) ?? place;
    const at = words.take('at', squareOf(field));
    const kind = words.take('kind', kindOf) ?? null;
    const shown = words.take('shown', yesNo) ?? false;
    words.end();
    if (at === undefined) {
      if (!words.has('at')) words.wrong('', 'the key "at" is missing; expected [column, row]');
    } else if (!field.isGround(at)) words.wrong('at', 'is in rock, or in a section that is not turned; expected an open square');
    if (shown && kind === null) words.wrong('shown', 'needs the kind of thing that lies there; expected "kind"');
    if (battle.markers.some((marker) => marker.id === id)) words.wrong('id', `cannot be ${id}; expected another one, a marker has it`);
    battle.markers.push({ id, at: at ?? 0, kind: shown ? kind : null });
    kinds[id] = kind;
  });
  for (let id = 0; id < kinds.length; id++) kinds[id] ??= battle.markers.some((marker) => marker.id === id) ? null : 'small-mine';
  const each: Domain<readonly Hidden[] | number> = { expects: `how many things are hidden there, 0 to ${EACH}, or a list of ${OBJECTS.join(', ')}`, read: (value) => whole(0, EACH).read(value) ?? listOf(kindOf).read(value) };
  const searched = battle.board.level === 'caves';
  const usual = Array.from({ length: SECTIONS }, (_, place) => (searched ? 0 : Math.max(0, EACH - battle.markers.filter(({ at }) => field.section[at] === place).length)));
  const said = state.take('hidden', listOf(each));
  if (said !== undefined && said.length !== SECTIONS) state.wrong('hidden', `cannot be a list of ${said.length}; expected one for each of ${SECTIONS} sections`);
  const hidden = said?.length === SECTIONS ? said : usual;
  battle.display = hidden.map((things) => (typeof things === 'number' ? things : things.length));
  return { hidden, kinds };
}

/** So many tunnels and mines there are, and no more. */
export function refuseThings(ground: Ground, battle: Readonly<Battle>, { hidden, kinds }: Pick<KnownSecret, 'hidden' | 'kinds'>, state: Words): void {
  if (battle.board.level === 'caves') return;
  const said = battle.markers.map(({ id }) => kinds[id]!).concat(hidden.flatMap((things) => (typeof things === 'number' ? [] : things)));
  const places = battle.markers.filter(({ id }) => kinds[id] === null).length + hidden.reduce<number>((sum, things) => sum + (typeof things === 'number' ? things : 0), 0);
  const { tunnels } = ground.book.objects;
  const [turned, blown] = [battle.affairs.tunnels, battle.affairs.blown];
  const known = said.filter((kind) => kind === 'tunnel').length + blown;
  if (known > tunnels) state.wrong('hidden', `has more than ${tunnels} tunnels, with those of markers and those blown up`);
  if (tunnels - known > places) state.wrong('hidden', `has no place for ${tunnels - known} of the ${tunnels} tunnels; expected more hidden things, or affairs: { blown: ... }`);
  if (turned > battle.markers.filter(({ kind }) => kind === 'tunnel').length) state.wrong('affairs', `has ${turned} tunnels found; expected a marker, shown, for each`);
}

function drawThings(ground: Ground, { open, secret }: BeretsState, { hidden, kinds }: KnownSecret, rng: Rng): void {
  const { section: sections } = ground.board(open);
  const { tunnels, troopMines } = ground.book.objects;
  interface Place { section: number; put(kind: Hidden): void }
  secret.hidden = hidden.map((things) => (typeof things === 'number' ? [] : [...things]));
  secret.kinds = kinds.map((kind) => kind ?? 'small-mine');
  const places: Place[] = hidden.flatMap((things, place) => (typeof things === 'number' ? Array.from({ length: things }, (): Place => ({ section: place, put: (kind) => secret.hidden[place]!.push(kind) })) : []));
  for (const { id, at } of open.markers) if (kinds[id] === null) places.push({ section: sections[at]!, put: (kind) => (secret.kinds[id] = kind) });
  const said = [...open.markers.flatMap(({ id, at }) => (kinds[id] === null ? [] : [{ kind: kinds[id]!, section: sections[at]! }])), ...secret.hidden.flatMap((things, place) => things.map((kind) => ({ kind, section: place })))];
  const taken = said.flatMap(({ kind, section }) => (kind === 'tunnel' ? [section] : []));
  let tunnelsLeft = open.board.level === 'caves' ? 0 : tunnels - open.affairs.blown - taken.length;
  let minesLeft = troopMines - open.affairs.troopMines - said.filter(({ kind }) => kind === 'troop-mine').length;
  const rest: Place[] = [];
  for (const place of shuffle(places, rng)) {
    if (tunnelsLeft <= 0 || taken.includes(place.section)) {
      rest.push(place);
      continue;
    }
    place.put('tunnel');
    taken.push(place.section);
    tunnelsLeft -= 1;
  }
  for (const place of rest) place.put(minesLeft-- > 0 ? 'troop-mine' : 'small-mine');
}

/** Nepharites' cards by name. */
export function readCards(ground: Ground, battle: Battle, state: Words): (Hand | null)[] {
  const nepharites = ground.roster.pieces.map(({ id, card }) => (isNepharite(card) ? id : ''));
  const hands = battle.figures.map((): Hand | null => null);
  const own = (number: number, cards: number, shown: readonly ((typeof POWERS)[number] | (typeof NECROTECH)[number])[], awake: number) => (battle.hands[number] = { cards, shown, awake });
  nepharites.forEach((id, number) => {
    if (id === '') return;
    const cards = ground.advanced ? ground.book.setup.necrotech : basicCards(ground).length;
    own(number, cards, [], 0);
    if (!ground.advanced) hands[number] = { powers: [], necrotech: basicCards(ground), awake: [], aroused: 0, strength: 0 };
  });
  for (const [id, words] of state.each('cards', nepharites.filter((name) => name !== ''), 'Nepharite')) {
    const number = nepharites.indexOf(id);
    const powers = words.take('powers', listOf(oneOf(...POWERS)));
    const necrotech = words.take('necrotech', listOf(oneOf(...NECROTECH)));
    const awake = words.take('awake', listOf(oneOf(...SLEEPERS))) ?? [];
    const shown = words.take('shown', listOf(oneOf(...POWERS, ...NECROTECH))) ?? [];
    const [aroused, strength] = [words.take('aroused', whole(0, 999)) ?? 0, words.take('strength', whole(0, 20)) ?? 0];
    words.end();
    const basic = hands[number];
    const hand: Hand = { powers: powers ?? basic?.powers ?? [], necrotech: necrotech ?? basic?.necrotech ?? [], awake, aroused, strength };
    const sleeper = awake.find((weapon) => !hand.necrotech.includes(weapon));
    if (sleeper !== undefined) words.wrong('awake', `cannot have ${sleeper}; expected weapons that are among its necrotech`);
    hands[number] = hand;
    own(number, hand.powers.length + hand.necrotech.length, shown, awake.length);
  }
  return hands;
}

/** Nobody has a card that another one is said to have. */
function drawHands(ground: Ground, { open, secret }: BeretsState, hands: readonly (Hand | null)[], rng: Rng): void {
  const seen = open.hands.map((own, number) => {
    const hand = hands[number];
    return hand === null || hand === undefined ? own : { ...own, shown: [...hand.powers, ...hand.necrotech], cards: hand.powers.length + hand.necrotech.length };
  });
  const drawn = imagineHands(ground, { ...open, hands: seen }, rng);
  secret.hands = drawn.map((hand, number) => hands[number] ?? hand);
}

/** All that is left open, drawn: into a battle of its own. */
export function drawSecret(ground: Ground, state: BeretsState, known: KnownSecret, named: ReadonlySet<number>, rng: Rng): void {
  state.secret.faces = known.faces.map((face) => face ?? -1);
  drawFaces(ground, state, known.faces, named, rng);
  drawThings(ground, state, known, rng);
  drawHands(ground, state, known.hands, rng);
}
