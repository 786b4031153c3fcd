import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type OrderAttribution, storedAttribution } from '../rules/attribution/order-attribution.ts';

/** What an order keeps of the visit that it came from, for staff; empty where nothing was recorded (ATTR-01). */
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
