import { parse } from 'yaml';
import { describe, expect, it, test } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { PositionError } from '../../../src/kernel/position.ts';
import type { ConanGame } from '../../../src/systems/conan-rise-of-monsters/game.ts';
import { conanRiseOfMonsters as conan } from '../../../src/systems/conan-rise-of-monsters/index.ts';
import type { ConanState } from '../../../src/systems/conan-rise-of-monsters/state.ts';

const SMALL = `
system: conan-rise-of-monsters
table:
  size: [36, 36]
  terrain:
    - { name: ruin, kind: ruins, outline: [[10, 8], [16, 8], [16, 12], [10, 12]] }
    - { name: crags, kind: rocks, outline: [[20, 20], [24, 20], [24, 24], [20, 24]] }
figures:
  - { id: conan, unit: king-conan, at: [4, 30] }
  - { id: a1, unit: bossonian-archers, squad: archers, at: [11, 10] }
  - { id: a2, unit: bossonian-archers, squad: archers, at: [12.5, 10] }
  - { id: a3, unit: bossonian-archers, squad: archers, at: [14, 10] }
  - { id: thoth, unit: thoth-amon, at: [30, 4] }
  - { id: g1, unit: ancestor-guard, squad: guard, at: [11, 4] }
  - { id: g2, unit: ancestor-guard, squad: guard, at: [12.25, 4] }
  - { id: g3, unit: ancestor-guard, squad: guard, at: [13.5, 4] }
  - { id: g4, unit: ancestor-guard, squad: guard, at: [14.75, 4] }
  - { id: g5, unit: ancestor-guard, squad: guard, at: [16, 4] }
`;

const changed = (from: string, to: string, text = SMALL) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};
const withState = (state: string) => `${SMALL}state: ${state}\n`;
const at = (turn: string, state = '{}') => `${SMALL}turn: ${turn}\nstate: ${state}\n`;

const open = (text: string, patch = {}) => conan.open({ mission: '', patch, position: parse(text) as unknown }) as ConanGame;
const begin = (text: string, patch = {}, seed = 1): { game: ConanGame; state: ConanState } => {
  const game = open(text, patch);
  return { game, state: game.deploy(openChance(seed, 0)) };
};
const options = ({ game, state }: ReturnType<typeof begin>) => game.options(game.view(state, game.toAct(state)!));

/** Each problem as its place and what is said. */
function refusal(text: string, patch = {}): string[] {
  try {
    open(text, patch);
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(PositionError);
    return (thrown as PositionError).problems.map(({ path, message }) => `${path.join('.')}: ${message}`);
  }
  return [];
}

describe('where a game on a position begins', () => {
  it('with a new turn, if nothing is said: cards are dealt, tokens refreshed, both bid', () => {
    const { game, state } = begin(SMALL);
    expect([state.open.turn, state.open.hand, state.open.destiny]).toEqual([1, [3, 3], [{ pool: 2, left: 2 }, { pool: 3, left: 3 }]]);
    expect(['bid', 'window']).toContain(state.open.agenda.at(-1)!.step);
    expect(game.card).toMatchObject({ id: 'annihilation', field: { columns: 36, rows: 36 } });
  });

  it('with a later turn: each side has a hand and draws one card more', () => {
    expect(begin(withState('{ turn: 4 }')).state.open).toMatchObject({ turn: 4, hand: [4, 4], deck: [23, 23] });
  });

  it('with a side that picks a unit; units that have been are not offered again', () => {
    const begun = begin(at('circle', '{ activated: [archers], hands: { circle: [] } }'));
    expect(begun.state.open.first).toBe(0);
    expect(options(begun)).toEqual([{ do: 'activate', unit: 0 }]);
  });

  it('with a unit that chooses how it moves', () => {
    const begun = begin(at('guard'));
    expect(begun.state.open).toMatchObject({ active: { unit: 3, sigil: false }, agenda: [{ step: 'end-turn' }, { step: 'activated' }, { step: 'window' }, { step: 'acting', unit: 3 }] });
    expect(new Set(options(begun).map((option) => option.do))).toEqual(new Set(['stay', 'move', 'run', 'charge']));
    expect(begun.state.open.units.map(({ activated }) => activated)).toEqual([false, false, false, true]);
  });

  it('a side without anybody has lost already', () => {
    const gone = SMALL.replaceAll(/(unit: (thoth-amon|ancestor-guard).*\]) }/g, '$1, state: { fate: removed } }');
    const { game, state } = begin(`${gone}turn: circle\n`);
    expect(game.toAct(state)).toBeNull();
    expect(game.measure(state)).toMatchObject({ winner: 0, grade: 'circle-annihilates' });
  });
});

