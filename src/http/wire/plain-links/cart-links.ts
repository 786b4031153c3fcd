import { z } from 'zod';
import { cartHandoverFor } from '#messages/buying/cart-handover-for.ts';
import { quoteListFor } from '#messages/buying/quote-list-for.ts';
import { readAddCall } from '#selling/cart/rules/cart-calls.ts';
import { noteField } from '#selling/cart/rules/line-note.ts';
import { addWithNotice } from '#selling/cart/server/add-with-notice.ts';
import { removeAndSay } from '#selling/cart/server/coupons/coupon-outcome.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { removeAndTell, restoreAndTell } from '#selling/cart/server/post-cart-form.ts';
import { takeHandedCart } from '#selling/cart/server/take-handed-cart.ts';
import { storeNoticeCookie, storeNoticeSeconds } from '#site/banners/rules/store-notice-cookie.ts';
import { longestNote } from '#wholesale/product-tables/rules/table-limits.ts';
import { quoteListPath } from '#wholesale/quotes/rules/quote-list/quote-list-context.ts';
import { addToQuoteList } from '#wholesale/quotes/server/quote-list/add-to-quote-list.ts';
import { quoteListSentence } from '#wholesale/quotes/server/quote-list/quote-list-sentence.ts';
import { addedFields, maybeTyped, postedLineKey, said, typed } from '../lenient/posted.ts';
import { readHandoverToken } from '../store-api/cart/cart-token.ts';
import { backTo, pageBefore, plainLink, sendTo, sentAnyhow } from './plain-link.ts';

const item = maybeTyped.meta({ type: 'integer', description: 'Product or variation.' });
const _wpnonce = typed.meta({ description: '`cart_nonce` of a `CartReply`.' });

/** By link or form (wire 6.1, RAQ-05, RAQ-07). */
export const addToQuoteLink = plainLink({
  parameter: 'add-to-quote',
  summary: 'Adds to the quote list.',
  fields: z.object({ 'add-to-quote': item, ...addedFields }),
  reply: { says: 'The page with a notice that leads to the list, or says why nothing was added.' },
  async handle(ctx, _fields, request) {
    const sent = await sentAnyhow(request);
    const call = readAddCall({ ...sent, product_id: sent['add-to-quote'] }, 'product_id');
    if (!call) return null;
    const words = quoteListFor(ctx.visitor.audience.locale);
    if (!ctx.settings.quote_list_enabled) {
      await queueNotice(ctx, { kind: 'error', text: words.notInstalled });
      return null;
    }
    const result = await addToQuoteList(ctx, call);
    const text = quoteListSentence(ctx, result);
    const action = { label: words.browse, href: quoteListPath };
    await queueNotice(ctx, result.ok ? { kind: 'success', text, action } : { kind: 'error', text });
    return null;
  },
});

/** By link or form; a note longer than the box of a product table allows was not written there (CART-08, CART-12, TAB-65). */
export const addToCartLink = plainLink({
  parameter: 'add-to-cart',
  summary: 'Adds to the cart.',
  fields: z.object({ 'add-to-cart': item, ...addedFields, [noteField]: said('A note on the line.') }),
  reply: { says: 'The page with a notice, or 302 to the cart where the shop is set so.' },
  async handle(ctx, _fields, request) {
    const sent = await sentAnyhow(request);
    const call = readAddCall(sent, 'add-to-cart');
    if (!call) return null;
    const note = (sent[noteField] ?? '').trim().slice(0, longestNote);
    const result = await addWithNotice(ctx, { ...call, note });
    const away = result.ok && ctx.settings.cart_redirect_after_add === 'yes';
    return away ? new Response(null, { status: 302, headers: { location: '/cart/' } }) : null;
  },
});

