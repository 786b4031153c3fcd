import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import type { TaxMode, TaxRate } from '#foundation/money/rules/tax-rate.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { strikesLowest } from '#pricing/price-history/rules/strikes-lowest.ts';
import type { PriorPriceRow } from '#pricing/price-history/server/prior-price-column.ts';
import { convertTaxMode } from '#pricing/tax/rules/destination-price.ts';
import { readTaxRates } from '#pricing/tax/server/read-tax-rates.ts';
import type { ListPercentage } from '../rules/list-percentage.ts';
import { type ListPrice, priceOf, type ResolvedPrice } from '../rules/price-of.ts';
import type { PriorNote, ShownPrice } from '../rules/shown-price.ts';
import { tiersAt } from '../rules/tier-price.ts';
import type { ShownTier } from '../rules/tier-rows.ts';
import { shownValidity } from '../rules/validity.ts';
import type { ListTerms } from './list-terms.ts';
import { readPercentages } from './read-percentages.ts';

/** The columns of `products` that a price is made of, and what its sale is struck from for consumers. */
export type PricedRow = {
  readonly tax_class: string;
  readonly regular_price_cents: number | null;
  readonly sale_price_cents: number | null;
  readonly sale_from: Date | null;
  readonly sale_to: Date | null;
  readonly prior_price: PriorPriceRow;
};

/** Makes the audience's prices out of rows; null where the shop asks no price. */
export type Pricer = {
  price(row: PricedRow, terms: ListTerms, quantity: number): ResolvedPrice | null;
  /** the price of one piece as it is shown */
  shown(row: PricedRow & { readonly list_terms: ListTerms }): ShownPrice | null;
  /** the prices from quantities on that the list names, as the audience sees them */
  tiers(row: Pick<PricedRow, 'tax_class'>, terms: ListTerms): readonly ShownTier[];
  /** an amount of listing_prices, in cents, in the audience's mode */
  fromListing(cents: number, taxClass: string): Cents;
  /** an amount of the audience's mode, in cents, as listing_prices store it */
  toListing(amount: Cents): Cents;
  homeRate(taxClass: string): TaxRate;
  /** whether sales are struck from the price before them */
  readonly strikesLowest: boolean;
};

const noTiers: readonly ShownTier[] = [];

/** A pricer for the visitor of this request. */
export async function createPricer(ctx: RequestContext): Promise<Pricer> {
  const { audience } = ctx.visitor;
  const [rates, list, percentages] = await Promise.all([
    readTaxRates(ctx),
    readPriceList(ctx),
    readPercentages(ctx),
  ]);
  const at = ctx.clock.now().getTime();
  const shopMode = ctx.settings.prices_include_tax ? 'gross' : 'net';
  const strikes = strikesLowest(ctx.settings, audience);
  const listed = (terms: ListTerms): ListPrice | null =>
    audience.hasOwnPrices && terms ? listPriceFrom(list, percentages, terms) : null;
  const pricer: Pricer = {
    homeRate: rates.home,
    strikesLowest: strikes,
    tiers(row, terms) {
      const named = listed(terms);
      if (!named) return noTiers;
      return tiersAt(named.tiers, at)
        .filter((tier) => tier.minQuantity > 1)
        .map((tier) => ({
          from: tier.minQuantity,
          unit: convertTaxMode(tier.price, list.mode, audience.mode, rates.home(row.tax_class)),
        }));
    },
    shown(row) {
      const price = pricer.price(row, row.list_terms, 1);
      if (!price) return null;
      const { unit, regular, mode } = price;
      // Where nothing may be struck, no reduction is announced.
      const onSale = price.onSale && (!strikes || regular > unit);
      return { unit, regular, onSale, upTo: null, mode, ...(onSale && strikes ? priorNote(row) : {}) };
    },
    price(row, terms, quantity) {
      if (row.regular_price_cents === null) return null;
      return priceOf({
        shop: {
          regular: toCents(row.regular_price_cents),
          sale: row.sale_price_cents === null ? null : toCents(row.sale_price_cents),
          saleFrom: row.sale_from?.getTime() ?? null,
          saleTo: row.sale_to?.getTime() ?? null,
          mode: shopMode,
          ...(strikes ? { prior: row.prior_price === null ? null : toCents(row.prior_price.cents) } : {}),
        },
        list: listed(terms),
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
  return pricer;
}

function priorNote({ prior_price: prior }: PricedRow): { prior?: PriorNote } {
  if (!prior) return {};
  const { kind, since } = prior;
  return { prior: kind === 'new-article' ? { kind, since: since ?? 0 } : { kind } };
}

/** What a list says of an item, as the resolver asks for it. */
function listPriceFrom(
  list: AudiencePriceList,
  percentages: readonly ListPercentage[],
  terms: NonNullable<ListTerms>,
): ListPrice {
  return {
    slug: list.slug,
    mode: list.mode,
    tiers: terms.entries.map(([minQuantity, cents, own, from, to]) => {
      const validity = shownValidity({ from, to });
      return {
        minQuantity,
        price: toCents(cents),
        ...(validity ? { validity } : {}),
        ...(own === 1 ? {} : { inherited: true }),
      };
    }),
    percentages,
    item: { brandId: terms.brand_id, categoryIds: terms.category_ids ?? [] },
  };
}

type AudiencePriceList = {
  readonly id: number;
  readonly slug: string;
  /** the mode in which the list's own amounts, and its listing prices, are stored */
  readonly mode: TaxMode;
};

/** The price list of the audience, cached until the shop's data change. */
async function readPriceList(ctx: RequestContext): Promise<AudiencePriceList> {
  const { priceListId: id, priceListSlug: slug } = ctx.visitor.audience;
  const lists = await ctx.memory.remember('price-lists', () =>
    ctx.db.selectFrom('price_lists').select(['id', 'prices_include_tax']).execute(),
  );
  const withTax = lists.find((list) => list.id === id)?.prices_include_tax ?? true;
  return { id, slug, mode: withTax ? 'gross' : 'net' };
}
