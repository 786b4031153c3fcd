import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { OrderActorKind } from '../rules/order-actor.ts';
import {
  type OrderEditFacts,
  type OrderEvent,
  type OrderEventKind,
  orderEventKinds,
} from '../rules/order-care.ts';
import { orderStatuses } from '../rules/order-status.ts';

const statusOf = (text: string | null) => orderStatuses.find((status) => status === text) ?? null;

/** Details as `noteOrderEvent` writes them. */
type Detail = {
  readonly amount?: number;
  readonly currency?: string;
  readonly letterKind?: string;
  readonly before?: OrderEditFacts['before'];
  readonly after?: OrderEditFacts['after'];
};

/** Who did what to an order, newest first; all of it, for staff. */
export async function readOrderHistory(
  { db }: Pick<RequestContext, 'db'>,
  orderId: number,
): Promise<readonly OrderEvent[]> {
  const rows = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', 'in', [...orderEventKinds])
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap((row): OrderEvent[] => {
    const kind = orderEventKinds.find((known) => known === row.kind);
    if (!kind) return [];
    const detail = row.detail as Detail;
    return [
      {
        id: row.id,
        kind,
        who: row.who,
        name: row.person_name,
        from: statusOf(row.from_status),
        to: statusOf(row.to_status),
        note: row.note,
        forCustomer: row.for_customer,
        amount: detail.amount === undefined ? null : toCents(detail.amount),
        currency: detail.currency ?? 'EUR',
        emailKind: detail.letterKind ?? null,
        ...(kind === 'edited' ? { edit: { before: detail.before ?? {}, after: detail.after ?? {} } } : {}),
        at: row.created_at.toISOString(),
      },
    ];
  });
}

// Entries of requested and refused refunds are internal: only staff see them.
const shownToCustomers: readonly OrderEventKind[] = ['placed', 'state', 'refund', 'paid', 'edited'];

const buyers: readonly OrderActorKind[] = ['customer', 'approver'];

/**
 * The history as the customer sees it, newest first: states, refunds and notes to the customer; without names of staff. Where several people
 * of a company acted, it names them.
 */
export async function readCustomerHistory(
  ctx: Pick<RequestContext, 'db'>,
  orderId: number,
): Promise<readonly OrderEvent[]> {
  const events = await readOrderHistory(ctx, orderId);
  const nameOf = ({ who, name }: OrderEvent) => (buyers.includes(who) ? name : '');
  const isShared = new Set(events.map(nameOf).filter((name) => name !== '')).size > 1;
  return events
    .filter(({ kind, forCustomer }) => shownToCustomers.includes(kind) || (kind === 'note' && forCustomer))
    .map(({ edit: _, ...event }) => ({
      ...event,
      name: isShared ? nameOf(event) : '',
      note: event.forCustomer ? event.note : '',
    }));
}
