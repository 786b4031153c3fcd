import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ArticleStock, LedgerEntry, OpenReservation } from '../../rules/article-stock.ts';
import type { StockReason } from '../../rules/stock-reasons.ts';
import { readBins } from '../locations/bins.ts';
import { readPiecesAt } from '../locations/pieces-at.ts';
import { openLocations } from '../locations/read-locations.ts';
import { type ArticleRow, articleColumns, articleFrom } from './article-columns.ts';

export const movementsPerPage = 50;

type EntryRow = {
  readonly id: number;
  readonly at: Date;
  readonly delta: number;
  readonly balance: number;
  readonly reason: StockReason;
  readonly note: string;
  readonly person: string;
  readonly order_id: number | null;
  readonly number: number | null;
  readonly receipt_id: number | null;
  readonly supplier: string | null;
  readonly document: string | null;
  readonly unit_cost_cents: number | null;
  readonly count_id: number | null;
  readonly count_name: string | null;
  readonly transfer_id: number | null;
  readonly locations: readonly string[] | null;
};

type ReservationRow = {
  readonly order_id: number;
  readonly number: number;
  readonly quantity: number;
  readonly expires_at: Date | null;
};

/** An article with its stock, who it is reserved for, and a page of its ledger, the newest movement first; null where there is none. */
export async function readArticleStock(
  ctx: Pick<RequestContext, 'db' | 'settings'>,
  id: number,
  page: number,
): Promise<ArticleStock | null> {
  const { db } = ctx;
  const locations = await openLocations(ctx);
  const isSplit = locations.length > 1;
  const usual = locations.find(({ isDefault }) => isDefault)?.name ?? '';
  const [article, entries, reservations, at, bins] = await Promise.all([
    sql<
      ArticleRow & {
        product_id: number;
        slug: string | null;
        status: string;
        movements: number;
        average: number | null;
        last: number | null;
      }
    >`
      select ${articleColumns}, coalesce(p.parent_id, p.id) as product_id, coalesce(parent.slug, p.slug) as slug, coalesce(parent.status, p.status) as status,
        (select count(*)::int from stock_movements where product_id = p.id) as movements,
        (select average_cost::float8 from stock_movements m
          where m.product_id = p.id and average_cost is not null order by m.id desc limit 1) as average,
        (select unit_cost_cents from stock_movements m
          where m.product_id = p.id and average_cost is not null and unit_cost_cents is not null order by m.id desc limit 1) as last
      from products p left join stock s on s.product_id = p.id left join products parent on parent.id = p.parent_id
      where p.id = ${id} and p.type <> 'variable'`.execute(db),
    sql<EntryRow>`
      select m.id::int, m.created_at as at, m.delta, m.balance, m.reason, m.note, m.person_name as person, m.order_id, o.number,
        m.receipt_id, r.supplier, r.document, m.unit_cost_cents, m.count_id, c.name as count_name,
        m.transfer_id, case when ${isSplit} and m.delta <> 0 then case when m.order_id is not null then
          array(select distinct coalesce(nullif(ol.name, ''), ${usual}::text) from stock_allocations sa
            join stock_locations ol on ol.id = sa.location_id where sa.order_id = m.order_id and sa.product_id = m.product_id and sa.state = 'sold')
          else array[coalesce(nullif(ml.name, ''), ${usual}::text)] end end as locations
      from (select *, (sum(delta) over (order by id))::int as balance from stock_movements where product_id = ${id}) m
      left join orders o on o.id = m.order_id left join stock_receipts r on r.id = m.receipt_id
      left join stock_counts c on c.id = m.count_id left join stock_locations ml on ml.id = m.location_id
      order by m.id desc limit ${movementsPerPage} offset ${(page - 1) * movementsPerPage}`.execute(db),
    sql<ReservationRow>`
      select r.order_id, o.number, r.quantity, r.expires_at from stock_reservations r join orders o on o.id = r.order_id
      where r.product_id = ${id} and r.closed_at is null order by r.id limit 200`.execute(db),
    readPiecesAt(ctx, id),
    readBins(db, id, locations),
  ]);
  const [row] = article.rows;
  if (!row) return null;
  const pages = Math.max(1, Math.ceil(row.movements / movementsPerPage));
  if (page > pages) return null;
  return {
    article: articleFrom(row),
    productId: row.product_id,
    slug: row.status === 'published' ? row.slug : null,
    cost: row.average === null ? null : { average: row.average, last: row.last },
    reservations: reservations.rows.map(reservationFrom),
    at,
    bins,
    entries: entries.rows.map(entryFrom),
    page,
    pages,
  };
}

const entryFrom = (row: EntryRow): LedgerEntry => {
  const {
    at,
    order_id,
    number,
    receipt_id,
    supplier,
    document,
    unit_cost_cents,
    count_id,
    count_name,
    transfer_id,
    locations,
    ...entry
  } = row;
  return {
    ...entry,
    at: at.toISOString(),
    receipt:
      receipt_id === null ? null : { id: receipt_id, supplier: supplier ?? '', document: document ?? '' },
    count: count_id === null ? null : { id: count_id, name: count_name ?? '' },
    transfer: transfer_id === null ? null : { id: transfer_id },
    locations: locations ?? [],
    unitCost: unit_cost_cents,
    order: order_id === null || number === null ? null : { id: order_id, number },
  };
};

const reservationFrom = ({ order_id, number, quantity, expires_at }: ReservationRow): OpenReservation => ({
  order: { id: order_id, number },
  quantity,
  until: expires_at?.toISOString() ?? null,
});
