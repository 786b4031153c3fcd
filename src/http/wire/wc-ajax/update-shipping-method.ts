import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { type CartReply, cartTotalsRegion } from '#selling/cart/rules/cart-calls.ts';
import type { Notice } from '#selling/cart/rules/notice.ts';
import { chooseShippingMethod } from '#selling/cart/server/choose-shipping-method.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { chooseShippingAction, shippingMethodField } from '#selling/shipping/rules/shipping-actions.ts';
import { ajaxJson, ajaxText } from '../ajax-reply.ts';
import { cartReply } from '../cart-reply.ts';
import { formFields } from '../form-fields.ts';
import { wantsHtml } from '../wants-html.ts';
import { getCartTotals, totalsOf } from './get-cart-totals.ts';

/**
 * `POST /?wc-ajax=update_shipping_method`: chooses a rate. Whoever asks for HTML gets the totals of the cart page, and a rate that is not
 * offered is told on the next page; else the cart comes as JSON, with the totals among its fragments and the notice beside it (CPG-03,
 * wire 2.1).
 */
export async function updateShippingMethod(request: Request, ctx: RequestContext): Promise<Response> {
  const fields = await formFields(request);
  if (!ctx.nonces.check(chooseShippingAction, fields.security ?? '')) return ajaxText('-1', 403);
  const chosen = await chooseShippingMethod(ctx, fields[shippingMethodField] ?? '');
  const { notOffered } = messagesFor(ctx.visitor.audience.locale).shipping;
  const notices: readonly Notice[] = chosen.ok ? [] : [{ kind: 'error', text: notOffered }];
  if (wantsHtml(request)) {
    for (const notice of notices) await queueNotice(ctx, notice);
    return getCartTotals(request, ctx);
  }
  const reply = await cartReply(ctx);
  const totals = totalsOf(ctx, reply.cart);
  const answer: CartReply = {
    ...reply,
    fragments: { ...reply.fragments, [cartTotalsRegion]: totals },
    ...(notices.length > 0 ? { notices } : {}),
  };
  return ajaxJson(answer);
}
