import type { ProductChanges } from '#catalogue/product-editing/rules/product-changes.ts';
import {
  type ProductField,
  type ProductValues,
  productSchemas,
} from '#catalogue/product-editing/rules/product-schema.ts';

/** A value as its schema writes it: what was stored may have its parts in another order. */
function tidy(field: ProductField, value: unknown): unknown {
  const read = productSchemas[field].safeParse(value);
  return read.success ? read.data : value;
}
const isSame = (field: ProductField, a: unknown, b: unknown) =>
  JSON.stringify(tidy(field, a)) === JSON.stringify(tidy(field, b));

/** What a product gets back of changes: the values of before where they are still as changed, and the fields that somebody has changed since. */
export function restorableFields(
  now: ProductValues,
  changes: ProductChanges,
): { readonly values: Partial<ProductValues>; readonly lost: readonly ProductField[] } {
  const all = Object.entries(changes) as [ProductField, { from: unknown; to: unknown }][];
  const differing = all.filter(([field, { from }]) => !isSame(field, now[field], from));
  const back = differing.filter(([field, { to }]) => isSame(field, now[field], to));
  return {
    values: Object.fromEntries(back.map(([field, { from }]) => [field, tidy(field, from)])),
    lost: differing.filter((one) => !back.includes(one)).map(([field]) => field),
  };
}
