import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import { postRecord } from '#foundation/records/server/post-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type CouponDraft,
  type CouponProblems,
  readCouponForm,
  staffCouponsAction,
} from '../../rules/coupon-form.ts';
import { saveCoupon } from './save-coupon.ts';

/** The form of a coupon, new (`id` null) or existing. */
export const postStaffCoupon = (
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<RecordOutcome<CouponProblems>> =>
  postRecord<CouponDraft, CouponProblems>(ctx, {
    section: 'coupons',
    action: staffCouponsAction,
    id,
    form,
    read: readCouponForm,
    save: (draft) => saveCoupon(ctx, { id, draft }),
  });
