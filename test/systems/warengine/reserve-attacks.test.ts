/** Reserved attacks: windows, interrupts, answers at the same time, lunges ("Reserve Attack"); and leaving close combat. */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import type { WarAction } from '../../../src/systems/warengine/actions.ts';
import { PASS, raise, save, Stage, type Cast } from './stage.ts';

const MOVED = { moved: true };
const WATCHING = { moved: true, reserve: 0 };
const ones = (count: number): number[] => Array<number>(count).fill(1);
const move = (stage: Stage, id: string, x: number, y: number): WarAction => ({ do: 'move', figure: stage.number(id), gait: 'normal', to: [x * 100, y * 100] });

describe('putting a weapon on reserve', () => {
  const cast: Cast = { r: ['rifleman', 'r1', 10, 10], q: ['rifleman', 'r1', 10, 12], t: ['thug', 'b1', 40, 10] };

  it('is the last action of a figure: any one weapon that it has not used', () => {
    const stage = new Stage({ cast, dice: ones(20) });
    stage.play(stage.reserve('r', 1));
    expect([stage.figure('r').reserve, stage.figure('r').done]).toEqual([1, true]);
    expect(stage.refusal(move(stage, 'r', 12, 10))).toMatch(/has finished/);
    expect(stage.refusal(stage.reserve('r'))).toMatch(/has finished/);
    expect(stage.refusal(stage.reserve('q', 2))).toMatch(/has no weapon 2/);
  });

  it('not a used one, not in a fast move, and not where it is left out', () => {
    const used = new Stage({ cast: { ...cast, q: ['rifleman', 'r1', 10, 12, { fired: 1 }] } });
    expect(used.refusal(used.reserve('q', 0))).toMatch(/has used its rifle/);
    expect(used.refusal(used.reserve('q', 1))).toBeUndefined();
    const fast = new Stage({ cast: { ...cast, q: ['rifleman', 'r1', 10, 12, { gait: 'fast' }] } });
    expect(fast.refusal(fast.reserve('q', 0))).toMatch(/"Fast Moves"/);
    const without = new Stage({ cast, patch: { 'abilities.reserve-attacks': false } });
    expect(without.refusal(without.reserve('r', 0))).toMatch(/left out/);
    expect(without.options.some((option) => option.do === 'reserve')).toBe(false);
  });

  it('in the own activation it may still be used, alone or to assist', () => {
    const stage = new Stage({ cast: { ...cast, t: ['thug', 'b1', 20, 10, MOVED], u: ['thug', 'b2', 40, 40] }, dice: [6, 6, 6, 6, 1, 1] });
    stage.play(stage.reserve('r'), stage.reserveAttack('r', 't'));
    expect(stage.standing).toBe('r q u');
    expect(stage.figure('r').reserve).toBe(-1);
  });
});

