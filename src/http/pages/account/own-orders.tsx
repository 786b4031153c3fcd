import { ownersSeen } from '#customers/accounts/server/owners-seen.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { listOrders } from '#selling/orders/server/list-orders.ts';
import { OrdersView } from '#site/account-pages/storefront/orders-view.tsx';
import { documentLoader } from '../documents/document-loader.tsx';
import { idFrom, notFound } from '../not-found.ts';
import { ownAccount } from './own-account.ts';

export const loader = documentLoader(async ({ ctx, request, url }) => {
  const { person, frame } = ownAccount(ctx, request);
  const page = idFrom(url.searchParams.get('page') ?? '1');
  const owners = await ownersSeen(ctx, person, 'Orders');
  const list = await listOrders(ctx, { page, owners });
  if (list.page > list.pages) throw notFound();
  const { pages } = ownAccountFor(ctx.visitor.audience.locale);
  return {
    head: pages.orders,
    view: <OrdersView {...list} approves={!person.subaccount} frame={frame} />,
  };
});
