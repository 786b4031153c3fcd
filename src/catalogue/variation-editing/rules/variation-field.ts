import { z } from 'zod';
import { productSchemas } from '#catalogue/product-editing/rules/product-schema.ts';

/** How a cell of the grid is typed, shown and calculated with. */
export type CellKind = 'text' | 'amount' | 'moment' | 'whole' | 'choice' | 'picture' | 'option';

/** The fields of a variation that staff edit, in the order of their columns; `right` is needed beside that of products. */
export const variationColumns = {
  status: { kind: 'choice', right: null },
  sku: { kind: 'text', right: null },
  regularPriceCents: { kind: 'amount', right: 'prices' },
  salePriceCents: { kind: 'amount', right: 'prices' },
  saleFrom: { kind: 'moment', right: 'prices' },
  saleTo: { kind: 'moment', right: 'prices' },
  onHand: { kind: 'whole', right: 'stock' },
  backorders: { kind: 'choice', right: null },
  gtin: { kind: 'text', right: null },
  mpn: { kind: 'text', right: null },
  imageId: { kind: 'picture', right: null },
  weightGrams: { kind: 'whole', right: null },
  lengthMm: { kind: 'whole', right: null },
  widthMm: { kind: 'whole', right: null },
  heightMm: { kind: 'whole', right: null },
  taxClass: { kind: 'choice', right: 'prices' },
} as const satisfies Readonly<
  Record<string, { readonly kind: CellKind; readonly right: 'prices' | 'stock' | null }>
>;

export type VariationColumn = keyof typeof variationColumns;
export const variationColumnNames = Object.keys(variationColumns) as readonly VariationColumn[];

/** A column of the grid: a field, or the option of an attribute (`option:7`). */
export type VariationField = VariationColumn | `option:${number}`;

/** The attribute whose option a column holds; null for the other columns. */
export const attributeOf = (field: VariationField): number | null =>
  field.startsWith('option:') ? Number(field.slice('option:'.length)) : null;

export const isVariationField = (name: string): name is VariationField =>
  Object.hasOwn(variationColumns, name) || /^option:[1-9]\d{0,9}$/.test(name);

export const kindOf = (field: VariationField): CellKind =>
  field.startsWith('option:') ? 'option' : variationColumns[field as VariationColumn].kind;

const known = productSchemas;
const idOr = (code: string) => z.int(code).positive(code).max(2_147_483_647, code).nullable();

const schemas = {
  status: z.enum(['published', 'private'], 'wrong'),
  sku: known.sku,
  regularPriceCents: known.regularPriceCents,
  salePriceCents: known.salePriceCents,
  saleFrom: known.saleFrom,
  saleTo: known.saleTo,
  onHand: z.int('no-number').min(0, 'no-number').max(1_000_000, 'no-number'),
  backorders: known.backorders,
  gtin: known.gtin,
  mpn: known.mpn,
  imageId: idOr('no-picture'),
  weightGrams: known.weightGrams,
  lengthMm: known.lengthMm,
  widthMm: known.widthMm,
  heightMm: known.heightMm,
  taxClass: known.taxClass,
};
const option = idOr('no-option');

/** The values of a variation, its options by the ids of their attributes; null is any. */
export type VariationValues = {
  readonly [Field in VariationColumn]: z.output<(typeof schemas)[Field]>;
} & { readonly [Option in `option:${number}`]?: number | null };

/** What is wrong with a cell, by its code. */
export type CellProblem = { readonly code: string; readonly taken?: string };

/** Reads the value of a cell as it was posted. */
export function readCell(
  field: VariationField,
  posted: unknown,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly code: string } {
  const schema = attributeOf(field) === null ? schemas[field as VariationColumn] : option;
  const read = schema.safeParse(posted);
  return read.success
    ? { ok: true, value: read.data }
    : { ok: false, code: read.error.issues[0]?.message ?? 'wrong' };
}
