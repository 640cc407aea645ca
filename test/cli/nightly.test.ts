/** `skirmish nightly`: from a baseline to a verdict, as CI runs it. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderWith, MAIN, ROOT, skirmish } from './skirmish.ts';

const own = (strategy: string) => `export { default } from '${ROOT}dist/strategies/${strategy}.js';`;
const RUSH = own('fury-of-the-clansmen/rush');
const IDLE = own('any/idle');

/** Against a side that does nothing, so that a dozen games tell one player from another. */
const EXPERIMENT = `title: A walk in the park
system: fury-of-the-clansmen
mission: breakthrough
seed: 5
games: 8
strategies:
  clan: [./mine.mjs]
  legion: [idle]
set:
  missions.breakthrough.roundLimit: 14
`;
const SHORT = `title: One round at random
system: fury-of-the-clansmen
mission: breakthrough
games: 8
strategies:
  clan: [random]
  legion: [random]
set:
  missions.breakthrough.roundLimit: 1
`;
const GAMES = ['--games', '12'];
const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

test('from no baseline to a confirmed drift and a new baseline', () => {
  const folder = folderWith({ 'walk.yaml': EXPERIMENT, 'mine.mjs': IDLE });
  const night = (...more: string[]) => skirmish(folder, 'nightly', 'walk.yaml', ...GAMES, ...more);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  const none = night();
  expect([none.code, none.stdout]).toEqual([2, '']);
  expect(none.stderr).toMatch(/^reports\/baseline\/fury-of-the-clansmen\/walk\.json: no baseline is there yet\nNothing was played\. .*\n {2}node \S+ nightly walk\.yaml --baseline reports\/baseline --games 12 --update\n$/);
  expect(existsSync(join(folder, 'reports'))).toBe(false);

  const mend = spawnSync(/^ {2}(node .*)$/m.exec(none.stderr)![1]!, { cwd: folder, shell: true, encoding: 'utf8' });
  expect([mend.status, mend.stdout]).toEqual([0, expect.stringContaining('Baseline: reports/baseline/fury-of-the-clansmen/walk.json')]);

  const unchanged = night();
  expect([unchanged.code, unchanged.stderr]).toEqual([0, '']);
  expect(unchanged.stdout).toContain('fury-of-the-clansmen/walk: unchanged, skipped');
  const all = night('--all');
  expect([all.code, inOneLine(all.stdout)]).toEqual([0, expect.stringContaining('every game as in the baseline, drift exactly 0')]);

  writeFileSync(join(folder, 'mine.mjs'), RUSH);
  const summary = join(folder, 'job-summary.md');
  const drift = spawnSync(process.execPath, [MAIN, 'nightly', 'walk.yaml', ...GAMES], { cwd: folder, encoding: 'utf8', env: { ...process.env, GITHUB_STEP_SUMMARY: summary, GITHUB_SHA: '0123456789abcdef' } });
  expect(drift.status).toBe(1);
  expect(drift.stderr).toMatch(/A walk in the park, fresh seeds: 12 of 12 games/);
  expect(drift.stdout).toContain('Confirmed drift in fury-of-the-clansmen/walk.');
  expect(inOneLine(drift.stdout)).toMatch(/12 of 12 games go otherwise than in the baseline; \d+ have another winner: clan instead of (legion|draw) in \d+/);
  const command = /^ {4}(node \S+ replay \S+ 0 \d+)$/m.exec(drift.stdout)![1]!;
  expect(read('reports/nightly/report.html')).toContain(`<code>${command}</code>`);
  const replayed = spawnSync(`${command} --quiet`, { cwd: folder, shell: true, encoding: 'utf8' });
  expect([replayed.status, replayed.stdout]).toEqual([0, expect.stringMatching(/^Clan wins/) as string]);
  expect(readFileSync(summary, 'utf8')).toBe(read('reports/nightly/summary.md'));
  expect(read('reports/nightly/junit.xml')).toMatch(/<failure type="confirmed drift" message="mine \/ idle, clan score: from /);
  const page = read('reports/nightly/report.html');
  expect(page).toContain('<h1>The balance has drifted</h1>');
  expect(page).toContain('id="chart-trend-fury-of-the-clansmen-walk"');
  const history = read('reports/nightly/history.jsonl').trim().split('\n').map((line) => JSON.parse(line) as { outcome: string; commit: string | null });
  expect(history.map(({ outcome }) => outcome)).toEqual(['new', 'skipped', 'same', 'drift']);
  expect(history.at(-1)!.commit).toBe('0123456789');
  expect(readdirSync(join(folder, 'reports/nightly/runs/fury-of-the-clansmen/walk')), 'the games of tonight and the fresh ones; those of other nights are gone').toHaveLength(2);

  const renewed = night('--update', '--json');
  expect(renewed.code, 'a renewal is no alarm').toBe(0);
  expect(JSON.parse(renewed.stdout)).toMatchObject({ format: 1, drift: false, renewed: ['reports/baseline/fury-of-the-clansmen/walk.json'], experiments: [{ outcome: 'moved' }] });
  expect(night().stdout).toContain('unchanged, skipped');
}, 180_000);

test('a baseline of another size is refused, with all that is wrong and one command to mend it', () => {
  const folder = folderWith({ 'one.yaml': SHORT, 'two.yaml': SHORT });
  skirmish(folder, 'nightly', 'one.yaml', '--games', '4', '--update', '--baseline', 'kept');
  const { code, stderr } = skirmish(folder, 'nightly', 'one.yaml', 'two.yaml', '--games', '5', '--baseline', 'kept');
  expect(code).toBe(2);
  expect(stderr).toContain("kept/fury-of-the-clansmen/one.json: it is of 4 games a cell, tonight's is of 5 games a cell\nkept/fury-of-the-clansmen/two.json: no baseline is there yet\n");
  expect(stderr).toMatch(/ nightly one\.yaml two\.yaml --baseline kept --games 5 --update\n$/);
});

test('a baseline of an older form is refused with the command that makes it anew', () => {
  const folder = folderWith({ 'one.yaml': SHORT });
  skirmish(folder, 'nightly', 'one.yaml', '--games', '2', '--update', '--baseline', 'kept');
  const file = join(folder, 'kept/fury-of-the-clansmen/one.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"format": 2', '"format": 1'));
  const night = () => skirmish(folder, 'nightly', 'one.yaml', '--games', '2', '--baseline', 'kept');
  const { code, stderr } = night();
  expect([code, stderr]).toEqual([2, expect.stringContaining('kept/fury-of-the-clansmen/one.json: found format 1, expected 2: written by another version of skirmish-lab\nNothing was played.')]);
  const mended = spawnSync(/^ {2}(node .*)$/m.exec(stderr)![1]!, { cwd: folder, shell: true, encoding: 'utf8' });
  expect([mended.status, night().code]).toEqual([0, 0]);
});

