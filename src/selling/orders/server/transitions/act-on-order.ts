import { timingSafeEqual } from 'node:crypto';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Visitor } from '#foundation/visitor/rules/visitor.ts';
import { mayActOnOrder, type OrderAct, type OrderActor, orderActor } from '../../rules/order-actor.ts';
import { type HeldOrder, lockOrder } from './lock-order.ts';

/**
 * Runs an action on a locked order in one transaction, if the visitor may; for all others the order does not exist. A result that is
 * not ok rolls back.
 */
export function actOnOrder<
  Context extends Pick<RequestContext, 'db' | 'visitor'>,
  Result extends { readonly ok: boolean },
>(
  ctx: Context,
  { orderId, act }: { readonly orderId: number; readonly act: OrderAct },
  work: (inside: Context, actor: OrderActor, order: HeldOrder) => Promise<Result>,
): Promise<Result | { readonly ok: false; readonly error: { readonly code: 'no-such-order' } }> {
  return inTransaction(ctx.db, async (db) => {
    const order = await lockOrder(db, orderId);
    const actor = order ? actorOn(ctx.visitor, order, undefined) : null;
    if (!order || !mayActOnOrder(actor, act)) return { ok: false, error: { code: 'no-such-order' } } as const;
    return work({ ...ctx, db }, actor, order);
  });
}

/** The actor that a visitor is for an order, by account or by the order's key; null for none. */
export function actorOn(
  visitor: Visitor,
  order: { readonly customerId: number | null; readonly key: string },
  key: string | undefined,
): OrderActor | null {
  return orderActor(visitor, order, key !== undefined && isSameKey(order.key, key));
}

function isSameKey(key: string, given: string): boolean {
  const [expected, asked] = [Buffer.from(key), Buffer.from(given)];
  return expected.length === asked.length && timingSafeEqual(expected, asked);
}
