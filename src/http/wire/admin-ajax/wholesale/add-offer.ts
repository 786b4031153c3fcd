import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { offerRefusalSentence } from '#wholesale/offers/server/offer-refusal-sentence.ts';
import { putOfferInCart } from '#wholesale/offers/server/put-offer-in-cart.ts';
import { ajaxFailure, ajaxText } from '../../ajax-reply.ts';
import { formFields } from '../../form-fields.ts';

/** `{p}addoffer`: the lines of the offer `offer` are in the cart, whereupon the browser goes there (OFF-05, wire 4.2). */
export async function addOffer(request: Request, ctx: RequestContext): Promise<Response> {
  const { offer, security } = await formFields(request);
  if (!ctx.nonces.check(wholesaleNonceAction(ctx.wire), security ?? '')) return ajaxText('-1', 403);
  const id = Number(/^[1-9]\d{0,8}$/.exec(offer ?? '')?.[0] ?? 0);
  const result = await putOfferInCart(ctx, id);
  if (result.ok) return ajaxText('success');
  const { text, status } = offerRefusalSentence(result.error, ctx.visitor.audience.locale);
  return ajaxFailure(text, status);
}
