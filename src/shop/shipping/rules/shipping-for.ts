import { type Cents, subtractCents, toCents, zeroCents } from '#shop/money/rules/cents.ts';
import { convertTaxMode, unitForDestination } from '#shop/tax/rules/destination-price.ts';
import { splitTax, type TaxedAmount } from '#shop/tax/rules/split-tax.ts';
import type { TaxMode, TaxRate } from '#shop/tax/rules/tax-rate.ts';

/** The ways in which goods leave; the names are the wire's rate ids. */
export const shippingMethods = { flat: 'flat_rate:1', free: 'free_shipping:2' } as const;
export type ShippingMethod = (typeof shippingMethods)[keyof typeof shippingMethods];

/** What the shop asks for shipping: cents with VAT; free from an amount of goods on, 0 for never. */
export type ShippingTerms = {
  readonly countries: readonly string[];
  readonly flat: Cents;
  readonly freeFrom: Cents;
};

export type ShippingQuestion = {
  readonly country: string;
  /** sum of the goods in cents, as the buyer sees them at this destination */
  readonly goods: Cents;
  readonly mode: TaxMode;
  /** the standard VAT rates at home and at the destination */
  readonly homeRate: TaxRate;
  readonly rate: TaxRate;
};

/** The one way in which these goods can be sent; `shown` is the amount in cents in the buyer's mode. */
export type ShippingOption = TaxedAmount & {
  readonly method: ShippingMethod;
  readonly rate: TaxRate;
  readonly shown: Cents;
};

export type ShippingAnswer = {
  /** null where the shop does not send to */
  readonly option: ShippingOption | null;
  /** cents of goods still missing to free shipping in the buyer's mode; 0 when reached, null when there is none */
  readonly missingForFree: Cents | null;
};

/** Flat shipping, free from the threshold on, nothing for other countries; taxed at the standard rate. */
export function shippingFor(question: ShippingQuestion, terms: ShippingTerms): ShippingAnswer {
  const { country, goods, mode, homeRate, rate } = question;
  if (!terms.countries.includes(country)) return { option: null, missingForFree: null };
  const asShown = (withTax: Cents) =>
    unitForDestination(convertTaxMode(withTax, 'gross', mode, homeRate), mode, homeRate, rate);
  const freeFrom = terms.freeFrom === 0 ? null : asShown(terms.freeFrom);
  const isFree = freeFrom !== null && goods >= freeFrom;
  const shown = isFree ? zeroCents : asShown(terms.flat);
  const taxed = splitTax(shown, rate, rate === 0 ? 'net' : mode);
  return {
    option: { ...taxed, method: isFree ? shippingMethods.free : shippingMethods.flat, rate, shown },
    missingForFree: freeFrom === null ? null : toCents(Math.max(0, subtractCents(freeFrom, goods))),
  };
}
