import type { Cents } from '#shop/money/rules/cents.ts';
import { convertTaxMode } from '#shop/tax/rules/destination-price.ts';
import type { TaxMode, TaxRate } from '#shop/tax/rules/tax-rate.ts';
import { type PriceTier, tierFor } from './tier-price.ts';

/** What the shop asks for an item from everybody: amounts in cents in the shop's own tax mode, sale times in milliseconds. */
export type ShopPrice = {
  readonly regular: Cents;
  readonly sale: Cents | null;
  readonly saleFrom: number | null;
  readonly saleTo: number | null;
  readonly mode: TaxMode;
};

/** What a buyer's price list says of an item, in the list's own tax mode; a tier from quantity 1 is its base price. */
export type ListPrice = {
  readonly slug: string;
  readonly mode: TaxMode;
  readonly tiers: readonly PriceTier[];
};

/** One step on the way to a price, in the order in which it was taken; amounts in cents in the buyer's tax mode. */
export type PriceStep =
  | { readonly step: 'regular'; readonly amount: Cents }
  | { readonly step: 'sale'; readonly amount: Cents }
  | { readonly step: 'price-list'; readonly list: string; readonly amount: Cents }
  | { readonly step: 'tier'; readonly list: string; readonly minQuantity: number; readonly amount: Cents };

export type PriceQuestion = {
  readonly shop: ShopPrice;
  readonly list: ListPrice | null;
  /** the effective quantity (TIER-11), 1 or more */
  readonly quantity: number;
  /** now, in milliseconds */
  readonly at: number;
  /** the home VAT rate of the item's tax class */
  readonly homeRate: TaxRate;
  /** the tax mode in which this buyer sees and pays prices */
  readonly mode: TaxMode;
};

/** The price of one piece in cents in the buyer's mode, what it would be without a sale, and how it came about. */
export type ResolvedPrice = {
  readonly unit: Cents;
  readonly regular: Cents;
  readonly onSale: boolean;
  readonly mode: TaxMode;
  readonly steps: readonly PriceStep[];
};

/** Whether a sale price counts at a moment in milliseconds. */
export function isSaleRunning(price: ShopPrice, at: number): boolean {
  if (price.sale === null || price.sale >= price.regular) return false;
  return (price.saleFrom ?? at) <= at && (price.saleTo === null || at < price.saleTo);
}

/**
 * The one function that makes every price of the shop: a price list's entry stands in for the shop's own price, a tier
 * replaces either only where it is lower (TIER-12, TIER-13), an item without an entry keeps its retail price (TIER-15).
 */
export function priceOf(question: PriceQuestion): ResolvedPrice {
  const { shop, list, mode, homeRate } = question;
  const inMode = (amount: Cents, from: TaxMode) => convertTaxMode(amount, from, mode, homeRate);
  const regular = inMode(shop.regular, shop.mode);
  const steps: PriceStep[] = [{ step: 'regular', amount: regular }];
  let unit = regular;
  let before = regular;
  let onSale = false;
  const base = list?.tiers.find((tier) => tier.minQuantity <= 1);
  if (list && base) {
    unit = inMode(base.price, list.mode);
    before = unit;
    steps.push({ step: 'price-list', list: list.slug, amount: unit });
  } else if (shop.sale !== null && isSaleRunning(shop, question.at)) {
    unit = inMode(shop.sale, shop.mode);
    onSale = true;
    steps.push({ step: 'sale', amount: unit });
  }
  const tier = list ? tierFor(list.tiers, question.quantity) : null;
  if (list && tier && tier.minQuantity > 1) {
    const amount = inMode(tier.price, list.mode);
    if (amount < unit) {
      unit = amount;
      steps.push({ step: 'tier', list: list.slug, minQuantity: tier.minQuantity, amount });
    }
  }
  return { unit, regular: before, onSale, mode, steps };
}
