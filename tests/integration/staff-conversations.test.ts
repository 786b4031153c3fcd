import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import {
  emailsAbout,
  securityOf,
  storedConversations,
  storedMessages,
  wholesale,
} from '../factories/conversation-calls.ts';
import { customerBrowser, nonceIn, pageOf, staffBrowser, textOf } from '../factories/order-calls.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

async function anInquiry(title: string) {
  const { browser, customerId } = await customerBrowser(shop);
  const security = await securityOf(browser);
  const fields = { title, message: 'È disponibile?', type: 'inquiry', security };
  const address = await (await wholesale(browser, 'sendinquiry', fields)).text();
  const { email } = await shop.db
    .selectFrom('customers')
    .select('email')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return { browser, id: Number(/id=(\d+)/.exec(address)?.[1]), email, security };
}

const pathOf = (id: number) => `/staff/conversations/${id}/`;
const statusOf = async (id: number) => (await storedConversations(shop)).find((one) => one.id === id)?.status;

describe.skipIf(!pagesAreBuilt())('staff', () => {
  test('[CONV-02] answer a conversation: the customer reads it and gets an email, once, and the audit trail records it', async () => {
    const { browser, id, email } = await anInquiry('Turbina Golf VI');
    const staff = await staffBrowser(shop, 'clerk');
    const page = await pageOf(staff, pathOf(id));
    expect(textOf(page)).toContain('È disponibile?');
    const fields = { action: 'answer', message: 'Sì, ne abbiamo due.', _wpnonce: nonceIn(page) };
    const answered = await staff.post(pathOf(id), fields);
    expect(answered.headers.get('location')).toBe(`${pathOf(id)}?done=answered`);
    await staff.post(pathOf(id), fields);
    expect((await storedMessages(shop, id)).slice(1)).toEqual(['shop: Sì, ne abbiamo due.']);
    expect(await statusOf(id)).toBe('open');
    const emails = (await emailsAbout(shop, id)).filter(({ kind }) => kind === 'conversation-answer');
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({ recipient: email, subject: 'Pistone ha risposto: Turbina Golf VI' });
    expect(emails[0]?.text).toContain(`${shop.shopUrl}/my-account/conversation/?id=${id}`);
    expect(textOf(await pageOf(browser, `/my-account/conversation/?id=${id}`))).toContain(
      'Sì, ne abbiamo due.',
    );
    expect(textOf(await pageOf(browser, '/my-account/conversation/'))).toContain('Pistone ha risposto');
    const entries = await shop.db
      .selectFrom('audit_entries')
      .select(['deed', 'subject_name'])
      .where('subject_kind', '=', 'conversation')
      .where('subject_id', '=', String(id))
      .execute();
    expect(entries).toEqual([{ deed: 'sent', subject_name: 'Turbina Golf VI' }]);
  });

  test('close a conversation and reopen it; a second time changes nothing', async () => {
    const { id } = await anInquiry('Da chiudere');
    const staff = await staffBrowser(shop, 'sales');
    const nonce = nonceIn(await pageOf(staff, pathOf(id)));
    const act = async (action: string) =>
      (await staff.post(pathOf(id), { action, _wpnonce: nonce })).headers.get('location')?.split('=')[1];
    expect([await act('close'), await statusOf(id)]).toEqual(['close', 'resolved']);
    expect([await act('close'), await statusOf(id)]).toEqual(['nothing', 'resolved']);
    expect([await act('reopen'), await statusOf(id)]).toEqual(['reopen', 'open']);
    expect(await act('burn')).toBe('nothing');
  });

  test('find conversations by subject, by customer and by number, and by status', async () => {
    const { id, email } = await anInquiry('Ammortizzatori  sportivi');
    const staff = await staffBrowser(shop);
    const shown = async (query: string) =>
      (await pageOf(staff, `/staff/conversations/?${query}`)).includes(`href="${pathOf(id)}"`);
    expect(await shown('')).toBe(true);
    expect(await shown('q=AMMORTIZZATORI+sport')).toBe(true);
    expect(await shown(`q=${encodeURIComponent(email)}`)).toBe(true);
    expect(await shown(`q=%23${id}`)).toBe(true);
    expect(await shown('q=paraurti')).toBe(false);
    expect(await shown('type=quote')).toBe(false);
    expect(await shown('type=inquiry')).toBe(true);
    expect(await shown('shelf=resolved')).toBe(false);
    expect((await staff.get('/staff/conversations/?page=2')).status).toBe(404);
    expect((await staff.get('/staff/conversations/?shelf=lost')).status).toBe(404);
    expect(await shown(`q=${encodeURIComponent("'%_\\")}`)).toBe(false);
  });

  test('a blank answer, an old page and a conversation that is not there change nothing', async () => {
    const { id } = await anInquiry('Da non toccare');
    const staff = await staffBrowser(shop);
    const nonce = nonceIn(await pageOf(staff, pathOf(id)));
    const blank = await staff.post(pathOf(id), { action: 'answer', message: ' ', _wpnonce: nonce });
    expect([blank.status, (await blank.text()).includes('Scrivi la risposta.')]).toEqual([422, true]);
    const old = await staff.post(pathOf(id), { action: 'answer', message: 'x', _wpnonce: 'vecchio' });
    expect(old.headers.get('location')).toBe(`${pathOf(id)}?done=expired`);
    const gone = { action: 'answer', message: 'x', _wpnonce: nonce };
    expect((await staff.post(pathOf(987_654), gone)).status).toBe(404);
    expect(await storedMessages(shop, id)).toHaveLength(1);
  });

  test('without the right to conversations can neither read nor answer them', async () => {
    const { id } = await anInquiry('Riservata');
    const warehouse = await staffBrowser(shop, 'warehouse');
    expect((await warehouse.get('/staff/conversations/')).status).toBe(403);
    expect((await warehouse.get(pathOf(id))).status).toBe(403);
    expect((await warehouse.post(pathOf(id), { action: 'close' })).status).toBe(403);
    expect(await statusOf(id)).toBe('new');
  });
});
