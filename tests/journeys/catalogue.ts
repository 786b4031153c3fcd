import type { APIRequestContext } from '@playwright/test';

/** What a journey needs to know of a product, as the Store API tells it. */
export type StoreProduct = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly sku: string;
  readonly type: 'simple' | 'variable';
  readonly is_purchasable: boolean;
  readonly is_in_stock: boolean;
  readonly is_on_backorder: boolean;
  readonly low_stock_remaining: number | null;
  readonly review_count: number;
  readonly prices: { readonly price: string };
  readonly variations: readonly {
    readonly id: number;
    readonly attributes: readonly { readonly name: string; readonly value: string }[];
  }[];
  readonly attributes: readonly {
    readonly name: string;
    readonly taxonomy: string | null;
    readonly has_variations: boolean;
    readonly terms: readonly {
      readonly name: string;
      readonly slug: string;
      readonly default?: boolean;
    }[];
  }[];
  readonly add_to_cart: { readonly minimum: number; readonly maximum: number };
  readonly categories: readonly { readonly name: string; readonly slug: string }[];
};

export type Catalogue = {
  readonly all: readonly StoreProduct[];
  /** simple products with plenty in stock, the most popular first; no two journeys need the same one */
  readonly plenty: readonly StoreProduct[];
  readonly variable: readonly StoreProduct[];
};

const PAGE = 100;

/** Every product of the shop. */
export async function readCatalogue(request: APIRequestContext): Promise<Catalogue> {
  const all: StoreProduct[] = [];
  for (let page = 1; ; page += 1) {
    const response = await request.get('/wp-json/wc/store/v1/products', {
      params: { per_page: PAGE, page, orderby: 'popularity' },
    });
    const products: StoreProduct[] = await response.json();
    all.push(...products);
    if (products.length < PAGE) break;
  }
  const buyable = all.filter((product) => product.is_purchasable && product.is_in_stock);
  return {
    all,
    plenty: buyable.filter(
      (product) =>
        product.type === 'simple' &&
        !product.is_on_backorder &&
        product.low_stock_remaining === null &&
        product.add_to_cart.minimum === 1 &&
        product.add_to_cart.maximum >= 10,
    ),
    variable: buyable.filter((product) => product.type === 'variable'),
  };
}

/** The n-th of a list that must be long enough. */
export function pick<T>(list: readonly T[], at = 0): T {
  const one = list[at];
  if (one === undefined) throw new Error(`the demo shop has only ${list.length} of what was asked for`);
  return one;
}

/** An amount of cents as the shop writes it. */
export function euro(cents: number): string {
  const digits = (cents / 100).toFixed(2).replace('.', ',');
  return `${digits.replace(/\B(?=(\d{3})+(?!\d))/g, '.')} €`;
}
