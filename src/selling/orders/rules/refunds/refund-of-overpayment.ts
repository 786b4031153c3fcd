import { type Cents, zeroCents } from '#foundation/money/rules/cents.ts';
import type { PlannedRefund } from '../plan-refund.ts';

const nothing = { net: zeroCents, tax: zeroCents, gross: zeroCents };

/** The refund of what was paid beyond the total of an order, in cents: nothing that was sold is given back, and no VAT. */
export const refundOfOverpayment = (total: Cents): PlannedRefund => ({
  lines: [],
  shipping: nothing,
  fee: nothing,
  tax: zeroCents,
  total,
  isLast: false,
});
