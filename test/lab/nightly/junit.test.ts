/** JUnit XML that any reader of it takes: well formed whatever is in names, and counts that agree with what is there. */
import { expect, test } from 'vitest';
import { escapeXml, junitOf } from '../../../src/lab/nightly/junit.ts';
import { markdownOf } from '../../../src/lab/nightly/markdown.ts';
import type { Night, NightOf, NightRow } from '../../../src/lab/nightly/night.ts';

const interval = { n: 100, estimate: 0.5, low: 0.4, high: 0.6 };
const row = (outcome: NightRow['outcome']): NightRow => ({ of: 'a<b> / "c" & \'d\'', figure: 'red score', before: interval, now: interval, difference: interval, fresh: { now: interval, difference: interval }, outcome });
const experiment = (more: Partial<NightOf>): NightOf => ({ name: 'system/one', file: 'one.yaml', title: 'One & <two>\u0000\ud800', key: 'k', games: 100, seed: 1, baseline: null, tallies: [], folder: 'runs/one', freshFolder: 'x', rows: [], changed: [], kept: null, replay: null, ...more });
const NIGHT: Night = {
  margin: 0.02,
  findable: 0.1,
  experiments: [
    experiment({ rows: [row('drift'), row('no sure change')], tallies: [{ name: 'x', cells: 1, failed: 3, digest: '', figures: {} }] }),
    experiment({ name: 'system/two', tallies: null }),
  ],
};

/** Tags that open and close each other, quoted attributes, no bare sign: the names of the elements in order. */
function wellFormed(xml: string): string[] {
  const names: string[] = [];
  const open: string[] = [];
  const rest = xml.replace(/^<\?xml [^?]*\?>\n/, '').replace(/<(\/?)([a-z]+)((?: [a-z]+="[^"<&]*(?:&[a-z#0-9]+;[^"<&]*)*")*)(\/?)>/g, (_, closes: string, name: string, _attributes, alone: string) => {
    if (closes === '/') expect(open.pop()).toBe(name);
    else {
      names.push(name);
      if (alone === '') open.push(name);
    }
    return '';
  });
  expect(open).toEqual([]);
  expect(rest.replace(/&(?:[a-z]+|#\d+);/g, '')).not.toMatch(/[<>&]/);
  return names;
}

test('a drift is a failure, failed games an error of their own, what was not played is skipped', () => {
  const xml = junitOf(NIGHT);
  expect(wellFormed(xml)).toEqual(['testsuites', 'testsuite', 'testcase', 'error', 'testcase', 'failure', 'testcase', 'testsuite', 'testcase', 'skipped']);
  expect(xml).toContain('<testsuites name="skirmish nightly" tests="4" failures="1" errors="1" skipped="1">');
  expect(xml).toContain('<error type="failed games" message="3 games failed: see runs/one/failures.json">');
});

test('characters that XML has no place for do not get in', () => {
  expect(escapeXml('a\u0000b\u001bc\ud800d\ufffee😀<&>"\'')).toBe('a?b?c?d?e😀&lt;&amp;&gt;&quot;&apos;');
});

test('Markdown: the drift first, the command that renews the baseline, no markup out of names', () => {
  const text = markdownOf(NIGHT, 'npx skirmish nightly one.yaml --update');
  expect(text).toMatch(/^## Balance tonight: drift\n\nConfirmed drift in system\/one\. 3 games failed, which is no drift but a fault: see below\.\n/);
  expect(text).toContain('```sh\nnpx skirmish nightly one.yaml --update\n```');
  expect(text.replace(/<\/?(details|summary)>/g, '')).not.toContain('<');
});
