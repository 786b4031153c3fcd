import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { aRegistered, emailTo, goodPassword, logInOn, postOn } from '../factories/account-calls.ts';
import { pageOf, textOf } from '../factories/order-calls.ts';

const another = 'Ammortizzatore-verde-2-molle';
const details = '/my-account/edit-account/';

describe.skipIf(!pagesAreBuilt())('the details of an account', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await aShop();
  });
  afterAll(() => shop.close());

  const names = { account_first_name: 'Carla', account_last_name: 'Neri', account_display_name: 'Carlotta' };

  const proof = { password_current: goodPassword };

  const save = (who: Awaited<ReturnType<typeof aRegistered>>, fields: Readonly<Record<string, string>>) =>
    postOn(who.browser, details, 'save-account-details-nonce', {
      ...names,
      account_email: who.email,
      ...fields,
    });

  test('[ACC-04] names are saved, and the header greets by the new one', async () => {
    const who = await aRegistered(shop);
    const answer = await save(who, { account_first_name: 'Nadia' });
    expect(answer.headers.get('location')).toBe('/my-account/edit-account/?told=saved');
    expect(who.browser.cookies.get('shop_visitor')).toBe('Nadia');
    expect(await pageOf(who.browser, '/my-account/')).toContain('Ciao, Carlotta');
    const wrong = await save(who, { account_last_name: '', account_email: 'niente' });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain('Cognome è un campo obbligatorio');
    expect(html).toContain('Inserisci un indirizzo email valido.');
  });

  test('[ACC-04] the header greets nobody whose session has ended elsewhere', async () => {
    const { browser } = await aRegistered(shop);
    const { cookies } = browser;
    expect(cookies.get('shop_visitor')).toBe('Carla');
    for (const name of [...cookies.keys()]) if (name.includes('session')) cookies.set(name, 'ended');
    expect(await pageOf(browser, '/my-account/')).toContain('Accedi');
    expect(cookies.get('shop_visitor') ?? '').toBe('');
  });

  test('a new email address counts once it is confirmed, and the old address is notified', async () => {
    const who = await aRegistered(shop);
    const wanted = `nuova-${who.email}`;
    const answer = await save(who, { account_email: wanted, ...proof });
    expect(answer.headers.get('location')).toBe('/my-account/edit-account/?told=saved-confirm');
    expect(await pageOf(who.browser, details)).toContain(`In attesa di conferma: ${wanted}`);
    expect((await logInOn(aBrowser(shop), { email: wanted, password: goodPassword })).to).toBeNull();
    const { path } = await emailTo(shop, wanted, 'account-change-email');
    const key = new URL(path, shop.shopUrl).searchParams.get('key') ?? '';
    const confirmed = await postOn(who.browser, path, 'confirm-email-nonce', { key });
    expect(confirmed.headers.get('location')).toBe('/my-account/?told=confirmed');
    expect((await logInOn(aBrowser(shop), { email: wanted, password: goodPassword })).to).toBe(
      '/my-account/',
    );
    expect((await emailTo(shop, who.email, 'account-email-changed')).text).toContain(wanted);
  });

  test('emails about a change of address are limited: a stranger’s mailbox cannot be flooded', async () => {
    const who = await aRegistered(shop);
    const stranger = `estranea-${who.email}`;
    const ask = () => save(who, { account_email: stranger, ...proof });
    const asked = [await ask(), await ask(), await ask(), await ask()];
    expect(asked.map(({ status }) => status)).toEqual([303, 303, 303, 422]);
    expect(textOf((await asked.at(-1)?.text()) ?? '')).toContain('Hai già chiesto più link. Riprova tra');
    const emails = await shop.db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', stranger)
      .execute();
    expect(emails).toHaveLength(3);
  });

  test('an address that another account has, or has got meanwhile, is refused', async () => {
    const [who, other] = [await aRegistered(shop), await aRegistered(shop)];
    const taken = await save(who, { account_email: other.email.toUpperCase(), ...proof });
    expect(taken.status).toBe(422);
    expect(await taken.text()).toContain('Esiste già un account con questa email.');
    const wanted = `presto-${who.email}`;
    await save(who, { account_email: wanted, ...proof });
    const { path } = await emailTo(shop, wanted, 'account-change-email');
    await aRegistered(shop, { email: wanted });
    const key = new URL(path, shop.shopUrl).searchParams.get('key') ?? '';
    const late = await postOn(who.browser, path, 'confirm-email-nonce', { key });
    expect(late.status).toBe(422);
    expect(textOf(await late.text())).toContain('Esiste già un account con questa email.');
    expect((await logInOn(aBrowser(shop), { email: who.email, password: goodPassword })).to).not.toBeNull();
  });

  test('a new email address asks for the current password: an open browser is not enough', async () => {
    const who = await aRegistered(shop);
    const wanted = `rubata-${who.email}`;
    const without = await save(who, { account_email: wanted });
    expect(without.status).toBe(422);
    expect(textOf(await without.text())).toContain(
      'Per cambiare l’indirizzo email inserisci la password attuale.',
    );
    const wrong = await save(who, { account_email: wanted, password_current: 'sbagliata' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('La password attuale non è corretta.');
    const emails = await shop.db.selectFrom('outbox').select('id').where('recipient', '=', wanted).execute();
    expect(emails).toEqual([]);
    // The same address in capitals is not a new address.
    expect((await save(who, { account_email: who.email.toUpperCase() })).status).toBe(303);
  });

  test('of two accounts that confirm the same address at once one gets it, and the other is shown why not', async () => {
    const [who, other] = [await aRegistered(shop), await aRegistered(shop)];
    const wanted = `contesa-${who.email}`;
    await save(who, { account_email: wanted, ...proof });
    const { path } = await emailTo(shop, wanted, 'account-change-email');
    const key = new URL(path, shop.shopUrl).searchParams.get('key') ?? '';
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: written, resolve: isWritten } = Promise.withResolvers<void>();
    const first = shop.db.transaction().execute(async (db) => {
      await db.updateTable('customers').set({ email: wanted }).where('id', '=', other.customerId).execute();
      isWritten();
      await mayEnd;
    });
    await written;
    const second = postOn(who.browser, path, 'confirm-email-nonce', { key });
    await expect
      .poll(async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
        return rows[0]?.waiting;
      })
      .toBe(1);
    end();
    await first;
    const late = await second;
    expect(late.status).toBe(422);
    expect(textOf(await late.text())).toContain('Esiste già un account con questa email.');
    expect((await logInOn(aBrowser(shop), { email: who.email, password: goodPassword })).to).not.toBeNull();
  });

  test('[ACC-05] a new password asks for the current one and ends the other sessions', async () => {
    const who = await aRegistered(shop);
    const elsewhere = aBrowser(shop);
    await logInOn(elsewhere, { email: who.email, password: goodPassword });
    const request = { password_1: another, password_2: another };
    const without = await save(who, request);
    expect(await without.text()).toContain('Per cambiare la password inserisci quella attuale.');
    const wrong = await save(who, { ...request, password_current: 'sbagliata' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('La password attuale non è corretta.');
    const weak = await save(who, {
      password_1: 'carlotta',
      password_2: 'carlotta',
      password_current: goodPassword,
    });
    expect(await weak.text()).toContain('La password è troppo debole.');
    expect((await elsewhere.get(details)).status).toBe(200);
    expect((await save(who, { ...request, password_current: goodPassword })).status).toBe(303);
    expect((await elsewhere.get(details)).status).toBe(303);
    expect((await who.browser.get(details)).status).toBe(200);
    expect((await logInOn(aBrowser(shop), { email: who.email, password: another })).to).toBe('/my-account/');
  });

  test('guessing the current password is slowed down as at the log-in', async () => {
    const who = await aRegistered(shop);
    const said: string[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const fields = { password_1: another, password_2: another, password_current: `no-${attempt}` };
      said.push(textOf(await (await save(who, fields)).text()));
    }
    expect(said.at(0)).toContain('La password attuale non è corretta.');
    expect(said.at(-1)).toContain('Troppi tentativi di accesso.');
  });

  test('sessions are listed by device, and ended one by one or all but this', async () => {
    const who = await aRegistered(shop);
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:148.0) Gecko/20100101 Firefox/148.0';
    const others = [aBrowser(shop), aBrowser(shop), aBrowser(shop)];
    for (const browser of others) {
      const html = await pageOf(browser, '/my-account/');
      const nonce = /name="shop-login-nonce" value="([^"]*)"/.exec(html)?.[1] ?? '';
      const fields = { username: who.email, password: goodPassword, 'shop-login-nonce': nonce };
      await browser.post('/my-account/', fields, { 'user-agent': agent });
    }
    const html = await pageOf(who.browser, '/my-account/sessions/');
    expect(html.match(/Firefox su Windows/g)?.length).toBeGreaterThanOrEqual(3);
    expect(html).toContain('Questo dispositivo');
    const id = /<button value="(\d+)"[^>]*name="end_session"/.exec(html)?.[1] ?? '';
    const end = (fields: Readonly<Record<string, string>>) =>
      postOn(who.browser, '/my-account/sessions/', 'end-session-nonce', fields);
    expect((await end({ end_session: id })).headers.get('location')).toBe(
      '/my-account/sessions/?told=revoked',
    );
    const alive = async () =>
      (await Promise.all(others.map((browser) => browser.get(details)))).filter(
        ({ status }) => status === 200,
      ).length;
    expect(await alive()).toBe(2);
    // A session of another customer, or nonsense, ends nothing.
    const stranger = await aRegistered(shop);
    const theirs = /<button value="(\d+)"[^>]*name="end_session"/.exec(
      await pageOf(who.browser, '/my-account/sessions/'),
    );
    await postOn(stranger.browser, '/my-account/sessions/', 'end-session-nonce', {
      end_session: theirs?.[1] ?? '',
    });
    for (const end_session of ['-1', 'x', '']) await end({ end_session });
    expect(await alive()).toBe(2);
    await end({ end_others: '1' });
    expect(await alive()).toBe(0);
    expect((await who.browser.get(details)).status).toBe(200);
  });

  test('[ACC-09] [ADDR-03] addresses are saved and refused as at the checkout', async () => {
    const who = await aRegistered(shop);
    const path = '/my-account/edit-address/billing/';
    const address = {
      billing_first_name: 'Carla',
      billing_last_name: 'Neri',
      billing_country: 'IT',
      billing_address_1: 'Via Emilia 100',
      billing_city: 'Modena',
      billing_state: 'modena',
      billing_postcode: '41121',
      billing_phone: '059 123456',
      billing_email: who.email,
    };
    const nonce = 'shop-edit-address-nonce';
    const wrong = await postOn(who.browser, path, nonce, {
      ...address,
      billing_state: 'Atlantide',
      billing_city: '',
    });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain('Provincia di fatturazione: scegli una voce dall’elenco');
    expect(html).toContain('Città di fatturazione è un campo obbligatorio');
    expect(html).toContain('value="Via Emilia 100"');
    const saved = await postOn(who.browser, path, nonce, address);
    expect(saved.headers.get('location')).toBe('/my-account/edit-address/?told=address-saved');
    expect(textOf(await pageOf(who.browser, '/my-account/edit-address/'))).toContain('Via Emilia 100');
    const row = await shop.db
      .selectFrom('customers')
      .select('billing_address')
      .where('id', '=', who.customerId)
      .executeTakeFirstOrThrow();
    expect(row.billing_address).toMatchObject({ state: 'MO', city: 'Modena' });
    expect((await who.browser.get('/my-account/edit-address/altro/')).status).toBe(404);
  });
});
