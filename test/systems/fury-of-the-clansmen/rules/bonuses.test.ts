import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../../src/systems/fury-of-the-clansmen/vocabulary.ts';
import { diceOdds } from '../../../../src/systems/fury-of-the-clansmen/dice-odds.ts';
import { poolText } from '../../../../src/systems/fury-of-the-clansmen/pools.ts';
import { closePools, explainBonuses, firearmPools } from '../../../../src/systems/fury-of-the-clansmen/rules/bonuses.ts';
import { numbersOf } from '../../../../src/systems/fury-of-the-clansmen/book.ts';
import { at, BOOK, fieldOf } from '../field.ts';

/** From the first square of the first row to the last. */
function shot(board: string, attacker: Unit = 'centurion', target: Unit = 'regular') {
  const field = fieldOf(board);
  const [from, to] = [at(field, 0), at(field, field.width - 1)];
  const { attack, armor } = firearmPools(field, BOOK, attacker, from, target, to);
  return { attack, armor, dice: `${poolText(attack)} against ${poolText(armor)}`, because: explainBonuses(field, BOOK, 'firearm', from, to) };
}

function blow(board: string) {
  const field = fieldOf(board);
  const { attack, armor } = closePools(field, BOOK, 'chieftain', at(field, 0), 'necromutant', at(field, 1));
  return { attack, armor, dice: `${poolText(attack)} against ${poolText(armor)}`, because: explainBonuses(field, BOOK, 'close', at(field, 0), at(field, 1)) };
}

const chance = ({ attack, armor }: { attack: number; armor: number }) => diceOdds(BOOK).duel(attack, armor).fraction.toString();

describe('Close Attacks, bonuses', () => {
  it('example: a Necromutant on rubble, attacked from below, has one black die more: 112/243', () => {
    const attack = blow('. R');
    expect(attack.dice).toBe('3b against 3w+1b');
    expect(attack.because).toEqual([{ because: 'target on top of rubble, attacked from below', side: 'armor', dice: '1b' }]);
    expect(chance(attack)).toBe('112/243');
  });

  it('on the same height, downwards, in the jungle or over a wall there is none', () => {
    for (const board of ['. .', 'R R', 'R .', '. J', '.:.']) expect(blow(board)).toMatchObject({ dice: '3b against 3w', because: [] });
  });
});

