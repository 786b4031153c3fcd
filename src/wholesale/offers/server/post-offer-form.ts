import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { offersPath } from '#foundation/paths/rules/offer-paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { offersFor } from '#messages/buying/offers-for.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { offerRefusalSentence } from './offer-refusal-sentence.ts';
import { putOfferInCart } from './put-offer-in-cart.ts';

/** The button of an offer where no scripts run: where the browser goes next, whose notice says why nothing was added (OFF-05). */
export async function postOfferForm(ctx: RequestContext, fields: PostedFields): Promise<string> {
  const { nonces, wire, visitor } = ctx;
  const { locale } = visitor.audience;
  const refuse = async (text: string) => {
    await queueNotice(ctx, { kind: 'error', text });
    return offersPath;
  };
  if (!nonces.check(wholesaleNonceAction(wire), fields.security ?? ''))
    return refuse(offersFor(locale).expired);
  const id = Number(/^[1-9]\d{0,8}$/.exec(fields.offer ?? '')?.[0] ?? 0);
  const result = await putOfferInCart(ctx, id);
  return result.ok ? '/cart/' : refuse(offerRefusalSentence(result.error, locale).text);
}
