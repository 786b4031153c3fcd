import { describe, expect, it } from 'vitest';
import { aGridRow } from './a-grid.ts';
import type { CellChoices } from './cell-text.ts';
import { calculated, cleared, copied, filledDown, pasted, type ShownGrid } from './grid-commands.ts';
import type { VariationField } from './variation-field.ts';

const choices: CellChoices = {
  codes: {
    status: [
      { value: 'published', label: 'Attiva' },
      { value: 'private', label: 'Disattivata' },
    ],
  },
  options: {
    7: [
      { id: 71, name: 'Rosso' },
      { id: 72, name: 'Blu' },
    ],
  },
  any: 'Qualsiasi',
  pictures: [300, 301],
};
const rows = [
  aGridRow(1, { sku: 'A', regularPriceCents: 1000, 'option:7': 71 }),
  aGridRow(2, { sku: 'B', regularPriceCents: 500, 'option:7': null }),
  aGridRow(3, { sku: null, regularPriceCents: null, 'option:7': 72 }),
];
const fields: readonly VariationField[] = ['status', 'sku', 'regularPriceCents', 'imageId', 'option:7'];
const grid = (fixed: readonly VariationField[] = []): ShownGrid => ({
  ids: [1, 2, 3],
  fields,
  value: (id, field) => rows.find((row) => row.id === id)?.values[field] ?? null,
  isFixed: (field) => fixed.includes(field),
  choices,
});
const area = (top: number, left: number, bottom: number, right: number) => ({ top, left, bottom, right });

describe('the grid', () => {
  it('is copied as a spreadsheet reads it', () => {
    expect(copied(grid(), area(0, 0, 1, 4))).toBe('Attiva\tA\t10,00\t\tRosso\nAttiva\tB\t5,00\t\tQualsiasi');
  });

  it('takes what a spreadsheet has copied: names of states, options and pictures, amounts of both kinds', () => {
    const { cells } = pasted(
      grid(),
      area(0, 0, 0, 0),
      'disattivata\tX-1\t12.50\t2\tblu\nAttiva\t\t1.234,50 €\t\tverde',
    );
    expect(cells.map(({ id, field, to }) => [id, field, to])).toEqual([
      [1, 'status', 'private'],
      [1, 'sku', 'X-1'],
      [1, 'regularPriceCents', 1250],
      [1, 'imageId', 301],
      [1, 'option:7', 72],
      [2, 'sku', null],
      [2, 'regularPriceCents', 123450],
      [2, 'option:7', 'verde'],
    ]);
  });

  it('is filled down, from above where one row alone is chosen', () => {
    expect(filledDown(grid(), area(0, 2, 2, 2)).map(({ id, to }) => [id, to])).toEqual([
      [2, 1000],
      [3, 1000],
    ]);
    expect(filledDown(grid(), area(1, 1, 1, 1)).map(({ id, to }) => [id, to])).toEqual([[2, 'A']]);
    expect(filledDown(grid(), area(0, 1, 0, 1))).toEqual([]);
  });

  it('is cleared where a cell may be empty', () => {
    expect(cleared(grid(), area(0, 0, 0, 4)).map(({ field }) => field)).toEqual(['sku', 'regularPriceCents']);
  });

  it('does not change what the person may not change', () => {
    expect(filledDown(grid(['regularPriceCents']), area(0, 2, 2, 2))).toEqual([]);
    expect(pasted(grid(['sku']), area(0, 1, 0, 1), 'X').cells).toEqual([]);
  });
});

describe('a calculation', () => {
  it('changes numbers alone, and empty ones only by a value for all', () => {
    const raised = calculated(grid(), area(0, 0, 2, 4), { formula: '+10 %', rounding: 90 });
    expect(raised).toMatchObject({
      kind: 'changed',
      cells: [
        { id: 1, to: 1090 },
        { id: 2, to: 590 },
      ],
    });
    const set = calculated(grid(), area(0, 2, 2, 2), { formula: '= 7,50', rounding: null });
    expect(set).toMatchObject({
      cells: [
        { id: 1, to: 750 },
        { id: 2, to: 750 },
        { id: 3, to: 750 },
      ],
    });
    const rounded = calculated(grid(), area(0, 2, 2, 2), { formula: '', rounding: 99 });
    expect(rounded).toMatchObject({ cells: [{ to: 999 }, { to: 499 }] });
  });

  it('that would make a price negative changes nothing, and says which', () => {
    expect(calculated(grid(), area(0, 2, 2, 2), { formula: '-6', rounding: null })).toEqual({
      kind: 'negative',
      count: 1,
      id: 2,
    });
  });

  it('needs a formula and numbers', () => {
    expect(calculated(grid(), area(0, 2, 0, 2), { formula: '5%', rounding: null })).toEqual({
      kind: 'no-formula',
    });
    expect(calculated(grid(), area(0, 1, 0, 1), { formula: '+5 %', rounding: null })).toEqual({
      kind: 'no-numbers',
    });
  });
});
