import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { postForm } from '../factories/a-registration-setup.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { anOffer } from '../factories/an-offer.ts';
import { emailsAbout, securityOf, storedConversations } from '../factories/conversation-calls.ts';
import { customerBrowser, nonceIn, pageOf, staffBrowser, textOf } from '../factories/order-calls.ts';
import { aQuote, aWorkshop, withGoods } from '../factories/quote-calls.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const pdf = (name: string) => new File(['%PDF-1.7\nx\n%%EOF\n'], name);

/** Posts a form with files, as a page does. */
async function send(
  browser: TestBrowser,
  path: string,
  fields: Readonly<Record<string, string>>,
  files: readonly File[],
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append('attachment', file);
  const answer = await postForm(browser, shop, path, form);
  return {
    status: answer.status,
    to: answer.headers.get('location') ?? '',
    html: await answer.text(),
  };
}

/** The files of the messages of a conversation, in their order. */
const filesOf = (id: number) =>
  shop.db
    .selectFrom('message_files as x')
    .innerJoin('conversation_messages as m', 'm.id', 'x.message_id')
    .innerJoin('sent_files as f', 'f.id', 'x.file_id')
    .select(['f.id', 'f.name', 'f.taken_at as taken', 'm.author'])
    .where('m.conversation_id', '=', id)
    .orderBy('m.id')
    .orderBy('x.position')
    .execute();

const newest = async () => (await storedConversations(shop))[0]?.id ?? 0;

async function aConversation() {
  const { browser, customerId } = await customerBrowser(shop);
  const security = await securityOf(browser);
  const fields = { security, title: 'Marmitta', message: 'Ecco le foto.', type: 'inquiry' };
  const opened = await send(browser, '/my-account/conversation/', fields, [pdf('marmitta.pdf')]);
  const id = await newest();
  expect([opened.status, opened.to]).toEqual([303, `/my-account/conversation/?id=${id}`]);
  return { browser, customerId, security, id };
}

const fileCode = async (browser: TestBrowser, fileId: number | undefined) =>
  (await browser.get(`/my-account/conversation/files/${fileId}/`)).status;

