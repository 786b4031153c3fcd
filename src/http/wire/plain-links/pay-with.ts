import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { approvalProblems } from '#selling/checkout/server/payment/ask-approval.ts';
import { isProviderMethod, paymentMethods } from '#selling/payments/rules/payment-methods.ts';
import { payLinkAction, payLinkParameter } from '#selling/payments/rules/wallet-actions.ts';
import { clearApproval } from '#selling/wallet/server/approve-payment.ts';
import { approvedForCart } from '#selling/wallet/server/find-payment.ts';
import { startCartPayment } from '#selling/wallet/server/start-payment.ts';

/** `?pay_with={method}`: from cart and mini-cart to the provider's page, where the cart is approved (PAY-04, CPG-05). */
export async function payWithLink(request: Request, ctx: RequestContext): Promise<Response | null> {
  if (!ctx.paymentProvider) return null;
  const asked = new URL(request.url).searchParams;
  const method = asked.get(payLinkParameter) ?? '';
  const { locale } = ctx.visitor.audience;
  const back = async (text: string) => {
    await queueNotice(ctx, { kind: 'error', text });
    return sendTo('/cart/');
  };
  // The card's holder is asked for at the checkout alone.
  if (!isProviderMethod(method) || paymentMethods[method].provider?.card)
    return back(messagesFor(locale).payments.refused['not-offered']);
  const { nonces, wire } = ctx;
  if (!nonces.check(payLinkAction(wire), asked.get('_wpnonce') ?? '')) return back(walletFor(locale).expired);
  const started = await startCartPayment(ctx, { method });
  if (started.ok) return sendTo(started.approveUrl);
  const problems = approvalProblems(ctx, started.error, method);
  return back(problems.map(({ text }) => text).join(' '));
}

/** `?cancel_payment=1`: what was approved for the cart is forgotten, and nothing is taken. */
export async function cancelPaymentLink(request: Request, ctx: RequestContext): Promise<Response | null> {
  if (!ctx.paymentProvider) return null;
  const nonce = new URL(request.url).searchParams.get('_wpnonce') ?? '';
  if (!ctx.nonces.check(payLinkAction(ctx.wire), nonce)) return sendTo('/checkout/');
  const approved = await approvedForCart(ctx);
  if (approved) await clearApproval(ctx, approved);
  return sendTo('/checkout/?payment=cancelled');
}

const sendTo = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
