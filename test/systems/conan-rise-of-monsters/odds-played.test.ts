/** Exact odds against the game itself: attacks of every kind in every situation that the tables offer, laid out on a table, declared, rolled and suffered. */
import { describe, expect, it } from 'vitest';
import { openChance, type Chance } from '../../../src/kernel/chance.ts';
import { NO_LUCK } from '../../../src/kernel/luck.ts';
import { pick, stream } from '../../../src/kernel/rng.ts';
import { contactPlace } from '../../../src/kernel/table/contact-places.ts';
import { apply, options, type ConanAction } from '../../../src/systems/conan-rise-of-monsters/actions.ts';
import { cardOf, numbersOf, UNIT_CARDS } from '../../../src/systems/conan-rise-of-monsters/book.ts';
import { oddsIn } from '../../../src/systems/conan-rise-of-monsters/odds.ts';
import { ATTACKS, type Attack } from '../../../src/systems/conan-rise-of-monsters/odds/attacks.ts';
import { SITUATIONS, sceneOf, type Scene } from '../../../src/systems/conan-rise-of-monsters/odds/situations.ts';
import { proceed } from '../../../src/systems/conan-rise-of-monsters/sequence.ts';
import { copyState } from '../../../src/systems/conan-rise-of-monsters/state.ts';
import { beneath, type Step } from '../../../src/systems/conan-rise-of-monsters/steps.ts';
import type { Card, Terrain } from '../../../src/systems/conan-rise-of-monsters/vocabulary.ts';
import { strayingTogether, strays, type Count } from '../fury-of-the-clansmen/binomial.ts';
import { Stage, type Cast, type Setting } from './stage.ts';

const GAMES = 20;
const QUERIES = 100;
const BOOK = numbersOf();
const ODDS = oddsIn(BOOK);

interface Query {
  attacker: string;
  attack: Attack;
  defender: string;
  when: readonly string[];
}

type Places = [x: number, y: number][];

const subjects = [...new Set(SITUATIONS.map(({ of }) => of))];
const ways = UNIT_CARDS.flatMap((attacker) => ATTACKS.map((attack) => ({ attacker, attack })));
const isPossible = (query: Query) => ODDS.refuse(query) === undefined && layOut(query) !== null;

/** Each attack of each unit with nothing special and with each situation alone, wherever that may be; the defenders in turn. */
function oneByOne(): Query[] {
  let turn = 0;
  return ways.flatMap((way) =>
    [[], ...SITUATIONS.map(({ name }) => [name])].flatMap((when) => {
      for (let tries = 0; tries < UNIT_CARDS.length; tries++) {
        const query: Query = { ...way, defender: UNIT_CARDS[turn++ % UNIT_CARDS.length]!, when };
        if (isPossible(query)) return [query];
      }
      return [];
    }),
  );
}

/** Several situations at once, drawn by lot, each from another subject; each attack gets its turn. */
function drawQueries(): Query[] {
  const rng = stream('queries', 'test', 0);
  const drawn: Query[] = [];
  for (let tries = 0; drawn.length < QUERIES && tries < 50_000; tries++) {
    const when = subjects.flatMap((subject) => (rng.below(3) === 0 ? [pick(SITUATIONS.filter(({ of }) => of === subject), rng).name] : []));
    const query: Query = { ...ways[drawn.length % ways.length]!, defender: pick(UNIT_CARDS, rng), when };
    if (isPossible(query)) drawn.push(query);
  }
  return drawn;
}

/** The attacker `a`, the target `t`, friends of the attacker, King Conan and terrain as the question has them; null where so many find no room around the target. */
function layOut({ attacker, attack, defender, when }: Query): Setting | null {
  const scene = sceneOf(when);
  const [mine, theirs] = [cardOf(BOOK, attacker), cardOf(BOOK, defender)];
  const attackers = scene.models ?? mine.models;
  const defenders = theirs.models * (scene.reinforcedTarget ? 2 : 1);
  const terrain: NonNullable<Setting['terrain']> = [
    ...(scene.lightCover ? [['light-woods', 2, 2, 60, 12] as const] : []),
    ...(scene.heavyCover ? [['ruins', 2, 2, 60, 12] as const] : []),
    ...(scene.higher ? [['hill', 2, 13, 60, 40] as const] : []),
  ] satisfies readonly (readonly [Terrain, number, number, number, number])[];
  const target: Omit<Cast, 'at'> = { card: defender, fleeing: scene.fleeingTarget };
  const units: Record<string, Cast> = {};
  if (attack === 'hazard') units.t = { ...target, at: block(defenders, 6, 6, theirs.base) };
  else if (attack === 'ranged') {
    units.a = { card: attacker, at: block(attackers, 6, scene.far ? 6 + 12 + 2 * theirs.base : 15, mine.base) };
    units.t = { ...target, at: block(defenders, 6, 6, theirs.base) };
  } else {
    const at: Places = Array.from({ length: defenders }, (_, model) => [6 + 8 * model, 20]);
    const friend = mine.side === 'circle' ? 'gunderland-pikemen' : 'ancestor-guard';
    const own = Array.from({ length: attackers + scene.support }, (_, i) => (i < attackers ? mine.base : cardOf(BOOK, friend).base));
    const around = slots(at, theirs.base, own);
    if (around === null) return null;
    units.a = { card: attacker, at: around.slice(0, attackers) };
    units.t = { ...target, at };
    around.slice(attackers).forEach((place, i) => (units[`s${i}`] = { card: friend, at: [place] }));
  }
  if (scene.crown) units.king = { card: 'king-conan', at: [[6, 26]] };
  const hold = (card: Card | null) => ({ circle: card === null ? [] : [card], set: card === null ? [] : [card] });
  return { units, size: [100, 48], terrain, hands: hold(scene.card), tokens: scene.destiny + scene.targetDestiny > 0 ? { circle: 9, set: 9 } : {}, agenda: (stage) => [{ step: 'next', seat: 0 }, stepOf(stage, attack)] };
}

