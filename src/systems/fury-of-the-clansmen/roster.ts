/** Who fights: every figure of a game by its number, and the squads ("Squads"). Fixed when a game is opened, so not in its state. */
import type { Seat } from '../../kernel/game.ts';
import { MEMBERS, SIDES, isLeader, sideOf, squadsOf, type Unit } from './vocabulary.ts';

export interface Trooper {
  /** Such as "regular-2b": the squad's number and, for figures of one kind in a squad, a letter. */
  readonly id: string;
  readonly unit: Unit;
  readonly seat: Seat;
  readonly squad: number;
}

export interface Squad {
  /** Such as "clan-2". */
  readonly id: string;
  readonly seat: Seat;
  /** Figure numbers, the leader first. */
  readonly members: readonly number[];
  /** Null in a made-up position without one. */
  readonly leader: number | null;
}

export interface Roster {
  readonly troopers: readonly Trooper[];
  readonly squads: readonly Squad[];
}

/** The whole box: three Clan squads and five of the Legion. */
export function fullRoster(): Roster {
  return rosterOf(
    SIDES.flatMap((side) =>
      squadsOf(side).flatMap((squad, index) =>
        MEMBERS[side].map((unit, place) => ({ id: figureId(MEMBERS[side], place, index + 1), unit, squad })),
      ),
    ),
  );
}

function figureId(units: readonly Unit[], place: number, squad: number): string {
  const unit = units[place]!;
  const alike = (other: Unit) => other === unit;
  if (units.filter(alike).length === 1) return `${unit}-${squad}`;
  return `${unit}-${squad}${'abcdefgh'[units.slice(0, place).filter(alike).length]!}`;
}

/** A roster of these figures, numbered in this order; one without a squad joins the first of its side. `squads`: those there are, also without figures. */
export function rosterOf(figures: readonly { id: string; unit: Unit; squad?: string | undefined }[], squads?: readonly Pick<Squad, 'id' | 'seat'>[]): Roster {
  const named = figures.map(({ unit, squad }) => ({ id: squad ?? squadsOf(sideOf(unit))[0]!, seat: SIDES.indexOf(sideOf(unit)) }));
  const all = squads ?? named.filter(({ id }, number) => named.findIndex((other) => other.id === id) === number);
  const troopers = figures.map(
    ({ id, unit }, number): Trooper => ({ id, unit, seat: named[number]!.seat, squad: all.findIndex((squad) => squad.id === named[number]!.id) }),
  );
  return {
    troopers,
    squads: all.map(({ id, seat }, squad): Squad => {
      const members = troopers.flatMap((trooper, number) => (trooper.squad === squad ? [number] : []));
      const leader = members.find((number) => isLeader(troopers[number]!.unit)) ?? null;
      return { id, seat, members, leader };
    }),
  };
}
