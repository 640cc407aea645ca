/** What a player would expect of a good one, in small positions: charges, attacks made together, shots kept, points spent. */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import type { Strategy } from '../../../src/kernel/game.ts';
import { WarGame } from '../../../src/systems/warengine/game.ts';
import { lastManStanding } from '../../../src/systems/warengine/missions/last-man-standing.ts';
import type { WarAction, WarView } from '../../../src/systems/warengine/tactics.ts';
import assault from '../../../strategies/warengine/assault.ts';
import firebase from '../../../strategies/warengine/firebase.ts';
import warlord from '../../../strategies/warengine/warlord.ts';
import { PASS, Stage, type Cast, type Setting } from '../../systems/warengine/stage.ts';

const MOVED = { moved: true };

/** A small battle, and what a script does in it. */
class Scene extends Stage {
  private readonly script: Strategy<WarGame, WarView, WarAction>;

  constructor(script: Strategy<WarGame, WarView, WarAction>, setting: Setting) {
    super(setting);
    this.script = script;
  }

  /** What it chooses now, for whoever is asked. */
  get choice(): WarAction {
    const { view } = this;
    return this.script.start(view.seat, new WarGame(this.ground.book, lastManStanding)).choose(view, stream('test', 'player', 0));
  }

  /** What one player of its kind does until its activation ends or the dice run out; the other side passes. */
  activation(): WarAction[] {
    const player = this.script.start(0, new WarGame(this.ground.book, lastManStanding));
    const done: WarAction[] = [];
    while (this.view.asked !== null && (this.view.asked.step !== 'activate') && done.length < 50) {
      if (this.view.seat !== 0) {
        this.play(PASS);
        continue;
      }
      const action = player.choose(this.view, stream('test', 'player', 0));
      done.push(action);
      if (action.do === 'end' && action.figure === undefined) return done;
      this.play(action);
    }
    return done;
  }
}

describe('in its activation', () => {
  const near: Cast = { t: ['thug', 'r1', 10, 10, MOVED], u: ['thug', 'r1', 8, 10, MOVED], e: ['juve-ganger', 'b1', 20, 10, MOVED], f: ['juve-ganger', 'b1', 40, 40, MOVED] };

  it.each([assault, firebase, warlord])('a thug within 12 inches of a shotgun charges it: $name', (script) => {
    const { choice } = new Scene(script, { cast: near });
    expect(choice).toMatchObject({ do: 'move', figure: 0, gait: 'charge' });
  });

  it.each([assault, firebase, warlord])('who touches an enemy stays and fights: $name', (script) => {
    const { choice } = new Scene(script, { cast: { t: ['thug', 'r1', 10, 10, MOVED], e: ['thug', 'b1', 11, 10, MOVED] } });
    expect(choice).toMatchObject({ do: 'attack', figure: 0, target: 1 });
  });

  it('assault comes on by a fast move from afar, warlord lets the enemy come', () => {
    const cast: Cast = { t: ['thug', 'r1', 10, 5, MOVED], e: ['thug', 'b1', 10, 40, MOVED] };
    expect(new Scene(assault, { cast }).choice).toMatchObject({ do: 'move', figure: 0, gait: 'fast' });
    expect(new Scene(warlord, { cast }).choice).toMatchObject({ do: 'end', figure: 0 });
  });

  it('in range but out of sight nobody who comes on stands idle', () => {
    const cast: Cast = { j: ['juve-ganger', 'r1', 10, 10, MOVED], e: ['thug', 'b1', 20, 10, MOVED] };
    expect(new Scene(assault, { cast, terrain: [['blocking', 14, 5, 16, 12]] }).choice).toMatchObject({ do: 'move', figure: 0 });
  });

  it('whom nobody can kill alone, all attack together (as three gangers and their leader do in the book)', () => {
    const cast: Cast = {
      v: ['vertucci', 'b1', 20, 20, { moved: true, heroPoints: 0 }],
      a: ['street-ganger', 'r1', 19, 20, MOVED], b: ['street-ganger', 'r1', 21, 20, MOVED], c: ['street-ganger', 'r1', 20, 21, MOVED], l: ['gang-leader', 'r1', 20, 19, MOVED],
    };
    const scene = new Scene(assault, { cast, active: 'r1', dice: [6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1] });
    const done = scene.activation();
    expect(done.filter((action) => action.do === 'reserve')).toHaveLength(3);
    expect(done.find((action) => action.do === 'attack')).toMatchObject({ target: 0, support: [1, 2, 3] });
    expect(scene.figure('v').fate).toBe('destroyed');
  });

  it('a shotgun with nobody in range is kept on reserve for who may come', () => {
    const scene = new Scene(firebase, { cast: { j: ['juve-ganger', 'r1', 10, 10, MOVED], e: ['thug', 'b1', 30, 10, MOVED] } });
    expect(scene.choice).toEqual({ do: 'reserve', figure: 0, weapon: 0 });
  });
});

describe('on reserve', () => {
  const cast = (x: number): Cast => ({ t: ['thug', 'r1', x, 10, MOVED], u: ['thug', 'r1', 40, 40, MOVED], j: ['juve-ganger', 'b1', 10, 10, { reserve: 0 }], k: ['juve-ganger', 'b1', 10, 45] });
  const afterMove = (x: number, to: number, terrain: Setting['terrain'] = []) =>
    new Scene(warlord, { cast: cast(x), active: 'r1', terrain }).play({ do: 'move', figure: 0, gait: 'normal', to: [to * 100, 1000] });

  it('fires at who comes into range in the open', () => {
    const scene = afterMove(26, 20);
    expect(scene.asks).toBe('blue: window moving');
    expect(scene.choice).toMatchObject({ do: 'reserve-attack', figure: 2, target: 0 });
  });

  it('waits while he is behind a wall', () => {
    const scene = afterMove(26, 20, [['heavy', 12, 8, 13, 12]]);
    expect(scene.asks).toBe('blue: window moving');
    expect(scene.choice).toEqual(PASS);
  });

  it('fires at the last moment at who is about to touch it, wall or not', () => {
    const scene = new Scene(warlord, { cast: cast(15), active: 'r1', terrain: [['heavy', 12, 8, 13, 12]] }).play({ do: 'move', figure: 0, gait: 'charge', to: [1100, 1000] });
    while (scene.asks === 'blue: window moving') scene.play(PASS);
    expect(scene.asks).toBe('blue: window contact');
    expect(scene.choice).toMatchObject({ do: 'reserve-attack', figure: 2, target: 0 });
  });
});

describe('hero points', () => {
  const cast: Cast = { d: ['digit', 'r1', 10, 10, { moved: true, heroPoints: 8 }], w: ['wright', 'b1', 11, 10, { moved: true, heroPoints: 3 }] };
  const struck = (dice: number[]) => {
    const scene = new Scene(warlord, { cast, dice });
    return scene.play(scene.attack('d', 'w'));
  };

  it("Di'Git adds six to thirteen, which Wright cannot answer from fifteen with three points (example)", () => {
    const scene = struck([4, 3, 3, 3, 4, 4, 4, 3]);
    expect(scene.asks).toBe('red: raise');
    expect(scene.choice).toEqual({ do: 'raise', points: 6 });
  });

  it('Wright pays what it takes to live', () => {
    const scene = struck([5, 4, 3, 3, 4, 4, 3, 2]).play({ do: 'raise', points: 0 });
    expect(scene.asks).toBe('blue: save');
    expect(scene.choice).toEqual({ do: 'save', points: 2 });
  });
});
