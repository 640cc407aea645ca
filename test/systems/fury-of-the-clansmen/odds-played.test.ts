/** Exact odds against the game itself: every kind of attack declared on a board and played to its end, again and again. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openChance } from '../../../src/kernel/chance.ts';
import { squareAt } from '../../../src/kernel/grid/squares.ts';
import { ask } from '../../../src/lab/odds/index.ts';
import type { FuryAction } from '../../../src/systems/fury-of-the-clansmen/actions.ts';
import { numbersOf } from '../../../src/systems/fury-of-the-clansmen/book.ts';
import type { FuryEvent } from '../../../src/systems/fury-of-the-clansmen/events.ts';
import { furyOfTheClansmen } from '../../../src/systems/fury-of-the-clansmen/index.ts';
import { openPosition } from '../../../src/systems/fury-of-the-clansmen/position.ts';
import { strays, type Count } from './binomial.ts';

const GAMES = 500;
const ADVANCED = { 'options.rules': 'advanced' };
/** A Brainbuster that always lands on its target. */
const SURE = { 'brainbuster.accuracy.clear': 'none', 'brainbuster.accuracy.clearAimed': 'none' };

interface Setting {
  board: string;
  /** The attacker, the target, others. */
  figures: string[];
  turn: string;
  patch?: Record<string, unknown>;
}

/** What is told of each game in which the actions are played from the position on. */
function played({ board, figures, turn, patch = {} }: Setting, actions: readonly FuryAction[], seed: string): FuryEvent[][] {
  const game = openPosition({ system: 'fury-of-the-clansmen', ...(parse(`board: |\n  ${board}\nfigures: [${figures.join(', ')}]\nturn: ${turn}`) as object) }, numbersOf({ ...ADVANCED, ...patch }));
  return Array.from({ length: GAMES }, (_, index) => {
    const told: FuryEvent[] = [];
    const chance = openChance(seed, index, {}, (event) => told.push(event as FuryEvent));
    const state = game.deploy(chance);
    for (const action of actions) {
      const refusal = game.refuse(game.view(state, game.toAct(state)!), action);
      if (refusal !== undefined) throw new Error(`${seed}: ${refusal}`);
      game.apply(state, action, chance);
    }
    return told;
  });
}

const figure = (id: string, unit: string, column: number, state = '') => `{ id: ${id}, unit: ${unit}, at: [${column}, 0]${state === '' ? '' : `, state: { ${state} }`} }`;
const [A, T] = [0, 1];
const LINE = '. . . . . . . .';
const killed = (told: readonly FuryEvent[]) => told.some((event) => (event.tell === 'armor' && event.target === 't' && event.eliminated) || (event.tell === 'killed-in-foxhole' && event.figure === 't'));

/** Attacker `a` at target `t`, as `asked` puts it to the tables. */
function countKills(asked: [attacker: string, attack: string, defender: string, ...when: string[]], setting: Setting, ...actions: FuryAction[]): Count {
  const [attacker, attack, defender, ...when] = asked;
  const { kill } = ask(furyOfTheClansmen, furyOfTheClansmen.odds({ ...ADVANCED, ...setting.patch }), { attacker, attack, defender, when });
  const name = asked.join(', ');
  return { name, tries: GAMES, hits: played(setting, actions, name).filter(killed).length, chance: kill };
}

const square = (column: number) => squareAt(8, column, 0);

describe('Attack tables against the game', () => {
  it('every kind of attack kills as often as its odds say', () => {
    const clan = (board: string, unit: string, from: number, to: number, patch = {}): Setting => ({ board, figures: [figure('a', unit, from), figure('t', 'necromutant', to)], turn: 'clan-1', patch });
    const legion = (board: string, unit: string, from: number, to: number): Setting => ({ board, figures: [figure('a', unit, from), figure('t', 'regular', to)], turn: 'legion-1' });
    const watching: Setting = { board: LINE, figures: [figure('a', 'regular', 0, 'alert: true'), figure('t', 'necromutant', 7)], turn: 'legion-1' };
    expect(
      strays([
        countKills(['chieftain', 'close', 'necromutant'], clan(LINE, 'chieftain', 0, 1), { do: 'close', figure: A, target: T }),
        countKills(['chieftain', 'close', 'necromutant', 'aim', 'foxhole-attacker'], clan('o . . . . . . .', 'chieftain', 0, 1), { do: 'close', figure: A, target: T, aimed: true }),
        countKills(['centurion', 'firearm', 'regular', 'rubble-attacker', 'jungle-target'], legion('R . . . . . . J', 'centurion', 0, 7), { do: 'fire', figure: A, target: T }),
        countKills(['regular', 'firearm', 'necromutant', 'aim', 'foxhole-target'], clan('. . . . . . . o', 'regular', 0, 7), { do: 'fire', figure: A, target: T, aimed: true }),
        countKills(['necromutant', 'burst', 'regular'], legion(LINE, 'necromutant', 0, 7), { do: 'burst', figure: A, target: T }),
        countKills(['necromutant', 'spread', 'regular'], legion(LINE, 'necromutant', 0, 7), { do: 'spread', figure: A, target: T }),
        countKills(['charger-carrier', 'full-auto', 'necromutant', 'tower'], clan('T . . . . . . .', 'charger-carrier', 0, 7), { do: 'full-auto', figure: A, target: T }),
        countKills(['regular', 'snap', 'necromutant'], watching, { do: 'move', figure: T, to: square(6) }, { do: 'snap-shot', figure: A }),
        countKills(['necromutant', 'charge', 'regular', 'foxhole-target'], legion('. . . . o . . .', 'necromutant', 0, 4), { do: 'charge', figure: A, target: T, to: square(3) }),
        countKills(['chieftain', 'brainbuster-centre', 'necromutant', 'jungle-target'], clan('. . . . . J . .', 'chieftain', 0, 5, SURE), { do: 'throw', figure: A, at: square(5) }),
        countKills(['chieftain', 'brainbuster-centre', 'necromutant', 'foxhole-target'], clan('. . . . . o . .', 'chieftain', 0, 5, SURE), { do: 'throw', figure: A, at: square(5) }),
        countKills(['chieftain', 'brainbuster-adjacent', 'necromutant', 'walls-1'], clan('. . . . . .:. .', 'chieftain', 0, 6, SURE), { do: 'throw', figure: A, at: square(5) }),
      ]),
    ).toEqual([]);
  });
});

