import { readOrderByKey } from '#shop/orders/server/read-order.ts';
import { OrderReceivedView } from '#shop/orders/storefront/order-received-view.tsx';
import { bankTransferOf } from '#shop/payments/rules/bank-transfer.ts';
import { idFrom, notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { pageWords } from '../page-words.ts';
import { toolboxOf } from '../toolbox-context.ts';
import type { Route } from './+types/order-received.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData ? pageWords(loaderData.locale).orders.receivedTitle : '' });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const toolbox = toolboxOf(context);
  toolbox.reply.keepOut();
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const order = await readOrderByKey(toolbox, { orderId: idFrom(params.id), key });
  if (!order) throw notFound();
  return {
    order,
    bankTransfer: bankTransferOf(toolbox.settings),
    locale: toolbox.visitor.audience.locale,
  };
}

export default function OrderReceived({ loaderData }: Route.ComponentProps) {
  return <OrderReceivedView order={loaderData.order} bankTransfer={loaderData.bankTransfer} />;
}
