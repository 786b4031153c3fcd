import { VendorList } from '#catalogue/vendors/back-office/vendor-list.tsx';
import { readVendorDeed } from '#catalogue/vendors/rules/vendor-form.ts';
import { listStaffVendors } from '#catalogue/vendors/server/staff/staff-vendors.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { pageMeta } from '../../page-meta.ts';
import { staffLocale, staffToolbox } from '../staff-toolbox.ts';
import type { Route } from './+types/vendors.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const toolbox = staffToolbox(context, 'products');
  return {
    vendors: await listStaffVendors(toolbox),
    removed: readVendorDeed(new URL(request.url).searchParams) === 'removed',
    title: staffMessagesFor(staffLocale(toolbox)).staffVendors.title,
  };
}

export default function StaffVendors({ loaderData }: Route.ComponentProps) {
  const { title: _, ...list } = loaderData;
  return <VendorList {...list} />;
}
