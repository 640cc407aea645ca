/** What each figure of a position reaches, sees and hits, asked of the rules: those of the active unit with what they have left, all others in a fresh activation. */
import type { TableFigureReport, TableInspection, TableSight } from '../../kernel/inspect.ts';
import { unitLetter } from '../../kernel/table/draw-table.ts';
import { INCH, inInches } from '../../kernel/table/inches.ts';
import type { WarGame } from './game.ts';
import type { Ground } from './ground.ts';
import { attacksAfterMoves, attacksFromReserve, attacksNow } from './inspect/attacks.ts';
import { contactsOf, reachOf } from './inspect/moves.ts';
import { spotOf, tableReport } from './inspect/table-report.ts';
import { removeReserve } from './rules/activation.ts';
import { coverFrom } from './rules/cover.ts';
import { explainSight } from './rules/explain-sight.ts';
import { activeFigures } from './rules/figures.ts';
import { gaitsOf, inchesLeft } from './rules/gaits.ts';
import { checkControl } from './rules/leaders.ts';
import { copyState, inPlay, type Battle } from './state.ts';

/** Of a game that begins on a position. */
export function inspect(game: WarGame): TableInspection {
  const { ground } = game;
  const open = game.given!;
  const active = activeFigures(ground, open);
  const figures = open.figures.flatMap((figure, number) => {
    if (!inPlay(figure)) return [];
    const acting = active.includes(number);
    return [reportOn(game, open, acting ? open : freshlyActive(ground, open, ground.unitOf(open, number)), number, acting)];
  });
  return { on: 'table', table: tableReport(open), figures };
}

/** The same battle, were this unit activated now. */
function freshlyActive(ground: Ground, open: Readonly<Battle>, unit: number): Battle {
  const { open: battle } = copyState({ open });
  for (const member of ground.unit(battle, unit).members) if (inPlay(battle.figures[member]!)) removeReserve(ground, battle, member);
  checkControl(ground, battle, unit);
  return battle;
}

/** `open`: as it is; `battle`: as the figure acts in it. */
function reportOn(game: WarGame, open: Readonly<Battle>, battle: Readonly<Battle>, figure: number, acting: boolean): TableFigureReport {
  const { ground } = game;
  const { id, profile, seat, unit } = ground.enlisted(battle, figure);
  const mayAct = !battle.figures[figure]!.done;
  const contacts = contactsOf(game, battle, figure);
  return {
    id,
    unit: profile,
    seat,
    squad: ground.unit(battle, unit).id,
    at: spotOf(battle.figures[figure]!),
    diameter: inInches(ground.base(battle, figure).diameter),
    mark: unitLetter(battle.forces.units, unit),
    acting,
    notes: notesOn(ground, open, figure),
    gaits: mayAct ? gaitsOf(ground, battle, figure).map((name) => ({ name, inches: inchesLeft(ground, battle, figure, name) })) : [],
    reach: mayAct ? reachOf(ground, battle, figure) : [],
    contacts,
    sight: ground.enemies(battle, seat).map((enemy) => sightOf(ground, battle, figure, enemy)),
    attacks: [...(mayAct ? [...attacksNow(ground, battle, figure, acting ? 'now' : 'when activated'), ...attacksAfterMoves(ground, battle, figure, contacts)] : []), ...attacksFromReserve(ground, open, figure)],
  };
}

function notesOn(ground: Ground, battle: Readonly<Battle>, number: number): string[] {
  const figure = battle.figures[number]!;
  const { leader, joined } = battle.units[ground.unitOf(battle, number)]!;
  const isAlone = ground.members(battle, ground.unitOf(battle, number)).length === 1;
  return [
    ...(leader === number && !isAlone ? ['leader'] : []),
    ...(joined >= 0 ? [`with ${ground.unit(battle, joined).id}`] : []),
    ...(figure.controlled ? [] : ['uncontrolled']),
    ...(figure.moved ? ['has moved'] : []),
    ...(figure.reserve < 0 ? [] : [`on reserve: ${ground.profile(battle, number).weapons[figure.reserve]!.id}`]),
    ...(figure.heroPoints > 0 ? [figure.heroPoints === 1 ? '1 hero point' : `${figure.heroPoints} hero points`] : []),
    ...(figure.entangled ? ['entangled'] : []),
    ...(figure.done ? ['has finished'] : []),
  ];
}

/** What lies on a clear line is named only where it shelters. */
function sightOf(ground: Ground, battle: Readonly<Battle>, figure: number, enemy: number): TableSight {
  const { clear, because } = explainSight(ground, battle, figure, enemy);
  const cover = clear ? coverFrom(ground, battle, figure, enemy) : null;
  return { to: ground.id(battle, enemy), inches: ground.distance(battle, figure, enemy) / INCH, clear, cover, because: cover === 'none' ? [] : because };
}
