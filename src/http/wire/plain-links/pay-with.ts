import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { approvalProblems } from '#selling/checkout/server/payment/ask-approval.ts';
import { isProviderMethod } from '#selling/payments/rules/payment-methods.ts';
import { payLinkAction, payLinkParameter } from '#selling/payments/rules/wallet-actions.ts';
import { forgetApproval } from '#selling/wallet/server/approve-payment.ts';
import { approvedForCart } from '#selling/wallet/server/find-payment.ts';
import { startCartPayment } from '#selling/wallet/server/start-payment.ts';

/** `?pay_with={method}`: from cart and mini-cart to the provider's page, where the cart is approved (PAY-04, CPG-05). */
export async function payWithLink(request: Request, toolbox: Toolbox): Promise<Response | null> {
  if (!toolbox.paymentProvider) return null;
  const asked = new URL(request.url).searchParams;
  const method = asked.get(payLinkParameter) ?? '';
  const { locale } = toolbox.visitor.audience;
  const back = async (text: string) => {
    await queueNotice(toolbox, { kind: 'error', text });
    return sendTo('/cart/');
  };
  // The card's holder is asked for at the checkout alone.
  if (!isProviderMethod(method) || method === 'card')
    return back(messagesFor(locale).payments.refused['not-offered']);
  const { nonces, wire } = toolbox;
  if (!nonces.check(payLinkAction(wire), asked.get('_wpnonce') ?? '')) return back(walletFor(locale).expired);
  const started = await startCartPayment(toolbox, { method });
  if (started.ok) return sendTo(started.approveUrl);
  const problems = approvalProblems(toolbox, started.error, method);
  return back(problems.map(({ text }) => text).join(' '));
}

/** `?cancel_payment=1`: what was approved for the cart is forgotten, and nothing is taken. */
export async function cancelPaymentLink(request: Request, toolbox: Toolbox): Promise<Response | null> {
  if (!toolbox.paymentProvider) return null;
  const nonce = new URL(request.url).searchParams.get('_wpnonce') ?? '';
  if (!toolbox.nonces.check(payLinkAction(toolbox.wire), nonce)) return sendTo('/checkout/');
  const approved = await approvedForCart(toolbox);
  if (approved) await forgetApproval(toolbox, approved);
  return sendTo('/checkout/?payment=cancelled');
}

const sendTo = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