test('failed games end with 1 and are called that; they never become a baseline', () => {
  const folder = folderWith({ 'walk.yaml': EXPERIMENT, 'mine.mjs': IDLE });
  skirmish(folder, 'nightly', 'walk.yaml', '--games', '2', '--update', '--quiet');
  const before = readFileSync(join(folder, 'reports/baseline/fury-of-the-clansmen/walk.json'), 'utf8');
  writeFileSync(join(folder, 'mine.mjs'), `export default { name: 'x', about: 'y', start: () => ({ choose() { throw new Error('no idea'); } }) };`);
  const night = skirmish(folder, 'nightly', 'walk.yaml', '--games', '2', '--quiet');
  expect([night.code, night.stdout, night.stderr]).toEqual([1, '', expect.stringMatching(/2 games failed, which is no drift but a fault/) as string]);
  expect(readFileSync(join(folder, 'reports/nightly/junit.xml'), 'utf8')).toContain('<error type="failed games"');
  const update = skirmish(folder, 'nightly', 'walk.yaml', '--games', '2', '--update');
  expect([update.code, update.stderr]).toEqual([1, expect.stringContaining('walk.json: not renewed, since games failed')]);
  expect(readFileSync(join(folder, 'reports/baseline/fury-of-the-clansmen/walk.json'), 'utf8')).toBe(before);
});

test('a night that is killed goes on from where it was', async () => {
  const folder = folderWith({ 'one.yaml': SHORT });
  const args = ['nightly', 'one.yaml', '--games', '120', '--update'];
  const child = spawn(process.execPath, [MAIN, ...args], { cwd: folder });
  const runs = join(folder, 'reports/nightly/runs/fury-of-the-clansmen/one');
  const parts = () => (existsSync(runs) ? readdirSync(runs).flatMap((key) => (existsSync(join(runs, key, 'parts')) ? readdirSync(join(runs, key, 'parts')).filter((name) => !name.endsWith('.unfinished')) : [])) : []);
  while (parts().length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill('SIGKILL');
  await new Promise((resolve) => child.on('close', resolve));
  const { code, stderr } = skirmish(folder, ...args);
  expect([code, stderr]).toEqual([0, expect.stringMatching(/120 of 120 games, \d+ kept from before/) as string]);
  rmSync(join(folder, 'reports/nightly'), { recursive: true });
  const whole = skirmish(folder, 'nightly', 'one.yaml', '--games', '120', '--all');
  expect([whole.code, inOneLine(whole.stdout)], 'unbroken, it is the same night').toEqual([0, expect.stringContaining('drift exactly 0')]);
});

test('the workflow plays experiments of every rulebook, each against a baseline of its own', () => {
  const workflow = parse(readFileSync(join(ROOT, '.github/workflows/nightly.yml'), 'utf8')) as { jobs: { nightly: { steps: { run?: string }[] } } };
  const [, pattern] = workflow.jobs.nightly.steps.map(({ run }) => /^npx skirmish nightly (\S+) --baseline reports\/baseline$/.exec(run ?? '')).find((found) => found !== null)!;
  expect(pattern).toBe('experiments/*/nightly-*.yaml');
  const rooms = readdirSync(join(ROOT, 'experiments'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const filesOf = (room: string) => readdirSync(join(ROOT, 'experiments', room)).filter((name) => /^nightly-.*\.yaml$/.test(name)).map((name) => join('experiments', room, name));
  for (const room of rooms) expect({ room, files: filesOf(room).length }).toEqual({ room, files: expect.toBeOneOf([1, 2, 3]) as number });
  const files = rooms.flatMap(filesOf);
  const { code, stderr } = skirmish(ROOT, 'nightly', ...files, '--games', '3', '--baseline', 'reports/nobody-has-this');
  expect([code, stderr.match(/no baseline is there yet/g)?.length]).toEqual([2, files.length]);
});
