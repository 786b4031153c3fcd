import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownsCart } from '#selling/cart/server/owns-cart.ts';
import { paymentFromRow, type WalletPayment } from './payment-row.ts';

/** A payment by the provider's id, without an access check: the caller decides whose it is. */
export async function findPayment(db: Database, providerOrderId: string): Promise<WalletPayment | null> {
  const row = await db
    .selectFrom('wallet_payments')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId.slice(0, 100))
    .executeTakeFirst();
  return row ? paymentFromRow(row) : null;
}

/** A payment of the visitor's own cart by the provider's id; null for one of another visitor or of an order. */
export async function findCartPayment(
  ctx: Pick<RequestContext, 'db' | 'session'>,
  providerOrderId: string,
): Promise<WalletPayment | null> {
  const session = ctx.session.current();
  if (!session) return null;
  const row = await ctx.db
    .selectFrom('wallet_payments')
    .innerJoin('carts', 'carts.id', 'wallet_payments.cart_id')
    .selectAll('wallet_payments')
    .where('provider_order_id', '=', providerOrderId.slice(0, 100))
    .where(ownsCart(session))
    .executeTakeFirst();
  return row ? paymentFromRow(row) : null;
}

/** The newest unused approval for the visitor's cart; null where there is none. */
export async function approvedForCart(
  ctx: Pick<RequestContext, 'db' | 'session'>,
): Promise<WalletPayment | null> {
  const session = ctx.session.current();
  if (!session) return null;
  const row = await ctx.db
    .selectFrom('wallet_payments')
    .innerJoin('carts', 'carts.id', 'wallet_payments.cart_id')
    .selectAll('wallet_payments')
    .where(ownsCart(session))
    .where('wallet_payments.order_id', 'is', null)
    .where('wallet_payments.status', '=', 'approved')
    .orderBy('wallet_payments.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? paymentFromRow(row) : null;
}

/** The payments of an order, the newest first. */
export async function paymentsOfOrder(db: Database, orderId: number): Promise<readonly WalletPayment[]> {
  const rows = await db
    .selectFrom('wallet_payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(paymentFromRow);
}

/** Whether a payment of an order may be under way: until its outcome is known no other payment may start. */
export const isUnderWay = ({ status }: WalletPayment) => status === 'capturing' || status === 'pending';
