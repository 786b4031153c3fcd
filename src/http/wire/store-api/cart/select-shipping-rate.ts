import { chooseShippingMethod } from '#selling/cart/server/shipping/choose-shipping-method.ts';
import { textField } from '../body/plain-fields.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { cartWrite } from './cart-write.ts';
import { answerWithCart } from './read-cart.ts';

const onlyPackage = '0';

/** `POST /cart/select-shipping-rate`: a rate that is not offered changes nothing, and the cart shows which one counts (wire 1.2, REST-07). */
export const selectShippingRate = cartWrite(
  {
    package_id: textField('Of `shipping_rates`; without it every package is meant.'),
    rate_id: textField('Of a rate of the package.'),
  },
  async (ctx, { package_id: packageId, rate_id: rateId = '' }) => {
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
  ['rate_id'],
);
