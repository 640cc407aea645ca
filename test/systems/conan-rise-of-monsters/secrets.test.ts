/** Hands, bids and the order of the decks: nobody can tell those of the other side, nor whether it was asked for a card; players who look ahead draw them from what they have not seen. */
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { stream } from '../../../src/kernel/rng.ts';
import type { ConanAction } from '../../../src/systems/conan-rise-of-monsters/actions.ts';
import { ConanGame } from '../../../src/systems/conan-rise-of-monsters/game.ts';
import { conanRiseOfMonsters as conan } from '../../../src/systems/conan-rise-of-monsters/index.ts';
import { wholeDeck } from '../../../src/systems/conan-rise-of-monsters/rules/draw-cards.ts';
import { imagineSecret } from '../../../src/systems/conan-rise-of-monsters/rules/imagine.ts';
import { offerWindow } from '../../../src/systems/conan-rise-of-monsters/rules/windows.ts';
import type { Card } from '../../../src/systems/conan-rise-of-monsters/vocabulary.ts';
import { melee, row, shooting } from './line-up.ts';
import { PASS, Stage, type Setting } from './stage.ts';

const play = (card: Card, named: object = {}): ConanAction => ({ do: 'play', card, ...named });
const FACING: Setting['units'] = { archers: { card: 'bossonian-archers', at: row(4, 20, 20) }, guard: { card: 'ancestor-guard', at: row(4, 20, 19) } };
const APART: Setting['units'] = { archers: { card: 'bossonian-archers', at: row(5, 20, 30) }, guard: { card: 'ancestor-guard', at: row(5, 20, 22) }, thoth: { card: 'thoth-amon', at: [[5, 5]] } };

const shot = (setting: Partial<Setting>) => {
  const stage = shooting('archers', { units: APART, ...setting });
  return stage.play({ do: 'shoot', target: stage.unit('guard') });
};

const bids = (setting: Partial<Setting>) => {
  const stage = new Stage({
    units: APART, turn: 2, tokens: { circle: [0, 2], set: [2, 2] }, ...setting,
    agenda: () => [{ step: 'initiative', bonus: [0, 0], fewest: false, dice: [], swords: [], tries: 0 }, { step: 'bid', seat: 1 }, { step: 'bid', seat: 0 }],
  });
  offerWindow(stage.ground, stage.state, 'draw');
  return stage.proceed();
};

/** A side that is asked for a card and passes, and the same with a card that is not asked for: what the other side sees afterwards. */
const CASES: readonly (readonly [at: string, asked: Stage, notAsked: Stage])[] = [
  ['before bids', bids({ hands: { circle: ['ambush'] } }).play(PASS), bids({ hands: { circle: ['no-escape'] } })],
  ['after a pick', pickOf('not-your-time').play(PASS), pickOf('poison')],
  ['before attack dice', melee('archers', { units: FACING, hands: { set: ['black-lotus'] }, dice: 'oooo oooo' }).play(PASS), melee('archers', { units: FACING, hands: { set: ['phantasm'] }, dice: 'oooo oooo' })],
  ['after a number of tokens', shot({ tokens: { circle: 5 }, hands: { set: ['gods-of-yag'] }, dice: 'ooooooo' }).play({ do: 'destiny', tokens: 2 }, PASS), shot({ tokens: { circle: 5 }, hands: { set: ['phantasm'] }, dice: 'ooooooo' }).play({ do: 'destiny', tokens: 2 })],
  ['when there is no token but a card that gives one', againstCircle('the-gods-are-with-us').play({ do: 'destiny', tokens: 0 }, { do: 'destiny', tokens: 0 }), againstCircle('no-escape')],
  ['before wounds', againstCircle('cimmerian-toughness').play(PASS), againstCircle('no-escape')],
  ['after a card', shot({ hands: { circle: ['by-babd'], set: ['sets-kiss'] }, dice: '**ooo *****' }).play(play('by-babd', { unit: 0 }), PASS), shot({ hands: { circle: ['by-babd'], set: ['phantasm'] }, dice: '**ooo *****' }).play(play('by-babd', { unit: 0 }))],
];

function pickOf(held: Card): Stage {
  const stage = new Stage({ units: { ...APART, king: { card: 'king-conan', at: [[5, 45]] } }, turnOf: 'circle', hands: { set: [held] } });
  return stage.play({ do: 'activate', unit: stage.unit('archers') });
}

/** The Guard hits once, nothing is blocked, and the archers suffer it. */
function againstCircle(held: Card): Stage {
  return melee('guard', { units: FACING, tokens: { circle: [0, 1] }, hands: { circle: [held] }, dice: '/ooo oooo //' });
}

