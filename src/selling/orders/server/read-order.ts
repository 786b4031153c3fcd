import { timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { OrderView } from '../rules/order-view.ts';
import { orderFromRows } from './order-from-rows.ts';
import { placementColumn } from './placement.ts';
import { readShipments } from './shipments/read-shipments.ts';

/** An order by its id, without an access check: the caller decides whether the visitor may see it. */
export async function readOrder(ctx: Pick<RequestContext, 'db'>, orderId: number): Promise<OrderView | null> {
  const [order, lines, shipments] = await Promise.all([
    ctx.db
      .selectFrom('orders')
      .selectAll()
      .select(placementColumn.as('placement'))
      .where('id', '=', orderId)
      .executeTakeFirst(),
    ctx.db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute(),
    readShipments(ctx, orderId),
  ]);
  return order ? { ...orderFromRows(order, lines), placement: order.placement, shipments } : null;
}

/** An order by its id and key; a visitor who has the key may see it. */
export async function readOrderByKey(
  ctx: Pick<RequestContext, 'db'>,
  input: { orderId: number; key: string },
): Promise<OrderView | null> {
  const order = await readOrder(ctx, input.orderId);
  if (!order) return null;
  const [expected, given] = [Buffer.from(order.key), Buffer.from(input.key)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? order : null;
}
