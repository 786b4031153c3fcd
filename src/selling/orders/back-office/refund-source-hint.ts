import type { BackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import type { RefundSource } from '../rules/refunds/refund-source.ts';

/** Says who gives the money of a refund back: the shop through its provider, staff by hand, or none since nothing was paid. */
export function refundSourceHint(
  source: RefundSource,
  paymentMethod: string,
  { staffOrders }: BackOfficeWords,
): string {
  const words = staffOrders.refund.sources;
  if (source.by === 'provider' || source.by === 'nobody') return words[source.by];
  if (source.capturedIn !== null) return words.capturedIn(source.capturedIn);
  return words[paymentMethodOf(paymentMethod).refundedBy];
}
