import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { CouponList } from '#selling/coupons/back-office/coupon-list.tsx';
import { readCouponQuery } from '#selling/coupons/rules/staff-coupons.ts';
import { listStaffCoupons } from '#selling/coupons/server/staff/list-staff-coupons.ts';
import { notFound } from '../../not-found.ts';
import { pageMeta } from '../../page-meta.ts';
import { staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/coupons.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'coupons');
  const query = readCouponQuery(new URL(request.url).searchParams);
  const list = query && (await listStaffCoupons(ctx, query));
  if (!list) throw notFound();
  return { list, title: staffMessagesFor(staffLocale(ctx)).staffCoupons.title };
}

export default function StaffCoupons({ loaderData }: Route.ComponentProps) {
  return <CouponList list={loaderData.list} />;
}
