import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { TableList } from '#wholesale/product-tables/back-office/table-list.tsx';
import { readTableAction } from '#wholesale/product-tables/rules/staff-table.ts';
import { listStaffTables } from '#wholesale/product-tables/server/staff/staff-tables.ts';
import { pageMeta } from '../../page-meta.ts';
import { staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/product-tables.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'products');
  return {
    tables: await listStaffTables(ctx),
    removed: readTableAction(new URL(request.url).searchParams) === 'removed',
    title: staffMessagesFor(staffLocale(ctx)).staffTables.title,
  };
}

export default function StaffProductTables({ loaderData }: Route.ComponentProps) {
  const { title: _, ...list } = loaderData;
  return <TableList {...list} />;
}
