import { z } from 'zod';
import { offerRefusalSentence } from '#wholesale/offers/server/offer-refusal-sentence.ts';
import { putOfferInCart } from '#wholesale/offers/server/put-offer-in-cart.ts';
import { wholesaleCall } from '../../ajax-call.ts';
import { ajaxFailure, ajaxText } from '../../ajax-reply.ts';
import { postedId } from '../../lenient/posted.ts';

/** OFF-05, wire 4.2. */
export const addOffer = wholesaleCall({
  name: '{p}addoffer',
  summary: 'Puts all lines of an offer into the cart.',
  fields: z.object({ offer: postedId(9).meta({ description: 'The number of an offer of the caller.' }) }),
  reply: {
    says: '`success` as bare text: all lines of the offer are in the cart at its prices, once; the browser goes to the cart.',
  },
  errors: [
    { status: 404, when: 'The caller has no such offer: `{ success: false, data }` with the sentence.' },
    {
      status: 409,
      when: 'The offer has ended, was ordered or taken back, or something of it is missing: `data` says what; nothing was added.',
    },
  ],
  async handle(ctx, { offer }) {
    const result = await putOfferInCart(ctx, offer);
    if (result.ok) return ajaxText('success');
    const { text, status } = offerRefusalSentence(result.error, ctx.visitor.audience.locale);
    return ajaxFailure(text, status);
  },
});
