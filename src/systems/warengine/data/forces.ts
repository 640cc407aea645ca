/** Ready forces of 1,000 points: gangs and aliens in three styles, and marines. All invented: the book's force lists are lost. */
import type { ForceFile } from '../points/force-file.ts';
import type { ReadyName } from './force-names.ts';

const unit = (id: string, leader: string, profile: string, count: number) => ({ id, figures: [{ profile: leader }, { profile, count }] });

export const READY_FORCES: Readonly<Record<ReadyName, ForceFile>> = {
  'gangs-assault': {
    title: 'Gangs, assault: four mobs with clubs and knives behind a Thugnaught',
    points: 1000,
    units: [
      unit('thugs-1', 'thug-boss', 'thug', 9),
      unit('thugs-2', 'thug-boss', 'thug', 9),
      unit('gangers-1', 'gang-leader', 'street-ganger', 9),
      unit('gangers-2', 'gang-leader', 'street-ganger', 9),
    ],
    characters: [{ profile: 'vertucci' }, { profile: 'thugnaught' }],
  },
  'gangs-fire': {
    title: 'Gangs, fire: shotguns, a plasma gun and the Magneto-hurler',
    points: 1000,
    units: [
      unit('juves-1', 'juve-leader', 'juve-ganger', 6),
      unit('juves-2', 'juve-leader', 'juve-ganger', 6),
      unit('juves-3', 'juve-leader', 'juve-ganger', 5),
      { id: 'juves-4', figures: [{ profile: 'juve-leader' }, { profile: 'juve-ganger', count: 5 }, { profile: 'street-ganger' }] },
    ],
    characters: [{ profile: 'spike' }, { profile: 'dogboy', heroPoints: 0 }],
  },
  'gangs-mixed': {
    title: 'Gangs, mixed: shotguns cover two mobs and a Thugnaught',
    points: 1000,
    units: [
      unit('thugs', 'thug-boss', 'thug', 8),
      unit('gangers', 'gang-leader', 'street-ganger', 6),
      unit('juves-1', 'juve-leader', 'juve-ganger', 6),
      unit('juves-2', 'juve-leader', 'juve-ganger', 6),
    ],
    characters: [{ profile: 'spike' }, { profile: 'thugnaught' }],
  },
  'aliens-assault': {
    title: "Aliens, assault: three packs of blades, a Stalker and Commander Di'Git",
    points: 1000,
    units: [
      unit('blades-1', 'alien-blade-leader', 'alien-blade', 8),
      unit('blades-2', 'alien-blade-leader', 'alien-blade', 8),
      unit('blades-3', 'alien-blade-leader', 'alien-blade', 8),
    ],
    characters: [{ profile: 'digit', heroPoints: 6 }, { profile: 'stalker' }],
  },
  'aliens-fire': {
    title: 'Aliens, fire: Earthshaker Cannons and three Hover-sleds',
    points: 1000,
    units: [
      unit('warriors-1', 'green-alien-leader', 'green-alien-warrior', 3),
      unit('warriors-2', 'green-alien-leader', 'green-alien-warrior', 3),
      unit('warriors-3', 'green-alien-leader', 'green-alien-warrior', 1),
    ],
    characters: [{ profile: 'hover-sled' }, { profile: 'hover-sled' }, { profile: 'hover-sled' }],
  },
  'aliens-mixed': {
    title: "Aliens, mixed: cannons cover two packs of blades and Commander Di'Git",
    points: 1000,
    units: [
      unit('warriors', 'green-alien-leader', 'green-alien-warrior', 3),
      unit('blades-1', 'alien-blade-leader', 'alien-blade', 6),
      unit('blades-2', 'alien-blade-leader', 'alien-blade', 5),
    ],
    characters: [{ profile: 'digit', heroPoints: 6 }, { profile: 'hover-sled' }, { profile: 'stalker' }],
  },
  'marines-fire': {
    title: 'Marines, fire: three rifle squads, an armored car and Lieutenant Wright',
    points: 1000,
    units: [
      unit('rifles-1', 'rifle-sergeant', 'rifleman', 6),
      unit('rifles-2', 'rifle-sergeant', 'rifleman', 6),
      unit('rifles-3', 'rifle-sergeant', 'rifleman', 6),
    ],
    characters: [{ profile: 'wright', heroPoints: 6 }, { profile: 'armored-car' }],
  },
};
