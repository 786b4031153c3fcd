import { timingSafeEqual } from 'node:crypto';
import { planOnce } from '#foundation/database/prepared-statements.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { OrderView } from '../rules/order-view.ts';
import { linesColumn, orderColumns, orderFromRows } from './order-from-rows.ts';
import { placementColumn } from './placement.ts';
import { shipmentsColumn, shipmentsFrom } from './shipments/read-shipments.ts';

/** An order by its id, without an access check: the caller decides whether the visitor may see it. */
export async function readOrder(ctx: Pick<RequestContext, 'db'>, orderId: number): Promise<OrderView | null> {
  const order = await ctx.db
    .selectFrom('orders')
    .select(orderColumns)
    .select([placementColumn.as('placement'), linesColumn.as('lines'), shipmentsColumn.as('shipments')])
    .where('id', '=', orderId)
    .modifyFront(planOnce)
    .executeTakeFirst();
  if (!order) return null;
  const { placement, lines, shipments } = order;
  return { ...orderFromRows(order, lines ?? []), placement, shipments: shipmentsFrom(shipments ?? []) };
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
