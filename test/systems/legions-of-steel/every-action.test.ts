/** Options and refusals agree: every action that can be written down at all is tried on small, crowded boards, decision after decision. */
import { describe, expect, it } from 'vitest';
import { pick, stream, type Rng } from '../../../src/kernel/rng.ts';
import { ACTIONS, ORDER_ACTIONS, type ActionKind, type LegionsAction } from '../../../src/systems/legions-of-steel/actions.ts';
import { ANSWERS } from '../../../src/systems/legions-of-steel/decisions.ts';
import { DESIGNATIONS, FACINGS, GRENADES, MODES } from '../../../src/systems/legions-of-steel/vocabulary.ts';
import { canonical } from '../../conformance/subject.ts';
import { exposed } from './active.ts';
import { Table, type Given, type Placed } from './table.ts';

const placed = (unit: Placed['unit'], column: number, row: number, facing: Placed['facing'] = 'north'): Placed => ({ unit, at: [column, row], facing });

const BOARDS: Readonly<Record<string, Pick<Given, 'plan' | 'figures' | 'patch'>>> = {
  'two rooms and a door': {
    plan: '.....\n##D##\n.....',
    figures: [placed('sergeant', 2, 2), placed('heavy-weapon-trooper', 0, 2), placed('trooper', 4, 2), placed('nightmare', 2, 0, 'south'), placed('assault-fiend', 0, 0, 'east')],
    patch: { 'options.recovery': true, 'options.passing': true, 'options.throughFigures': true, 'units.nightmare.kPulses': 1 },
  },
  'all in one room, leaders on both sides': {
    plan: '....\n.#..\n....\n....',
    figures: [placed('corporal', 0, 3), placed('trooper', 1, 3), placed('heavy-weapon-trooper', 2, 3), placed('assault-fiend', 2, 1, 'south'), placed('nightmare', 3, 0, 'south')],
    patch: { 'units.assault-fiend.leadership': 2, 'units.trooper.nachtmachers': 1 },
  },
};

const each = <T, U>(list: readonly T[], make: (item: T) => readonly U[]): U[] => list.flatMap(make);
const upTo = (many: number) => Array.from({ length: many }, (_, i) => i);
const YES_NO = [true, false];

/** Everything that can be written down of a kind, on a board of so many squares, with so many figures and points. */
function written(kind: ActionKind, size: number, many: number, points: number): LegionsAction[] {
  const squares = upTo(size);
  const figures = upTo(many);
  const lifts = [null, ...upTo(points)];
  const overs = [null, ...squares];
  const paid = [...upTo(points).map((point) => [point]), ...each(upTo(points), (one) => upTo(points).map((other) => [one, other]))];
  const shots = <T extends object>(rest: T) => each(squares, (at) => each(MODES, (mode) => each(YES_NO, (spread) => lifts.map((lift) => ({ ...rest, at, mode, spread, lift })))));
  const strikes = <T extends object>(rest: T) => each(squares, (at) => lifts.map((lift) => ({ ...rest, at, lift })));
  const orders = <T>(make: (figure: number, points: readonly number[]) => readonly T[]) => each(figures, (figure) => each(paid, (points) => make(figure, points)));
  switch (kind) {
    case 'bid': return upTo(4).map((points) => ({ do: kind, points }));
    case 'go': return YES_NO.map((first) => ({ do: kind, first }));
    case 'suppression': return YES_NO.map((keep) => ({ do: kind, keep }));
    case 'assign': return each(upTo(points), (point) => figures.map((to) => ({ do: kind, point, to })));
    case 'place': return each(squares, (at) => FACINGS.map((facing) => ({ do: kind, at, facing })));
    case 'activate': return each(figures, (figure) => DESIGNATIONS.map((as) => ({ do: kind, figure, as })));
    case 'move': return each(squares, (to) => FACINGS.map((facing) => ({ do: kind, to, facing })));
    case 'door': return squares.map((at) => ({ do: kind, at }));
    case 'fire': return shots({ do: kind });
    case 'strike': return strikes({ do: kind });
    case 'suppress': return each(squares, (at) => YES_NO.map((wide) => ({ do: kind, at, wide })));
    case 'add-square': return squares.map((at) => ({ do: kind, at }));
    case 'throw': return each(GRENADES, (grenade) => overs.map((over) => ({ do: kind, grenade, over })));
    case 'throw-at': return strikes({ do: kind });
    case 'pick-up': return [...GRENADES, 'load' as const].map((what) => ({ do: kind, what }));
    case 'hand-over': return each(GRENADES, (grenade) => figures.map((to) => ({ do: kind, grenade, to })));
    case 'end-assign': case 'end-phase': case 'end': return [{ do: kind }];
    case 'cover': return each(figures, (figure) => shots({ do: kind, figure }));
    case 'cover-strike': return each(figures, (figure) => strikes({ do: kind, figure }));
    case 'hold': return YES_NO.map((patient) => ({ do: kind, patient }));
    case 'aim': return squares.map((at) => ({ do: kind, at }));
    case 'lift': return upTo(points).map((point) => ({ do: kind, point }));
    case 'order-move': return orders((figure, points) => squares.map((to) => ({ do: kind, figure, to, points })));
    case 'order-turn': return orders((figure, points) => FACINGS.map((facing) => ({ do: kind, figure, facing, points })));
    case 'order-door': return orders((figure, points) => squares.map((at) => ({ do: kind, figure, at, points })));
    case 'order-cover': return orders((figure, points) => [{ do: kind, figure, points }]);
    case 'order-fire': return orders((figure, points) => shots({ do: kind, figure, points }));
    case 'order-strike': return orders((figure, points) => strikes({ do: kind, figure, points }));
    case 'order-throw': return orders((figure, points) => each(GRENADES, (grenade) => overs.map((over) => ({ do: kind, figure, grenade, over, points }))));
  }
}

