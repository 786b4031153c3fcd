import { readDraft } from '#selling/checkout/server/draft/read-draft.ts';
import { saveDraft } from '#selling/checkout/server/draft/save-draft.ts';
import { addressField } from '../body/address-field.ts';
import { mergeAddresses } from '../checkout/merge-addresses.ts';
import { cartWrite } from './cart-write.ts';
import { answerWithCart } from './read-cart.ts';

/**
 * `POST /cart/update-customer`: addresses over those that are known; VAT and shipping follow the shipping address. A cart that needs no
 * shipping takes it from the billing address (wire 1.2, REST-07).
 */
export const updateCustomer = cartWrite(
  { billing_address: addressField('billing'), shipping_address: addressField('shipping') },
  async (ctx, body) => {
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
);
