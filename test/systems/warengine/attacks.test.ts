/** Attacks: the worked cases of the book, dice written out ("Attack", "Figures with Hero Points", "Area Effect Weapons", "Massed Attacks"). */
import { describe, expect, it } from 'vitest';
import { raise, save, Stage, type Cast, type Setting } from './stage.ts';

const MOVED = { moved: true };

describe('an attack ("Attack")', () => {
  const duel = (...dice: number[]) => new Stage({ cast: { s: ['gang-leader', 'r1', 10, 10, MOVED], m: ['thug', 'b1', 11, 10, MOVED], n: ['thug', 'b1', 30, 10] }, dice });

  it('5, 4 and 2 of 3k2 are 9, against 4 and 3 of 2k2 a kill', () => {
    const stage = duel(5, 4, 2, 4, 3);
    stage.play(stage.attack('s', 'm'));
    expect(stage.rolls).toEqual(['3k2 9', '2k2 7']);
    expect(stage.standing).toBe('s n');
    expect(stage.unused).toEqual([]);
    expect(stage.battle.points).toEqual([10, 0]);
  });

  it('7 against 7: nothing happens', () => {
    const stage = duel(4, 3, 2, 4, 3);
    stage.play(stage.attack('s', 'm'));
    expect(stage.standing).toBe('s m n');
  });

  it('an uncontrolled figure rolls 6, 4 and 2: 11, not 12 ("Check Control")', () => {
    const stage = new Stage({ cast: { j: ['juve-ganger', 'r1', 10, 10, { moved: true, controlled: false }], k: ['juve-ganger', 'r1', 30, 30], v: ['vertucci', 'b1', 15, 10, MOVED] }, dice: [6, 4, 2, 6, 6, 6, 6, 6] });
    stage.play(stage.attack('j', 'v'));
    expect(stage.rolls[0]).toBe('3k3u 11');
  });

  it('and so for his defense', () => {
    const stage = new Stage({ cast: { j: ['juve-ganger', 'r1', 10, 10, MOVED], t: ['thug', 'b1', 20, 10, { moved: true, controlled: false }], x: ['thug', 'b2', 40, 40] }, dice: [5, 5, 1, 6, 6] });
    stage.play(stage.attack('j', 't'));
    expect(stage.rolls).toEqual(['3k3 11', '2k2u 10']);
    expect(stage.standing).toBe('j x');
  });

  it('one weapon once in an activation, and nothing after a fast move', () => {
    const stage = duel(1, 1, 1, 1, 1);
    stage.play(stage.attack('s', 'm'));
    expect(stage.refusal(stage.attack('s', 'm'))).toMatch(/has used its knife/);
    const fast = new Stage({ cast: { s: ['gang-leader', 'r1', 10, 10, { moved: true, gait: 'fast' }], m: ['thug', 'b1', 11, 10] } });
    expect(fast.refusal(fast.attack('s', 'm'))).toMatch(/"Fast Moves"/);
  });
});

