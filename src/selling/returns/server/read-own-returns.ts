import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { orderForReader } from '#selling/orders/server/order-for-reader.ts';
import type { OwnReturns } from '../rules/own-returns.ts';
import { returnAddress } from '../rules/return-address.ts';
import { ownReturnsAction } from '../rules/return-paths.ts';
import { readReturnable } from './read-returnable.ts';
import { readReturnsOf } from './read-returns.ts';

/** The returns of an order that the visitor may see, and which ones can be asked for; `link` is the one that opened it. */
export async function readOwnReturns(
  ctx: RequestContext,
  order: OrderView,
  link: string,
): Promise<OwnReturns> {
  const [returns, returnable, shown] = await Promise.all([
    readReturnsOf(ctx, order.id),
    readReturnable(ctx, order),
    orderForReader(ctx, order),
  ]);
  const names = new Map(shown.lines.map(({ id, name }) => [id, name]));
  const inWords = <Line extends { readonly name: string }>(id: number, line: Line): Line => ({
    ...line,
    name: names.get(id) ?? line.name,
  });
  return {
    orderId: order.id,
    orderNumber: order.number,
    link,
    nonce: ctx.nonces.make(ownReturnsAction(order.id)),
    returns: returns.map((record) => ({
      ...record,
      lines: record.lines.map((line) => inWords(line.id, line)),
    })),
    kinds: returnable.kinds,
    lines: returnable.lines.map((line) => inWords(line.lineId, line)),
    sendTo: returnAddress(ctx.settings),
    cost: ctx.settings.return_cost,
  };
}
