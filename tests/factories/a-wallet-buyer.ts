import type { Database } from '#foundation/database/client.ts';
import { paypalAdapter } from '#foundation/payment-adapters/server/paypal-adapter.ts';
import type { PaymentAdapters } from '#foundation/payment-provider/rules/payment-adapter.ts';
import { silentLog } from '#foundation/services/log.ts';
import { createPaypalApi } from '#foundation/services/paypal/create-paypal-api.ts';
import type { PaypalOptions } from '#foundation/services/paypal/create-paypal-client.ts';
import type { PaypalApi } from '#foundation/services/paypal/paypal-api.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import { type PlaceOrderResult, placeOrder } from '#selling/checkout/server/place-order.ts';
import { walletAdapter } from '#selling/payments/server/adapter-of.ts';
import { approvePayment } from '#selling/wallet/server/approve-payment.ts';
import { findCartPayment } from '#selling/wallet/server/find-payment.ts';
import { receiveWebhook } from '#selling/wallet/server/receive-webhook.ts';
import { startCartPayment } from '#selling/wallet/server/start-payment.ts';
import { aCheckoutForm } from './a-checkout-form.ts';
import type { CardUsed, TestPaymentProvider } from './a-payment-provider.ts';
import { aRequestContext, type RequestContextOptions, type TestRequestContext } from './a-request-context.ts';
import { fakeClock } from './fake-clock.ts';

/** The shop's way to a provider of the tests, in which no time passes: a call ends when the provider has left it waiting. */
export function providerAt(server: TestPaymentProvider, options: Partial<PaypalOptions> = {}): PaypalApi {
  const ends = new Set<AbortController>();
  server.onStuck = () => {
    for (const end of ends) end.abort();
  };
  return createPaypalApi({
    url: server.url,
    clientId: server.clientId,
    secret: server.secret,
    webhookId: server.webhookId,
    clock: fakeClock(),
    log: silentLog,
    timeout() {
      const end = new AbortController();
      ends.add(end);
      return end.signal;
    },
    wait: async () => {},
    ...options,
  });
}

/** The adapters of a shop that is connected to the provider of the tests. */
export const adaptersAt = (server: TestPaymentProvider): PaymentAdapters => ({
  paypal: paypalAdapter(providerAt(server), server.scriptUrl, {
    address: server.googlePayUrl,
    environment: 'TEST',
  }),
});

/** What becomes of a message of the provider. */
export async function receive(ctx: TestRequestContext, message: Request) {
  const { method, url, headers } = message;
  const adapter = walletAdapter(ctx);
  if (!adapter) throw new Error('no provider is connected');
  return receiveWebhook(ctx, adapter, { method, url, headers, body: await message.clone().text() });
}

/** A buyer who has two pieces in the cart and has approved to pay for them over there. */
export async function aWalletBuyer(
  db: Database,
  server: TestPaymentProvider,
  options: {
    readonly productId: number;
    readonly quantity?: number;
    readonly method?: 'wallet' | 'card';
    readonly card?: CardUsed;
    readonly ctx?: RequestContextOptions;
  },
): Promise<{ buyer: TestRequestContext; providerOrderId: string }> {
  const buyer = await aRequestContext(db, { paymentAdapters: adaptersAt(server), ...options.ctx });
  const { productId, quantity = 2, method = 'wallet' } = options;
  const added = await addToCart(buyer, { productId, quantity, attributes: {} });
  if (!added.ok) throw new Error(added.error.code);
  const started = await startCartPayment(buyer, { method });
  if (!started.ok) throw new Error(started.error.code);
  server.approve(started.id, options.card);
  const payment = await findCartPayment(buyer, started.id);
  if (!payment) throw new Error('the payment is not kept');
  const approved = await approvePayment(buyer, payment);
  if (!approved.ok) throw new Error(approved.error.code);
  return { buyer, providerOrderId: started.id };
}

/** The buyer confirms the order (PAY-16). */
export function confirm(
  buyer: TestRequestContext,
  fields: Parameters<typeof aCheckoutForm>[0] = {},
): Promise<PlaceOrderResult> {
  return placeOrder(buyer, readCheckoutForm(aCheckoutForm({ payment_method: 'wallet', ...fields })));
}
