/** "Initiative Phase": hidden bids, a die for each token, ties, who goes first and sets up first; the cards that meddle with it. */
import { describe, expect, it } from 'vitest';
import { contest, winWithTiesRerolled } from '../../../src/kernel/dice/contest.ts';
import { stream } from '../../../src/kernel/rng.ts';
import type { ConanAction } from '../../../src/systems/conan-rise-of-monsters/actions.ts';
import { numbersOf } from '../../../src/systems/conan-rise-of-monsters/book.ts';
import { sigilDice } from '../../../src/systems/conan-rise-of-monsters/dice-odds.ts';
import { offerWindow } from '../../../src/systems/conan-rise-of-monsters/rules/windows.ts';
import { PASS, Stage, type Setting } from './stage.ts';

const UNITS: Setting['units'] = { king: { card: 'king-conan', at: [[5, 45]] }, thoth: { card: 'thoth-amon', at: [[5, 3]] } };
const bid = (tokens: number): ConanAction => ({ do: 'bid', tokens });
const FIRST: ConanAction = { do: 'go', first: true };
const SECOND: ConanAction = { do: 'go', first: false };

/** Turn 2, tokens as given, dice of the Circle before those of the Legion. */
function phase(setting: Partial<Setting>): Stage {
  const stage = new Stage({
    units: UNITS, turn: 2, agenda: () => [{ step: 'initiative', bonus: [0, 0], fewest: false, dice: [], swords: [], tries: 0 }, { step: 'bid', seat: 1 }, { step: 'bid', seat: 0 }], ...setting,
  });
  offerWindow(stage.ground, stage.state, 'draw');
  return stage.proceed();
}

const rolls = (stage: Stage) => stage.tells('initiative').map(({ dice, swords }) => [dice, swords]);

describe('Initiative', () => {
  it('a die for each token of the pool; whoever rolls more Swords chooses', () => {
    const stage = phase({ tokens: { circle: [0, 2], set: [0, 3] }, dice: '//  /oo' });
    expect(rolls(stage)).toEqual([[[2, 3], [2, 1]]]);
    expect(stage.asks).toBe('circle: go');
    expect(stage.play(SECOND).asks).toBe('set: pick');
    expect(stage.battle.first).toBe(1);
  });

  it('bids add a die each and are spent; the other side does not see them before both are in', () => {
    const stage = phase({ tokens: { circle: [2, 2], set: [3, 3] }, dice: '/o oo//' });
    expect(stage.asks).toBe('circle: bid');
    expect(stage.options).toEqual([bid(0), bid(1), bid(2)]);
    expect(stage.refusal(bid(3))).toContain('0 to 2');
    stage.play(bid(0));
    expect(JSON.stringify(stage.battle.agenda)).not.toContain('"tokens"');
    expect(stage.battle.destiny[0].left).toBe(2);
    stage.play(bid(1));
    expect(rolls(stage)).toEqual([[[2, 4], [1, 2]]]);
    expect(stage.battle.destiny.map(({ left }) => left)).toEqual([2, 2]);
    expect(stage.battle.tallies.destinySpent).toEqual([0, 1]);
    expect(stage.state.secret.map((secret) => secret.bid)).toEqual([null, null]);
    expect(stage.asks).toBe('set: go');
  });

  it('who has no token left to bid is not asked', () => {
    expect(phase({ tokens: { circle: [0, 2], set: [1, 3] } }).asks).toBe('set: bid');
    expect(phase({ tokens: { circle: [2, 2], set: [3, 3] }, patch: { 'abilities.destiny': false }, dice: '/o ooo' }).asks).toBe('circle: go');
  });

  it('ties roll the same dice again, without new bids', () => {
    const stage = phase({ tokens: { circle: [0, 2], set: [1, 2] }, dice: '/o o/o  oo o*o  oo /oo' }).play(bid(1));
    expect(rolls(stage)).toEqual([[[2, 3], [1, 1]], [[2, 3], [0, 0]], [[2, 3], [0, 1]]]);
    expect(stage.battle.destiny[1].left).toBe(0);
    expect(stage.asks).toBe('set: go');
    expect(stage.unused).toEqual([]);
  });

  it('a pool of 5 against one of 6: exactly .2744 to win, .2256 to tie, .3544 with ties rolled again', () => {
    const { swords } = sigilDice(numbersOf());
    const odds = contest(swords(5).odds(), swords(6).odds());
    expect(odds.win.toNumber()).toBeCloseTo(0.2744, 4);
    expect(odds.tie.toNumber()).toBeCloseTo(0.2256, 4);
    expect(winWithTiesRerolled(odds).toNumber()).toBeCloseTo(0.3544, 4);
  });

  it('luck is counted in choices: what the roll did to the chance of one', () => {
    const won = phase({ tokens: { circle: [0, 5], set: [0, 6] }, dice: '/////  oooooo' });
    expect(won.luck.account('initiative', 0).deviation).toBeCloseTo(1 - 0.3544, 4);
    expect(won.luck.account('initiative', 1).deviation).toBeCloseTo(0.3544 - 1, 4);
    const tied = phase({ tokens: { circle: [0, 5], set: [0, 6] }, dice: 'ooooo oooooo  ooooo /ooooo' });
    expect(tied.luck.account('initiative', 0).rolls).toBe(2);
    expect(tied.luck.account('initiative', 0).deviation).toBeCloseTo(-0.3544, 4);
    expect(tied.luck.rolls.get('initiative 5')).toEqual([2]);
    expect(tied.luck.rolls.get('initiative 6')).toEqual([1, 1]);
  });

  it('without a die on either side a coin decides', () => {
    const seats = [0, 1, 2, 3, 4, 5, 6, 7].map((game) => {
      const stage = new Stage({ units: UNITS, turn: 2, agenda: () => [{ step: 'initiative', bonus: [0, 0], fewest: false, dice: [], swords: [], tries: 0 }] }, stream('coin', 'initiative', game));
      return stage.proceed().asks;
    });
    expect([...new Set(seats)].sort()).toEqual(['circle: go', 'set: go']);
  });
});

