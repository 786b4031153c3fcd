import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { couponSentence } from '#selling/coupons/rules/coupon-sentence.ts';
import { showCart } from '../show-cart.ts';
import { applyCoupon } from './apply-coupon.ts';
import { removeCoupon } from './remove-coupon.ts';

/** What came of a code, in words. */
export type CouponOutcome = { readonly ok: boolean; readonly text: string };

/** Applies a code and says what came of it. */
export async function applyAndSay(
  toolbox: Toolbox,
  input: { readonly code: string; readonly billingEmail?: string | undefined },
): Promise<CouponOutcome> {
  const words = messagesFor(toolbox.visitor.audience.locale).coupons;
  const result = await applyCoupon(toolbox, input);
  if (!result.ok) return { ok: false, text: couponSentence(words, result.code, result.error) };
  await showCart(toolbox);
  return { ok: true, text: result.replaced ? words.replaced(result.code) : words.applied(result.code) };
}

/** Removes a code and says what came of it. */
export async function removeAndSay(
  toolbox: Toolbox,
  input: { readonly code: string },
): Promise<CouponOutcome> {
  const words = messagesFor(toolbox.visitor.audience.locale).coupons;
  const removed = await removeCoupon(toolbox, input);
  if (!removed) return { ok: false, text: words.notApplied(input.code.trim()) };
  await showCart(toolbox);
  return { ok: true, text: words.removed(removed.code) };
}