/** FRAG-05, wire 2.5. */
export const removeItemLink = plainLink({
  parameter: 'remove_item',
  summary: 'Takes a line off the cart.',
  fields: z.object({ remove_item: postedLineKey, _wpnonce }),
  reply: {
    status: 302,
    says: 'Back to the page before, with `removed_item=1` where something was removed.',
  },
  async handle(ctx, { remove_item: key, _wpnonce: nonce }, request) {
    const { removed } = await removeAndTell(ctx, { key, nonce });
    const back = pageBefore(request, ctx.shopUrl);
    if (removed) back.searchParams.set('removed_item', '1');
    return backTo(back);
  },
});

/** Wire 2.5. */
export const undoItemLink = plainLink({
  parameter: 'undo_item',
  summary: 'Puts a line that was removed into the cart again.',
  fields: z.object({ undo_item: postedLineKey, _wpnonce }),
  reply: { status: 302, says: 'Back to the page before.' },
  async handle(ctx, { undo_item: key, _wpnonce: nonce }, request) {
    await restoreAndTell(ctx, { key, nonce });
    return backTo(pageBefore(request, ctx.shopUrl));
  },
});

/** SITE-28. */
export const dismissStoreNotice = plainLink({
  parameter: 'dismiss_store_notice',
  summary: 'Hides the notice of the shop.',
  fields: z.object({ dismiss_store_notice: typed.meta({ description: 'The id of the notice.' }) }),
  reply: {
    status: 302,
    says: 'Back to the page before, with the cookie `store_notice{noticeId}` = `hidden`.',
  },
  async handle(ctx, { dismiss_store_notice: id }, request) {
    if (!/^[0-9a-f]{32}$/.test(id)) return null;
    ctx.reply.setCookie(`${storeNoticeCookie}${id}`, 'hidden', { maxAge: storeNoticeSeconds });
    return backTo(pageBefore(request, ctx.shopUrl));
  },
});

/** Wire 2.5. */
export const removeCouponLink = plainLink({
  parameter: 'remove_coupon',
  summary: 'Takes a coupon off the cart.',
  fields: z.object({ remove_coupon: typed.meta({ description: 'The code.' }) }),
  reply: { status: 302, says: 'Back to the page before, which tells it.' },
  async handle(ctx, { remove_coupon: code }, request) {
    const { ok, text } = await removeAndSay(ctx, { code });
    await queueNotice(ctx, { kind: ok ? 'success' : 'error', text });
    return backTo(pageBefore(request, ctx.shopUrl));
  },
});

/** The cart of a client elsewhere comes to this browser, which goes on without the token in its address (wire 1.0). */
export const takeCartLink = plainLink({
  parameter: 'session',
  inAddressAlone: true,
  summary: 'Takes over the cart of another client.',
  fields: z.object({
    session: typed.meta({
      description:
        'The `Cart-Token` of the newest answer of the Store API about a guest’s cart, signed at most an hour ago.',
    }),
  }),
  reply: {
    status: 303,
    says: 'To the same address without the token. The browser’s cart has the goods, coupons and destination of the other, beside what it held: of a line in both the larger quantity stays. Addresses, notes and payments do not come along. It works once: tokens that were signed before are used up with it, the next answer of the Store API brings a new one. Where it does not work the next page says so; a token that the shop has not signed is passed over.',
  },
  async handle(ctx, { session: token }, request) {
    const url = new URL(request.url);
    const handed = readHandoverToken(ctx.nonces, token, ctx.clock.now());
    if (!handed.ok && handed.code === 'unsigned') return null;
    const taken = handed.ok ? await takeHandedCart(ctx, handed) : ({ ok: false } as const);
    const words = cartHandoverFor(ctx.visitor.audience.locale);
    if (!taken.ok) await queueNotice(ctx, { kind: 'error', text: words.over });
    else if (taken.joined) await queueNotice(ctx, { kind: 'info', text: words.joined });
    url.searchParams.delete('session');
    // Two strokes at its beginning would name another site.
    return sendTo(url.pathname.replace(/^\/+/, '/') + url.search);
  },
});
