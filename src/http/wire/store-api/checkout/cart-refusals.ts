import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { CartProblem } from '#selling/cart/rules/cart-state.ts';
import { problemSentence } from '#selling/cart/rules/problem-sentence.ts';
import { removeCoupon } from '#selling/cart/server/coupons/remove-coupon.ts';
import { couponSentence } from '#selling/coupons/rules/coupon-sentence.ts';
import { problemCodes, readCartObject } from '../cart/cart-object.ts';
import { couponCodeOf } from '../cart/coupon-object.ts';
import type { CartAnswer } from '../cart/run-cart-call.ts';
import { storeErrorBody } from '../store-error.ts';
import { storeWords } from '../store-words.ts';

/**
 * 409 where coupons alone are the reason that the order cannot be placed: they are taken off the cart, and the answer names them beside
 * the changed cart, so that the buyer sees the higher total before paying it (wire 1.4). Null where something else is wrong.
 */
export async function refuseCoupons(
  ctx: RequestContext,
  problems: readonly CartProblem[],
): Promise<CartAnswer | null> {
  const refused = problems.flatMap((problem) => (problem.code === 'coupon-refused' ? [problem] : []));
  if (refused.length === 0 || refused.length < problems.length) return null;
  for (const { name } of refused) await removeCoupon(ctx, { code: name });
  const { coupons } = messagesFor(ctx.visitor.audience.locale);
  const sentences = refused.map(({ name, refusal }) => couponSentence(coupons, name, refusal));
  const message = escapeHtml([...sentences, storeWords(ctx).couponsRemoved(refused.length)].join(' '));
  const { object, hash } = await readCartObject(ctx);
  const data = { removed_coupons: refused.map(({ name }) => couponCodeOf(name)), cart: object };
  const body = storeErrorBody(ctx, '{platform}_rest_cart_coupon_errors', message, 409, data);
  return { response: Response.json(body, { status: 409 }), hash };
}

/** 409 with the cart where it cannot be ordered; null where it can (wire 1.0, 1.4). */
export async function refuseCart(
  ctx: RequestContext,
  problems: readonly CartProblem[] = [],
): Promise<CartAnswer | null> {
  const { object, hash } = await readCartObject(ctx);
  const answer = (body: object) => ({ response: Response.json(body, { status: 409 }), hash });
  if (object.items.length === 0) {
    const { emptyCart } = storeWords(ctx);
    const code = '{platform}_rest_cart_empty';
    return answer(storeErrorBody(ctx, code, emptyCart, 409, { cart: object }));
  }
  const words = messagesFor(ctx.visitor.audience.locale);
  const errors = problems.map((problem) => ({
    code: `${ctx.wire.platform}_rest_${problemCodes[problem.code]}`,
    message: escapeHtml(problemSentence(words, problem)),
  }));
  const [first, ...others] = object.errors.length > 0 ? object.errors : errors;
  if (!first) return null;
  return answer({
    ...storeErrorBody(ctx, first.code, first.message, 409, { cart: object }),
    ...(others.length > 0
      ? { additional_errors: others.map((error) => ({ ...error, data: { status: 409 } })) }
      : {}),
  });
}