describe('hero points ("Figures with Hero Points")', () => {
  it('Lieutenant Wright, 13 against 20, spends 7 of his 10 and lives with 3', () => {
    const stage = new Stage({ cast: { a: ['green-alien-warrior', 'r1', 10, 10, MOVED], w: ['wright', 'b1', 20, 10, MOVED] }, dice: [6, 6, 5, 3, 2, 6, 4, 2, 1] });
    stage.play(stage.attack('a', 'w'));
    expect(stage.rolls).toEqual(['5k4 20', '4k4 13']);
    expect(stage.asks).toBe('blue: save');
    expect(stage.refusal(save(6))).toMatch(/needs 7 hero points/);
    expect(stage.options).toEqual([save(7), save(0)]);
    stage.play(save(7));
    expect(stage.standing).toBe('a w');
    expect(stage.figure('w').heroPoints).toBe(3);
  });

  it('Commander Di’Git adds 6 to his 13; Wright’s 15 and 3 points are not enough', () => {
    const stage = new Stage({ cast: { d: ['digit', 'r1', 10, 10, MOVED], w: ['wright', 'b1', 11, 10, { moved: true, heroPoints: 3 }] }, dice: [4, 3, 3, 3, 6, 4, 3, 2] });
    stage.play(stage.attack('d', 'w'));
    expect(stage.rolls).toEqual(['4k4 13', '4k4 15']);
    expect(stage.asks).toBe('red: raise');
    expect(stage.refusal(raise(2))).toMatch(/beat nobody: it takes 3/);
    expect(stage.options.map((option) => (option.do === 'raise' ? option.points : -1))).toEqual([0, 3, 4, 5, 6, 7, 8]);
    expect(stage.refusal(raise(9))).toMatch(/has 8 hero points/);
    stage.play(raise(6));
    expect(stage.standing).toBe('d');
    expect(stage.figure('d').heroPoints).toBe(2);
  });

  it('a raise that Wright can answer makes him spend just the difference', () => {
    const stage = new Stage({ cast: { d: ['digit', 'r1', 10, 10, MOVED], w: ['wright', 'b1', 11, 10, { moved: true, heroPoints: 3 }] }, dice: [4, 3, 3, 3, 6, 4, 3, 2] });
    stage.play(stage.attack('d', 'w'), raise(4), save(2));
    expect(stage.standing).toBe('d w');
    expect([stage.figure('d').heroPoints, stage.figure('w').heroPoints]).toEqual([4, 1]);
  });

  it('nobody is asked who can change nothing', () => {
    const cast: Cast = { d: ['digit', 'r1', 10, 10, MOVED], t: ['thug', 'b1', 11, 10, MOVED], u: ['thug', 'b1', 30, 30] };
    const won = new Stage({ cast, dice: [6, 6, 6, 6, 1, 1] });
    won.play(won.attack('d', 't'));
    expect(won.asks).toBe('red: acting');
    const close = new Stage({ cast, dice: [1, 1, 1, 1, 2, 2] });
    close.play(close.attack('d', 't'));
    expect(close.options.map((option) => (option.do === 'raise' ? option.points : -1))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('left out, nobody is asked', () => {
    const stage = new Stage({ cast: { a: ['green-alien-warrior', 'r1', 10, 10, MOVED], w: ['wright', 'b1', 20, 10, MOVED], x: ['thug', 'b2', 40, 40] }, patch: { 'abilities.hero-points': false }, dice: [6, 6, 5, 3, 2, 6, 4, 2, 1] });
    stage.play(stage.attack('a', 'w'));
    expect(stage.standing).toBe('a x');
  });
});

describe('the dice of both charts ("Attack Adjustments Chart", "Defense Adjustments Chart")', () => {
  const shot = (setting: Omit<Setting, 'cast'>, shooter = {}, target = {}) => {
    const stage = new Stage({ cast: { j: ['juve-ganger', 'r1', 10, 10, shooter], t: ['rifleman', 'b1', 20, 10, target], x: ['thug', 'b2', 40, 40] }, dice: Array<number>(12).fill(1), ...setting });
    stage.play(stage.attack('j', 't'));
    return stage.rolls.map((roll) => roll.split(' ')[0]);
  };

  it('did not move: a die for each side', () => {
    expect(shot({})).toEqual(['4k3', '4k2']);
    expect(shot({}, MOVED, MOVED)).toEqual(['3k3', '3k2']);
    expect(shot({ patch: { 'abilities.did-not-move': false } })).toEqual(['3k3', '3k2']);
  });

  it('who shoots and then moves had not moved; who moves and then shoots had', () => {
    const cast: Cast = { v: ['vertucci', 'r1', 10, 10, { heroPoints: 0 }], t: ['thug', 'b1', 18, 10, MOVED], x: ['thug', 'b2', 40, 40] };
    const stage = new Stage({ cast, patch: { 'units.vertucci.weapons.fists.range': 12, 'units.thug.defense': '5k5' }, dice: Array<number>(20).fill(1) });
    stage.play(stage.attack('v', 't'), { do: 'move', figure: 0, gait: 'normal', to: [1100, 1000] }, stage.attack('v', 't', { weapon: 1 }));
    expect(stage.rolls).toEqual(['4k3 3', '5k5 5', '3k3 3', '5k5 5']);
  });

  it('close combat counts as movement, from its beginning to the next activation out of it', () => {
    const cast: Cast = { a: ['thug', 'r1', 10, 10], e: ['rifleman', 'b1', 12, 10], f: ['rifleman', 'b1', 12, 14] };
    const stage = new Stage({ cast });
    stage.play({ do: 'move', figure: 0, gait: 'normal', to: [1100, 1000] });
    expect(['a', 'e', 'f'].map((id) => stage.figure(id).moved)).toEqual([true, true, false]);
    const activated = (so: { x: number }) => {
      const next = new Stage({ cast: { ...cast, a: ['thug', 'r1', 11, 10, MOVED], e: ['rifleman', 'b1', so.x, 10, MOVED] } });
      next.battle.agenda = [{ step: 'activate', seat: 1 }];
      return next.play({ do: 'activate', unit: 1 }).figure('e').moved;
    };
    expect([activated({ x: 12 }), activated({ x: 12.1 })]).toEqual([true, false]);
  });

  it('light cover and did not move add up; heavy cover goes without it; a trench has both', () => {
    expect(shot({ terrain: [['light', 14, 8, 16, 12]] })).toEqual(['4k3', '5k3']);
    expect(shot({ terrain: [['heavy', 14, 8, 16, 12]] })).toEqual(['4k3', '5k4']);
    expect(shot({ terrain: [['entrenching', 19, 9, 21, 11]] })).toEqual(['4k3', '6k4']);
    expect(shot({ terrain: [['light', 12, 8, 13, 12], ['heavy', 14, 8, 16, 12]] }, MOVED, MOVED)).toEqual(['3k3', '5k4']);
  });
});