describe.skipIf(!pagesAreBuilt())('files of messages', () => {
  test('[CONV-06] go with a new conversation, readable by its customer and the shop alone', async () => {
    const { browser, id } = await aConversation();
    const [file] = await filesOf(id);
    expect(file).toMatchObject({ name: 'marmitta.pdf', author: 'customer' });
    expect(file?.taken).not.toBeNull();
    expect(await pageOf(browser, `/my-account/conversation/?id=${id}`)).toContain(
      `href="/my-account/conversation/files/${file?.id}/"`,
    );
    const staff = await staffBrowser(shop, 'clerk');
    expect(await pageOf(staff, `/staff/conversations/${id}/`)).toContain('marmitta.pdf');
    const stranger = await customerBrowser(shop);
    const warehouse = await staffBrowser(shop, 'warehouse');
    expect([
      await fileCode(browser, file?.id),
      await fileCode(staff, file?.id),
      await fileCode(stranger.browser, file?.id),
      await fileCode(warehouse, file?.id),
      await fileCode(aBrowser(shop), file?.id),
    ]).toEqual([200, 200, 404, 404, 404]);
    const [email] = (await emailsAbout(shop, id)).filter(({ kind }) => kind === 'conversation-new');
    expect(email?.text).toContain('marmitta.pdf');
  });

  test('[CONV-03] go with the next message, by its page and by its call', async () => {
    const { browser, security, id } = await aConversation();
    const path = `/my-account/conversation/?id=${id}`;
    const fields = { security, conversationid: String(id) };
    const posted = await send(browser, path, { ...fields, message: 'Un’altra.' }, [
      pdf('a.pdf'),
      pdf('b.pdf'),
    ]);
    expect(posted.status).toBe(303);
    const called = await send(
      browser,
      '/wp-admin/admin-ajax.php',
      { ...fields, action: 'wholesaleconversationmessage', message: 'E una.' },
      [pdf('c.pdf')],
    );
    expect([called.status, called.html]).toEqual([200, '1']);
    expect((await filesOf(id)).map(({ name }) => name)).toEqual(['marmitta.pdf', 'a.pdf', 'b.pdf', 'c.pdf']);
  });

  test('what cannot be attached says why and sends nothing; what had come stays attached', async () => {
    const { browser, security, id } = await aConversation();
    const path = `/my-account/conversation/?id=${id}`;
    const fields = { security, conversationid: String(id), message: 'Ecco.' };
    const refused = async (files: readonly File[], more: Readonly<Record<string, string>> = {}) => {
      const { status, html } = await send(browser, path, { ...fields, ...more }, files);
      return {
        status,
        said: textOf(html),
        attached: /name="attached" value="([^"]*)"/.exec(html)?.[1] ?? '',
      };
    };
    const script = await refused([new File(['<script>alert(1)</script>'], 'a.pdf')]);
    expect([script.status, script.said.includes('Questo tipo di file non si può allegare.')]).toEqual([
      422,
      true,
    ]);
    const large = await refused([new File([`%PDF-1.7\n${'x'.repeat(5 * 1_048_576)}\n%%EOF\n`], 'a.pdf')]);
    expect([large.status, large.said.includes('Il file è troppo grande.')]).toEqual([413, true]);
    for (const count of [6, 11]) {
      const many = await refused(Array.from({ length: count }, (_, at) => pdf(`${at}.pdf`)));
      expect([many.status, many.said.includes('Puoi allegare al massimo 5 file.')], String(count)).toEqual([
        422,
        true,
      ]);
    }
    const foreign = await refused([], { attached: 'x'.repeat(43) });
    expect([foreign.status, foreign.said.includes('non è più disponibile')]).toEqual([422, true]);
    const blank = await refused([pdf('foto.pdf')], { message: ' ' });
    expect([blank.status, blank.said.includes('foto.pdf è allegato.')]).toEqual([422, true]);
    expect(await filesOf(id)).toHaveLength(1);
    const other = await customerBrowser(shop);
    const stolen = await send(
      other.browser,
      '/my-account/conversation/?new=1',
      {
        security: await securityOf(other.browser),
        title: 'x',
        message: 'x',
        type: 'inquiry',
        attached: blank.attached,
      },
      [],
    );
    expect(stolen.status).toBe(422);
    const sent = await send(browser, path, { ...fields, attached: blank.attached }, []);
    expect(sent.status).toBe(303);
    expect((await filesOf(id)).map(({ name }) => name)).toEqual(['marmitta.pdf', 'foto.pdf']);
  });

  test('a form that is not meant brings none', async () => {
    const { browser, id } = await aConversation();
    const stored = async () => (await shop.db.selectFrom('sent_files').select('id').execute()).length;
    const before = await stored();
    const fields = { security: 'vecchio', conversationid: String(id), message: 'Ecco.' };
    expect((await send(browser, `/my-account/conversation/?id=${id}`, fields, [pdf('a.pdf')])).status).toBe(
      422,
    );
    const call = { ...fields, action: 'wholesaleconversationmessage' };
    expect((await send(browser, '/wp-admin/admin-ajax.php', call, [pdf('a.pdf')])).status).toBe(403);
    await send(aBrowser(shop), '/wp-admin/admin-ajax.php', call, [pdf('a.pdf')]);
    expect(await stored()).toBe(before);
  });

  test('go with an answer of staff, and its email names them', async () => {
    const { browser, id } = await aConversation();
    const staff = await staffBrowser(shop, 'clerk');
    const path = `/staff/conversations/${id}/`;
    const _wpnonce = nonceIn(await pageOf(staff, path));
    const wrong = await send(staff, path, { _wpnonce, action: 'answer', message: '' }, [pdf('scheda.pdf')]);
    expect([wrong.status, textOf(wrong.html).includes('scheda.pdf è allegato.')]).toEqual([422, true]);
    const answered = await send(staff, path, { _wpnonce, action: 'answer', message: 'Eccola.' }, [
      pdf('scheda.pdf'),
    ]);
    expect(answered.to).toBe(`${path}?done=answered`);
    const file = (await filesOf(id)).find(({ author }) => author === 'shop');
    expect(file?.name).toBe('scheda.pdf');
    expect(await fileCode(browser, file?.id)).toBe(200);
    const email = (await emailsAbout(shop, id)).find(({ kind }) => kind === 'conversation-answer');
    expect(email?.text).toContain('scheda.pdf');
  });

  test('[QUO-05] go with a quote request and with other prices for an offer', async () => {
    const { browser, customerId, security } = await aWorkshop(shop);
    await withGoods(shop, browser);
    const call = { ...aQuote, security, action: 'wholesalerequestquotecart' };
    const asked = await send(browser, '/wp-admin/admin-ajax.php', call, [pdf('flotta.pdf')]);
    expect(asked.status).toBe(200);
    expect((await filesOf(await newest())).map(({ name }) => name)).toEqual(['flotta.pdf']);
    await withGoods(shop, browser);
    const posted = await send(
      browser,
      '/my-account/quote-request/',
      { ...aQuote, security, title: 'Altro' },
      [pdf('elenco.pdf')],
    );
    expect(posted.status).toBe(303);
    expect((await filesOf(await newest())).map(({ name }) => name)).toEqual(['elenco.pdf']);
    const lines = [{ name: 'Montaggio', quantity: 1, unit: 3500 }];
    const offer = await anOffer(shop.db, { customerId, at: shop.clock.now(), lines });
    const path = `/my-account/offers/${offer}/counter/`;
    expect((await send(browser, path, { security, 'unit-1': '30' }, [pdf('altri.pdf')])).status).toBe(303);
    expect((await filesOf(await newest())).map(({ name }) => name)).toEqual(['altri.pdf']);
  });
});
