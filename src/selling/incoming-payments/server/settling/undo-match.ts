import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { addCents, toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import type { OrderStatus } from '#selling/orders/rules/order-status.ts';
import { addToBalance, followBalance } from '#selling/orders/server/transitions/change-balance.ts';
import { type HeldOrder, lockOrder } from '#selling/orders/server/transitions/lock-order.ts';
import { moveOrder } from '#selling/orders/server/transitions/move-order.ts';
import { noteOrderEvent } from '#selling/orders/server/transitions/note-order-event.ts';
import type { SettleProblem } from '../../rules/incoming-payment.ts';
import { deciderOf } from './decider-of.ts';
import { auditSubjectOf, lockPayment } from './lock-payment.ts';

export type UndoResult = { readonly ok: true } | { readonly ok: false; readonly error: SettleProblem };

/** Where an order goes back to, by the state that the payment put it in; nothing is undone once it went on. */
const back: Partial<Record<OrderStatus, OrderStatus>> = { processing: 'on-hold', completed: 'processing' };

/**
 * Takes a matched payment from its orders, so that it is open once more. An order that it made paid is unpaid again and goes one state back; where
 * one of them went on, was refunded or has changed, nothing is undone. Customers get no email.
 */
export function undoMatch(ctx: RequestContext, paymentId: number): Promise<UndoResult> {
  return inTransaction(ctx.db, async (db): Promise<UndoResult> => {
    const inside = { ...ctx, db };
    const payment = await lockPayment(db, paymentId);
    if (payment?.state !== 'matched') return { ok: false, error: { code: 'gone' } };
    const shares = await db
      .selectFrom('incoming_payment_orders')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .orderBy('order_id')
      .execute();
    const numbers: number[] = [];
    for (const share of shares) {
      const taken = await takeBack(inside, share, payment.kind === 'courier');
      if (!taken.ok) return taken;
      numbers.push(taken.number);
    }
    await db.deleteFrom('incoming_payment_orders').where('payment_id', '=', paymentId).execute();
    await db
      .updateTable('incoming_payments')
      .set({ state: 'open', decided_at: null, decided_by: '' })
      .where('id', '=', paymentId)
      .execute();
    await recordAudit(inside, {
      what: 'changed',
      subject: auditSubjectOf(payment),
      before: { state: 'matched', orders: numbers },
      after: { state: 'open', orders: null },
    });
    return { ok: true };
  });
}

type StoredShare = {
  readonly payment_id: number;
  readonly order_id: number;
  readonly amount_cents: number;
  readonly settles: boolean;
  readonly from_status: string | null;
  readonly made_paid: boolean;
  readonly rest_cents: number;
};

/** The rest is due again, and the order waits for it as before. */
async function takeRestBack(
  ctx: RequestContext,
  order: HeldOrder,
  share: StoredShare,
  note: string,
): Promise<
  { readonly ok: true; readonly number: number } | { readonly ok: false; readonly error: SettleProblem }
> {
  const { number, status } = order;
  const wentOn = { ok: false, error: { code: 'went-on', number } } as const;
  const actor = deciderOf(ctx);
  const isOnCredit = order.creditAccount !== null;
  if (status === 'cancelled' || status === 'failed' || status === 'refunded' || isOnCredit) return wentOn;
  if (order.owed < order.balance + share.rest_cents) return wentOn;
  await addToBalance(ctx, order.id, share.rest_cents);
  await noteOrderEvent(ctx, actor, {
    orderId: order.id,
    kind: 'note',
    note,
    detail: { balance: share.rest_cents },
  });
  const balance = addCents(order.balance, toCents(share.rest_cents));
  await followBalance(ctx, actor, order, { balance, isOnCredit, emails: [] });
  return { ok: true, number };
}

async function takeBack(
  ctx: RequestContext,
  share: StoredShare,
  isRemittance: boolean,
): Promise<
  { readonly ok: true; readonly number: number } | { readonly ok: false; readonly error: SettleProblem }
> {
  const { db } = ctx;
  const actor = deciderOf(ctx);
  const order = await lockOrder(db, share.order_id);
  if (!order) throw new Error('a share without its order');
  const { number } = order;
  const wentOn = { ok: false, error: { code: 'went-on', number } } as const;
  const { history } = staffMessagesFor(ctx.settings.interface_language).incomingPayments;
  const note = history.undone(formatEuro(toCents(share.amount_cents), ctx.settings.interface_language));
  if (!share.settles && (await isSettled(db, order.id))) return wentOn;
  if (share.settles && isRemittance) await clear(db, order.id, 'remitted_at');
  if (share.made_paid) {
    // What was edited since is owed against what was paid.
    if (order.balance !== 0 || (await wasRefunded(db, order.id)) || (await wasEdited(db, share)))
      return wentOn;
    await clear(db, order.id, 'paid_at');
  }
  if (share.rest_cents > 0) return takeRestBack(ctx, order, share, note);
  if (share.from_status === null) {
    await noteOrderEvent(ctx, actor, { orderId: order.id, kind: 'note', note });
    return { ok: true, number };
  }
  const to = back[order.status];
  const stoodAt = isRemittance ? 'completed' : 'processing';
  if (!to || order.status !== stoodAt) return wentOn;
  const moved = await moveOrder(ctx, actor, { ...order, isPaid: false }, { to, note, emails: [] });
  return moved.ok ? { ok: true, number } : wentOn;
}

const clear = (db: Database, orderId: number, column: 'paid_at' | 'remitted_at') =>
  db
    .updateTable('orders')
    .set({ [column]: null })
    .where('id', '=', orderId)
    .execute();

/** Whether a later payment settled an order of which others paid a part. */
async function isSettled(db: Database, orderId: number): Promise<boolean> {
  const shares = db.selectFrom('incoming_payment_orders').select('order_id').where('order_id', '=', orderId);
  return (await shares.where('settles', '=', true).executeTakeFirst()) !== undefined;
}

/** Whether an order was edited since a payment was matched with it. */
async function wasEdited(db: Database, share: StoredShare): Promise<boolean> {
  const edit = await db
    .selectFrom('order_events')
    .innerJoin('incoming_payments as p', (join) => join.on('p.id', '=', share.payment_id))
    .select('order_events.id')
    .where('order_events.order_id', '=', share.order_id)
    .where('order_events.kind', '=', 'edited')
    .whereRef('order_events.created_at', '>=', 'p.decided_at')
    .limit(1)
    .executeTakeFirst();
  return edit !== undefined;
}

async function wasRefunded(db: Database, orderId: number): Promise<boolean> {
  const refund = await db
    .selectFrom('order_refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '!=', 'withdrawn')
    .limit(1)
    .executeTakeFirst();
  return refund !== undefined;
}
