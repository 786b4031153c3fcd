import { CouponList } from '#selling/coupons/back-office/coupon-list.tsx';
import { couponsList } from '#selling/coupons/rules/staff-coupons.ts';
import { listStaffCoupons } from '#selling/coupons/server/staff/list-staff-coupons.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/coupons.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'coupons');
  const list = found(await listStaffCoupons(ctx, found(couponsList.read(asked))));
  return { list, title: words.staffCoupons.title };
}

export default function StaffCoupons({ loaderData }: Route.ComponentProps) {
  return <CouponList list={loaderData.list} />;
}
