/** A night in the lab: duels played, kept as a baseline, and judged against it. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baselineFile, baselineOf, readBaseline, writeBaseline, type Baseline } from '../../../src/lab/nightly/baseline.ts';
import { keptGames, type KeptGames } from '../../../src/lab/nightly/kept-games.ts';
import { flipSentence, toldFlips } from '../../../src/lab/nightly/flip-words.ts';
import { markdownOf } from '../../../src/lab/nightly/markdown.ts';
import { nightPage } from '../../../src/lab/nightly/page.ts';
import { addToHistory, linesOf, readHistory } from '../../../src/lab/nightly/history.ts';
import { contentKey, freshSeed, questionsKey } from '../../../src/lab/nightly/key.ts';
import { judgeNight, outcomeOf, type Night, type NightOf, type Played } from '../../../src/lab/nightly/night.ts';
import { freshPlan, nightlyPlan } from '../../../src/lab/nightly/plan.ts';
import { talliesOf, type Tallied } from '../../../src/lab/nightly/tallies.ts';
import { headline, linesOf as wordsOf, nightTable } from '../../../src/lab/nightly/words.ts';
import { tallyOf } from '../../../src/lab/nightly/tally.ts';
import { runExperiment } from '../../../src/lab/run/run.ts';
import { loadRun } from '../../../src/lab/store/load.ts';
import type { RunData } from '../../../src/lab/run-data.ts';
import type { Plan } from '../../../src/lab/plan.ts';
import { compile } from '../compiled.ts';
import { duelCatalogue } from '../duel.ts';
import { DUELS, newFolder, optionsFor, planOf } from '../run-of-duels.ts';

const NAME = 'duel-in-the-dark/duels';
const GAMES = 120;
let worker: string;
let code: ReturnType<typeof compile>;
let plan: Plan;
let tallies: Tallied[];
let kept: KeptGames;
let folder: string;
let baseline: Baseline;

async function playRun(asked: Plan): Promise<RunData> {
  const options = optionsFor(worker);
  await runExperiment(asked, options);
  return loadRun(options.folder);
}

const play = async (asked: Plan): Promise<Tallied[]> => talliesOf(await playRun(asked));

beforeAll(async () => {
  code = compile('test/lab/duel-worker.ts');
  worker = code.fileOf('test/lab/duel-worker.ts');
  plan = nightlyPlan(await planOf(DUELS), GAMES, duelCatalogue);
  const run = await playRun(plan);
  tallies = talliesOf(run);
  kept = keptGames(run);
  folder = newFolder();
  await writeBaseline(folder, NAME, baselineOf(plan, contentKey(plan, 'code'), '0.0.0', tallies, kept));
  baseline = (await readBaseline(folder, NAME, plan, '0.0.0')) as Baseline;
});

afterAll(() => code.remove());

const asked = (now: readonly Tallied[] | null, key = 'other', games: KeptGames | null = null): Played => ({ name: NAME, file: 'duels.yaml', title: 'Duels', key, games: GAMES, seed: 7, baseline, tallies: now, folder: 'reports/x', kept: games, replay: (cell, game) => `replay reports/x ${cell} ${game}` });
const gamesFile = (folder: string) => join(folder, `${NAME}.games.txt`);
const never = () => Promise.reject(new Error('no fresh games are needed'));

describe('the baseline', () => {
  test('holds every cell and, where there are several pairings, all of them together, in whole numbers', () => {
    expect(tallies.map(({ name, cells }) => [name, cells])).toEqual([
      ['random / random, pistol.hitsOn=4', 1], ['random / random, pistol.hitsOn=3', 1], ['first / random, pistol.hitsOn=4', 1], ['first / random, pistol.hitsOn=3', 1],
      ['all pairings, pistol.hitsOn=4', 2], ['all pairings, pistol.hitsOn=3', 2],
    ]);
    expect(Object.keys(tallies[0]!.figures)).toEqual(['black score', 'draws']);
    expect(tallies[4]!.figures['black score']).toMatchObject({ games: 2 * GAMES, units: GAMES, halves: tallies[0]!.figures['black score']!.halves + tallies[2]!.figures['black score']!.halves });
  });

  test('is read back as it was written, and is short lines of text', () => {
    expect([baseline.tallies, baseline.kept]).toEqual([tallies, kept]);
    const [text, games] = [readFileSync(baselineFile(folder, NAME), 'utf8'), readFileSync(gamesFile(folder), 'utf8')];
    for (const line of [text, games].flatMap((each) => each.split('\n'))) expect(line.length).toBeLessThan(160);
    expect(text.length).toBeLessThan(1000 * tallies.length);
    expect(games.length).toBeLessThan(9 * 4 * GAMES + 1000);
  });

  test('without its games, or with a digit of them changed, is refused; line ends of another system are not', async () => {
    const other = newFolder();
    await writeBaseline(other, NAME, baseline);
    const games = readFileSync(gamesFile(other), 'utf8');
    writeFileSync(gamesFile(other), games.replaceAll('\n', '\r\n'));
    expect(await readBaseline(other, NAME, plan, '0.0.0')).toEqual(baseline);
    writeFileSync(gamesFile(other), games.replace(/.\n$/, (end) => (end === '0\n' ? '1\n' : '0\n')));
    expect(await readBaseline(other, NAME, plan, '0.0.0')).toBe(`${gamesFile(other)}: not as it was written together with ${baselineFile(other, NAME)}`);
    rmSync(gamesFile(other));
    expect(await readBaseline(other, NAME, plan, '0.0.0')).toBe(`${gamesFile(other)}: missing; it belongs to ${baselineFile(other, NAME)}`);
  });

  test.each([
    ['another size', () => nightlyPlan(plan, 100, duelCatalogue), '0.0.0', 'it is of 120 games a cell, tonight\'s is of 100 games a cell'],
    ['another seed', () => planOf(DUELS.replace('seed: 7', 'seed: 8').replace('games: 40', `games: ${GAMES}`)), '0.0.0', 'it is of seed 7, tonight\'s is of seed 8'],
    ['another version', () => plan, '0.2.0', 'it is by skirmish-lab 0.0.0, tonight\'s is by skirmish-lab 0.2.0'],
    ['another question', () => planOf(DUELS.replace('[4, 3]', '[4, 2]').replace('games: 40', `games: ${GAMES}`)), '0.0.0', 'the experiment asks something else'],
  ])('of %s is refused', async (_, other, version, says) => {
    expect(await readBaseline(folder, NAME, await other(), version)).toContain(`${baselineFile(folder, NAME)}: ${says}`);
  });

  test.each([
    ['{', 'damaged; found no JSON'],
    ['{"format": 1}', 'found format 1, expected 2'],
    ['{"format": 2}', 'damaged at version'],
  ])('that is %s is refused', async (text, says) => {
    const other = newFolder();
    await writeBaseline(other, NAME, baseline);
    writeFileSync(baselineFile(other, NAME), text);
    expect(await readBaseline(other, NAME, plan, '0.0.0')).toContain(says);
  });

  test('with a number changed beyond belief is refused; one that is not there is missed', async () => {
    const other = newFolder();
    await writeBaseline(other, NAME, baseline);
    const file = baselineFile(other, NAME);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"halves": \d+/, '"halves": 100000'));
    expect(await readBaseline(other, NAME, plan, '0.0.0')).toContain('damaged at tallies.0.figures.black score');
    expect(await readBaseline(newFolder(), NAME, plan, '0.0.0')).toContain('no baseline is there yet');
  });
});

describe('the key', () => {
  test('is the same for the same, and another for other code, strategies, questions or size', async () => {
    const key = contentKey(plan, 'code');
    expect(contentKey(nightlyPlan(await planOf(DUELS.replace('Who sees', 'Who hears')), GAMES, duelCatalogue), 'code')).toBe(key);
    const others = [contentKey(plan, 'other code'), contentKey(nightlyPlan(plan, 121, duelCatalogue), 'code'), contentKey(await planOf(DUELS.replace('seed: 7', 'seed: 8')), 'code')];
    expect(new Set([key, ...others]).size).toBe(4);
    expect(questionsKey(plan)).toBe(questionsKey(nightlyPlan(plan, 121, duelCatalogue)));
  });

  test('gives fresh luck of its own, the same each time', () => {
    expect(freshSeed(7, 'a')).toBe(freshSeed(7, 'a'));
    expect(freshSeed(7, 'a')).not.toBe(freshSeed(7, 'b'));
    expect(freshPlan(plan, 'a', duelCatalogue).experiment.seed).toBe(freshSeed(7, 'a'));
  });

  test('a night plays a fixed number of games, whatever else the experiment asks', async () => {
    const precise = await planOf(`${DUELS}precision: { halfWidth: 0.1, maxGames: 500 }\nexpect:\n  black.win: [0.4, 0.6]\n`);
    const { stopping, experiment } = nightlyPlan(precise, GAMES, duelCatalogue);
    expect([stopping, experiment.expect, experiment.games]).toEqual([undefined, [], GAMES]);
  });
});

describe('a night', () => {
  test('that was not played says so', async () => {
    const night = (await judgeNight([asked(null)], 0.02, never))!;
    expect(headline(night)).toBe('Nothing has changed since the baseline: 1 experiment unchanged, skipped.');
    expect(wordsOf(night)).toEqual([`${NAME}: unchanged, skipped`]);
  });

  test('whose games are those of the baseline has a drift of exactly 0, and asks for no fresh games', async () => {
    const night = (await judgeNight([asked(await play(plan), 'other', kept)], 0, never))!;
    expect(night.experiments[0]!.rows.map(({ outcome, difference }) => [outcome, difference.estimate])).toEqual(night.experiments[0]!.rows.map(() => ['same', 0]));
    expect(headline(night)).toBe('No drift: every game was played as in the baseline.');
    expect(nightTable(night).groups).toEqual([]);
    expect(flipSentence(night.experiments[0]!)).toBeNull();
  });

  test('in which a player has changed is confirmed by fresh games', async () => {
    const other = nightlyPlan(await planOf(DUELS.replace('white: [random]', 'white: [first]')), GAMES, duelCatalogue);
    // The baseline knows no code: to it these are the same cells, with other brains for white.
    const renamed = (found: readonly Tallied[]) => found.map((each, at) => ({ ...each, name: tallies[at]!.name }));
    const again: string[] = [];
    const night = (await judgeNight([asked(renamed(await play(other)))], 0.02, async ({ name }) => {
      again.push(name);
      return { tallies: renamed(await play(freshPlan(other, 'other', duelCatalogue))), folder: 'reports/fresh' };
    }))!;
    expect(again).toEqual([NAME]);
    expect(outcomeOf(night.experiments[0]!)).toBe('drift');
    expect(headline(night)).toBe(`Confirmed drift in ${NAME}.`);
    const drifted = night.experiments[0]!.rows.find(({ outcome }) => outcome === 'drift')!;
    expect(Math.sign(drifted.fresh!.difference.estimate)).toBe(Math.sign(drifted.difference.estimate));
    expect(wordsOf(night).join('\n')).toMatch(/score: from \d+\.\d % to \d+\.\d %, by [+-]\d+\.\d \(\S+ to \S+\) points; with fresh seeds .*: DRIFT/);
    const renewing = (await judgeNight([asked(renamed(await play(other)))], 0.02, null))!;
    expect(outcomeOf(renewing.experiments[0]!), 'a renewal asks for no fresh games').toBe('moved');
  });

  test('lists the games with another winner: as many as the rows of both runs say, the first with their commands', async () => {
    const [before, now] = [await playRun(plan), await playRun(nightlyPlan(await planOf(DUELS.replace('white: [random]', 'white: [first]')), GAMES, duelCatalogue))];
    const night = (await judgeNight([asked(talliesOf(now), 'other', keptGames(now))], 0.02, null))!;
    const [experiment] = night.experiments as [NightOf];
    const differing = (column: 'winner' | 'digest') => before.texts(column).flatMap((text, row) => (text === now.texts(column)[row] ? [] : [row]));
    const flipped = differing('winner');
    expect(experiment.changed.flatMap(({ cell, flips }) => flips.map(({ game }) => cell * GAMES + game))).toEqual(flipped);
    expect(experiment.changed.reduce((sum, { otherwise }) => sum + otherwise, 0)).toBe(differing('digest').length);

    const ways = flipped.map((row) => `${now.texts('winner')[row]} instead of ${before.texts('winner')[row]}`);
    const sentence = flipSentence(experiment)!;
    expect(sentence).toMatch(new RegExp(`^${differing('digest').length} of ${4 * GAMES} games go otherwise than in the baseline; ${flipped.length} have another winner: `));
    for (const way of new Set(ways)) expect(sentence).toContain(`${way} in ${ways.filter((each) => each === way).length}`);
    expect(wordsOf(night)).toContain(`  ${sentence}`);

    const told = toldFlips(experiment);
    expect(told.map(({ cell }) => cell), 'of every pairing one, before a second').toEqual([0, 1, 2, 3, 0]);
    const about = { at: '2026-11-30T02:17:00.000Z', commit: null, version: '0.0.0', renew: 'renew' };
    const [markdown, page] = [markdownOf(night, 'renew'), nightPage(night, about, [])];
    for (const { cell, game, says, replay } of told) {
      const row = cell * GAMES + game;
      expect(says).toContain(`game ${game} of ${now.manifest.cells[cell]!.label}`);
      expect(says).toMatch(new RegExp(`: ${now.texts('winner')[row]}.*, in the baseline ${before.texts('winner')[row]}`));
      expect(replay).toBe(`replay reports/x ${cell} ${game}`);
      expect(markdown).toContain(`\n${replay}\n`);
      expect(page).toContain(`<code>${replay}</code>`);
    }
  });

  test('whose fresh games are as the baseline is no drift', async () => {
    const shifted = tallies.map((each): Tallied => ({ ...each, digest: 'other', figures: Object.fromEntries(Object.entries(each.figures).map(([figure, tally]) => [figure, { ...tally, halves: 0, halvesSquared: 0, halvesByGames: 0 }])) }));
    const night = (await judgeNight([asked(shifted)], 0.02, () => Promise.resolve({ tallies, folder: 'x' })))!;
    expect(outcomeOf(night.experiments[0]!)).toBe('not confirmed');
    expect(headline(night)).toBe('No drift.');
  });
});

test('history: a line an experiment, the same night once; a broken line costs only itself', async () => {
  const night: Night = (await judgeNight([asked(tallies, baseline.key)], 0.02, never))!;
  const file = join(newFolder(), 'history.jsonl');
  const tonight = linesOf(night, '2026-11-30T02:17:00.000Z', 'abc');
  expect(tonight).toEqual([expect.objectContaining({ experiment: NAME, outcome: 'same', figure: 'black score', games: 2 * GAMES, commit: 'abc' })]);
  await addToHistory(file, tonight);
  await addToHistory(file, linesOf(night, '2026-11-30T05:00:00.000Z', 'abc'));
  expect(await readHistory(file)).toHaveLength(1);
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"at": "20`);
  expect(await addToHistory(file, linesOf(night, '2026-12-01T02:17:00.000Z', null))).toHaveLength(2);
});

test('how small a shift is seen goes by independent games, not by all: twelve set-ups, each played ten times', async () => {
  const [figure] = Object.keys(tallies[0]!.figures) as [string];
  const units = Array.from({ length: GAMES }, (_, game) => game % 12);
  const joined = tallyOf([{ values: units.map((unit) => unit % 2), units }]);
  const seen = async (now: readonly Tallied[]) => (await judgeNight([asked(now)], 0.02, null))!.findable!;
  const ratio = (await seen(tallies.map((each) => ({ ...each, figures: { ...each.figures, [figure]: joined } })))) / (await seen(tallies));
  expect(ratio).toBeGreaterThan(0.9 * Math.sqrt(GAMES / 11));
});
