/** What `skirmish play` and `skirmish replay` print: a heading, one game in words, and how it ended; or all that as JSON. */
import type { Draws } from '../kernel/chance.ts';
import type { MissionCard, Strategy, System } from '../kernel/game.ts';
import type { Match, Played } from '../kernel/referee.ts';
import { endingOf, luckOf } from './ending.ts';
import { inSight } from './play-apart.ts';
import { print, printJson } from './print.ts';
import { tellGame, type Boards } from './tell-game.ts';

/** One game to be told. */
export interface Sitting {
  system: System;
  /** Null: that of the position. */
  mission: MissionCard | null;
  /** Begin here, not with a deployment. */
  position?: unknown;
  /** Play on this, not on the mission's own layout. */
  layout?: unknown;
  patch: Readonly<Record<string, unknown>>;
  /** One a seat, with what the tables call it. */
  players: readonly { label: string; strategy: Strategy }[];
  seed: number | string;
  index: number;
  draws: Draws;
}

export interface Manner {
  board: Boards;
  quiet?: boolean;
  json?: boolean;
}

export function tell(sitting: Sitting, manner: Manner): Played {
  const { system, position, layout, patch, players, seed, index, draws } = sitting;
  const game = system.open({ mission: sitting.mission?.id ?? '', patch, ...(position === undefined ? {} : { position }), ...(layout === undefined ? {} : { layout }) });
  const mission = sitting.mission ?? game.card!;
  const match: Match = {
    game,
    strategies: inSight(players.map(({ strategy }) => strategy), index),
    seats: system.seats,
    frozen: true,
    seed,
    index,
    draws,
  };
  if (manner.json) return tellAsJson(sitting, mission, match);
  if (manner.quiet) {
    const played = tellGame(system, match, 'never', () => {});
    print(endingOf(system, mission, played));
    return played;
  }
  print(`${system.title} · ${mission.title} · seed ${seed}, game ${index}`);
  system.seats.forEach((seat, i) => print(`${seat}: ${players[i]!.label} (${players[i]!.strategy.about})`));
  for (const [path, value] of Object.entries(patch)) print(`${path} = ${String(value)}`);
  print('');
  const played = tellGame(system, match, manner.board, (line) => print(line));
  for (const line of [...luckOf(system, played), endingOf(system, mission, played)]) print(line);
  return played;
}

function tellAsJson(sitting: Sitting, mission: MissionCard, match: Match): Played {
  const { system, patch, players, seed, index } = sitting;
  const story: { text: string; event: unknown }[] = [];
  const decisions: { number: number; seat: string; action: unknown }[] = [];
  const bySeat = <T>(of: (seat: number) => T) => Object.fromEntries(system.seats.map((seat, i) => [seat, of(i)]));
  const played = tellGame(
    system,
    { ...match, watch: ({ number, seat, action }) => decisions.push({ number, seat: system.seats[seat]!, action: structuredClone(action) }) },
    'never',
    (text, event) => story.push({ text: text.trim(), event: structuredClone(event) }),
  );
  const { measures, failure, digest } = played;
  printJson({
    format: 1,
    system: system.id,
    mission: mission.id,
    seed,
    game: index,
    strategies: bySeat((i) => players[i]!.label),
    patch,
    winner: measures === null ? null : measures.winner === null ? 'draw' : system.seats[measures.winner],
    grade: measures?.grade ?? null,
    rounds: measures?.rounds ?? null,
    values: measures?.values ?? null,
    failure,
    digest,
    luck: Object.fromEntries(system.luck.map(({ name }) => [name, bySeat((i) => played.luck.account(name, i))])),
    story,
    decisions,
  });
  return played;
}
