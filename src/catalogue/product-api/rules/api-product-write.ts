import type { ProductProblems } from '#catalogue/product-editing/rules/product-changes.ts';
import type { ProductField } from '#catalogue/product-editing/rules/product-schema.ts';
import type { SentMeta } from '#foundation/calls/rules/merge-meta.ts';

/** An attribute as a program sends it: one of the shop by its id, one of the product alone by its name. */
export type SentAttribute = {
  /** 0 for one of the product alone */
  readonly id: number;
  readonly name: string;
  readonly forVariations: boolean;
  /** names of options; those that are missing are made */
  readonly options: readonly string[];
};

/** The option that is chosen at first, by its name or slug. */
export type SentPreset = { readonly id: number; readonly name: string; readonly option: string };

/** A picture of the media library, with other words where they were sent. */
export type SentPicture = {
  readonly id: number;
  readonly alt?: string | undefined;
  readonly title?: string | undefined;
};

/** What a program makes (`id` null) or changes of a product; what is left out stays as it is. */
export type ApiProductWrite = {
  readonly id: number | null;
  readonly values: Readonly<Partial<Record<ProductField, unknown>>>;
  readonly type?: 'simple' | 'variable' | undefined;
  /** how many can be sold, or so many more than now */
  readonly pieces?: { readonly kind: 'sellable' | 'more'; readonly pieces: number } | undefined;
  readonly pictures?: readonly SentPicture[] | undefined;
  /** ids, and names of which the missing ones are made */
  readonly tags?: readonly (number | string)[] | undefined;
  readonly attributes?: readonly SentAttribute[] | undefined;
  readonly presets?: readonly SentPreset[] | undefined;
  readonly meta?: readonly SentMeta[] | undefined;
  readonly move?: 'trash' | 'restore' | undefined;
};

export type ApiProductProblem =
  | { readonly code: 'gone' | 'in-trash' | 'short' | 'no-stock-right' | 'too-much-meta' }
  | { readonly code: 'has-stock' | 'has-variations' }
  | { readonly code: 'no-picture'; readonly id: number }
  | { readonly code: 'attributes'; readonly problem: string }
  | { readonly code: 'refused'; readonly problems: ProductProblems };

export type ApiProductSaved =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly error: ApiProductProblem };
