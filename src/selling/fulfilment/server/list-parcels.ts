import { type RawBuilder, sql } from 'kysely';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { conditionOf } from '#selling/orders/rules/parcel-condition.ts';
import { trackingLink } from '#selling/orders/rules/tracking-link.ts';
import { collectedMethodIds } from '#selling/payments/rules/payment-methods.ts';
import { shopMoment } from '#selling/shipping/rules/shop-clock.ts';
import {
  mostParcelsInFile,
  type ParcelQuery,
  type ParcelRow,
  type ParcelState,
  parcelsPerPage,
} from '../rules/parcel-list.ts';

export type ParcelsPage = {
  readonly parcels: readonly ParcelRow[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly query: ParcelQuery;
};

type Row = Omit<ParcelRow, 'order' | 'leftAt' | 'deliveredAt' | 'toCollect' | 'link' | 'condition'> & {
  readonly order_id: number;
  readonly number: number;
  readonly left_at: Date;
  readonly delivered_at: Date | null;
  readonly held_at: Date | null;
  readonly returned_at: Date | null;
  readonly pattern: string | null;
  readonly due: number;
};

const conditions: Readonly<Record<ParcelState, RawBuilder<boolean>>> = {
  all: sql`true`,
  unnumbered: sql`s.tracking = '' and s.delivered_at is null and s.returned_at is null`,
  travelling: sql`s.tracking <> '' and num_nonnulls(s.held_at, s.delivered_at, s.returned_at) = 0`,
  held: sql`s.held_at is not null`,
  delivered: sql`s.delivered_at is not null`,
  returned: sql`s.returned_at is not null`,
};

/** The parcels that a list is about; days are those of the shop. */
function wanted({ state, carrier, from, to }: ParcelQuery): RawBuilder<boolean> {
  return sql`${conditions[state]}
    ${carrier === null ? sql`` : sql`and s.carrier_id = ${carrier}`}
    ${from === '' ? sql`` : sql`and s.created_at >= ${new Date(shopMoment(from, 0))}`}
    ${to === '' ? sql`` : sql`and s.created_at < ${new Date(shopMoment(to, 24))}`}`;
}

// What is collected on delivery counts as paid from the order's completion on, which its parcels precede.
/** Parcels by what holds for a row `s`, the latest first, with what their carriers ask for. */
export async function readParcels(
  { db }: Pick<RequestContext, 'db'>,
  holds: RawBuilder<boolean>,
  part: { readonly limit: number; readonly offset: number },
): Promise<readonly ParcelRow[]> {
  const { rows } = await sql<Row>`
    with page as (
      select s.* from order_shipments s where ${holds}
      order by s.created_at desc, s.id desc limit ${part.limit} offset ${part.offset})
    select s.id, s.order_id, o.number, s.created_at as left_at, s.delivered_at, s.held_at, s.returned_at, s.hold_reason as "holdReason", s.courier, s.tracking,
      s.weight_grams as "weightGrams", c.tracking_url as pattern,
      coalesce(nullif(o.shipping_address ->> 'company', ''),
        concat_ws(' ', o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName')) as recipient,
      coalesce(o.shipping_address ->> 'address1', '') as address1, coalesce(o.shipping_address ->> 'address2', '') as address2,
      coalesce(o.shipping_address ->> 'postcode', '') as postcode, coalesce(o.shipping_address ->> 'city', '') as city,
      coalesce(o.shipping_address ->> 'state', '') as state, coalesce(o.shipping_address ->> 'country', '') as country,
      coalesce(nullif(o.shipping_address ->> 'phone', ''), o.billing_address ->> 'phone', '') as phone,
      coalesce(o.billing_address ->> 'email', '') as email,
      coalesce((select n.number || '/' || n.year from delivery_note_parcels p join delivery_notes n on n.id = p.note_id
        where p.shipment_id = s.id and p.holds), '') as "deliveryNote",
      case when o.payment_method = any (${[...collectedMethodIds]}::text[]) and o.remitted_at is null and s.returned_at is null
          and (o.paid_at is null or o.paid_at >= (select min(f.created_at) from order_shipments f where f.order_id = o.id))
          and s.id = (select min(f.id) from order_shipments f where f.order_id = o.id and f.returned_at is null)
        then greatest(o.total_cents - o.refunded_cents, 0) else 0 end as due
    from page s join orders o on o.id = s.order_id left join carriers c on c.id = s.carrier_id
    order by s.created_at desc, s.id desc`.execute(db);
  return rows.map(
    ({ order_id, number, left_at, delivered_at, held_at, returned_at, pattern, due, ...row }) => ({
      ...row,
      order: { id: order_id, number },
      leftAt: left_at.toISOString(),
      deliveredAt: delivered_at?.toISOString() ?? null,
      condition: conditionOf({ heldAt: held_at, deliveredAt: delivered_at, returnedAt: returned_at }),
      link: trackingLink(pattern ?? '', row.tracking),
      toCollect: toCents(due),
    }),
  );
}

/** A page of the parcels that have left, the latest first; null past the last one. */
export async function listParcels(
  ctx: Pick<RequestContext, 'db'>,
  query: ParcelQuery,
): Promise<ParcelsPage | null> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from order_shipments s where ${wanted(query)}`.execute(ctx.db);
  const total = counted[0]?.count ?? 0;
  const pages = Math.max(1, Math.ceil(total / parcelsPerPage));
  if (query.page > pages) return null;
  const offset = (query.page - 1) * parcelsPerPage;
  const parcels = await readParcels(ctx, wanted(query), { limit: parcelsPerPage, offset });
  return { parcels, total, page: query.page, pages, query };
}

/** All parcels that a list has, for a file. */
export const allParcels = (
  ctx: Pick<RequestContext, 'db'>,
  query: ParcelQuery,
): Promise<readonly ParcelRow[]> => readParcels(ctx, wanted(query), { limit: mostParcelsInFile, offset: 0 });
