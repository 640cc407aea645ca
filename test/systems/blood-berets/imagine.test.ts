/** What the Blood Beret player cannot know: players who look ahead draw it from what they see, and never against it. */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { imagine } from '../../../src/systems/blood-berets/imagine.ts';
import type { BeretsState } from '../../../src/systems/blood-berets/state.ts';
import { Stage, type Setting } from './stage.ts';

const MANY = 200;

function imagined(stage: Stage, seat = 0): BeretsState[] {
  return Array.from({ length: MANY }, (_, game) => imagine(stage.ground, stage.viewOf(seat), stream('test', 'imagine', game)));
}

const seen = <T>(states: readonly BeretsState[], of: (state: BeretsState) => T): Set<T> => new Set(states.map(of));

describe('troop counters', () => {
  const stage = new Stage({
    figures: { sergeant: { at: [1, 1] }, 'legionnaire-3': { at: [6, 6] } },
    counters: [
      { piece: 'legionnaire-7', section: 4 }, { piece: 'dummy-11', section: 5, where: 'display' },
      { piece: 'prisoners', section: 8, where: 'display' }, { piece: 'legionnaire-8', section: 4, known: true },
    ],
  });
  const hidden = ['legionnaire-7', 'dummy-11', 'prisoners'].map((id) => stage.figure(id));

  it('each may be any piece that is hidden, and all of them are somewhere', () => {
    const states = imagined(stage);
    for (const slot of [0, 1, 2]) expect(seen(states, ({ secret }) => secret.faces[slot])).toEqual(new Set(hidden));
    expect(seen(states, ({ secret }) => [...secret.faces.slice(0, 3)].sort((a, b) => a - b).join())).toEqual(new Set([hidden.toSorted((a, b) => a - b).join()]));
  });

  it('but not one that everybody saw turn into a counter; and free slots have none', () => {
    for (const { secret } of imagined(stage)) expect(secret.faces.slice(3)).toEqual([stage.figure('legionnaire-8'), ...Array<number>(secret.faces.length - 4).fill(-1)]);
  });

  it('from the Legion player nothing is hidden', () => {
    for (const state of imagined(stage, 1).slice(0, 5)) expect(state).toEqual(stage.state);
  });

  it('it is a battle of its own: what is done in it does not reach the real one', () => {
    const [state] = imagined(stage);
    state!.open.figures[0]!.wounds = 1;
    expect(stage.battle.figures[0]!.wounds).toBe(0);
  });
});

describe('the board', () => {
  const game = (setting: Partial<Setting> = {}): Stage => {
    const stage = new Stage({ figures: { sergeant: { at: [1, 1] } }, sections: ['hall', '?hall', '?hall', '?labyrinth', '?labyrinth', '?labyrinth', '?corridor', '?corridor', '?corridor'], ...setting });
    return stage;
  };

  it('under each jungle lies one of each cave, less those that lie open', () => {
    const stage = game();
    const { backs } = stage.battle.board;
    const states = imagined(stage);
    for (const { secret } of states) {
      expect(secret.pieces.map((piece) => piece!.jungle)).toEqual(backs);
      expect(new Set(secret.pieces.map((piece) => `${piece!.jungle} ${piece!.cave}`)).size).toBe(9);
      expect(secret.pieces[0]).toEqual(stage.state.secret.pieces[0]);
      expect(secret.stock).toEqual([]);
    }
    expect(seen(states, ({ secret }) => secret.pieces[1]!.cave).size).toBe(3);
    expect(seen(states, ({ secret }) => secret.pieces[3]!.cave)).toEqual(new Set(['labyrinth', 'corridor'])); // its jungle's hall lies open
    expect(seen(states, ({ secret }) => secret.pieces[1]!.turned).size).toBe(2);
  });

  it('no layout is imagined that may not be laid', () => {
    const cutOff = (state: BeretsState) => [1, 3].every((section) => state.secret.pieces[section]!.cave === 'corridor');
    expect(imagined(game()).some(cutOff)).toBe(false);
    expect(imagined(game({ patch: { 'options.cutOffBoards': true } })).some(cutOff)).toBe(true);
  });
});

describe('hidden things', () => {
  const stage = new Stage({
    level: 'jungle',
    figures: { sergeant: { at: [1, 1] } },
    hidden: { 0: ['tunnel', 'small-mine'], 1: ['troop-mine', 'small-mine'], 2: ['small-mine', 'small-mine'], 4: ['small-mine'] },
    markers: [{ at: [12, 12], kind: 'tunnel', shown: true }, { at: [14, 2], kind: 'tunnel' }],
  });
  stage.battle.affairs = { ...stage.battle.affairs, tunnels: 1, troopMines: 2 };

  it('as many of each kind as are left, one tunnel a section at most, none beside one that was found', () => {
    for (const { secret, open } of imagined(stage)) {
      expect(secret.hidden.map((things) => things.length)).toEqual(open.display);
      const all = [...secret.hidden.flat(), secret.kinds[1]!];
      expect(all.filter((kind) => kind === 'tunnel')).toHaveLength(2);
      expect(all.filter((kind) => kind === 'troop-mine')).toHaveLength(1);
      expect(secret.hidden[4]).not.toContain('tunnel');
      const inSection1 = [...secret.hidden[1]!, secret.kinds[1]!];
      expect(inSection1.filter((kind) => kind === 'tunnel').length).toBeLessThan(2);
      expect(secret.kinds[0]).toBe('tunnel');
    }
  });

  it('what a marker is stays open', () => {
    expect(seen(imagined(stage), ({ secret }) => secret.kinds[1])).toEqual(new Set(['tunnel', 'troop-mine', 'small-mine']));
  });
});

describe('a Nepharite\'s cards', () => {
  it('are any, but those that it has shown, and as many are awake as everybody sees', () => {
    const stage = new Stage({ rules: 'advanced', figures: { sergeant: { at: [1, 1] }, 'nepharite-1': { at: [6, 8], symmetry: ['lance-of-pain'], necrotech: ['azogar', 'alimahn', 'belitshe'], awake: ['azogar'] } } });
    const piece = stage.figure('nepharite-1');
    stage.battle.hands[piece] = { cards: 4, shown: ['belitshe'], awake: 1 };
    const states = imagined(stage);
    for (const { secret } of states) {
      const { powers, necrotech, awake } = secret.hands[piece]!;
      expect(powers.length + necrotech.length).toBe(4);
      expect(necrotech).toContain('belitshe');
      expect(awake).toHaveLength(1);
      expect(necrotech).toContain(awake[0]);
    }
    expect(seen(states, ({ secret }) => secret.hands[piece]!.powers.length).size).toBeGreaterThan(2);
  });

  it('are known by the basic rules', () => {
    const stage = new Stage({ figures: { sergeant: { at: [1, 1] }, 'nepharite-1': { at: [6, 8], necrotech: ['azogar', 'belitshe'] } } });
    for (const { secret } of imagined(stage)) expect(secret.hands[stage.figure('nepharite-1')]!.necrotech).toEqual(['azogar', 'belitshe']);
  });
});
