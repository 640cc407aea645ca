/** A run of duels killed again and again at seeded moments, each time gone on with. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stream } from '../../../src/kernel/rng.ts';
import { newFolder } from '../run-of-duels.ts';

export interface Killed {
  folder: string;
  /** One a start. `kept` and `last`: games there at its start, and when it last said so. */
  starts: { kept: number; last: number; wasKilled: boolean }[];
}

/** `program`: the compiled duels-process. A start is killed up to `within` ms after it knows what it keeps. */
export async function playWithKills(program: string, kills: number, within: number, seed: string): Promise<Killed> {
  const folder = join(newFolder(), 'run');
  const rng = stream(seed, 'kills', 0);
  const starts: Killed['starts'] = [];
  for (let left = kills; ; left--) {
    const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'close');
    let told = '';
    child.stdout.on('data', (text: Buffer) => (told += text.toString()));
    const known = once(child.stdout, 'data');
    if (left > 0) {
      await Promise.race([known, ended]);
      await wait(rng.below(within));
      child.kill('SIGKILL');
    }
    const [code, signal] = (await ended) as [number | null, string | null];
    if (signal === null && code !== 0) throw new Error(`start ${starts.length} ended with ${code}`);
    const counts = told.split('\n').slice(0, -1).map(Number);
    starts.push({ kept: counts[0]!, last: counts.at(-1)!, wasKilled: signal === 'SIGKILL' });
    if (left === 0) return { folder, starts };
  }
}
