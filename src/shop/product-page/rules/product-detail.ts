import type { Crumb } from '#shop/catalogue/rules/listing.ts';
import type { Picture, ProductCard, ShownPrice, StockNote } from '#shop/catalogue/rules/product-card.ts';
import type { QuantityLimits } from '#shop/quantities/rules/quantity-limits.ts';
import type { SwatchKind, VariationOption, VariationSettings } from '#shop/variations/rules/swatch.ts';

/** An attribute that a variable product is chosen by; names and slugs as on the wire (`attribute_pa_litri`). */
export type VariationAttribute = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly VariationOption[];
  readonly preset: string;
  /** what stands in for the select (VAR-28) */
  readonly swatches?: SwatchKind;
};

/** A variation as the product page needs it; `attributes` maps wire name to slug, an empty value is any (VAR-05). */
export type VariationChoice = {
  readonly id: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly sku: string | null;
  /** null: it is not for sale to this audience, and not visible */
  readonly price: ShownPrice | null;
  readonly stock: StockNote;
  /** `variation_stock_left`; null where stock does not limit it */
  readonly stockLeft: number | null;
  readonly buyable: boolean;
  /** `variation_is_active`: false disables the options that lead nowhere else (VAR-16) */
  readonly active: boolean;
  readonly limits: QuantityLimits;
  readonly soldIndividually: boolean;
  /** HTML */
  readonly description: string;
  readonly weightGrams: number | null;
  /** length, width, height in millimetres */
  readonly size: readonly [number, number, number] | null;
  readonly picture: Picture | null;
};

/** Everything a product page shows. */
export type ProductDetail = ProductCard & {
  readonly gallery: readonly (Picture & { readonly title: string; readonly caption: string })[];
  readonly crumbs: readonly Crumb[];
  readonly shortDescription: string;
  readonly descriptionHtml: string;
  readonly limits: QuantityLimits;
  readonly soldIndividually: boolean;
  readonly weightGrams: number | null;
  readonly size: readonly [number, number, number] | null;
  readonly attributes: readonly { readonly label: string; readonly values: readonly string[] }[];
  readonly oeNumbers: readonly { readonly manufacturer: string; readonly code: string }[];
  readonly vehicles: readonly {
    readonly make: string;
    readonly model: string;
    readonly engine: string;
    readonly powerKw: number;
    readonly years: string;
  }[];
  readonly variationAttributes: readonly VariationAttribute[];
  /** null where there are too many to embed and the server is asked (VAR-27) */
  readonly variations: readonly VariationChoice[] | null;
  /** where the server is asked: which mixtures of options exist (see combination-map) */
  readonly combinations: string | null;
  /** the description of a variation that takes the most room, HTML: its place is kept free */
  readonly longestDescription: string;
  readonly variationSettings: VariationSettings;
  readonly related: readonly ProductCard[];
};
