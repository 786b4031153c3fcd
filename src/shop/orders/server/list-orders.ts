import type { Toolbox } from '#services/toolbox.ts';
import type { OrderRow } from '../rules/order-view.ts';
import { orderRowOf, selectOrderRows } from './lists/order-row.ts';

const ordersPerPage = 20;

export type OrderList = {
  readonly orders: readonly OrderRow[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

/** A page of a customer's own orders, newest first. */
export async function listOrders(
  toolbox: Pick<Toolbox, 'db'>,
  input: { page: number; customerId: number },
): Promise<OrderList> {
  const [{ total }, rows] = await Promise.all([
    toolbox.db
      .selectFrom('orders')
      .select((of) => of.fn.countAll<number>().as('total'))
      .where('customer_id', '=', input.customerId)
      .executeTakeFirstOrThrow(),
    selectOrderRows(toolbox.db)
      .where('customer_id', '=', input.customerId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(ordersPerPage)
      .offset((input.page - 1) * ordersPerPage)
      .execute(),
  ]);
  const pages = Math.max(1, Math.ceil(total / ordersPerPage));
  return { orders: rows.map(orderRowOf), total, page: input.page, pages };
}
