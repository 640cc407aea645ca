/** What a force costs, figure by figure, and what it uses up of its limits. */
import { profileIn, type Numbers } from '../book.ts';
import type { Profile } from '../profile.ts';
import { costOf } from './cost.ts';
import type { FigureList, ForceList } from './force-list.ts';

export interface PricedForce {
  readonly units: readonly PricedUnit[];
  /** Points of Force: units; and of Renown: those who stand alone. */
  readonly force: number;
  readonly renown: number;
  readonly total: number;
  readonly heroPoints: number;
  /** Hero points that a force of its size may have. */
  readonly mostHeroPoints: number;
}

export interface PricedUnit {
  readonly id: string;
  readonly alone: boolean;
  readonly figures: readonly PricedFigures[];
  readonly points: number;
}

/** So many like figures. */
export interface PricedFigures {
  readonly profile: Profile;
  readonly count: number;
  /** Of each. */
  readonly heroPoints: number;
  readonly each: number;
}

/** All profiles must be known. */
export function priceForce(book: Numbers, list: ForceList): PricedForce {
  const ids = singleIds(list);
  const units = [
    ...list.units.map(({ id, figures }) => priceUnit(book, list, id, figures, false)),
    ...list.characters.map((single, place) => priceUnit(book, list, ids[place]!, [{ ...single, count: 1 }], true)),
  ];
  const force = pointsOf(units.filter(({ alone }) => !alone));
  const renown = pointsOf(units.filter(({ alone }) => alone));
  const heroPoints = units.reduce((sum, { figures }) => sum + figures.reduce((sum, { count, heroPoints }) => sum + count * heroPoints, 0), 0);
  const mostHeroPoints = heroPointsFor(book, list.points ?? force + renown);
  return { units, force, renown, total: force + renown, heroPoints, mostHeroPoints };
}

/** Hero points that a force of so many points may have. */
export function heroPointsFor({ points }: Numbers, size: number): number {
  return Math.floor(size / points.heroPointPer);
}

/** Each by its profile, numbered where there are several; none as a unit is called. */
export function singleIds({ units, characters }: ForceList): string[] {
  const taken = new Set(units.map(({ id }) => id));
  return characters.map(({ profile }) => {
    const several = taken.has(profile) || characters.filter((other) => other.profile === profile).length > 1;
    let id = profile;
    for (let number = 1; several && (id === profile || taken.has(id)); number++) id = `${profile}-${number}`;
    taken.add(id);
    return id;
  });
}

function priceUnit(book: Numbers, list: ForceList, id: string, figures: readonly FigureList[], alone: boolean): PricedUnit {
  const priced = figures.map(({ profile: name, count, heroPoints }): PricedFigures => {
    const profile = profileIn(book, list.profiles, name);
    const bought = heroPoints ?? profile.heroPoints;
    return { profile, count, heroPoints: bought, each: costOf(book, profile, bought) };
  });
  return { id, alone, figures: priced, points: priced.reduce((sum, { count, each }) => sum + count * each, 0) };
}

function pointsOf(units: readonly PricedUnit[]): number {
  return units.reduce((sum, { points }) => sum + points, 0);
}
