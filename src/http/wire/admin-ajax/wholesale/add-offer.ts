import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { offerRefusalSentence } from '#wholesale/offers/server/offer-refusal-sentence.ts';
import { putOfferInCart } from '#wholesale/offers/server/put-offer-in-cart.ts';
import { ajaxFailure, ajaxText } from '../../ajax-reply.ts';
import { formFields } from '../../form-fields.ts';

/** `{p}addoffer`: the lines of the offer `offer` are in the cart, whereupon the browser goes there (OFF-05, wire 4.2). */
export async function addOffer(request: Request, toolbox: Toolbox): Promise<Response> {
  const { offer, security } = await formFields(request);
  if (!toolbox.nonces.check(wholesaleNonceAction(toolbox.wire), security ?? '')) return ajaxText('-1', 403);
  const id = Number(/^[1-9]\d{0,8}$/.exec(offer ?? '')?.[0] ?? 0);
  const result = await putOfferInCart(toolbox, id);
  if (result.ok) return ajaxText('success');
  const { text, status } = offerRefusalSentence(result.error, toolbox.visitor.audience.locale);
  return ajaxFailure(text, status);
}
