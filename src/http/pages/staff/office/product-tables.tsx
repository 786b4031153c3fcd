import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { TableList } from '#wholesale/product-tables/back-office/table-list.tsx';
import { readTableDeed } from '#wholesale/product-tables/rules/staff-table.ts';
import { listStaffTables } from '#wholesale/product-tables/server/staff/staff-tables.ts';
import { pageMeta } from '../../page-meta.ts';
import { staffLocale, staffToolbox } from '../staff-toolbox.ts';
import type { Route } from './+types/product-tables.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const toolbox = staffToolbox(context, 'products');
  return {
    tables: await listStaffTables(toolbox),
    removed: readTableDeed(new URL(request.url).searchParams) === 'removed',
    title: staffMessagesFor(staffLocale(toolbox)).staffTables.title,
  };
}

export default function StaffProductTables({ loaderData }: Route.ComponentProps) {
  const { title: _, ...list } = loaderData;
  return <TableList {...list} />;
}