describe('who is there', () => {
  it('models that are not named have been removed; more than the card has are a reinforced unit', () => {
    const { forces, models } = begin(at('circle')).state.open;
    expect(forces.units[1]).toEqual({ id: 'archers', seat: 0, card: 'bossonian-archers', reinforced: false, members: [1, 2, 3, 4, 5] });
    expect(forces.models.slice(1, 6).map(({ id }) => id)).toEqual(['a1', 'a2', 'a3', 'archers.1', 'archers.2']);
    expect(models.map(({ fate }) => fate).slice(1, 6)).toEqual(['in-play', 'in-play', 'in-play', 'removed', 'removed']);
    const six = begin(`${changed('squad: guard, at: [16, 4] }', 'squad: guard, at: [16, 4] }\n  - { id: g6, unit: ancestor-guard, squad: guard, at: [17.25, 4] }')}turn: circle\n`).state.open;
    expect([six.forces.units[3]!.reinforced, six.forces.units[3]!.members.length]).toEqual([true, 10]);
    const named = begin(at('circle', '{ reinforced: [archers] }')).state.open;
    expect([named.forces.units[1]!.reinforced, named.units[1]!.belowHalf]).toEqual([true, true]); // three of ten are left
  });

  it('who stands below half has checked its morale; three of five are more than half', () => {
    expect(begin(at('circle')).state.open.units.map(({ belowHalf }) => belowHalf)).toEqual([false, false, false, false]);
    const two = begin(`${changed('at: [14, 10] }', 'at: [14, 10], state: { fate: removed } }')}turn: circle\n`).state.open;
    expect(two.units[1]!.belowHalf).toBe(true);
    expect(begin(`${changed('at: [30, 4] }', 'at: [30, 4], state: { wounds: 3 } }')}turn: circle\n`).state.open).toMatchObject({ units: { 2: { belowHalf: true } }, models: { 6: { wounds: 3 } } });
  });

  it('figures of a unit need not stand one after another in the file', () => {
    const rows = SMALL.trimEnd().split('\n');
    const mixed = [...rows.slice(0, -1).filter((row) => !row.includes('id: a2')), rows.at(-1)!, rows.find((row) => row.includes('id: a2'))!].join('\n');
    const { forces, models } = begin(`${mixed}\nturn: circle\n`).state.open;
    expect(forces.units[1]!.members.map((member) => [forces.models[member]!.id, models[member]!.x])).toEqual([['a1', 1100], ['a3', 1400], ['a2', 1250], ['archers.1', 0], ['archers.2', 0]]);
  });
});

describe('cards and tokens', () => {
  it('a hand that is said is held; what is left of the deck is shuffled by the game', () => {
    const hands = at('circle', '{ hands: { circle: [first-strike, by-babd] }, discards: { circle: [ambush, ambush] } }');
    const { open: battle, secret, decks } = begin(hands).state;
    expect(secret[0].hand).toEqual(['first-strike', 'by-babd']);
    expect([battle.hand, battle.deck, decks[0].length]).toEqual([[2, 3], [23, 24], 23]);
    expect(decks[0].filter((card) => card === 'ambush')).toHaveLength(1);
    expect(begin(hands, {}, 2).state.decks[0]).not.toEqual(decks[0]);
    expect(begin(hands, {}, 2).state.secret[0].hand).toEqual(secret[0].hand);
  });

  it('a deck that is said is drawn from the front of its list', () => {
    const { secret, decks } = begin(at('circle', '{ decks: { set: [curse, poison, curse, phantasm, poison] } }')).state;
    expect([secret[1].hand, decks[1]]).toEqual([['curse', 'poison', 'curse'], ['poison', 'phantasm']]);
  });

  it('what is hidden stays hidden: a player sees as many cards as before, and no others than may be', () => {
    const { game, state } = begin(at('circle', '{ hands: { set: [poison, curse] } }'));
    const view = game.view(state, 0);
    expect(view.open.hand).toEqual([3, 2]);
    expect(JSON.stringify(view)).not.toContain('poison');
  });

  it('tokens: those of the units and all of them left, or as said', () => {
    const tokens = (destiny: string) => begin(at('circle', `{ destiny: ${destiny} }`)).state.open.destiny;
    expect(tokens('{}')).toEqual([{ pool: 2, left: 2 }, { pool: 3, left: 3 }]);
    expect(tokens('{ circle: { left: 1 }, set: { pool: 5 } }')).toEqual([{ pool: 2, left: 1 }, { pool: 5, left: 5 }]);
  });

  it('without Fate Cards nobody has any', () => {
    expect(begin(at('circle'), { 'abilities.fate-cards': false }).state.open).toMatchObject({ hand: [0, 0], deck: [0, 0] });
  });
});

