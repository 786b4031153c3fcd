import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aPaymentProvider, type TestPaymentProvider } from '../factories/a-payment-provider.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { adaptersAt } from '../factories/a-wallet-buyer.ts';
import { addBy, formEncoded, walletCallBy, walletConfigOf } from '../factories/a-wallet-setup.ts';
import { approveByDevice } from '../factories/payment-provider/approve-by-device.ts';
import { aSetting } from '../factories/quote-calls.ts';

let server: TestPaymentProvider;
let shop: TestShop;
let product: MadeProduct;
let guest: TestBrowser;

beforeAll(async () => {
  server = await aPaymentProvider();
  shop = await aShop({ paymentAdapters: adaptersAt(server) });
  product = await aProduct(shop.db, { stock: 100, regularPriceCents: 59_213 });
});
afterAll(async () => {
  await shop.close();
  await server.close();
});
beforeEach(async () => {
  guest = aBrowser(shop);
  await addBy(guest, product);
});

const asked = (source: string) => ({ context: 'cart', funding_source: source, payment_method: 'wallet' });

it('[PAY-07] a wallet of the device that no setting offers starts nothing, whatever a browser sends', async () => {
  const before = server.ledger.orders.size;
  for (const source of ['applepay', 'googlepay']) {
    expect((await walletCallBy(guest, 'create-order', asked(source))).success).toBe(false);
  }
  expect(server.ledger.orders.size).toBe(before);
  const { url_params: parameters, device_wallets: devices } = await walletConfigOf(guest);
  expect(parameters.components).toBe('buttons,card-fields');
  expect(devices).toMatchObject({ apple_pay: { enabled: false }, google_pay: { enabled: false } });
});

describe('where their settings are on', () => {
  beforeAll(async () => {
    await aSetting(shop, 'apple_pay_enabled', true);
    await aSetting(shop, 'google_pay_enabled', true);
  });

  it('[PAY-12] [PAY-20] Google Pay asks for 3-D Secure, and there is no page to go to; the shop believes the provider alone', async () => {
    const { data } = await walletCallBy(guest, 'create-order', asked('googlepay'));
    expect(Object.keys(data)).toEqual(['id', 'custom_id']);
    expect(server.ledger.orders.get(data.id)?.payment_source.google_pay).toEqual({
      attributes: { verification: { method: 'SCA_WHEN_REQUIRED' } },
    });
    expect((await walletCallBy(guest, 'approve-order', { order_id: data.id })).success).toBe(false);
    approveByDevice(server.ledger, data.id, 'google_pay', {
      brand: 'VISA',
      liability_shift: 'NO',
      enrollment_status: 'Y',
      authentication_status: 'R',
    });
    expect((await walletCallBy(guest, 'approve-order', { order_id: data.id })).success).toBe(false);
  });

  it('[PAY-10] [PAY-16] [PAY-21] Apple Pay is approved with a card of an accepted brand alone, and reviewed in the shop', async () => {
    const one = await walletCallBy(guest, 'create-order', asked('applepay'));
    expect(server.ledger.orders.get(one.data.id)?.payment_source).toEqual({});
    approveByDevice(server.ledger, one.data.id, 'apple_pay', { brand: 'DISCOVER' });
    const refused = await walletCallBy(guest, 'approve-order', { order_id: one.data.id });
    expect(refused.data).toMatchObject({ code: 100, message: 'Questa carta non è supportata.' });
    const two = await walletCallBy(guest, 'create-order', asked('applepay'));
    approveByDevice(server.ledger, two.data.id, 'apple_pay', { brand: 'MASTERCARD' });
    const done = await walletCallBy(guest, 'approve-order', { order_id: two.data.id });
    expect(done.data.redirect).toContain('/checkout/');
  });

  it('[PAY-15] the form of the checkout is checked before anything is asked of the provider', async () => {
    const { data } = await walletCallBy(guest, 'create-order', {
      ...asked('googlepay'),
      context: 'checkout',
      form_encoded: formEncoded({ billing_city: '' }),
    });
    expect(data.problems).toContainEqual({
      field: 'billing_city',
      text: 'Città di fatturazione è un campo obbligatorio',
    });
  });

  it('[PAY-07] what the wallet must not offer is left out of it, a wallet of the device too', async () => {
    await aSetting(shop, 'wallet_disabled_funding', ['card', 'applepay']);
    const { url_params: parameters } = await walletConfigOf(guest);
    expect(parameters.components).toBe('buttons,card-fields,googlepay');
    await aSetting(shop, 'wallet_disabled_funding', ['card']);
  });

  it('publishes Apple’s file for the domain as it was pasted, and nothing before that', async () => {
    const path = '/.well-known/apple-developer-merchantid-domain-association';
    expect((await guest.get(path)).status).toBe(404);
    await aSetting(shop, 'apple_pay_domain_association', ['7B227073704964', '223A']);
    const file = await guest.get(path);
    expect([file.status, await file.text()]).toEqual([200, '7B227073704964\n223A']);
    expect(file.headers.get('content-type')).toContain('text/plain');
  });
});

describe.skipIf(!pagesAreBuilt())('pages', () => {
  const policyOf = async (path: string) => {
    const { status, headers } = await guest.get(path);
    return {
      status,
      policy: headers.get('content-security-policy') ?? '',
      framing: headers.get('x-frame-options'),
    };
  };

  it('[PAY-04] the document with the wallet’s buttons is for frames of the shop alone; the cached pages around it stay closed', async () => {
    const { origin } = new URL(server.scriptUrl);
    for (const context of ['product', 'mini-cart']) {
      const { status, policy, framing } = await policyOf(`/checkout/wallet-buttons/?context=${context}`);
      expect([status, framing]).toEqual([200, 'SAMEORIGIN']);
      expect(policy).toContain(`frame-src 'self' ${origin}`);
      expect(policy).toContain("frame-ancestors 'self'");
    }
    const markup = await (await guest.get('/checkout/wallet-buttons/?context=product')).text();
    expect(markup).toContain('noindex');
    expect(markup).not.toContain('<footer');
    expect((await policyOf('/checkout/wallet-buttons/?context=elsewhere')).status).toBe(404);
    const { policy, framing } = await policyOf(`/product/${product.slug}/`);
    expect(framing).toBe('DENY');
    expect(policy).not.toContain(origin);
    expect(policy).toContain("default-src 'self'");
  });
});
