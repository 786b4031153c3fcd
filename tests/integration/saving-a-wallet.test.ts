import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPaymentProvider, type TestPaymentProvider } from '../factories/a-payment-provider.ts';
import { aPerson } from '../factories/a-person.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { adaptersAt } from '../factories/a-wallet-buyer.ts';
import { pageOf } from '../factories/order-calls.ts';

const page = '/my-account/payment-methods/';

describe.skipIf(!pagesAreBuilt())('a wallet is stored in the account', () => {
  let server: TestPaymentProvider;
  let shop: TestShop;
  let customerId: number;
  let buyer: TestBrowser;

  beforeAll(async () => {
    server = await aPaymentProvider();
    shop = await aShop({ paymentAdapters: adaptersAt(server) });
    await shop.db.insertInto('settings').values({ key: 'saved_methods_enabled', value: 'true' }).execute();
  });
  afterAll(async () => {
    await shop.close();
    await server.close();
  });
  beforeEach(async () => {
    ({ customerId } = await aPerson(shop.db));
    buyer = await aBrowserOf(shop, customerId);
  });
  afterEach(() => server.moods.clear());

  const linkIn = (html: string) =>
    (/href="([^"]*add_method=wallet[^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
  const storedMethods = () =>
    shop.db
      .selectFrom('saved_payment_methods')
      .select(['method', 'email', 'is_default'])
      .where('customer_id', '=', customerId)
      .execute();

  /** Goes to the provider, and answers there; the address in the shop that it leads back to. */
  async function goThere(answer: 'approve' | 'cancel'): Promise<string> {
    const left = await buyer.get(linkIn(await pageOf(buyer, page)));
    const there = left.headers.get('location') ?? '';
    expect(there).toContain(`${server.url}/checkoutnow`);
    const back = await fetch(there, {
      method: 'POST',
      body: new URLSearchParams({ action: answer }),
      redirect: 'manual',
    });
    return (back.headers.get('location') ?? '').replace(shop.shopUrl, '');
  }

  it('[PAY-24] without a purchase: agreed at the provider, listed here, and the return may come twice', async () => {
    const back = await goThere('approve');
    expect(back).toMatch(/^\/my-account\/payment-methods\/\?setup=/);
    for (const _ of ['once', 'twice']) {
      const answer = await buyer.get(back);
      expect(answer.headers.get('location')).toBe(`${page}?told=wallet-added`);
    }
    expect(await storedMethods()).toEqual([
      { method: 'wallet', email: 'mario.rossi@example.it', is_default: true },
    ]);
    const html = await pageOf(buyer, `${page}?told=wallet-added`);
    expect(html).toContain('Il conto PayPal è stato salvato.');
    expect(html).toContain('PayPal, mario.rossi@example.it');
  });

  it('[PAY-24] whoever does not agree there has nothing stored, and reads so', async () => {
    const answer = await buyer.get(await goThere('cancel'));
    expect(answer.headers.get('location')).toBe(page);
    expect(await pageOf(buyer, page)).toContain('manca il tuo consenso');
    expect(await storedMethods()).toEqual([]);
  });

  it('[PAY-24] a provider that does not answer is asked once more by a press', async () => {
    const back = await goThere('approve');
    server.moods.set('/v3/vault/payment-tokens', ['fails']);
    await buyer.get(back);
    const html = await pageOf(buyer, page);
    expect(html).toContain('PayPal non risponde');
    const retry = /href="([^"]*setup=[^"]*)"/.exec(html)?.[1] ?? '';
    server.moods.clear();
    expect((await buyer.get(retry)).headers.get('location')).toBe(`${page}?told=wallet-added`);
  });

  it('[PAY-24] the return of somebody else’s setup stores nothing, for anybody', async () => {
    const back = await goThere('approve');
    const stranger = await aPerson(shop.db);
    const other = await aBrowserOf(shop, stranger.customerId);
    expect((await other.get(back)).headers.get('location')).toBe(page);
    expect(await pageOf(other, page)).toContain('non è tuo');
    expect((await aBrowser(shop).get(back)).headers.get('location')).toContain('/my-account/?');
    expect(await storedMethods()).toEqual([]);
  });

  it('[PAY-24] the link is the page’s own: too old, for guests, for cards and while nothing is stored it leads back', async () => {
    const link = linkIn(await pageOf(buyer, page));
    const asked = server.calls('POST', 'setup-tokens').length;
    const refused = [
      () => buyer.get(`${page}?add_method=wallet&_wpnonce=wrong`),
      () => buyer.get(link.replace('wallet', 'card')),
      () => aBrowser(shop).get(link),
    ];
    for (const ask of refused) expect((await ask()).headers.get('location')).toBe(page);
    await shop.db
      .updateTable('settings')
      .set({ value: 'false' })
      .where('key', '=', 'saved_methods_enabled')
      .execute();
    expect(await pageOf(buyer, page)).not.toContain('add_method');
    expect((await buyer.get(link)).headers.get('location')).toBe(page);
    expect(server.calls('POST', 'setup-tokens')).toHaveLength(asked);
  });
});
