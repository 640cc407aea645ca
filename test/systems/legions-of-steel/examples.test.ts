/** The book's own examples as position files: what they show when they are looked at, and played. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import type { Chance } from '../../../src/kernel/chance.ts';
import type { BoardInspection } from '../../../src/kernel/inspect.ts';
import { Ledger } from '../../../src/kernel/luck.ts';
import type { LegionsAction } from '../../../src/systems/legions-of-steel/actions.ts';
import type { LegionsGame } from '../../../src/systems/legions-of-steel/game.ts';
import { legionsOfSteel } from '../../../src/systems/legions-of-steel/index.ts';
import { pips, scriptedRng } from '../../kernel/scripted-rng.ts';

const position = (name: string) => parse(readFileSync(fileURLToPath(new URL(`../../../experiments/legions-of-steel/positions/${name}.yaml`, import.meta.url)), 'utf8')) as Record<string, unknown>;

/** Chooses these one after another, with these faces of combat dice. */
function play(name: string, dice: readonly number[], ...actions: ((game: LegionsGame) => LegionsAction)[]) {
  const game = legionsOfSteel.open({ mission: '', position: position(name) }) as LegionsGame;
  const combat = scriptedRng(pips(...dice));
  const chance: Chance = { dice: { stream: () => combat, startRound() {} }, luck: new Ledger(), tell: null };
  const state = game.deploy(chance);
  for (const make of actions) {
    const action = make(game);
    expect(game.refuse(game.view(state, game.toAct(state)!), action)).toBeUndefined();
    game.apply(state, action, chance);
  }
  expect(combat.unused()).toEqual([]);
  return { game, state, killed: state.open.killed.map((number) => game.ground.name(number)) };
}

const square = ([column, row]: readonly [number, number]) => (game: LegionsGame) => row * game.ground.board.width + column;
const reports = (name: string, patch = {}) => Object.fromEntries((legionsOfSteel.inspect!(position(name), patch) as BoardInspection).figures.map((figure) => [figure.id, figure]));
const fractions = (report: { attacks: BoardInspection['figures'][number]['attacks'] }, target: string) => report.attacks.filter((attack) => attack.target === target).map(({ kind, fraction }) => `${kind} ${fraction}`);

describe('Spread-Fire: Romano', () => {
  const NAME = 'romano-spreads-her-fire';
  const fire = (at: readonly [number, number]) => (game: LegionsGame): LegionsAction => ({ do: 'fire', at: square(at)(game), mode: 'auto', spread: true, lift: null });
  const aim = (at: readonly [number, number]) => (game: LegionsGame): LegionsAction => ({ do: 'aim', at: square(at)(game) });

  it('walking at three squares her four dice need 3', () => {
    expect(fractions(reports(NAME)['romano']!, 'n1')).toEqual(['fire 35/36', 'auto 80/81']);
  });

  it('misses the first, kills it, kills the second, misses the third', () => {
    expect(play(NAME, [1, 3, 4, 2], fire([5, 4]), aim([5, 4]), aim([6, 3]), aim([7, 2])).killed).toEqual(['n1', 'n2']);
  });

  it('kills X, loses a die on the empty square, and has two for Y', () => {
    expect(play(NAME, [4, 1, 5], fire([4, 4]), aim([2, 4])).killed).toEqual(['x', 'y']);
  });
});

describe('Cover against Spread-Fire: Larry and the door', () => {
  const NAME = 'larry-at-the-door';
  const fire = (game: LegionsGame): LegionsAction => ({ do: 'fire', at: square([3, 3])(game), mode: 'single', spread: true, lift: null });
  const cover = (game: LegionsGame): LegionsAction => ({ do: 'cover', figure: 2, at: square([3, 5])(game), mode: 'single', spread: false, lift: null });
  /** The sergeant has a point left, with which Larry could be moved out of the way. */
  const hold = (): LegionsAction => ({ do: 'hold', patient: false });

  it('the door stands one time in nine; nobody sees anybody before it falls', () => {
    const { larry, x114a } = reports(NAME);
    expect(fractions(larry!, 'door [3, 3]')).toEqual(['fire 8/9', 'auto 15/16']);
    expect([larry!.sight[0]!.because, x114a!.sight[0]!.because]).toEqual([['closed door at [3, 3]'], ['closed door at [3, 3]']]);
  });

  it('once it is down the Nightmare covers: if Larry dies, his other die is not rolled', () => {
    const { killed, state } = play(NAME, [3, 4], fire, cover, hold);
    expect([killed, state.open.doors]).toEqual([['larry'], ['destroyed']]);
  });

  it('if he lives, he rolls it', () => {
    expect(play(NAME, [3, 3, 3], fire, cover, hold).killed).toEqual(['x114a']);
  });
});

describe('Suppression: Stein', () => {
  const NAME = 'stein-suppresses';
  const move = (to: readonly [number, number], facing: 2 | 4) => (game: LegionsGame): LegionsAction => ({ do: 'move', to: square(to)(game), facing });

  it('his counter and the squares on his line are watched', () => {
    const watched = reports(NAME)['s213a']!.reach.filter((each) => each.watched?.includes('stein')).map(({ at }) => at.join());
    expect(watched.sort()).toEqual(['3,3', '3,4', '3,5']);
  });

  it('one die as it steps on the counter, none as it turns, one at -1 for each square towards him', () => {
    const { killed, state } = play(NAME, [2, 3, 4], move([3, 3], 2), move([3, 3], 4), move([3, 4], 4), move([3, 5], 4));
    expect([killed, state.open.tallies.killsBySuppression]).toEqual([['s213a'], [1, 0]]);
  });
});