/** In ranks of five, base to base. */
const block = (count: number, x: number, y: number, base: number): Places => Array.from({ length: count }, (_, i) => [x + (i % 5) * base, y + Math.floor(i / 5) * base]);

/** Places for bases in contact with models that stand far apart, evenly around them; null if they do not fit. */
function slots(at: Places, base: number, own: readonly number[]): Places | null {
  const each = Math.ceil(own.length / at.length);
  const widest = Math.max(...own);
  if (each > 1 && (base + widest) * Math.sin(Math.PI / each) < widest + 0.02) return null;
  return own.map((diameter, i): [number, number] => {
    const [x, y] = at[i % at.length]!;
    const turn = (2 * Math.PI * Math.floor(i / at.length)) / each;
    const place = contactPlace({ x: x * 100, y: y * 100, diameter: base * 100 }, diameter * 100, x * 100 + Math.round(1000 * Math.cos(turn)), y * 100 + Math.round(1000 * Math.sin(turn)));
    return [place.x / 100, place.y / 100];
  });
}

function stepOf(stage: Stage, attack: Attack): Step {
  switch (attack) {
    case 'hazard':
      return { step: 'hazard', unit: stage.unit('t') };
    case 'ranged':
      return { step: 'shooting', unit: stage.unit('a'), moved: false };
    case 'counterstrike':
      return { step: 'melee', unit: stage.unit('t'), target: -1 };
    case 'melee':
    case 'charge':
      return { step: 'melee', unit: stage.unit('a'), target: attack === 'charge' ? stage.unit('t') : -1 };
  }
}

/** Plays the attack once, with tokens and cards as the question has them. Returns the wounds of the target, or of another unit. */
function play(stage: Stage, query: Query, chance: Chance, of = 't'): number {
  const { ground, state } = stage;
  const scene = sceneOf(query.when);
  if (scene.moved) state.open.agenda.push({ ...(state.open.agenda.pop() as Extract<Step, { step: 'shooting' }>), moved: true });
  proceed(ground, state, chance);
  for (let asked = stage.view.asked; asked !== null && asked.step !== 'pick'; asked = stage.view.asked) {
    apply(ground, state, choose(stage, query, scene, asked), chance);
    proceed(ground, state, chance);
  }
  return state.open.forces.units[stage.unit(of)]!.members.reduce((sum, model) => sum + state.open.models[model]!.wounds, 0);
}

function choose(stage: Stage, { attack }: Query, scene: Scene, asked: Readonly<Step>): ConanAction {
  const offered = options(stage.ground, stage.view);
  const wanted = offered.find((action) => {
    switch (action.do) {
      case 'shoot':
        return action.target === stage.unit('t');
      case 'attack':
        return action.units.length === 1 && action.units[0] === stage.unit(attack === 'counterstrike' ? 'a' : 't');
      case 'destiny':
        return action.tokens === tokensFor(stage, scene);
      case 'rage':
        return action.tokens === 0;
      case 'play':
        return isForThis(stage, action);
      default:
        return false;
    }
  });
  const action = wanted ?? offered.find((other) => other.do === 'pass');
  if (action === undefined) throw new Error(`nothing to do at ${asked.step}`);
  return action;
}

/** A card on the attack in question, or for its target; not on the attack that is struck back at. */
function isForThis(stage: Stage, { unit }: Extract<ConanAction, { do: 'play' }>): boolean {
  const step = beneath(stage.battle);
  if (step?.step === 'gathered') return step.bout.attacks[step.attack]!.by === stage.unit('a');
  if (step?.step === 'wounds') return step.bout.defenses[step.asked]!.unit === stage.unit('t');
  return unit === undefined || unit === stage.unit('a');
}

function tokensFor(stage: Stage, { destiny, targetDestiny }: Scene): number {
  const step = beneath(stage.battle);
  if (step?.step === 'gathered' && step.bout.attacks[step.attack]!.by === stage.unit('a')) return destiny;
  return step?.step === 'defend' && step.bout.defenses[step.defense]!.unit === stage.unit('t') ? targetDestiny : 0;
}

