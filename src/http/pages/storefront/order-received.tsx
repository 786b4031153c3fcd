import { shopWords } from '#messages/shop-words.ts';
import { readReceivedOrder } from '#selling/orders/server/forms/read-received-order.ts';
import { OrderReceivedView } from '#selling/orders/storefront/order-received-view.tsx';
import { OrderRefused } from '#selling/orders/storefront/order-refused.tsx';
import { bankTransferOf } from '#selling/payments/rules/bank-transfer.ts';
import { documentLoader } from '../documents/document-loader.tsx';
import { idFrom, notFound } from '../not-found.ts';

export const loader = documentLoader(async ({ ctx, params, url }) => {
  ctx.reply.preventCaching();
  const key = url.searchParams.get('key') ?? '';
  const found = await readReceivedOrder(ctx, { orderId: idFrom(params.id), key });
  const { settings, visitor } = ctx;
  if (found.ok) {
    const title = shopWords(visitor.audience.locale).orders.receivedTitle;
    return {
      head: title,
      view: <OrderReceivedView {...found.received} bankTransfer={bankTransferOf(settings)} />,
    };
  }
  if (found.error.code === 'unknown') throw notFound();
  return {
    status: 403,
    head: '',
    view: <OrderRefused why="thanks-over" />,
  };
});
