import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import { aPerson } from '../factories/a-person.ts';
import { letMethodsBeSaved, saveCard, visa } from '../factories/a-saved-card.ts';
import {
  addBy,
  aWalletSetup,
  formEncoded,
  type WalletSetup,
  walletCallBy,
  walletConfigOf,
} from '../factories/a-wallet-setup.ts';

let setup: WalletSetup;
let buyer: TestBrowser;
let buyerId: number;

beforeAll(async () => {
  setup = await aWalletSetup();
  await letMethodsBeSaved(setup);
});
afterAll(() => setup.close());
beforeEach(async () => {
  ({ customerId: buyerId } = await aPerson(setup.shop.db));
  buyer = await aBrowserOf(setup.shop, buyerId);
});

/** Orders what is in the cart as the checkout's script does. */
async function order(browser: TestBrowser, fields: Readonly<Record<string, string>>) {
  const page = await (await browser.get('/checkout/')).json();
  const form = { ...aCheckoutForm({ payment_method: 'card' }), ...fields };
  const reply = await browser.post('/?wc-ajax=checkout', {
    ...form,
    [`${setup.shop.wire.platform}-process-checkout-nonce`]: page.nonces.order,
  });
  return { page, ...(await reply.json()) };
}

const methodsOf = (customerId: number) =>
  setup.shop.db
    .selectFrom('saved_payment_methods')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

it('[PAY-24] a setup becomes a stored card, of which the shop knows brand, last digits and expiry', async () => {
  const id = await saveCard(setup, buyer);
  const [stored] = await methodsOf(buyerId);
  expect(stored).toMatchObject({
    id,
    method: 'card',
    adapter: 'paypal',
    brand: 'visa',
    last_digits: '1111',
    expires: '2099-11',
    is_default: true,
  });
  expect(await walletConfigOf(buyer)).toMatchObject({
    vaultingEnabled: true,
    can_save_vault_token: true,
    subscriptions_enabled: false,
    user: { is_logged: true, has_wc_card_payment_tokens: true },
  });
});

it('[PAY-22] [PAY-24] guests store nothing, and subscriptions stay off', async () => {
  const guest = aBrowser(setup.shop);
  for (const name of ['create-setup-token', 'create-payment-token', 'vault-paypal', 'update-customer-id']) {
    expect(await walletCallBy(guest, name, { payment_method: 'card' })).toMatchObject({
      success: false,
      data: { name: 'not-logged-in' },
    });
  }
  expect(await walletCallBy(buyer, 'approve-subscription', { order_id: '1' })).toMatchObject({
    data: { name: 'off' },
  });
});

it('[PAY-24] a card of another brand is refused and stored nowhere', async () => {
  expect(await saveCard(setup, buyer, { ...visa, brand: 'DISCOVER' }).catch(() => null)).toBeUndefined();
  expect(await methodsOf(buyerId)).toEqual([]);
});

it('[PAY-24] the id of a customer is tied to the account whose setup was given it, and to no other', async () => {
  const begun = await walletCallBy(buyer, 'create-setup-token', { payment_method: 'wallet' });
  expect(begun.data.approve_link).toContain('/checkoutnow');
  const customer = setup.server.ledger.vault.setups.get(begun.data.id)?.customer.id;
  expect(await walletCallBy(buyer, 'update-customer-id', { customer_id: customer })).toMatchObject({
    success: true,
  });
  const stranger = await aBrowserOf(setup.shop, (await aPerson(setup.shop.db)).customerId);
  expect(await walletCallBy(stranger, 'update-customer-id', { customer_id: customer })).toMatchObject({
    success: false,
    data: { name: 'unknown' },
  });
  setup.server.ledger.vault.approve(begun.data.id);
  expect(await walletCallBy(stranger, 'vault-paypal', { vault_setup_token: begun.data.id })).toMatchObject({
    success: false,
    data: { name: 'unknown' },
  });
  expect(await walletCallBy(buyer, 'vault-paypal', { vault_setup_token: begun.data.id })).toMatchObject({
    success: true,
  });
  const [stored] = await methodsOf(buyerId);
  expect(stored).toMatchObject({ method: 'wallet', email: 'mario.rossi@example.it' });
});

it('[PAY-24] a stored card is first at the checkout and is charged with the order', async () => {
  const id = await saveCard(setup, buyer);
  await addBy(buyer, setup.product);
  const placed = await order(buyer, { 'wc-card-payment-token': String(id) });
  expect(placed.page).toMatchObject({
    form: { paymentMethod: 'card' },
    savedMethods: { card: { methods: [{ id, lastDigits: '1111' }], maySave: true } },
  });
  expect(JSON.stringify(placed.page)).not.toContain('TOKEN');
  expect(placed).toMatchObject({ result: 'success', redirect: expect.stringContaining('/order-received/') });
  const paid = await setup.shop.db
    .selectFrom('payment_attempts')
    .select(['status', 'saved_method_id'])
    .where('order_id', '=', placed.order_id)
    .execute();
  expect(paid).toEqual([{ status: 'captured', saved_method_id: id }]);
});

it('[PAY-24] a card that is deleted at the provider is gone from account and checkout by its notice', async () => {
  const id = await saveCard(setup, buyer);
  const [stored] = await methodsOf(buyerId);
  const { vault } = setup.server.ledger;
  vault.tokens.delete(stored?.token ?? '');
  const notice = setup.server.webhook('VAULT.PAYMENT-TOKEN.DELETED', { id: stored?.token });
  for (const address of ['/wp-json/wallet/v1/incoming', '/wp-json/wallet/v1/notices/paypal']) {
    const body = await notice.clone().text();
    const heard = await setup.shop.fetch(
      new Request(setup.shop.shopUrl + address, { method: 'POST', headers: notice.headers, body }),
    );
    expect(heard.status).toBe(200);
  }
  expect(await methodsOf(buyerId)).toEqual([]);
  await addBy(buyer, setup.product);
  const placed = await order(buyer, { 'wc-card-payment-token': String(id) });
  expect(placed).toMatchObject({
    result: 'failure',
    page: { savedMethods: { card: { methods: [], maySave: true } } },
  });
});

it('[PAY-24] a card of somebody else is not charged, and the cart stays as it was', async () => {
  const stranger = await aPerson(setup.shop.db);
  const id = await saveCard(setup, await aBrowserOf(setup.shop, stranger.customerId));
  await addBy(buyer, setup.product);
  const refused = await order(buyer, { 'wc-card-payment-token': String(id) });
  expect(refused).toMatchObject({
    result: 'failure',
    problems: [{ field: 'payment_method', text: expect.stringContaining('non è più disponibile') }],
  });
  expect(await methodsOf(stranger.customerId)).toHaveLength(1);
});

it('[PAY-24] a card is stored with the order that it pays, where its buyer ticks the box', async () => {
  await addBy(buyer, setup.product);
  const { data } = await walletCallBy(buyer, 'create-order', {
    context: 'checkout',
    payment_method: 'card',
    in_fields: '1',
    save_payment_method: true,
    form_encoded: formEncoded({ payment_method: 'card', card_first_name: 'Anna', card_last_name: 'Bianchi' }),
  });
  setup.server.approve(data.id, { ...visa, liability_shift: 'POSSIBLE' });
  await walletCallBy(buyer, 'approve-order', { order_id: data.id });
  expect(await methodsOf(buyerId)).toEqual([]);
  await order(buyer, { card_first_name: 'Anna', card_last_name: 'Bianchi' });
  expect(await methodsOf(buyerId)).toMatchObject([{ brand: 'visa', last_digits: '1111' }]);
});
