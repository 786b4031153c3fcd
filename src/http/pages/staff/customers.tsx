import { CustomerList } from '#customers/customers/back-office/customer-list.tsx';
import { readCustomerQuery } from '#customers/customers/rules/customer-query.ts';
import { listCustomers } from '#customers/customers/server/list-customers.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/customers.ts';
import { staffContext, staffLocale } from './staff-context.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'customers-view');
  const query = readCustomerQuery(new URL(request.url).searchParams);
  const list = query && (await listCustomers(ctx, query));
  if (!list) throw notFound();
  return { list, title: staffMessagesFor(staffLocale(ctx)).staffCustomers.title };
}

export default function StaffCustomers({ loaderData }: Route.ComponentProps) {
  return <CustomerList list={loaderData.list} />;
}
