import { data, redirect } from 'react-router';
import { OrdersToShipPage } from '#selling/fulfilment/back-office/orders-to-ship-page.tsx';
import { pickListsAction } from '#selling/fulfilment/rules/picking/pick-list-form.ts';
import { listOrdersToShip } from '#selling/fulfilment/server/list-orders-to-ship.ts';
import { postNewPickList } from '#selling/fulfilment/server/picking/post-pick-list.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/orders-to-ship.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'fulfilment');
  return {
    list: found(await listOrdersToShip(ctx, idFrom(asked.get('page') ?? '1'))),
    nonce: ctx.nonces.make(pickListsAction),
    title: words.staffFulfilment.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'fulfilment');
  const outcome = await postNewPickList(ctx, await request.formData());
  if (outcome.kind === 'go') throw redirect(outcome.path, 303);
  return data(outcome, { status: 422 });
}

export default function OrdersToShip({ loaderData: { list, nonce }, actionData }: Route.ComponentProps) {
  return <OrdersToShipPage list={list} nonce={nonce} problem={actionData?.problem ?? null} />;
}
