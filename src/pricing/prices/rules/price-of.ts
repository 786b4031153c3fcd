import type { Cents } from '#foundation/money/rules/cents.ts';
import type { TaxMode, TaxRate } from '#foundation/money/rules/tax-rate.ts';
import { convertTaxMode } from '#pricing/tax/rules/destination-price.ts';
import {
  type ListPercentage,
  lessPercentage,
  type PercentageItem,
  percentageFor,
} from './list-percentage.ts';
import { type PriceTier, tierFor, tiersAt } from './tier-price.ts';
import { isRunning, type Validity } from './validity.ts';

/** What the shop asks for an item from everybody: amounts in cents in the shop's own tax mode, sale times in milliseconds. */
export type ShopPrice = {
  readonly regular: Cents;
  readonly sale: Cents | null;
  readonly saleFrom: number | null;
  readonly saleTo: number | null;
  readonly mode: TaxMode;
  /**
   * what a sale is struck from for consumers: the price before it, null for none; left out where its own regular price is struck
   */
  readonly prior?: Cents | null;
};

/** What a buyer's price list says of an item, in the list's own tax mode; a tier from quantity 1 is its base price. */
export type ListPrice = {
  readonly slug: string;
  readonly mode: TaxMode;
  readonly tiers: readonly PriceTier[];
  readonly percentages?: readonly ListPercentage[];
  /** which of the percentages concern the item */
  readonly item?: PercentageItem;
};

/** One step on the way to a price, in the order in which it was taken; amounts in cents in the buyer's tax mode. */
export type PriceStep =
  | { readonly step: 'regular'; readonly amount: Cents }
  | { readonly step: 'sale'; readonly amount: Cents; readonly validity?: Validity }
  | {
      readonly step: 'price-list';
      readonly list: string;
      readonly amount: Cents;
      readonly validity?: Validity;
    }
  | {
      readonly step: 'percentage';
      readonly list: string;
      readonly basisPoints: number;
      readonly brand: string | null;
      readonly category: string | null;
      readonly amount: Cents;
      readonly validity?: Validity;
    }
  | {
      readonly step: 'tier';
      readonly list: string;
      readonly minQuantity: number;
      readonly amount: Cents;
      readonly validity?: Validity;
    }
  | {
      /** what the shop has offered this customer, whatever the price would be else (OFF-05) */
      readonly step: 'offer';
      /** its number */
      readonly offer: number;
      readonly amount: Cents;
    }
  | {
      /** what staff agreed, at the counter or by an edit, whatever came before; `basisPoints` is the discount of the line, 0 for a price of its own */
      readonly step: 'staff';
      readonly basisPoints: number;
      readonly reason: string;
      readonly amount: Cents;
    };

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

/**
 * The price of one piece in cents in the buyer's mode, what it is struck from where it is reduced, and how it came about. A sale that nothing
 * may be struck for has its own price for that.
 */
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
  return isRunning({ from: price.saleFrom, to: price.saleTo }, at);
}

type Reached = Pick<ResolvedPrice, 'unit' | 'regular' | 'onSale'> & { readonly steps: readonly PriceStep[] };

/**
 * The one function that makes every price of the shop: a price list's entry stands in for the shop's own price, and without one its
 * percentage off the regular price, unless the shop's sale is lower; a tier replaces any of them only where it is lower (TIER-12,
 * TIER-13); an item of which the list says nothing has its retail price (TIER-15).
 */
export function priceOf(question: PriceQuestion): ResolvedPrice {
  const { list, mode } = question;
  const tiers = list ? tiersAt(list.tiers, question.at) : [];
  const base = tiers.find((tier) => tier.minQuantity <= 1);
  const reached = list && base ? fixedPrice(question, list, base) : shopPrice(question);
  const tier = tierFor(tiers, question.quantity);
  if (list && tier && tier.minQuantity > 1) {
    const amount = inBuyersMode(question, tier.price, list.mode);
    if (amount < reached.unit) {
      const { minQuantity, validity } = tier;
      const step: PriceStep = { step: 'tier', list: list.slug, minQuantity, amount, ...dated(validity) };
      return { ...reached, unit: amount, mode, steps: [...reached.steps, step] };
    }
  }
  return { ...reached, mode };
}

function fixedPrice(question: PriceQuestion, list: ListPrice, base: PriceTier): Reached {
  const amount = inBuyersMode(question, base.price, list.mode);
  const step: PriceStep = { step: 'price-list', list: list.slug, amount, ...dated(base.validity) };
  return { unit: amount, regular: amount, onSale: false, steps: [regularStep(question), step] };
}

/** The shop's own price, less what the list takes off it, or the sale where that is lower. */
function shopPrice(question: PriceQuestion): Reached {
  const { shop, list, at } = question;
  const steps: PriceStep[] = [regularStep(question)];
  let lowest = shop.regular;
  const percentage = list?.item && list.percentages ? percentageFor(list.percentages, list.item, at) : null;
  if (list && percentage) {
    lowest = lessPercentage(shop.regular, percentage.basisPoints);
    steps.push({
      step: 'percentage',
      list: list.slug,
      basisPoints: percentage.basisPoints,
      brand: percentage.brand?.name ?? null,
      category: percentage.category?.name ?? null,
      amount: inBuyersMode(question, lowest, shop.mode),
      ...dated(percentage.validity),
    });
  }
  const regular = inBuyersMode(question, lowest, shop.mode);
  if (shop.sale === null || !isSaleRunning(shop, at) || shop.sale >= lowest) {
    return { unit: regular, regular, onSale: false, steps };
  }
  const unit = inBuyersMode(question, shop.sale, shop.mode);
  const hasEnds = shop.saleFrom !== null || shop.saleTo !== null;
  const validity = hasEnds ? { from: shop.saleFrom, to: shop.saleTo } : undefined;
  steps.push({ step: 'sale', amount: unit, ...dated(validity) });
  return { unit, regular: struckFrom(question, unit) ?? regular, onSale: true, steps };
}

/** What is struck for consumers; null where the regular price is. */
function struckFrom(question: PriceQuestion, unit: Cents): Cents | null {
  const { prior, mode } = question.shop;
  if (prior === undefined) return null;
  const struck = prior === null ? unit : inBuyersMode(question, prior, mode);
  return struck > unit ? struck : unit;
}

function regularStep(question: PriceQuestion): PriceStep {
  return { step: 'regular', amount: inBuyersMode(question, question.shop.regular, question.shop.mode) };
}

function inBuyersMode({ mode, homeRate }: PriceQuestion, amount: Cents, from: TaxMode): Cents {
  return convertTaxMode(amount, from, mode, homeRate);
}

const dated = (validity: Validity | undefined) => (validity ? { validity } : {});
