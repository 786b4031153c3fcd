import { type CartReply, cartTotalsRegion } from '#contract/cart-calls.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { chooseShippingAction, shippingMethodField } from '#shop/cart/rules/shipping-actions.ts';
import { chooseShippingMethod } from '#shop/cart/server/shipping/choose-shipping-method.ts';
import { ajaxJson, ajaxText } from '../ajax-reply.ts';
import { cartReply } from '../cart-reply.ts';
import { formFields } from '../form-fields.ts';
import { cartTotalsMarkup } from '../markup.tsx';

/** `POST /?wc-ajax=update_shipping_method`: the cart with the rate that was chosen, or with a notice where it is not offered (CPG-03). */
export async function updateShippingMethod(request: Request, toolbox: Toolbox): Promise<Response> {
  const { nonces, visitor } = toolbox;
  const fields = await formFields(request);
  const security = fields.security ?? '';
  if (!nonces.check(chooseShippingAction, security)) return ajaxText('-1', 403);

  const chosen = await chooseShippingMethod(toolbox, fields[shippingMethodField] ?? '');
  const { locale } = visitor.audience;
  const reply = await cartReply(toolbox);
  const totals = cartTotalsMarkup({
    cart: reply.cart,
    nonce: security,
    platform: toolbox.wire.platform,
    locale,
  });
  const answer: CartReply = {
    ...reply,
    fragments: { ...reply.fragments, [cartTotalsRegion]: totals },
    ...(chosen.ok ? {} : { notices: [{ kind: 'error', text: messagesFor(locale).shipping.notOffered }] }),
  };
  return ajaxJson(answer);
}
