/** A game ends in time, with the figures that the system announces and words to tell it. */
import assert from 'node:assert/strict';
import type { Column, MissionCard } from '../../src/kernel/game.ts';
import { play, type Subject } from './subject.ts';

/** Every game ends, and within the mission's rounds. */
export function gamesEnd(subject: Subject, mission: string): void {
  const { roundLimit } = cardOf(subject, mission);
  for (let index = 0; index < subject.games; index++) {
    const { measures } = play(subject, mission, index, {
      at: ({ game, state }) => assert.ok(game.measure(state).rounds <= roundLimit, `beyond the last round, ${roundLimit}`),
      end: (state, game) => assert.equal(game.toAct(state), null),
    });
    assert.ok(Number.isInteger(measures.rounds) && measures.rounds >= 0 && measures.rounds <= roundLimit, `${measures.rounds} rounds`);
  }
}

/** Exactly the announced columns, each of its kind; an announced grade, and the winner that belongs to it. */
export function measuresAreAnnounced(subject: Subject, mission: string): void {
  const card = cardOf(subject, mission);
  const columns = subject.system.columns(mission);
  for (let index = 0; index < subject.games; index++) {
    const { measures } = play(subject, mission, index);
    const grade = card.grades.find(({ id }) => id === measures.grade);
    assert.ok(grade, `grade "${measures.grade}" is not announced`);
    assert.equal(measures.winner, grade.winner, `the winner does not fit grade "${grade.id}"`);
    assert.deepEqual(Object.keys(measures.values).sort(), columns.map(({ name }) => name).sort(), 'not the announced columns');
    for (const column of columns) holdToKind(column, measures.values[column.name], card);
  }
}

/** The battlefield can be drawn at any decision and at the end. */
export function everyStateIsDrawn(subject: Subject, mission: string): void {
  const look = (text: string) => {
    assert.ok(typeof text === 'string' && text.trim() !== '', 'draws nothing');
    assertNoLeftovers(text);
  };
  for (let index = 0; index < subject.closeGames; index++) {
    play(subject, mission, index, { at: ({ game, state }) => look(game.draw(state)), end: (state, game) => look(game.draw(state)) });
  }
}

/** Each event is told in words (or too small to tell), and a game that is told is the same game. */
export function tellingChangesNothing(subject: Subject, mission: string): void {
  for (let index = 0; index < subject.closeGames; index++) {
    let lines = 0;
    const told = play(subject, mission, index, {
      tell(event) {
        const words = subject.system.describe(event);
        if (words === undefined) return;
        assert.ok(typeof words === 'string' && words.trim() !== '', `no words for ${JSON.stringify(event)}`);
        assertNoLeftovers(words);
        lines += 1;
      },
    });
    assert.ok(lines > 0, 'a whole game without a word');
    assert.deepEqual(told, play(subject, mission, index), `game ${index} goes differently when it is told`);
  }
}

function cardOf({ system }: Subject, mission: string): MissionCard {
  const card = system.missions.find(({ id }) => id === mission);
  assert.ok(card, `no mission "${mission}"`);
  return card;
}

const PLACE = /^(\S+)@(\d+),(\d+)$/;

function holdToKind(column: Column, value: unknown, { field }: MissionCard): void {
  const wrong = `column ${column.name} is ${column.kind}, but holds ${JSON.stringify(value)}`;
  switch (column.kind) {
    case 'whole':
      assert.ok(Number.isSafeInteger(value), wrong);
      return;
    case 'real':
      assert.ok(Number.isFinite(value), wrong);
      return;
    case 'text':
      assert.equal(typeof value, 'string', wrong);
      return;
    case 'places':
      assert.ok(typeof value === 'string', wrong);
      for (const place of value === '' ? [] : value.split(' ')) {
        const [, , x, y] = PLACE.exec(place) ?? [];
        assert.ok(x !== undefined && Number(x) < field.columns && Number(y) < field.rows, `${wrong}: "${place}" is no place on the field`);
      }
  }
}

/** Words of the machine that show a value forgotten. */
function assertNoLeftovers(text: string): void {
  assert.doesNotMatch(text, /\bundefined\b|\bNaN\b|\[object /);
}
