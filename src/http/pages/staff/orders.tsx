import { redirect } from 'react-router';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { ConfirmBulkAction } from '#selling/orders/back-office/confirmation/confirm-bulk-action.tsx';
import { OrderList } from '#selling/orders/back-office/order-list.tsx';
import { readBulkReport } from '#selling/orders/rules/bulk-report.ts';
import { readOrderListQuery, staffOrdersAction } from '#selling/orders/rules/order-list-query.ts';
import { postStaffOrders } from '#selling/orders/server/forms/post-staff-orders.ts';
import { listStaffOrders } from '#selling/orders/server/list-staff-orders.ts';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/orders.ts';
import { staffContext, staffLocale } from './staff-context.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'orders');
  const { searchParams } = new URL(request.url);
  const query = readOrderListQuery(searchParams);
  const list = query && (await listStaffOrders(ctx, query));
  if (!list) throw notFound();
  return {
    list,
    report: readBulkReport(searchParams),
    nonce: ctx.nonces.make(staffOrdersAction),
    title: staffMessagesFor(staffLocale(ctx)).backOffice.orders.title,
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
