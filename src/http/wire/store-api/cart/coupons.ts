import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { applyCoupon } from '#selling/cart/server/coupons/apply-coupon.ts';
import { removeCoupon } from '#selling/cart/server/coupons/remove-coupon.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { couponCode, sameCode } from '#selling/coupons/rules/coupon-code.ts';
import { couponSentence } from '#selling/coupons/rules/coupon-sentence.ts';
import { countGuess } from '#selling/coupons/server/limit-guesses.ts';
import { readCoupons } from '#selling/coupons/server/read-coupons.ts';
import type { StoreApiHandle } from '../../endpoint.ts';
import { textField } from '../body/plain-fields.ts';
import { invalidParams } from '../parse-params.ts';
import { storeError } from '../store-error.ts';
import { type CartAnswer, runCartCall } from './cart-call.ts';
import { readCartObject } from './cart-object.ts';
import { cartWrite } from './cart-write.ts';
import { answerWithCart } from './read-cart.ts';

type CouponObject = Awaited<ReturnType<typeof readCartObject>>['object']['coupons'][number];

const fields = { code: textField('Of the coupon, in any case.') };
const refusedCode = '{platform}_rest_cart_coupon_error';
const unknownCode = '{platform}_rest_cart_coupon_invalid_code';

/** `POST /cart/apply-coupon` (wire 1.2). */
export const applyCouponRoute = cartWrite(fields, async (ctx, { code = '' }) => {
  const refusal = await refuseCode(ctx, code);
  if (refusal === null) return answerWithCart(ctx);
  const { sentence, minutes } = refusal;
  if (minutes !== null) return { response: refuseGuess(ctx, sentence, minutes) };
  return { response: storeError(ctx, refusedCode, sentence, 400) };
});

/** `POST /cart/remove-coupon`: a code that nobody knows is 400, one that the cart does not have 409 with the cart (wire 1.2). */
export const removeCouponRoute = cartWrite(fields, async (ctx, body) => {
  const { coupons: words } = messagesFor(ctx.visitor.audience.locale);
  const code = couponCode(body.code ?? '');
  if (code !== null && (await removeCoupon(ctx, { code }))) return answerWithCart(ctx);
  const guess = await countGuess(ctx);
  if (!guess.ok) {
    const { minutes } = guess;
    const sentence = couponSentence(words, '', { code: 'too-many-guesses', minutes });
    return { response: refuseGuess(ctx, escapeHtml(sentence), minutes) };
  }
  const isKnown =
    code !== null && (await readCoupons(ctx, { which: { code }, productIds: [] })).coupons.length > 0;
  if (isKnown || code === null) await guess.wasRight();
  if (!isKnown) {
    const sentence = couponSentence(words, code ?? '', { code: code === null ? 'no-code' : 'unknown' });
    return { response: storeError(ctx, refusedCode, escapeHtml(sentence), 400) };
  }
  const { object, hash } = await readCartObject(ctx);
  const sentence = escapeHtml(words.notApplied(code ?? ''));
  return { response: storeError(ctx, unknownCode, sentence, 409, { cart: object }), hash };
});

/** `GET /cart/coupons` (wire 1.3). */
export const readCouponsRoute: StoreApiHandle = (request, outside) =>
  runCartCall(request, outside, 'no-nonce', async (ctx) => {
    const { object, hash } = await readCartObject(ctx);
    return { response: Response.json(object.coupons.map((one) => withLinks(ctx.shopUrl, one))), hash };
  });

/** `GET /cart/coupons/{code}` (wire 1.3). */
export const readCouponRoute: StoreApiHandle = (request, outside, { code = '' }) =>
  runCartCall(request, outside, 'no-nonce', (ctx) => answerWithCoupon(ctx, code));

/** `POST /cart/coupons`: 201 with the coupon; a code that is not taken does not fit (wire 1.3). */
export const postCouponRoute = cartWrite(
  fields,
  async (ctx, { code = '' }) => {
    const refusal = await refuseCode(ctx, code);
    if (refusal === null) return answerWithCoupon(ctx, code, 201);
    const { sentence, minutes } = refusal;
    if (minutes !== null) return { response: refuseGuess(ctx, sentence, minutes) };
    const fault = { code: refusedCode.replace('{platform}', ctx.wire.platform), message: sentence };
    return { response: invalidParams(ctx, { code: fault }) };
  },
  ['code'],
);

/** `DELETE /cart/coupons/{code}`: 204 (wire 1.3). */
export const deleteCouponRoute = cartWrite({}, async (ctx, _body, { code = '' }) => {
  if (!(await removeCoupon(ctx, { code }))) return notApplied(ctx, code);
  const { hash } = await readCartObject(ctx);
  return { response: new Response(null, { status: 204 }), hash };
});

/** `DELETE /cart/coupons`: a cart without coupons (wire 1.3). */
export const deleteCouponsRoute = cartWrite({}, async (ctx) => {
  const { coupons } = await readCart(ctx);
  for (const { code } of coupons) await removeCoupon(ctx, { code });
  const { hash } = await readCartObject(ctx);
  return { response: Response.json([]), hash };
});

type RefusedCode = {
  readonly sentence: string /** until codes are looked at again */;
  readonly minutes: number | null;
};

/** Puts a coupon on the cart; the sentence that says why not, safe in markup, or null. */
async function refuseCode(ctx: RequestContext, code: string): Promise<RefusedCode | null> {
  const applied = await applyCoupon(ctx, { code });
  if (applied.ok) return null;
  const { coupons } = messagesFor(ctx.visitor.audience.locale);
  const { error } = applied;
  const sentence = escapeHtml(couponSentence(coupons, applied.code, error));
  return { sentence, minutes: error.code === 'too-many-guesses' ? error.minutes : null };
}

function refuseGuess(ctx: RequestContext, sentence: string, minutes: number): Response {
  const refused = storeError(ctx, refusedCode, sentence, 429);
  refused.headers.set('retry-after', String(minutes * 60));
  return refused;
}

async function answerWithCoupon(ctx: RequestContext, code: string, status = 200): Promise<CartAnswer> {
  const { object, hash } = await readCartObject(ctx);
  const coupon = object.coupons.find((one) => sameCode(one.code, escapeHtml(code)));
  if (!coupon) return notApplied(ctx, code);
  return { response: Response.json(withLinks(ctx.shopUrl, coupon), { status }), hash };
}

function notApplied(ctx: RequestContext, code: string): CartAnswer {
  const { coupons } = messagesFor(ctx.visitor.audience.locale);
  return { response: storeError(ctx, unknownCode, escapeHtml(coupons.notApplied(code)), 404) };
}

function withLinks(shopUrl: string, coupon: CouponObject) {
  const collection = `${shopUrl}/wp-json/wc/store/v1/cart/coupons`;
  const self = `${collection}/${encodeURIComponent(coupon.code)}`;
  return { ...coupon, _links: { self: [{ href: self }], collection: [{ href: collection }] } };
}
