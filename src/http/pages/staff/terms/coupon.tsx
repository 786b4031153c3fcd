import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { CouponPage } from '#selling/coupons/back-office/coupon-page.tsx';
import { emptyCoupon, staffCouponsAction } from '#selling/coupons/rules/coupon-form.ts';
import { listCategoryChoices } from '#selling/coupons/server/staff/list-category-choices.ts';
import { postStaffCoupon } from '#selling/coupons/server/staff/post-staff-coupon.ts';
import { readStaffCoupon } from '#selling/coupons/server/staff/read-staff-coupon.ts';
import { notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, recordId, staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/coupon.ts';

export const meta = titleMeta;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'coupons');
  const id = recordId(params.id);
  const known = id === null ? { id, draft: emptyCoupon, used: 0, uses: [] } : await readStaffCoupon(ctx, id);
  if (!known) throw notFound();
  const { staffCoupons: words } = staffMessagesFor(staffLocale(ctx));
  return {
    page: {
      ...known,
      categories: await listCategoryChoices(ctx),
      nonce: ctx.nonces.make(staffCouponsAction),
      saved: new URL(request.url).searchParams.has('saved'),
    },
    title: id === null ? words.newTitle : words.titleOf(known.draft.code),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'coupons');
  return answerForm(await postStaffCoupon(ctx, recordId(params.id), await request.formData()));
}

export default function StaffCoupon({ loaderData, actionData }: Route.ComponentProps) {
  return <CouponPage {...loaderData.page} rejected={actionData ?? null} />;
}
