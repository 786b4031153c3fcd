import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { OrderStatus } from '../../rules/order-status.ts';
import type { OrderChannel } from '../../rules/order-view.ts';
import { searchedOrders } from '../list-staff-orders.ts';

export const apiOrderSorts = ['date', 'id', 'include', 'title', 'slug', 'modified'] as const;
export type ApiOrderSort = (typeof apiOrderSorts)[number];

/** Which orders a program asks for; what is left out does not matter. */
export type ApiOrderQuery = {
  readonly statuses?: readonly OrderStatus[] | undefined;
  readonly channels?: readonly OrderChannel[] | undefined;
  /** 0 for guests */
  readonly customer?: number | undefined;
  /** a product of a line, not a variation */
  readonly product?: number | undefined;
  readonly words?: string | undefined;
  readonly ids?: readonly number[] | undefined;
  readonly exceptIds?: readonly number[] | undefined;
  readonly createdAfter?: Date | undefined;
  readonly createdBefore?: Date | undefined;
  readonly changedAfter?: Date | undefined;
  readonly changedBefore?: Date | undefined;
  readonly sort: ApiOrderSort;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
};

/** The ids of a page of orders in their order, and how many there are in all. */
export async function chooseApiOrders(
  { db }: Pick<RequestContext, 'db'>,
  query: ApiOrderQuery,
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const where = sql.join(conditions(query), sql` and `);
  const [{ rows }, counted] = await Promise.all([
    sql<{ id: number }>`select o.id from orders o where ${where}
      order by ${ordering(query)} limit ${query.limit} offset ${query.offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from orders o where ${where}`.execute(db),
  ]);
  return { ids: rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 };
}

const oneOf = (ids: readonly number[]) => sql`any(${[...ids]}::int[])`;

function conditions(query: ApiOrderQuery): RawBuilder<unknown>[] {
  const { statuses, channels, customer, product, words = '', ids, exceptIds } = query;
  const found: RawBuilder<unknown>[] = [sql`true`];
  if (statuses) found.push(sql`o.status = any(${[...statuses]}::text[])`);
  if (channels) found.push(sql`o.channel = any(${[...channels]}::text[])`);
  if (customer === 0) found.push(sql`o.customer_id is null`);
  if (customer) found.push(sql`o.customer_id = ${customer}`);
  if (product !== undefined) {
    found.push(sql`o.id in (select l.order_id from order_lines l where l.product_id = ${product})`);
  }
  if (words !== '') found.push(sql`o.id in ${searchedOrders(words)}`);
  if (ids) found.push(sql`o.id = ${oneOf(ids)}`);
  if (exceptIds) found.push(sql`o.id <> all(${[...exceptIds]}::int[])`);
  if (query.createdAfter) found.push(sql`o.created_at > ${query.createdAfter}`);
  if (query.createdBefore) found.push(sql`o.created_at < ${query.createdBefore}`);
  if (query.changedAfter) found.push(sql`o.updated_at > ${query.changedAfter}`);
  if (query.changedBefore) found.push(sql`o.updated_at < ${query.changedBefore}`);
  return found;
}

/** Titles and slugs of orders are made of their dates and numbers; the id stands last, so that pages do not overlap. */
function ordering({ sort, direction, ids }: ApiOrderQuery) {
  const to = direction === 'asc' ? sql`asc` : sql`desc`;
  if (sort === 'include' && ids) return sql`array_position(${[...ids]}::int[], o.id)`;
  if (sort === 'modified') return sql`o.updated_at ${to}, o.id ${to}`;
  return sort === 'id' ? sql`o.id ${to}` : sql`o.created_at ${to}, o.id ${to}`;
}
