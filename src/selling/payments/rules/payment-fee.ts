import { addCents, type Cents, subtractCents, toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { divideHalfUp } from '#foundation/money/rules/round-half-up.ts';
import type { TaxMode, TaxRate } from '#foundation/money/rules/tax-rate.ts';
import { convertTaxMode } from '#pricing/tax/rules/destination-price.ts';
import { addTaxed, splitTax, type TaxedAmount } from '#pricing/tax/rules/split-tax.ts';
import { splitAmount } from '#selling/coupons/rules/split-amount.ts';
import { type PaymentMethodId, paymentMethods } from './payment-methods.ts';
import { type Adjustment, isSurcharge, ruleOf } from './payment-rule.ts';
import type { PaymentTerms } from './payment-terms.ts';

/** What the service of a method costs every buyer, in cents with the VAT that is due. */
export type ServiceFee = { readonly kind: 'service'; readonly amount: Cents };

/** The fee of a payment method in cents, negative for a discount; `parts` by VAT rate add up to it. */
export type PaymentFee = TaxedAmount & {
  readonly method: PaymentMethodId;
  readonly adjustment: Adjustment | ServiceFee;
  readonly parts: readonly (TaxedAmount & { readonly rate: TaxRate })[];
};

/** Goods of an order by VAT rate: the amount to pay for them after coupons. */
export type PaidGoods = Pick<TaxedAmount, 'net' | 'gross'> & { readonly rate: TaxRate };

/**
 * The fee of a method for an order of these goods, split over their VAT rates in proportion to their amounts; null where it is
 * zero. A percentage is of the shown amount (net or gross), a fixed amount is without VAT; a discount never exceeds the goods.
 * A surcharge for a consumer is not applied (FEE-01). Where no rule says otherwise, a method with a service has its price, which is with VAT.
 */
export function paymentFee(
  terms: Pick<PaymentTerms, 'rules' | 'isBusiness'> & Partial<Pick<PaymentTerms, 'settings' | 'freedOf'>>,
  method: PaymentMethodId | null,
  goods: readonly PaidGoods[],
  mode: TaxMode,
): PaymentFee | null {
  const adjustment = method && adjustmentOf(terms, method);
  if (!method || !adjustment) return null;
  const feeMode: TaxMode =
    adjustment.kind === 'percent' ? mode : adjustment.kind === 'service' ? 'gross' : 'net';
  const byRate = sumsByRate(goods, feeMode);
  const weights = byRate.map(({ amount }) => amount);
  const base = addCents(...weights);
  const size = Math.min(sizeOf(adjustment, base), sizeLimit(adjustment, base));
  if (size === 0 || base === zeroCents) return null;
  const parts = splitAmount(toCents(size), weights).map((share, index) => {
    const { rate, tax } = byRate[index] ?? { rate: 0, tax: zeroCents };
    // Split as a positive amount, then negated: halves round the same way for fees and discounts.
    const taxed = splitTax(share, rate, rate === 0 ? 'net' : feeMode);
    return { rate, ...(isCharge(adjustment) ? taxed : negated(atMost(taxed, tax, feeMode))) };
  });
  return { method, adjustment, parts, ...addTaxed(parts) };
}

/** Lines are rounded one by one, so VAT on their total net may be a cent higher; the discount's VAT never exceeds theirs. */
const atMost = ({ net, tax, gross }: TaxedAmount, most: Cents, mode: TaxMode): TaxedAmount =>
  mode === 'net' && tax > most ? { net, tax: most, gross: addCents(net, most) } : { net, tax, gross };

const negated = ({ net, tax, gross }: TaxedAmount): TaxedAmount => ({
  net: subtractCents(zeroCents, net),
  tax: subtractCents(zeroCents, tax),
  gross: subtractCents(zeroCents, gross),
});

/** The rule of the buyer, else the price of the method's service; null where neither adds or takes off anything. */
export function adjustmentOf(
  { rules, isBusiness, settings, freedOf }: Parameters<typeof paymentFee>[0],
  method: PaymentMethodId,
): Exclude<Adjustment, { kind: 'none' }> | ServiceFee | null {
  const ruled = ruleOf(rules, method)?.adjustment ?? { kind: 'none' };
  const isRuled = ruled.kind !== 'none' && (isBusiness || !isSurcharge(ruled));
  if (isRuled) return ruled;
  const service = settings ? servicePrice({ settings, freedOf: freedOf ?? 0 }, method) : zeroCents;
  return service > 0 ? { kind: 'service', amount: service } : null;
}

/** What the service of a method costs, freed of the home VAT where none is due. */
export function servicePrice(
  { settings, freedOf = 0 }: Pick<PaymentTerms, 'settings' | 'freedOf'>,
  method: PaymentMethodId,
): Cents {
  return convertTaxMode(toCents(paymentMethods[method].serviceFee?.(settings) ?? 0), 'gross', 'net', freedOf);
}

const sizeOf = (adjustment: Exclude<Adjustment, { kind: 'none' }> | ServiceFee, base: Cents) =>
  adjustment.kind === 'percent'
    ? divideHalfUp(base * Math.abs(adjustment.basisPoints), 10_000)
    : Math.abs(adjustment.amount);

const sizeLimit = (adjustment: Adjustment | ServiceFee, base: Cents) =>
  isCharge(adjustment) ? Number.POSITIVE_INFINITY : base;

/** Whether it makes an order dearer. */
const isCharge = (adjustment: Adjustment | ServiceFee) =>
  adjustment.kind === 'service' || isSurcharge(adjustment);

type SumOfRate = { readonly rate: TaxRate; readonly amount: Cents; readonly tax: Cents };

function sumsByRate(goods: readonly PaidGoods[], mode: TaxMode): readonly SumOfRate[] {
  const sums = new Map<TaxRate, SumOfRate>();
  for (const { rate, net, gross } of goods) {
    const { amount, tax } = sums.get(rate) ?? { amount: zeroCents, tax: zeroCents };
    sums.set(rate, {
      rate,
      amount: addCents(amount, mode === 'gross' ? gross : net),
      tax: addCents(tax, subtractCents(gross, net)),
    });
  }
  return [...sums.values()];
}
