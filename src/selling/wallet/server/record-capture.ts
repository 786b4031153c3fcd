import { sql } from 'kysely';
import { extendReservations } from '#catalogue/stock/server/end-reservations.ts';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import { formatMoney } from '#foundation/money/rules/format-money.ts';
import type { ProviderCapture } from '#foundation/payment-provider/rules/payment-adapter.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import type { OrderActor } from '#selling/orders/rules/order-actor.ts';
import { orderChange } from '#selling/orders/rules/order-changes.ts';
import type { OrderEmailKind } from '#selling/orders/rules/order-emails.ts';
import type { OrderStatus } from '#selling/orders/rules/order-status.ts';
import { reservationEnds } from '#selling/orders/rules/reservation-ends.ts';
import { receiveRest } from '#selling/orders/server/transitions/change-balance.ts';
import type { HeldOrder } from '#selling/orders/server/transitions/lock-order.ts';
import { moveOrder } from '#selling/orders/server/transitions/move-order.ts';
import { noteOrderEvent } from '#selling/orders/server/transitions/note-order-event.ts';
import type { OrderContext } from '#selling/orders/server/transitions/order-context.ts';
import { queueOrderEmails } from '#selling/orders/server/transitions/queue-order-emails.ts';
import { type HeldPayment, holdPayment } from './hold-payment.ts';
import type { WalletPayment } from './payment-row.ts';
import { isPaidByAnother, returnSurplus } from './return-surplus.ts';

const provider: OrderActor = { kind: 'payment', personId: null, name: '' };

/**
 * Records the provider's answer to a capture and changes the order's state accordingly. Payment and order are locked: the same
 * answer twice, even concurrently, changes the order once. Money captured for a closed order is noted for staff.
 */
export function recordCapture(ctx: OrderContext, paymentId: number, taken: ProviderCapture): Promise<void> {
  return holdPayment(ctx, paymentId, async (inside, held) => {
    const words = walletFor(ctx.settings.interface_language).notes;
    switch (taken.state) {
      case 'captured':
        return held.payment.status === 'captured' ? undefined : receive(inside, held, taken);
      case 'pending':
        if (held.payment.status !== 'capturing') return undefined;
        await write(inside, held, { status: 'pending', capture_id: taken.id });
        return move(inside, held.order, 'on-hold', words.pending(taken.id), confirmation);
      case 'declined':
        if (held.payment.status === 'refused') return undefined;
        await write(inside, held, { status: 'refused', capture_id: taken.id, fault: taken.issue });
        // An order that was paid stays what it is when its rest is declined.
        if (held.order.isPaid && held.payment.status !== 'captured') {
          await noteOrderEvent(inside, provider, {
            orderId: held.order.id,
            kind: 'note',
            note: words.declined(taken.id),
          });
          return undefined;
        }
        return move(inside, held.order, 'failed', words.declined(taken.id));
    }
  });
}

/** Records, once, that the outcome of a capture is unknown: a note for staff; the buyer gets an email with the outcome later. */
export function recordUnanswered(ctx: OrderContext, paymentId: number): Promise<void> {
  return holdPayment(ctx, paymentId, async (inside, { payment, order }) => {
    if (payment.status !== 'capturing' || payment.isUnanswered) return;
    const { db, clock, settings } = inside;
    await db
      .updateTable('payment_attempts')
      .set({ unanswered_at: clock.now() })
      .where('id', '=', paymentId)
      .execute();
    const note = walletFor(settings.interface_language).notes.unanswered;
    await noteOrderEvent(inside, provider, { orderId: order.id, kind: 'note', note });
  });
}

/**
 * Records that a payment was refused before any money moved: the order stays unpaid and can be paid by another method. A buyer who
 * was shown that the payment is being verified gets an email.
 */
export function recordFault(ctx: OrderContext, paymentId: number, issue: string): Promise<void> {
  return holdPayment(ctx, paymentId, async (inside, held) => {
    if (held.payment.status !== 'capturing') return;
    const { id: orderId, status, paymentMethod } = held.order;
    await write(inside, held, { status: 'refused', fault: issue });
    const until = reservationEnds({ status, paymentMethod }, inside.settings, inside.clock.now());
    await extendReservations(inside.db, { orderId, until });
    const note = walletFor(ctx.settings.interface_language).notes.fault(issue);
    const eventId = await noteOrderEvent(inside, provider, { orderId, kind: 'note', note });
    if (!held.payment.isUnanswered || status !== 'pending') return;
    const occasion = `payment-${paymentId}`;
    await queueOrderEmails(inside, held.order, { kinds: ['order-pending'], eventId, occasion });
  });
}

