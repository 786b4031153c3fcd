import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import type { TestPaymentProvider } from '../factories/a-payment-provider.ts';
import type { MadeProduct } from '../factories/a-product.ts';
import type { TestShop } from '../factories/a-shop.ts';
import {
  addBy,
  aWalletSetup,
  cartCount,
  formEncoded,
  type WalletSetup,
  walletCallBy,
  walletConfigOf,
} from '../factories/a-wallet-setup.ts';

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

it('[PAY-26] a provider that fails or does not answer is reported in one sentence, and nothing is changed', async () => {
  await add(guest);
  for (const mood of [
    'fails',
    'hangs',
    'not-json',
    'is-too-busy',
    { issue: 'PAYEE_BLOCKED_TRANSACTION' },
  ] as const) {
    server.moods.set('/v2/checkout/orders', [mood]);
    const refused = await walletCallBy(guest, 'create-order', { context: 'cart' });
    expect(refused.data.message).toBe(
      "Si è verificato un errore. Riprova o scegli un'altra fonte di pagamento.",
    );
  }
  expect(await cartCount(guest)).toBe(1);
});

it('[PAY-10] [PAY-29] a card of another brand is refused with its own sentence and code', async () => {
  await add(guest);
  const asked = { context: 'checkout', payment_method: 'card' };
  const names = { card_first_name: 'Anna', card_last_name: 'Bianchi' };
  const { data } = await walletCallBy(guest, 'create-order', { ...asked, form_encoded: formEncoded(names) });
  server.approve(data.id, { brand: 'DISCOVER' });
  const refused = await walletCallBy(guest, 'approve-order', { order_id: data.id });
  expect(refused.data).toMatchObject({ code: 100, message: 'Questa carta non è supportata.' });
});

it('[PAY-11] [PAY-12] [PAY-27] [PAY-28] [PAY-30] a card needs its holder, is checked by 3-D Secure, and its faults have sentences', async () => {
  await add(guest);
  const asked = { context: 'checkout', payment_method: 'card' };
  const noName = await walletCallBy(guest, 'create-order', {
    ...asked,
    form_encoded: formEncoded({ card_first_name: 'Anna' }),
  });
  expect(noName.data.errors).toEqual(['Il nome e il cognome del titolare della carta sono obbligatori.']);

  const form = formEncoded({ card_first_name: 'Anna', card_last_name: 'Bianchi' });
  const { data } = await walletCallBy(guest, 'create-order', { ...asked, form_encoded: form });
  const { card } = server.ledger.orders.get(data.id)?.payment_source ?? {};
  expect(card).toMatchObject({
    name: 'Anna Bianchi',
    attributes: { verification: { method: 'SCA_WHEN_REQUIRED' } },
  });
  server.approve(data.id, {
    brand: 'visa',
    liability_shift: 'NO',
    enrollment_status: 'Y',
    authentication_status: 'R',
  });
  expect((await walletCallBy(guest, 'approve-order', { order_id: data.id })).success).toBe(false);

  for (const [issue, sentence] of [
    ['MISSING_REQUIRED_PARAMETER', 'Mancano alcuni dati della carta. Compila tutti i campi obbligatori.'],
    ['CARD_EXPIRED', 'I dati della carta non sono validi.'],
  ] as const) {
    server.moods.set('/v2/checkout/orders', [{ issue }]);
    expect((await walletCallBy(guest, 'create-order', { ...asked, form_encoded: form })).data.errors).toEqual(
      [sentence],
    );
  }
});

it('[PAY-06] [PAY-12] [PAY-20] a card is typed into the fields of the provider where a page asks for that: there is no page to go to', async () => {
  await add(guest);
  const form = formEncoded({ card_first_name: 'Anna', card_last_name: 'Bianchi', payment_method: 'card' });
  const asked = { context: 'checkout', payment_method: 'card', form_encoded: form };
  const { data } = await walletCallBy(guest, 'create-order', { ...asked, in_fields: '1' });
  expect(Object.keys(data)).toEqual(['id', 'custom_id']);
  // Nobody vouches for the card: the shop hears it from the provider and believes no browser.
  server.approve(data.id, { brand: 'visa', liability_shift: 'NO', authentication_status: 'N' });
  expect((await walletCallBy(guest, 'approve-order', { order_id: data.id })).success).toBe(false);
  const again = await walletCallBy(guest, 'create-order', asked);
  expect(again.data.approve_link).toContain('/checkoutnow?token=');
});

it('[PAY-31] a form that is refused names its fields', async () => {
  await add(guest);
  const { data } = await walletCallBy(guest, 'create-order', {
    context: 'checkout',
    payment_method: 'card',
    in_fields: '1',
    form_encoded: formEncoded({ card_first_name: 'Anna', card_last_name: 'Bianchi', billing_city: '' }),
  });
  const text = 'Città di fatturazione è un campo obbligatorio';
  expect(data.problems).toContainEqual({ field: 'billing_city', text });
  expect(data.errors).toContain(text);
});

it('[PAY-18] the configuration has the address of the script, and only pages with fields may run it', async () => {
  await add(guest);
  const { origin } = new URL(server.scriptUrl);
  const config = await walletConfigOf(guest, '&context=checkout');
  expect(config.url).toBe(`${server.scriptUrl}?${new URLSearchParams(config.url_params)}`);
  const policyOf = async (path: string) =>
    (await guest.get(path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/checkout/')).toContain(`frame-src 'self' ${origin}`);
  expect(await policyOf('/my-account/')).not.toContain(origin);
});
