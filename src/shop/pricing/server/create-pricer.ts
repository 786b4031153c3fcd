import type { Toolbox } from '#services/toolbox.ts';
import { type Cents, toCents } from '#shop/money/rules/cents.ts';
import { convertTaxMode } from '#shop/tax/rules/destination-price.ts';
import type { TaxRate } from '#shop/tax/rules/tax-rate.ts';
import { readTaxRates } from '#shop/tax/server/read-tax-rates.ts';
import { priceOf, type ResolvedPrice } from '../rules/price-of.ts';
import { readPriceList } from './read-price-list.ts';

/** The columns of `products` that a price is made of. */
export type PricedRow = {
  readonly tax_class: string;
  readonly regular_price_cents: number | null;
  readonly sale_price_cents: number | null;
  readonly sale_from: Date | null;
  readonly sale_to: Date | null;
};

/** An entry of the audience's price list, in cents of the list's own mode. */
export type TierRow = { readonly min_quantity: number; readonly price_cents: number };

/** Makes the audience's prices out of rows; null where the shop asks no price. */
export type Pricer = {
  price(row: PricedRow, tiers: readonly TierRow[], quantity: number): ResolvedPrice | null;
  /** an amount of listing_prices, in cents, in the audience's mode */
  fromListing(cents: number, taxClass: string): Cents;
  /** an amount of the audience's mode, in cents, as listing_prices keep it */
  toListing(amount: Cents): Cents;
  homeRate(taxClass: string): TaxRate;
};

/** A price maker for the visitor of this request. */
export async function createPricer(toolbox: Toolbox): Promise<Pricer> {
  const { audience } = toolbox.visitor;
  const [rates, list] = await Promise.all([readTaxRates(toolbox), readPriceList(toolbox)]);
  const at = toolbox.clock.now().getTime();
  const shopMode = toolbox.settings.prices_include_tax ? 'gross' : 'net';
  return {
    homeRate: rates.home,
    price(row, tiers, quantity) {
      if (row.regular_price_cents === null) return null;
      return priceOf({
        shop: {
          regular: toCents(row.regular_price_cents),
          sale: row.sale_price_cents === null ? null : toCents(row.sale_price_cents),
          saleFrom: row.sale_from?.getTime() ?? null,
          saleTo: row.sale_to?.getTime() ?? null,
          mode: shopMode,
        },
        list: audience.hasOwnPrices
          ? {
              slug: list.slug,
              mode: list.mode,
              tiers: tiers.map((tier) => ({
                minQuantity: tier.min_quantity,
                price: toCents(tier.price_cents),
              })),
            }
          : null,
        quantity,
        at,
        homeRate: rates.home(row.tax_class),
        mode: audience.mode,
      });
    },
    fromListing: (cents, taxClass) =>
      convertTaxMode(toCents(cents), list.mode, audience.mode, rates.home(taxClass)),
    toListing: (amount) => convertTaxMode(amount, audience.mode, list.mode, rates.home('standard')),
  };
}
