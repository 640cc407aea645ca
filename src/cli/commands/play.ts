/** `skirmish play`: one game in words, with its dice. */
import type { Command } from 'commander';
import { examples } from '../help-text.ts';
import { UsageError, unknownName } from '../../kernel/errors.ts';
import type { MissionCard, System } from '../../kernel/game.ts';
import { DONE, FAILED } from '../exit.ts';
import { readSet, readStrategies, seedOf, wholeFrom, withLayout, withManner, withPatience, withSet, withStrategy } from '../options.ts';
import { playedApart, showLoading } from '../play-apart.ts';
import type { About } from '../../lab/experiment/placed-file.ts';
import type { Manner } from '../tell.ts';

interface Options extends Manner {
  patience?: number;
  position?: string;
  layout?: string;
  seed: number | string;
  game: number;
  strategy?: string[];
  set?: string[];
}

export function addPlay(program: Command): void {
  const command = program
    .command('play')
    .summary('one game in words, with its dice')
    .description('Play one game and tell it in words, with its dice.')
    .argument('[system]', 'a rulebook, as `skirmish systems` lists them')
    .argument('[mission]', 'one of its missions')
    .option('--position <file>', 'begin on a position, instead of a mission of a system')
    .option('--seed <seed>', 'luck: a whole number or a text', seedOf, 1)
    .option('--game <number>', 'which game of that seed, from 0', wholeFrom(0), 0);
  withStrategy(command);
  withPatience(withManner(withLayout(withSet(command))))
    .addHelpText('after', examples('play blood-berets into-the-caves --seed 3', 'play conan-rise-of-monsters shrine --strategy circle=tactician --strategy set=onslaught --board never', 'play --position experiments/fury-of-the-clansmen/positions/rubble-and-walls.yaml --strategy clan=hunter --strategy legion=marksman'))
    .action(play);
}

async function play(systemId: string | undefined, missionId: string | undefined, options: Options): Promise<void> {
  const { builtIn, isFile, labelOf, loadStrategy } = await import('../strategies.ts');
  const { tell } = await import('../tell.ts');
  const { system, mission, place, about } = await begin(systemId, missionId, options);
  const chosen = readStrategies(options.strategy);
  for (const seat of Object.keys(chosen)) {
    if (!system.seats.includes(seat)) throw new UsageError(`--strategy ${seat}=${chosen[seat]![0]}: ${unknownName('seat', seat, system.seats)}`);
  }
  const specs = system.seats.map((seat) => {
    const [spec = builtIn(system.id)[0]!.name, second] = chosen[seat] ?? [];
    if (second !== undefined) throw new UsageError(`--strategy ${seat}=${second}: ${seat} already has ${spec}; one game has one strategy a seat`);
    return spec;
  });
  const patch = await readSet(options.set);
  if (await playedApart({ own: specs.some(isFile), seats: system.seats, ...options })) return;
  showLoading();
  const players = [];
  for (const spec of specs) players.push({ label: labelOf(spec), strategy: await loadStrategy(system.id, spec) });
  const sitting = { system, mission, patch, players, seed: options.seed, index: options.game, draws: {} };
  const played = about(() => tell({ ...sitting, ...place }, options));
  process.exitCode = played.failure === null ? DONE : FAILED;
}

interface Beginning {
  system: System;
  mission: MissionCard | null;
  /** What is in a file of the user's: where the game begins, or how the mission lies. */
  place: { position?: unknown; layout?: unknown };
  about: About;
}

/** A mission of a system, also on a layout of the user's, or the position of a file. */
async function begin(systemId: string | undefined, missionId: string | undefined, { position, layout }: Options): Promise<Beginning> {
  const { missionNamed, systemNamed } = await import('../named.ts');
  if (position !== undefined) {
    if (systemId !== undefined) throw new UsageError(`play: a position says its own system; leave "${systemId}" or --position out`);
    if (layout !== undefined) throw new UsageError('play: a position brings its own board; leave --layout or --position out');
    const { openPositionFile } = await import('../position-file.ts');
    const file = openPositionFile(position);
    return { system: file.system, mission: null, place: { position: file.position }, about: file.about };
  }
  if (systemId === undefined || missionId === undefined) throw new UsageError(`missing required argument '${systemId === undefined ? 'system' : 'mission'}'; or begin with --position <file>`);
  const system = systemNamed(systemId);
  const mission = missionNamed(system, missionId);
  if (layout === undefined) return { system, mission, place: {}, about: (work) => work() };
  const { readLayoutFile } = await import('../../lab/experiment/layout-file.ts');
  const { content, about } = readLayoutFile(layout, system, mission.id);
  return { system, mission, place: { layout: content }, about };
}
