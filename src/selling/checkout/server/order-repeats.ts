import { createHash } from 'node:crypto';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { cartOwnerOf } from '#selling/cart/server/token-session.ts';
import type { PlacedOrder } from '../rules/placed-order.ts';

/** How long a repeated request of an order that created an account is recognised: the lifetime of a Cart-Token (wire 1.0). */
const knownForMs = 48 * 60 * 60 * 1000;

/**
 * Stores the order of a request that also created an account, which ends the guest's session and cart: so that a repeat with the cookie
 * or the token of that guest, or as the new customer, is recognised (wire 1.4). Only digests are stored.
 */
export async function rememberRepeat(
  ctx: RequestContext,
  { orderId, customerId, said }: { orderId: number; customerId: number; said: object | string },
): Promise<void> {
  const expiresAt = new Date(ctx.clock.now().getTime() + knownForMs);
  const names = new Set([...namesOf(ctx), String(customerId)]);
  await ctx.db
    .insertInto('order_repeats')
    .values(
      [...names].map((name) => ({ proof: proofOf(name, said), order_id: orderId, expires_at: expiresAt })),
    )
    .onConflict((conflict) =>
      conflict.column('proof').doUpdateSet({ order_id: orderId, expires_at: expiresAt }),
    )
    .execute();
}

/** The order that the same request of the same visitor made together with an account; null where there is none. */
export async function findRepeated(ctx: RequestContext, said: object | string): Promise<PlacedOrder | null> {
  const names = namesOf(ctx);
  if (names.length === 0) return null;
  const order = await ctx.db
    .selectFrom('order_repeats as known')
    .innerJoin('orders', 'orders.id', 'known.order_id')
    .select([
      'orders.id',
      'orders.number',
      'orders.order_key as key',
      'orders.payment_method as paymentMethod',
    ])
    .where(
      'known.proof',
      'in',
      names.map((name) => proofOf(name, said)),
    )
    .where('known.expires_at', '>', ctx.clock.now())
    .limit(1)
    .executeTakeFirst();
  return order ?? null;
}

/** Deletes expired rows; returns how many. */
export async function sweepRepeats(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('order_repeats')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The identities of a visitor: the cookie or token of the request, and the owner of its session. */
function namesOf({ session }: RequestContext): readonly string[] {
  const open = session.current();
  return open ? [...session.credentials(), cartOwnerOf(open)] : session.credentials();
}

const proofOf = (name: string, said: object | string) =>
  createHash('sha256')
    .update(JSON.stringify([name, said]))
    .digest();
