/**
 * What a game owes in the middle of something, in words of a position file: an attack with its dice, a card that was played, a bid, the set-up.
 *
 * `state.owed` lists the steps of the agenda, the one that waits for a player first.
 */
import { PositionError, type PositionPath, type PositionProblem } from '../../kernel/position.ts';
import { amount, flag, list, maybe, model, orNull, pair, point, record, seat, text, unit, unless, word, type Codec, type Fields } from './position-codecs.ts';
import { isMap, wrong } from './position-words.ts';
import type { Battle } from './state.ts';
import { WINDOWS, type AttackRoll, type Bout, type DefenseRoll, type Play, type RunWay, type Step } from './steps.ts';
import { CARDS, GAITS, SHAPES } from './vocabulary.ts';

const noUnit = unless(-1, unit);
const card = word(...CARDS);
const counts = list(amount());
const because = list(record({ because: text, side: word('attack', 'armor'), dice: text }));
/** Units by their place in a list, as a mask; none are any. */
const places = list(amount(0, 30));

interface AttackInWords extends Omit<AttackRoll, 'gathered'> {
  readonly gathered: readonly { readonly targets: readonly number[]; readonly dice: number }[];
}

const attackInWords = record<AttackInWords>({
  kind: word('melee', 'counterstrike', 'ranged', 'no-escape', 'hazard'), by: noUnit, charge: flag, moved: flag, targets: list(unit),
  gathered: list(record({ targets: places, dice: amount() })), because, destiny: unless(0, amount()), cards: list(card), aimed: counts, swords: counts, sigils: counts,
});

const attack: Codec<AttackRoll> = {
  write: (roll, battle) => attackInWords.write({ ...roll, gathered: roll.gathered.map(({ targets, dice }) => ({ targets: placesIn(targets), dice })) }, battle),
  read(value, path, battle) {
    const roll = attackInWords.read(value, path, battle);
    return { ...roll, gathered: roll.gathered.map(({ targets, dice }) => ({ targets: targets.reduce((mask, place) => mask | (1 << place), 0), dice })) };
  },
};

const placesIn = (mask: number): number[] => Array.from({ length: 31 }, (_, place) => place).filter((place) => (mask & (1 << place)) !== 0);

const bout = record<Bout>({
  attacks: list(attack),
  defenses: list(record<DefenseRoll>({ unit, destiny: unless(0, amount()), shields: unless(-1, amount()), because })),
  firstStrike: flag,
});

const play = record<Play>({ card, seat, unit: maybe(unit), model: maybe(model), to: maybe(point), whose: maybe(seat) });
const way = record<RunWay>({ anchor: model, to: point, by: orNull(point), shape: unless('keep', word(...SHAPES)), leave: flag });

type FieldsOf = { readonly [S in Step as S['step']]: Fields<Omit<S, 'step'>> };

const FIELDS: FieldsOf = {
  turn: {},
  hazards: { from: amount() },
  bid: { seat },
  initiative: { bonus: pair, fewest: flag, dice: counts, swords: counts, tries: unless(0, amount()) },
  go: { seat },
  deploy: { seat },
  next: { seat },
  'end-turn': {},
  window: { at: word(...WINDOWS), seat, passed: flag },
  card: { play },
  destiny: { seat, unit, most: amount(), tokens: orNull(amount()) },
  rage: { seat, unit, wounds: amount() },
  pick: { seat, not: noUnit },
  begin: { unit },
  acting: { unit },
  declared: { unit, gait: word(...GAITS), target: noUnit, way: orNull(way) },
  off: { unit },
  moved: { unit, gait: orNull(word(...GAITS)), target: noUnit },
  shooting: { unit, moved: flag },
  activated: { unit },
  discard: { seat },
  'bels-hand': { unit },
  melee: { unit, target: noUnit },
  gathered: { bout, attack: amount() },
  aim: { bout, attack: amount() },
  rolled: { bout, attack: amount() },
  defend: { bout, defense: amount(), asked: unless('nothing', word('nothing', 'cards', 'destiny')) },
  wounds: { bout, suffer: counts, asked: unless(-1, amount()), rage: flag },
  removed: { models: list(model) },
  morale: { unit, rally: flag, asked: flag, destiny: unless(0, amount()) },
  flee: { unit },
  hazard: { unit },
};

