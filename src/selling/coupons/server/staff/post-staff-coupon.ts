import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type CouponProblems, readCouponForm, staffCouponsAction } from '../../rules/coupon-form.ts';
import { saveCoupon } from './save-coupon.ts';

export type CouponOutcome =
  | { readonly kind: 'saved'; readonly id: number }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'again';
      /** null: the page was open for too long */
      readonly problems: CouponProblems | null;
      readonly typed: PostedForm;
    };

/** The form of a coupon, new (`id` null) or existing. */
export async function postStaffCoupon(
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<CouponOutcome> {
  const typed = postedForm(form);
  if (!ctx.nonces.check(staffCouponsAction, typedText(typed, '_wpnonce'))) {
    return { kind: 'again', problems: null, typed };
  }
  const read = readCouponForm(typed);
  if (!read.ok) return { kind: 'again', problems: read.problems, typed };
  const saved = await saveCoupon(ctx, { id, draft: read.draft });
  if (saved.ok) return { kind: 'saved', id: saved.id };
  if (saved.problems === 'no-such-coupon') return { kind: 'gone' };
  return { kind: 'again', problems: saved.problems, typed };
}
