/** The position of a game before one of its decisions, as a file. */
import { UsageError } from '../kernel/errors.ts';
import type { Game } from '../kernel/game.ts';
import type { Position } from '../kernel/position.ts';
import { playGame, type Played } from '../kernel/referee.ts';
import { writeOwn } from './own-file.ts';
import { positionText } from './position-file.ts';
import { inSight } from './play-apart.ts';
import { print } from './print.ts';
import type { Sitting } from './tell.ts';
import { whose } from '../lab/side-words.ts';

/** Plays the game to its end, writes the file and says so. Throws a `UsageError` where there is nothing to write. */
export async function savePosition({ system, mission, patch, layout, players, seed, index, draws }: Sitting, at: number, file: string): Promise<Played> {
  const game = system.open({ mission: mission!.id, patch, ...(layout === undefined ? {} : { layout }) });
  const saved: { number: number; seat: number; position: Position }[] = [];
  let refusal: string | null = null;
  const played = playGame({
    game,
    strategies: inSight(players.map(({ strategy }) => strategy), index),
    seats: system.seats,
    seed,
    index,
    draws,
    watch({ number, seat, state }) {
      if (number > at && saved.length > 0) return;
      const position = positionIn(game, state);
      if (typeof position !== 'string') saved.push({ number, seat, position });
      else if (number === at) refusal = position;
    },
  });
  if (at >= played.decisions) throw new UsageError(`--at ${at}: no such decision; the game has decisions 0 to ${played.decisions - 1}`);
  const found = saved.at(-1);
  if (refusal !== null) throw new UsageError(`--at ${at}: ${refusal as string}${found === undefined ? '' : `, such as decision ${found.number}`}`);
  const { seat, position } = found!;
  await writeOwn(file, await positionText({ ...position, ...(Object.keys(patch).length === 0 ? {} : { set: { ...patch } }) }), '--save');
  print(`${file}: the position before decision ${at}, which is ${whose(system.seats[seat]!)}.`);
  return played;
}

/** Or why there is none. */
function positionIn(game: Game, state: unknown): Position | string {
  try {
    return game.position!(state);
  } catch (thrown) {
    if (thrown instanceof UsageError) return thrown.message;
    throw thrown;
  }
}