const nameOf = ({ attacker, attack, defender, when }: Query) => [attacker, attack, defender, ...when].join(', ');

/** Of the thresholds that can be seen, the one whose chance is nearest to one half. */
function tellingThreshold(query: Query): { least: number; chance: number } {
  const { wounds, enough } = ODDS.of(query);
  const all = Array.from({ length: enough }, (_, i) => ({ least: i + 1, chance: wounds.atLeast(i + 1).toNumber() }));
  return all.reduce((best, other) => (Math.abs(other.chance - 0.5) < Math.abs(best.chance - 0.5) ? other : best));
}

describe('attack tables against the game', () => {
  const queries = [...oneByOne(), ...drawQueries()];
  const counts: Count[] = [];
  const otherDice: string[] = [];
  for (const [index, query] of queries.entries()) {
    const { least, chance } = tellingThreshold(query);
    const stage = new Stage(layOut(query)!);
    const start = copyState(stage.state);
    let dice = '';
    const played: Chance = { dice: openChance('odds', index).dice, luck: NO_LUCK, tell: null };
    const told: Chance = {
      ...played,
      tell: (event) => {
        const { tell, by, dice: rolled } = event as { tell: string; by?: string; dice?: number };
        if (tell === 'attack-roll' && (by === 'a' || query.attack === 'hazard')) dice = String(rolled);
      },
    };
    let hits = 0;
    for (let game = 0; game < GAMES; game++) {
      Object.assign(stage.state, copyState(start));
      if (play(stage, query, game === 0 ? told : played) >= least) hits += 1;
    }
    const { attackDice } = ODDS.of(query);
    if (dice !== /\d+/.exec(attackDice)![0]) otherDice.push(`${nameOf(query)}: ${dice}, not ${attackDice}`);
    counts.push({ name: `${nameOf(query)}: ${least} or more`, tries: GAMES, hits, chance });
  }

  it('covers every attack with every situation that the tables offer it', () => {
    const pairOf = ({ attacker, attack }: Pick<Query, 'attacker' | 'attack'>, when: readonly string[]) => [attacker, attack, ...when].join(' ');
    const played = new Set(queries.map((query) => pairOf(query, query.when)));
    const offered = ways.flatMap((way) =>
      [[], ...SITUATIONS.map(({ name }) => [name])].filter((when) => UNIT_CARDS.some((defender) => ODDS.refuse({ ...way, defender, when }) === undefined)).map((when) => pairOf(way, when)),
    );
    expect(offered.length).toBeGreaterThan(300);
    expect(offered.filter((pair) => !played.has(pair))).toEqual([]);
  });

  it('the dice are those of the tables', () => {
    expect(otherDice).toEqual([]);
  });

  it('no attack wounds more or less often than its odds', () => {
    expect(strays(counts)).toEqual([]);
  });

  it('all of them together stray as much as chance does', () => {
    const open = counts.filter(({ chance }) => chance > 0 && chance < 1);
    expect(Math.abs(strayingTogether(open))).toBeLessThan(4);
    expect(strayingTogether(open.map((count) => ({ ...count, chance: count.chance * 0.85 })))).toBeGreaterThan(4);
  });
});

describe('what is struck back', () => {
  /** Mean wounds of three Knights who have charged five Guards, all in contact. */
  const struckBack = (card: 'first-strike' | null, index: number): { mean: number; doubt: number } => {
    const at: Places = [[10, 20], [18, 20], [26, 20]];
    const knights: Cast = { card: 'poitainian-knights', at };
    const guard: Cast = { card: 'ancestor-guard', at: slots(at, 1.6, [1, 1, 1, 1, 1])! };
    const stage = new Stage({ units: { a: knights, t: guard }, hands: card === null ? {} : { circle: [card] }, agenda: (on) => [{ step: 'next', seat: 0 }, stepOf(on, 'charge')] });
    const start = copyState(stage.state);
    const query: Query = { attacker: 'poitainian-knights', attack: 'charge', defender: 'ancestor-guard', when: card === null ? [] : [card] };
    const chance: Chance = { dice: openChance('struck back', index).dice, luck: NO_LUCK, tell: null };
    const games = 2000;
    let [sum, squares] = [0, 0];
    for (let game = 0; game < games; game++) {
      Object.assign(stage.state, copyState(start));
      const wounds = play(stage, query, chance, 'a');
      sum += wounds;
      squares += wounds * wounds;
    }
    return { mean: sum / games, doubt: Math.sqrt((squares - (sum * sum) / games) / games / games) };
  };

  it.each([['as ever', null, 0.9081], ['after First Strike, losses and morale coming before', 'first-strike', 0.4392]] as const)('%s', (_, card, expected) => {
    const { mean, doubt } = struckBack(card, card === null ? 0 : 1);
    expect(doubt).toBeLessThan(0.03);
    expect(Math.abs(mean - expected)).toBeLessThan(4 * doubt);
  });
});
