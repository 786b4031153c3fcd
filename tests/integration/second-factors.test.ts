import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#foundation/services/passwords.ts';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { fieldIn, goodPassword } from '../factories/account-calls.ts';
import { textOf } from '../factories/order-calls.ts';

const accessPath = '/my-account/staff-access/';
const proofPath = '/my-account/second-factor/';
const codePattern = /\b[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}\b/g;

describe.skipIf(!pagesAreBuilt())('the second factor of the staff', () => {
  let shop: TestShop;
  let hash: string;
  let person: { id: number; browser: TestBrowser };
  beforeAll(async () => {
    shop = await aShop();
    hash = await hashPassword(goodPassword);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    person = await somebody('sales');
  });

  async function somebody(role: string | null) {
    const { customerId: id } = await aPerson(shop.db, role);
    await shop.db.updateTable('customers').set({ password_hash: hash }).where('id', '=', id).execute();
    return { id, browser: await aBrowserOf(shop, id) };
  }
  const post = async (by: TestBrowser, path: string, fields: Readonly<Record<string, string>>) => {
    const html = await (await by.get(path)).text();
    return by.post(path, { _wpnonce: fieldIn(html, '_wpnonce'), ...fields });
  };
  const change = (action: string, fields: Readonly<Record<string, string>> = {}) =>
    post(person.browser, accessPath, { action, password: goodPassword, ...fields });
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.clock.now().getTime() });
  const locationOf = (answer: Response) => [answer.status, answer.headers.get('location')];

  /** Adds an app; its secret and the backup codes that came with it. */
  async function withApp() {
    const html = await (await change('start-app')).text();
    const secret = (/<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1] ?? '').replaceAll(' ', '');
    const confirmed = await change('confirm-app', { code: codeOf(secret) });
    expect(confirmed.status).toBe(200);
    return { secret, codes: textOf(await confirmed.text()).match(codePattern) ?? [] };
  }

  it('an app is added by a first code, and another browser enters the staff area with its code alone', async () => {
    const { secret, codes } = await withApp();
    expect(new Set(codes).size).toBe(10);
    // This browser has just proven it.
    expect((await person.browser.get('/staff/orders/')).status).toBe(200);

    const other = await aBrowserOf(shop, person.id);
    expect(locationOf(await other.get('/staff/orders/?page=1'))).toEqual([
      303,
      `${proofPath}?redirect=%2Fstaff%2Forders%2F%3Fpage%3D1`,
    ]);
    const wrong = await post(other, proofPath, { code: '000000', redirect: '/staff/orders/' });
    expect(wrong.status).toBe(422);
    expect(textOf(await wrong.text())).toContain('Il codice non è giusto');
    shop.clock.advance(30_000);
    const code = codeOf(secret);
    const right = await post(other, proofPath, { code, redirect: '/staff/orders/' });
    expect(locationOf(right)).toEqual([303, '/staff/orders/']);
    expect((await other.get('/staff/orders/')).status).toBe(200);

    // A code that somebody has read over a shoulder counts no second time.
    const third = await aBrowserOf(shop, person.id);
    expect((await post(third, proofPath, { code })).status).toBe(422);
    expect((await third.get('/staff/orders/')).status).toBe(303);
  });

  it('a role that does not count yet opens nothing of the staff area, whatever is asked for', async () => {
    await withApp();
    const other = await aBrowserOf(shop, person.id);
    const answers = [
      await other.get('/staff/email-html/', {}),
      await other.post('/staff/orders/', { action: 'x' }),
      await other.get('/staff/stock/export.csv'),
      await other.post('/wp-json/wp/v2/media', {}),
    ];
    expect(answers.map(({ status }) => status).filter((status) => status < 300)).toEqual([]);
    expect((await other.get('/my-account/')).status).toBe(200);
    expect(locationOf(await other.get(accessPath))[0]).toBe(303);
  });

  it('a backup code lets in once', async () => {
    const { codes } = await withApp();
    const [first = ''] = codes;
    const typed = first.toLowerCase().replaceAll('-', ' ');
    const other = await aBrowserOf(shop, person.id);
    expect((await post(other, proofPath, { code: typed })).status).toBe(303);
    expect(textOf(await (await other.get(accessPath)).text())).toContain('Ti restano 9 codici');
    const third = await aBrowserOf(shop, person.id);
    expect((await post(third, proofPath, { code: typed })).status).toBe(422);
  });

  it('who guesses codes is slowed down', async () => {
    await withApp();
    const other = await aBrowserOf(shop, person.id);
    const html = await (await other.get(proofPath)).text();
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      const fields = { _wpnonce: fieldIn(html, '_wpnonce'), code: `00000${guess}` };
      statuses.push((await other.post(proofPath, fields)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('a role demands it: whoever has none adds one before entering, and the last one stays', async () => {
    await shop.db
      .updateTable('staff_roles')
      .set({ needs_second_factor: true })
      .where('code', '=', 'sales')
      .execute();
    expect(locationOf(await person.browser.get('/staff/'))).toEqual([303, accessPath]);
    expect(textOf(await (await person.browser.get(accessPath)).text())).toContain('Il tuo ruolo richiede');
    await withApp();
    expect((await person.browser.get('/staff/orders/')).status).toBe(200);
    const kept = await change('remove', { factor: 'app' });
    expect(kept.status).toBe(422);
    expect(textOf(await kept.text())).toContain('prima aggiungine un’altra');
    await shop.db.updateTable('staff_roles').set({ needs_second_factor: false }).execute();
    expect((await change('remove', { factor: 'app' })).status).toBe(200);
    const left = await shop.db
      .selectFrom('backup_codes')
      .selectAll()
      .where('customer_id', '=', person.id)
      .execute();
    expect(left).toEqual([]);
  });

  it('each change asks for the password, is told by email and stands in the audit trail', async () => {
    const refused = await change('start-app', { password: 'sbagliata' });
    expect(refused.status).toBe(422);
    expect(textOf(await refused.text())).toContain('La password attuale non è corretta');
    await withApp();
    const emails = await shop.db
      .selectFrom('outbox')
      .select('kind')
      .where('customer_id', '=', person.id)
      .execute();
    expect(emails).toEqual([{ kind: 'account-second-factor' }]);
    const trail = await shop.db
      .selectFrom('audit_entries')
      .select(['deed', 'after'])
      .where('subject_kind', '=', 'staff-member')
      .where('subject_id', '=', String(person.id))
      .execute();
    expect(trail).toEqual([{ deed: 'changed', after: { appCodes: true } }]);
  });

  it('an answer of a passkey that nobody asked for is refused', async () => {
    const answer = { id: 'a', rawId: 'a', type: 'public-key', response: {}, clientExtensionResults: {} };
    for (const passkey of ['', '{', JSON.stringify(answer)]) {
      const made = await change('finish-passkey', { passkey });
      expect(made.status).toBe(422);
      expect(textOf(await made.text())).toContain('La passkey non è stata riconosciuta');
    }
  });

  it('whoever looks after the staff removes what somebody has lost, and nobody does so for a role above their own', async () => {
    await withApp();
    const path = `/staff/customers/${person.id}/`;
    const boss = await somebody('administrator');
    expect(locationOf(await post(boss.browser, path, { action: 'second-factor' }))).toEqual([
      303,
      `${path}?done=second-factor`,
    ]);
    // All log-ins of the person have ended.
    expect((await person.browser.get('/staff/orders/')).status).not.toBe(200);
    const again = await aBrowserOf(shop, person.id);
    expect((await again.get('/staff/orders/')).status).toBe(200);

    const other = await post(again, `/staff/customers/${boss.id}/`, { action: 'second-factor' });
    expect(other.status).not.toBe(200);
    const gone = await shop.db
      .selectFrom('totp_secrets')
      .select('customer_id')
      .where('customer_id', '=', person.id)
      .execute();
    expect(gone).toEqual([]);
  });

  it('a customer finds neither page', async () => {
    const { browser } = await somebody(null);
    expect((await browser.get(accessPath)).status).toBe(404);
    expect((await browser.get(proofPath)).status).toBe(404);
  });
});
