/** A night as JUnit XML, for whatever shows test results: an experiment is a suite, a figure a test. */
import { failedGames, type Night, type NightOf, type NightRow } from './night.ts';
import { rowInWords, stateOf } from './words.ts';

/** A drift is a failure, failed games are an error, an experiment that was not played is skipped. */
export function junitOf({ experiments }: Night): string {
  const suites = experiments.map(suiteOf);
  const add = (kind: keyof Counts) => suites.reduce((sum, { counts }) => sum + counts[kind], 0);
  const counts = { tests: add('tests'), failures: add('failures'), errors: add('errors'), skipped: add('skipped') };
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="skirmish nightly"${attributes(counts)}>\n${suites.map(({ xml }) => xml).join('')}</testsuites>\n`;
}

interface Counts {
  tests: number;
  failures: number;
  errors: number;
  skipped: number;
}

function suiteOf(experiment: NightOf): { counts: Counts; xml: string } {
  const { name, title, rows, tallies } = experiment;
  const failed = failedGames(experiment);
  const test = (what: string, inside = '') => `    <testcase classname="${escapeXml(name)}" name="${escapeXml(what)}"${inside === '' ? '/>' : `>${inside}</testcase>`}\n`;
  const of = (row: NightRow) => test(`${row.of}, ${row.figure}`, row.outcome === 'drift' ? problem('failure', 'confirmed drift', rowInWords(row)) : '');
  const played = test('all games are finished', failed === 0 ? '' : problem('error', 'failed games', `${failed} ${failed === 1 ? 'game' : 'games'} failed: see ${experiment.folder!}/failures.json`));
  const tests = tallies === null ? [test(title, `<skipped message="${escapeXml(stateOf(experiment))}"/>`)] : [played, ...rows.map(of)];
  const counts: Counts = {
    tests: tests.length,
    failures: rows.filter(({ outcome }) => outcome === 'drift').length,
    errors: failed === 0 ? 0 : 1,
    skipped: tallies === null ? 1 : 0,
  };
  return { counts, xml: `  <testsuite name="${escapeXml(name)}"${attributes(counts)}>\n${tests.join('')}  </testsuite>\n` };
}

const problem = (kind: 'failure' | 'error', type: string, says: string): string => `<${kind} type="${type}" message="${escapeXml(says)}">${escapeXml(says)}</${kind}>`;

const attributes = (counts: Counts): string => Object.entries(counts).map(([name, count]) => ` ${name}="${count}"`).join('');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;', '\n': '&#10;', '\t': '&#9;', '\r': '&#13;' };

/** For attributes and content; what XML 1.0 has no character for becomes a question mark. */
export function escapeXml(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '?').replace(/[&<>"'\n\t\r]/g, (sign) => ENTITIES[sign]!);
}
