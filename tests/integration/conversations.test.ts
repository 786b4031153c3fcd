import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import {
  emailsAbout,
  securityIn,
  securityOf,
  storedConversations,
  storedMessages,
  wholesale,
} from '../factories/conversation-calls.ts';
import { customerBrowser, pageOf, textOf } from '../factories/order-calls.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const path = '/my-account/conversation/';
const inquiry = { title: 'Turbina Golf VI', message: 'È disponibile?\nGrazie', type: 'inquiry' };

async function aWriter() {
  const { browser, customerId } = await customerBrowser(shop);
  return { browser, customerId, security: await securityOf(browser) };
}

async function anOpened(options: Partial<typeof inquiry> = {}) {
  const writer = await aWriter();
  const { browser, security } = writer;
  const answer = await wholesale(browser, 'sendinquiry', { ...inquiry, ...options, security });
  const address = await answer.text();
  const id = Number(/\?id=(\d+)$/.exec(address)?.[1]);
  return { ...writer, id, address, answer };
}

describe.skipIf(!pagesAreBuilt())('a customer and the shop', () => {
  test('[CONV-07] [CONV-04] [WIRE-05] [WIRE-08] an inquiry opens a conversation with the shop; the answer is its address as bare text', async () => {
    const { browser, id, address, answer, customerId } = await anOpened();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(address).toBe(`${shop.shopUrl}${path}?id=${id}`);
    const [stored] = await storedConversations(shop);
    expect(stored).toMatchObject({
      id,
      customer_id: customerId,
      type: 'inquiry',
      title: 'Turbina Golf VI',
      vendor_id: null,
      status: 'new',
    });
    expect(await storedMessages(shop, id)).toEqual(['customer: È disponibile?\nGrazie']);
    const page = await pageOf(browser, `${path}?id=${id}`);
    expect(page).toContain('Turbina Golf VI</h2>');
    expect(page).toContain('È disponibile?\nGrazie');
    expect(await emailsAbout(shop, id)).toMatchObject([
      { kind: 'conversation-new', recipient: 'ordini@pistone.example', subject: 'Richiesta di Ada Riva' },
    ]);
  });

  test('[CONV-01] [ACC-03] the account shows ten a page, newest activity first, with and without the final slash', async () => {
    const { browser, customerId, id } = await anOpened({ title: 'La più vecchia' });
    await sql`
      insert into conversations (customer_id, type, title, digest, created_at, last_activity_at)
      select customer_id, type, 'Numero ' || g, digest, created_at, last_activity_at + g * interval '1 minute'
      from conversations, generate_series(1, 20) g where id = ${id}`.execute(shop.db);
    const first = await pageOf(browser, path);
    const shown = [...first.matchAll(/Numero (\d+)/g)].map(([, number]) => Number(number));
    expect([...new Set(shown)]).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11]);
    expect(first).toContain(`href="${path}?page=2"`);
    expect(await pageOf(browser, `${path}?page=3`)).toContain('La più vecchia');
    expect((await browser.get(`${path}?page=4`)).status).toBe(404);
    // A message makes it the newest.
    const security = securityIn(await pageOf(browser, `${path}?id=${id}`));
    shop.clock.advance(3_600_000);
    await wholesale(browser, 'conversationmessage', { message: 'Ancora io', conversationid: id, security });
    const repeated = await pageOf(browser, path);
    expect(repeated.indexOf('La più vecchia')).toBeLessThan(repeated.indexOf('Numero 20'));
    const { headers, status } = await browser.get('/my-account/conversation');
    expect([200, 301]).toContain(status);
    if (status === 301) expect(headers.get('location')).toBe(path);
    expect(customerId).toBeGreaterThan(0);
  });

  test('[CONV-03] [WIRE-06] a message goes into the caller’s own conversation and opens it', async () => {
    const { browser, id, security } = await anOpened();
    const fields = { message: 'Serve entro venerdì', conversationid: id, security };
    const answer = await wholesale(browser, 'conversationmessage', fields);
    expect([answer.status, await answer.text()]).toEqual([200, '1']);
    // The same form again changes nothing.
    expect((await wholesale(browser, 'conversationmessage', fields)).status).toBe(200);
    expect((await storedMessages(shop, id)).slice(1)).toEqual(['customer: Serve entro venerdì']);
    expect((await storedConversations(shop))[0]?.status).toBe('open');
    await shop.db.updateTable('conversations').set({ status: 'resolved' }).where('id', '=', id).execute();
    await wholesale(browser, 'conversationmessage', { ...fields, message: 'Un’altra cosa' });
    expect((await storedConversations(shop))[0]?.status).toBe('open');
  });

  test('the shop gets an email about a message, and none about one that follows within ten minutes', async () => {
    const { browser, id, security } = await anOpened();
    const write = (message: string) =>
      wholesale(browser, 'conversationmessage', { message, conversationid: id, security });
    await write('Subito dopo');
    expect(await emailsAbout(shop, id)).toHaveLength(1);
    shop.clock.advance(601_000);
    await write('Dopo una pausa');
    const [, email] = await emailsAbout(shop, id);
    expect(email).toMatchObject({ kind: 'conversation-message', recipient: 'ordini@pistone.example' });
    expect(email?.text).toContain('Dopo una pausa');
    expect(email?.text).toContain(`${shop.shopUrl}/staff/conversations/${id}/`);
  });

  test.each([
    ['a blank message', { message: ' \n\t ' }, 422, 'Scrivi il messaggio.'],
    [
      'a message without an end',
      { message: 'x'.repeat(5001) },
      422,
      'Il messaggio può avere al massimo 5.000 caratteri.',
    ],
    ['another conversation', { conversationid: 987_654 }, 404, 'Questa conversazione non esiste.'],
    ['no conversation', { conversationid: 'nessuna' }, 404, 'Questa conversazione non esiste.'],
  ])('[CONV-03] %s is refused with a sentence and changes nothing', async (_what, wrong, status, data) => {
    const { browser, id, security } = await anOpened();
    const fields = { message: 'Buongiorno', conversationid: id, security, ...wrong };
    const answer = await wholesale(browser, 'conversationmessage', fields);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ success: false, data });
    expect(await storedMessages(shop, id)).toHaveLength(1);
  });

  test.each([
    ['a blank title', { title: '  ' }, 422, 'Scrivi l’oggetto della richiesta.'],
    ['a blank message', { message: '\r\n' }, 422, 'Scrivi il messaggio.'],
    [
      'a title without an end',
      { title: 'x'.repeat(201) },
      422,
      'L’oggetto può avere al massimo 200 caratteri.',
    ],
    ['an unknown vendor', { vendor: '77' }, 422, 'Questo venditore non c’è più: scegline un altro.'],
  ])('[CONV-08] %s is refused with a sentence and opens nothing', async (_what, wrong, status, data) => {
    const { browser, security } = await aWriter();
    const before = (await storedConversations(shop)).length;
    const answer = await wholesale(browser, 'sendinquiry', { ...inquiry, security, ...wrong });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ success: false, data });
    expect(await storedConversations(shop)).toHaveLength(before);
  });

  test('[WIRE-05] [WIRE-08] a guest, a wrong nonce and a megabyte are refused', async () => {
    const { browser, id, security } = await anOpened();
    const guest = await wholesale(aBrowser(shop), 'sendinquiry', { ...inquiry, security });
    expect([guest.status, await guest.text()]).toEqual([400, '0']);
    const old = await wholesale(browser, 'conversationmessage', {
      message: 'x',
      conversationid: id,
      security: 'x',
    });
    expect([old.status, await old.text()]).toEqual([403, '-1']);
    const none = await wholesale(browser, 'sendinquiry', inquiry);
    expect(none.status).toBe(403);
    const large = await wholesale(browser, 'sendinquiry', {
      ...inquiry,
      message: 'x'.repeat(1_100_000),
      security,
    });
    expect([413, 422]).toContain(large.status);
    expect(await storedMessages(shop, id)).toHaveLength(1);
    expect((await storedConversations(shop))[0]?.id).toBe(id);
  });

  test('a conversation of another customer is not found, neither to read nor to write in', async () => {
    const { id } = await anOpened();
    const other = await aWriter();
    expect((await other.browser.get(`${path}?id=${id}`)).status).toBe(404);
    const fields = { message: 'Intruso', conversationid: id, security: other.security };
    expect((await wholesale(other.browser, 'conversationmessage', fields)).status).toBe(404);
    expect((await other.browser.post(`${path}?id=${id}`, fields)).status).toBe(404);
    expect(await storedMessages(shop, id)).toHaveLength(1);
    const guest = await aBrowser(shop).get(`${path}?id=${id}`);
    expect(guest.headers.get('location')).toBe(
      `/my-account/?redirect=${encodeURIComponent(`${path}?id=${id}`)}`,
    );
  });

  test('HTML in a title or a message is text and nothing else', async () => {
    const { browser, id } = await anOpened({
      title: '<b>Grassetto</b>',
      message: '<script>alert(1)</script>',
    });
    const page = await pageOf(browser, `${path}?id=${id}`);
    expect(page).not.toContain('<script>alert(1)');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('&lt;b&gt;Grassetto&lt;/b&gt;');
  });

  test('a customer who writes too many messages is asked to wait', async () => {
    const { browser, id, security } = await anOpened();
    const statuses = new Set<number>();
    for (let at = 0; at < 30; at += 1) {
      const fields = { message: `Messaggio ${at}`, conversationid: id, security };
      statuses.add((await wholesale(browser, 'conversationmessage', fields)).status);
    }
    expect([...statuses]).toEqual([200, 429]);
    expect((await wholesale(browser, 'sendinquiry', { ...inquiry, title: 'Altro', security })).status).toBe(
      429,
    );
    shop.clock.advance(601_000);
    const later = { message: 'Più tardi', conversationid: id, security };
    expect((await wholesale(browser, 'conversationmessage', later)).status).toBe(200);
  });
});

