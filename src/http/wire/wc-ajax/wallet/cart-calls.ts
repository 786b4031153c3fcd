import { z } from 'zod';
import { purchaseUnit } from '#foundation/payment-provider/rules/purchase-unit.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { parseJson } from '#kit/text/rules/parse-json.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import type { AddRefusal } from '#selling/cart/rules/add-refusal.ts';
import { type ReadCart, readPricedCart } from '#selling/cart/server/read-cart.ts';
import { addRefusalSentence } from '#selling/cart/server/refusal-sentence.ts';
import { showCart } from '#selling/cart/server/show-cart.ts';
import { payLaterInstalment } from '#selling/payments/rules/pay-later.ts';
import { isProviderMethod } from '#selling/payments/rules/payment-methods.ts';
import { payLaterTermsOf } from '#selling/payments/server/wallet-offers.ts';
import { purchaseOfCart } from '#selling/wallet/server/purchase-of.ts';
import { changeCart, type SelectedProduct, simulateCart } from '#selling/wallet/server/selected-products.ts';
import { fail, succeed, textField, walletCall } from './wallet-call.ts';

const euro = (cents: number) => cents / 100;
const text = (cents: number) => (cents / 100).toFixed(2);

const mostProducts = 50;

const whole = z
  .preprocess(
    (sent) => (typeof sent === 'number' || typeof sent === 'string' ? String(sent).trim() : sent),
    z.string().regex(/^[1-9]\d{0,8}$/),
  )
  .transform(Number);
const choice = z.object({ name: z.string(), value: z.string() });
const isChoice = (sent: unknown) => choice.safeParse(sent).success;
const product = z
  .object({
    id: whole,
    quantity: z.preprocess((sent) => sent ?? 1, whole),
    variations: z.preprocess((sent) => (Array.isArray(sent) ? sent.filter(isChoice) : []), z.array(choice)),
  })
  .transform(
    ({ id, quantity, variations }): SelectedProduct => ({
      productId: id,
      quantity,
      attributes: Object.fromEntries(variations.map(({ name, value }) => [name, value])),
    }),
  );

/** A selection of products; null where there is none, or what was sent is no list of them. */
export const products = z
  .preprocess(
    (sent) => (typeof sent === 'string' ? parseJson(sent) : sent),
    z.array(product).min(1).max(mostProducts),
  )
  .nullable()
  .catch(null)
  .meta({
    type: 'array',
    description:
      '`[{"id", "quantity", "variations": [{"name": "attribute_…", "value"}]}]`; in a form as JSON.',
  });

/** What a selection of products would cost, without changing the cart (PAY-19). */
const simulate = walletCall({
  name: 'simulate-cart',
  summary: 'What a selection of products would cost.',
  fields: z.object({ products }),
  says: '`total`, `shipping_fee`, `currency_code`, `country_code`, what is offered. Changes nothing.',
  async handle(ctx, { products: selected }) {
    if (!selected) return fail(walletFor(ctx.visitor.audience.locale).productsRequired);
    const simulated = await simulateCart(ctx, selected);
    if (!simulated.ok) return refused(ctx, simulated.error);
    const { cart } = simulated;
    return succeed({
      total: euro(cart.totals.total),
      shipping_fee: euro(cart.totals.shipping?.gross ?? 0),
      currency_code: 'EUR',
      country_code: ctx.settings.home_country,
      ...offersOf(ctx, cart),
    });
  },
});

/** Replaces the content of the cart by a selection of products (PAY-19). */
const change = walletCall({
  name: 'change-cart',
  summary: 'Puts a selection of products into the cart.',
  fields: z.object({ products }),
  says: 'The list of purchase units; the products take the place of what was in the cart.',
  async handle(ctx, { products: selected }) {
    if (!selected) return fail(walletFor(ctx.visitor.audience.locale).productsRequired);
    const changed = await changeCart(ctx, selected);
    if (!changed.ok) return refused(ctx, changed.error);
    await showCart(ctx);
    return succeed([purchaseUnit(purchaseOfCart(changed.cart, ctx.settings))]);
  },
});

/** What scripts show of the cart as it is now (PAY-18). */
const scriptParams = walletCall({
  name: 'cart-script-params',
  methods: 'GET or POST',
  summary: 'What scripts show of the cart as it is now.',
  fields: z.object({ shipping: textField('`1` asks for the ways to send, too.') }),
  says: '`url_params`, `button`, `messages`, `amount`, `total`, `total_str`, `currency_code`, `country_code`. By GET without a nonce.',
  async handle(ctx, { shipping }, provider) {
    const cart = await readPricedCart(ctx, { orFirst: true });
    const { total } = cart.totals;
    return succeed({
      url_params: {
        'client-id': provider.script.clientId,
        currency: 'EUR',
        intent: 'capture',
        locale: 'it_IT',
      },
      ...offersOf(ctx, cart),
      amount: text(total),
      total: euro(total),
      total_str: text(total),
      currency_code: 'EUR',
      country_code: ctx.settings.home_country,
      ...(shipping === '' ? {} : shippingOf(cart)),
    });
  },
});

export const walletCartCalls = [scriptParams, simulate, change];

const refused = ({ visitor }: RequestContext, error: AddRefusal) =>
  fail(addRefusalSentence(messagesFor(visitor.audience.locale).cart, error));

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
