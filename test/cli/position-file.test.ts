/** Position files: what is wrong in one, and where. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Position } from '../../src/kernel/position.ts';
import { openPositionFile, positionText } from '../../src/cli/position-file.ts';
import { folderWith } from './skirmish.ts';
import { SMALL } from './small-position.ts';


const changed = (from: string, to: string) => SMALL.replace(from, to);

/** What opening it says, without the folder. */
function refusal(text: string): string {
  const folder = folderWith({ 'x.yaml': text });
  try {
    const file = openPositionFile(join(folder, 'x.yaml'));
    file.about(() => file.system.inspect!(file.position));
  } catch (thrown) {
    expect((thrown as Error).name).toBe('UsageError');
    return (thrown as Error).message.replaceAll(`${folder}/`, '');
  }
  return 'nothing';
}

describe('a position that cannot be', () => {
  test.each([
    ['a ragged map', changed('. J . B .', '. J . B'), 'x.yaml:6:10: board: map, line 3, character 8: ragged row: 4 instead of the first row\'s 5 squares'],
    ['an unknown square', changed('. J . B .', '. J ? B .'), /^x\.yaml:6:7: board: map, line 3, character 5: unknown square "\?"; squares are /],
    ['an unknown unit', changed('unit: regular', 'unit: reglar'), 'x.yaml:12:21: figure "r1": unknown unit "reglar"; did you mean "regular"?'],
    ['two figures on one square', changed('[0, 2]', '[2, 0]'), 'x.yaml:11:38: figure "n1" at [2, 0] shares its square with "c1"'],
    ['a figure on a boulder', changed('[0, 2]', '[3, 1]'), 'x.yaml:11:38: figure "n1" at [3, 1] stands on a boulder, which nobody can enter'],
    ['a coordinate off the board', changed('[4, 2]', '[5, 2]'), 'x.yaml:12:34: figure "r1" at [5, 2] is off the board, which has columns 0 to 4 and rows 0 to 2'],
    ['a coordinate below zero', changed('[4, 2]', '[-1, 2]'), 'x.yaml:12:35: figures, 2, at, 0: found -1, expected a whole number from 0 to 999'],
    ['one name for two', changed('id: n1', 'id: c1'), 'x.yaml:11:11: two figures are called "c1"; expected a name for each'],
    ['an unknown key', changed('figures:', 'figurs:'), 'x.yaml:9:1: unknown key "figurs"; did you mean "figures"?'],
    ['an unknown key of a figure', changed('unit: regular', 'unit: regular, squd: clan-1'), 'x.yaml:12:30: unknown key "squd"; did you mean "squad"?'],
    ['no board', 'system: fury-of-the-clansmen\nfigures: []\n', 'x.yaml:1:1: the key "board" or "table" is missing; expected a board as text, or a table: size, terrain'],
    ['an unknown system', changed('fury-of-the-clansmen', 'fury-of-the-clansman'), 'x.yaml:1:9: unknown system "fury-of-the-clansman"; did you mean "fury-of-the-clansmen"?'],
    ['an unknown squad in turn', `${SMALL}turn: legion-2\n`, 'x.yaml:13:7: turn: unknown squad "legion-2"; did you mean "legion-1"?'],
    ['actions out of turn', changed('at: [0, 2]', 'at: [0, 2], state: { actions: 2 }'), 'x.yaml:11:55: figure "n1": state: actions is of a figure in its turn; expected its squad as "turn"'],
    ['more actions than any book gives', `${changed('at: [0, 2]', 'at: [0, 2], state: { actions: 99 }')}turn: legion-1\n`, /^x\.yaml:11:\d+: figure "n1": state: actions cannot be 99; expected a whole number from 0 to 9$/],
    ['an unknown state', changed('at: [0, 2]', 'at: [0, 2], state: { alrt: true }'), 'x.yaml:11:55: figure "n1": state: unknown name "alrt"; did you mean "alert"?'],
    ['an unknown path of the book', changed('options.rules', 'option.rules'), /^x\.yaml:2:8: book: unknown path "option\.rules"; did you mean "options\.rules"\?$/],
    ['two sides in one squad', changed('unit: regular', 'unit: regular, squad: s').replace('unit: necromutant', 'unit: necromutant, squad: s'), /^x\.yaml:12:\d+: figure "r1": a regular cannot be of the squad "s", that of "n1"; they are on different sides$/],
    ['not YAML', 'board: [\n', /^x\.yaml:2:1: not YAML: /],
    ['an empty file', '', 'x.yaml:1:1: found nothing, expected a position: system, board (or table), figures'],
  ])('%s', (_, text, said) => {
    if (typeof said === 'string') expect(refusal(text)).toBe(said);
    else expect(refusal(text)).toMatch(said);
  });

  test('the same without a mistake is refused nothing', () => {
    expect(refusal(SMALL)).toBe('nothing');
  });
});

test('a position written as text is the same when it is read, its board drawn as a block, a figure a line', async () => {
  const position = parse(SMALL) as Position;
  const text = await positionText({ ...position, state: { round: 2 } });
  expect(parse(text)).toEqual({ ...position, state: { round: 2 } });
  expect(text).toContain('board: |\n  . . R . .\n');
  expect(text).toContain('\n  - { id: n1, unit: necromutant, at: [ 0, 2 ] }\n');
});
