import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { OrderRow } from '../rules/order-view.ts';
import { orderRowOf, selectOrderRows } from './order-row.ts';

const ordersPerPage = 20;

export type OrderList = {
  readonly orders: readonly OrderRow[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

/** A page of the orders of some customers, newest first. */
export async function listOrders(
  ctx: Pick<RequestContext, 'db'>,
  input: { readonly page: number; readonly owners: readonly number[] },
): Promise<OrderList> {
  const [{ total }, rows] = await Promise.all([
    ctx.db
      .selectFrom('orders')
      .select((of) => of.fn.countAll<number>().as('total'))
      .where('customer_id', 'in', [...input.owners])
      .executeTakeFirstOrThrow(),
    selectOrderRows(ctx.db)
      .where('customer_id', 'in', [...input.owners])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(ordersPerPage)
      .offset((input.page - 1) * ordersPerPage)
      .execute(),
  ]);
  const pages = Math.max(1, Math.ceil(total / ordersPerPage));
  return { orders: rows.map(orderRowOf), total, page: input.page, pages };
}
