import type { StoreCurrency, StoreImage } from './store-money.ts';

/** A product of the Store API (wire 1.9); amounts are whole cents in strings. */
export type StoreProduct = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly parent: number;
  readonly type: 'simple' | 'variable' | 'variation';
  /** the chosen attributes in words; empty unless a variation */
  readonly variation: string;
  readonly permalink: string;
  readonly sku: string;
  readonly short_description: string;
  readonly description: string;
  readonly on_sale: boolean;
  readonly prices: StorePrices;
  readonly price_html: string;
  readonly average_rating: string;
  readonly review_count: number;
  readonly images: readonly StoreImage[];
  readonly categories: readonly StoreTerm[];
  readonly tags: readonly StoreTerm[];
  readonly brands: readonly StoreTerm[];
  readonly attributes: readonly StoreAttribute[];
  readonly variations: readonly {
    readonly id: number;
    /** null is any */
    readonly attributes: readonly { readonly name: string; readonly value: string | null }[];
  }[];
  readonly grouped_products: readonly number[];
  readonly has_options: boolean;
  readonly is_purchasable: boolean;
  readonly is_in_stock: boolean;
  readonly is_on_backorder: boolean;
  readonly low_stock_remaining: number | null;
  readonly stock_availability: { readonly text: string; readonly class: string };
  readonly sold_individually: boolean;
  readonly weight: string;
  readonly dimensions: { readonly length: string; readonly width: string; readonly height: string };
  readonly formatted_weight: string;
  readonly formatted_dimensions: string;
  readonly add_to_cart: {
    readonly text: string;
    readonly description: string;
    readonly url: string;
    readonly single_text: string;
    readonly minimum: number;
    readonly maximum: number;
    readonly multiple_of: number;
  };
  readonly is_password_protected: boolean;
  readonly extensions: Readonly<Record<string, unknown>>;
  readonly _links: Readonly<Record<string, readonly { readonly href: string }[]>>;
};

/** Whole cents in strings, as this visitor sees prices; all empty where the shop asks none. */
export type StorePrices = StoreCurrency & {
  readonly price: string;
  readonly regular_price: string;
  readonly sale_price: string;
  /** of a variable product whose variations differ */
  readonly price_range: { readonly min_amount: string; readonly max_amount: string } | null;
};

export type StoreTerm = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly link: string;
};

export type StoreAttribute = {
  readonly id: number;
  readonly name: string;
  readonly taxonomy: string;
  readonly has_variations: boolean;
  readonly terms: readonly {
    readonly id: number;
    readonly name: string;
    readonly slug: string;
    readonly default: boolean;
  }[];
};
