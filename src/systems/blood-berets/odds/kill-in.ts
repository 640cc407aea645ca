/** The same attack again and again, with the target's card turned over once it is wounded: exactly, up to the attacks of a turn. A fumble ends them. */
import { Distribution } from '../../../kernel/dice/distribution.ts';
import type { Aftermath } from '../../../kernel/odds.ts';
import type { Numbers } from '../book.ts';
import { skillRoll, underRoll } from '../dice-odds.ts';
import { OUTCOMES } from '../vocabulary.ts';
import { useOf, type Attack } from './attacks.ts';
import { actionsFor, costOf } from './costs.ts';
import { turnedAt, type Fight } from './fight.ts';
import { fightOf } from './fight-of.ts';
import { fumbleOf } from './fumbles.ts';
import type { Scene } from './situations.ts';

/** Wounds given, and whether a fumble has ended it: 1. */
type Course = readonly [wounds: number, over: number];

export function killIn(book: Numbers, fight: Fight, attack: Attack, scene: Scene): Aftermath[] {
  const { mine, brings, theirs, left } = fight;
  const attacks = Math.floor(actionsFor(book, attack, mine, scene) / costOf(book, attack));
  if (brings.of !== 'wounds' || left === 1 || attacks < 2) return [];
  const { weapon, close } = useOf(attack)!;
  const ends = fumbleOf(book, mine, close) !== 'nothing';
  const turned = scene.woundedTarget ? fight : fightOf(book, mine.id, attack, theirs.id, { ...scene, woundedTarget: true });
  const turns = scene.woundedTarget ? 0 : turnedAt(book, theirs.id);
  const [before, after] = [once(fight, ends), once(turned, ends)];
  const next = (so: Course): Distribution<Course> => {
    if (so[1] === 1 || so[0] >= left) return Distribution.always(so);
    return (so[0] >= turns ? after : before).map<Course>(([wounds, over]) => [Math.min(left, so[0] + wounds), over]);
  };
  let course = Distribution.always<Course>([0, 0]);
  const chances = Array.from({ length: attacks }, (_, index) => {
    course = course.then(next);
    return { outcome: `${index + 1}`, chance: course.where(([wounds]) => wounds >= left) };
  });
  return [{ about: `Killed within so many attacks with the ${weapon}, the card turned over once the target is wounded${ends ? '; a fumble ends them' : ''}`, rows: [{ name: theirs.id, chances }] }];
}

const [PERFECT, SUCCESSFUL, , FUMBLE] = OUTCOMES.map((_, number) => number);

function once({ skill, graded, resist, hits }: Fight, ends: boolean): Distribution<Course> {
  const saved = underRoll(resist).odds();
  return skillRoll(skill, graded).odds().then((outcome) => {
    if (outcome === PERFECT) return Distribution.always<Course>([hits, 0]);
    if (outcome === SUCCESSFUL) return saved.map<Course>((saved) => [saved === 1 ? 0 : hits, 0]);
    return Distribution.always<Course>([0, outcome === FUMBLE && ends ? 1 : 0]);
  });
}
