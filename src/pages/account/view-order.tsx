import { redirect } from 'react-router';
import { mayViewOrder } from '#shop/accounts/rules/may-view-order.ts';
import { readOrder } from '#shop/orders/server/read-order.ts';
import { OrderPageView } from '#shop/orders/storefront/order-page-view.tsx';
import { bankTransferOf } from '#shop/payments/rules/bank-transfer.ts';
import { idFrom, notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { pageWords } from '../page-words.ts';
import { toolboxOf } from '../toolbox-context.ts';
import type { Route } from './+types/view-order.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData ? pageWords(loaderData.locale).orders.pageHeading(loaderData.order.number) : '',
  });

export async function loader({ context, params }: Route.LoaderArgs) {
  const toolbox = toolboxOf(context);
  toolbox.reply.keepOut();
  if (!toolbox.visitor.person) throw redirect('/my-account/');
  const order = await readOrder(toolbox, idFrom(params.id));
  // Somebody else's order is not told from one that does not exist.
  if (!order || !mayViewOrder(toolbox.visitor, order)) throw notFound();
  return {
    order,
    bankTransfer: bankTransferOf(toolbox.settings),
    locale: toolbox.visitor.audience.locale,
  };
}

export default function ViewOrder({ loaderData }: Route.ComponentProps) {
  return <OrderPageView order={loaderData.order} bankTransfer={loaderData.bankTransfer} />;
}
