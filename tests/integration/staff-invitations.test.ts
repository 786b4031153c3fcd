import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { emailTo, fieldIn, goodPassword, postOn } from '../factories/account-calls.ts';
import { textOf } from '../factories/order-calls.ts';

const listPath = '/staff/staff-people/';
const newPath = '/staff/staff-people/new/';

describe.skipIf(!pagesAreBuilt())('invitations to the staff', () => {
  let shop: TestShop;
  let boss: { id: number; browser: TestBrowser };
  beforeAll(async () => {
    shop = await aShop();
    boss = await somebody('administrator');
  });
  afterAll(() => shop.close());

  async function somebody(role: string | null) {
    const { customerId: id, email } = await aPerson(shop.db, role);
    return { id, email, browser: await aBrowserOf(shop, id) };
  }
  const invite = (email: string, role = 'warehouse', by = boss.browser) =>
    postOn(by, newPath, '_wpnonce', { email, firstName: 'Dario', lastName: 'Conti', role });
  const linkTo = async (email: string) => (await emailTo(shop, email, 'account-staff-invitation')).path;
  const accept = async (path: string) => {
    const browser = aBrowser(shop);
    const html = await (await browser.get(path)).text();
    const fields = { key: fieldIn(html, 'key'), _wpnonce: fieldIn(html, '_wpnonce') };
    return browser.post('/my-account/staff-invitation/', fields);
  };
  const roleOf = async (email: string) =>
    (
      await shop.db
        .selectFrom('customers')
        .select('staff_role')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).staff_role;

  it('somebody new accepts, chooses a password and works in the shop', async () => {
    const email = 'dario@example.com';
    expect((await invite(email)).headers.get('location')).toBe(`${listPath}?done=sent`);
    expect(await roleOf(email)).toBeNull();
    expect(textOf(await (await boss.browser.get(listPath)).text())).toContain('Dario Conti');
    const link = await linkTo(email);
    // A mail client that opens the link gives no role.
    expect((await aBrowser(shop).get(link)).status).toBe(200);
    expect(await roleOf(email)).toBeNull();

    const accepted = await accept(link);
    const choose = accepted.headers.get('location') ?? '';
    expect(choose).toMatch(/^\/my-account\/lost-password\/\?key=/);
    expect(await roleOf(email)).toBe('warehouse');
    const browser = aBrowser(shop);
    const html = await (await browser.get(choose)).text();
    const chosen = await browser.post('/my-account/lost-password/', {
      'shop-reset-password-nonce': fieldIn(html, 'shop-reset-password-nonce'),
      reset_key: fieldIn(html, 'reset_key'),
      reset_login: fieldIn(html, 'reset_login'),
      password_1: goodPassword,
      password_2: goodPassword,
    });
    expect(chosen.status).toBe(303);
    await postOn(browser, '/my-account/', 'shop-login-nonce', {
      username: email,
      password: goodPassword,
      login: '1',
    });
    expect((await browser.get('/staff/stock/')).status).toBe(200);
    expect((await browser.get(listPath)).status).toBe(403);
    // A link is used once.
    expect((await aBrowser(shop).get(link)).status).toBe(410);
  });

  it('a customer accepts with the account that they have', async () => {
    const customer = await somebody(null);
    await invite(customer.email, 'sales');
    expect((await accept(await linkTo(customer.email))).headers.get('location')).toContain(
      '/my-account/?redirect=',
    );
    expect((await customer.browser.get('/staff/orders/')).status).toBe(200);
  });

  it('an invitation is withdrawn, sent again and expires', async () => {
    const email = 'vecchio@example.com';
    await invite(email);
    const first = await linkTo(email);
    const { id } = await shop.db
      .selectFrom('customers')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const press = (action: string) =>
      postOn(boss.browser, listPath, '_wpnonce', { action: `${action}-${id}` });
    expect((await press('resend')).headers.get('location')).toBe(`${listPath}?done=sent`);
    expect((await aBrowser(shop).get(first)).status).toBe(410);
    const second = await linkTo(email);
    expect((await press('withdraw')).headers.get('location')).toBe(`${listPath}?done=withdrawn`);
    expect((await aBrowser(shop).get(second)).status).toBe(410);
    await invite(email);
    const third = await linkTo(email);
    shop.clock.advance(7 * 24 * 3600_000 + 1);
    // Log-ins of a week ago have ended as well.
    boss = { ...boss, browser: await aBrowserOf(shop, boss.id) };
    expect((await aBrowser(shop).get(third)).status).toBe(410);
    expect(await roleOf(email)).toBeNull();
  });

  it('nobody invites to a role above their own, nor is a role given that whoever invited has lost', async () => {
    await shop.db
      .insertInto('staff_roles')
      .values({ name: 'Responsabile', rights: ['staff', 'customers', 'customers-view', 'stock'] })
      .execute();
    const { code } = await shop.db
      .selectFrom('staff_roles')
      .select('code')
      .where('name', '=', 'Responsabile')
      .executeTakeFirstOrThrow();
    const lead = await somebody(code);
    const refused = await invite('sopra@example.com', 'administrator', lead.browser);
    expect(refused.status).toBe(422);
    expect(textOf(await refused.text())).toContain('permette più di quanto puoi fare tu');
    const email = 'sotto@example.com';
    expect((await invite(email, code, lead.browser)).status).toBe(303);
    const link = await linkTo(email);
    await shop.db.updateTable('customers').set({ staff_role: null }).where('id', '=', lead.id).execute();
    expect((await accept(link)).status).toBe(422);
    expect(await roleOf(email)).toBeNull();
  });

  it.each([
    ['non un indirizzo', 'warehouse', 'indirizzo email valido'],
    ['altro@example.com', 'capitano', 'scegli uno dei ruoli'],
  ])('%s as %s is refused with a sentence', async (email, role, sentence) => {
    const answer = await invite(email, role);
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain(sentence);
  });

  it('who works here already is not invited again', async () => {
    const colleague = await somebody('sales');
    const answer = await invite(colleague.email);
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain('lavora già nel negozio');
  });
});
