/** What a system offers: missions that open, a book whose entries are in order, and help for who asks for something else. */
import assert from 'node:assert/strict';
import { entriesOf } from '../../src/kernel/book.ts';
import { UsageError } from '../../src/kernel/errors.ts';
import { openChance } from '../../src/kernel/chance.ts';
import type { Subject } from './subject.ts';

export const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Columns that every run has. */
const TAKEN = ['cell', 'game', 'pair', 'failure', 'winner', 'grade', 'score', 'rounds', 'decisions', 'digest'];

export function namesAreInOrder({ system, missions }: Subject): void {
  assert.match(system.id, NAME);
  assert.ok(system.seats.length >= 2, 'fewer than two seats');
  distinct('seat', system.seats);
  distinct('mission', system.missions.map(({ id }) => id));
  distinct('luck channel', system.luck.map(({ name }) => name));
  distinct('kind of action', system.actions);
  distinct('unit', system.units);
  distinct('attack', system.attacks);
  for (const mission of system.missions) {
    assert.match(mission.id, NAME);
    distinct(`grade of ${mission.id}`, mission.grades.map(({ id }) => id));
    for (const { id, winner } of mission.grades) assert.ok(winner === null || winner in system.seats, `grade ${id} is won by seat ${winner}`);
    const columns = system.columns(mission.id);
    distinct(`column of ${mission.id}`, [...TAKEN, ...columns.map(({ name }) => name)]);
    for (const { name, seat, about } of columns) {
      assert.ok(!name.startsWith('luck.'), `column ${name}: luck has its own columns`);
      assert.ok(about.trim() !== '', `column ${name} does not say what it is about`);
      assert.ok(seat === undefined || seat in system.seats, `column ${name} is about seat ${seat}`);
    }
    for (const prefix of mission.restsOn) {
      assert.ok(entriesOf(system.book).some(({ path }) => path.startsWith(prefix)), `${mission.id} rests on "${prefix}", which is not in the book`);
    }
  }
  for (const mission of missions) assert.ok(system.missions.some(({ id }) => id === mission), `no mission "${mission}" to check`);
}

export function everyMissionOpens({ system }: Subject): void {
  for (const { id } of system.missions) {
    const game = system.open({ mission: id });
    game.toAct(game.deploy(openChance(1, 0)));
  }
}

/** Each entry says where it is from, and its value and those worth trying are values it may take. */
export function bookIsInOrder({ system }: Subject): void {
  for (const { path, entry } of entriesOf(system.book)) {
    assert.ok(entry.note.trim() !== '', `${path} does not say where it is from`);
    assert.ok(entry.domain.expects.trim() !== '', `${path} does not say what it expects`);
    for (const value of [entry.value, ...(entry.sweep ?? [])]) {
      assert.deepEqual(entry.domain.read(value), value, `${path} cannot be ${JSON.stringify(value)}; expected ${entry.domain.expects}`);
    }
  }
  for (const { path, entry } of entriesOf(system.book)) {
    for (const value of entry.sweep ?? []) for (const { id } of system.missions) system.open({ mission: id, patch: { [path]: value } });
  }
}

const HARDLY_A_VALUE = ['no such word', -1e9, 0.123, null, Number.NaN, {}, [], undefined];

/** A mission, path or value that there is not: a `UsageError` that names the nearest, or says what was expected. */
export function badSetupsGetHelp({ system }: Subject): void {
  const ids = system.missions.map(({ id }) => id);
  const entries = entriesOf(system.book);
  const mission = ids[0]!;
  for (const id of ids) names(ids, refusalOf(() => system.open({ mission: `${id}x` })));
  refusalOf(() => system.open({ mission: '' }));
  for (const { path, entry } of entries) {
    names(entries.map((other) => other.path), refusalOf(() => system.open({ mission, patch: { [`${path}x`]: entry.value } })));
    const bad = HARDLY_A_VALUE.filter((value) => entry.domain.read(value) === undefined);
    assert.ok(bad.length > 0, `${path} takes any value at all`);
    for (const value of bad) {
      const message = refusalOf(() => system.open({ mission, patch: { [path]: value } }));
      assert.ok(message.includes(path) && message.includes(entry.domain.expects), `"${message}" does not say what ${path} expects`);
    }
  }
  refusalOf(() => system.open({ mission, position: 'no such position' }));
}

function refusalOf(open: () => unknown): string {
  try {
    open();
  } catch (thrown) {
    assert.ok(thrown instanceof UsageError, `not a UsageError: ${String(thrown)}`);
    return thrown.message;
  }
  assert.fail('opened all the same');
}

function names(valid: readonly string[], message: string): void {
  assert.ok(valid.some((name) => message.includes(`"${name}"`)), `"${message}" names nothing that there is`);
}

export function distinct(what: string, names: readonly string[]): void {
  for (const [at, name] of names.entries()) {
    assert.ok(name.trim() !== '', `${what} without a name`);
    assert.equal(names.indexOf(name), at, `${what} "${name}" twice`);
  }
}