describe('missions', () => {
  it('Shrine: in the middle, or where it is said', () => {
    expect(begin(`${at('circle')}mission: shrine\n`).state.open.shrine).toEqual([1800, 1800]);
    expect(begin(`${at('circle', '{ shrine: [9, 12.5] }')}mission: shrine\n`).state.open.shrine).toEqual([900, 1250]);
  });

  it('Escape: who has to get across, who is, and what it is worth', () => {
    const across = changed('at: [4, 30] }', 'at: [4, 30], state: { fate: off-table } }');
    const { game, state } = begin(`${across}mission: escape\nturn: circle\nstate: { runner: circle, escaped: [conan] }\n`);
    expect(state.open.runner).toBe(0);
    expect(game.measure(state).values).toMatchObject({ 'escaped.circle': 1, commanderEscaped: 1 });
  });
});

describe('a position that cannot be', () => {
  test.each([
    ['an unknown card', changed('unit: king-conan', 'unit: king-conann'), 'figures.0.unit: figure "conan": unknown unit card "king-conann"; did you mean "king-conan"?'],
    ['an unknown side', changed('unit: king-conan,', 'unit: king-conan, side: cirle,'), 'figures.0.side: figure "conan": unknown side "cirle"; did you mean "circle"?'],
    ['a side that its card is not of', changed('unit: king-conan,', 'unit: king-conan, side: set,'), 'figures.0.side: figure "conan": a king-conan fights for circle only, as its unit card says'],
    ['two cards in a unit', changed('unit: ancestor-guard, squad: guard, at: [11, 4]', 'unit: priests-of-set, squad: archers, at: [11, 4]'), 'figures.5.squad: figure "g1": priests-of-set cannot be of the unit "archers", that of "a1", which is of bossonian-archers'],
    ['a unit called as a side', SMALL.replaceAll('squad: guard', 'squad: set'), 'figures.5.squad: figure "g1": a unit cannot be called "set", as a side is'],
    ['one name for two', changed('id: a2', 'id: a1'), 'figures.2.id: figure "a1": another figure is called "a1"; expected a name for each'],
    ['two of one commander', changed('id: thoth, unit: thoth-amon', 'id: thoth, unit: king-conan, squad: conan'), 'figures.4.squad: figure "thoth": a unit of king-conan has 1; "conan" would have 2'],
    ['overlapping bases', changed('[12.5, 10]', '[11.9, 10]'), 'figures.2.at: figure "a2" at [11.9, 10] overlaps the base of "a1"; two that touch have their middles 1 inch apart'],
    ['a figure in rocks', changed('[30, 4]', '[19.6, 22]'), 'figures.4.at: figure "thoth" at [19.6, 22] stands in "crags" (rocks), which nobody can enter; its base is 1 inch wide'],
    ['a figure over the rim', changed('[30, 4]', '[35.6, 4]'), 'figures.4.at: figure "thoth" at [35.6, 4] is not wholly on the table, which is 36 x 36 inches; its base is 1 inch wide'],
    ['finer than a hundredth', changed('[30, 4]', '[30.001, 4]'), 'figures.4.at.0: figures, 4, at, 0: found 30.001, expected inches from 0 to 120, to a hundredth at most, such as 4.25'],
    ['an unknown kind of terrain', changed('kind: ruins', 'kind: ruin'), 'table.terrain.0.kind: table: "ruin": unknown kind of terrain "ruin"; did you mean "ruins"?'],
    ['an unknown mission', `${SMALL}mission: shrin\n`, 'mission: unknown mission "shrin"; did you mean "shrine"?'],
    ['a layout beside it', `${SMALL}layout: { system: conan-rise-of-monsters }\n`, 'layout: layout: a position brings its own table and figures; leave it out, and say in "state" where the shrine is'],
    ['a board instead of a table', 'system: conan-rise-of-monsters\nboard: ". ."\nfigures: []\n', 'board: conan-rise-of-monsters is played on an open table; expected "table", with size and terrain, instead of "board"'],
    ['an unknown turn', `${SMALL}turn: gaurd\n`, 'turn: turn: unknown side or unit "gaurd"; did you mean "guard"?'],
    ['a turn of nobody', `${changed('at: [30, 4] }', 'at: [30, 4], state: { fate: removed } }')}turn: thoth\n`, 'turn: turn: nobody of "thoth" is in play'],
    ['a turn of who flees', at('archers', '{ fleeing: [archers] }'), 'turn: turn: "archers" flees and has to rally before it acts; expected the side that is to pick it, circle'],
    ['an unknown state of a figure', changed('at: [30, 4] }', 'at: [30, 4], state: { wound: 1 } }'), 'figures.4.state.wound: figure "thoth": state: unknown name "wound"; did you mean "wounds"?'],
    ['more wounds than it has', changed('at: [30, 4] }', 'at: [30, 4], state: { wounds: 5 } }'), 'figures.4.state.wounds: figure "thoth": state: wounds cannot be 5; expected a whole number from 0 to 4: it can take 5'],
    ['an unknown fate', changed('at: [30, 4] }', 'at: [30, 4], state: { fate: dead } }'), 'figures.4.state.fate: figure "thoth": state: fate cannot be "dead"; expected one of in-play, removed, off-table, undeployed'],
    ['wounds of who is removed', changed('at: [30, 4] }', 'at: [30, 4], state: { fate: removed, wounds: 1 } }'), 'figures.4.state.wounds: figure "thoth": state: wounds are of a model that is not removed; leave one of the two out'],
    ['half of a unit off the table', changed('at: [11, 10] }', 'at: [11, 10], state: { fate: off-table } }'), 'figures.2: figure "a2": others of "archers" are off the table, which a unit leaves as a whole; expected state: { fate: off-table } or { fate: removed }'],
    ['an unknown state of the battle', withState('{ trun: 2 }'), 'state.trun: state: unknown name "trun"; did you mean "turn"?'],
    ['a turn after the last', withState('{ turn: 7 }'), 'state.turn: state: turn cannot be 7; expected a whole number from 1 to 6: so many turns Annihilation has'],
    ['an edge of nobody', withState('{ top: north }'), 'state.top: state: top cannot be "north"; expected one of circle, set'],
    ['nobody goes first', at('circle', '{ first: archers }'), 'state.first: state: first cannot be "archers"; expected one of circle, set'],
    ['an unknown unit activated', at('circle', '{ activated: [gaurd] }'), 'state.activated.0: state: activated: unknown unit "gaurd"; did you mean "guard"?'],
    ['activated, but no list', at('circle', '{ activated: guard }'), 'state.activated: state: activated cannot be "guard"; expected a list of units'],
    ['a commander who flees', at('circle', '{ fleeing: [conan] }'), 'state.fleeing.0: state: fleeing: conan is a commander, who never flees'],
    ['a king who is reinforced', at('circle', '{ reinforced: [conan] }'), 'state.reinforced: state: reinforced: conan is no warrior unit; only those may be reinforced'],
    ['an unknown unit reinforced', at('circle', '{ reinforced: [gaurd] }'), 'state.reinforced.0: state: reinforced: unknown unit "gaurd"; did you mean "guard"?'],
    ['refused, and nobody picks', withState('{ refused: guard }'), 'state.refused: state: refused is of a side that is to pick a unit; expected the side as "turn"'],
    ['refused of the other side', at('circle', '{ refused: guard }'), 'state.refused: state: refused: unknown unit of the side that picks "guard"; there is conan, archers'],
    ['an unknown card in hand', at('circle', '{ hands: { circle: [first-stike] } }'), 'state.hands.circle.0: state: hands: unknown Fate Card of circle "first-stike"; did you mean "first-strike"?'],
    ['a card of the other side', at('circle', '{ discards: { circle: [poison] } }'), 'state.discards.circle.0: state: discards: unknown Fate Card of circle "poison"; there is ambush, bels-hand, by-babd, no-escape, king-of-thieves, cimmerian-toughness, the-gods-are-with-us, eye-for-an-eye, first-strike'],
    ['more of a card than there are', at('circle', '{ hands: { set: [curse, curse] }, discards: { set: [curse, curse] } }'), 'state.hands.set: state: hands: curse is named 4 times in hand, deck and discards; a deck has 3 of it (deck.copies)'],
    ['a hand of nobody', at('circle', '{ hands: { red: [] } }'), 'state.hands.red: state: hands: a side cannot be "red"; expected one of circle, set'],
    ['hands that are no lists', at('circle', '{ hands: { set: curse } }'), 'state.hands.set: state: hands cannot be "curse"; expected a list of Fate Cards'],
    ['hands that are one list', at('circle', '{ hands: [curse] }'), 'state.hands: state: hands cannot be ["curse"]; expected Fate Cards by side, such as { circle: [first-strike], set: [] }'],
    ['a hand before the first turn', withState('{ hands: { set: [curse] } }'), 'state.hands: state: hands: the first turn begins with new cards and tokens; leave it out, or say as "turn" whose turn it is'],
    ['tokens before the first turn', withState('{ destiny: { set: { left: 1 } } }'), 'state.destiny: state: destiny: the first turn begins with new cards and tokens; leave it out, or say as "turn" whose turn it is'],
    ['tokens that are a number', at('circle', '{ destiny: { set: 3 } }'), 'state.destiny.set: state: destiny cannot be 3; expected tokens of the pool and those left this turn, such as { pool: 5, left: 3 }'],
    ['tokens of nobody', at('circle', '{ destiny: { red: { left: 3 } } }'), 'state.destiny.red: state: destiny: a side cannot be "red"; expected one of circle, set'],
    ['tokens in a list', at('circle', '{ destiny: [3, 4] }'), 'state.destiny: state: destiny cannot be [3,4]; expected tokens by side, such as { circle: { pool: 5, left: 3 } }'],
    ['points of nobody', at('circle', '{ points: { red: 3 } }'), 'state.points: state: points cannot be {"red":3}; expected points by side beside those for units, such as { circle: 1, set: 0 }'],
    ['an unknown tally', at('circle', '{ tallies: { wound: { circle: 1 } } }'), 'state.tallies.wound: state: tallies: unknown tally "wound"; did you mean "wounds"?'],
    ['a tally of nobody', at('circle', '{ tallies: { wounds: 3 } }'), 'state.tallies.wounds: state: wounds cannot be 3; expected counts by side, such as { circle: 2, set: 1 }'],
    ['tallies in a list', at('circle', '{ tallies: [3] }'), 'state.tallies: state: tallies cannot be [3]; expected counts by side, such as { wounds: { circle: 2, set: 1 } }'],
    ['forces of nobody', at('circle', '{ forces: { red: us } }'), 'state.forces: state: forces cannot be {"red":"us"}; expected a name by side'],
    ['a shrine where there is none', at('circle', '{ shrine: [3, 3] }'), 'state.shrine: state: shrine: there is none in Annihilation; leave it out'],
    ['a shrine off the table', `${at('circle', '{ shrine: [3, 40] }')}mission: shrine\n`, 'state.shrine: state: shrine cannot be [3,40]; expected [x, y] in inches, on the table'],
    ['a runner where nobody runs', at('circle', '{ runner: set }'), 'state.runner: state: runner: nobody has to get across in Annihilation; leave it out'],
    ['nobody to run', `${at('circle')}mission: escape\n`, 'mission: Escape needs a side that has to get across; expected state: { runner: circle or set }'],
    ['a runner of no side', `${at('circle', '{ runner: conan }')}mission: escape\n`, 'state.runner: state: runner cannot be "conan"; expected one of circle, set'],
    ['escaped in another mission', at('circle', '{ escaped: [archers] }'), 'state.escaped: state: escaped: nobody gets across in Annihilation; leave it out'],
    ['escaped of the wrong side', `${at('circle', '{ runner: circle, escaped: [thoth] }').replace('at: [30, 4] }', 'at: [30, 4], state: { fate: off-table } }')}mission: escape\n`, 'state.escaped.0: state: escaped: thoth is not of the side that has to get across'],
    ['escaped and still there', `${at('circle', '{ runner: circle, escaped: [conan] }')}mission: escape\n`, 'state.escaped: state: escaped: nobody of "conan" has left the table; expected figures with state: { fate: off-table }'],
    ['owed, but no list', at('set', '{ owed: window }'), 'state.owed: state: owed cannot be "window"; expected a list of steps, the one that waits for a player first, as "replay --save" writes them'],
    ['an unknown step owed', at('set', '{ owed: [{ step: windw }] }'), 'state.owed.0.step: state: step cannot be "windw"; expected one of turn, hazards, bid, initiative, go, deploy, next, end-turn, window, card, destiny, rage, pick, begin, acting, declared, off, moved, shooting, activated, discard, bels-hand, melee, gathered, aim, rolled, defend, wounds, removed, morale, flee, hazard'],
    ['a step of nobody', at('set', '{ owed: [{ step: acting, unit: gaurd }, { step: end-turn }] }'), 'state.owed.0.unit: state: unknown unit "gaurd"; did you mean "guard"?'],
    ['a step without its unit', at('set', '{ owed: [{ step: acting }, { step: end-turn }] }'), 'state.owed.0: state: the key "unit" is missing; expected the name of a unit'],
    ['an unknown key of a step', at('set', '{ owed: [{ step: acting, unti: guard }, { step: end-turn }] }'), 'state.owed.0.unti: state: unknown key "unti"; did you mean "unit"?'],
    ['tokens for no roll', at('set', '{ owed: [{ step: destiny, seat: set, unit: guard, most: 2 }, { step: end-turn }] }'), 'state.owed.0: state: owed: destiny has to stand on one of gathered, defend, morale'],
    ['an attack that its bout has not', at('set', '{ owed: [{ step: aim, bout: {}, attack: 0 }, { step: end-turn }] }'), 'state.owed.0: state: owed: aim: attack 0 is none of the 0 of its bout, counted from 0'],
    ['a turn that never ends', at('set', '{ owed: [{ step: shooting, unit: guard }] }'), 'state.owed: state: owed: the last step has to be end-turn, as a turn that is under way ends'],
    ['a step that nobody chooses', at('set', '{ owed: [{ step: end-turn }] }'), "state.owed.0: state: owed: end-turn is nobody's choice; expected a step first that waits for a player"],
    ['a choice of the other side', at('circle', '{ owed: [{ step: shooting, unit: guard }, { step: end-turn }] }'), 'turn: turn: the first step of state.owed is a choice of set; expected turn: set'],
    ['a bid where nothing is owed', at('set', '{ bids: { circle: 1 } }'), 'state.bids: state: bids is of a position in the middle of something; expected "owed" with it, or leave it out'],
    ['a bid of more tokens than are left', at('set', '{ bids: { circle: 9 }, owed: [{ step: bid, seat: set }, { step: initiative }, { step: end-turn }] }'), 'state.bids.circle: state: bids cannot be 9; expected a whole number from 0 to 2: so many tokens it has left'],
    ['a unit that nobody is to set up', changed('at: [30, 4] }', 'at: [30, 4], state: { fate: undeployed } }', at('circle')), 'figures: "thoth" is not set up: nobody is to set it up here; expected another fate than undeployed, or a deploy in state.owed'],
    ['an unknown path of the book', `${SMALL}set: { unit.king-conan.melee: 3 }\n`, 'set.unit.king-conan.melee: book: unknown path "unit.king-conan.melee"; did you mean "units.king-conan.melee"?'],
  ])('%s', (_, text, said) => {
    expect(refusal(text)).toEqual([said]);
  });

  it('a unit of more than a reinforced one', () => {
    const more = Array.from({ length: 6 }, (_, i) => `  - { id: x${i}, unit: ancestor-guard, squad: guard, at: [${2 + 1.5 * i}, 14] }\n`).join('');
    expect(refusal(`${SMALL}${more}`)).toEqual(['figures.15.squad: figure "x5": a unit of ancestor-guard has 5, or 10 if it is reinforced; "guard" would have 11']);
  });

  it('a mercenary without a side, or a unit on both', () => {
    const mercenary = { 'units.king-conan.side': 'mercenary', 'units.ancestor-guard.side': 'mercenary' };
    const said = refusal(changed('squad: guard, at: [11, 4]', 'side: set, squad: guard, at: [11, 4]', changed('squad: guard, at: [16, 4]', 'side: circle, squad: guard, at: [16, 4]')), mercenary);
    expect(said).toContain('figures.0: figure "conan": a king-conan is a mercenary and may fight for either side; expected side: circle or set');
    expect(said).toContain('figures.9.side: figure "g5": is of circle, and "g1" of the same unit "guard" of set');
  });

  it('a hand of a game without Fate Cards', () => {
    expect(refusal(at('circle', '{ hands: { set: [curse] } }'), { 'abilities.fate-cards': false })).toEqual(['state.hands.set: state: hands: Fate Cards are left out (abilities.fate-cards)']);
  });

  it('all that is wrong is said at once', () => {
    expect(refusal(changed('[12.5, 10]', '[11.5, 10]').replace('[30, 4]', '[22, 22]'))).toHaveLength(2);
  });

  it('the same without a mistake is refused nothing', () => {
    expect(refusal(SMALL)).toEqual([]);
  });
});
