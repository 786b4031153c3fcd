import type { CellRefusal } from '#catalogue/variation-editing/rules/posted-cells.ts';
import type { VariationColumn } from '#catalogue/variation-editing/rules/variation-field.ts';
import type { SentMeta } from '#foundation/calls/rules/merge-meta.ts';
import type { ApiProductWrite, SentPreset } from './api-product-write.ts';

/** What a program makes (`id` null) or changes of a variation; what is left out stays as it is. */
export type ApiVariationWrite = {
  readonly id: number | null;
  readonly values: Readonly<Partial<Record<VariationColumn, unknown>>>;
  readonly pieces?: ApiProductWrite['pieces'];
  /** an attribute that is not among them is any */
  readonly options?: readonly SentPreset[] | undefined;
  /** the class of VAT is that of the product */
  readonly taxOfProduct?: boolean;
  readonly meta?: readonly SentMeta[] | undefined;
};

export type ApiVariationProblem =
  | { readonly code: 'gone' | 'no-product' | 'in-trash' | 'too-much-meta' | 'short' }
  | { readonly code: 'no-attributes' | 'no-option' | 'twice' | 'too-many' | 'has-stock' }
  | { readonly code: 'cells'; readonly cells: readonly CellRefusal[] };

export type ApiVariationSaved =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly error: ApiVariationProblem };
