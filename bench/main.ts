/**
 * `npm run bench`: how fast it is, on one core unless it says otherwise; medians of interleaved runs.
 * `--json` for machines; `--quick` leaves out the long part (whole runs on one and two workers, memory).
 */
import { readFileSync } from 'node:fs';
import { packageFile } from '../src/cli/version.ts';
import { bloodBerets } from '../src/systems/blood-berets/index.ts';
import { conanRiseOfMonsters } from '../src/systems/conan-rise-of-monsters/index.ts';
import { furyOfTheClansmen } from '../src/systems/fury-of-the-clansmen/index.ts';
import { legionsOfSteel } from '../src/systems/legions-of-steel/index.ts';
import { warengine } from '../src/systems/warengine/index.ts';
import veteran from '../strategies/blood-berets/veteran.ts';
import tactician from '../strategies/conan-rise-of-monsters/tactician.ts';
import commander from '../strategies/fury-of-the-clansmen/commander.ts';
import hunter from '../strategies/fury-of-the-clansmen/hunter.ts';
import marksman from '../strategies/fury-of-the-clansmen/marksman.ts';
import rush from '../strategies/fury-of-the-clansmen/rush.ts';
import captain from '../strategies/legions-of-steel/captain.ts';
import warlord from '../strategies/warengine/warlord.ts';
import type { Strategy } from '../src/kernel/game.ts';
import { boardMeasures } from './fury-board.ts';
import { furySightMeasures } from './fury-sight.ts';
import { gamesMeasure } from './games.ts';
import { oddsMeasure } from './odds.ts';
import { ownPart } from './own-part.ts';
import { reachMeasures } from './reach.ts';
import { rushGames, wholeRun } from './runs.ts';
import { sightMeasures } from './sight.ts';
import { tableMeasures } from './table-sight.ts';
import { timed } from './timing.ts';

interface Line {
  what: string;
  value: number;
  unit: string;
}

const GAMES = 40;
/** Longer ones, of 1,000 against 1,000 points. */
const BATTLES = 12;
/** Seconds that the run on one worker should take: two workers then play for more than half a minute. */
const LONG_RUN_SECONDS = 80;
const BASIC = { 'options.rules': 'basic' };
const MANY_GAMES = 20_000;
/** What the lab costs is told of runs as they are played every night, and of one pairing of quick games; of so many readings. */
const NIGHTLY = ['fury-of-the-clansmen/nightly-breakthrough', 'conan-rise-of-monsters/nightly-shrine'];
const QUICK_GAMES = 9000;
const TIMES = 5;

async function figures(quick: boolean): Promise<Line[]> {
  const small = [...sightMeasures(), ...furySightMeasures(), ...reachMeasures(), ...tableMeasures(), ...boardMeasures(), oddsMeasure()];
  const players = [rush, marksman, hunter] as unknown as Strategy[];
  const games = [
    ...players.map((player) => gamesMeasure(furyOfTheClansmen, 'breakthrough', [player, player], GAMES, BASIC)),
    ...furyOfTheClansmen.missions.map(({ id }) => gamesMeasure(furyOfTheClansmen, id, [commander, commander], GAMES)),
    ...warengine.missions.map(({ id }) => gamesMeasure(warengine, id, [warlord, warlord], BATTLES)),
    ...conanRiseOfMonsters.missions.map(({ id }) => gamesMeasure(conanRiseOfMonsters, id, [tactician, tactician], BATTLES)),
    ...bloodBerets.missions.map(({ id }) => gamesMeasure(bloodBerets, id, [veteran, veteran], BATTLES)),
    ...legionsOfSteel.missions.map(({ id }) => gamesMeasure(legionsOfSteel, id, [captain, captain], BATTLES)),
  ];
  const rates = await timed<(typeof small)[number]>([...small, ...games]);
  const lines: Line[] = small.map((each) => ({ what: each.name, value: rates.get(each)!, unit: `${each.operation}s/s` }));
  for (const each of games) {
    const rate = rates.get(each)!;
    const { rounds, decisions } = each.perGame();
    lines.push({ what: each.name, value: rate, unit: 'games/s' });
    lines.push({ what: `  rounds a game`, value: rounds, unit: 'rounds' });
    lines.push({ what: `  time a decision`, value: 1e6 / (rate * decisions), unit: 'us' });
  }
  if (!quick) lines.push(...longRuns(rates.get(games[0]!)!), ...(await ownParts()));
  return lines;
}

function longRuns(gamesPerSecond: number): Line[] {
  const games = Math.round(gamesPerSecond * LONG_RUN_SECONDS);
  const one = wholeRun(rushGames(games), 1);
  const two = wholeRun(rushGames(games), 2);
  return [
    { what: `${games} games, one worker`, value: one.seconds, unit: 's' },
    { what: `${games} games, two workers`, value: two.seconds, unit: 's' },
    { what: 'two workers against one, playing', value: two.rate / one.rate, unit: 'times' },
    { what: 'two workers against one, whole run', value: one.seconds / two.seconds, unit: 'times' },
    { what: `peak memory of ${MANY_GAMES} games`, value: wholeRun(rushGames(MANY_GAMES), 2).megabytes, unit: 'MB' },
  ];
}

/** On two workers. */
async function ownParts(): Promise<Line[]> {
  const lines: Line[] = [];
  const tell = async (name: string, experiment: string) => {
    const { percent, error, seconds } = await ownPart(experiment, 2, TIMES);
    lines.push({ what: `the lab's own part of ${name}`, value: percent, unit: '%' }, { what: `  error, of ${TIMES} readings`, value: error, unit: '%' });
    lines.push({ what: '  processor time', value: seconds, unit: 's' });
  };
  for (const name of NIGHTLY) await tell(name.split('/')[1]!, readFileSync(packageFile(`experiments/${name}.yaml`), 'utf8'));
  await tell(`${QUICK_GAMES} games`, rushGames(QUICK_GAMES));
  return lines;
}

function text({ what, value, unit }: Line): string {
  const shown = value >= 1e6 ? `${(value / 1e6).toFixed(1)} M` : value >= 100 ? value.toFixed(0) : value.toFixed(2);
  return `${what.padEnd(44)}${shown.padStart(10)} ${unit}`;
}

const lines = await figures(process.argv.includes('--quick'));
if (process.argv.includes('--json')) console.log(JSON.stringify({ format: 1, node: process.versions.node, figures: lines }, null, 2));
else console.log(lines.map(text).join('\n'));
