import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '#foundation/services/log.ts';
import { createNonces } from '#foundation/services/nonces.ts';
import { sendOrderEmails } from '#http/jobs/emails/send-emails.ts';
import { emailDefinitions } from '#site/email-texts/rules/email-texts.ts';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aMailServer, type TestMailServer } from '../factories/a-mail-server.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import {
  aPlacedOrder,
  nonceIn,
  pageOf,
  staffBrowser,
  storedOrder,
  textOf,
} from '../factories/order-calls.ts';

describe.skipIf(!pagesAreBuilt())('texts of emails in the staff area', () => {
  let shop: TestShop;
  let staff: TestBrowser;
  let server: TestMailServer;
  beforeAll(async () => {
    shop = await aShop();
    staff = await staffBrowser(shop);
    server = await aMailServer();
  });
  afterAll(async () => {
    await server.close();
    await shop.close();
  });

  const page = '/staff/emails/order-on-hold-transfer/it/';
  const text = {
    subject: 'Bonifico per {order_number}',
    heading: 'Ciao {first_name}',
    intro: 'Primo paragrafo di {customer_name}.\n\nSecondo & ultimo.',
    closing: 'A presto',
  };
  const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';
  const post = async (fields: Readonly<Record<string, string>>, path = page, to = path) => {
    const html = await pageOf(staff, path);
    return staff.post(to, { _wpnonce: nonceIn(html), version: versionIn(html), ...fields });
  };
  const stored = () => shop.db.selectFrom('email_texts').selectAll().execute();
  const { sign } = createNonces({ secret: '', owner: () => '', now: () => new Date(0) });
  const emailsOf = async (orderId: number) => {
    const { db, clock, shopUrl } = shop;
    await sendOrderEmails({ db, clock, log: silentLog, mail: null, shopUrl, sign }, orderId);
    return db.selectFrom('outbox').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
  };
  const anOrderOnHold = async (firstName: string) => {
    const order = await aPlacedOrder(shop);
    const { billing_address: billing } = await storedOrder(shop, order.id);
    const named = JSON.stringify({ ...Object(billing), firstName, lastName: 'Riva' });
    await shop.db.updateTable('orders').set({ billing_address: named }).where('id', '=', order.id).execute();
    await shop.db
      .insertInto('outbox')
      .values({ kind: 'order-on-hold', recipient: 'ada@example.com', order_id: order.id, occasion: 'test' })
      .execute();
    return order;
  };

  test('every email of the list opens with a preview of its text in both languages', async () => {
    const list = textOf(await pageOf(staff, '/staff/emails/'));
    expect(list).toContain('Ordine in sospeso: in attesa del bonifico');
    for (const { id } of emailDefinitions) {
      for (const locale of ['it', 'en']) {
        const preview = await staff.get(`/staff/emails/${id}/${locale}/preview/`);
        expect([id, preview.status]).toEqual([id, 200]);
        expect(preview.headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(await preview.text()).not.toMatch(/\{[a-z_]*\}/);
      }
    }
    expect((await staff.get('/staff/emails/order-x/it/')).status).toBe(404);
    expect((await staff.get('/staff/emails/order-note/de/')).status).toBe(404);
  });

  test('a written text is in the emails written from then on, escaped, also as plain text; earlier ones keep theirs', async () => {
    const before = await anOrderOnHold('Ada');
    const [written] = (await emailsOf(before.id)).filter(({ kind }) => kind === 'order-on-hold');
    expect(written?.subject).toContain('attende il bonifico');
    expect((await post(text)).status).toBe(303);
    const after = await anOrderOnHold('<b>Ada</b> {email}');
    const email = (await emailsOf(after.id)).find(({ kind }) => kind === 'order-on-hold');
    expect(email?.subject).toBe(`Bonifico per ${after.number}`);
    expect(email?.html).toContain('Ciao &lt;b&gt;Ada&lt;/b&gt; {email}</h1>');
    expect(email?.html).toContain('<p style="margin:0 0 12px">Secondo &amp; ultimo.</p>');
    expect(email?.body_text).toContain('Primo paragrafo di <b>Ada</b> {email} Riva.\n\nSecondo & ultimo.');
    expect((await emailsOf(before.id)).find(({ id }) => id === written?.id)?.subject).toBe(written?.subject);
    const audit = await shop.db
      .selectFrom('audit_entries')
      .select(['deed', 'subject_name'])
      .where('subject_kind', '=', 'email-text')
      .execute();
    expect(audit).toEqual([
      { deed: 'changed', subject_name: 'Ordine in sospeso: in attesa del bonifico (italiano)' },
    ]);
  });

  test.each([
    [{ ...text, intro: 'Ciao {nome}' }, '“{nome}” non è un segnaposto di questa email'],
    [{ ...text, subject: '{refunded_amount}' }, '“{refunded_amount}” non è un segnaposto'],
    [{ ...text, heading: '' }, 'Scrivi il titolo.'],
    [{ ...text, version: '0' }, 'Qualcun altro ha cambiato questo testo'],
    [{ ...text, _wpnonce: 'x' }, 'aperta'],
  ])('%j is refused with its sentence and changes nothing', async (fields, sentence) => {
    const before = await stored();
    const answer = await post(fields);
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain(sentence);
    expect(await stored()).toEqual(before);
  });

  test('what has been typed is shown without being stored; with an unknown placeholder its sentence is', async () => {
    const before = await stored();
    const shown = await post({ ...text, intro: 'Bozza <i>mia</i>' }, page, `${page}preview/`);
    expect(await shown.text()).toContain('Bozza &lt;i&gt;mia&lt;/i&gt;');
    const plain = await post({ ...text, intro: 'Bozza <i>mia</i>', as: 'text' }, page, `${page}preview/`);
    expect(plain.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await plain.text()).toContain('Bozza <i>mia</i>');
    const refused = await post({ ...text, intro: '{boh}' }, page, `${page}preview/`);
    expect([refused.status, textOf(await refused.text())]).toEqual([422, expect.stringContaining('“{boh}”')]);
    expect(await stored()).toEqual(before);
  });

  test('the preview shows the order that was asked for, and says where there is none', async () => {
    const order = await aPlacedOrder(shop);
    await aPlacedOrder(shop);
    const shown = await pageOf(staff, `/staff/emails/order-note/en/?order=${order.number}`);
    expect(textOf(shown)).toContain(`Con i dati dell’ordine ${order.number}.`);
    expect(textOf(shown)).toContain(`a note on order ${order.number}`);
    expect(textOf(await pageOf(staff, '/staff/emails/order-note/it/?order=99999'))).toContain(
      'Non c’è un ordine con il numero 99999.',
    );
  });

  test('a test message needs a mail server and an address, and leaves with the stored text', async () => {
    const refused = await post({ action: 'test', to: 'banco@example.com' });
    expect([refused.status, textOf(await refused.text())]).toEqual([
      422,
      expect.stringContaining('Il negozio non ha ancora un server di posta'),
    ]);
    const { port } = new URL(server.url);
    const set = nonceIn(await pageOf(staff, '/staff/setup/email/'));
    const mail = { host: '127.0.0.1', port, security: 'none', user: '', shop_email: 'negozio@example.com' };
    expect((await staff.post('/staff/setup/email/', { _wpnonce: set, ...mail })).status).toBe(303);
    expect((await post({ action: 'test', to: 'nessuno' })).status).toBe(422);
    expect(server.emails).toEqual([]);
    expect((await post({ action: 'test', to: 'banco@example.com' })).status).toBe(303);
    expect(server.emails.map(({ to }) => to)).toEqual([['banco@example.com']]);
    expect(server.emails[0]?.raw).toMatch(/^Subject: \[Prova\] Bonifico per \d+\r?$/m);
  });

  test('the shop’s own text comes back, by the button or by writing it', async () => {
    expect((await post({ action: 'remove' })).headers.get('location')).toBe(`${page}?reset=1`);
    expect(await stored()).toEqual([]);
    const own = await pageOf(staff, page);
    expect(own).not.toContain('Ripristina il testo originale');
    const subject = /name="subject"[^>]*value="([^"]*)"/.exec(own)?.[1] ?? '';
    expect(subject).toBe('{shop_name}: l’ordine {order_number} attende il bonifico');
    await post(text);
    expect(await stored()).toHaveLength(1);
    await post({
      subject,
      heading: 'Il tuo ordine attende il bonifico',
      intro:
        'L’ordine {order_number} attende il bonifico. Qui sotto trovi i dati per il pagamento: lo spediremo appena l’avremo ricevuto.',
      closing: 'A presto,\r\n{shop_name}',
    });
    expect(await stored()).toEqual([]);
  });

  test('of two who write the same text at once the second is told', async () => {
    const html = await pageOf(staff, page);
    const forms = ['uno', 'due'].map((intro) =>
      staff.post(page, { _wpnonce: nonceIn(html), version: versionIn(html), ...text, intro }),
    );
    const statuses = (await Promise.all(forms)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([303, 422]);
  });
});
