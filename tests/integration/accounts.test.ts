import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import {
  aRegistered,
  aRegistration,
  emailTo,
  goodPassword,
  logInOn,
  postOn,
} from '../factories/account-calls.ts';
import { aPlacedOrder, pageOf, textOf } from '../factories/order-calls.ts';

describe.skipIf(!pagesAreBuilt())('accounts', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await aShop();
  });
  afterAll(() => shop.close());

  const customers = async () => Number((await shop.db.selectFrom('customers').select('id').execute()).length);

  test('[ACC-04] [ACC-05] a new customer is logged in and gets a welcome email', async () => {
    const { browser, email } = await aRegistered(shop, { email: 'Maria.Verdi@Example.com' });
    const html = await pageOf(browser, '/my-account/?told=registered');
    expect(html).toContain('Ciao, Carla Neri');
    expect(html).toContain('Benvenuto! Il tuo account è attivo.');
    const message = await emailTo(shop, email, 'account-welcome');
    expect(message.text).toContain('grazie per esserti registrato su Pistone');
    expect(message.path).toMatch(/^\/my-account\/confirm-email\/\?key=\d+\./);
  });

  test('[ACC-08] a country that is not selected, and every other error, is shown beside its field', async () => {
    const before = await customers();
    const browser = aBrowser(shop);
    const fields = aRegistration({ billing_country: 'default', billing_first_name: ' ', email: 'niente' });
    const answer = await postOn(browser, '/my-account/', 'shop-register-nonce', fields);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toMatch(/id="billing_country-error"[^>]*>.*?Devi selezionare un paese/);
    expect(html).toMatch(/id="billing_first_name-error"[^>]*>.*?Nome è un campo obbligatorio/);
    expect(html).toMatch(/id="email-error"[^>]*>.*?Inserisci un indirizzo email valido\./);
    // What was typed stays, but for the password.
    expect(html).toContain('value="Neri"');
    expect(html).not.toContain(goodPassword);
    expect(await customers()).toBe(before);
  });

  test('[PWD-13] a weak password is refused by the server as by the page, with words of the profile and of the page', async () => {
    const before = await customers();
    for (const password of ['password1', 'maria1985', 'carlaneri', 'ilmioaccount']) {
      const answer = await postOn(
        aBrowser(shop),
        '/my-account/',
        'shop-register-nonce',
        aRegistration({ reg_password: password }),
      );
      expect([password, answer.status]).toEqual([password, 422]);
      expect(await answer.text()).toContain(
        'La password è troppo debole. Inserisci una password più sicura.',
      );
    }
    const empty = aRegistration({ reg_password: '' });
    const answer = await postOn(aBrowser(shop), '/my-account/', 'shop-register-nonce', empty);
    expect(await answer.text()).toContain('Inserisci una password.');
    expect(await customers()).toBe(before);
  });

  test('email addresses that differ only in case are the same account', async () => {
    const { email } = await aRegistered(shop, { email: 'Uguale@example.com' });
    const repeated = aRegistration({ email: email.toUpperCase() });
    const answer = await postOn(aBrowser(shop), '/my-account/', 'shop-register-nonce', repeated);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Esiste già un account con questa email.');
    const entered = await logInOn(aBrowser(shop), { email: 'uGUALE@EXAMPLE.com', password: goodPassword });
    expect(entered.to).toBe('/my-account/');
  });

  test('of two registrations with the same address at once one gets the account', async () => {
    const fields = aRegistration();
    const answers = await Promise.all(
      [aBrowser(shop), aBrowser(shop)].map((browser) =>
        postOn(browser, '/my-account/', 'shop-register-nonce', fields),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
  });

  test('[ACC-04] a guest is sent from every page of an account to log in, and comes back', async () => {
    const { email } = await aRegistered(shop);
    for (const path of [
      '/my-account/orders/',
      '/my-account/edit-address/',
      '/my-account/edit-address/billing/',
      '/my-account/edit-account/',
      '/my-account/sessions/',
      '/my-account/confirm-email/?key=1.abc',
    ]) {
      const guest = aBrowser(shop);
      const answer = await guest.get(path);
      expect(answer.headers.get('location')).toBe(`/my-account/?redirect=${encodeURIComponent(path)}`);
      const entered = await logInOn(guest, { email, password: goodPassword, redirect: path });
      expect(entered.to).toBe(path);
      expect([200, 410]).toContain((await guest.get(path)).status);
    }
  });

  test('the way back after the log-in never leads to another site, however it is written', async () => {
    const { email } = await aRegistered(shop);
    for (const redirect of ['//evil.example/', 'https://evil.example/', '/\\evil.example']) {
      expect((await logInOn(aBrowser(shop), { email, password: goodPassword, redirect })).to).toBe(
        '/my-account/',
      );
      const html = await pageOf(aBrowser(shop), `/my-account/?redirect=${encodeURIComponent(redirect)}`);
      expect(html).not.toContain('evil.example');
    }
  });

  test('a guest may not post to the pages of an account, and an old form changes nothing', async () => {
    for (const path of ['edit-account/', 'edit-address/billing/', 'sessions/', 'confirm-email/']) {
      expect((await aBrowser(shop).post(`/my-account/${path}`, {})).status).toBe(403);
    }
    const { browser, customerId } = await aRegistered(shop);
    const fields = { account_first_name: 'X', account_last_name: 'Y', account_email: 'x@example.com' };
    const answer = await browser.post('/my-account/edit-account/', {
      ...fields,
      'save-account-details-nonce': 'vecchio',
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Non è cambiato nulla: riprova.');
    const row = await shop.db
      .selectFrom('customers')
      .select('first_name')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    expect(row.first_name).toBe('Carla');
  });

  test('a guest’s orders join the account once its email address is proven, by the account itself, and never before', async () => {
    const { browser, email, customerId } = await aRegistered(shop, { email: 'ospite@example.com' });
    const order = await aPlacedOrder(shop);
    await shop.db
      .updateTable('orders')
      .set({ billing_address: JSON.stringify({ email: 'Ospite@Example.com' }) })
      .where('id', '=', order.id)
      .execute();
    const owner = async () =>
      (
        await shop.db
          .selectFrom('orders')
          .select('customer_id')
          .where('id', '=', order.id)
          .executeTakeFirstOrThrow()
      ).customer_id;
    await logInOn(aBrowser(shop), { email, password: goodPassword });
    expect(await owner()).toBeNull();
    const { path } = await emailTo(shop, email, 'account-welcome');
    // Opening the link proves nothing, and neither does a click in another account.
    await pageOf(browser, path);
    const { browser: stranger } = await aRegistered(shop);
    expect(textOf(await pageOf(stranger, path))).toContain('Questo link è di un altro account.');
    const key = new URL(path, shop.shopUrl).searchParams.get('key') ?? '';
    const theirs = await postOn(stranger, '/my-account/', 'confirm-email-nonce', {});
    expect(theirs.status).toBe(303);
    expect(await owner()).toBeNull();
    const answer = await postOn(browser, path, 'confirm-email-nonce', { key });
    expect(answer.headers.get('location')).toBe('/my-account/?told=confirmed');
    expect(await owner()).toBe(customerId);
    expect(await pageOf(browser, '/my-account/')).not.toContain('confirm-email-nonce');
    expect(textOf(await pageOf(browser, path))).toContain('Questo link è già stato usato.');
  });

  test('a repeated request sends another link, and the first one no longer works', async () => {
    const { browser, email } = await aRegistered(shop);
    const first = await emailTo(shop, email, 'account-welcome');
    const answer = await postOn(browser, '/my-account/', 'confirm-email-nonce', {});
    expect(answer.headers.get('location')).toBe('/my-account/?told=confirm-sent');
    const second = await emailTo(shop, email, 'account-confirm-email');
    expect(textOf(await pageOf(browser, first.path))).toContain('ne è stato inviato uno più recente');
    expect(textOf(await pageOf(browser, second.path))).toContain(`Confermi che ${email} è il tuo indirizzo?`);
  });
});
