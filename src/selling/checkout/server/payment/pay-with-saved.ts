import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { orderPayPath } from '#selling/orders/rules/order-pay.ts';
import { chosenSavedMethod } from '#selling/wallet/rules/saved-method.ts';
import { endOpenPayment } from '#selling/wallet/server/end-open-payment.ts';
import { paymentsOfOrder, readPayment } from '#selling/wallet/server/find-payment.ts';
import { isOpen } from '#selling/wallet/server/payment-row.ts';
import { findChargeable, type OwnMethod } from '#selling/wallet/server/saved/own-methods.ts';
import type { Settled } from '#selling/wallet/server/settle-payment.ts';
import { orderReceivedPath } from '../../rules/checkout-actions.ts';
import type { PlacedOrder } from '../../rules/placed-order.ts';
import { type PayOrderError, payOrder } from '../pay-order.ts';

/** The stored method that a form pays with: `saved` is null where it chooses none; refused where the visitor has no such one to charge. */
export type ChosenSaved =
  | { readonly ok: true; readonly saved: OwnMethod | null }
  | { readonly ok: false; readonly text: string };

export async function chosenSaved(ctx: RequestContext, fields: PostedFields): Promise<ChosenSaved> {
  const method = fields.payment_method ?? '';
  const id = chosenSavedMethod(fields, method);
  if (id === null) return { ok: true, saved: null };
  const saved = await findChargeable(ctx, method, id);
  if (saved) return { ok: true, saved };
  return { ok: false, text: walletFor(ctx.visitor.audience.locale).saved.notYours };
}

type PaidWithSaved =
  /** `path` may be an address of the bank */
  | { readonly ok: true; readonly path: string; readonly payment: Settled }
  | { readonly ok: false; readonly error: PayOrderError };

/**
 * Charges a stored method for an order that waits for its payment, and says which page comes next: that of the bank where it wants to ask its
 * customer, order-received, or order-pay after a refusal. What was charged, or may have been, is not charged a second time.
 */
export async function payWithSaved(
  ctx: RequestContext,
  order: PlacedOrder,
  { saved, totalSeen }: { readonly saved: OwnMethod; readonly totalSeen?: number },
): Promise<PaidWithSaved> {
  const received = orderReceivedPath(order);
  // Of two payments that take the money by themselves one would be too much.
  for (const other of await paymentsOfOrder(ctx.db, order.id)) {
    if (!isOpen(other) || !other.takesAtOnce) continue;
    if ((await endOpenPayment(ctx, other)) === 'paid')
      return { ok: true, path: received, payment: 'unanswered' };
  }
  const paid = await payOrder(ctx, {
    orderId: order.id,
    paymentMethod: saved.method,
    saved,
    ...(totalSeen === undefined ? {} : { totalSeen }),
  });
  if (!paid.ok) return paid;
  const { payment = 'unanswered', paymentId } = paid;
  if (payment === 'refused') return { ok: true, path: `${orderPayPath(order)}&payment=refused`, payment };
  const attempt = payment === 'open' && paymentId ? await readPayment(ctx.db, paymentId) : null;
  return { ok: true, path: attempt?.approveUrl || received, payment };
}

/** The same for an order that a form has placed just now, or at an earlier sending of the same form. */
export async function payPlacedWithSaved(
  ctx: RequestContext,
  order: PlacedOrder,
  saved: OwnMethod,
): Promise<string> {
  const paid = await payWithSaved(ctx, order, { saved });
  if (paid.ok) return paid.path;
  const isDone = paid.error.code === 'payment-under-way' || paid.error.code === 'not-payable';
  return isDone ? orderReceivedPath(order) : `${orderPayPath(order)}&payment=generic`;
}
