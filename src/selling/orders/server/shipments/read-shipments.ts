import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Shipment } from '../../rules/shipment.ts';
import { trackingLink } from '../../rules/tracking-link.ts';

type StoredShipment = Omit<Shipment, 'link' | 'trouble'> & {
  readonly pattern: string | null;
  readonly trouble: NonNullable<Shipment['trouble']> | null;
};

/** The parcels of an order of `orders` with their contents, the first first; null for none. */
export const shipmentsColumn = sql<readonly StoredShipment[] | null>`(
  select json_agg(json_build_object('id', s.id, 'courier', s.courier, 'tracking', s.tracking, 'at', s.created_at,
    'pattern', c.tracking_url, 'weightGrams', s.weight_grams, 'togetherWith', s.together_with,
    'deliveredAt', s.delivered_at, 'trouble',
    case when s.returned_at is not null then 'returned' when s.held_at is not null then 'held' end, 'contents', coalesce((
      select json_agg(json_build_object('lineId', i.order_line_id, 'quantity', i.quantity) order by i.order_line_id)
      from order_shipment_lines i where i.shipment_id = s.id), '[]'::json)) order by s.id)
  from order_shipments s left join carriers c on c.id = s.carrier_id where s.order_id = orders.id)`;

const isoOf = (at: string) => new Date(at).toISOString();

export const shipmentsFrom = (rows: readonly StoredShipment[]): readonly Shipment[] =>
  rows.map(
    ({ pattern, trouble, ...row }): Shipment => ({
      ...row,
      ...(trouble === null ? {} : { trouble }),
      link: trackingLink(pattern ?? '', row.tracking),
      deliveredAt: row.deliveredAt === null ? null : isoOf(row.deliveredAt),
      at: isoOf(row.at),
    }),
  );

/** The carriers that parcels are given to, as suggestions. */
export async function readCouriers({ db }: Pick<RequestContext, 'db'>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('carriers')
    .select('name')
    .where('active', '=', true)
    .orderBy('name')
    .limit(100)
    .execute();
  return rows.map(({ name }) => name);
}
