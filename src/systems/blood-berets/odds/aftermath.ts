/** What an attack brings about beside wounds: fumbles, a kill in several attacks, friends who are hit; mines set off, looked at and found; dark powers one by one. */
import type { Fraction } from '../../../kernel/dice/fraction.ts';
import type { Aftermath } from '../../../kernel/odds.ts';
import type { Numbers } from '../book.ts';
import { skillRoll, underRoll } from '../dice-odds.ts';
import { OUTCOMES, POWERS, type Outcome } from '../vocabulary.ts';
import { isPsychic, useOf, type Attack, type Use } from './attacks.ts';
import { isGraded, sideOf, type Fight } from './fight.ts';
import { fumbleOf } from './fumbles.ts';
import { killIn } from './kill-in.ts';
import type { Scene } from './situations.ts';

export function aftermathOf(book: Numbers, fight: Fight, attack: Attack, scene: Scene): Aftermath[] {
  const use = useOf(attack);
  if (use !== null) return [...killIn(book, fight, attack, scene), ...fumble(book, fight, use), ...(scene.pastLegionnaire ? [friendHit(book, fight)] : []), ...(use.weapon === 'alimahn' ? [strengths(fight)] : [])];
  if (attack === 'small-mine' || attack === 'troop-mine') return search(book, fight);
  if (isPsychic(attack)) return [...(attack === 'dark-aura' ? [awe(fight)] : []), powers(book, fight)];
  return attack === 'first-aid' ? [treated(fight)] : [];
}

/** Chances of results of a skill roll, each in words. */
function results(skill: number, graded: boolean, words: Readonly<Partial<Record<Outcome, string>>>): { outcome: string; chance: Fraction }[] {
  const odds = skillRoll(skill, graded).odds();
  const said = new Set(OUTCOMES.flatMap((outcome) => words[outcome] ?? []));
  return [...said].map((outcome) => ({ outcome, chance: odds.where((number) => words[OUTCOMES[number]!] === outcome) }));
}

const FUMBLE = OUTCOMES.indexOf('fumble');

function fumble(book: Numbers, { mine, skill, graded }: Fight, { weapon, close }: Use): Aftermath[] {
  const chance = skillRoll(skill, graded).odds().p(FUMBLE);
  const row = (...chances: { outcome: string; chance: Fraction }[]): Aftermath[] => [{ about: 'A fumble', rows: [{ name: 'each attack', chances }] }];
  switch (fumbleOf(book, mine, close)) {
    case 'stuns':
      return row({ outcome: 'he stuns himself', chance });
    case 'jams':
      return row({ outcome: 'the weapon jams', chance });
    case 'explodes':
      return row({ outcome: 'the weapon explodes', chance }, { outcome: 'and wounds him', chance: chance.times(underRoll(mine.armor - book.weapons[weapon].damage).odds().p(0)) });
    case 'nothing':
      return [];
  }
}

/** "If the skill roll fails the Legionnaire has been hit." */
function friendHit(book: Numbers, { success, damage }: Fight): Aftermath {
  const missed = success.p(0);
  const wounded = (turned: boolean) => underRoll(sideOf(book, 'legionnaire', turned).armor - damage).odds().p(0);
  return {
    about: 'The Legionnaire in the way',
    rows: [{ name: 'unhurt', turned: false }, { name: 'wounded', turned: true }].map(({ name, turned }) => ({ name, chances: [{ outcome: 'is hit', chance: missed }, { outcome: 'is wounded', chance: missed.times(wounded(turned)) }] })),
  };
}

const STRENGTHS = [1, 5, 10, 15, 20];

function strengths({ skill, graded }: Fight): Aftermath {
  return { about: 'By its attack strength in the turn', rows: STRENGTHS.map((strength) => ({ name: `${strength}`, chances: results(strength + skill, graded, { perfect: 'stuns', successful: 'stuns' }) })) };
}

const MOST_MOVING = 4;

/** "Triggering Mines", "Revealing Objects", "Using the Scanner". */
function search(book: Numbers, { theirs, graded }: Fight): Aftermath[] {
  if (theirs.seat === 1) return [];
  const { risk, scanning } = book.objects;
  const hyper = book.initiative.hyperactivator;
  return [
    {
      about: 'Set off by movement over a section with things on the display',
      rows: Array.from({ length: MOST_MOVING }, (_, index) => ({ name: index === 0 ? '1 action' : `${index + 1} actions`, chances: [{ outcome: 'explodes', chance: underRoll(20 - risk * (index + 1)).odds().p(0) }] })),
    },
    {
      about: 'Looked at from the next square: turned over if unknown, removed if known; else it explodes',
      rows: [{ name: theirs.id, score: theirs.initiative }, ...(book.abilities.hyperactivator ? [{ name: 'with a hyperactivator', score: theirs.initiative + hyper }] : [])].map(({ name, score }) => {
        const odds = underRoll(score).odds();
        return { name, chances: [{ outcome: 'turned', chance: odds.p(1) }, { outcome: 'explodes', chance: odds.p(0) }] };
      }),
    },
    ...(book.abilities.scanners
      ? [{
          about: 'Found with a scanner',
          rows: [
            { name: 'two left', chances: results(scanning, graded, { perfect: 'two', successful: 'one', failed: 'none', fumble: 'jams' }) },
            { name: 'one left', chances: results(scanning, graded, { perfect: 'one', successful: 'one', failed: 'none', fumble: 'jams' }) },
          ],
        }]
      : []),
  ];
}

/** A perfect one moves each result down a step. */
function awe({ resist, graded }: Fight): Aftermath {
  return {
    about: 'A Blood Beret who sees the aura rolls against his initiative',
    rows: [
      { name: 'aura', chances: results(resist, graded, { perfect: 'laughs', successful: 'keeps off', failed: 'does not attack', fumble: 'flees' }) },
      { name: 'perfect aura', chances: results(resist, graded, { perfect: 'keeps off', successful: 'does not attack', failed: 'flees', fumble: 'flees' }) },
    ],
  };
}

/** All powers of this Nepharite, whatever they do. */
function powers(book: Numbers, { mine }: Fight): Aftermath {
  const graded = isGraded(book);
  const played = POWERS.filter((power) => book.abilities[power]);
  return {
    about: `The dark powers of ${mine.id}, one a turn: that it works, that no save is made against it, that it stuns itself`,
    rows: played.map((power) => {
      const odds = skillRoll(mine.symmetry - book.powers[power], graded).odds();
      const [perfect, successful, , stunned] = OUTCOMES.map((_, outcome) => odds.p(outcome)) as [Fraction, Fraction, Fraction, Fraction];
      return { name: power, chances: [{ outcome: 'works', chance: perfect.plus(successful) }, ...(graded ? [{ outcome: 'perfect', chance: perfect }, { outcome: 'stuns itself', chance: stunned }] : [])] };
    }),
  };
}

function treated({ skill, graded }: Fight): Aftermath {
  return { about: 'First aid', rows: [{ name: 'each attempt', chances: [...results(skill, graded, { perfect: 'heals', successful: 'heals', failed: 'nothing', fumble: 'patient dies' }), ...results(skill, graded, { perfect: 'one action' })] }] };
}
