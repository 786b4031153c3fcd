import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { couponSentence } from '#selling/coupons/rules/coupon-sentence.ts';
import { showCart } from '../show-cart.ts';
import { applyCoupon } from './apply-coupon.ts';
import { removeCoupon } from './remove-coupon.ts';

export type CouponOutcome = { readonly ok: boolean; readonly text: string };

export async function applyAndSay(
  ctx: RequestContext,
  input: { readonly code: string; readonly billingEmail?: string | undefined },
): Promise<CouponOutcome> {
  const words = messagesFor(ctx.visitor.audience.locale).coupons;
  const result = await applyCoupon(ctx, input);
  if (!result.ok) return { ok: false, text: couponSentence(words, result.code, result.error) };
  await showCart(ctx);
  return { ok: true, text: result.replaced ? words.replaced(result.code) : words.applied(result.code) };
}

export async function removeAndSay(
  ctx: RequestContext,
  input: { readonly code: string },
): Promise<CouponOutcome> {
  const words = messagesFor(ctx.visitor.audience.locale).coupons;
  const removed = await removeCoupon(ctx, input);
  if (!removed) return { ok: false, text: words.notApplied(input.code.trim()) };
  await showCart(ctx);
  return { ok: true, text: words.removed(removed.code) };
}
