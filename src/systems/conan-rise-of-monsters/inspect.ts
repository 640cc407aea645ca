/** What each unit of a position reaches, sees and hits, asked of the rules: the active one now, all others as if they were activated. Its first model has the answers. */
import type { TableFigureReport, TableInspection } from '../../kernel/inspect.ts';
import { unitLetter } from '../../kernel/table/draw-table.ts';
import { inInches } from '../../kernel/table/inches.ts';
import type { ConanGame } from './game.ts';
import type { Ground } from './ground.ts';
import { attacksOf } from './inspect/attacks.ts';
import { contactsOf, gaitsOf, meetingsOf, reachOf } from './inspect/moves.ts';
import { chanceOfRally } from './inspect/rally.ts';
import { sightOf } from './inspect/sight.ts';
import { spotOf, tableReport } from './inspect/table-report.ts';
import { inPlay, type Battle } from './state.ts';

/** Of a game that begins on a position. */
export function inspect({ ground, given }: ConanGame): TableInspection {
  const { open: battle } = given!;
  const figures = battle.forces.units.flatMap((_, unit) => ground.members(battle, unit).map((model, place) => ({ ...aboutModel(ground, battle, model), ...(place === 0 ? answers(ground, battle, unit) : NO_ANSWERS) })));
  return { on: 'table', table: tableReport(battle), figures, bySquad: true };
}

type Answers = Pick<TableFigureReport, 'notes' | 'gaits' | 'reach' | 'contacts' | 'sight' | 'attacks'>;

const NO_ANSWERS: Answers = { notes: [], gaits: [], reach: [], contacts: [], sight: [], attacks: [] };

function aboutModel(ground: Ground, battle: Readonly<Battle>, model: number): Omit<TableFigureReport, keyof Answers> {
  const { id, unit, seat } = ground.enlisted(battle, model);
  return {
    id,
    unit: ground.card(battle, unit).id,
    seat,
    squad: ground.name(battle, unit),
    at: spotOf(battle.models[model]!),
    diameter: inInches(ground.base(battle, model).diameter),
    mark: unitLetter(battle.forces.units, unit),
    acting: battle.active?.unit === unit,
  };
}

function answers(ground: Ground, battle: Readonly<Battle>, unit: number): Answers {
  const meetings = meetingsOf(ground, battle, unit);
  const reach = reachOf(ground, battle, unit);
  return {
    notes: notesOn(ground, battle, unit),
    gaits: gaitsOf(ground, battle, unit),
    reach,
    contacts: contactsOf(ground, battle, unit, meetings),
    sight: ground.unitsOf(battle, 1 - ground.seat(battle, unit)).map((enemy) => sightOf(ground, battle, unit, enemy)),
    attacks: attacksOf(ground, battle, unit, battle.active?.unit === unit ? 'now' : 'when activated', meetings, reach),
  };
}

function notesOn(ground: Ground, battle: Readonly<Battle>, unit: number): string[] {
  const { members, reinforced } = ground.unit(battle, unit);
  const { activated, fleeing, belowHalf } = battle.units[unit]!;
  const hurt = members.reduce((sum, model) => sum + (inPlay(battle.models[model]!) ? battle.models[model]!.wounds : 0), 0);
  return [
    ...(members.length > 1 ? [`${ground.members(battle, unit).length} of ${members.length} models`] : []),
    ...(reinforced ? ['reinforced'] : []),
    ...(hurt > 0 ? [hurt === 1 ? '1 wound' : `${hurt} wounds`] : []),
    ...(belowHalf && ground.card(battle, unit).type !== 'commander' ? ['below half'] : []),
    ...(activated && battle.active?.unit !== unit ? ['has been activated'] : []),
    ...(fleeing ? [`flees, rallies ${chanceOfRally(ground, battle, unit)}`] : []),
  ];
}