const confirmation: readonly OrderEmailKind[] = ['order-confirmation', 'new-order'];

async function receive(ctx: OrderContext, held: HeldPayment, taken: ProviderCapture): Promise<void> {
  const { order } = held;
  const words = walletFor(ctx.settings.interface_language).notes;
  const amount = toCents(taken.amount);
  const { currency } = taken;
  const money = formatMoney(amount, currency, ctx.settings.interface_language);
  await write(ctx, held, {
    status: 'captured',
    capture_id: taken.id,
    captured_cents: amount,
    captured_currency: currency,
    captured_at: ctx.clock.now(),
  });
  if (order.isPaid && order.balance > 0 && currency === 'EUR') {
    await receiveRest(ctx, provider, order, {
      amount,
      note: words.captured(money, taken.id),
      detail: { currency },
    });
    return;
  }
  if (await isPaidByAnother(ctx, held)) return returnSurplus(ctx, held, { money, transaction: taken.id });
  const paid = { amount, currency };
  if (currency !== 'EUR' || amount !== order.owed) {
    const word = currency === 'EUR' ? words.otherAmount : words.otherCurrency;
    await noteWithoutMove(ctx, order, paid, word(money, taken.id));
    return move(ctx, order, 'on-hold', '', confirmation);
  }
  if (orderChange(order.status, 'processing')?.who.includes('payment')) {
    return move(ctx, order, 'processing', words.captured(money, taken.id), confirmation);
  }
  await noteWithoutMove(ctx, order, paid, words.late(money, taken.id));
}

/** Marks the order as paid without a change of state, so that the money can be refunded. */
async function noteWithoutMove(
  ctx: OrderContext,
  order: HeldOrder,
  paid: { readonly amount: Cents; readonly currency: string },
  note: string,
): Promise<void> {
  const at = ctx.clock.now();
  const { id: orderId } = order;
  // What differs from the total is the balance, which staff ask for or give back.
  const balance = order.isPaid || paid.currency !== 'EUR' ? 0 : order.owed - paid.amount;
  await ctx.db
    .updateTable('orders')
    .set({ paid_at: at, balance_cents: balance })
    .where('id', '=', orderId)
    .where('paid_at', 'is', null)
    .execute();
  const detail = { ...paid, ...(balance === 0 ? {} : { balance }) };
  await noteOrderEvent(ctx, provider, { orderId, kind: 'paid', note, detail });
}

/** Changes the state where the table allows it to the provider; else only adds the note. */
async function move(
  ctx: OrderContext,
  order: HeldOrder,
  to: OrderStatus,
  note: string,
  emails?: readonly OrderEmailKind[],
): Promise<void> {
  const mayMove = orderChange(order.status, to)?.who.includes('payment') ?? false;
  if (!mayMove) {
    if (note !== '') await noteOrderEvent(ctx, provider, { orderId: order.id, kind: 'note', note });
    return;
  }
  // The confirmation of an order with this method is sent once it is paid.
  const isFirst = emails !== undefined && !(await wasConfirmed(ctx, order.id));
  await sql`savepoint before_move`.execute(ctx.db);
  const moved = await moveOrder(ctx, provider, order, { to, note, ...(isFirst ? { emails } : {}) });
  if (moved.ok) return;
  // The pieces were sold meanwhile: the payment stays captured, and staff decide.
  await sql`rollback to savepoint before_move`.execute(ctx.db);
  if (to !== 'processing') throw new Error(`the payment of an order could not be noted: ${moved.error.code}`);
  await noteWithoutMove(ctx, order, { amount: order.owed, currency: 'EUR' }, note);
}

async function wasConfirmed({ db }: OrderContext, orderId: number): Promise<boolean> {
  const email = await db
    .selectFrom('outbox')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'order-confirmation')
    .executeTakeFirst();
  return email !== undefined;
}

async function write(
  { db, clock }: OrderContext,
  { payment }: HeldPayment,
  change: {
    readonly status: WalletPayment['status'];
    readonly capture_id?: string;
    readonly captured_cents?: number;
    readonly captured_currency?: string;
    readonly captured_at?: Date;
    readonly fault?: string;
  },
): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ ...change, updated_at: clock.now() })
    .where('id', '=', payment.id)
    .execute();
}
