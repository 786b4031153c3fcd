import { z } from 'zod';
import { choosePayment } from '#selling/checkout/server/set-cart-delivery.ts';
import { wholesaleCall } from '../../ajax-call.ts';
import { ajaxText } from '../../ajax-reply.ts';
import { typed } from '../../lenient/posted.ts';

/** The newest clients send no nonce with it: only the caller's own cart is meant (FEE-04). */
export const updatePaymentMethod = wholesaleCall({
  name: '{p}_update_payment_method',
  who: 'everybody',
  nonceMayMiss: true,
  summary: 'The cart will be paid by this method.',
  fields: z.object({ payment_method: typed.meta({ description: 'The id of the method.' }) }),
  reply: { says: '`success`; the cart and checkout data are read anew then.' },
  errors: [
    {
      status: 400,
      when: 'The method is not offered to this buyer for this cart: the body is `0`.',
    },
  ],
  handle: async (ctx, { payment_method: method }) =>
    (await choosePayment(ctx, method)).ok ? ajaxText('success') : ajaxText('0', 400),
});
