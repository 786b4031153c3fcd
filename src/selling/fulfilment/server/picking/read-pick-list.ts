import { sql } from 'kysely';
import { locationOf } from '#catalogue/stock/rules/locations/location.ts';
import { readLocations } from '#catalogue/stock/server/locations/read-locations.ts';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { OrderStatus } from '#selling/orders/rules/order-status.ts';
import { cameBackColumn } from '#selling/orders/server/shipments/lines-in-pieces.ts';
import {
  type PickLine,
  type PickList,
  type PickListEntry,
  type PickListState,
  pickStops,
  wantedPieces,
} from '../../rules/picking/pick-list.ts';

type LineRow = {
  readonly id: number;
  readonly order_id: number;
  readonly number: number;
  readonly status: OrderStatus;
  readonly item: number | null;
  readonly name: string;
  readonly choices: string | null;
  readonly sku: string | null;
  readonly location_id: number | null;
  readonly bin: string | null;
  readonly quantity: number;
  readonly ordered: number;
  readonly refunded: number;
  readonly shipped_before: number;
  readonly picked: number;
  readonly missing: number;
};

type Context = Pick<RequestContext, 'db' | 'settings'>;

/** The lines of a pick list, each with the bin in which its article lies now. */
export async function readPickLines(ctx: Context, listId: number): Promise<readonly PickLine[]> {
  const [locations, { rows }] = await Promise.all([
    readLocations(ctx),
    sql<LineRow>`
      select k.id, o.id as order_id, o.number, o.status, coalesce(l.variation_id, l.product_id) as item, l.name, l.sku,
        (select string_agg(chosen ->> 'value', ', ') from jsonb_array_elements(l.attributes) chosen) as choices,
        k.location_id, b.bin, k.quantity, l.quantity as ordered, greatest(l.refunded_quantity - ${cameBackColumn}, 0) as refunded,
        k.shipped_before, k.picked, k.missing
      from pick_list_lines k join order_lines l on l.id = k.order_line_id join orders o on o.id = l.order_id
        left join stock_bins b on b.product_id = coalesce(l.variation_id, l.product_id)
          and b.location_id is not distinct from k.location_id
      where k.pick_list_id = ${listId} order by k.id`.execute(ctx.db),
  ]);
  return rows.map((row) => {
    const location = locationOf(locations, row.location_id);
    return {
      id: row.id,
      order: { id: row.order_id, number: row.number },
      itemId: row.item,
      name: row.name,
      choices: row.choices ?? '',
      sku: row.sku ?? '',
      locationId: location?.id ?? 0,
      location: location?.name ?? '',
      locationTurn: location ? locations.indexOf(location) : locations.length,
      bin: row.bin ?? '',
      quantity: row.quantity,
      wanted: wantedPieces({ ...row, shippedBefore: row.shipped_before }),
      picked: row.picked,
      missing: row.missing,
    };
  });
}

type ListRow = {
  readonly id: number;
  readonly state: PickListState;
  readonly created_at: Date;
  readonly created_by: string;
  readonly closed_at: Date | null;
  readonly closed_by: string;
};

/** A pick list with its walk; null where there is none. */
export async function readPickList(ctx: Context, id: number): Promise<PickList | null> {
  const list = await ctx.db.selectFrom('pick_lists').selectAll().where('id', '=', id).executeTakeFirst();
  if (!list) return null;
  const { state, created_at, created_by, closed_at, closed_by } = list as ListRow;
  const [lines, orders] = await Promise.all([readPickLines(ctx, id), ordersOf(ctx.db, id)]);
  return {
    id,
    state,
    createdAt: created_at.toISOString(),
    createdBy: created_by,
    closedAt: closed_at?.toISOString() ?? null,
    closedBy: closed_by,
    orders,
    stops: pickStops(lines),
    isSplit: new Set(lines.map(({ locationId }) => locationId)).size > 1,
  };
}

async function ordersOf(db: Database, listId: number): Promise<PickList['orders']> {
  return db
    .selectFrom('pick_list_orders')
    .innerJoin('orders', 'orders.id', 'pick_list_orders.order_id')
    .select(['orders.id', 'orders.number', 'orders.status'])
    .where('pick_list_id', '=', listId)
    .orderBy('orders.number')
    .execute();
}

export const pickListsPerPage = 50;

export type PickListsPage = {
  readonly lists: readonly PickListEntry[];
  readonly page: number;
  readonly pages: number;
};

/** A page of the pick lists: open ones first, then the newest; null past the last one. */
export async function listPickLists(
  { db }: Pick<RequestContext, 'db'>,
  page: number,
): Promise<PickListsPage | null> {
  const { count } = await db
    .selectFrom('pick_lists')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(Number(count) / pickListsPerPage));
  if (page > pages) return null;
  const { rows } = await sql<Omit<PickListEntry, 'createdAt'> & { readonly created_at: Date }>`
    with page as (
      select id, state, created_at, created_by from pick_lists
      order by state <> 'open', id desc limit ${pickListsPerPage} offset ${(page - 1) * pickListsPerPage})
    select p.id, p.state, p.created_at, p.created_by as "createdBy",
      (select count(*)::int from pick_list_orders o where o.pick_list_id = p.id) as orders,
      k.pieces, k.picked, k.missing
    from page p cross join lateral (
      select coalesce(sum(quantity), 0)::int as pieces, coalesce(sum(picked), 0)::int as picked, coalesce(sum(missing), 0)::int as missing
      from pick_list_lines where pick_list_id = p.id) k
    order by p.state <> 'open', p.id desc`.execute(db);
  return {
    lists: rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() })),
    page,
    pages,
  };
}
