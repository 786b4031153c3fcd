import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownsCart } from '#selling/cart/server/owns-cart.ts';
import { walletProvider } from '#selling/payments/rules/payment-methods.ts';
import { paymentFromRow, type WalletPayment } from './payment-row.ts';

/** A payment by wallet or card by the provider's id, without an access check: the caller decides whose it is. */
export async function findPayment(db: Database, providerId: string): Promise<WalletPayment | null> {
  const row = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('adapter', '=', walletProvider)
    .where('provider_id', '=', providerId.slice(0, 100))
    .executeTakeFirst();
  return row ? paymentFromRow(row) : null;
}

export async function readPayment(db: Database, paymentId: number): Promise<WalletPayment | null> {
  const row = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirst();
  return row ? paymentFromRow(row) : null;
}

/** A payment of the visitor's own cart by the provider's id; null for one of another visitor or of an order. */
export async function findCartPayment(
  ctx: Pick<RequestContext, 'db' | 'session'>,
  providerId: string,
): Promise<WalletPayment | null> {
  const session = ctx.session.current();
  if (!session) return null;
  const row = await ctx.db
    .selectFrom('payment_attempts')
    .innerJoin('carts', 'carts.id', 'payment_attempts.cart_id')
    .selectAll('payment_attempts')
    .where('adapter', '=', walletProvider)
    .where('provider_id', '=', providerId.slice(0, 100))
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
    .selectFrom('payment_attempts')
    .innerJoin('carts', 'carts.id', 'payment_attempts.cart_id')
    .selectAll('payment_attempts')
    .where(ownsCart(session))
    .where('payment_attempts.order_id', 'is', null)
    .where('payment_attempts.status', '=', 'approved')
    .orderBy('payment_attempts.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? paymentFromRow(row) : null;
}

/** A payment of an order by the key in the address that the buyer came back with; null for none. */
export async function findOrderAttempt(
  db: Database,
  asked: { readonly orderId: number; readonly key: string },
): Promise<WalletPayment | null> {
  const row = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('key', '=', asked.key.slice(0, 100))
    .where('order_id', '=', asked.orderId)
    .executeTakeFirst();
  return row ? paymentFromRow(row) : null;
}

/** The payments of an order, the newest first. */
export async function paymentsOfOrder(db: Database, orderId: number): Promise<readonly WalletPayment[]> {
  const rows = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(paymentFromRow);
}
