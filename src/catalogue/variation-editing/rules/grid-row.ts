import { type VariationValues, variationColumnNames } from './variation-field.ts';

/** A variation in the grid. */
export type GridRow = {
  readonly id: number;
  readonly reserved: number;
  readonly values: VariationValues;
};

type PackedRow = readonly [
  id: number,
  reserved: number,
  columns: readonly unknown[],
  options: readonly (number | null)[],
];

/** Rows as one text: thousands of them travel with a page, and the names of their fields would be most of it. */
export const packRows = (rows: readonly GridRow[], axes: readonly number[]): string =>
  JSON.stringify(
    rows.map(
      ({ id, reserved, values }): PackedRow => [
        id,
        reserved,
        variationColumnNames.map((field) => values[field]),
        axes.map((axis) => values[`option:${axis}`] ?? null),
      ],
    ),
  );

export const unpackRows = (packed: string, axes: readonly number[]): readonly GridRow[] =>
  (JSON.parse(packed) as PackedRow[]).map(([id, reserved, columns, options]) => ({
    id,
    reserved,
    values: Object.fromEntries([
      ...variationColumnNames.map((field, at) => [field, columns[at] ?? null]),
      ...axes.map((axis, at) => [`option:${axis}`, options[at] ?? null]),
    ]) as VariationValues,
  }));
