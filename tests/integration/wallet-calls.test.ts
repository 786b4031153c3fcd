import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { walletCalls } from '#selling/payments/rules/wallet-actions.ts';
import { walletContexts } from '#selling/wallet/rules/wallet-calls.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import type { TestPaymentProvider } from '../factories/a-payment-provider.ts';
import type { MadeProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import {
  addBy,
  aWalletSetup,
  cartCount,
  formEncoded,
  type WalletSetup,
  walletCallBy,
  walletConfigOf,
} from '../factories/a-wallet-setup.ts';
import { pagesOfErrands } from '../factories/errand-entry-points.ts';

let setup: WalletSetup;
let server: TestPaymentProvider;
let shop: TestShop;
let product: MadeProduct;
let guest: TestBrowser;

beforeAll(async () => {
  setup = await aWalletSetup();
  ({ server, shop, product } = setup);
});
afterAll(() => setup.close());
beforeEach(() => {
  guest = aBrowser(shop);
});
afterEach(() => server.moods.clear());

const add = (browser: TestBrowser, quantity = 1) => addBy(browser, product, quantity);
const products = (quantity = 2) => [{ id: product.id, quantity: String(quantity), variations: null }];

it('[PAY-01] [PAY-02] [PAY-03] a script is configured with what the page is about and who is there', async () => {
  const config = await walletConfigOf(guest, '&context=product&product_type=simple');
  expect(config).toMatchObject({
    currency: 'EUR',
    locale: 'it_IT',
    intent: 'capture',
    context: 'product',
    order_id: 0,
    productType: 'simple',
    needShipping: true,
    vaultingEnabled: false,
    subscriptions_enabled: false,
    user: { id: 0, is_logged: false, has_wc_card_payment_tokens: false },
  });
  for (const context of walletContexts) {
    expect((await walletConfigOf(guest, `&context=${context}`)).context).toBe(context);
  }
});

it('[PAY-05] [PAY-06] [PAY-07] [PAY-10] [PAY-12] [PAY-13] it says how buttons look, what they leave out and which cards are taken', async () => {
  const config = await walletConfigOf(guest);
  expect(config.button).toEqual({
    style: { layout: 'vertical', color: 'gold', shape: 'rect' },
    mini_cart_style: { layout: 'vertical', color: 'gold', shape: 'rect', height: 35 },
  });
  expect(config.separate_buttons.card.style.color).toBe('black');
  expect(config.disabled_funding).toEqual(
    'card bancontact blik eps giropay ideal mybank p24 sepa sofort trustly'.split(' '),
  );
  expect(config.hosted_fields).toMatchObject({
    valid_cards: ['mastercard', 'visa', 'amex'],
    contingency: 'SCA_WHEN_REQUIRED',
    labels: { mm_yy: 'MM/AA' },
  });
});

it('[PAY-14] [PAY-15] [PAY-16] simulation, early validation and final review are in the configuration', async () => {
  expect(await walletConfigOf(guest)).toMatchObject({
    simulate_cart: { enabled: true, throttling: 5000 },
    early_checkout_validation_enabled: true,
    final_review_enabled: true,
  });
});

it('[PAY-17] every call is reached by POST with a nonce of its own, and does nothing with another one', async () => {
  await add(guest);
  const config = await walletConfigOf(guest);
  const nonces = Object.values(config.ajax).map(({ nonce }) => nonce);
  expect(new Set(nonces).size).toBe(walletCalls.length);
  for (const name of walletCalls) {
    const other = config.ajax[name === 'get-order' ? 'create_order' : 'get_order']?.nonce;
    for (const nonce of [other, '', 'abc']) {
      const response = await guest.json(`/?wc-ajax=wallet-${name}`, { nonce, products: products() });
      expect({ name, status: response.status }).toEqual({ name, status: 400 });
      expect(await response.json()).toMatchObject({ success: false, data: { message: expect.any(String) } });
    }
  }
  expect(await cartCount(guest)).toBe(1);
});

it('[PAY-04] without a provider no call answers and no message is accepted', async () => {
  const closed = await aShop({ render: pagesOfErrands });
  const browser = aBrowser(closed);
  for (const name of [...walletCalls, 'script-config']) {
    const response = await browser.json(`/?wc-ajax=wallet-${name}`, {});
    expect(await response.text()).toBe('');
  }
  const message = await closed.fetch(server.webhook('CHECKOUT.ORDER.APPROVED', { id: 'X' }));
  expect(message.status).toBe(404);
  await closed.close();
});

it('[PAY-18] the token to start with and fresh parameters after the cart has changed', async () => {
  const started = await walletCallBy(guest, 'data-client-id');
  expect(started).toMatchObject({ success: true, data: { token: 'client-token', user: 0 } });
  expect(started.expiration).toBeGreaterThan(shop.clock.now().getTime() / 1000);
  await add(guest);
  const before = await walletCallBy(guest, 'cart-script-params');
  await add(guest);
  const after = await walletCallBy(guest, 'cart-script-params');
  expect(after.data.total).toBeCloseTo(2 * before.data.total, 2);
  expect(after.data).toMatchObject({
    currency_code: 'EUR',
    country_code: 'IT',
    amount: after.data.total.toFixed(2),
    url_params: { 'client-id': server.clientId },
  });
});

it('[PAY-19] a selection is priced without changing the cart, and replaces it when it is bought', async () => {
  await add(guest);
  const simulated = await walletCallBy(guest, 'simulate-cart', { products: products(2) });
  expect(simulated.data).toMatchObject({ total: 1184.26, currency_code: 'EUR', country_code: 'IT' });
  expect(await cartCount(guest)).toBe(1);

  const changed = await walletCallBy(guest, 'change-cart', { products: products(3) });
  expect(changed.data[0]).toMatchObject({ reference_id: 'default', amount: { value: '1776.39' } });
  expect(await cartCount(guest)).toBe(3);

  const tooMany = await walletCallBy(guest, 'change-cart', { products: products(5000) });
  expect(tooMany.success).toBe(false);
  expect(await cartCount(guest)).toBe(3);
  for (const wrong of [[], 'x', [{ id: 'x' }], null]) {
    expect((await walletCallBy(guest, 'simulate-cart', { products: wrong })).success).toBe(false);
  }
});

it('[PAY-20] [PAY-21] an order is made for the cart by its own amount, read, approved, and reviewed in the shop', async () => {
  await add(guest);
  const made = await walletCallBy(guest, 'create-order', {
    context: 'cart',
    purchase_units: [{ amount: { value: '0.01' } }],
  });
  expect(made).toMatchObject({
    success: true,
    data: { id: expect.any(String), custom_id: expect.any(String) },
  });
  const { id } = made.data;
  expect(server.ledger.orders.get(id)?.purchase_units[0]?.amount.value).toBe('592.13');

  expect(await walletCallBy(guest, 'approve-order', { order_id: id })).toMatchObject({ success: false });
  server.approve(id);
  const read = await walletCallBy(guest, 'get-order', { order_id: id });
  expect(read.data).toMatchObject({
    id,
    status: 'APPROVED',
    payer: { email_address: 'mario.rossi@example.it' },
  });
  const approved = await walletCallBy(guest, 'approve-order', { order_id: id, funding_source: 'paypal' });
  expect(approved.data).toEqual({ redirect: 'http://shop.test/checkout/' });
  expect(server.calls('POST', '/capture')).toHaveLength(0);
});

it('[PAY-21] the payment of another buyer can be neither read nor approved', async () => {
  await add(guest);
  const { data } = await walletCallBy(guest, 'create-order', { context: 'cart' });
  server.approve(data.id);
  const stranger = aBrowser(shop);
  await add(stranger);
  for (const name of ['get-order', 'approve-order', 'update-shipping']) {
    expect(await walletCallBy(stranger, name, { order_id: data.id })).toMatchObject({ success: false });
    expect(await walletCallBy(stranger, name, { order_id: '' })).toMatchObject({ success: false });
  }
});

it('[PAY-15] [PAY-23] [PAY-31] [PAY-32] [PAY-33] the form is validated before the wallet opens, with a sentence for each fault', async () => {
  await add(guest);
  const before = server.ledger.orders.size;
  const faulty = formEncoded({ billing_city: '', terms: '' });
  for (const name of ['validate-checkout', 'create-order']) {
    const refused = await walletCallBy(guest, name, { context: 'checkout', form_encoded: faulty });
    expect(refused.success).toBe(false);
    expect(refused.data.errors).toEqual([
      'I campi obbligatori del modulo non sono compilati.',
      expect.stringMatching(/ di fatturazione è un campo obbligatorio/),
      "Leggi e accetta i termini e condizioni per procedere con l'ordine.",
    ]);
  }
  expect(server.ledger.orders.size).toBe(before);
  expect(await walletCallBy(guest, 'validate-checkout', { form_encoded: formEncoded() })).toMatchObject({
    success: true,
  });
  expect(await shop.db.selectFrom('orders').selectAll().execute()).toEqual([]);
});

it('[PAY-23] what was typed is stored while the buyer is away, without passwords, terms and cards', async () => {
  await add(guest);
  const saved = await walletCallBy(guest, 'save-checkout-form', {
    form_encoded: formEncoded({
      order_comments: 'Citofono B',
      account_password: 'segreta-1234',
      card_number: '4111111111111111',
      billing_cvv: '123',
    }),
  });
  expect(saved.success).toBe(true);
  const page = await (await guest.get('/checkout/')).json();
  expect(page.form).toMatchObject({ note: 'Citofono B', termsAccepted: false, billing: { city: 'Modena' } });
  const rows = JSON.stringify(await shop.db.selectFrom('carts').select('checkout_form').execute());
  expect(rows).not.toMatch(/segreta|4111|"123"|terms/);
});

it('[PAY-22] [PAY-24] subscriptions and stored payment methods are refused while they are off', async () => {
  for (const name of [
    'approve-subscription',
    'vault-paypal',
    'create-setup-token',
    'create-payment-token',
    'update-customer-id',
  ]) {
    expect(await walletCallBy(guest, name, { order_id: '1' })).toMatchObject({
      success: false,
      data: { name: 'off' },
    });
  }
});

it('[PAY-25] the provider is sent another total, and what was approved is never increased', async () => {
  await add(guest);
  const { data } = await walletCallBy(guest, 'create-order', { context: 'cart' });
  await add(guest);
  const updated = await walletCallBy(guest, 'update-shipping', { order_id: data.id });
  expect(updated.data.total).toBe(1184.26);
  expect(server.ledger.orders.get(data.id)?.purchase_units[0]?.amount.value).toBe('1184.26');
  server.approve(data.id);
  await walletCallBy(guest, 'approve-order', { order_id: data.id });
  await add(guest);
  expect((await walletCallBy(guest, 'update-shipping', { order_id: data.id })).success).toBe(false);
  expect(server.ledger.orders.get(data.id)?.purchase_units[0]?.amount.value).toBe('1184.26');
});
