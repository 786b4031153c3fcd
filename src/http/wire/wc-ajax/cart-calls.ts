import { hash } from 'node:crypto';
import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { cartTotalsRegion, readAddCall } from '#selling/cart/rules/cart-calls.ts';
import { type AddFailure, addFailure, type CartReply, cartReply } from '#selling/cart/rules/cart-reply.ts';
import type { CartState } from '#selling/cart/rules/cart-state.ts';
import type { Notice } from '#selling/cart/rules/notice.ts';
import { chooseShippingMethod } from '#selling/cart/server/choose-shipping-method.ts';
import {
  applyAndSay,
  type CouponOutcome,
  removeAndSay,
} from '#selling/cart/server/coupons/coupon-outcome.ts';
import { queueNotice, takeNotices } from '#selling/cart/server/notices.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { addRefusalSentence } from '#selling/cart/server/refusal-sentence.ts';
import { removeCartLine } from '#selling/cart/server/remove-cart-line.ts';
import { addAndShow, showCart } from '#selling/cart/server/show-cart.ts';
import {
  applyCouponAction,
  couponFields,
  removeCouponAction,
} from '#selling/coupons/rules/coupon-actions.ts';
import { chooseShippingAction, shippingMethodField } from '#selling/shipping/rules/shipping-actions.ts';
import { storeAjaxCall } from '../ajax-call.ts';
import { ajaxJson, ajaxText, wantsHtml } from '../ajax-reply.ts';
import { cartReplyOf } from '../cart-reply.ts';
import type { AjaxEndpoint } from '../endpoint.ts';
import { addedFields, maybeTyped, postedLineKey, said, typed } from '../lenient/posted.ts';
import { cartTotalsMarkup } from '../markup.tsx';
import { errorList } from '../notice-markup.ts';

const digestDigits = 12;
const totals = 'HTML: the region `.cart_totals` of the cart page, a whole element.';
const notice = {
  says: 'A notice as markup: `div.{platform}-message`, or `ul.{platform}-error` with what is wrong.',
};

/** The totals of a cart as markup, with a nonce for another choice of shipping. */
function totalsOf({ nonces, wire, visitor }: RequestContext, cart: CartState): string {
  const nonce = nonces.make(chooseShippingAction);
  return cartTotalsMarkup({ cart, nonce, platform: wire.platform, locale: visitor.audience.locale });
}

function noticeReply({ wire: { platform } }: RequestContext, { ok, text }: CouponOutcome): Response {
  if (!ok) return ajaxText(errorList(platform, [{ field: null, text }]));
  return ajaxText(`<div class="${platform}-message" role="alert">${escapeHtml(text)}</div>`);
}

