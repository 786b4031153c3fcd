import { z } from 'zod';
import { chooseShippingMethod } from '#selling/cart/server/choose-shipping-method.ts';
import { text } from '../../lenient/scalars.ts';
import { storeCart } from '../replies/store-cart.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { cartWrite } from './cart-call.ts';
import { missingArgument, refused } from './cart-headers.ts';
import { answerWithCart } from './read-cart.ts';

const onlyPackage = '0';

/** A rate that is not offered changes nothing, and the cart shows which one counts (wire 1.2, REST-07). */
export const selectShippingRate = cartWrite({
  method: 'POST',
  path: '/cart/select-shipping-rate',
  inBatch: true,
  summary: 'Chooses how the goods are sent.',
  body: z.object({
    package_id: text
      .meta({ description: 'Of `shipping_rates`; without it every package is meant.' })
      .optional(),
    rate_id: text.meta({ description: 'Of a rate of the package.' }),
  }),
  reply: { schema: storeCart, says: 'The whole cart. A rate that is not offered changes nothing.' },
  errors: [refused('cart_missing_rate_id', '`rate_id` is empty.'), missingArgument('rate_id')],
  async act(ctx, { package_id: packageId, rate_id: rateId }) {
    if (rateId === '') {
      const { missingRate } = storeWords(ctx);
      return { response: storeError(ctx, '{platform}_rest_cart_missing_rate_id', missingRate, 400) };
    }
    // There is one package: of any other nothing can be chosen.
    if (packageId === undefined || packageId === onlyPackage) {
      await chooseShippingMethod(ctx, rateId);
    }
    return answerWithCart(ctx);
  },
});