describe('interrupting the enemy', () => {
  const cast: Cast = { t: ['thug', 'r1', 10, 10, MOVED], u: ['thug', 'r1', 10, 14, MOVED], w: ['thug', 'r2', 10, 18, MOVED], a: ['rifleman', 'b1', 20, 10, WATCHING], b: ['rifleman', 'b1', 20, 12, MOVED] };

  it('each inch of a move: the mover may die on the way', () => {
    const stage = new Stage({ cast, dice: [6, 6, 6, 1, 1] });
    stage.play(move(stage, 't', 13, 10));
    expect(stage.asks).toBe('blue: window moving');
    expect(stage.figure('t').x).toBe(1100);
    stage.play(PASS);
    expect(stage.figure('t').x).toBe(1200);
    stage.play(stage.reserveAttack('a', 't'));
    expect(stage.standing).toBe('u w a b');
    expect(stage.asks).toBe('red: acting');
    expect(stage.unused).toEqual([]);
  });

  it('any figure of the active unit may be shot, the closest of those in sight; nobody of another unit', () => {
    const stage = new Stage({ cast, dice: ones(10) });
    stage.play(move(stage, 'u', 10, 17));
    expect(stage.refusal(stage.reserveAttack('a', 't'))).toBeUndefined();
    expect(stage.refusal(stage.reserveAttack('a', 'w'))).toMatch(/w is not of the active unit/);
    expect(stage.refusal(stage.reserveAttack('a', 'u'))).toMatch(/t of the same unit is closer/);
    expect(stage.refusal(stage.reserveAttack('b', 't'))).toMatch(/b has no attack on reserve/);
    stage.play(stage.reserveAttack('a', 't'));
    expect(stage.figure('a').reserve).toBe(-1);
    expect(stage.figure('u').y).toBe(1500); // who was not killed may think again
  });

  it('a character goes on when he has lost all whom he joined, and may still be shot', () => {
    const stage = new Stage({ cast: { t: cast.t!, h: ['vertucci', 'r2', 10, 14, MOVED], w: ['thug', 'r3', 40, 40], a: cast.a!, b: ['rifleman', 'b1', 20, 14, WATCHING] }, active: 'r1', with: 'r2', dice: [6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] });
    stage.play(move(stage, 't', 13, 10), stage.reserveAttack('a', 't'));
    expect(stage.standing).toBe('h w a b');
    expect(stage.asks).toBe('blue: window moving');
    stage.play(PASS);
    expect(stage.asks).toBe('red: acting');
    stage.play(move(stage, 'h', 12, 14));
    expect(stage.refusal(stage.reserveAttack('b', 'h'))).toBeUndefined();
  });

  it('as soon as a unit has been activated, before it does anything', () => {
    const stage = new Stage({ cast, dice: [6, 6, 6, 1, 1, 1] }); // and who has not moved yet defends with a die more
    stage.battle.agenda = [{ step: 'activate', seat: 0 }];
    stage.battle.units[0]!.activated = false;
    stage.play({ do: 'activate', unit: 0 });
    expect(stage.asks).toBe('blue: window activation');
    stage.play(stage.reserveAttack('a', 't'));
    expect([stage.standing, stage.asks]).toEqual(['u w a b', 'red: acting']);
    stage.figure('a').reserve = 0;
    expect(stage.play({ do: 'end' }).asks).toBe('blue: window end');
  });

  it('nobody is asked whose markers reach nobody', () => {
    const wall = new Stage({ cast, terrain: [['blocking', 15, 5, 16, 25]] });
    wall.play(move(wall, 't', 13, 10));
    expect(wall.asks).toBe('red: acting');
    expect(wall.figure('t').x).toBe(1300);
  });

  it('before an attack is rolled: a third figure shoots first, and the attacker may not live to roll', () => {
    const close: Cast = { t: ['juve-ganger', 'r1', 10, 10, MOVED], u: ['juve-ganger', 'r1', 40, 40], a: ['rifleman', 'b1', 16, 10, MOVED], b: ['rifleman', 'b1', 10, 18, WATCHING] };
    const stage = new Stage({ cast: close, dice: [6, 6, 6, 1, 1] });
    stage.play(stage.attack('t', 'a'));
    expect(stage.asks).toBe('blue: window attack');
    stage.play(stage.reserveAttack('b', 't'));
    expect(stage.rolls).toHaveLength(2);
    expect(stage.standing).toBe('u a b');
  });

  it('who assists and is shot first adds no die', () => {
    const READY = { moved: true, done: true, reserve: 0 };
    const gang: Cast = { t: ['juve-ganger', 'r1', 10, 10, MOVED], u: ['juve-ganger', 'r1', 10, 12, READY], v: ['juve-ganger', 'r1', 10, 8, READY], a: ['rifleman', 'b1', 20, 9, MOVED], b: ['rifleman', 'b2', 10, 20, WATCHING] };
    const stage = new Stage({ cast: gang, dice: [6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] });
    stage.play(stage.attack('t', 'a', { support: ['u', 'v'] }), stage.reserveAttack('b', 'u'));
    expect(stage.rolls).toEqual(['3k2 12', '2k2 2', '4k4 4', '3k2 2']);
    expect([stage.standing, stage.figure('v').reserve]).toEqual(['t v b', -1]);
  });

  it('a marker is asked for at the end of each figure and of the unit, and goes when its own unit is activated', () => {
    const stage = new Stage({ cast });
    stage.play(stage.reserve('t'));
    expect(stage.asks).toBe('blue: window figure-done');
    stage.play(PASS, { do: 'end' });
    expect(stage.asks).toBe('blue: window end');
    stage.play(PASS, { do: 'activate', unit: stage.battle.forces.units.findIndex(({ id }) => id === 'b1') });
    expect(stage.figure('a').reserve).toBe(-1);
  });

  it('of a unit and the character who joins it all markers go, so who assists has placed his in the same activation', () => {
    const stage = new Stage({ cast: { x: ['thug', 'r9', 2, 2], w: ['wright', 'r1', 10, 10, WATCHING], l: ['rifleman', 'r2', 12, 10, WATCHING], m: ['rifleman', 'r2', 13, 10, WATCHING], b: ['thug', 'b1', 40, 40] } });
    for (const unit of stage.battle.units) unit.activated = false;
    stage.battle.agenda.push({ step: 'activate', seat: 0 });
    stage.play({ do: 'activate', unit: 2, with: 1 });
    expect(['w', 'l', 'm'].map((id) => stage.figure(id).reserve)).toEqual([-1, -1, -1]);
  });
});

