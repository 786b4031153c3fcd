import type { AddRefusal } from '#selling/cart/rules/add-refusal.ts';

/** Why nothing of a bulk order was put into the cart. */
export type BulkRefusal =
  /** ids, quantities or choices that say nothing */
  | { readonly code: 'malformed' }
  /** nothing with a quantity above 0 (BULK-31) */
  | { readonly code: 'nothing-chosen' }
  | { readonly code: 'too-many-lines'; readonly limit: number }
  /** the cart refuses one of the items */
  | { readonly code: 'refused'; readonly refusal: AddRefusal };

export type BulkResult<Done> =
  | ({ readonly ok: true } & Done)
  | { readonly ok: false; readonly error: BulkRefusal };
