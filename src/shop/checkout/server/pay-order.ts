import { inTransaction } from '#database/in-transaction.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { Toolbox } from '#services/toolbox.ts';
import type { OrderView } from '#shop/orders/rules/order-view.ts';
import { type ChangeOrderStateError, changeOrderStateAs } from '#shop/orders/server/change-order-state.ts';
import {
  firstOrderStatus,
  type PaymentMethodId,
  paymentMethodIds,
} from '#shop/payments/rules/payment-methods.ts';

export type PayOrderError = ChangeOrderStateError | { readonly code: 'no-such-method' };

export type PayOrderResult = { readonly ok: true } | { readonly ok: false; readonly error: PayOrderError };

/**
 * Pays for an order that was placed and waits for its payment, by another method than before if need be; it gets the state that a new
 * order of this method begins with. Refused where it has got another state meanwhile, or its pieces are gone.
 */
export function payOrder(
  toolbox: Toolbox,
  input: { readonly order: Pick<OrderView, 'id' | 'status' | 'locale'>; readonly paymentMethod: string },
): Promise<PayOrderResult> {
  const { order } = input;
  const method = paymentMethodIds.find((id) => id === input.paymentMethod);
  return inTransaction(toolbox.db, async (db): Promise<PayOrderResult> => {
    if (!method) return { ok: false, error: { code: 'no-such-method' } };
    await payBy({ ...toolbox, db }, order, method);
    const desk = { ...toolbox, db };
    const customer = {
      kind: 'customer',
      personId: toolbox.visitor.person?.customerId ?? null,
      name: '',
    } as const;
    const payment = { kind: 'payment', personId: null, name: '' } as const;
    // What has failed is taken up again before it is paid, so that its pieces are there.
    if (order.status === 'failed') {
      const again = await changeOrderStateAs(desk, customer, { id: order.id, to: 'pending', seen: 'failed' });
      if (!again.ok) return again;
    }
    return changeOrderStateAs(desk, payment, {
      id: order.id,
      to: firstOrderStatus(method),
      seen: 'pending',
    });
  });
}

async function payBy(
  toolbox: Toolbox,
  order: Pick<OrderView, 'id' | 'locale'>,
  method: PaymentMethodId,
): Promise<void> {
  await toolbox.db
    .updateTable('orders')
    .set({
      payment_method: method,
      payment_title: messagesFor(order.locale).payments.titles[method],
    })
    .where('id', '=', order.id)
    .execute();
}