describe('answering an attack on oneself', () => {
  const cast: Cast = { t: ['juve-ganger', 'r1', 10, 10, MOVED], u: ['juve-ganger', 'r1', 40, 40], a: ['rifleman', 'b1', 16, 10, WATCHING], b: ['rifleman', 'b1', 10, 30, MOVED] };

  it('both are rolled, the active side first, and both may die', () => {
    const stage = new Stage({ cast, dice: [6, 6, 6, 1, 1, 1, 6, 6, 6, 1, 1] });
    stage.play(stage.attack('t', 'a'));
    expect(stage.asks).toBe('blue: window attack');
    stage.play(stage.reserveAttack('a', 't'));
    expect(stage.rolls).toEqual(['3k3 18', '3k2 2', '3k2 12', '2k2 2']);
    expect(stage.standing).toBe('u b');
    expect(stage.battle.tallies.simultaneous).toEqual([1, 1]);
    expect(stage.unused).toEqual([]);
  });

  it('only before the dice: who passes has passed', () => {
    const stage = new Stage({ cast, dice: [6, 6, 6, 1, 1, 1] });
    stage.play(stage.attack('t', 'a'), PASS);
    expect(stage.standing).toBe('t u b');
  });

  it('hero points: active attack, reserve attack, the reservist’s defense, the active one’s, from one store each', () => {
    const heroes: Cast = { d: ['digit', 'r1', 10, 10, { moved: true, heroPoints: 4 }], w: ['wright', 'b1', 11, 10, { moved: true, heroPoints: 5, reserve: 1 }] };
    const patch = { 'units.wright.weapons.rifle.range': 0 };
    const stage = new Stage({ cast: { ...heroes, w: ['wright', 'b1', 11, 10, { moved: true, heroPoints: 5, reserve: 0 }] }, patch, dice: [3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 3, 3, 3, 3, 3] });
    stage.play(stage.attack('d', 'w'));
    const asks: string[] = [];
    stage.play(stage.reserveAttack('w', 'd'));
    expect(stage.rolls.map((roll) => roll.split(' ')[1])).toEqual(['12', '12', '12', '12']);
    asks.push(stage.asks);
    stage.play(raise(3));
    asks.push(stage.asks);
    stage.play(raise(1));
    asks.push(stage.asks);
    stage.play(save(3));
    asks.push(stage.asks);
    stage.play(save(1));
    expect(asks).toEqual(['red: raise', 'blue: raise', 'blue: save', 'red: save']);
    expect([stage.figure('d').heroPoints, stage.figure('w').heroPoints]).toEqual([0, 1]);
    expect(stage.standing).toBe('d w');
  });

  it('an active figure that is on reserve itself answers a reserve attack', () => {
    const stage = new Stage({ cast: { ...cast, t: ['juve-ganger', 'r1', 10, 10, { moved: true, reserve: 0, done: true }] }, dice: [6, 6, 6, 1, 1, 1, 6, 6, 6, 1, 1] });
    stage.play({ do: 'end' });
    expect(stage.asks).toBe('blue: window end');
    stage.play(stage.reserveAttack('a', 't'));
    expect(stage.asks).toBe('red: window attack');
    stage.play(stage.reserveAttack('t', 'a'));
    expect(stage.standing).toBe('u b');
  });

  it('no charge in it', () => {
    const charged = { moved: true, reserve: 0, done: true, charging: true };
    const stage = new Stage({ cast: { t: ['thug', 'r1', 10, 10, charged], u: ['thug', 'r1', 40, 40], a: ['thug', 'b1', 11, 10, WATCHING], b: ['thug', 'b1', 40, 20] }, dice: ones(20) });
    stage.play({ do: 'end' }, stage.reserveAttack('a', 't'), stage.reserveAttack('t', 'a'));
    expect(stage.rolls[0]).toBe('2k2 2');
  });

  it('nobody else of the active side answers, though he has a marker', () => {
    const READY = { moved: true, reserve: 0, done: true };
    const two: Cast = { ...cast, t: ['juve-ganger', 'r1', 10, 10, READY], v: ['juve-ganger', 'r1', 10, 12, READY] };
    const stage = new Stage({ cast: two, dice: ones(20) });
    stage.play({ do: 'end' }, stage.reserveAttack('a', 't'));
    expect(stage.asks).toBe('red: window attack');
    expect(stage.refusal(stage.reserveAttack('v', 'a'))).toMatch(/only who is attacked may answer/);
    expect(stage.refusal(stage.reserveAttack('v', 'a', { support: ['t'] }))).toBeUndefined(); // assisted by him
    expect(stage.refusal(stage.reserveAttack('t', 'a'))).toBeUndefined();
  });

  it('a reserved attack of the active unit may be answered as any other', () => {
    const stage = new Stage({ cast: { ...cast, t: ['juve-ganger', 'r1', 10, 10, { moved: true, reserve: 0, done: true }] }, dice: [6, 6, 6, 1, 1, 1, 6, 6, 6, 1, 1] });
    stage.play(stage.reserveAttack('t', 'a'));
    expect(stage.asks).toBe('blue: window attack');
    stage.play(stage.reserveAttack('a', 't'));
    expect(stage.standing).toBe('u b');
  });

  it('who dies of one of two simultaneous attacks anyway does not pay for the other', () => {
    const heroes: Cast = { d: ['digit', 'r1', 10, 10, { moved: true, heroPoints: 0 }], e: ['digit', 'r1', 40, 10], w: ['wright', 'b1', 11, 10, { moved: true, heroPoints: 2, reserve: 0 }], x: ['thug', 'b2', 40, 40] };
    const bomb = { 'units.wright.weapons.rifle.range': 0, 'units.wright.weapons.rifle.area': 'explosive', 'units.wright.weapons.rifle.targets': 2, 'units.wright.weapons.rifle.attack': '4k4' };
    const answer = (...own: number[]) => {
      const stage = new Stage({ cast: heroes, patch: bomb, dice: [3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 3, ...own, 6, 6, 6, 6] });
      stage.play(stage.attack('d', 'w'), stage.reserveAttack('w', 'w')); // 13 against 12, and his own 12 against `own`
      return stage.asks === 'blue: raise' ? stage.play(raise(0)) : stage;
    };
    expect(answer(3, 3, 3, 3).asks).toBe('blue: save');
    expect(answer(2, 2, 2, 2).standing).toBe('d e x'); // four short, with two points: he is not asked at all
  });

  it('no ranged answer in base contact', () => {
    const stage = new Stage({ cast: { t: ['thug', 'r1', 10, 10, MOVED], a: ['rifleman', 'b1', 11, 10, WATCHING], b: ['rifleman', 'b1', 30, 30] }, dice: ones(10) });
    stage.play(stage.attack('t', 'a'));
    expect(stage.asks).toBe('red: acting');
  });
});

