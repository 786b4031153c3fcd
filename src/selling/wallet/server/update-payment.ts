import { purchaseUnit } from '#foundation/payment-provider/rules/purchase-unit.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ReadCart } from '#selling/cart/server/read-cart.ts';
import { purchaseShipping } from '../rules/purchase-shipping.ts';
import type { WalletPayment } from './payment-row.ts';
import { purchaseOfCart } from './purchase-of.ts';

/**
 * Tells the provider what the visitor's cart costs by now, while the buyer has not approved yet (PAY-25). What was approved already is only ever
 * made less: more must be approved anew.
 */
export async function updatePayment(
  ctx: RequestContext,
  payment: WalletPayment,
  cart: ReadCart,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly issue: string }> {
  const { paymentProvider, settings, wire, db, clock } = ctx;
  const { total } = cart.totals;
  if (!paymentProvider || cart.lines.length === 0) return { ok: false, issue: 'CART_EMPTY' };
  const isOpen = payment.status === 'created' || (payment.status === 'approved' && total <= payment.amount);
  if (!isOpen) return { ok: false, issue: 'NOT_PATCHABLE' };
  const customId = `${wire.wallet}_cart_${payment.cartId ?? 0}`;
  const { shipFrom, shipTo } = payment;
  const unit = purchaseUnit({
    ...purchaseOfCart(cart, settings),
    customId,
    // What the shop has told of the address stays; what the buyer chooses is the wallet's.
    ...(shipFrom === 'shop' && shipTo ? { shipping: purchaseShipping(shipTo) } : {}),
  });
  const changed = await paymentProvider.changeOrder(payment.providerOrderId, unit);
  if (!changed.ok) return { ok: false, issue: changed.fault.issue };
  await db
    .updateTable('wallet_payments')
    .set({ amount_cents: total, updated_at: clock.now() })
    .where('id', '=', payment.id)
    .where('status', 'in', ['created', 'approved'])
    .execute();
  return { ok: true };
}
