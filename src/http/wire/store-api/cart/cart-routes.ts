import { z } from 'zod';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { chooseShippingMethod } from '#selling/cart/server/choose-shipping-method.ts';
import { readDraft } from '#selling/checkout/server/draft/read-draft.ts';
import { saveDraft } from '#selling/checkout/server/draft/save-draft.ts';
import { anyObject } from '../../lenient/objects.ts';
import { text } from '../../lenient/scalars.ts';
import { addressArgument } from '../checkout/address-argument.ts';
import { mergeAddresses } from '../checkout/merge-addresses.ts';
import { storeCart } from '../replies/store-cart.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { cartRead, cartWrite } from './cart-call.ts';
import { changingHeaders, missingArgument, refused } from './cart-headers.ts';
import { answerWithCart } from './cart-object.ts';

/** Wire 1.2. */
export const readWholeCart = cartRead({
  path: '/cart',
  summary: 'Items, totals, addresses, shipping rates, errors found now, payment methods.',
  headers: { 'Cart-Token': changingHeaders['Cart-Token'] },
  reply: { schema: storeCart },
  answer: (ctx) => answerWithCart(ctx),
});

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

/** A cart that needs no shipping takes its address from the billing address (wire 1.2, REST-07). */
export const updateCustomer = cartWrite({
  method: 'POST',
  path: '/cart/update-customer',
  inBatch: true,
  summary: 'Addresses over those that are known; VAT and shipping follow the shipping address.',
  body: z
    .object({ billing_address: addressArgument('billing'), shipping_address: addressArgument('shipping') })
    .partial(),
  reply: { schema: storeCart, says: 'The whole cart.' },
  errors: [
    {
      status: 400,
      code: 'rest_invalid_param',
      when: 'A field makes no sense; the code of `data.details` is `invalid_country`, `invalid_state`, `invalid_postcode`, `invalid_phone`, `invalid_email` or `invalid_{field}`.',
    },
  ],
  async act(ctx, body) {
    const draft = await readDraft(ctx);
    const result = mergeAddresses(ctx, body, draft);
    if (!result.ok) return { response: result.error };
    const { billing, shipping } = result.merged;
    if (billing || shipping) {
      const { email: _, ...fromBilling } = billing ?? draft.billing;
      const there = shipping ?? (draft.needsShipping ? undefined : fromBilling);
      await saveDraft(ctx, { billing, shipping: there });
    }
    return answerWithCart(ctx);
  },
});

/** No extension of this shop takes data by this route, so every namespace is an unknown one (wire 1.2). */
export const extendCart = cartWrite({
  method: 'POST',
  path: '/cart/extensions',
  inBatch: true,
  summary: 'Known to the platform; no extension of this shop takes data by it.',
  body: z.object({
    namespace: text.meta({ description: 'Of the extension.' }),
    data: anyObject.meta({ description: 'For the extension.' }).optional(),
  }),
  reply: { schema: storeCart, says: 'The whole cart.' },
  errors: [
    missingArgument('namespace'),
    refused('cart_extensions_error', 'No extension of this name takes data.'),
  ],
  async act(ctx, { namespace }) {
    const sentence = storeWords(ctx).unknownNamespace(escapeHtml(namespace));
    return { response: storeError(ctx, '{platform}_rest_cart_extensions_error', sentence, 400) };
  },
});
