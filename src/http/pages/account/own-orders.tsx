import { ownersSeen } from '#customers/accounts/server/owners-seen.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { listOrders } from '#selling/orders/server/list-orders.ts';
import { OrdersView } from '#site/account-pages/storefront/orders-view.tsx';
import { idFrom, notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/own-orders.ts';
import { ownAccount } from './own-account.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData ? ownAccountFor(loaderData.locale).pages.orders : '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, person, frame } = ownAccount(context, request);
  const page = idFrom(new URL(request.url).searchParams.get('page') ?? '1');
  const owners = await ownersSeen(ctx, person, 'Orders');
  const list = await listOrders(ctx, { page, owners });
  if (list.page > list.pages) throw notFound();
  return { list, frame, locale: ctx.visitor.audience.locale };
}

export default function OwnOrdersPage({ loaderData }: Route.ComponentProps) {
  return <OrdersView {...loaderData.list} frame={loaderData.frame} />;
}
