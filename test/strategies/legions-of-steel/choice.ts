/** What a script chooses on a table, for whoever is asked. */
import type { Strategy } from '../../../src/kernel/game.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { LegionsGame } from '../../../src/systems/legions-of-steel/game.ts';
import type { LegionsAction, LegionsView } from '../../../src/systems/legions-of-steel/tactics.ts';
import captain from '../../../strategies/legions-of-steel/captain.ts';
import type { Table } from '../../systems/legions-of-steel/table.ts';

export type Script = Strategy<LegionsGame, LegionsView, LegionsAction>;

export function choice({ view, ground }: Table, script: Script = captain): LegionsAction {
  const game = new LegionsGame(ground.book, { ...ground.mission, roster: () => ground.roster });
  return script.start(view.seat, game).choose(view, stream('test', 'player', 0));
}
