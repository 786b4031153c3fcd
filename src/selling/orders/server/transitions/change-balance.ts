import { type Cents, subtractCents } from '#foundation/money/rules/cents.ts';
import type { OrderActor } from '../../rules/order-actor.ts';
import { statusAtBalance } from '../../rules/order-balance.ts';
import type { OrderEmailKind } from '../../rules/order-emails.ts';
import type { HeldOrder } from './lock-order.ts';
import { moveOrder } from './move-order.ts';
import { noteOrderEvent } from './note-order-event.ts';
import type { OrderContext } from './order-context.ts';

/** Adds to the balance of a locked, paid order. The entry of the history that says why carries `balance`: their sum is the balance. */
export async function addToBalance(
  { db }: Pick<OrderContext, 'db'>,
  orderId: number,
  change: number,
): Promise<void> {
  await db
    .updateTable('orders')
    .set((of) => ({ balance_cents: of('balance_cents', '+', change) }))
    .where('id', '=', orderId)
    .execute();
}

/** Puts an order on hold while its rest is awaited, and takes it off again; `order` is as it was locked before its balance changed. */
export async function followBalance(
  ctx: OrderContext,
  actor: OrderActor,
  order: HeldOrder,
  after: {
    readonly balance: Cents;
    readonly isOnCredit: boolean;
    readonly emails?: readonly OrderEmailKind[];
  },
): Promise<void> {
  const to = statusAtBalance(order, after);
  if (!to) return;
  // An order that was paid has its pieces: neither step takes any.
  const moved = await moveOrder(ctx, actor, order, { to, ...(after.emails ? { emails: after.emails } : {}) });
  if (!moved.ok) throw new Error(`the balance of an order leaves it ${order.status}: ${moved.error.code}`);
}

/** Counts money that came for the rest of a locked order, in cents; more than that is to go back. Returns the entry of the history. */
export async function receiveRest(
  ctx: OrderContext,
  actor: OrderActor,
  order: HeldOrder,
  {
    amount,
    note,
    detail = {},
  }: {
    readonly amount: Cents;
    readonly note: string;
    readonly detail?: Readonly<Record<string, string | number>>;
  },
): Promise<number> {
  await addToBalance(ctx, order.id, -amount);
  const eventId = await noteOrderEvent(ctx, actor, {
    orderId: order.id,
    kind: 'paid',
    note,
    detail: { ...detail, amount, balance: -amount },
  });
  const balance = subtractCents(order.balance, amount);
  await followBalance(ctx, actor, order, { balance, isOnCredit: order.creditAccount !== null });
  return eventId;
}
