import type { PaymentMethod } from '#selling/payments/rules/methods/payment-method.ts';
import { cartMethodIds, paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import type { OrderStatus } from './order-status.ts';

/** The names of the states, and those of an order on hold by what it waits for. */
export type OrderStatusWords = {
  readonly statuses: Readonly<Record<OrderStatus, string>>;
  readonly onHold: Readonly<Record<PaymentMethod['onHoldIntro'], string>>;
};

/** The payment methods whose unpaid orders wait for a bank transfer. */
export const transferMethods = cartMethodIds.filter(
  (id) => paymentMethodOf(id).onHoldIntro === 'introTransfer',
);

type StatedOrder = {
  readonly status: OrderStatus;
  readonly paymentMethod: string;
  readonly isPaid?: boolean;
};

/** What the state of an order is called. An unpaid order on hold says what it waits for, which depends on its payment method. */
export function orderStatusName(words: OrderStatusWords, order: StatedOrder): string {
  const { status, paymentMethod, isPaid = false } = order;
  if (status !== 'on-hold' || isPaid) return words.statuses[status];
  return words.onHold[paymentMethodOf(paymentMethod).onHoldIntro];
}

type StateEvent = { readonly from: OrderStatus | null; readonly to: OrderStatus | null };

/**
 * What the states before and after an event were called; `earlier` are the events before it, newest first. Only an order that was put on
 * hold while it was processed was paid then.
 */
export function eventStatusNames(
  words: OrderStatusWords,
  paymentMethod: string,
  { from, to }: StateEvent,
  earlier: readonly StateEvent[],
): { readonly from: string; readonly to: string } {
  const held = earlier.find((event) => event.to === 'on-hold');
  const name = (status: OrderStatus | null, heldFrom: OrderStatus | null | undefined) =>
    status === null
      ? ''
      : orderStatusName(words, { status, paymentMethod, isPaid: heldFrom === 'processing' });
  return { from: name(from, held?.from), to: name(to, from) };
}
