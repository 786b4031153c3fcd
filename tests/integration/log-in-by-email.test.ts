import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { aRegistered, emailTo, goodPassword, logInOn, postOn } from '../factories/account-calls.ts';
import { pageOf } from '../factories/order-calls.ts';

describe.skipIf(!pagesAreBuilt())('after guesses at the password of an account from the same address', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await aShop();
  });
  afterAll(() => shop.close());

  let owner: { email: string };
  beforeEach(async () => {
    owner = await aRegistered(shop);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await logInOn(aBrowser(shop), { email: owner.email, password: `sbagliata ${attempt}` });
    }
  });

  /** Asks for the link on the page that says to wait. */
  const ask = (browser: TestBrowser, username: string) =>
    postOn(browser, '/my-account/', 'shop-login-nonce', { username, password: goodPassword }).then(
      async (refused) => {
        const html = await refused.text();
        const nonce = /name="log-in-by-email-nonce" value="([^"]+)"/.exec(html)?.[1] ?? '';
        return {
          refused: refused.status,
          html,
          answer: await browser.post('/my-account/', { username, 'log-in-by-email-nonce': nonce }),
        };
      },
    );

  const pathTo = async (email: string) => (await emailTo(shop, email, 'account-log-in')).path;
  const press = (browser: TestBrowser, path: string) =>
    postOn(browser, path, 'log-in-by-email-nonce', {
      key: new URL(path, shop.shopUrl).searchParams.get('key') ?? '',
    });

  test('the owner on a new device has to wait, and can log in by an emailed link at once', async () => {
    const browser = aBrowser(shop);
    const { refused, html, answer } = await ask(browser, owner.email);
    expect(refused).toBe(429);
    expect(html).toContain('Troppi tentativi di accesso');
    expect(answer.headers.get('location')).toBe('/my-account/?told=log-in-link-sent');
    const path = await pathTo(owner.email);
    expect(path).toMatch(/^\/my-account\/log-in-link\/\?key=/);
    // Opening the link, as mail scanners do, logs nobody in and does not use it up.
    expect(await pageOf(browser, path)).toContain(owner.email);
    expect(await pageOf(browser, '/my-account/')).toContain('name="username"');
    const entered = await press(browser, path);
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/my-account/']);
    expect(await pageOf(browser, '/my-account/')).toContain('Ciao, ');
    // The browser is a known device from now on: the guesses no longer affect it.
    await postOn(browser, '/my-account/', 'shop-logout-nonce', {});
    expect((await logInOn(browser, { email: owner.email, password: goodPassword })).to).not.toBeNull();
  });

  test('a link logs in once, for a quarter of an hour, and not after the password was changed', async () => {
    await ask(aBrowser(shop), owner.email);
    const path = await pathTo(owner.email);
    expect((await press(aBrowser(shop), path)).status).toBe(303);
    const repeated = await aBrowser(shop).get(path);
    expect([repeated.status, await repeated.text()]).toEqual([
      410,
      expect.stringContaining('già stato usato'),
    ]);
    await ask(aBrowser(shop), owner.email);
    const late = await pathTo(owner.email);
    shop.clock.advance(15 * 60 * 1000);
    expect(await (await aBrowser(shop).get(late)).text()).toContain('è scaduto');
    const forged = late.replace(/key=\d+/, 'key=999999');
    expect((await aBrowser(shop).get(forged)).status).toBe(410);
  });

  test('an address without an account gets the same answer and no email', async () => {
    const nobody = `nessuno-${Date.now()}@example.com`;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await logInOn(aBrowser(shop), { email: nobody, password: 'sbagliata' });
    }
    const { refused, answer } = await ask(aBrowser(shop), nobody);
    expect([refused, answer.headers.get('location')]).toEqual([429, '/my-account/?told=log-in-link-sent']);
    expect(await shop.db.selectFrom('outbox').select('id').where('recipient', '=', nobody).execute()).toEqual(
      [],
    );
  });

  test('a blocked person gets no link, and an earlier link does nothing', async () => {
    await ask(aBrowser(shop), owner.email);
    const path = await pathTo(owner.email);
    await shop.db
      .updateTable('customers')
      .set({ blocked_at: shop.clock.now() })
      .where('email', '=', owner.email)
      .execute();
    expect((await press(aBrowser(shop), path)).status).toBe(422);
  });
});
