import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { OrderList } from '#shop/orders/back-office/order-list.tsx';
import { listOrders } from '#shop/orders/server/list-orders.ts';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/orders.ts';
import { staffLocale, staffToolbox } from './staff-toolbox.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const toolbox = staffToolbox(context);
  const asked = new URL(request.url).searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,6}$/.test(asked)) throw notFound();
  const list = await listOrders(toolbox, { page: Number(asked) });
  if (list.page > list.pages) throw notFound();
  return { list, title: staffMessagesFor(staffLocale(toolbox)).backOffice.orders.title };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <OrderList {...loaderData.list} />;
}