/** The calls of the cart (CART-03, CART-04, CART-07, CPG-03, FRAG-02, FRAG-05, FRAG-12, wire 2.1). */
export const cartCalls: readonly AjaxEndpoint[] = [
  storeAjaxCall({
    name: 'add_to_cart',
    summary: 'Adds a product or variation.',
    fields: z.object({
      product_id: maybeTyped.meta({ type: 'integer', description: 'Product or variation.' }),
      ...addedFields,
    }),
    reply: {
      schema: z.union([cartReply, addFailure]),
      says: 'Where nothing was added `AddFailure`: the browser goes to `product_url`, whose page tells why. No field `product_id`: an empty body.',
    },
    async handle(ctx, _fields, posted) {
      const call = readAddCall(posted, 'product_id');
      if (!call) return ajaxText('');
      const result = await addAndShow(ctx, call);
      if (result.ok) return ajaxJson(await cartReplyOf(ctx, result.cart));
      const { error } = result;
      const failure: AddFailure = { error: true, product_url: false };
      if (error.code === 'unknown-product') return ajaxJson(failure);
      const words = messagesFor(ctx.visitor.audience.locale).cart;
      await queueNotice(ctx, { kind: 'error', text: addRefusalSentence(words, error) });
      return ajaxJson({ ...failure, product_url: `${ctx.shopUrl}${error.product.path}` });
    },
  }),
  storeAjaxCall({
    name: 'remove_from_cart',
    summary: 'Takes a line off the cart.',
    fields: z.object({ cart_item_key: postedLineKey }),
    reply: {
      schema: cartReply,
      says: 'Without a line of this key `{ "success": false }`: the client follows the remove link.',
    },
    async handle(ctx, { cart_item_key: key }) {
      const result = key === null ? null : await removeCartLine(ctx, { key });
      return ajaxJson(result?.ok ? await cartReplyOf(ctx) : { success: false });
    },
  }),
  storeAjaxCall({
    name: 'apply_coupon',
    summary: 'Applies the code of a coupon.',
    nonce: {
      field: 'security',
      action: () => applyCouponAction,
      says: 'Nonce `apply-coupon`, from the page.',
    },
    fields: z.object({
      [couponFields.code]: typed.meta({ description: 'The code.' }),
      billing_email: said('Of the checkout form: some coupons are for named buyers.'),
    }),
    reply: notice,
    handle: async (ctx, { coupon_code: code, billing_email: billingEmail }) =>
      noticeReply(ctx, await applyAndSay(ctx, { code, billingEmail })),
  }),
  storeAjaxCall({
    name: 'remove_coupon',
    summary: 'Takes a coupon off the cart.',
    nonce: {
      field: 'security',
      action: () => removeCouponAction,
      says: 'Nonce `remove-coupon`, from the page.',
    },
    fields: z.object({ coupon: typed.meta({ description: 'The code.' }) }),
    reply: notice,
    handle: async (ctx, { coupon: code }) => noticeReply(ctx, await removeAndSay(ctx, { code })),
  }),
  storeAjaxCall({
    name: 'update_shipping_method',
    summary: 'Chooses a shipping rate.',
    nonce: { field: 'security', action: () => chooseShippingAction, says: 'Of the cart page.' },
    fields: z.object({
      [shippingMethodField]: typed.meta({ description: 'The id of a rate; there is one package.' }),
    }),
    headers: { Accept: 'names `text/html` before JSON: the answer is HTML' },
    reply: {
      schema: cartReply,
      says: `The totals stand among the fragments. Where HTML is asked for ${totals} A rate that is not offered changes nothing: \`notices\` says so, or the next page.`,
    },
    async handle(ctx, fields, _posted, { request }) {
      const chosen = await chooseShippingMethod(ctx, fields[shippingMethodField]);
      const { notOffered } = messagesFor(ctx.visitor.audience.locale).shipping;
      const notices: readonly Notice[] = chosen.ok ? [] : [{ kind: 'error', text: notOffered }];
      if (wantsHtml(request)) {
        for (const one of notices) await queueNotice(ctx, one);
        return ajaxText(totalsOf(ctx, await showCart(ctx)));
      }
      const reply = await cartReplyOf(ctx);
      return ajaxJson({
        ...reply,
        fragments: { ...reply.fragments, [cartTotalsRegion]: totalsOf(ctx, reply.cart) },
        ...(notices.length > 0 ? { notices } : {}),
      } satisfies CartReply);
    },
  }),
  storeAjaxCall({
    name: 'get_refreshed_fragments',
    methods: 'GET or POST',
    summary: 'The cart as it is now.',
    fields: z.object({
      time: maybeTyped.meta({ type: 'integer', description: "The client's own; passed over." }),
      notices: maybeTyped.meta({ enum: ['1'], description: 'Takes along what waits to be told.' }),
    }),
    reply: { schema: cartReply, says: '`cart_hash` is empty for an empty cart.' },
    async handle(ctx, fields) {
      const notices = fields.notices === '1' ? { notices: await takeNotices(ctx) } : {};
      return ajaxJson({ ...(await cartReplyOf(ctx)), ...notices });
    },
  }),
  storeAjaxCall({
    name: 'get_cart_totals',
    methods: 'GET or POST',
    summary: 'The totals of the cart.',
    reply: { says: totals },
    handle: async (ctx) => ajaxText(totalsOf(ctx, await showCart(ctx))),
  }),
  storeAjaxCall({
    name: 'get_customer_location',
    methods: 'GET or POST',
    summary: 'A digest of where the goods go, for clients that cache by it.',
    reply: {
      schema: z
        .object({ success: z.literal(true), data: z.object({ hash: z.string() }) })
        .meta({ id: 'CustomerLocation' }),
      says: 'A digest of 12 hexadecimal characters of where the goods go; another destination has another one.',
    },
    async handle(ctx) {
      const { country, state, postcode, city = '' } = (await readCart(ctx)).destination;
      const location = [country, state, postcode, city].join('|');
      return ajaxJson({ success: true, data: { hash: hash('md5', location).slice(0, digestDigits) } });
    },
  }),
];
