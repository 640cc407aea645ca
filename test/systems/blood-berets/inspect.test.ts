/** What inspect says of the positions in `experiments/`, as a player would check it with the cards and a ruler. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openChance } from '../../../src/kernel/chance.ts';
import type { BoardInspection, FigureReport } from '../../../src/kernel/inspect.ts';
import type { BeretsGame } from '../../../src/systems/blood-berets/game.ts';
import { bloodBerets } from '../../../src/systems/blood-berets/index.ts';

const FOLDER = join(import.meta.dirname, '../../../experiments/blood-berets/positions');
const fileNamed = (name: string) => parse(readFileSync(join(FOLDER, `${name}.yaml`), 'utf8')) as Record<string, unknown>;
const inspected = (name: string) => bloodBerets.inspect!(fileNamed(name)) as BoardInspection;
const figure = ({ figures }: BoardInspection, id: string) => figures.find((each) => each.id === id)!;
/** "intruder nepharite-1 wounds 24.50%", "aimed intruder ..." */
const attacks = ({ attacks }: FigureReport) => attacks.map(({ kind, aimed, target, kill, effect }) => `${aimed ? 'aimed ' : ''}${kind} ${target} ${effect === undefined ? `kills ${(100 * kill).toFixed(2)}` : `${effect.what} ${(100 * effect.chance).toFixed(2)}`}`);
const sight = ({ sight }: FigureReport) => Object.fromEntries(sight.map(({ to, clear, because }) => [to, [clear, ...because]]));

describe('Prisoners in a hall, basic rules', () => {
  const report = inspected('prisoners-in-a-hall');

  it('reports who stands on the board, prisoners too; troop counters stay face down', () => {
    expect(report.figures.map(({ id }) => id)).toEqual(['sergeant', 'medic', 'trooper-3', 'trooper-4', 'trooper-5', 'nepharite-1', 'legionnaire-3', 'legionnaire-4', 'prisoners']);
    expect(figure(report, 'prisoners')).toMatchObject({ unit: 'prisoners', seat: 1, attacks: [], sight: [] });
  });

  it('the trooper at the exit sees both, and hits by the tables: Intruder 35 %, on the Nepharite 24.5 %', () => {
    const trooper = figure(report, 'trooper-5');
    expect(sight(trooper)).toEqual({ 'nepharite-1': [true], 'legionnaire-3': [true], 'legionnaire-4': [false, 'rock at [2, 3]'] });
    expect(attacks(trooper)).toEqual(['intruder nepharite-1 wounds 24.50', 'intruder legionnaire-3 wounds 35.00', 'aggressor nepharite-1 wounds 10.50', 'aggressor legionnaire-3 wounds 21.00']);
    expect(trooper.attacks[0]).toMatchObject({ attackDice: '14', armorDice: '25-12', kill: 0, fraction: '0', effect: { fraction: '49/200' }, modifiers: [] });
  });

  it('a wounded trooper has two actions; the Nepharite five, and gets nowhere near with its azogar but on foot', () => {
    expect([figure(report, 'trooper-4').actions, figure(report, 'nepharite-1').actions]).toEqual([2, 5]);
    const beside = figure(report, 'nepharite-1').reach.find(({ at: [column, row] }) => column === 3 && row === 5)!;
    expect(beside.moves).toBe(1);
  });
});

describe('Past a corner, advanced rules', () => {
  const report = inspected('past-a-corner');

  it('the Shellshocker kills at one blow: 31.25 % past the corner, 57.25 % with aim', () => {
    const trooper = figure(report, 'trooper-3');
    expect(sight(trooper)).toEqual({ 'nepharite-1': [false, 'rock at [2, 3]'], 'legionnaire-5': [true, 'behind a corner -4'] });
    expect(attacks(trooper)).toEqual([
      'intruder legionnaire-5 wounds 27.50', 'aimed intruder legionnaire-5 wounds 50.50', 'aggressor legionnaire-5 wounds 18.50', 'aimed aggressor legionnaire-5 wounds 37.50',
      'shellshocker legionnaire-5 kills 31.25', 'aimed shellshocker legionnaire-5 kills 57.25',
    ]);
    const aimed = trooper.attacks.find(({ kind, aimed }) => kind === 'intruder' && aimed)!;
    expect([aimed.attackDice, aimed.armorDice, aimed.modifiers.map(({ because, side, dice }) => `${side} ${dice} ${because}`)]).toEqual(['14!', '22-16', ['attack +4 aimed', 'armor -4 aimed', 'attack -4 behind a corner']]);
  });

  it('the Nepharite shoots past the Legionnaire, and wakes what its cards say is awake', () => {
    const nepharite = figure(report, 'nepharite-1');
    expect(sight(nepharite)['medic']).toEqual([true, 'past a Legionnaire -4']);
    expect(attacks(nepharite)).toEqual(['belitshe medic wounds 23.00', 'aimed belitshe medic wounds 44.00', 'gretchjakth medic kills 25.25', 'aimed gretchjakth medic kills 47.25']);
  });

  it('what friends hide from a Blood Beret is told', () => {
    expect(sight(figure(report, 'trooper-4'))['legionnaire-5']).toEqual([false, 'a figure at [4, 5]']);
  });
});

describe('A thing in the jungle, basic rules', () => {
  const file = fileNamed('a-thing-in-the-jungle');
  const report = inspected('a-thing-in-the-jungle');

  it('marks the things on the board, a tunnel and one that nobody knows', () => {
    expect(report.board.marked).toEqual([{ name: 'thing found', mark: '*', of: 'legion', at: [5, 3] }, { name: 'tunnel', mark: 'o', of: 'legion', at: [2, 15] }]);
    expect(report.board.kinds.map(({ name }) => name)).toEqual(['open', 'thicket', 'jungle', 'not turned']);
  });

  it('two squares of jungle hide the sergeant, and a wounded Legionnaire can be killed at one blow', () => {
    expect(sight(figure(report, 'sergeant'))['legionnaire-6']).toEqual([false, '2 squares of jungle between']);
    expect(attacks(figure(report, 'trooper-4'))).toContain('intruder legionnaire-7 kills 35.75');
  });

  it('trooper 3 gets beside the thing with two actions, the wounded trooper 4 does not', () => {
    const beside = (id: string) => figure(report, id).reach.filter(({ at: [column, row] }) => Math.abs(column - 5) <= 1 && Math.abs(row - 3) <= 1).map(({ moves }) => moves);
    expect([Math.min(...beside('trooper-3')), beside('trooper-4')]).toEqual([1, []]);
  });

  it('what the file leaves open is drawn anew in each game: a tunnel and all mines lie somewhere', () => {
    const game = bloodBerets.open({ mission: '', position: file }) as BeretsGame;
    const drawn = new Set<string>();
    for (let index = 0; index < 20; index++) {
      const { secret, open } = game.deploy(openChance('drawn', index));
      const kinds = [...secret.hidden.flat(), secret.kinds[0]!];
      expect([kinds.filter((kind) => kind === 'tunnel').length, kinds.filter((kind) => kind === 'troop-mine').length, open.display]).toEqual([1, 3, [1, 2, 2, 1, 2, 2, 0, 2, 2]]);
      expect(secret.faces.filter((face) => face >= 0)).toHaveLength(4);
      drawn.add(secret.kinds[0]!);
    }
    expect([...drawn].sort()).toEqual(['small-mine', 'troop-mine', 'tunnel']);
  });
});
