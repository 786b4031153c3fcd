import { z } from 'zod';
import { messagesFor } from '#messages/messages-for.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { askApproval } from '#selling/checkout/server/payment/ask-approval.ts';
import { isProviderMethod, paymentMethods } from '#selling/payments/rules/payment-methods.ts';
import {
  cancelPaymentParameter,
  payLinkAction,
  payLinkParameter,
} from '#selling/payments/rules/wallet-actions.ts';
import { walletAdapter } from '#selling/payments/server/adapter-of.ts';
import { clearApproval } from '#selling/wallet/server/approve-payment.ts';
import { approvedForCart } from '#selling/wallet/server/find-payment.ts';
import { said, typed } from '../lenient/posted.ts';
import { plainLink, sendTo } from './plain-link.ts';

const _wpnonce = typed.meta({ description: 'From the link itself.' });

/** PAY-04, CPG-05. */
export const payWithLink = plainLink({
  parameter: payLinkParameter,
  summary: 'From cart and mini-cart to the provider, where the payment of the cart is approved.',
  fields: z.object({ [payLinkParameter]: typed.meta({ description: '`wallet`.' }), _wpnonce }),
  reply: { status: 303, says: "Leads to the provider's page, or to the cart with what is wrong." },
  async handle(ctx, { pay_with: method, _wpnonce: nonce }) {
    if (!walletAdapter(ctx)) return null;
    const { locale } = ctx.visitor.audience;
    const back = async (text: string) => {
      await queueNotice(ctx, { kind: 'error', text });
      return sendTo('/cart/');
    };
    // The card's holder is asked for at the checkout alone.
    if (!isProviderMethod(method) || paymentMethods[method].provider?.card)
      return back(messagesFor(locale).payments.refused['not-offered']);
    if (!ctx.nonces.check(payLinkAction(ctx.wire), nonce)) return back(walletFor(locale).expired);
    const asked = await askApproval(ctx, { payment_method: method });
    return asked.ok ? sendTo(asked.approveUrl) : back(asked.problems.map(({ text }) => text).join(' '));
  },
});

/** Clears what was approved for the cart. */
export const cancelPaymentLink = plainLink({
  parameter: cancelPaymentParameter,
  summary: 'Gives up the payment that was approved for the cart.',
  fields: z.object({ [cancelPaymentParameter]: said('`1`'), _wpnonce }),
  reply: {
    status: 303,
    says: 'Leads to `/checkout/`; what was approved is forgotten and nothing is taken.',
  },
  async handle(ctx, { _wpnonce: nonce }) {
    if (!walletAdapter(ctx)) return null;
    if (!ctx.nonces.check(payLinkAction(ctx.wire), nonce)) return sendTo('/checkout/');
    const approved = await approvedForCart(ctx);
    if (approved) await clearApproval(ctx, approved);
    return sendTo('/checkout/?payment=cancelled');
  },
});
