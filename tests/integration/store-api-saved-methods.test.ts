import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { letMethodsBeSaved, saveCard, visa } from '../factories/a-saved-card.ts';
import { aWalletSetup, type WalletSetup } from '../factories/a-wallet-setup.ts';
import { anApiClient } from '../factories/an-api-client.ts';
import { storeOrder } from '../factories/errand-entry-points.ts';

let setup: WalletSetup;
type Client = ReturnType<typeof anApiClient>;

beforeAll(async () => {
  setup = await aWalletSetup();
  await letMethodsBeSaved(setup);
});
afterAll(() => setup.close());
afterEach(() => setup.server.moods.clear());

/** Somebody who is logged in with a cart, and has stored a card unless none is wanted. */
async function aClient({ saves = true } = {}): Promise<{ client: Client; customerId: number; id: number }> {
  const { customerId } = await aPerson(setup.shop.db);
  const browser = await aBrowserOf(setup.shop, customerId);
  const client = anApiClient(setup.shop, browser);
  const id = saves ? await saveCard(setup, browser) : 0;
  await client.ask('POST', '/cart/add-item', { id: setup.product.id, quantity: 1 });
  return { client, customerId, id };
}

const tokenOf = (id: number | string) => [
  { key: 'wc-card-payment-token', value: String(id) },
  { key: 'isSavedToken', value: true },
];
const byCard = (payment_data: unknown) => ({ ...storeOrder(), payment_method: 'card', payment_data });

const attemptsOf = (orderId: number) =>
  setup.shop.db
    .selectFrom('payment_attempts')
    .select(['status', 'saved_method_id'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

/** What the card's bank does when the stored card of a customer is charged. */
async function bank(id: number, does: 'asks' | 'declines'): Promise<void> {
  const { token } = await setup.shop.db
    .selectFrom('saved_payment_methods')
    .select('token')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const stored = setup.server.ledger.vault.tokens.get(token);
  if (!stored) throw new Error('nothing is stored');
  stored.bank = does;
}

it('[PAY-24] the token in payment_data is charged with the order, without a holder and without an approval', async () => {
  const { client, id } = await aClient();
  const body = byCard(tokenOf(id));
  const placed = await client.ask('POST', '/checkout', body);
  expect(placed).toMatchObject({
    status: 200,
    body: { status: 'processing', payment_result: { payment_status: 'success' } },
  });
  expect(placed.body.payment_result.redirect_url).toContain('/checkout/order-received/');
  expect(await attemptsOf(placed.body.order_id)).toEqual([{ status: 'captured', saved_method_id: id }]);
  // The answer was lost: the same request is answered with the same order, and charged no second time.
  const again = await client.ask('POST', '/checkout', body);
  expect(again.body.order_id).toBe(placed.body.order_id);
  expect(await attemptsOf(placed.body.order_id)).toHaveLength(1);
});

it('[PAY-24] a client that says `token` and `isSavedToken` means the same', async () => {
  const { client, id } = await aClient();
  const said = [
    { key: 'token', value: String(id) },
    { key: 'isSavedToken', value: true },
  ];
  const { body } = await client.ask('POST', '/checkout', byCard(said));
  expect(await attemptsOf(body.order_id)).toEqual([{ status: 'captured', saved_method_id: id }]);
});

it.each(['somebody else’s', 'no', 'an expired', 'a wallet’s'])(
  '[PAY-24] %s token orders nothing, charges nothing and leaves the cart as it was',
  async (whose) => {
    const { client, id } = await aClient();
    const other = await aClient();
    if (whose === 'an expired') {
      const expired = setup.shop.db.updateTable('saved_payment_methods').set({ expires: '2020-01' });
      await expired.where('id', '=', id).execute();
    }
    const body =
      whose === 'a wallet’s'
        ? {
            ...storeOrder(),
            payment_method: 'wallet',
            payment_data: [{ key: 'wc-wallet-payment-token', value: String(id) }],
          }
        : byCard(tokenOf(whose === 'no' ? 'x' : whose === 'an expired' ? id : other.id));
    const charged = setup.server.calls('POST', '/v2/checkout/orders').length;
    const refused = await client.ask('POST', '/checkout', body);
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: expect.stringContaining('process_payment_error'),
        message: expect.stringContaining('non è più disponibile'),
      },
    });
    expect(setup.server.calls('POST', '/v2/checkout/orders')).toHaveLength(charged);
    expect((await client.ask('GET', '/cart')).body.items_count).toBe(1);
  },
);