describe('First Turn Setup', () => {
  it('the winner says who sets up first; that side is the first to activate, too', () => {
    const stage = phase({ turn: 1, tokens: { circle: [0, 1], set: [0, 1] }, dice: '/ o' });
    for (const model of stage.battle.models) model.fate = 'undeployed';
    stage.play(SECOND);
    expect(stage.asks).toBe('set: deploy');
    stage.play({ do: 'deploy', unit: stage.unit('thoth'), to: [2400, 300], shape: 'line' });
    expect(stage.asks).toBe('circle: deploy');
    stage.play({ do: 'deploy', unit: stage.unit('king'), to: [2400, 4500], shape: 'line' });
    expect(stage.asks).toBe('set: pick');
  });
});

describe('Ambush', () => {
  const setting: Partial<Setting> = { tokens: { circle: [0, 2], set: [0, 3] }, hands: { circle: ['ambush'] } };

  it('adds two dice to an initiative roll, of either side', () => {
    const stage = phase({ ...setting, dice: '//oo ///' });
    expect(stage.asks).toBe('circle: window draw');
    expect(stage.options).toEqual([{ do: 'play', card: 'ambush', whose: 0 }, { do: 'play', card: 'ambush', whose: 1 }, PASS]);
    expect(rolls(stage.play({ do: 'play', card: 'ambush', whose: 0 }))).toEqual([[[4, 3], [2, 3]]]);
    const other = phase({ ...setting, dice: '/o /////' }).play({ do: 'play', card: 'ambush', whose: 1 });
    expect(rolls(other)).toEqual([[[2, 5], [1, 5]]]);
    expect(other.battle.discards[0]).toEqual(['ambush']);
    expect(other.battle.tallies.cardsPlayed).toEqual([1, 0]);
  });

  it('Set’s Kiss cancels it', () => {
    const stage = phase({ ...setting, hands: { circle: ['ambush'], set: ['sets-kiss'] }, dice: '// /oo' }).play({ do: 'play', card: 'ambush', whose: 0 });
    expect(stage.asks).toBe('set: window played');
    expect(rolls(stage.play({ do: 'play', card: 'sets-kiss' }))).toEqual([[[2, 3], [2, 1]]]);
    expect(stage.battle.discards).toEqual([['ambush'], ['sets-kiss']]);
    expect(stage.battle.tallies.cardsCancelled).toEqual([1, 0]);
  });
});

