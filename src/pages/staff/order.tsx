import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { OrderOriginFacts } from '#shop/order-attribution/back-office/order-origin-facts.tsx';
import { readOrderAttribution } from '#shop/order-attribution/server/read-order-attribution.ts';
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
  const id = idFrom(params.id);
  const [order, attribution] = await Promise.all([readOrder(toolbox, id), readOrderAttribution(toolbox, id)]);
  if (!order) throw notFound();
  const { title } = staffMessagesFor(staffLocale(toolbox)).backOffice.order;
  return { order, attribution, title: title(order.number) };
}

export default function Order({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <OrderPage order={loaderData.order} />
      <OrderOriginFacts attribution={loaderData.attribution} />
    </>
  );
}
