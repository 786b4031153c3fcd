import { purchaseUnit } from '#foundation/payment-provider/rules/purchase-unit.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { type ReadCart, readPricedCart } from '#selling/cart/server/read-cart.ts';
import { addRefusalSentence } from '#selling/cart/server/refusal-sentence.ts';
import { showCart } from '#selling/cart/server/show-cart.ts';
import { payLaterInstalment } from '#selling/payments/rules/pay-later.ts';
import { isProviderMethod } from '#selling/payments/rules/payment-methods.ts';
import { payLaterTermsOf } from '#selling/payments/server/wallet-offers.ts';
import { purchaseOfCart } from '#selling/wallet/server/purchase-of.ts';
import { changeCart, simulateCart } from '#selling/wallet/server/selected-products.ts';
import { fail, succeed, walletCall } from './wallet-call.ts';

const euro = (cents: number) => cents / 100;
const text = (cents: number) => (cents / 100).toFixed(2);

/** What a selection of products would cost, without changing the cart (PAY-19). */
export const simulateCartEndpoint = walletCall('simulate-cart', async (ctx, body) => {
  const products = body.products();
  if (!products) return fail(walletFor(ctx.visitor.audience.locale).productsRequired);
  const simulated = await simulateCart(ctx, products);
  if (!simulated.ok)
    return fail(addRefusalSentence(messagesFor(ctx.visitor.audience.locale).cart, simulated.error));
  const { cart } = simulated;
  return succeed({
    total: euro(cart.totals.total),
    shipping_fee: euro(cart.totals.shipping?.gross ?? 0),
    currency_code: 'EUR',
    country_code: ctx.settings.home_country,
    ...offersOf(ctx, cart),
  });
});

/** Puts a selection of products into the cart, in the place of what was in it (PAY-19). */
export const changeCartEndpoint = walletCall('change-cart', async (ctx, body) => {
  const products = body.products();
  if (!products) return fail(walletFor(ctx.visitor.audience.locale).productsRequired);
  const changed = await changeCart(ctx, products);
  if (!changed.ok)
    return fail(addRefusalSentence(messagesFor(ctx.visitor.audience.locale).cart, changed.error));
  await showCart(ctx);
  return succeed([purchaseUnit(purchaseOfCart(changed.cart, ctx.settings))]);
});

/** What scripts show of the cart as it is now (PAY-18). */
export const cartScriptParams = walletCall('cart-script-params', async (ctx, body, provider) => {
  const cart = await readPricedCart(ctx, { orFirst: true });
  const { total } = cart.totals;
  return succeed({
    url_params: { 'client-id': provider.clientId, currency: 'EUR', intent: 'capture', locale: 'it_IT' },
    ...offersOf(ctx, cart),
    amount: text(total),
    total: euro(total),
    total_str: text(total),
    currency_code: 'EUR',
    country_code: ctx.settings.home_country,
    ...(body.text('shipping') === '' ? {} : shippingOf(cart)),
  });
});

function offersOf(ctx: RequestContext, cart: ReadCart) {
  const instalment = payLaterInstalment(cart.totals.total, payLaterTermsOf(ctx));
  const isOffered = cart.paymentMethods.some(isProviderMethod) && cart.problems.length === 0;
  return {
    funding: { paylater: { enabled: instalment !== null } },
    button: { is_disabled: !isOffered },
    messages: { is_hidden: instalment === null },
  };
}

function shippingOf(cart: ReadCart) {
  return {
    chosen_shipping_methods: cart.shipping ? [cart.shipping.method] : [],
    shipping_packages: cart.state.shippingOptions.map(({ method, title, amount }) => ({
      id: method,
      label: title,
      cost: euro(amount),
      cost_str: text(amount),
      description: '',
    })),
  };
}
