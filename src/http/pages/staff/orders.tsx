import { redirect } from 'react-router';
import { ConfirmBulkAction } from '#selling/orders/back-office/confirm-bulk-action.tsx';
import { OrderList } from '#selling/orders/back-office/order-list.tsx';
import { readBulkReport } from '#selling/orders/rules/bulk-report.ts';
import { ordersList, staffOrdersAction } from '#selling/orders/rules/order-list-query.ts';
import { postStaffOrders } from '#selling/orders/server/forms/post-staff-orders.ts';
import { listStaffOrders } from '#selling/orders/server/list-staff-orders.ts';
import { found } from '../not-found.ts';
import { titleMeta } from '../page-meta.ts';
import type { Route } from './+types/orders.ts';
import { openStaffPage, staffContext } from './staff-context.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'orders');
  const list = found(await listStaffOrders(ctx, found(ordersList.read(asked))));
  return {
    list,
    report: readBulkReport(asked),
    nonce: ctx.nonces.make(staffOrdersAction),
    title: words.backOffice.orders.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await postStaffOrders(staffContext(context, 'orders'), request);
  if ('path' in outcome) throw redirect(outcome.path, 303);
  return outcome;
}

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  if (actionData) {
    return <ConfirmBulkAction asked={actionData.asked} query={page.list.query} nonce={page.nonce} />;
  }
  return <OrderList {...page} />;
}
