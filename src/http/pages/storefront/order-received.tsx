import { data } from 'react-router';
import { shopWords } from '#messages/shop-words.ts';
import { readReceivedOrder } from '#selling/orders/server/forms/read-received-order.ts';
import { OrderReceivedView } from '#selling/orders/storefront/order-received-view.tsx';
import { OrderRefused } from '#selling/orders/storefront/order-refused.tsx';
import { bankTransferOf } from '#selling/payments/rules/bank-transfer.ts';
import { idFrom, notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/order-received.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.received ? shopWords(loaderData.locale).orders.receivedTitle : '' });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  ctx.reply.preventCaching();
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const found = await readReceivedOrder(ctx, { orderId: idFrom(params.id), key });
  const { locale } = ctx.visitor.audience;
  if (found.ok) {
    return { received: found.received, bankTransfer: bankTransferOf(ctx.settings), locale };
  }
  if (found.error.code === 'unknown') throw notFound();
  return data({ received: null, bankTransfer: null, locale }, { status: 403 });
}

export default function OrderReceived({ loaderData }: Route.ComponentProps) {
  const { received, bankTransfer } = loaderData;
  if (!received) return <OrderRefused why="thanks-over" />;
  return <OrderReceivedView {...received} bankTransfer={bankTransfer} />;
}