/** So many actions can be written down as orders that they are tried at one decision in so many, and when they first come up. */
const ONE_IN = 40;
const GAMES = 4;
const DECISIONS = 100;

/** A kind of action at random, seldom one that ends something. */
function choose(options: readonly LegionsAction[], rng: Rng): LegionsAction {
  const kinds = [...new Set(options.map(({ do: kind }) => kind))];
  const doing = kinds.filter((kind) => kind !== 'end-phase' && kind !== 'end' && kind !== 'fire');
  const kind = pick(doing.length > 0 && rng.below(6) > 0 ? doing : kinds, rng);
  return pick(options.filter((action) => action.do === kind), rng);
}

const offered = new Set<ActionKind>();

function compare(table: Table, kinds: readonly ActionKind[]): void {
  const options = table.options();
  for (const kind of kinds) {
    const mine = options.filter((action) => action.do === kind).map(canonical).sort();
    if (mine.length > 0) offered.add(kind);
    const { board, roster } = table.ground;
    const accepted = written(kind, board.size, roster.length, table.state.open.leadership.length).filter((action) => table.refuse(action) === undefined).map(canonical).sort();
    expect(accepted).toEqual(mine);
  }
}

const isOrder = (kind: ActionKind) => (ORDER_ACTIONS as readonly ActionKind[]).includes(kind);

describe.each(Object.entries(BOARDS))('%s', (name, board) => {
  it('what is accepted is what is offered', () => {
    for (let game = 0; game < GAMES; game++) {
      const rng = stream('every action', name, game);
      const table = new Table({ ...board, agenda: () => [{ step: 'turn' }], combat: rng, initiative: upTo(200).map((i) => 1 + ((i * 7 + game) % 6)) });
      for (let decision = 0; decision < DECISIONS && table.asked !== null; decision++) {
        const options = table.options();
        const isNew = (kind: ActionKind) => !offered.has(kind) && options.some((action) => action.do === kind);
        compare(table, ANSWERS[table.asked.step].filter((kind) => !isOrder(kind) || isNew(kind) || decision % ONE_IN === 10 * game));
        table.play(choose(options, rng));
      }
    }
  });
});

describe('at moments that seldom come', () => {
  const room = '...\n...\n...';
  const MOMENTS: Readonly<Record<string, Given>> = {
    'an Assault Fiend covers next to who acts': { plan: room, figures: [placed('trooper', 1, 1), { ...placed('assault-fiend', 1, 0, 'south'), is: { covering: -2 } }], ...exposed('trooper', 1) },
    'a Nightmare walks into the suppression of a Sergeant': {
      plan: room, phasing: 1, agenda: () => [{ step: 'entered', figure: 1, by: 'step' }], figures: [{ ...placed('sergeant', 1, 2), is: { suppressing: [{ at: 1, dice: 1 }] } }, placed('nightmare', 1, 0, 'south')],
    },
    'two who cover come into view of each other': {
      plan: room, agenda: () => [{ step: 'changed', lines: [[0, 1], [1, 0]] }], figures: [{ ...placed('sergeant', 1, 2), is: { covering: 0 } }, { ...placed('nightmare', 1, 0, 'south'), is: { covering: 0 } }],
    },
  };

  it.each(Object.entries(MOMENTS))('%s', (_, given) => {
    const table = new Table(given);
    compare(table, ANSWERS[table.asked!.step]);
  });
});

it('that was every kind of action but setting figures on the board, which missions alone ask for', () => {
  expect(ACTIONS.filter((kind) => !offered.has(kind))).toEqual(['place']);
});
