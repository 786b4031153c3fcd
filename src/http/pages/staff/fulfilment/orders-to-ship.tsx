import { OrdersToShipPage } from '#selling/fulfilment/back-office/orders-to-ship-page.tsx';
import { listOrdersToShip } from '#selling/fulfilment/server/list-orders-to-ship.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/orders-to-ship.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'fulfilment');
  return {
    list: found(await listOrdersToShip(ctx, idFrom(asked.get('page') ?? '1'))),
    title: words.staffFulfilment.title,
  };
}

export default function OrdersToShip({ loaderData: { list } }: Route.ComponentProps) {
  return <OrdersToShipPage list={list} />;
}