describe.skipIf(!pagesAreBuilt())('without scripts', () => {
  test('[CONV-05] [CONV-06] a button leads to the form with title, message and type, and a link closes it again', async () => {
    const { browser } = await aWriter();
    const closed = await pageOf(browser, path);
    expect(closed).toMatch(/<button[^>]*name="new"[^>]*>Invia una richiesta<\/button>/);
    expect(closed).not.toContain('name="title"');
    const open = await pageOf(browser, `${path}?new=1`);
    for (const name of ['title', 'message', 'type']) expect(open).toContain(`name="${name}"`);
    expect(textOf(open)).toMatch(/Messaggio\s+Richiesta\s+Preventivo/);
    expect(open).not.toContain('name="vendor"');
    expect(open).toMatch(new RegExp(`<a[^>]*href="${path}"[^>]*>Chiudi</a>`));
  });

  test('the form posts to its page and leads to the conversation; the box of a conversation as well', async () => {
    const { browser, security } = await aWriter();
    const opened = await browser.post(path, { ...inquiry, security });
    expect(opened.status).toBe(303);
    const to = opened.headers.get('location') ?? '';
    expect(to).toMatch(/^\/my-account\/conversation\/\?id=\d+$/);
    const id = Number(to.split('=')[1]);
    const sent = await browser.post(to, { message: 'E ancora', conversationid: id, security });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, to]);
    expect(await storedMessages(shop, id)).toHaveLength(2);
  });

  test('[CONV-08] errors are shown beside the field, and nothing that was typed is lost', async () => {
    const { browser, security } = await aWriter();
    const answer = await browser.post(path, { ...inquiry, message: ' ', security });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('Scrivi il messaggio.');
    expect(html).toContain('value="Turbina Golf VI"');
    const old = await browser.post(path, { ...inquiry, security: 'vecchio' });
    expect(old.status).toBe(422);
    expect(await old.text()).toContain('La pagina era aperta da troppo tempo.');
  });
});

test.skipIf(!pagesAreBuilt())(
  '[CONV-04] [CONV-06] in a shop of several vendors a conversation is held with the one that was chosen',
  async () => {
    const vendors = await shop.db
      .insertInto('vendors')
      .values([
        { slug: 'pistone', name: 'Pistone' },
        { slug: 'rossi', name: 'Ricambi Rossi' },
      ])
      .returning('id')
      .execute();
    const { browser, security } = await aWriter();
    const form = await pageOf(browser, `${path}?new=1`);
    expect(textOf(form)).toContain('Ricambi Rossi');
    const vendor = vendors[1]?.id ?? 0;
    const answer = await wholesale(browser, 'sendinquiry', { ...inquiry, vendor, security });
    const id = Number(/id=(\d+)/.exec(await answer.text())?.[1]);
    expect((await storedConversations(shop))[0]).toMatchObject({ id, vendor_id: vendor });
    expect(textOf(await pageOf(browser, `${path}?id=${id}`))).toContain('Con Ricambi Rossi');
    const [email] = await emailsAbout(shop, id);
    expect(email?.text).toContain('ha scritto al venditore Ricambi Rossi');
  },
);