describe('what attacks bring about, against the game', () => {
  const chancesOf = (attacker: string, attack: string, defender: string) => {
    const [after] = ask(furyOfTheClansmen, furyOfTheClansmen.odds(ADVANCED), { attacker, attack, defender, when: [] }).aftermath;
    return (row: string, outcome: string) => after!.rows.find(({ name }) => name === row)!.chances.find((each) => each.outcome === outcome)!.chance.toNumber();
  };

  it('a spread over four: out of ammo and exploding', () => {
    const crowd: Setting = {
      board: '. . . . . . . .\n  . . . . . . . .\n  . . . . . . . .\n  . . . . . . . .',
      figures: [figure('a', 'necromutant', 0), ...['t', 'u', 'v', 'w'].map((id, row) => `{ id: ${id}, unit: regular, at: [7, ${row}], squad: clan-1 }`)],
      turn: 'legion-1',
    };
    const shots = played(crowd, [{ do: 'spread', figure: A, target: T }, ...[2, 3, 4].map((target): FuryAction => ({ do: 'add-target', target }))], 'spread over four');
    const checks = shots.map((told) => told.find((event) => event.tell === 'weapon-check')!);
    expect(checks.every(({ rolls }) => rolls === 4)).toBe(true);
    const chance = chancesOf('necromutant', 'spread', 'regular');
    expect(
      strays([
        { name: 'out of ammo', tries: GAMES, hits: checks.filter(({ outcome }) => outcome !== 'holds').length, chance: chance('4 enemies', 'out of ammo') },
        { name: 'explodes', tries: GAMES, hits: checks.filter(({ outcome }) => outcome === 'explodes').length, chance: chance('4 enemies', 'explodes') },
      ]),
    ).toEqual([]);
  });

  it('a snap shot: the alert is lost', () => {
    const watching: Setting = { board: LINE, figures: [figure('a', 'regular', 0, 'alert: true'), figure('t', 'necromutant', 7)], turn: 'legion-1', patch: { 'units.necromutant.armor': '6b' } };
    const lost = played(watching, [{ do: 'move', figure: T, to: square(6) }, { do: 'snap-shot', figure: A }], 'concentration').filter((told) => told.some((event) => event.tell === 'concentration' && event.lost));
    expect(strays([{ name: 'lost', tries: GAMES, hits: lost.length, chance: chancesOf('regular', 'snap', 'necromutant')('each shot', 'lost') }])).toEqual([]);
  });

  it('a throw, clear or blind, aimed or not: squares that the enemy may move it', () => {
    const chance = chancesOf('chieftain', 'brainbuster-centre', 'necromutant');
    const thrown = (board: string, aimed: boolean, row: string): Count[] => {
      const setting: Setting = { board, figures: [figure('a', 'chieftain', 0), figure('t', 'necromutant', 7)], turn: 'clan-1' };
      const misses = played(setting, [{ do: 'throw', figure: A, at: square(7), ...(aimed ? { aimed: true } : {}) }], row).map((told) => told.find((event) => event.tell === 'throw')!.misses);
      return ['on target', 'up to 1 square off', 'up to 2 off'].map((outcome, squares) => ({ name: `${row}: ${outcome}`, tries: GAMES, hits: misses.filter((each) => each === squares).length, chance: chance(row, outcome) }));
    };
    const behindBoulder = '. . . B . . . .';
    expect(
      strays([
        ...thrown(LINE, false, 'clear throw, actions: 1'),
        ...thrown(LINE, true, 'clear, aimed, actions: 2'),
        ...thrown(behindBoulder, false, 'blind throw, actions: 1'),
        ...thrown(behindBoulder, true, 'blind, aimed, actions: 2'),
      ]),
    ).toEqual([]);
  });
});
