import { type CellArea, placeBlock, readBlock, writeBlock } from './cell-block.ts';
import { type CellChoices, readText, writeText } from './cell-text.ts';
import { calculate, type Rounding, readFormula } from './formula.ts';
import type { CellStep } from './grid-history.ts';
import { kindOf, type VariationField } from './variation-field.ts';

/** The grid as it is shown: which rows and columns stand where, and what each cell shows. */
export type ShownGrid = {
  readonly ids: readonly number[];
  readonly fields: readonly VariationField[];
  readonly value: (id: number, field: VariationField) => unknown;
  /** what the person may not change */
  readonly isFixed: (field: VariationField) => boolean;
  readonly choices: CellChoices;
};

type Change = readonly CellStep[];

function cellsOf(grid: ShownGrid, { top, left, bottom, right }: CellArea) {
  return grid.ids
    .slice(top, bottom + 1)
    .flatMap((id) => grid.fields.slice(left, right + 1).map((field) => ({ id, field })));
}

function changed(grid: ShownGrid, id: number, field: VariationField, to: unknown): Change {
  const from = grid.value(id, field);
  return grid.isFixed(field) || from === to ? [] : [{ id, field, from, to }];
}

/** The cells of an area as a spreadsheet reads them. */
export const copied = (grid: ShownGrid, { top, left, bottom, right }: CellArea): string =>
  writeBlock(
    grid.ids
      .slice(top, bottom + 1)
      .map((id) =>
        grid.fields
          .slice(left, right + 1)
          .map((field) => writeText(field, grid.value(id, field), grid.choices)),
      ),
  );

/** Puts what a spreadsheet has copied into an area; `left` cells would stand beyond the grid. */
export function pasted(
  grid: ShownGrid,
  area: CellArea,
  text: string,
): { readonly cells: Change; readonly left: number; readonly area: CellArea } {
  const size = { rows: grid.ids.length, columns: grid.fields.length };
  const { cells, left } = placeBlock(readBlock(text), area, size);
  return {
    left,
    area: {
      ...area,
      bottom: Math.max(area.top, ...cells.map(({ row }) => row)),
      right: Math.max(area.left, ...cells.map(({ column }) => column)),
    },
    cells: cells.flatMap(({ row, column, text: typed }) => {
      const [id, field] = [grid.ids[row], grid.fields[column]];
      return id === undefined || field === undefined
        ? []
        : changed(grid, id, field, readText(field, typed, grid.choices));
    }),
  };
}

/** What is typed into one cell. */
export const typedInto = (grid: ShownGrid, id: number, field: VariationField, text: string): Change =>
  changed(grid, id, field, readText(field, text, grid.choices));

export const cleared = (grid: ShownGrid, area: CellArea): Change =>
  cellsOf(grid, area).flatMap(({ id, field }) => {
    const kind = kindOf(field);
    return kind === 'choice' || kind === 'option' ? [] : typedInto(grid, id, field, '');
  });

/** The first row of an area in all others; of one row alone, what stands above it. */
export function filledDown(grid: ShownGrid, { top, left, bottom, right }: CellArea): Change {
  const first = top === bottom ? top - 1 : top;
  const source = grid.ids[first];
  if (source === undefined) return [];
  return cellsOf(grid, { top: first + 1, left, bottom, right }).flatMap(({ id, field }) =>
    changed(grid, id, field, grid.value(source, field)),
  );
}

export const pictured = (grid: ShownGrid, ids: readonly number[], image: number | null): Change =>
  ids.flatMap((id) => changed(grid, id, 'imageId', image));

export type Calculated =
  | { readonly kind: 'changed'; readonly cells: Change }
  | { readonly kind: 'no-formula' | 'no-numbers' }
  /** so many numbers would be below zero, the first of them in this row */
  | { readonly kind: 'negative'; readonly count: number; readonly id: number };

/**
 * Calculates with the numbers of an area, all or nothing: no number becomes negative. Empty cells stay empty, and get a value by `=` alone;
 * without a formula amounts are rounded.
 */
export function calculated(
  grid: ShownGrid,
  area: CellArea,
  { formula: typed, rounding }: { readonly formula: string; readonly rounding: Rounding },
): Calculated {
  const formula =
    typed.trim() === '' && rounding !== null ? ({ kind: 'add', hundredths: 0 } as const) : readFormula(typed);
  if (!formula) return { kind: 'no-formula' };
  if (formula.kind === 'set') {
    const cells = cellsOf(grid, area).flatMap(({ id, field }) => typedInto(grid, id, field, formula.text));
    return { kind: 'changed', cells };
  }
  const numbers = cellsOf(grid, area).flatMap(({ id, field }) => {
    const value = grid.value(id, field);
    const kind = kindOf(field);
    const isNumber = (kind === 'amount' || kind === 'whole') && typeof value === 'number';
    if (!isNumber || grid.isFixed(field)) return [];
    return [
      { id, field, from: value, to: calculate(value, formula, { isAmount: kind === 'amount', rounding }) },
    ];
  });
  const below = numbers.filter(({ to }) => to < 0);
  const [first] = below;
  if (first) return { kind: 'negative', count: below.length, id: first.id };
  if (numbers.length === 0) return { kind: 'no-numbers' };
  return { kind: 'changed', cells: numbers.filter(({ from, to }) => from !== to) };
}
