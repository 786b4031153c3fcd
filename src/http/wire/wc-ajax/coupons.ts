import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import {
  applyAndSay,
  type CouponOutcome,
  removeAndSay,
} from '#selling/cart/server/coupons/coupon-outcome.ts';
import {
  applyCouponAction,
  couponFields,
  removeCouponAction,
} from '#selling/coupons/rules/coupon-actions.ts';
import { ajaxText } from '../ajax-reply.ts';
import { errorList } from '../error-list.ts';
import { formFields } from '../form-fields.ts';

/** `POST /?wc-ajax=apply_coupon`: answers with a notice as markup (wire 2.1). */
export async function applyCouponEndpoint(request: Request, ctx: RequestContext): Promise<Response> {
  const fields = await formFields(request);
  if (!ctx.nonces.check(applyCouponAction, fields.security ?? '')) return ajaxText('-1', 403);
  const code = fields[couponFields.code] ?? '';
  return noticeReply(ctx, await applyAndSay(ctx, { code, billingEmail: fields.billing_email }));
}

/** `POST /?wc-ajax=remove_coupon`: answers with a notice as markup (wire 2.1). */
export async function removeCouponEndpoint(request: Request, ctx: RequestContext): Promise<Response> {
  const fields = await formFields(request);
  if (!ctx.nonces.check(removeCouponAction, fields.security ?? '')) return ajaxText('-1', 403);
  return noticeReply(ctx, await removeAndSay(ctx, { code: fields.coupon ?? '' }));
}

function noticeReply({ wire: { platform } }: RequestContext, { ok, text }: CouponOutcome): Response {
  if (!ok) return ajaxText(errorList(platform, [{ field: null, text }]));
  return ajaxText(`<div class="${platform}-message" role="alert">${escapeHtml(text)}</div>`);
}