it('[PAY-24] a guest has no stored method', async () => {
  const { id } = await aClient();
  const guest = anApiClient(setup.shop);
  await guest.ask('POST', '/cart/add-item', { id: setup.product.id, quantity: 1 });
  expect(await guest.ask('POST', '/checkout', byCard(tokenOf(id)))).toMatchObject({ status: 400 });
});

it('[PAY-24] [PAY-26] a declined card leaves the order unpaid, and another stored card pays it', async () => {
  const { client, id } = await aClient();
  await bank(id, 'declines');
  const placed = await client.ask('POST', '/checkout', byCard(tokenOf(id)));
  expect(placed).toMatchObject({ status: 400, body: { payment_result: { payment_status: 'failure' } } });
  expect(placed.body.payment_result.redirect_url).toContain('payment=refused');
  const second = await saveCard(setup, client.browser, { ...visa, last_digits: '2222' });
  const { order_id, order_key: key } = placed.body;
  const paying = { ...byCard(tokenOf(second)), key };
  const paid = await client.ask('POST', `/checkout/${order_id}`, paying);
  expect(paid).toMatchObject({
    status: 200,
    body: { status: 'processing', payment_result: { payment_status: 'success' } },
  });
  expect(await attemptsOf(order_id)).toContainEqual({ status: 'captured', saved_method_id: second });
});

it('[PAY-24] an order is not paid with somebody else’s card', async () => {
  const { client, id } = await aClient();
  await bank(id, 'declines');
  const { body } = await client.ask('POST', '/checkout', byCard(tokenOf(id)));
  const stranger = await aClient();
  const paying = { ...byCard(tokenOf(stranger.id)), key: body.order_key };
  expect(await client.ask('POST', `/checkout/${body.order_id}`, paying)).toMatchObject({ status: 400 });
  expect(await attemptsOf(body.order_id)).toHaveLength(1);
});

it('[PAY-12] [PAY-24] a bank that asks is answered on its page, the same one for the same request', async () => {
  const { client, id } = await aClient();
  await bank(id, 'asks');
  const body = byCard(tokenOf(id));
  const placed = await client.ask('POST', '/checkout', body);
  expect(placed).toMatchObject({ status: 200, body: { payment_result: { payment_status: 'success' } } });
  const { redirect_url: page } = placed.body.payment_result;
  expect(page).toContain(setup.server.url);
  const again = await client.ask('POST', '/checkout', body);
  expect(again.body.payment_result.redirect_url).toBe(page);
  expect(await attemptsOf(placed.body.order_id)).toHaveLength(1);
});

it('[PAY-24] a provider that does not answer leaves the payment under way, charged once', async () => {
  const { client, id } = await aClient();
  setup.server.moods.set('/v2/checkout/orders', ['fails']);
  const placed = await client.ask('POST', '/checkout', byCard(tokenOf(id)));
  expect(placed).toMatchObject({ status: 202, body: { payment_result: { payment_status: 'pending' } } });
  expect(await attemptsOf(placed.body.order_id)).toEqual([{ status: 'capturing', saved_method_id: id }]);
});

it('[PAY-24] a card is stored with the order where payment_data wants that', async () => {
  const { client, customerId } = await aClient({ saves: false });
  const wanted = [
    { key: 'card_first_name', value: 'Anna' },
    { key: 'card_last_name', value: 'Bianchi' },
    { key: 'wc-card-new-payment-method', value: true },
  ];
  const { body } = await client.ask('POST', '/checkout', byCard(wanted));
  const attempt = await setup.shop.db
    .selectFrom('payment_attempts')
    .select('save_for')
    .where('order_id', '=', body.order_id)
    .executeTakeFirstOrThrow();
  expect(attempt.save_for).toBe(customerId);
});
