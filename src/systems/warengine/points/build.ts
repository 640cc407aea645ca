/** What may be built: the limits of a unit and of a force ("Your Force"; Troop Builder 2.1). */
import type { FilePath, FileProblem } from '../../../kernel/file-error.ts';
import { unknownName } from '../../../kernel/errors.ts';
import { PROFILES, profileIn, type Numbers } from '../book.ts';
import { isMachine, standsInUnit } from '../vocabulary.ts';
import type { FigureList, ForceList } from './force-list.ts';
import { ownProblems } from './own-profiles.ts';
import { priceForce } from './price.ts';
import { article, tooHeroic } from './profile-problems.ts';

/** All that is wrong with a force, each with its place in the file. */
export function forceProblems(book: Numbers, list: ForceList): FileProblem[] {
  const own = ownProblems(book, list.profiles);
  const unknown = unknownProfiles(list);
  if (unknown.length > 0) return [...own, ...unknown];
  return [...own, ...unitProblems(book, list), ...singleProblems(book, list), ...wholeProblems(book, list)];
}

const at = (path: FilePath, message: string): FileProblem => ({ path, part: 'value', message });

function unknownProfiles(list: ForceList): FileProblem[] {
  const known = [...PROFILES, ...Object.keys(list.profiles)];
  const check = (profile: string, path: FilePath) => (known.includes(profile) ? [] : [at(path, unknownName('profile', profile, known))]);
  return [
    ...list.units.flatMap(({ figures }, unit) => figures.flatMap(({ profile }, place) => check(profile, ['units', unit, 'figures', place, 'profile']))),
    ...list.characters.flatMap(({ profile }, place) => check(profile, ['characters', place, 'profile'])),
  ];
}

function unitProblems(book: Numbers, list: ForceList): FileProblem[] {
  return list.units.flatMap(({ id, figures }, unit) => {
    const path = ['units', unit];
    const size = figures.reduce((sum, { count }) => sum + count, 0);
    const twice = list.units.findIndex((other) => other.id === id) < unit ? [at([...path, 'id'], `two units are called ${id}`)] : [];
    const large = size > book.limits.unit ? [at([...path, 'figures'], `${id}: ${size} figures; a unit has ${book.limits.unit} at most`)] : [];
    return [...twice, ...large, ...whoStands(book, list, figures, path), ...figures.flatMap((figure, place) => heroProblem(book, list, figure, [...path, 'figures', place]))];
  });
}

/** Troopers and elites stand together, vehicles and monsters with their like, characters alone ("Unit"). */
function whoStands(book: Numbers, list: ForceList, figures: readonly FigureList[], path: FilePath): FileProblem[] {
  const profiles = figures.map(({ profile }) => profileIn(book, list.profiles, profile));
  const machine = profiles.find(({ type }) => isMachine(type));
  return profiles.flatMap(({ id, type }, place) => {
    const where = [...path, 'figures', place, 'profile'];
    if (type === 'character') return [at(where, `${id} is a character and a unit of its own: list it under characters ("Unit")`)];
    if (machine !== undefined && id !== machine.id) return [at(where, `${id} stands in one unit with ${machine.id}; vehicles and monsters are grouped only with their like ("Unit")`)];
    return [];
  });
}

function singleProblems(book: Numbers, list: ForceList): FileProblem[] {
  return list.characters.flatMap((single, place) => {
    const { id, type } = profileIn(book, list.profiles, single.profile);
    const path = ['characters', place];
    const alone = standsInUnit(type) ? [at([...path, 'profile'], `${id} is ${article(type)} and belongs to a unit: list it under units ("Unit")`)] : [];
    return [...alone, ...heroProblem(book, list, { ...single, count: 1 }, path)];
  });
}

/** Hero points that were bought; those of a profile are judged with it. */
function heroProblem(book: Numbers, list: ForceList, { profile: name, heroPoints }: FigureList, path: FilePath): FileProblem[] {
  const { id, type } = profileIn(book, list.profiles, name);
  const most = book.points.types[type].heroPoints;
  return heroPoints !== undefined && heroPoints > most ? [at([...path, 'heroPoints'], tooHeroic(id, heroPoints, type, most))] : [];
}

function wholeProblems(book: Numbers, list: ForceList): FileProblem[] {
  const { total, heroPoints, mostHeroPoints } = priceForce(book, list);
  const size = list.points ?? total;
  return [
    ...(list.units.length + list.characters.length === 0 ? [at([], 'nobody is in it; expected units or characters')] : []),
    ...(list.points !== null && total > list.points ? [at(['points'], `it costs ${total}, more than the ${list.points} agreed on`)] : []),
    ...(heroPoints > mostHeroPoints
      ? [at([], `${heroPoints} hero points; a force of ${size} points has ${mostHeroPoints} at most, one for every full ${book.points.heroPointPer}. Give figures fewer: { profile: ..., heroPoints: ... }`)]
      : []),
  ];
}