type Name = Step['step'];
const NAMES = Object.keys(FIELDS) as Name[];
const nameOf = word(...NAMES);

/** Of one kind: the codec of all its fields, its name first. */
const CODECS = new Map(NAMES.map((name) => [name, record({ step: word(name), ...FIELDS[name] } as Fields<Step>)]));

export function wordsOfSteps(battle: Readonly<Battle>): unknown[] {
  return battle.agenda.map((step) => CODECS.get(step.step)!.write(step, battle)).reverse();
}

/** Steps, uppermost last. Throws a `PositionError` for what the rules could not go on with. */
export function readSteps(battle: Readonly<Battle>, value: unknown, path: PositionPath): Step[] {
  if (!Array.isArray(value) || value.length === 0) throw new PositionError([wrong(path, 'owed', value, 'a list of steps, the one that waits for a player first, as "replay --save" writes them')]);
  const steps = value.map((each: unknown, place): Step => {
    const at = [...path, place];
    if (!isMap(each)) throw new PositionError([wrong(at, 'owed', each, 'a step, such as { step: window, at: wounds, seat: set }')]);
    return CODECS.get(nameOf.read(each['step'], [...at, 'step'], battle))!.read(each, at, battle);
  });
  const bad = steps.flatMap((step, place): PositionProblem[] => {
    const why = wrongWith(battle, step, steps.slice(place + 1).find((below) => !QUESTIONS.has(below.step)));
    return why === undefined ? [] : [{ path: [...path, place], part: 'value', message: `state: owed: ${why}` }];
  });
  if (steps.at(-1)!.step !== 'end-turn' || steps.some(({ step }, place) => step === 'end-turn' && place < steps.length - 1)) bad.push({ path, part: 'value', message: 'state: owed: the last step has to be end-turn, as a turn that is under way ends' });
  if (bad.length > 0) throw new PositionError(bad);
  return steps.reverse();
}

/** They stand on the step that they are about. */
const QUESTIONS: ReadonlySet<Name> = new Set(['window', 'destiny', 'rage', 'card']);

/** What a step may be about, where it cannot stand on any. */
const STANDS_ON: { readonly [S in Name]?: readonly Name[] } = { destiny: ['gathered', 'defend', 'morale'], rage: ['wounds'], bid: ['bid', 'initiative'] };

/** Why the rules could not go on with a step; undefined if they can. `below`: what it stands on. */
function wrongWith(battle: Readonly<Battle>, step: Step, below: Step | undefined): string | undefined {
  const wanted = STANDS_ON[step.step];
  if (wanted !== undefined && (below === undefined || !wanted.includes(below.step))) return `${step.step} has to stand on one of ${wanted.join(', ')}`;
  if ((step.step === 'destiny' || step.step === 'rage') && battle.forces.units[step.unit]!.seat !== step.seat) return `${step.step}: ${battle.forces.units[step.unit]!.id} is of the other side`;
  if ('attack' in step && step.attack >= step.bout.attacks.length) return `${step.step}: attack ${step.attack} is none of the ${step.bout.attacks.length} of its bout, counted from 0`;
  if (step.step === 'defend' && step.defense >= step.bout.defenses.length) return `defend: defense ${step.defense} is none of the ${step.bout.defenses.length} of its bout, counted from 0`;
  if (step.step === 'wounds' && (step.suffer.length !== step.bout.defenses.length || step.asked >= step.suffer.length)) return 'wounds: expected in "suffer" a number for each defense of the bout, and in "asked" one of those, counted from 0';
  return 'bout' in step ? step.bout.attacks.map(wrongRoll).find((why) => why !== undefined) : undefined;
}

function wrongRoll({ targets, gathered, aimed, swords, sigils }: AttackRoll): string | undefined {
  if (targets.length === 0) return 'an attack needs targets';
  if ([aimed, swords, sigils].some(({ length }) => length !== 0 && length !== targets.length)) return 'an attack: expected in "aimed", "swords" and "sigils" a number for each of its targets';
  return gathered.some((part) => part.targets >> targets.length !== 0) ? 'an attack: "gathered" names its targets by their place in "targets", counted from 0' : undefined;
}
