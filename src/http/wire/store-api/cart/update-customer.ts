import { z } from 'zod';
import { readDraft } from '#selling/checkout/server/draft/read-draft.ts';
import { saveDraft } from '#selling/checkout/server/draft/save-draft.ts';
import { addressArgument } from '../checkout/address-argument.ts';
import { mergeAddresses } from '../checkout/merge-addresses.ts';
import { storeCart } from '../replies/store-cart.ts';
import { cartWrite } from './cart-call.ts';
import { answerWithCart } from './read-cart.ts';

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
