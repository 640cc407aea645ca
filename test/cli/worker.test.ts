/** What slows all games of a thread and shows in no result: the engine itself says when it happens. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { folderWith, MAIN } from './skirmish.ts';

const SHORT = `title: Two rounds
system: fury-of-the-clansmen
mission: breakthrough
seed: 5
games: 4
strategies: { clan: [rush], legion: [rush] }
set: { options.rules: basic, missions.breakthrough.roundLimit: 2 }
`;

/** How often a thread gave its first buffer away, as Node prints it: "Invalidating protector cell ArrayBufferDetaching". */
const givenAway = (...command: string[]): number => {
  const { status, stdout } = spawnSync(process.execPath, ['--trace-protector-invalidation', ...command], { cwd: folderWith({ 'short.yaml': SHORT }), encoding: 'utf8' });
  expect(status).toBe(0);
  return stdout.split('ArrayBufferDetaching').length - 1;
};

test('no thread that plays gives a buffer away: from then on each access to a typed array would be checked', () => {
  expect(givenAway('-e', 'const given = new ArrayBuffer(8); structuredClone(given, { transfer: [given] })'), 'where one does, it is told').toBe(1);
  expect(givenAway(MAIN, 'run', 'short.yaml', '--workers', '2'), 'one: the main thread, which draws').toBe(1);
});
