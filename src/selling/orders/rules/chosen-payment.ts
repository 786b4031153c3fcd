import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import type { OrderRow } from './order-view.ts';

/**
 * How an order is paid, in words; '' where nobody has chosen yet: after the approval of a company's order what stood for the payment method
 * means nothing any more.
 */
export function chosenPayment({
  status,
  paymentMethod,
  paymentTitle,
}: Pick<OrderRow, 'status' | 'paymentMethod' | 'paymentTitle'>): string {
  const isDecided = paymentMethodOf(paymentMethod).awaitsApproval && status !== 'pending-approval';
  return isDecided ? '' : paymentTitle;
}
