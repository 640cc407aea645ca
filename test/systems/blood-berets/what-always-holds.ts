/** What holds of every battle at every decision, whatever has been played. */
import type { BeretsGame } from '../../../src/systems/blood-berets/game.ts';
import { isFigure } from '../../../src/systems/blood-berets/roster.ts';
import { chooser } from '../../../src/systems/blood-berets/decisions.ts';
import { standing } from '../../../src/systems/blood-berets/figure.ts';
import type { BeretsState } from '../../../src/systems/blood-berets/state.ts';

/** What is wrong with a battle; empty when nothing is. */
export function faults(game: BeretsGame, state: BeretsState): string[] {
  const { ground } = game;
  const { open } = state;
  return [
    ...figureFaults(game, state),
    ...counterFaults(game, state),
    ...thingFaults(game, state),
    ...(open.turn > ground.mission.turns(ground.book) ? [`turn ${open.turn}`] : []),
    ...(open.cup.some((counters) => counters < 0) || open.saved < 0 ? [`cup ${open.cup.join(' ')}, saved ${open.saved}`] : []),
    ...(open.agenda.length > 60 ? [`${open.agenda.length} steps on the agenda`] : []),
  ];
}

function figureFaults({ ground }: BeretsGame, { open }: BeretsState): string[] {
  const found: string[] = [];
  const field = ground.board(open);
  const on = new Map<number, string>();
  for (const [number, figure] of open.figures.entries()) {
    const { id, card } = ground.piece(number);
    const holds = (condition: boolean, what: string) => {
      if (!condition) found.push(`${id}: ${what}`);
    };
    const { fate, at, wounds } = figure;
    const most = isFigure(card) ? ground.book.units[card].wounds : 1;
    holds(wounds >= 0 && (fate === 'dead' || wounds < most), `${fate} with ${wounds} wounds of ${most}`);
    holds((fate === 'held') === (figure.into >= 0) || open.active?.figure === number, `${fate} and has to enter area ${figure.into}`);
    holds(new Set(figure.gear).size === figure.gear.length, `bears ${figure.gear.join()}`);
    if (!standing(figure)) continue;
    holds(card !== 'dummy', 'a dummy stands on the board');
    holds(at >= 0 && at < field.rock.length && field.rock[at] === 0, `stands at ${at}, in rock or nowhere`);
    holds(fate === 'held' || field.unknown[at] === 0 || (figure.seat === 1 && ground.piece(number).seat === 0), `stands at ${at} in an unturned section`);
    holds(!on.has(at), `stands on ${on.get(at)!}`);
    on.set(at, id);
  }
  const { active } = open;
  if (active !== null) {
    if (active.left < 0 || active.steps < 0 || active.turns < 0) found.push(`active: ${JSON.stringify(active)}`);
    if (!active.extra && !open.figures[active.figure]!.acted) found.push(`${ground.piece(active.figure).id} acts and has no counter beside it`);
  }
  return found;
}

/** Each hidden piece has one counter, and nobody else has any. */
function counterFaults({ ground }: BeretsGame, { open, secret }: BeretsState): string[] {
  const found: string[] = [];
  const seen = new Set<number>();
  for (const [slot, { where, known }] of open.counters.entries()) {
    const piece = secret.faces[slot]!;
    if ((where === 'free') !== (piece < 0)) found.push(`slot ${slot} is ${where} and stands for ${piece}`);
    if (where === 'free') continue;
    if (open.figures[piece]!.fate !== 'hidden') found.push(`${ground.piece(piece).id} has a troop counter and is ${open.figures[piece]!.fate}`);
    if (seen.has(piece)) found.push(`${ground.piece(piece).id} has two troop counters`);
    if (known >= 0 && known !== piece) found.push(`slot ${slot} is known as ${known} and is ${piece}`);
    seen.add(piece);
  }
  for (const [number, { fate }] of open.figures.entries()) if (fate === 'hidden' && !seen.has(number)) found.push(`${ground.piece(number).id} is hidden and has no troop counter`);
  return found;
}

function thingFaults({ ground }: BeretsGame, { open, secret }: BeretsState): string[] {
  const found: string[] = [];
  if (open.turn > 0 && secret.hidden.some((things, section) => things.length !== open.display[section])) found.push('the display and what is hidden there do not agree');
  for (const { id, kind } of open.markers) if (kind !== null && kind !== secret.kinds[id]) found.push(`marker ${id} shows a ${kind} and is a ${secret.kinds[id]}`);
  const all = secret.hidden.flat().filter((kind) => kind === 'tunnel').length + open.markers.filter(({ id }) => secret.kinds[id] === 'tunnel').length + open.affairs.blown;
  if (open.board.level === 'jungle' && open.turn > 0 && all !== ground.book.objects.tunnels) found.push(`${all} tunnels`);
  return found;
}

/** Who decides sees the secret only as the Legion player. */
export function wrongView(game: BeretsGame, state: BeretsState, seat: number): string[] {
  const asked = state.open.agenda.at(-1)!;
  const view = game.view(state, seat);
  return [...(chooser(state.open, asked) === seat ? [] : [`seat ${seat} is asked for the step ${asked.step}`]), ...((view.secret === null) === (seat === 0) ? [] : [`seat ${seat} sees the wrong secret`])];
}
