import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { choosePayment } from '#selling/checkout/server/payment/choose-payment.ts';
import { ajaxText } from '../../ajax-reply.ts';
import { formFields } from '../../form-fields.ts';

/**
 * `{p}_update_payment_method`: the cart will be paid by this method (FEE-04). The newest clients send no nonce with it: one that is
 * missing is let pass, as only the caller's own cart is meant; one that is wrong is refused.
 */
export async function updatePaymentMethod(request: Request, ctx: RequestContext): Promise<Response> {
  const { security, payment_method: method = '' } = await formFields(request);
  const { nonces, wire } = ctx;
  if (security !== undefined && !nonces.check(wholesaleNonceAction(wire), security)) {
    return ajaxText('-1', 403);
  }
  const chosen = await choosePayment(ctx, method);
  return chosen.ok ? ajaxText('success') : ajaxText('0', 400);
}
