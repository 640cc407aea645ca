/** Exact odds against the game itself: attacks of every kind with every adjustment, laid out on a table, declared, rolled and played to their end. */
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { contactPlaces } from '../../../src/kernel/table/contact-places.ts';
import { pick, stream } from '../../../src/kernel/rng.ts';
import { numbersOf, PROFILES, profileOf } from '../../../src/systems/warengine/book.ts';
import { oddsIn } from '../../../src/systems/warengine/odds.ts';
import { SITUATIONS, sceneOf } from '../../../src/systems/warengine/odds/situations.ts';
import { isClose } from '../../../src/systems/warengine/profile.ts';
import { copyState, type Bout } from '../../../src/systems/warengine/state.ts';
import { strayingTogether, strays, type Count } from '../fury-of-the-clansmen/binomial.ts';
import { raise, save, Stage, type Cast, type Setting } from './stage.ts';

const GAMES = 200;
const QUERIES = 100;
const BOOK = numbersOf();
const ODDS = oddsIn(BOOK);

interface Query {
  attacker: string;
  weapon: number;
  attack: string;
  defender: string;
  when: readonly string[];
}

const subjects = [...new Set(SITUATIONS.map(({ of }) => of))];
const weapons = PROFILES.flatMap((attacker) => profileOf(BOOK, attacker).weapons.map(({ id }, weapon) => ({ attacker, weapon, attack: id })));

/** Each weapon of each profile without an adjustment and with each alone, wherever that may be; the defenders in turn. */
function oneByOne(): Query[] {
  let turn = 0;
  return weapons.flatMap((weapon) =>
    [[], ...SITUATIONS.map(({ name }) => [name])].flatMap((when) => {
      for (let tries = 0; tries < PROFILES.length; tries++) {
        const query: Query = { ...weapon, defender: PROFILES[turn++ % PROFILES.length]!, when };
        if (ODDS.refuse(query) === undefined && layOut(query) !== null) return [query];
      }
      return [];
    }),
  );
}

/** Several adjustments at once, drawn by lot: each situation of a query comes from another subject, each weapon gets its turn. */
function drawQueries(): Query[] {
  const rng = stream('queries', 'test', 0);
  const drawn: Query[] = [];
  for (let tries = 0; drawn.length < QUERIES && tries < 50_000; tries++) {
    const when = subjects.flatMap((subject) => (rng.below(2) === 0 ? [pick(SITUATIONS.filter(({ of }) => of === subject), rng).name] : []));
    const query: Query = { ...weapons[drawn.length % weapons.length]!, defender: pick(PROFILES, rng), when };
    if (ODDS.refuse(query) === undefined && layOut(query) !== null) drawn.push(query);
  }
  return drawn;
}

/** The attacker `a` and who assists, the target `t`, and what else it takes; null where a close attack needs room for more around the target. */
function layOut({ attacker, weapon, defender, when }: Query): Setting | null {
  const scene = sceneOf(when);
  const [mine, theirs] = [profileOf(BOOK, attacker), profileOf(BOOK, defender)];
  const arm = mine.weapons[weapon]!;
  const heroes = (points: number) => (scene.heroPoints ? { heroPoints: points } : { heroPoints: 0 });
  const doing = { moved: scene.attacker !== 'did not move', charging: scene.attacker === 'charges', controlled: !scene.attackerUncontrolled, ...heroes(mine.heroPoints) };
  const suffering = { moved: scene.target !== 'did not move', controlled: !scene.targetUncontrolled, ...heroes(theirs.heroPoints) };
  const assisting = { ...doing, done: true, reserve: weapon };
  const apart = (mine.base + theirs.base) / 2;
  const cast: Record<string, Cast[string]> = {};
  const [x, y] = [24, 24];
  if (isClose(arm) && arm.area === 'explosive') return null;
  if (isClose(arm) && doing.moved && suffering.moved && scene.cover === 'none') {
    const places = contactPlaces({ x: x * 100, y: y * 100, diameter: theirs.base * 100 }, mine.base * 100).filter((_, way) => way % 4 === 0);
    if (scene.support >= places.length) return null;
    places.slice(0, scene.support + 1).forEach((place, i) => (cast[i === 0 ? 'a' : `s${i}`] = [attacker, 'r1', place.x / 100, place.y / 100, i === 0 ? doing : assisting]));
  } else {
    const gap = isClose(arm) ? 1 : Math.min(arm.range - 2, 8);
    if (isClose(arm) && scene.support > 0) return null;
    for (let i = 0; i <= scene.support; i++) cast[i === 0 ? 'a' : `s${i}`] = [attacker, 'r1', x - apart - gap, y - (i % 2 === 0 ? i : -i - 1) * mine.base * 0.3, i === 0 ? doing : assisting];
  }
  const left = x - theirs.base / 2;
  const terrain: NonNullable<Setting['terrain']> =
    scene.unseen ? [['blocking', left - 3, y - 0.45, left - 2, y + 2]]
    : scene.cover === 'entrenching' ? [['entrenching', x - 0.05, y - 4, x + 4, y + 4]]
    : scene.cover === 'none' ? []
    : [[scene.cover, left - 0.5, y - 4, left - 0.2, y + 4]];
  cast.t = [defender, 'b1', x, y, suffering];
  if (scene.target === 'in close combat') cast.f = ['thug', 'r2', x + theirs.base / 2 + 0.5, y, { moved: true }];
  if (scene.unseen) cast.p = ['thug', 'b2', x, y - theirs.base / 2 - 0.5 - 1, { moved: true }];
  return { cast: { ...cast, far: ['thug', 'b3', 2, 46], away: ['thug', 'r3', 46, 46] }, terrain };
}