describe('whether the other side was asked', () => {
  it.each(CASES)('%s', (_, asked, notAsked) => {
    expect(asked.asks).toBe(notAsked.asks);
    expect(asked.battle.agenda).toEqual(notAsked.battle.agenda);
    expect({ ...asked.battle, discards: [] }).toEqual({ ...notAsked.battle, discards: [] });
  });

  it('whether it had a choice of what to discard', () => {
    const curse = (circle: Card[]) => new Stage({ units: APART, turnOf: 'set', hands: { set: ['curse'], circle } }).play(play('curse'));
    const asked = curse(['by-babd', 'ambush']).play({ do: 'discard', card: 'by-babd' });
    expect(asked.battle).toEqual(curse(['by-babd', 'by-babd']).battle);
  });

  it('what it has bid, until both are in', () => {
    const [low, high] = [0, 2].map((tokens) => bids({ tokens: { circle: 2, set: 2 } }).play({ do: 'bid', tokens }));
    expect(low!.view).toEqual(high!.view);
    expect(low!.state.secret[0].bid).toBe(0);
  });
});

describe('what is drawn for players who look ahead', () => {
  const opened = (index: number) => {
    const game = conan.open({ mission: 'annihilation' }) as ConanGame;
    return { game, state: game.deploy(openChance('secrets', index)) };
  };

  it('agrees with all that the seat sees: own cards and number of others, own bid, all that is open', () => {
    const { game, state } = opened(1);
    for (const seat of [0, 1]) {
      const drawn = game.imagine(game.view(state, seat), stream('imagine', 'test', seat));
      expect(game.view(drawn, seat)).toEqual(game.view(state, seat));
      expect(drawn.secret.map(({ hand }) => hand.length)).toEqual([3, 3]);
      for (const side of [0, 1] as const) expect([...drawn.secret[side].hand, ...drawn.decks[side]].sort()).toEqual(wholeDeck(game.ground, side).sort());
    }
  });

  it('never a card that lies among the discards or in the own hand', () => {
    const stage = new Stage({ units: APART, turnOf: 'set', hands: { set: ['curse', 'curse', 'curse'], circle: ['ambush'] }, decks: { set: ['poison', 'poison'], circle: ['ambush', 'ambush'] } });
    stage.battle.discards[0] = ['by-babd', 'by-babd', 'by-babd'];
    for (let draw = 0; draw < 50; draw++) {
      const { secret, decks } = imagineSecret(stage.ground, stage.view, stream('imagine', 'discards', draw));
      expect(secret[0].hand).not.toContain('by-babd');
      expect(decks[0]).not.toContain('by-babd');
      expect(decks[1]).not.toContain('curse');
      expect(secret[1].hand).toEqual(['curse', 'curse', 'curse']);
      expect([secret[0].hand.length, decks[0].length, decks[1].length]).toEqual([1, 2, 2]);
    }
  });

  it('every card that the other may hold, about as often', () => {
    const { game, state } = opened(2);
    const seen = new Map<Card, number>();
    for (let draw = 0; draw < 900; draw++) for (const card of game.imagine(game.view(state, 0), stream('imagine', 'even', draw)).secret[1].hand) seen.set(card, (seen.get(card) ?? 0) + 1);
    expect([...seen.keys()].sort()).toEqual([...new Set(wholeDeck(game.ground, 1))].sort());
    for (const times of seen.values()) expect(Math.abs(times - 300)).toBeLessThan(70); // four standard deviations
  });

  it('a bid that lies face down may be any that the other could make; before it is made, it is none', () => {
    const stage = bids({ tokens: { circle: 2, set: 2 } });
    expect(imagineSecret(stage.ground, stage.view, stream('imagine', 'bid', 0)).secret[1].bid).toBe(null);
    stage.play({ do: 'bid', tokens: 1 });
    const drawn = new Set(Array.from({ length: 50 }, (_, draw) => imagineSecret(stage.ground, stage.view, stream('imagine', 'bid', draw)).secret[0].bid));
    expect([...drawn].sort()).toEqual([0, 1, 2]);
  });
});

describe('streams', () => {
  it('the decks of each side have one of their own, which an experiment may hold fast', () => {
    expect(conan.purposes).toEqual(['cards-circle', 'cards-set']);
    const hands = [0, 1, 2].map((index) => (conan.open({ mission: 'annihilation' }) as ConanGame).deploy(openChance('secrets', index, { 'cards-circle': 1 })).secret.map(({ hand }) => hand.join()));
    expect(new Set(hands.map(([circle]) => circle)).size).toBe(1);
    expect(new Set(hands.map(([, set]) => set)).size).toBe(3);
  });
});
