import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import type { TillPayoutProblem } from '#selling/orders/rules/order-action.ts';
import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import { expectedCash } from '../rules/till.ts';
import { listOpenTills } from './read-tills.ts';
import { clerkOf, holdSession } from './work-till.ts';

export type PaidFromTill<Outcome> =
  | { readonly ok: true; readonly outcome: Outcome }
  | { readonly ok: false; readonly outcome: Outcome }
  | { readonly ok: false; readonly problem: TillPayoutProblem };

type Payout = {
  readonly orderId: number;
  readonly sessionId: number;
  /** of the refund that `refund` makes */
  readonly requestKey: string;
};

/**
 * Makes a refund of an order that was paid in cash, and takes its money out of the open day of a till, in one transaction: both are done or neither. The order is
 * locked before the till. The same form sent again takes nothing more out.
 */
export function payFromTill<Outcome>(
  ctx: RequestContext,
  payout: Payout,
  refund: (inside: RequestContext) => Promise<{ readonly done: boolean; readonly outcome: Outcome }>,
): Promise<PaidFromTill<Outcome>> {
  return inTransaction(ctx.db, async (db): Promise<PaidFromTill<Outcome>> => {
    const inside = { ...ctx, db };
    const { done, outcome } = await refund(inside);
    if (!done) return { ok: false, outcome };
    const problem = await takeOut(inside, payout);
    return problem === null ? { ok: true, outcome } : { ok: false, problem };
  });
}

async function takeOut(
  ctx: RequestContext,
  { orderId, sessionId, requestKey }: Payout,
): Promise<TillPayoutProblem | null> {
  const { db, clock } = ctx;
  const given = await db
    .selectFrom('order_refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .leftJoin('till_movements as m', 'm.refund_id', 'r.id')
    .select(['r.id', 'r.total_cents', 'o.number', 'o.payment_method', 'm.id as movement'])
    .where('r.order_id', '=', orderId)
    .where('r.request_key', '=', requestKey)
    .executeTakeFirst();
  if (!given || paymentMethodOf(given.payment_method).till !== 'cash') return 'not-paid-in-cash';
  if (given.movement !== null || given.total_cents === 0) return null;
  const session = await holdSession(ctx, sessionId);
  if (!session) return 'till-closed';
  if (expectedCash(session.opening, session.sums) < given.total_cents) return 'till-too-little';
  await db
    .insertInto('till_movements')
    .values({
      session_id: sessionId,
      amount_cents: -given.total_cents,
      reason: staffMessagesFor(ctx.settings.interface_language).tills.refundOf(given.number),
      moved_at: clock.now(),
      moved_by: clerkOf(ctx),
      refund_id: given.id,
    })
    .execute();
  return null;
}

/** The tills that the refund of an order can be paid from: those with an open day, where it was paid in cash. */
export async function payoutTills(
  ctx: Pick<RequestContext, 'db'>,
  order: { readonly paymentMethod: string },
): Promise<Awaited<ReturnType<typeof listOpenTills>>> {
  return paymentMethodOf(order.paymentMethod).till === 'cash' ? listOpenTills(ctx) : [];
}