describe('lunging', () => {
  /** An alien walks by: from the left to the right, at some distance below the one with a club or whip on reserve. */
  const passing = (profile: string, below: number, patch = {}) =>
    new Stage({ cast: { m: ['alien-blade', 'r1', 10, 10 + below, MOVED], n: ['alien-blade', 'r1', 40, 40], l: [profile, 'b1', 12, 10, { moved: true, reserve: profile === 'arizona-smith' ? 1 : 0 }], k: ['thug', 'b1', 40, 20] }, patch, dice: ones(20) });
  const pass = (stage: Stage): boolean => {
    stage.play(move(stage, 'm', 14, stage.figure('m').y / 100));
    return stage.asks.startsWith('blue');
  };

  it('an inch for every nine of movement: 2 inches with 18, 1 with 9, none with 6', () => {
    const mv = (movement: number) => ({ 'units.thug.movement': movement });
    expect([2.9, 3.1].map((below) => pass(passing('thug', below, mv(18))))).toEqual([true, false]);
    expect([1.9, 2.1].map((below) => pass(passing('thug', below, mv(9))))).toEqual([true, false]);
    expect(pass(passing('thug', 1.5, mv(6)))).toBe(false);
    expect(pass(passing('thug', 1.9, { 'abilities.lunge': false }))).toBe(false);
  });

  it('ends in base contact with the mover and is an attack; neither may say afterwards that it did not move', () => {
    const stage = passing('thug', 1.9);
    stage.figure('l').moved = false;
    pass(stage);
    expect(stage.refusal(stage.lunge('l', 12, 10.5))).toMatch(/ends in base contact/);
    expect(stage.refusal(stage.lunge('l', 13.5, 10))).toMatch(/lunges 1 inches at most/);
    const [lunge] = stage.options.filter((option) => option.do === 'lunge');
    stage.play(lunge!);
    expect(stage.rolls.map((roll) => roll.split(' ')[0])).toEqual(['2k2', '3k2']);
    expect([stage.figure('l').moved, stage.figure('l').reserve, stage.battle.tallies.lunges[1]]).toEqual([true, -1, 1]);
    expect(stage.asks).toBe('red: acting');
  });

  it('Arizona lunges an inch and strikes two inches further with his bullwhip; whom it does not kill it entangles', () => {
    expect(pass(passing('arizona-smith', 4.1))).toBe(false);
    const stage = passing('arizona-smith', 3.9, { 'units.alien-blade.defense': '5k5' });
    expect(pass(stage)).toBe(true);
    const [lunge] = stage.options.filter((option) => option.do === 'lunge');
    stage.play(lunge!);
    if (stage.asks === 'blue: raise') stage.play(raise(0));
    expect(stage.standing).toBe('m n l k');
    expect(stage.figure('m').entangled).toBe(true);
    expect(stage.ground.inContact(stage.battle, stage.number('l'))).toBe(false);
  });

  it('who is entangled in his activation stays where he is to its end; who is at another time, to the end of his next one', () => {
    const stage = passing('arizona-smith', 3.9, { 'units.alien-blade.defense': '5k5' });
    pass(stage);
    stage.play(stage.options.find((option) => option.do === 'lunge')!);
    if (stage.asks === 'blue: raise') stage.play(raise(0));
    expect(stage.refusal(move(stage, 'm', 14, 13.9))).toMatch(/entangled/);
    expect(stage.play({ do: 'end' }).figure('m').entangled).toBe(false);
    const own = new Stage({ cast: { s: ['arizona-smith', 'r1', 10, 10, { moved: true, heroPoints: 0 }], t: ['alien-blade', 'b1', 12, 10, MOVED], u: ['thug', 'r2', 30, 30] }, patch: { 'units.alien-blade.defense': '5k5' }, dice: ones(10) });
    own.play(own.attack('s', 't', { weapon: 1 }), { do: 'end' });
    expect(own.figure('t').entangled).toBe(true);
    own.play({ do: 'activate', unit: 1 });
    expect(own.refusal(move(own, 't', 14, 10))).toMatch(/entangled/);
    expect(own.play({ do: 'end' }).figure('t').entangled).toBe(false);
  });

  it('is at who passes by: not at whoever comes into contact anyway', () => {
    const coming = (x: number, y: number) => {
      const stage = passing('thug', 4);
      stage.play(move(stage, 'm', x, y));
      const offered: boolean[] = [];
      for (; stage.asks.startsWith('blue'); stage.play(PASS)) offered.push(stage.options.some((option) => option.do === 'lunge'));
      return offered;
    };
    expect(coming(12, 11)).not.toContain(true);
    expect(coming(12, 11.5)).toContain(true);
    const seen = passing('thug', 4, { 'units.thug.weapons.club.veryLong': true });
    seen.play(move(seen, 'm', 12, 11));
    expect(seen.refusal(seen.lunge('l', 12, 10.5))).toMatch(/coming into contact with l/);
  });

  it('takes nothing from the movement of its own activation', () => {
    const stage = passing('thug', 1.9);
    pass(stage);
    stage.play(stage.options.find((option) => option.do === 'lunge')!, { do: 'end' });
    const { units } = stage.battle.forces;
    stage.play({ do: 'activate', unit: units.findIndex(({ id }) => id === 'b1') });
    expect([stage.figure('l').used, stage.refusal(move(stage, 'l', 20, 8))]).toEqual([0, undefined]);
  });

  it('nobody lunges who touches an enemy, or at one whom he reaches where he stands', () => {
    const stage = new Stage({ cast: { m: ['alien-blade', 'r1', 10, 11.9, MOVED], n: ['alien-blade', 'r1', 13, 10, MOVED], l: ['thug', 'b1', 12, 10, WATCHING], k: ['thug', 'b1', 40, 20] } });
    stage.play(move(stage, 'm', 14, 11.9));
    expect(stage.asks.startsWith('blue')).toBe(true);
    expect(stage.options.map((option) => option.do)).not.toContain('lunge');
    expect(stage.refusal(stage.lunge('l', 12, 10.9))).toMatch(/touches an enemy and does not lunge/);
  });
});

