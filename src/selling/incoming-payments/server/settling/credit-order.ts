import { type Cents, subtractCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import type { OrderActor } from '#selling/orders/rules/order-actor.ts';
import { restDue } from '#selling/orders/rules/order-balance.ts';
import type { OrderStatus } from '#selling/orders/rules/order-status.ts';
import { receiveRest } from '#selling/orders/server/transitions/change-balance.ts';
import { moveOrder } from '#selling/orders/server/transitions/move-order.ts';
import { noteOrderEvent } from '#selling/orders/server/transitions/note-order-event.ts';
import type { OrderContext } from '#selling/orders/server/transitions/order-context.ts';
import type { SettleProblem } from '../../rules/incoming-payment.ts';
import type { Share } from '../../rules/matching/allocate.ts';
import type { LockedPayment } from './lock-payment.ts';
import type { OrderToSettle } from './orders-to-settle.ts';

type Credited =
  | {
      readonly ok: true;
      readonly fromStatus: OrderStatus | null;
      readonly madePaid: boolean;
      /** what of it went to the rest of an order that was paid before, in cents */
      readonly rest?: Cents;
    }
  | { readonly ok: false; readonly error: SettleProblem };

/** The hour of Rome at which the money of a day counts as there. */
const momentOf = (day: string) => new Date(`${day}T11:00:00Z`);

/**
 * Gives an order its share of a payment: what settles it makes it paid on the day of value, with the emails of a payment; a part is a note in its
 * history. What a courier hands over completes an order that was sent.
 */
export async function creditOrder(
  ctx: OrderContext,
  actor: OrderActor,
  input: {
    readonly payment: LockedPayment;
    readonly target: OrderToSettle;
    readonly share: Share;
    /** the payment less what was due */
    readonly difference: Cents;
  },
): Promise<Credited> {
  const { payment, target, share } = input;
  const { order } = target;
  const note = noteOf(ctx, input);
  const orderId = order.id;
  if (payment.kind === 'courier' && share.settles) {
    await ctx.db
      .updateTable('orders')
      .set({ remitted_at: momentOf(payment.valuedOn) })
      .where('id', '=', orderId)
      .execute();
  }
  const due = payment.kind === 'bank' && order.isPaid ? restDue(order) : zeroCents;
  if (due > 0) {
    // A difference that staff accept counts as paid.
    const rest = share.settles ? due : share.amount;
    await receiveRest(ctx, actor, order, { amount: rest, note });
    const isReleased = share.settles && order.status === 'on-hold';
    return { ok: true, fromStatus: isReleased ? order.status : null, madePaid: false, rest };
  }
  if (!share.settles || order.isPaid) {
    await noteOrderEvent(ctx, actor, { orderId, kind: 'note', note });
    return { ok: true, fromStatus: null, madePaid: false };
  }
  const paidAt = momentOf(payment.valuedOn);
  const to = payment.kind === 'courier' ? 'completed' : 'processing';
  if (order.status === 'completed' || order.status === to) {
    await ctx.db.updateTable('orders').set({ paid_at: paidAt }).where('id', '=', orderId).execute();
    await noteOrderEvent(ctx, actor, { orderId, kind: 'paid', note, detail: { amount: order.owed } });
    return { ok: true, fromStatus: null, madePaid: true };
  }
  // An order that ended comes back to life first, which takes its pieces anew where there are some.
  const isEnded = order.status === 'cancelled' || order.status === 'failed';
  if (isEnded && to === 'completed')
    return { ok: false, error: { code: 'cannot-be-paid', number: order.number } };
  const moved = await moveOrder(ctx, actor, order, { to, note, paidAt });
  if (!moved.ok) return { ok: false, error: { code: refusalOf(moved.error.code), number: order.number } };
  await ctx.db.updateTable('orders').set({ paid_at: paidAt }).where('id', '=', orderId).execute();
  return { ok: true, fromStatus: order.status, madePaid: true };
}

const refusalOf = (code: string) =>
  code === 'not-enough-stock' || code === 'insufficient-credit' ? code : 'cannot-be-paid';

/** What the history of the order says, for the staff alone: whence, when, how much, and what became of a difference. */
function noteOf(
  { settings }: OrderContext,
  { payment, target, share, difference }: Parameters<typeof creditOrder>[2],
): string {
  const { history } = staffMessagesFor(settings.interface_language).incomingPayments;
  const euro = (amount: Cents) => formatEuro(amount, settings.interface_language);
  const from = payment.kind === 'courier' ? `${payment.account} ${payment.tracking}`.trim() : payment.payer;
  const sentence = history[payment.kind](euro(share.amount), writtenDay(payment.valuedOn), from);
  if (!share.settles) return `${sentence} ${history.left(euro(subtractCents(target.due, share.amount)))}`;
  if (difference > 0) return `${sentence} ${history.over(euro(difference))}`;
  const missing = subtractCents(target.due, share.amount);
  return missing > 0 ? `${sentence} ${history.accepted(euro(missing))}` : sentence;
}
