/** `skirmish run`: from an experiment file to games, a table and a verdict. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { folderWith, MAIN, skirmish, type Ended } from './skirmish.ts';

/** Short games: what is tested is the way to them. */
const SHORT = `title: Two rounds at random
system: fury-of-the-clansmen
mission: breakthrough
seed: 5
games: 8
strategies:
  clan: [random]
  legion: [random]
set:
  missions.breakthrough.roundLimit: 2
`;

interface Document {
  format: number;
  runs: { folder: string; report: string; assumed: { path: string }[]; failures: unknown[]; summary: { verdict: { says: string }; cells: { games: number }[] } }[];
}

describe('skirmish run', () => {
  test('ends with the table, the verdict, the assumed numbers, the report and a game to look at', () => {
    const folder = folderWith({ 'short.yaml': SHORT });
    const { code, stdout, stderr } = skirmish(folder, 'run', 'short.yaml');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Two rounds at random\nFury of the Clansmen · .* · seed 5 · 8 games a cell\n/);
    expect(stdout).toMatch(/^random \/ random +8 /m);
    expect(stdout).toMatch(/^(Fair|Favors \w+|Undecided): clan scores /m);
    expect(stdout.replace(/\s+/g, ' ')).toMatch(/ Warning: the verdict rests on \d+ assumed numbers; the report lists them, `node \S+ systems fury-of-the-clansmen` too\. /);
    expect(stdout).toContain(`Report: ${join('reports', 'short', 'report.html')}\n`);
    expect(existsSync(join(folder, 'reports/short/games.parquet'))).toBe(true);
    expect(stderr, 'a pipe gets one line and no bar').toMatch(/^Two rounds at random: 8 of 8 games, 0 failed, \d+ s, \d+ games\/s\n$/);
  });

  test('where something varies, says for each value what it changes and whether that is beyond chance', () => {
    const folder = folderWith({ 'short.yaml': `${SHORT}vary:\n  units.regular.armor: [3r, 3b]\n` });
    const { stdout } = skirmish(folder, 'run', 'short.yaml', '--games', '4');
    expect(stdout).toMatch(/^units\.regular\.armor +clan's score \(95 %\) +change, points \(95 %\) +beyond chance +verdict$/m);
    expect(stdout).toMatch(/^3r \(reference\) +\d+\.\d % /m);
    expect(stdout).toMatch(/^3b +\d+\.\d % \(\S+\) +\S+ \(\S+ to \S+\) +(yes|no) +undecided$/m);
    expect(stdout).toMatch(/^Reference: units\.regular\.armor = 3r\. /m);
  });

  test('keeps to the width of the terminal', () => {
    const folder = folderWith({ 'short.yaml': SHORT });
    const { stdout } = spawnSync(process.execPath, [MAIN, 'run', 'short.yaml', '--games', '2'], { cwd: folder, encoding: 'utf8', env: { ...process.env, COLUMNS: '60' } });
    const wide = stdout.split('\n').filter((line) => line.length > 60 && !/^(Report|One game in words|Fury)/.test(line));
    expect(wide).toEqual([]);
    expect(stdout).toMatch(/^random \/ random\n {2}games 2 · clan wins \(95 %\) /m);
  });

  test('the command that it prints replays a game', () => {
    const folder = folderWith({ 'short.yaml': SHORT });
    const { stdout } = skirmish(folder, 'run', 'short.yaml');
    const command = /^One game in words: node \S+ (.*)$/m.exec(stdout)![1]!;
    const { code, stdout: told } = skirmish(folder, ...command.split(' '));
    expect(code).toBe(0);
    expect(told).toContain('It is the game of the run, decision by decision.');
  });

  test('--json is one document on standard output, --quiet is nothing at all', () => {
    const folder = folderWith({ 'short.yaml': SHORT });
    const quiet = skirmish(folder, 'run', 'short.yaml', '--quiet');
    expect(quiet).toEqual({ code: 0, stdout: '', stderr: '' });
    const { stdout } = skirmish(folder, 'run', 'short.yaml', '--json');
    const { format, runs } = JSON.parse(stdout) as Document;
    expect(format).toBe(1);
    expect(runs).toHaveLength(1);
    expect(runs[0]).toMatchObject({ folder: join('reports', 'short'), failures: [], summary: { cells: [{ games: 8 }] } });
    expect(runs[0]!.assumed.map(({ path }) => path)).toContain('board.density');
  });

  test('options stand above the file', () => {
    const folder = folderWith({ 'short.yaml': SHORT, 'first.mjs': `export default { name: 'first', about: 'the first', start: (_, game) => ({ choose: (view) => game.options(view)[0] }) };` });
    const { code, stdout } = skirmish(folder, 'run', 'short.yaml', '--games', '3', '--seed', 'other', '--workers', '1', '--out', 'here', '--set', 'units.regular.armor=3b', '--strategy', 'clan=./first.mjs', '--strategy', 'clan=random');
    expect(code).toBe(0);
    expect(stdout).toContain('seed other · 3 games a cell');
    expect(stdout).toMatch(/^first \/ random +3 /m);
    expect(stdout).toMatch(/^random \/ random +3 /m);
    const manifest = JSON.parse(readFileSync(join(folder, 'here/manifest.json'), 'utf8')) as { cells: { patch: object }[] };
    expect(manifest.cells[0]!.patch).toEqual({ 'missions.breakthrough.roundLimit': 2, 'units.regular.armor': '3b' });
  });

  test('what is set is named in heading and report, and never called printed', () => {
    const folder = folderWith({ 'short.yaml': SHORT });
    const { stdout } = skirmish(folder, 'run', 'short.yaml', '--games', '1', '--out', 'here', '--set', 'units.regular.armor=3b');
    expect(stdout).toMatch(/^Set here: missions\.breakthrough\.roundLimit = 2.*\nSet here: units\.regular\.armor = 3b \(book: 3r\)$/m);
    const report = readFileSync(join(folder, 'here/report.html'), 'utf8');
    expect(report).toContain('set here: units.regular.armor = 3b (book: 3r)');
    expect(report).toContain('<td>set here</td><td>units.regular.armor</td><td>3b</td><td>book: 3r</td>');
    expect(skirmish(folder, 'check', 'short.yaml', '--games', '1', '--set', 'units.regular.armor=3b').stdout).toContain('\nSet here: units.regular.armor = 3b (book: 3r)\n');
  });

  test('several files are played one after another, each into its folder', () => {
    const folder = folderWith({ 'one.yaml': SHORT, 'two.yaml': SHORT.replace('seed: 5', 'seed: 6') });
    const { code, stdout } = skirmish(folder, 'run', 'one.yaml', 'two.yaml', '--games', '2', '--out', 'both');
    expect(code).toBe(0);
    expect(stdout.match(/^Two rounds at random$/gm)).toHaveLength(2);
    expect(readdirSync(join(folder, 'both')).sort()).toEqual(['one', 'two']);
  });

  test('the same run again plays nothing', () => {
    const folder = folderWith({ 'short.yaml': SHORT });
    const first = skirmish(folder, 'run', 'short.yaml');
    const again = skirmish(folder, 'run', 'short.yaml');
    expect(again.stdout).toBe(first.stdout);
    expect(again.stderr).toBe('Two rounds at random: all 8 games were there from before\n');
  });

  test('failed games are told, counted, and give exit code 1', () => {
    const cheat = `export default { name: 'cheat', about: 'does as it likes', start: () => ({ choose: () => ({ do: 'win' }) }) };`;
    const folder = folderWith({ 'short.yaml': SHORT.replace('clan: [random]', 'clan: [./cheat.mjs]'), 'cheat.mjs': cheat });
    const { code, stdout } = skirmish(folder, 'run', 'short.yaml');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^8 games failed:\n {2}8 x illegal, by clan: .*\n {4}node \S+ replay \S+ 0 0$/m);
    expect(skirmish(folder, 'run', 'short.yaml', '--quiet')).toEqual({ code: 1, stdout: '', stderr: `8 of 8 games failed: see ${join('reports', 'short', 'failures.json')}\n` });
  });

  test('more --games extend a run, which is then as if played at once', () => {
    const folder = folderWith({ 'short.yaml': SHORT });
    skirmish(folder, 'run', 'short.yaml', '--out', 'grown', '--quiet');
    const { code, stderr } = skirmish(folder, 'run', 'short.yaml', '--out', 'grown', '--games', '12');
    expect([code, stderr]).toEqual([0, expect.stringContaining('12 of 12 games, 8 kept from before')]);
    skirmish(folder, 'run', 'short.yaml', '--out', 'whole', '--games', '12', '--quiet');
    expect(readFileSync(join(folder, 'grown/games.parquet')).equals(readFileSync(join(folder, 'whole/games.parquet')))).toBe(true);
  });

  test('what a strategy logs is heard, but not in the answer', () => {
    const talker = `console.log('loaded'); export default { name: 'talker', about: 'talks', start: (seat, game) => { console.log('at the table'); process.stdout.write('mumbling\\n'); return { choose: (view) => game.options(view)[0] }; } };`;
    const folder = folderWith({ 'short.yaml': SHORT.replace('clan: [random]', 'clan: [./talker.mjs]'), 'talker.mjs': talker });
    const { code, stdout, stderr } = skirmish(folder, 'run', 'short.yaml', '--json');
    expect(code).toBe(0);
    expect((JSON.parse(stdout) as Document).runs).toHaveLength(1);
    for (const said of ['loaded\n', 'at the table\n', 'mumbling\n']) expect(stderr).toContain(said);
  });

  test('a strategy that never answers costs the game, not the run; the game is named with the command that plays it again', () => {
    const stuck = `export default { name: 'stuck', about: 'ponders', start: (seat, game) => ({ choose(view, rng) { if (rng.below(300) === 0) for (;;); const options = game.options(view); return options[rng.below(options.length)]; } }) };`;
    const folder = folderWith({ 'short.yaml': SHORT.replace('clan: [random]', 'clan: [./stuck.mjs]').replace('roundLimit: 2', 'roundLimit: 1'), 'stuck.mjs': stuck });
    const { code, stdout } = skirmish(folder, 'run', 'short.yaml', '--patience', '1', '--games', '12');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^stuck \/ random +12 /m);
    expect(stdout).toMatch(/^ {2}\d x killed, by clan: no sign of life for 1 s: an endless loop\n {4}node \S+ replay reports\/short 0 \d+$/m);
  });

  test('a folder that another process plays into is refused', () => {
    const folder = folderWith({ 'short.yaml': SHORT });
    skirmish(folder, 'run', 'short.yaml', '--quiet');
    writeFileSync(join(folder, 'reports/short/.lock'), JSON.stringify({ pid: process.pid, began: null, host: hostname() }));
    const { code, stderr } = skirmish(folder, 'run', 'short.yaml', '--games', '9');
    expect([code, stderr]).toEqual([2, `${join('reports', 'short')}: process ${process.pid} plays into it; wait for its end or name another folder\n`]);
  });

  test('Ctrl-C keeps what was played and says how to go on; going on ends where an unbroken run ends', async () => {
    const folder = folderWith({ 'short.yaml': SHORT.replace('games: 8', 'games: 160').replace('roundLimit: 2', 'roundLimit: 1') });
    const child = spawn(process.execPath, [MAIN, 'run', 'short.yaml', '--out', 'broken'], { cwd: folder });
    let stderr = '';
    child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
    const parts = join(folder, 'broken/parts');
    while (!existsSync(parts) || readdirSync(parts).length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill('SIGINT');
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(130);
    const kept = Number(/^Stopped with (\d+) of 160 games kept in broken/m.exec(stderr)![1]);
    expect(kept).toBeGreaterThan(0);
    const command = /^ {2}(node \S+ run short\.yaml --out broken)$/m.exec(stderr)![1]!;
    const resumed = spawnSync(command, { cwd: folder, shell: true, encoding: 'utf8' });
    expect(resumed.status).toBe(0);
    expect(resumed.stderr).toContain(`160 of 160 games, ${kept} kept from before`);
    skirmish(folder, 'run', 'short.yaml', '--out', 'whole', '--workers', '1', '--quiet');
    expect(readFileSync(join(folder, 'broken/games.parquet')).equals(readFileSync(join(folder, 'whole/games.parquet')))).toBe(true);
  });
});