describe('leaving close combat', () => {
  const cast: Cast = { m: ['rifleman', 'r1', 10, 10, MOVED], n: ['rifleman', 'r1', 40, 40], a: ['thug', 'b1', 11, 10, { moved: true, reserve: 0 }], b: ['arizona-smith', 'b2', 9, 10, MOVED], c: ['thug', 'b1', 10, 13] };

  it('every enemy left behind may strike with all its close weapons; markers stay', () => {
    const stage = new Stage({ cast, dice: ones(30) });
    stage.play(move(stage, 'm', 10, 5));
    expect(stage.asks).toBe('blue: leaving');
    expect(stage.options.filter((option) => option.do === 'free-attack')).toHaveLength(2);
    stage.play({ do: 'free-attack', figure: stage.number('a'), weapon: 0 });
    expect(stage.refusal({ do: 'free-attack', figure: stage.number('a'), weapon: 0 })).toMatch(/still to be used/);
    expect(stage.refusal({ do: 'free-attack', figure: stage.number('b'), weapon: 0 })).toMatch(/close combat weapon/); // his revolver
    expect([stage.figure('a').reserve, stage.figure('a').fired]).toEqual([0, 0]);
    stage.play(PASS);
    while (stage.asks.startsWith('blue')) stage.play(PASS);
    expect(stage.figure('m').y).toBe(500);
  });

  it('they end with his death', () => {
    const stage = new Stage({ cast, dice: [6, 6, 1, 1, 1] });
    stage.play(move(stage, 'm', 10, 5), { do: 'free-attack', figure: stage.number('a'), weapon: 0 });
    expect(stage.standing).toBe('n a b c');
    expect(stage.asks).toBe('red: acting');
    expect(stage.figure('m').y).toBe(1000);
  });
});

