import { VendorList } from '#catalogue/vendors/back-office/vendor-list.tsx';
import { readVendorAction } from '#catalogue/vendors/rules/vendor-form.ts';
import { listStaffVendors } from '#catalogue/vendors/server/staff/staff-vendors.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { pageMeta } from '../../page-meta.ts';
import { staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/vendors.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'products');
  return {
    vendors: await listStaffVendors(ctx),
    removed: readVendorAction(new URL(request.url).searchParams) === 'removed',
    title: staffMessagesFor(staffLocale(ctx)).staffVendors.title,
  };
}

export default function StaffVendors({ loaderData }: Route.ComponentProps) {
  const { title: _, ...list } = loaderData;
  return <VendorList {...list} />;
}
