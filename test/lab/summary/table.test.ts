/** How a table gives way to a narrow terminal. */
import { expect, test } from 'vitest';
import { asText, wrapped, type Table } from '../../../src/lab/summary/table.ts';

const table = (...names: string[]): Table => ({
  columns: [{ title: 'setting', align: 'left', data: ['setting'] }, { title: 'score', align: 'right', data: ['score'] }],
  groups: [{ heading: null, rows: names.map((text, i) => [{ text, data: [text] }, { text: `${i + 1} %`, data: [i + 1] }]), total: null }],
  notes: [],
});
const linesOf = (width: number, ...names: string[]) => asText(table(...names), width).split('\n').slice(2, -2);

test('a name that is too long is cut', () => {
  expect(linesOf(22, 'tactician / onslaught', 'bulwark')).toEqual(['tactician / on…    1 %', 'bulwark            2 %']);
});

test('unless cut names would look alike: those are broken into lines', () => {
  expect(linesOf(28, 'circle=circle-host, set=set-starter', 'circle=circle-host, set=set-host')).toEqual([
    'circle=circle-host,      1 %', //
    'set=set-starter',
    'circle=circle-host,      2 %',
    'set=set-host',
  ]);
});

test('and where they cannot be broken either, the table is told row by row', () => {
  expect(linesOf(22, 'points-of-a-force=16', 'points-of-a-force=30')).toEqual(['points-of-a-force=16', '  score 1 %', 'points-of-a-force=30', '  score 2 %']);
});

test('a sentence is broken at blanks, but never between a number and its %, nor within a command that has room', () => {
  expect(wrapped('commander 58 %, marksman 42 %; rush 0 %', 16)).toEqual(['commander 58 %,', 'marksman 42 %;', 'rush 0 %']);
  expect(wrapped('all stand in `skirmish systems warengine`, too', 30)).toEqual(['all stand in', '`skirmish systems warengine`,', 'too']);
  expect(wrapped('all stand in `skirmish systems warengine`, too', 20)).toEqual(['all stand in', '`skirmish systems', 'warengine`, too']);
  expect(wrapped('', 20)).toEqual(['']);
});
