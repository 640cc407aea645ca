/** Room to place all figures ("Placing Your Force"): tables that have none are refused, and where little is left nobody spoils it. */
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { LayoutError } from '../../../src/kernel/layout.ts';
import { playGame } from '../../../src/kernel/referee.ts';
import type { WarGame } from '../../../src/systems/warengine/game.ts';
import { warengine } from '../../../src/systems/warengine/index.ts';
import { isCrowded, withoutRoom } from '../../../src/systems/warengine/rules/room.ts';
import random from '../../../strategies/any/random.ts';
import warlord from '../../../strategies/warengine/warlord.ts';

const MISSION = 'last-man-standing';
const mob = (count: number) => ({ title: 'Thugs', units: Array.from({ length: Math.ceil(count / 12) }, (_, unit) => ({ id: `thugs-${unit}`, figures: [{ profile: 'thug', count: Math.min(12, count - 12 * unit) }] })) });
const layout = (width: number, height: number, red: number, terrain: unknown[] = []) => ({ system: 'warengine', mission: MISSION, table: { size: [width, height], terrain }, forces: { red: mob(red), blue: mob(2) } });
const open = (file: unknown, patch = {}) => warengine.open({ mission: MISSION, layout: file, patch }) as WarGame;

describe('a table without room', () => {
  it('is refused when it is opened: what does not fit, where, and what to do', () => {
    expect(() => open(layout(6, 30, 72))).not.toThrow(); // 6 x 12 bases of an inch fill the zone
    let problems: LayoutError['problems'] = [];
    try {
      open(layout(6, 30, 75));
    } catch (thrown) {
      problems = (thrown as LayoutError).problems;
    }
    expect(problems).toEqual([{
      path: ['table', 'size'], part: 'value',
      message: 'table: r-thug-73 and 2 more of red have no room within 12" of the top edge of a table of 6 x 30 inches; expected a larger table, fewer or smaller figures, less ground that blocks, or a deployment.depth of more than 12',
    }]);
  });

  it('also where a house stands in one of the zones, whoever has that edge', () => {
    const house = { name: 'house', kind: 'blocking', outline: [[0, 24], [6, 24], [6, 30], [0, 30]] };
    expect(() => open(layout(6, 30, 36, [house]))).not.toThrow();
    expect(() => open(layout(6, 30, 37, [house]))).toThrow(/^layout: table: r-thug-37 of red has no room within 12" of the bottom edge/);
  });

  it('also without a layout, by the numbers of the book', () => {
    const usual = { mission: MISSION, patch: { 'deployment.depth': 0 } };
    expect(() => warengine.open(usual)).toThrow(/^warengine: r-thugnaught and \d+ more of red have no room within 0" of the top edge of a table of 48 x 48 inches/);
    expect(() => warengine.open({ ...usual, patch: { 'deployment.depth': 2 } })).not.toThrow();
  });
});

describe('a crowded zone', () => {
  const full = open(layout(6, 30, 72));

  it.each([['random', random], ['warlord', warlord]] as const)('is filled to the last place by %s', (_, script) => {
    const { failure } = playGame({ game: open(layout(6, 30, 72), { 'missions.last-man-standing.roundLimit': 1 }), strategies: [script, script], seed: 1, index: 0, seats: warengine.seats });
    expect(failure).toBeNull();
  });

  it('may not be spoilt: a figure in nobody’s row takes the room of another', () => {
    const state = full.deploy(openChance(1, 0));
    const seat = full.toAct(state)!;
    const crowded = isCrowded(full.ground, state.open, 0);
    expect([crowded, isCrowded(full.ground, state.open, 1)]).toEqual([true, false]);
    if (seat === 1) for (const figure of [72, 73]) full.apply(state, { do: 'deploy', figure, to: [100 + 150 * (figure - 72), state.open.top === 1 ? 100 : 2900] }, openChance(1, 0));
    const view = full.view(state, 0);
    const [row] = full.options(view);
    expect(full.options(view)).toHaveLength(1);
    expect(full.refuse(view, row!)).toBeUndefined();
    const y = state.open.top === 0 ? 75 : 2925;
    expect(full.refuse(view, { do: 'deploy', figure: 0, to: [75, y] })).toMatch(/^r-thug-1 there leaves no room for r-thug-\d+; the zone is crowded/);
    expect(withoutRoom(full.ground, state.open)).toEqual([]);
  });
});
