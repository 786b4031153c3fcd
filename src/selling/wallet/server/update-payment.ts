import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ReadCart } from '#selling/cart/server/read-cart.ts';
import { settlingAdapterOf } from '#selling/payments/server/adapter-of.ts';
import { refOf, type WalletPayment } from './payment-row.ts';
import { purchaseOfCart } from './purchase-of.ts';

/**
 * Updates the amount at the provider to that of the visitor's cart, until the buyer has approved (PAY-25). An approved amount is only
 * lowered: a higher one needs a new approval.
 */
export async function updatePayment(
  ctx: RequestContext,
  payment: WalletPayment,
  cart: ReadCart,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly issue: string }> {
  const { settings, wire, db, clock } = ctx;
  const adapter = settlingAdapterOf(ctx, payment.method);
  const ref = refOf(payment);
  const { total } = cart.totals;
  if (!adapter?.change || !ref || cart.lines.length === 0) return { ok: false, issue: 'CART_EMPTY' };
  const isOpen = payment.status === 'created' || (payment.status === 'approved' && total <= payment.amount);
  if (!isOpen) return { ok: false, issue: 'NOT_PATCHABLE' };
  const customId = `${wire.wallet}_cart_${payment.cartId ?? 0}`;
  const { shipFrom, shipTo } = payment;
  const changed = await adapter.change(ref, {
    ...purchaseOfCart(cart, settings),
    customId,
    // An address sent by the shop stays; one chosen in the wallet is left to the wallet.
    ...(shipFrom === 'shop' && shipTo ? { shipTo } : {}),
  });
  if (!changed.ok) return { ok: false, issue: changed.fault.issue };
  await db
    .updateTable('payment_attempts')
    .set({ amount_cents: total, updated_at: clock.now() })
    .where('id', '=', payment.id)
    .where('status', 'in', ['created', 'approved'])
    .execute();
  return { ok: true };
}
