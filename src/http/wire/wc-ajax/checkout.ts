import { buysAsCompany } from '#customers/accounts/rules/is-business-customer.ts';
import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { processCheckoutAction, processCheckoutField } from '#selling/checkout/rules/checkout-actions.ts';
import type { CheckoutReply } from '#selling/checkout/rules/checkout-calls.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import { checkoutProblems } from '#selling/checkout/server/checkout-problems.ts';
import { askApproval } from '#selling/checkout/server/payment/ask-approval.ts';
import { pathAfter } from '#selling/checkout/server/payment/continue-payment.ts';
import { placeOrder } from '#selling/checkout/server/place-order.ts';
import { ajaxJson } from '../ajax-reply.ts';
import { errorList } from '../error-list.ts';
import { formFields } from '../form-fields.ts';

/** Places the order of the posted form, or says what keeps it from being placed (CHK-13, wire 2.1). */
export async function checkout(request: Request, ctx: RequestContext): Promise<Response> {
  const { nonces, wire, visitor } = ctx;
  const words = messagesFor(visitor.audience.locale);
  const fields = await formFields(request);
  const refuse = (problems: readonly CheckoutProblem[], refresh: boolean) => {
    const messages = errorList(wire.platform, problems);
    const reply: CheckoutReply = { result: 'failure', messages, refresh, reload: false, problems };
    return ajaxJson(reply);
  };

  if (!nonces.check(processCheckoutAction(wire), fields[processCheckoutField(wire)] ?? '')) {
    const { lines } = await readCart(ctx);
    const { notProcessed, sessionExpired } = words.checkout.errors;
    return lines.length > 0
      ? refuse([{ field: null, text: notProcessed }], true)
      : refuse([{ field: null, text: sessionExpired }], false);
  }
  const form = readCheckoutForm(fields, buysAsCompany(ctx.visitor));
  const placed = await placeOrder(ctx, form, fields.account_password);
  if (!placed.ok && placed.error.code === 'payment-not-approved') {
    const asked = await askApproval(ctx, fields);
    if (!asked.ok) return refuse(asked.problems, false);
    const reply: CheckoutReply = { result: 'success', redirect: asked.approveUrl };
    return ajaxJson(reply);
  }
  if (!placed.ok) {
    // The buyer's summary is out of date where the cart is what keeps the order from being placed.
    const refresh = placed.error.code !== 'form' && placed.error.code !== 'cart-empty';
    return refuse(checkoutProblems(words, placed.error, form, ctx.visitor.audience.locale), refresh);
  }
  const { order } = placed;
  const reply: CheckoutReply = { result: 'success', redirect: pathAfter(placed), order_id: order.id };
  return ajaxJson(reply);
}
