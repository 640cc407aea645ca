import { describe, expect, it } from 'vitest';
import type { TableInspection } from '../../../src/kernel/inspect.ts';
import { renderSvg, tablePositionChart } from '../../../src/lab/charts/index.ts';
import { PAINT } from '../../../src/lab/charts/position.ts';
import { conanRiseOfMonsters } from '../../../src/systems/conan-rise-of-monsters/index.ts';
import { warengine } from '../../../src/systems/warengine/index.ts';

const position = {
  system: 'warengine',
  mission: 'hold-the-ground',
  table: { size: [48, 30], terrain: [{ name: 'old ruin', kind: 'heavy', outline: [[12, 5], [15, 5], [15, 9], [13.5, 7], [12, 9]] }, { name: 'silo', kind: 'blocking', outline: [[14, 11], [16, 11], [16, 13], [14, 13]] }] },
  state: { objectives: ['old ruin'] },
  figures: [
    { id: 'smith', unit: 'arizona-smith', side: 'red', at: [8, 10] },
    { id: 'stalker', unit: 'stalker', side: 'blue', at: [18, 10] },
    { id: 'digit', unit: 'digit', side: 'blue', at: [20, 14], state: { reserve: 'assault-blade' } },
    { id: 'w1', unit: 'green-alien-leader', side: 'blue', squad: 'warriors', at: [22, 6], state: { reserve: 'disruptor' } },
  ],
};
const inspection = warengine.inspect!(position) as TableInspection;
const { spec, title, note } = tablePositionChart(inspection, inspection.figures[0]!, warengine.seats, 'a test');

type Row = Record<string, string | number | boolean>;
interface Layer {
  data: { values: Row[] };
  mark: { type: string; shape?: string };
}
const { layer, width, height } = spec as unknown as { layer: Layer[]; width: number; height: number };
const rows = (of: (layer: Layer) => boolean) => layer.filter(of).flatMap(({ data }) => data.values);

describe('a position on a table, drawn', () => {
  it('says who it is about, and how to read it', () => {
    expect(title).toBe('Smith (arizona smith) moves 9 inches, can touch 2 of 3 enemies and sees 2');
    expect(note).toMatch(/^a test; inches from the top left corner, bases to scale; squares: where smith can end a move, the darker the farther, a cross where an enemy’s reserved attack reaches it; below an enemy: /);
  });

  it('is to scale: a side of the table as so many pixels an inch, a base as wide as it is', () => {
    const circles = rows(({ mark }) => mark.shape === 'circle');
    const inch = Math.sqrt(circles.find(({ id }) => id === 'smith')!['size'] as number); // his base is an inch wide
    expect(Math.sqrt(circles.find(({ id }) => id === 'stalker')!['size'] as number)).toBeCloseTo(1.5 * inch, 9);
    expect(Number.isInteger(width / inch) && Number.isInteger(height / inch)).toBe(true);
    expect(width / inch).toBeLessThan(48); // only the part of the table where somebody is
  });

  it('has every corner of the terrain in its order', () => {
    const corners = rows(({ mark }) => mark.type === 'line');
    expect(corners.filter(({ piece }) => piece === 'old ruin').map(({ corner, x, y }) => [corner, x, y])).toEqual([[0, 12, 5], [1, 15, 5], [2, 15, 9], [3, 13.5, 7], [4, 12, 9]]);
  });

  it('a line to each enemy, clear or not; a cross where a reserved attack reaches', () => {
    expect(rows(({ mark }) => mark.type === 'rule').map(({ x2, y2, line }) => [x2, y2, line])).toEqual([[18, 10, 'in sight'], [20, 14, 'not in sight'], [22, 6, 'in sight']]);
    const crosses = rows(({ mark }) => mark.shape === 'cross');
    expect(new Set(crosses.map(({ by }) => by))).toEqual(new Set(['w1']));
    expect(crosses.length).toBeLessThan(inspection.figures[0]!.reach.length);
  });

  it('its legend names kinds of terrain, sides in their colors, lines and what is fought over', async () => {
    const svg = await renderSvg(spec);
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
    for (const text of ['heavy', 'blocking', 'end of a move', 'red', 'blue', 'in sight', 'not in sight', 'objective', 'old ruin', 'smith']) expect(texts).toContain(text);
    expect(svg).toContain('#b5382a');
  });
});

describe('a position of units that move and attack as one', () => {
  const guard = (id: string, x: number) => ({ id, unit: 'ancestor-guard', squad: 'guard', at: [x, 6] });
  const ofUnits = conanRiseOfMonsters.inspect!({
    system: 'conan-rise-of-monsters',
    table: { size: [24, 24], terrain: [{ name: 'grove', kind: 'light-woods', outline: [[2, 2], [5, 2], [5, 5], [2, 5]] }, { name: 'jungle', kind: 'heavy-woods', outline: [[18, 2], [22, 2], [22, 5], [18, 5]] }, { name: 'crag', kind: 'rocks', outline: [[7, 9], [9, 9], [9, 11], [7, 11]] }] },
    figures: [{ id: 'conan', unit: 'king-conan', at: [16, 14] }, guard('g1', 6), guard('g2', 10), guard('g3', 12)],
  }) as TableInspection;
  const chosen = ofUnits.figures.find(({ id }) => id === 'g1')!;
  const drawn = tablePositionChart(ofUnits, chosen, conanRiseOfMonsters.seats, 'a test');
  const { layer: layers } = drawn.spec as unknown as { layer: Layer[] };

  it('is about the unit, and its chances are to remove one of the other', () => {
    expect(drawn.title).toBe('Guard (ancestor guard) moves 4 inches, can touch 0 of 1 enemy units and sees 1');
    const king = tablePositionChart(ofUnits, ofUnits.figures[0]!, conanRiseOfMonsters.seats, 'a test');
    expect(king.title).toBe('Conan (king conan) moves 6 inches, can touch 1 of 1 enemy units and sees 1');
    expect(king.note).toContain('below an enemy: the chance that the best attack removes a model at least');
  });

  it('all its models stand out, and the line begins where it sees from', () => {
    const circles = layers.filter(({ mark }) => mark.shape === 'circle').flatMap(({ data }) => data.values);
    expect(circles.map(({ id, isChosen }) => [id, isChosen])).toEqual([['conan', false], ['g1', true], ['g2', true], ['g3', true]]);
    expect(layers.filter(({ mark }) => mark.type === 'rule').flatMap(({ data }) => data.values).map(({ x, y, x2, y2 }) => [x, y, x2, y2])).toEqual([[12, 6, 16, 14]]);
  });

  it('thin woods and thick ones are told apart', () => {
    const { kinds } = ofUnits.table;
    expect(new Set(kinds.map(({ look }) => PAINT[look])).size).toBe(kinds.length);
  });
});
