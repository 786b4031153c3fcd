import type { Database } from '#foundation/database/client.ts';
import { planOnce } from '#foundation/database/prepared-statements.ts';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import type { ExclusionReason } from '#selling/consumer-rights/rules/exclusion-reasons.ts';
import { readOrderExclusions } from '#selling/consumer-rights/server/read-order-exclusions.ts';
import type { OrderActorKind } from '../rules/order-actor.ts';
import { goesToShop, orderEmailKinds } from '../rules/order-emails.ts';
import { type OrderStatus, orderStatuses } from '../rules/order-status.ts';
import type { OrderView } from '../rules/order-view.ts';
import { rightsShown } from '../rules/rights-shown.ts';
import { orderIn } from './order-for-reader.ts';
import { readOrder } from './read-order.ts';

/** The subject of an email about an order: the order, and the event. */
export type EmailedOrder = {
  readonly order: OrderView;
  /** the lines that could not be withdrawn from, where the email tells of that */
  readonly exclusions?: ReadonlyMap<number, ExclusionReason>;
  /** actor, note to the customer, refunded amount */
  readonly occasion: {
    readonly who: OrderActorKind;
    readonly from: OrderStatus | null;
    /** '' for none; only notes to the customer */
    readonly note: string;
    /** of a refund, in cents with VAT */
    readonly refunded: Cents | null;
  };
};

/** The order that an outbox email is about, and its event; without an event the order was placed. */
export async function readEmailedOrder(db: Database, outboxId: number): Promise<EmailedOrder | null> {
  const row = await db
    .selectFrom('outbox as o')
    .leftJoin('order_events as e', 'e.id', 'o.event_id')
    .select(['o.kind', 'o.order_id', 'e.who', 'e.from_status', 'e.note', 'e.for_customer', 'e.detail'])
    .where('o.id', '=', outboxId)
    .modifyFront(planOnce)
    .executeTakeFirst();
  const stored = row?.order_id ? await readOrder({ db }, row.order_id) : null;
  if (!row || !stored) return null;
  const kind = orderEmailKinds.find((known) => known === row.kind);
  const isForShop = kind !== undefined && goesToShop(kind);
  const order = isForShop ? stored : await orderIn(db, stored, stored.locale);
  const exclusions =
    kind && rightsShown(kind, stored) ? { exclusions: await readOrderExclusions(db, stored.id) } : {};
  // Details are written by noteOrderEvent alone, amounts as whole cents.
  const { amount } = (row.detail ?? {}) as { readonly amount?: number };
  const occasion = {
    who: row.who ?? 'customer',
    from: orderStatuses.find((status) => status === row.from_status) ?? null,
    note: row.for_customer ? (row.note ?? '') : '',
    refunded: amount === undefined ? null : toCents(amount),
  };
  return { order, occasion, ...exclusions };
}
