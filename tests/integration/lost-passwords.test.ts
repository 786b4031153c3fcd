import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { aRegistered, emailTo, goodPassword, logInOn, postOn } from '../factories/account-calls.ts';
import { pageOf, textOf } from '../factories/order-calls.ts';

const page = '/my-account/lost-password/';
const another = 'Ammortizzatore-verde-2-molle';

describe.skipIf(!pagesAreBuilt())('a lost password', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await aShop();
  });
  afterAll(() => shop.close());

  const ask = async (email: string) =>
    postOn(aBrowser(shop), page, 'shop-lost-password-nonce', { user_login: email });

  const askFor = async (email: string) => {
    await ask(email);
    return (await emailTo(shop, email, 'account-reset-password')).path;
  };

  const choose = async (path: string, fields: Readonly<Record<string, string>> = {}) => {
    const { searchParams } = new URL(path, shop.shopUrl);
    return postOn(aBrowser(shop), path, 'shop-reset-password-nonce', {
      reset_key: searchParams.get('key') ?? '',
      reset_login: searchParams.get('login') ?? '',
      password_1: another,
      password_2: another,
      ...fields,
    });
  };

  const opens = async (email: string, password: string) =>
    (await logInOn(aBrowser(shop), { email, password })).to !== null;

  test('is requested with the same answer whether the address is known or not', async () => {
    const { email } = await aRegistered(shop);
    const known = await ask(email);
    const unknown = await ask('nessuno@example.com');
    expect([known.status, unknown.status]).toEqual([200, 200]);
    const said = textOf(await known.text());
    expect(said).toContain('Se esiste un account con questa email, riceverai tra poco un messaggio');
    const withoutNonces = (text: string) => text.replace(/[0-9a-f]{20}/g, '').replace(/nonce-\S+/g, '');
    expect(withoutNonces(textOf(await unknown.text()))).toBe(withoutNonces(said));
    expect((await ask('niente')).status).toBe(422);
  });

  test('[ACC-05] is replaced by the link of the email, which ends all sessions and proves the address', async () => {
    const { email, browser, customerId } = await aRegistered(shop);
    const path = await askFor(email);
    expect(await pageOf(aBrowser(shop), path)).toMatch(/name="password_1"/);
    const answer = await choose(path);
    expect(answer.headers.get('location')).toBe('/my-account/?told=password-reset');
    expect(await opens(email, goodPassword)).toBe(false);
    expect(await opens(email, another)).toBe(true);
    expect((await browser.get('/my-account/edit-account/')).status).toBe(303);
    const row = await shop.db
      .selectFrom('customers')
      .select('email_confirmed_at')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    expect(row.email_confirmed_at).not.toBeNull();
    expect((await emailTo(shop, email, 'account-password-changed')).text).toContain('è stata cambiata');
  });

  test('a link works once, for an hour, and only until the next one', async () => {
    const { email } = await aRegistered(shop);
    const used = await askFor(email);
    await choose(used);
    const repeated = await choose(used, { password_1: goodPassword, password_2: goodPassword });
    expect(repeated.status).toBe(422);
    expect(textOf(await repeated.text())).toContain('Questo link è già stato usato.');
    const looked = await aBrowser(shop).get(used);
    expect(looked.status).toBe(410);
    expect(await opens(email, another)).toBe(true);

    shop.clock.advance(2 * 60 * 1000);
    const first = await askFor(email);
    shop.clock.advance(3 * 60 * 1000);
    const second = await askFor(email);
    expect(textOf(await (await choose(first)).text())).toContain('ne è stato inviato uno più recente');
    shop.clock.advance(61 * 60 * 1000);
    expect(textOf(await (await choose(second)).text())).toContain('Questo link è scaduto.');
    expect(await opens(email, another)).toBe(true);
  });

  test('where a link is used twice at once, one of the requests sets the password', async () => {
    const { email } = await aRegistered(shop);
    const path = await askFor(email);
    const answers = await Promise.all([
      choose(path),
      choose(path, { password_1: `${another}-2`, password_2: `${another}-2` }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
    expect([await opens(email, another), await opens(email, `${another}-2`)].sort()).toEqual([false, true]);
  });

  test('a link that was changed, or swapped with another customer’s, opens nothing', async () => {
    const [one, two] = [await aRegistered(shop), await aRegistered(shop)];
    const path = await askFor(one.email);
    const fields = { reset_login: String(two.customerId) };
    const key = new URL(path, shop.shopUrl).searchParams.get('key') ?? '';
    for (const wrong of [
      fields,
      { reset_key: `${key}x` },
      { reset_key: key.replace(/^\d+/, '999999') },
      { reset_key: '' },
      { reset_key: 'boh' },
    ]) {
      const answer = await choose(path, wrong);
      expect(answer.status).toBe(422);
      expect(textOf(await answer.text())).toContain('Questo link non è valido.');
    }
    // A link that proves an address is no link to a password.
    const other = await emailTo(shop, one.email, 'account-welcome');
    const confirmKey = new URL(other.path, shop.shopUrl).searchParams.get('key') ?? '';
    expect((await choose(path, { reset_key: confirmKey })).status).toBe(422);
    for (const { email } of [one, two]) expect(await opens(email, goodPassword)).toBe(true);
  });

  test('[PWD-13] [PWD-09] the new password is checked by the server, and must be repeated', async () => {
    const { email } = await aRegistered(shop);
    const path = await askFor(email);
    const weak = await choose(path, { password_1: 'carlaneri', password_2: 'carlaneri' });
    expect(weak.status).toBe(422);
    expect(await weak.text()).toContain('La password è troppo debole.');
    const different = await choose(path, { password_2: 'altro' });
    expect(await different.text()).toContain('Le due password non corrispondono.');
    expect(await opens(email, goodPassword)).toBe(true);
    // The attempts have not used up the link.
    expect((await choose(path)).status).toBe(303);
  });

  test('a mailbox cannot be flooded', async () => {
    const { email } = await aRegistered(shop);
    const answers: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) answers.push((await ask(email)).status);
    expect(answers.slice(0, 2)).toEqual([200, 200]);
    expect(answers.at(-1)).toBe(429);
    const emails = await shop.db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', email)
      .where('kind', '=', 'account-reset-password')
      .execute();
    expect(emails.length).toBeLessThan(4);
  });

  test('a link that a mail server has taken is not stored', async () => {
    const { email } = await aRegistered(shop);
    await ask(email);
    const message = await emailTo(shop, email, 'account-reset-password');
    const key = new URL(message.path, shop.shopUrl).searchParams.get('key') ?? '';
    expect(key).toMatch(/^\d+\.[\w-]{40,}$/);
    const row = await shop.db
      .selectFrom('outbox')
      .selectAll()
      .where('id', '=', message.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(key);
  });
});
