import { addCents, type Cents, subtractCents, toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import type { TaxedAmount } from '#pricing/tax/rules/split-tax.ts';
import type { ChargedAmount, PlannedRefund, RefundableOrder } from '../plan-refund.ts';

const noAmount: ChargedAmount = {
  net: zeroCents,
  tax: zeroCents,
  refundedNet: zeroCents,
  refundedTax: zeroCents,
};

const leftOf = ({ net, tax, refundedNet, refundedTax }: ChargedAmount): number =>
  net - refundedNet + tax - refundedTax;

/** `whole * part / base` in whole cents, halves up; exact for every amount that is not below zero. */
const shareOf = (whole: number, part: number, base: number): number =>
  base === 0 ? 0 : Number((2n * BigInt(whole) * BigInt(part) + BigInt(base)) / (2n * BigInt(base)));

/**
 * A refund of which only the amount is known, in cents with VAT and at most what is left: every line, shipping and the fee contribute
 * in proportion to what is left of them, so that net and VAT are those of the goods. It returns no pieces.
 */
export function spreadRefund(order: RefundableOrder, amount: Cents): PlannedRefund {
  const { lines, shipping, fee = noAmount } = order;
  const whole = subtractCents(order.total, order.refunded);
  let before = 0;
  const next = (charged: ChargedAmount): TaxedAmount => {
    const left = leftOf(charged);
    const share = shareOf(before + left, amount, whole) - shareOf(before, amount, whole);
    before += left;
    return taxed(charged, share);
  };
  const spread = lines.map((line) => ({ lineId: line.id, quantity: 0, restock: false, ...next(line) }));
  // The fee comes last: a negative one reduces the sum of the others.
  const [ofShipping, ofFee] = [next(shipping), next(fee)];
  const parts = [...spread, ofShipping, ofFee];
  const total = addCents(...parts.map(({ gross }) => gross));
  return {
    lines: spread.filter(({ gross }) => gross !== zeroCents),
    shipping: ofShipping,
    fee: ofFee,
    tax: addCents(...parts.map(({ tax }) => tax)),
    total,
    isLast: total === whole,
  };
}

/** A share with its VAT, in proportion to what is left and never more than that of either. */
function taxed({ net, tax, refundedNet, refundedTax }: ChargedAmount, share: number): TaxedAmount {
  const sign = share < 0 ? -1 : 1;
  const [leftNet, leftTax] = [sign * (net - refundedNet), sign * (tax - refundedTax)];
  const gross = sign * share;
  const ofTax = Math.min(leftTax, Math.max(gross - leftNet, shareOf(leftTax, gross, leftNet + leftTax)));
  return { net: toCents(sign * (gross - ofTax)), tax: toCents(sign * ofTax), gross: toCents(share) };
}
