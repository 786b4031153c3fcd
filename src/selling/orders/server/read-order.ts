import { timingSafeEqual } from 'node:crypto';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import type { OrderView } from '../rules/order-view.ts';
import { orderFromRows } from './order-from-rows.ts';

/** An order by its id, whoever asks: the caller decides whether the visitor may see it. */
export async function readOrder(toolbox: Pick<Toolbox, 'db'>, orderId: number): Promise<OrderView | null> {
  const [order, lines] = await Promise.all([
    toolbox.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst(),
    toolbox.db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute(),
  ]);
  return order ? orderFromRows(order, lines) : null;
}

/** An order that a visitor may see because the key in the address is its own. */
export async function readOrderByKey(
  toolbox: Pick<Toolbox, 'db'>,
  input: { orderId: number; key: string },
): Promise<OrderView | null> {
  const order = await readOrder(toolbox, input.orderId);
  if (!order) return null;
  const [expected, given] = [Buffer.from(order.key), Buffer.from(input.key)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? order : null;
}
