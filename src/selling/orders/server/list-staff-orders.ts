import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '#foundation/database/tables.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type OrderCheck,
  type OrderListQuery,
  type OrderListSort,
  orderFilters,
  ordersList,
} from '../rules/order-list-query.ts';
import { readOrderSearch } from '../rules/order-search.ts';
import { type OrderStatus, orderStatuses } from '../rules/order-status.ts';
import { transferMethods } from '../rules/order-status-name.ts';
import type { OrderRow } from '../rules/order-view.ts';
import { orderRowOf, selectOrderRows } from './order-row.ts';

/** How many orders the staff list shows at once, and so how many can be changed at once. */
export const staffOrdersPerPage = 25;

export type StaffOrderList = {
  readonly orders: readonly OrderRow[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly query: OrderListQuery;
  /** of the whole shop, by state */
  readonly counts: Readonly<Record<OrderStatus, number>>;
  /** of the whole shop, by kind of follow-up */
  readonly checks: Readonly<Record<OrderCheck, number>>;
  /** the payment methods that occur in orders, with the newest title of each */
  readonly payments: readonly { readonly id: string; readonly title: string }[];
};

type Orders<Selected> = SelectQueryBuilder<Tables, 'orders', Selected>;

/** A page of the shop's orders for staff; null where there is no such page. */
export async function listStaffOrders(
  ctx: Pick<RequestContext, 'db'>,
  query: OrderListQuery,
): Promise<StaffOrderList | null> {
  const [counts, checks, payments, chosen] = await Promise.all([
    countByStatus(ctx),
    countChecks(ctx),
    listPayments(ctx),
    chooseStaffOrders(ctx, query).execute(),
  ]);
  if (chosen.length === 0 && query.page > 1) return null;
  const ids = chosen.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await selectOrderRows(ctx.db).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, orderRowOf(row)]));
  const total = isByStatusAlone(query) ? sumOf(counts, query.status) : (chosen[0]?.total ?? 0);
  return {
    orders: ids.flatMap((id) => byId.get(id) ?? []),
    total,
    page: query.page,
    pages: Math.max(1, Math.ceil(total / staffOrdersPerPage)),
    query,
    counts,
    checks,
    payments,
  };
}

const sumOf = (counts: StaffOrderList['counts'], status: OrderStatus | null) =>
  status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);

/** True where the counts by state already give the number of orders. */
const isByStatusAlone = (query: OrderListQuery) =>
  !ordersList.isFiltered({ ...query, status: null }, orderFilters);

/** The ids of one page, read by an index; where the counts by state do not give the total, the same query counts. */
export function chooseStaffOrders({ db }: Pick<RequestContext, 'db'>, query: OrderListQuery) {
  const total = isByStatusAlone(query) ? sql<number>`0` : sql<number>`count(*) over ()::int`;
  const { number } = readOrderSearch(query.words);
  const [column, direction] = orderings[query.sort];
  return (
    matching(db.selectFrom('orders').select(['id', total.as('total')]), query)
      // Digits may be part of a telephone number as well: the order with this number comes first.
      .$if(number !== null, (orders) => orders.orderBy(sql`(number = ${number}::bigint)`, 'desc'))
      .orderBy(column, direction)
      .orderBy('id', direction)
      .limit(staffOrdersPerPage)
      .offset((query.page - 1) * staffOrdersPerPage)
  );
}

const orderings = {
  newest: ['created_at', 'desc'],
  oldest: ['created_at', 'asc'],
  highest: ['total_cents', 'desc'],
  lowest: ['total_cents', 'asc'],
} as const satisfies Record<OrderListSort, readonly [string, 'asc' | 'desc']>;

/** Midnight in Rome at the beginning of a day. */
const startOf = (day: string, later = 0) =>
  sql<Date>`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/Rome')`;

function matching<Selected>(orders: Orders<Selected>, query: OrderListQuery): Orders<Selected> {
  let found = orders;
  if (query.status) found = found.where('status', '=', query.status);
  if (query.check) found = found.where('id', 'in', checkedOrders[query.check]);
  if (query.payment !== '') found = found.where('payment_method', '=', query.payment);
  if (query.channel) found = found.where('channel', '=', query.channel);
  if (query.from !== '') found = found.where('created_at', '>=', startOf(query.from));
  if (query.to !== '') found = found.where('created_at', '<', startOf(query.to, 1));
  return query.words === '' ? found : found.where('id', 'in', searchedOrders(query.words));
}

const pattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** A union, since each side has its own index; joined by `or` neither would be used. */
export function searchedOrders(typed: string) {
  const { number, code, words } = readOrderSearch(typed);
  const holdsAll = words.map(
    (word) =>
      sql`order_search_text(billing_address, shipping_address) like lower(f_unaccent(${pattern(word)}))`,
  );
  const byWords = holdsAll.length > 0 ? sql.join(holdsAll, sql` and `) : sql`false`;
  return sql<number>`(
    select id from orders where ${byWords}
    union select id from orders where number = ${number}::bigint
    union select order_id from order_lines
      where sku is not null and normalise_code(sku) = normalise_code(${code}) and normalise_code(${code}) <> '')`;
}

/** The orders that need a follow-up, each kind by an index. */
const checkedOrders = {
  transfer: sql<number>`(select id as order_id from orders where status = 'on-hold' and paid_at is null
    and payment_method = any(${transferMethods}::text[]))`,
  payment: sql<number>`(select order_id from payment_attempts where status in ('capturing', 'pending') and order_id is not null)`,
  refund: sql<number>`(select order_id from order_refunds where state in ('requested', 'refused'))`,
} as const satisfies Record<OrderCheck, unknown>;

async function countChecks({ db }: Pick<RequestContext, 'db'>): Promise<Record<OrderCheck, number>> {
  const count = (check: OrderCheck) =>
    sql<number>`(select count(distinct order_id)::int from ${checkedOrders[check]} checked)`;
  const { rows } = await sql<Record<OrderCheck, number>>`
    select ${count('transfer')} as transfer, ${count('payment')} as payment, ${count('refund')} as refund`.execute(
    db,
  );
  return rows[0] ?? { transfer: 0, payment: 0, refund: 0 };
}

async function countByStatus({ db }: Pick<RequestContext, 'db'>): Promise<Record<OrderStatus, number>> {
  const rows = await db
    .selectFrom('orders')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .groupBy('status')
    .execute();
  const counted = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(orderStatuses.map((status) => [status, counted.get(status) ?? 0])) as Record<
    OrderStatus,
    number
  >;
}

/** The payment methods in use, by a loose index scan: one step per method, however many orders it has. */
async function listPayments({ db }: Pick<RequestContext, 'db'>): Promise<StaffOrderList['payments']> {
  const found = await sql<{ id: string; title: string }>`
    with recursive ways as (
      (select payment_method from orders order by payment_method limit 1)
      union all
      select (select o.payment_method from orders o where o.payment_method > ways.payment_method
        order by o.payment_method limit 1)
      from ways where ways.payment_method is not null)
    select ways.payment_method as id, newest.payment_title as title
    from ways, lateral (select payment_title from orders o where o.payment_method = ways.payment_method
      order by o.created_at desc, o.id desc limit 1) newest`.execute(db);
  return found.rows;
}
