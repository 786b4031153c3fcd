import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { cardMethod, walletMethod } from '#selling/payments/rules/payment-methods.ts';
import {
  beginSetup,
  finishSetup,
  type SetUpError,
  tieProviderCustomer,
} from '#selling/wallet/server/saved/set-up-method.ts';
import { fail, succeed, textField, walletCall } from './wallet-call.ts';

/** PAY-22: subscriptions are not offered. */
const approveSubscription = walletCall({
  name: 'approve-subscription',
  summary: 'Always a failure: subscriptions are not offered.',
  fields: z.object({
    order_id: textField('Of the provider.'),
    subscription_id: textField('Of the provider.'),
  }),
  says: 'Never.',
  handle: async (ctx) => fail(walletFor(ctx.visitor.audience.locale).off, { name: 'off' }),
});

const setupToken = textField("The provider's setup, which this customer has begun and approved.");

/** PAY-22. */
const vaultPaypal = walletCall({
  name: 'vault-paypal',
  summary: 'Stores the wallet of a customer who is logged in for later payments.',
  fields: z.object({ vault_setup_token: setupToken }),
  says: 'It is stored. A failure while nothing is stored is called `off`.',
  async handle(ctx, { vault_setup_token: token }) {
    const stored = await finishSetup(ctx, token);
    return stored.ok ? succeed() : refuse(ctx, stored.error);
  },
});

/** PAY-24. */
const createSetupToken = walletCall({
  name: 'create-setup-token',
  summary: 'Begins to store a payment method of a customer who is logged in.',
  fields: z.object({ payment_method: textField('`wallet` or `card`.') }),
  says: '`id` of the setup at the provider; of the wallet `approve_link` too, where the customer agrees.',
  async handle(ctx, { payment_method: said }) {
    const begun = await beginSetup(ctx, said.includes(cardMethod) ? cardMethod : walletMethod);
    if (!begun.ok) return refuse(ctx, begun.error);
    const { id, approveUrl } = begun;
    return succeed({ id, ...(approveUrl === null ? {} : { approve_link: approveUrl }) });
  },
});

/** PAY-24. */
const createPaymentToken = walletCall({
  name: 'create-payment-token',
  summary: 'Stores the payment method of a setup.',
  fields: z.object({ vault_setup_token: setupToken }),
  says: '`id` of the payment method in the shop; the same for the same setup.',
  async handle(ctx, { vault_setup_token: token }) {
    const stored = await finishSetup(ctx, token);
    return stored.ok ? succeed({ id: stored.id }) : refuse(ctx, stored.error);
  },
});

/** PAY-24. */
const updateCustomerId = walletCall({
  name: 'update-customer-id',
  summary: "Ties the provider's id of a customer to the account of whoever is logged in.",
  fields: z.object({ customer_id: textField('That the provider has given to a setup of this customer.') }),
  says: 'It is tied.',
  async handle(ctx, { customer_id: id }) {
    const tied = await tieProviderCustomer(ctx, id);
    return tied.ok ? succeed() : refuse(ctx, tied.error);
  },
});

function refuse(ctx: RequestContext, error: SetUpError): Response {
  const words = walletFor(ctx.visitor.audience.locale);
  switch (error.code) {
    case 'off':
      return fail(words.off, { name: 'off' });
    case 'not-logged-in':
      return fail(words.savedPage.notLoggedIn, { name: error.code });
    case 'unknown':
      return fail(words.savedPage.notAllowed, { name: error.code });
    case 'card-unsupported':
      return fail(words.errors[error.code], { name: error.code });
    case 'provider':
      return fail(words.errors.generic, { name: error.issue });
  }
}

/** Storing of payment methods; the calls say so where it is off (PAY-22, PAY-24). */
export const walletVaultCalls = [
  approveSubscription,
  vaultPaypal,
  createSetupToken,
  createPaymentToken,
  updateCustomerId,
];
