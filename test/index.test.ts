/** The package from outside, by its name. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { transpileModule, ModuleKind, ScriptTarget } from 'typescript';
import { folderWith, ROOT, skirmish } from './cli/skirmish.ts';

/** Runs a script that knows the package by its name. */
function script(text: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', text], { cwd: ROOT, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('a game is played in a few lines', () => {
  const { status, stdout, stderr } = script(`
    import { pick, playGame, systemNamed } from 'skirmish-lab';
    const system = systemNamed('fury-of-the-clansmen');
    const any = { name: 'any', about: '', start: (seat, game) => ({ choose: (view, rng) => pick(game.options(view), rng) }) };
    const { failure, measures } = playGame({ game: system.open({ mission: 'breakthrough' }), strategies: [any, any], seats: system.seats, seed: 1, index: 0 });
    console.log(failure, measures.grade);
  `);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^null [a-z-]+\n$/);
});

test('an experiment is played, summarised and compared', () => {
  const folder = folderWith();
  const { status, stdout, stderr } = script(`
    import { openLab } from 'skirmish-lab';
    const { compareRuns, loadRun, plansOf, playOut, summarise } = await openLab();
    const [plan] = await plansOf(['experiments/fury-of-the-clansmen/breakthrough.yaml'], { games: 1, strategies: { clan: ['random'], legion: ['random'] } });
    await playOut(plan, ${JSON.stringify(join(folder, 'out'))}, { quiet: true });
    const played = { folder: 'out', run: await loadRun(${JSON.stringify(join(folder, 'out'))}) };
    console.log(summarise(played.run).cells.length);
    console.log(compareRuns(played, played).groups[0].says);
  `);
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '1\nNo difference: the one game was played alike.\n', stderr: '' });
});

test('the lab is loaded only when it is asked for', () => {
  const { stdout } = script(`
    import { openLab } from 'skirmish-lab';
    import { createRequire } from 'node:module';
    const heavy = () => Object.keys(createRequire(import.meta.url).cache).some((file) => /resvg|piscina/.test(file));
    const before = heavy();
    await openLab();
    console.log(before, heavy());
  `);
  expect(stdout).toBe('false true\n');
});

test('the example strategy in TypeScript imports nothing but types, so that it plays wherever its types are stripped', () => {
  const text = readFileSync(join(ROOT, 'test/cli/trigger-happy.ts'), 'utf8');
  const { outputText } = transpileModule(text, { compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2023 } });
  const folder = folderWith({ 'trigger-happy.mjs': outputText });
  const { code, stdout } = skirmish(folder, 'play', 'fury-of-the-clansmen', 'breakthrough', '--board', 'never', '--strategy', 'clan=./trigger-happy.mjs', '--strategy', 'legion=random');
  expect(code).toBe(0);
  expect(stdout).toContain('clan: trigger-happy (fires whenever somebody is in sight, else does anything legal)');
  expect(stdout).toMatch(/^ {2}regular-\w+ fires at /m);
});
