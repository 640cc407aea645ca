/** What may be built: 2 to 6 actions, armor of 17 to 27, initiative from 9 in steps of 2, skills from 10; one side's characters, and no more points than were agreed on ("Troops"). */
import { unknownName } from '../../../kernel/errors.ts';
import type { FilePath, FileProblem } from '../../../kernel/file-error.ts';
import { characterCards } from '../cards.ts';
import type { Numbers } from '../book.ts';
import { CHARACTERS, SIDES } from '../vocabulary.ts';
import { isOfBook, listCost, type ForceList } from './force-list.ts';
import { SKILLS, type Profile } from './profile.ts';

/** All that is wrong with a force, each with its place in the file. */
export function forceProblems(book: Numbers, list: ForceList): FileProblem[] {
  const names = [...CHARACTERS, ...Object.keys(list.characters)];
  const unknown = list.figures.flatMap(({ character }, place) => (names.includes(character) ? [] : [at(['figures', place, 'character'], unknownName('character', character, names))]));
  return unknown.length > 0 ? unknown : [...Object.values(list.characters).flatMap((profile) => profileProblems(book, profile)), ...sideProblems(book, list), ...pointProblems(book, list)];
}

const at = (path: FilePath, message: string): FileProblem => ({ path, part: 'value', message });

const ACTIONS = { least: 2, most: 6 } as const;

function profileProblems({ points }: Numbers, profile: Profile): FileProblem[] {
  const { id, actions, initiative, armor } = profile;
  const wrong = (trait: string, message: string) => at(['characters', id, trait], `${id}: ${message} ("Troops")`);
  const { freeSkill, freeArmor, mostArmor, leastInitiative, stepOfInitiative } = points;
  return [
    ...(isOfBook(id) ? [{ path: ['characters', id], part: 'key' as const, message: `${id} is a character of the book; give yours another name` }] : []),
    ...(actions >= ACTIONS.least && actions <= ACTIONS.most ? [] : [wrong('actions', `${actions} actions, expected ${ACTIONS.least} to ${ACTIONS.most}`)]),
    ...(armor >= freeArmor && armor <= mostArmor ? [] : [wrong('armor', `armor value ${armor}, expected ${freeArmor} to ${mostArmor}`)]),
    ...(initiative >= leastInitiative && (initiative - leastInitiative) % stepOfInitiative === 0 ? [] : [wrong('initiative', `initiative ${initiative}, expected ${leastInitiative}, ${leastInitiative + stepOfInitiative}, ${leastInitiative + 2 * stepOfInitiative} and so on`)]),
    ...SKILLS.flatMap((skill) => (profile[skill] === 0 || profile[skill] >= freeSkill ? [] : [wrong(skill, `${skill} ${profile[skill]}, expected ${freeSkill} or more, which is free, or none at all`)])),
  ];
}

/** Own characters serve whom they like. */
function sideProblems(book: Numbers, { figures }: ForceList): FileProblem[] {
  const sided = figures.flatMap(({ character }, place) => (isOfBook(character) ? [{ character, place, seat: characterCards(book)[character][0].seat }] : []));
  const [first] = sided;
  const other = sided.find(({ seat }) => seat !== first!.seat);
  return other === undefined ? [] : [at(['figures', other.place, 'character'], `${other.character} is of the ${SIDES[other.seat]!}, ${first!.character} of the ${SIDES[first!.seat]!}; a force is of one side`)];
}

function pointProblems(book: Numbers, list: ForceList): FileProblem[] {
  const total = listCost(book, list);
  return list.points !== null && total > list.points ? [at(['points'], `it costs ${total}, more than the ${list.points} agreed on`)] : [];
}