describe('King of Thieves', () => {
  it('whoever rolls the fewest Swords chooses; a second one would change nothing', () => {
    const stage = phase({ tokens: { circle: [0, 2], set: [0, 3] }, hands: { circle: ['king-of-thieves', 'king-of-thieves'] }, dice: '/o ///' }).play({ do: 'play', card: 'king-of-thieves' });
    expect(rolls(stage)).toEqual([[[2, 3], [1, 3]]]);
    expect(stage.asks).toBe('circle: go');
    expect(stage.luck.account('initiative', 0).deviation).toBeGreaterThan(0);
  });

  it('in the first turn he names who sets up', () => {
    const stage = phase({ turn: 1, tokens: { circle: [0, 1], set: [0, 2] }, hands: { circle: ['king-of-thieves'] }, dice: 'o /o' });
    for (const model of stage.battle.models) model.fate = 'undeployed';
    expect(stage.play({ do: 'play', card: 'king-of-thieves' }, FIRST).asks).toBe('circle: deploy');
  });

  it('Set’s Kiss cancels it', () => {
    const stage = phase({ tokens: { circle: [0, 1], set: [0, 1] }, hands: { circle: ['king-of-thieves'], set: ['sets-kiss'] }, dice: 'o /' });
    expect(stage.play({ do: 'play', card: 'king-of-thieves' }, { do: 'play', card: 'sets-kiss' }).asks).toBe('set: go');
  });
});

describe('Phantasm', () => {
  const setting: Partial<Setting> = { tokens: { circle: [0, 2], set: [0, 3] }, hands: { set: ['phantasm'] } };

  it('one player rolls his dice again, the other ones stay', () => {
    const stage = phase({ ...setting, dice: '// /oo  o*' });
    expect(stage.asks).toBe('set: window initiative');
    stage.play({ do: 'play', card: 'phantasm', whose: 0 });
    expect(rolls(stage)).toEqual([[[2, 3], [2, 1]], [[2, 3], [0, 1]]]);
    expect(stage.asks).toBe('set: go');
    expect(stage.unused).toEqual([]);
  });

  it('its luck is that of the second roll alone, against the Swords that stay', () => {
    const stage = phase({ ...setting, dice: '// /oo  o*' }).play({ do: 'play', card: 'phantasm', whose: 0 });
    const { swords } = sigilDice(numbersOf());
    const chance = winWithTiesRerolled(contest(swords(3).odds(), swords(2).odds())).toNumber();
    const owed = 1 / 4 + (1 / 2) * chance; // two dice show no Sword against one, or one
    expect(stage.luck.account('initiative', 1).rolls).toBe(2);
    expect(stage.luck.account('initiative', 1).deviation).toBeCloseTo(0 - chance + (1 - owed), 10);
  });

  it('is offered on a tie too; passed, both roll again, and it may be played after all', () => {
    const stage = phase({ ...setting, dice: '/o /oo  //  ///  ooo' }).play(PASS);
    expect(stage.asks).toBe('set: window initiative');
    stage.play({ do: 'play', card: 'phantasm', whose: 1 });
    expect(rolls(stage).map(([, swords]) => swords)).toEqual([[1, 1], [2, 3], [2, 0]]);
    expect(stage.asks).toBe('circle: go');
  });
});

describe('The Gods are With Us, before the bids', () => {
  it('a token more, to bid if one likes, and a die for it', () => {
    const stage = phase({ tokens: { circle: [2, 2], set: [0, 1] }, hands: { circle: ['the-gods-are-with-us'] }, dice: '/ooooo o' }).play({ do: 'play', card: 'the-gods-are-with-us' });
    expect(stage.options).toEqual([bid(0), bid(1), bid(2), bid(3)]);
    expect(rolls(stage.play(bid(3)))).toEqual([[[6, 1], [1, 0]]]);
    expect(stage.battle.destiny[0]).toEqual({ pool: 2, left: 0 });
  });
});

describe('who is asked before the bids', () => {
  it('who went first last turn, then the other; each until it passes, and again if the other has played', () => {
    const stage = phase({ tokens: { circle: [0, 1], set: [0, 1] }, hands: { circle: ['ambush'], set: ['curse', 'curse'] }, dice: 'o /' });
    expect(stage.asks).toBe('circle: window draw');
    stage.play(PASS);
    expect(stage.asks).toBe('set: window draw');
    stage.play({ do: 'play', card: 'curse' });
    expect(stage.battle.discards[0]).toEqual(['ambush']);
    expect(stage.asks).toBe('set: go');
    expect(stage.state.secret[1].hand).toEqual(['curse']);
  });

  it('nobody who holds nothing for it', () => {
    expect(phase({ tokens: { circle: [0, 1], set: [0, 1] }, hands: { circle: ['first-strike'], set: ['poison'] }, dice: 'o /' }).asks).toBe('set: go');
  });
});