describe('in the middle of it', () => {
  it('the battle survives being written down: an answer, its attack and what is still to be asked', () => {
    const cast: Cast = { d: ['digit', 'r1', 10, 10, { moved: true, heroPoints: 4 }], w: ['wright', 'b1', 11, 10, { moved: true, heroPoints: 5, reserve: 0 }], x: ['thug', 'b2', 11, 14, WATCHING] };
    const play = (writeDown: boolean): unknown => {
      const stage = new Stage({ cast, patch: { 'units.wright.weapons.rifle.range': 0 }, dice: [3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 3, 3, 3, 3, 3] });
      for (const action of [stage.attack('d', 'w'), stage.reserveAttack('w', 'd'), raise(3), raise(1), save(3), save(1)]) {
        if (writeDown) stage.state.open = JSON.parse(JSON.stringify(stage.state.open)) as typeof stage.state.open;
        stage.play(action);
      }
      return stage.state.open;
    };
    expect(play(true)).toEqual(play(false));
  });

  it('what is rolled is nobody’s merit: the ledger of many attacks, friends among their targets, sums to nothing', () => {
    const MOVED = { moved: true };
    const cast: Cast = { d: ['dogboy', 'r1', 10, 10, { moved: true, heroPoints: 0 }], f: ['rifleman', 'r2', 20, 12, MOVED], t: ['thug', 'b1', 20, 10, MOVED], u: ['thug', 'b1', 20, 8, MOVED], x: ['thug', 'b2', 40, 40] };
    const luck = { attack: [0, 0], defense: [0, 0] };
    for (let game = 0; game < 400; game++) {
      const stage = new Stage({ cast }, stream('ledger', 'combat', game));
      stage.play(stage.attack('d', 't'));
      for (const channel of ['attack', 'defense'] as const) {
        const { deviation, variance } = stage.luck.account(channel, 0);
        luck[channel][0]! += deviation;
        luck[channel][1]! += variance;
      }
    }
    for (const [deviation, variance] of Object.values(luck)) expect(Math.abs(deviation! / Math.sqrt(variance!))).toBeLessThan(4);
    expect(luck.attack[1]).toBeGreaterThan(10);
  });
});
