/** `skirmish play`: one game in words, with its dice. */
import type { Command } from 'commander';
import { UsageError, unknownName } from '../../kernel/errors.ts';
import { DONE, FAILED } from '../exit.ts';
import { readSet, readStrategies, seedOf, wholeFrom, withManner, withSet, withStrategy } from '../options.ts';
import type { Manner } from '../tell.ts';

interface Options extends Manner {
  seed: number | string;
  game: number;
  strategy?: string[];
  set?: string[];
}

export function addPlay(program: Command): void {
  const command = program
    .command('play')
    .description('Play one game and tell it in words, with its dice.')
    .argument('<system>', 'a rulebook, as `skirmish systems` lists them')
    .argument('<mission>', 'one of its missions')
    .option('--seed <seed>', 'luck: a whole number or a text', seedOf, 1)
    .option('--game <number>', 'which game of that seed, from 0', wholeFrom(0), 0);
  withStrategy(command);
  withManner(withSet(command))
    .addHelpText('after', '\nExample:\n  $ skirmish play fury-of-the-clansmen breakthrough --seed 1995 --strategy clan=random --strategy legion=random')
    .action(play);
}

async function play(systemId: string, missionId: string, options: Options): Promise<void> {
  const { missionNamed, systemNamed } = await import('../named.ts');
  const { builtIn, labelOf, loadStrategy } = await import('../strategies.ts');
  const { tell } = await import('../tell.ts');
  const system = systemNamed(systemId);
  const mission = missionNamed(system, missionId);
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
  const players = [];
  for (const spec of specs) players.push({ label: labelOf(spec), strategy: await loadStrategy(system.id, spec) });
  const played = tell({ system, mission, patch, players, seed: options.seed, index: options.game, draws: {} }, options);
  process.exitCode = played.failure === null ? DONE : FAILED;
}
