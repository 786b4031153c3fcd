import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { StockNote } from '#catalogue/stock/rules/stock-note.ts';
import type { ShownPrice } from '#pricing/prices/rules/shown-price.ts';
import type { FieldValues } from '../../rules/product-fields.ts';

export type NamedTerm = { readonly id: number; readonly slug: string; readonly name: string };

/** A product or variation as the Store API reads it; prices in the audience's tax mode. */
export type ApiProduct = FieldValues<'api'> & {
  readonly id: number;
  readonly parentId: number | null;
  readonly type: 'simple' | 'variable' | 'variation';
  /** a variation's ends with its id */
  readonly slug: string;
  /** the slug in the page's address: the product's, for a variation as well */
  readonly productSlug: string;
  readonly name: string;
  readonly price: ShownPrice | null;
  readonly rating: number;
  readonly reviewCount: number;
  readonly images: readonly (Picture & { readonly id: number; readonly title: string })[];
  readonly categories: readonly NamedTerm[];
  readonly tags: readonly NamedTerm[];
  readonly brand: NamedTerm | null;
  readonly attributes: readonly (NamedTerm & {
    readonly forVariations: boolean;
    readonly presetId: number | null;
    readonly terms: readonly NamedTerm[];
  })[];
  /** of a variable product; an empty value is any */
  readonly variations: readonly {
    readonly id: number;
    readonly attributes: readonly { readonly label: string; readonly slug: string }[];
  }[];
  /** of a variation: what it is, attribute by attribute; an empty value is any */
  readonly chosen: readonly {
    readonly name: string;
    readonly label: string;
    readonly slug: string;
    readonly value: string;
  }[];
  readonly stock: StockNote;
  readonly quantity: {
    readonly minimum: number;
    readonly maximum: number;
    readonly step: number;
  };
  readonly soldIndividually: boolean;
};
