import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ExclusionReason } from '#selling/consumer-rights/rules/exclusion-reasons.ts';
import { actsAsBusiness } from '#selling/orders/rules/acts-as-business.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { readRefundable } from '#selling/orders/server/transitions/read-refundable.ts';
import { shopDay } from '#selling/shipping/rules/shop-clock.ts';
import { type OpenKinds, openKinds } from '../rules/open-kinds.ts';
import type { ReturnableLine } from '../rules/plan-return.ts';
import { deliveryDay } from '../rules/return-clock.ts';

/** What can still come back of an order, and by which right. */
export type Returnable = { readonly kinds: OpenKinds; readonly lines: readonly ReturnableLine[] };

type Context = Pick<RequestContext, 'db' | 'clock' | 'settings'>;

type Sold = Pick<OrderView, 'id' | 'status' | 'mode' | 'invoice' | 'mainAccountId' | 'vat' | 'createdAt'>;

/** Reads what can still come back of an order; inside a transaction that has locked it nobody takes it meanwhile. */
export async function readReturnable(ctx: Context, order: Sold): Promise<Returnable> {
  const { db, clock, settings } = ctx;
  const [sent, lines] = await Promise.all([readSent(db, order), readLines(db, order)]);
  const placedOn = shopDay(Date.parse(order.createdAt));
  const kinds = openKinds(
    {
      status: order.status,
      isBusiness: actsAsBusiness(order),
      placedOn,
      isSent: sent.sentOn !== null,
      deliveredOn: deliveryDay(sent, settings.return_transit_days),
    },
    {
      returnDays: settings.return_days,
      withdrawalForBusinesses: settings.withdrawal_for_businesses,
      informedSince: settings.withdrawal_informed_since,
    },
    shopDay(clock.now().getTime()),
  );
  return { kinds, lines };
}

/**
 * How the goods went out. An order that was completed without a parcel was handed over on that day; a delivery counts once every parcel has one.
 */
async function readSent(db: Database, { id, status }: Sold) {
  const { rows } = await sql<{ parcel: Date | null; delivered: Date | null; completed: Date | null }>`
    select max(s.created_at) as parcel,
      case when bool_and(s.delivered_at is not null) then max(s.delivered_at) end as delivered,
      (select max(created_at) from order_events where order_id = ${id} and to_status = 'completed' and not exists (
        select from order_shipments back where back.order_id = ${id} and back.returned_at is not null)) as completed
    from order_shipments s where s.order_id = ${id} and s.returned_at is null`.execute(db);
  const isWhole = status === 'completed';
  const [row] = rows;
  const at = row?.parcel ?? (isWhole ? (row?.completed ?? null) : null);
  const dayOf = (moment: Date | null) => moment && shopDay(moment.getTime());
  return { isWhole, sentOn: dayOf(at), deliveredOn: dayOf(row?.delivered ?? null) };
}

async function readLines(db: Database, { id, createdAt }: Sold): Promise<readonly ReturnableLine[]> {
  const refundable = await readRefundable(db, id);
  const left = new Map(
    refundable.lines.map((line) => [
      line.id,
      Math.max(0, line.quantity - line.refundedQuantity - (line.returning ?? 0)),
    ]),
  );
  const { rows } = await sql<{
    id: number;
    name: string;
    sku: string | null;
    exclusion: ExclusionReason | null;
  }>`
    select l.id::int as id, l.name, l.sku, (
      select e.reason from withdrawal_exclusions e where e.product_id in (l.product_id, l.variation_id) and e.since <= ${createdAt}::timestamptz
      limit 1) as exclusion
    from order_lines l where l.order_id = ${id} order by l.position`.execute(db);
  return rows.map(({ id: lineId, name, sku, exclusion }) => ({
    lineId,
    name,
    sku,
    left: left.get(lineId) ?? 0,
    exclusion,
  }));
}
