import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { OrderPage } from '#shop/orders/back-office/order-page.tsx';
import { readOrder } from '#shop/orders/server/read-order.ts';
import { idFrom, notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/order.ts';
import { staffLocale, staffToolbox } from './staff-toolbox.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, params }: Route.LoaderArgs) {
  const toolbox = staffToolbox(context);
  const order = await readOrder(toolbox, idFrom(params.id));
  if (!order) throw notFound();
  return { order, title: staffMessagesFor(staffLocale(toolbox)).backOffice.order.title(order.number) };
}

export default function Order({ loaderData }: Route.ComponentProps) {
  return <OrderPage order={loaderData.order} />;
}
