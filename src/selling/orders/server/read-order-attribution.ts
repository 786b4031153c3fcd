import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type OrderAttribution, storedAttribution } from '../rules/attribution/order-attribution.ts';

/** The stored attribution of an order, for staff; empty where nothing was recorded (ATTR-01). */
export async function readOrderAttribution(
  ctx: Pick<RequestContext, 'db'>,
  orderId: number,
): Promise<OrderAttribution> {
  const row = await ctx.db
    .selectFrom('orders')
    .select('attribution')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return storedAttribution(row?.attribution);
}
