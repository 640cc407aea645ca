/** Whom a unit of a position sees, how far off and in what cover; or what hides them ("Line of Sight", "Terrain Effects"). */
import type { TableSight } from '../../../kernel/inspect.ts';
import { INCH } from '../../../kernel/table/inches.ts';
import { nearerThan } from '../../../kernel/table/segment.ts';
import { APART, THROUGH } from '../../../kernel/table/terrain.ts';
import type { Ground } from '../ground.ts';
import { coverOf } from '../rules/cover.ts';
import { isAtEdge } from '../rules/edge.ts';
import { nearestPair } from '../rules/nearest-pair.ts';
import { sees } from '../rules/sight.ts';
import { inPlay, type Battle } from '../state.ts';
import { TERRAINS } from '../vocabulary.ts';
import { spotOf } from './table-report.ts';

interface Line {
  readonly ours: number;
  readonly theirs: number;
}

/** The shortest clear line to the target; what its cover would do to a shot is said with it. */
export function sightOf(ground: Ground, battle: Readonly<Battle>, unit: number, target: number): TableSight {
  const [lead] = ground.members(battle, unit);
  const line = shortestView(ground, battle, unit, target);
  const { ours, theirs } = line ?? nearestPair(ground, battle, unit, target)!;
  return {
    to: ground.modelName(battle, theirs),
    ...(ours === lead ? {} : { from: spotOf(battle.models[ours]!) }),
    inches: ground.distance(battle, ours, theirs) / INCH,
    clear: line !== undefined,
    cover: line === undefined ? null : coverText(ground, battle, target),
    because: line === undefined ? hiders(ground, battle, { ours, theirs }) : [...shelters(ground, battle, target), ...howMany(ground, battle, unit, target)],
  };
}

function shortestView(ground: Ground, battle: Readonly<Battle>, unit: number, target: number): Line | undefined {
  let nearest: Line | undefined;
  let least = Infinity;
  for (const ours of ground.members(battle, unit)) {
    for (const theirs of ground.members(battle, target)) {
      const away = ground.distance(battle, ours, theirs);
      if (away >= least || !sees(ground, battle, ours, theirs)) continue;
      nearest = { ours, theirs };
      least = away;
    }
  }
  return nearest;
}

function coverText(ground: Ground, battle: Readonly<Battle>, unit: number): string {
  const { light, heavy } = coverOf(ground, battle, unit);
  return light && heavy ? 'light and heavy' : light ? 'light' : heavy ? 'heavy' : 'none';
}

/** Terrain that gives the unit its cover. */
function shelters(ground: Ground, battle: Readonly<Battle>, unit: number): string[] {
  if (coverText(ground, battle, unit) === 'none') return [];
  const { lightCover, heavyCover } = ground.having;
  const { terrain } = ground.field(battle);
  const members = ground.members(battle, unit);
  return battle.table.pieces.flatMap(({ name, kind }, piece) => {
    if (((lightCover | heavyCover) & (1 << TERRAINS.indexOf(kind))) === 0) return [];
    const within = members.filter((model) => terrain.point(piece, battle.models[model]!.x, battle.models[model]!.y) !== APART);
    return within.length === 0 ? [] : [members.length === 1 ? `in ${name}` : `${within.length} of ${members.length} in ${name}`];
  });
}

/** Nothing if all of the unit see some of the target. */
function howMany(ground: Ground, battle: Readonly<Battle>, unit: number, target: number): string[] {
  const members = ground.members(battle, unit);
  const seeing = members.filter((model) => ground.members(battle, target).some((other) => sees(ground, battle, model, other)));
  return seeing.length === members.length ? [] : [`${seeing.length} of ${members.length} see it`];
}

/** What lies on the line between the middles of two bases. */
function hiders(ground: Ground, battle: Readonly<Battle>, { ours, theirs }: Line): string[] {
  return [...piecesBetween(ground, battle, ours, theirs), ...unitsBetween(ground, battle, ours, theirs)];
}

function piecesBetween(ground: Ground, battle: Readonly<Battle>, ours: number, theirs: number): string[] {
  const { terrain } = ground.field(battle);
  const { diameters } = ground.roll(battle);
  const { blocksSight, height } = ground.having;
  const [from, to] = [battle.models[ours]!, battle.models[theirs]!];
  return battle.table.pieces.flatMap(({ name, kind }, piece) => {
    const bit = 1 << TERRAINS.indexOf(kind);
    if ((blocksSight & bit) === 0 || terrain.segment(piece, from.x, from.y, to.x, to.y) !== THROUGH) return [];
    const [here, there] = [terrain.point(piece, from.x, from.y) !== APART, terrain.point(piece, to.x, to.y) !== APART];
    const deepHere = here && !isAtEdge(terrain, piece, diameters[ours]!, from.x, from.y);
    const deepThere = there && !isAtEdge(terrain, piece, diameters[theirs]!, to.x, to.y);
    if (!here && !there) return [`${name} (${kind}) lies between`];
    return (height & bit) === 0 && (deepHere || deepThere) ? [`${deepThere ? 'it' : 'this'} stands deep in ${name} (${kind})`] : [];
  });
}

/** Units with a model on the line, by their names; who is tall looks over those who are not. */
function unitsBetween(ground: Ground, battle: Readonly<Battle>, ours: number, theirs: number): string[] {
  const { units, cards, diameters } = ground.roll(battle);
  const [from, to] = [battle.models[ours]!, battle.models[theirs]!];
  const isTall = (unit: number) => cards[unit]!.type === 'monster';
  const overAll = ground.book.options.tallMonsters && (isTall(units[ours]!) || isTall(units[theirs]!));
  const between = [...battle.models.entries()].filter(([model, { x, y, ...rest }]) => {
    const unit = units[model]!;
    if (!inPlay({ x, y, ...rest }) || unit === units[ours] || unit === units[theirs] || (overAll && !isTall(unit))) return false;
    return nearerThan(diameters[model]!, from.x, from.y, to.x, to.y, x, y);
  });
  return [...new Set(between.map(([model]) => units[model]!))].map((unit) => `${ground.name(battle, unit)} stands between`);
}

