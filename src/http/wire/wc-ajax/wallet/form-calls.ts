import { messagesFor } from '#messages/messages-for.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { saveForm } from '#selling/checkout/server/draft/saved-form.ts';
import { ajaxJson } from '../../ajax-reply.ts';
import { fail, succeed, walletCall } from './wallet-call.ts';

/** What the provider's script needs to start; beside the envelope its fields stand bare, as other clients read them (PAY-18, wire 3.1). */
export const dataClientId = walletCall('data-client-id', async (ctx, _body, provider) => {
  const answer = await provider.clientToken();
  if (!answer.ok) {
    const { errors } = walletFor(ctx.visitor.audience.locale);
    return fail(errors.generic, { name: answer.fault.issue });
  }
  const { token, seconds } = answer.value;
  const expiration = Math.floor(ctx.clock.now().getTime() / 1000) + Math.floor(seconds);
  const data = { token, expiration, user: ctx.visitor.person?.customerId ?? 0 };
  return ajaxJson({ success: true, data, ...data });
});

/** Keeps what was typed into the checkout while the buyer is with the provider (PAY-23). */
export const saveCheckoutForm = walletCall('save-checkout-form', async (ctx, body) => {
  if (await saveForm(ctx, body.form())) return succeed();
  return fail(messagesFor(ctx.visitor.audience.locale).checkout.emptyCart);
});

const off = (name: Parameters<typeof walletCall>[0]) =>
  walletCall(name, async (ctx) => fail(walletFor(ctx.visitor.audience.locale).off, { name: 'off' }));

// Neither subscriptions nor the storing of ways to pay are offered: the calls say so (PAY-22, PAY-24).
export const approveSubscription = off('approve-subscription');
export const vaultWallet = off('vault-paypal');
export const createSetupToken = off('create-setup-token');
export const createPaymentToken = off('create-payment-token');
export const updateCustomerId = off('update-customer-id');