describe('How to Shoot, bonuses', () => {
  it('example: from rubble, over a wall halfway, at the edge of a jungle: 3r+1b against 3r+3w, 97/324', () => {
    const attack = shot('R . .:. . J');
    expect(attack.dice).toBe('3r+1b against 3w+3r');
    expect(attack.because).toEqual([
      { because: 'attacker on top of rubble', side: 'attack', dice: '1b' },
      { because: 'target on the edge of a jungle', side: 'armor', dice: '3w' },
    ]);
    expect(chance(attack)).toBe('97/324');
  });

  it('example, ending: right next to the wall the Regular would have had its red die: 269/1296', () => {
    const attack = shot('R . . . .:J');
    expect(attack.dice).toBe('3r+1b against 3w+4r');
    expect(attack.because.map(({ because }) => because)).toEqual(['attacker on top of rubble', 'target on the edge of a jungle', 'behind a ruined wall']);
    expect(chance(attack)).toBe('269/1296');
  });

  it('Ruined Walls: one red die for the first, one white for each further', () => {
    expect(shot('. . .').dice).toBe('3r against 3r');
    expect(shot('. .:. .').dice).toBe('3r against 4r');
    expect(shot('. .:. .:.:.').dice).toBe('3r against 2w+4r');
    expect(shot('. .:. .:.:.').because.map(({ dice }) => dice)).toEqual(['1r', '1w', '1w']);
  });

  it('Ruined Walls: one right next to the attacker does not count, the next is the first', () => {
    expect(shot('.:. . .').dice).toBe('3r against 3r');
    expect(shot('.:. .:.').dice).toBe('3r against 4r');
    expect(shot('.:. .:.:.').dice).toBe('3r against 1w+4r');
  });

  it('Ruined Walls: with one of the two on rubble only one right next to the target counts', () => {
    expect(shot('R . .:. .').dice).toBe('3r+1b against 3r');
    expect(shot('. .:. . R').dice).toBe('3r against 3r+1b');
    expect(shot('. .:. .:R').dice).toBe('3r against 4r+1b');
    expect(shot('R .:. .:R').dice).toBe('3r+1b against 4r+1b');
  });

  it('Ruined Walls: through the joint of two segments a line crosses the wall once, past its end not at all', () => {
    const diagonal = (board: string) => {
      const field = fieldOf(board);
      return poolText(firearmPools(field, BOOK, 'regular', at(field, 0, 3), 'necromutant', at(field, 3, 0)).armor);
    };
    expect(diagonal('. . . .\n\n. .:. .\n\n. .:. .\n\n. . . .')).toBe('3w+1r');
    expect(diagonal('. . . .\n\n. .:. .\n\n. . . .\n\n. . . .')).toBe('3w');
  });

  /** A Regular's shot at a Necromutant, from one place to another. */
  const armorOf = (board: string, from: [number, number], to: [number, number]) => {
    const field = fieldOf(board);
    return poolText(firearmPools(field, BOOK, 'regular', at(field, ...from), 'necromutant', at(field, ...to)).armor);
  };

  it('Ruined Walls: a corner of walls that the shooter’s own square has no part in gives cover, though the line meets it at that square’s corner', () => {
    const cornerAroundTheMiddle = '. . .\n  ~\n.:. .\n\n. . .';
    expect(armorOf(cornerAroundTheMiddle, [0, 0], [2, 2])).toBe('3w+1r');
    expect(armorOf(cornerAroundTheMiddle, [2, 2], [0, 0])).toBe('3w+1r');
    expect(armorOf('. . .\n~ ~\n. . .\n\n. . .', [0, 0], [2, 2])).toBe('3w'); // the joint of two walls, one of them his
    expect(armorOf('.:. .\n~\n. . .\n\n. . .', [0, 0], [2, 2])).toBe('3w'); // a corner of his own two
    expect(armorOf('. . .\n~ ~\n. . .\n\n. . .', [2, 2], [0, 0])).toBe('3w+1r');
  });

  it('Ruined Walls: with a figure on rubble such a corner is not right next to the target either', () => {
    const cornerAroundTheMiddle = 'R . .\n  ~\n.:. .\n\n. . .';
    expect(armorOf(cornerAroundTheMiddle, [2, 2], [0, 0])).toBe('3w+1b');
    expect(armorOf('R . .\n~ ~\n. . .\n\n. . .', [2, 2], [0, 0])).toBe('3w+1r+1b'); // one wall of the joint is the target's
  });

  it('Buildings: right next to the doorway is who has it on his own square, not who looks in past the doorpost from beside it', () => {
    const house = '. b b b .\n\n. b b b .\n\n.|b b b|.\n  -   -\n. . . . .'; // its southern doorway is two, 2
    expect(armorOf(house, [1, 3], [3, 1])).toBe('3w+1r');
    expect(armorOf(house, [2, 3], [3, 1])).toBe('3w');
    const wide = '. b b b b\n\n. b b b b\n\n.|b b b b\n  -     -\n. . . . .'; // and here it is two squares wide
    expect(armorOf(wide, [2, 3], [4, 1])).toBe('3w'); // diagonally through his own
  });

  it('Rubble Piles: both on top, each has the black die', () => {
    expect(shot('R . R').dice).toBe('3r+1b against 3r+1b');
  });

  it('Buildings: cover inside, unless the attacker is inside too or right next to the doorway', () => {
    expect(shot('. . b b').dice).toBe('3r against 4r');
    expect(shot('. b b b').dice).toBe('3r against 3r');
    expect(shot('b b b b').dice).toBe('3r against 3r');
    expect(shot('b b . .').dice).toBe('3r against 3r');
    expect(shot('R . b').dice).toBe('3r+1b against 4r');
    expect(shot('. . b b').because).toEqual([{ because: 'target inside a building', side: 'armor', dice: '1r' }]);
  });

  it('cover adds up: a wall and a jungle', () => {
    expect(shot('. .:. J').dice).toBe('3r against 3w+4r');
  });

  it('a Chieftain has no firearm, so no dice and no chance', () => {
    const field = fieldOf('. . .');
    expect(firearmPools(field, BOOK, 'chieftain', 0, 'necromutant', 2)).toMatchObject({ attack: 0, kill: 0 });
  });

  it('dice are the book’s: a patch changes them, and books do not share what they know', () => {
    const patched = numbersOf({ 'bonuses.jungle': '1b', 'units.regular.armor': '2w', 'dice.white.hits': 6 });
    const field = fieldOf('. . J');
    const at2 = (book: typeof BOOK) => firearmPools(field, book, 'centurion', 0, 'regular', 2);
    expect(poolText(at2(BOOK).armor)).toBe('3w+3r');
    expect(poolText(at2(patched).armor)).toBe('2w+1b');
    expect(poolText(at2(BOOK).armor)).toBe('3w+3r');
    expect(at2(patched).kill).toBeCloseTo((1 / 8) * (1 / 3), 12); // three red hits against two white and no black one
  });

  it('no bonus, if the book says none', () => {
    const field = fieldOf('. . J');
    expect(explainBonuses(field, numbersOf({ 'bonuses.jungle': 'none' }), 'firearm', 0, 2)).toEqual([]);
  });
});