describe('skirmish run refuses, writes nothing and exits with 2', () => {
  const change = (from: string, to: string) => SHORT.replace(from, to);

  /** Name of the file -> its text, and what is said of it. */
  const BAD: Record<string, [string, string | RegExp]> = {
    'not-yaml': [`${SHORT}  - [`, /^11:\d+: not YAML: /],
    'unknown-key': [change('games: 8', 'gams: 8\ngames: 8'), '5:1: unknown key "gams"; did you mean "games"?'],
    'unknown-system': [change('fury-of-the', 'furry-of-the'), '2:9: unknown system "furry-of-the-clansmen"; did you mean "fury-of-the-clansmen"?'],
    'unknown-mission': [change('breakthrough', 'breakthru'), '3:10: unknown mission "breakthru"; did you mean "breakthrough"?'],
    'unknown-strategy': [change('[random]', '[randm]'), '7:10: unknown strategy "randm"; did you mean "random"?'],
    'unknown-seat': [change('legion:', 'legions:'), /^8:3: unknown seat "legions"; did you mean "legion"\?$/m],
    'unknown-path': [change('roundLimit', 'rondLimit'), '10:3: unknown path "missions.breakthrough.rondLimit"; did you mean "missions.breakthrough.roundLimit"?'],
    'out-of-range': [change('roundLimit: 2', 'roundLimit: 0'), '10:37: missions.breakthrough.roundLimit cannot be 0; expected a whole number from 1 to 200'],
    'no-games': [change('games: 8', 'games: 0'), '5:8: games: found 0, expected a whole number from 1 to 1000000000'],
    'half-a-game': [change('games: 8', 'games: 2.5'), '5:8: games: found 2.5, expected a whole number from 1 to 1000000000'],
    'strategy-not-there': [change('[random]', '[./gone.js]'), /^7:10: .*gone\.js/],
    'strategy-that-throws': [change('[random]', '[./thrower.mjs]'), /^7:10: .*thrower\.mjs.*: does not load: not today$/],
    'no-strategy': [change('[random]', '[./empty.mjs]'), /^7:10: .*empty\.mjs.*: has no default export/],
  };
  const ended: Ended & { wrote?: boolean } = { code: null, stdout: '', stderr: '' };

  beforeAll(() => {
    const files = Object.fromEntries(Object.entries(BAD).map(([name, [text]]) => [`${name}.yaml`, text]));
    const folder = folderWith({ ...files, 'good.yaml': SHORT, 'thrower.mjs': `throw new Error('not today');`, 'empty.mjs': '' });
    Object.assign(ended, skirmish(folder, 'run', 'good.yaml', ...Object.keys(files), 'gone.yaml'));
    ended.wrote = existsSync(join(folder, 'reports'));
  });

  test('several bad files: all that is wrong with them at once, and nothing is played', () => {
    expect(ended).toMatchObject({ code: 2, stdout: '', wrote: false });
    expect(ended.stderr).not.toContain('    at ');
    expect(ended.stderr).toContain('\ngone.yaml: no such file; expected an experiment file\n');
    const files = ended.stderr.trimEnd().split('\n').map((line) => line.split('.yaml:')[0]);
    expect([...new Set(files)]).toEqual([...Object.keys(BAD), 'gone']);
  });

  test.each(Object.entries(BAD))('%s', (name, [, said]) => {
    const lines = ended.stderr.split('\n').filter((line) => line.startsWith(`${name}.yaml:`)).map((line) => line.slice(`${name}.yaml:`.length));
    if (typeof said === 'string') expect(lines).toEqual([said]);
    else expect(lines.join('\n')).toMatch(said);
  });

  test.each([
    [['--games', '0'], "option '--games <number>' argument '0' is invalid. Expected a whole number from 1 up."],
    [['--games', '2.5'], "option '--games <number>' argument '2.5' is invalid. Expected a whole number from 1 up."],
    [['--workers', 'two'], "option '--workers <number>' argument 'two' is invalid. Expected a whole number from 1 up."],
    [['--set', 'units.regular.armour=3b'], '--set units.regular.armour=3b: unknown path "units.regular.armour"; did you mean "units.regular.armor"?'],
    [['--set', 'units.regular.armor'], '--set units.regular.armor: expected path=value; the paths are listed by `skirmish systems` and a rulebook'],
    [['--strategy', 'clam=random'], '--strategy clam=random: unknown seat "clam"; did you mean "clan"?'],
    [['--gams', '3'], "unknown option '--gams'; did you mean --games?"],
  ])('%s', (args, said) => {
    const folder = folderWith({ 'short.yaml': SHORT });
    expect(skirmish(folder, 'run', 'short.yaml', ...args)).toEqual({ code: 2, stdout: '', stderr: `${said}\n` });
    expect(existsSync(join(folder, 'reports'))).toBe(false);
  });

  test('an output folder that holds another experiment, which stays as it is', () => {
    const folder = folderWith({ 'short.yaml': SHORT });
    skirmish(folder, 'run', 'short.yaml', '--quiet', '--out', 'here');
    const before = readFileSync(join(folder, 'here/manifest.json'), 'utf8');
    const { code, stderr } = skirmish(folder, 'run', 'short.yaml', '--out', 'here', '--seed', '6');
    expect([code, stderr]).toEqual([2, 'here: holds another experiment: seed 5 there, 6 here. Name another folder, or remove this one\n']);
    expect(readFileSync(join(folder, 'here/manifest.json'), 'utf8')).toBe(before);
  });

  test('several experiments, when one of their folders holds another: none is played', () => {
    const folder = folderWith({ 'one.yaml': SHORT, 'two.yaml': SHORT });
    skirmish(folder, 'run', 'two.yaml', '--quiet');
    expect(skirmish(folder, 'run', 'one.yaml', 'two.yaml', '--seed', '6').code).toBe(2);
    expect(readdirSync(join(folder, 'reports'))).toEqual(['two']);
  });

  test('an output folder with files of somebody else', () => {
    const folder = folderWith({ 'short.yaml': SHORT });
    const { code, stderr } = skirmish(folder, 'run', 'short.yaml', '--out', '.');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^\.: holds experiments, short\.yaml but no manifest\.json/);
  });
});
