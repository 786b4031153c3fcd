import { z } from 'zod';
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
import type { CallError } from '../../call-document.ts';
import { text } from '../../lenient/scalars.ts';
import { invalidArguments } from '../../parse-arguments.ts';
import { storeCart } from '../replies/store-cart.ts';
import { storeLinkedCoupon } from '../replies/store-lines.ts';
import { storeError } from '../store-error.ts';
import { cartRead, cartWrite } from './cart-call.ts';
import { missingArgument, refused } from './cart-headers.ts';
import { answerWithCart, readCartObject } from './cart-object.ts';
import type { CartAnswer } from './run-cart-call.ts';

type CouponObject = Awaited<ReturnType<typeof readCartObject>>['object']['coupons'][number];

const code = text.meta({ description: 'Of the coupon, in any case.' });
const coupons = '/cart/coupons';
const oneCoupon = '/cart/coupons/:code';
const refusedCode = '{platform}_rest_cart_coupon_error';
const unknownCode = '{platform}_rest_cart_coupon_invalid_code';

const notTaken = 'The code is unknown, or does not hold for this cart; the sentence says why.';
const guessedTooOften: CallError = {
  status: 429,
  code: refusedCode,
  when: 'Too many codes that do not exist were tried from this address or by this customer; `Retry-After` says when codes are looked at again.',
};
const doesNotHave: CallError = {
  status: 404,
  code: unknownCode,
  when: 'The cart does not have this coupon.',
};

/** Wire 1.2. */
export const applyCouponRoute = cartWrite({
  method: 'POST',
  path: '/cart/apply-coupon',
  inBatch: true,
  summary: 'Puts a coupon on the cart.',
  body: z.object({ code }).partial(),
  reply: { schema: storeCart, says: 'The whole cart.' },
  errors: [refused('cart_coupon_error', notTaken), guessedTooOften],
  async act(ctx, { code: sent = '' }) {
    const refusal = await refuseCode(ctx, sent);
    if (refusal === null) return answerWithCart(ctx);
    const { sentence, minutes } = refusal;
    if (minutes !== null) return { response: refuseGuess(ctx, sentence, minutes) };
    return { response: storeError(ctx, refusedCode, sentence, 400) };
  },
});

/** An unknown code is 400, one that is not in the cart 409 with the cart (wire 1.2). */
export const removeCouponRoute = cartWrite({
  method: 'POST',
  path: '/cart/remove-coupon',
  inBatch: true,
  summary: 'Takes a coupon off the cart.',
  body: z.object({ code }).partial(),
  reply: { schema: storeCart, says: 'The whole cart.' },
  errors: [
    refused('cart_coupon_error', 'Nobody knows the code.'),
    guessedTooOften,
    { ...doesNotHave, status: 409, when: 'The cart does not have it; `data.cart` is the cart as it is.' },
  ],
  act: (ctx, body) => removeCode(ctx, body.code ?? ''),
});

async function removeCode(ctx: RequestContext, sent: string): Promise<CartAnswer> {
  const { coupons: words } = messagesFor(ctx.visitor.audience.locale);
  const code = couponCode(sent);
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
}

/** Wire 1.3. */
export const readCouponsRoute = cartRead({
  path: coupons,
  summary: 'The coupons of the cart.',
  reply: { schema: z.array(storeLinkedCoupon) },
  async answer(ctx) {
    const { object, hash } = await readCartObject(ctx);
    return { response: Response.json(object.coupons.map((one) => withLinks(ctx.shopUrl, one))), hash };
  },
});

/** Wire 1.3. */
export const readCouponRoute = cartRead({
  path: oneCoupon,
  summary: 'A coupon of the cart.',
  reply: { schema: storeLinkedCoupon },
  errors: [doesNotHave],
  answer: (ctx, path) => answerWithCoupon(ctx, path.code ?? ''),
});

/** A code that is not taken does not fit (wire 1.3). */
export const postCouponRoute = cartWrite({
  method: 'POST',
  path: coupons,
  inBatch: true,
  summary: 'Puts a coupon on the cart.',
  body: z.object({ code }),
  reply: { status: 201, schema: storeLinkedCoupon },
  errors: [
    missingArgument('code'),
    { status: 400, code: 'rest_invalid_param', when: notTaken },
    guessedTooOften,
  ],
  async act(ctx, { code: sent }) {
    const refusal = await refuseCode(ctx, sent);
    if (refusal === null) return answerWithCoupon(ctx, sent, 201);
    const { sentence, minutes } = refusal;
    if (minutes !== null) return { response: refuseGuess(ctx, sentence, minutes) };
    const fault = { code: refusedCode.replace('{platform}', ctx.wire.platform), message: sentence };
    return { response: invalidArguments(ctx, { code: fault }) };
  },
});

/** Wire 1.3. */
export const deleteCouponRoute = cartWrite({
  method: 'DELETE',
  path: oneCoupon,
  inBatch: true,
  summary: 'Takes a coupon off the cart.',
  reply: { status: 204, says: 'Nothing.' },
  errors: [doesNotHave],
  async act(ctx, _body, { code: sent = '' }) {
    if (!(await removeCoupon(ctx, { code: sent }))) return notApplied(ctx, sent);
    const { hash } = await readCartObject(ctx);
    return { response: new Response(null, { status: 204 }), hash };
  },
});

/** Wire 1.3. */
export const deleteCouponsRoute = cartWrite({
  method: 'DELETE',
  path: coupons,
  inBatch: true,
  summary: 'Takes all coupons off the cart.',
  reply: { says: 'An empty list.' },
  async act(ctx) {
    const { coupons: applied } = await readCart(ctx);
    for (const one of applied) await removeCoupon(ctx, { code: one.code });
    const { hash } = await readCartObject(ctx);
    return { response: Response.json([]), hash };
  },
});

type RefusedCode = {
  readonly sentence: string;
  /** minutes until codes are accepted once more; null where there is no wait */
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