/** Plays the attack once; hero points are spent as far as they change what the whole exchange comes to. */
function play(stage: Stage, { when, weapon }: Query): boolean {
  const { unseen, support } = sceneOf(when);
  stage.play(stage.attack('a', unseen ? 'p' : 't', { weapon, support: Array.from({ length: support }, (_, i) => `s${i + 1}`) }));
  for (let asked = stage.view.asked!; asked.step === 'raise' || asked.step === 'save'; asked = stage.view.asked!) {
    if (asked.step === 'raise') stage.play(raise(worthwhile(stage, asked.bout)));
    else stage.play(save(asked.bout.rolled[0]! + asked.bout.raised[0]! - asked.bout.defended[0]![asked.target]!));
  }
  return stage.figure('t').fate === 'destroyed';
}

/** Just so many that the target cannot answer them, if there are so many. */
function worthwhile(stage: Stage, { attacks, rolled, defended }: Bout): number {
  const target = attacks[0]!.targets.findIndex(({ figure }) => figure === stage.number('t'));
  const points = defended[0]![target]! + stage.figure('t').heroPoints + 1 - rolled[0]!;
  return points > 0 && points <= stage.figure('a').heroPoints ? points : 0;
}

const nameOf = ({ attacker, attack, defender, when }: Query) => [attacker, attack, defender, ...when].join(', ');

describe('attack tables against the game', () => {
  const queries = [...oneByOne(), ...drawQueries()];
  const counts: Count[] = [];
  const otherDice: string[] = [];
  for (const [index, query] of queries.entries()) {
    const answer = ODDS.of(query);
    const stage = new Stage(layOut(query)!, openChance('odds', index).dice.stream('combat'));
    const start = copyState(stage.state);
    let hits = 0;
    for (let game = 0; game < GAMES; game++) {
      stage.state.open = copyState(start).open;
      if (play(stage, query)) hits += 1;
      if (game === 0) {
        const mine = stage.told.find(({ tell }) => tell === 'attack-roll')!.dice;
        const theirs = stage.told.find(({ tell, figure }) => tell === 'defense-roll' && figure === 't')?.dice;
        if (mine !== answer.attackDice || theirs !== answer.armorDice) otherDice.push(`${nameOf(query)}: ${String(mine)} against ${String(theirs)}, not ${answer.attackDice} against ${answer.armorDice}`);
      }
      stage.told.length = 0;
    }
    counts.push({ name: nameOf(query), tries: GAMES, hits, chance: answer.wounds.p(1).toNumber() });
  }

  it('covers every weapon with every adjustment that the tables offer it', () => {
    const pairOf = ({ attacker, weapon }: Pick<Query, 'attacker' | 'weapon'>, when: readonly string[]) => [attacker, weapon, ...when].join(' ');
    const played = new Set(queries.map((query) => pairOf(query, query.when)));
    const offered = weapons.flatMap((weapon) =>
      [[], ...SITUATIONS.map(({ name }) => [name])].filter((when) => PROFILES.some((defender) => ODDS.refuse({ ...weapon, defender, when }) === undefined)).map((when) => pairOf(weapon, when)),
    );
    expect(offered.length).toBeGreaterThan(300);
    expect(offered.filter((pair) => !played.has(pair))).toEqual([]);
  });

  it('the dice are those of the tables', () => {
    expect(otherDice).toEqual([]);
  });

  it('no attack kills more or less often than its odds', () => {
    expect(strays(counts)).toEqual([]);
  });

  it('all of them together stray as much as chance does', () => {
    const open = counts.filter(({ chance }) => chance > 0 && chance < 1);
    expect(Math.abs(strayingTogether(open))).toBeLessThan(4);
    expect(strayingTogether(open.map((count) => ({ ...count, chance: count.chance * 0.85 })))).toBeGreaterThan(4);
  });
});
