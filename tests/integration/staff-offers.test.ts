import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '#foundation/services/log.ts';
import { createNonces } from '#foundation/services/nonces.ts';
import { sendEmail } from '#http/jobs/emails/send-emails.ts';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { customerBrowser, nonceIn, pageOf, staffBrowser, textOf } from '../factories/order-calls.ts';
import { aWorkshop } from '../factories/quote-calls.ts';

let shop: TestShop;
let staff: TestBrowser;
let nonce: string;

beforeAll(async () => {
  shop = await aShop();
  staff = await staffBrowser(shop, 'sales');
  if (pagesAreBuilt()) nonce = nonceIn(await pageOf(staff, '/staff/offers/new/'));
});
afterAll(() => shop.close());

const emailOf = async (customerId: number) =>
  (
    await shop.db
      .selectFrom('customers')
      .select('email')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow()
  ).email;

type Row = readonly [item: string, name: string, quantity: string, unit: string];

/** Posts the form of an offer as its page does, rows and all. */
async function save(id: number | 'new', fields: Readonly<Record<string, string>>, rows: readonly Row[]) {
  const body = new URLSearchParams({
    _wpnonce: nonce,
    mode: 'net',
    validUntil: '',
    customText: '',
    ...fields,
  });
  for (const [item, name, quantity, unit] of rows) {
    body.append('item', item);
    body.append('name', name);
    body.append('quantity', quantity);
    body.append('unit', unit);
  }
  const answer = await staff.post(`/staff/offers/${id}/`, body);
  const to = answer.headers.get('location') ?? '';
  return {
    status: answer.status,
    to,
    id: Number(/offers\/(\d+)\//.exec(to)?.[1] ?? 0),
    html: await answer.text(),
  };
}

const move = async (id: number, action: string) =>
  (await staff.post(`/staff/offers/${id}/`, { _wpnonce: nonce, action })).headers.get('location');

const stored = (id: number) =>
  shop.db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe.skipIf(!pagesAreBuilt())('offers in the staff area', () => {
  it('[OFF-02] [OFF-03] are written with lines of products and of names alone, a text and a last day, and can be changed until they are sent', async () => {
    const { customerId } = await aWorkshop(shop);
    const email = await emailOf(customerId);
    const disc = await aProduct(shop.db, { name: 'Disco freno', columns: { sku: 'DF-OFF-1' } });
    const saved = await save(
      'new',
      { email: email.toUpperCase(), validUntil: '2099-12-31', customText: 'Grazie' },
      [
        ['df-off-1', '', '4', '19,90'],
        ['', 'Montaggio', '1', '35'],
        ['', '', '1', ''],
      ],
    );
    expect([saved.status, saved.to]).toEqual([303, `/staff/offers/${saved.id}/?done=saved`]);
    const lines = await shop.db
      .selectFrom('offer_lines')
      .select(['item_id', 'is_free', 'name', 'sku', 'quantity', 'unit_cents'])
      .where('offer_id', '=', saved.id)
      .orderBy('position')
      .execute();
    expect(lines).toEqual([
      {
        item_id: disc.id,
        is_free: false,
        name: 'Disco freno',
        sku: 'DF-OFF-1',
        quantity: 4,
        unit_cents: 1990,
      },
      { item_id: null, is_free: true, name: 'Montaggio', sku: null, quantity: 1, unit_cents: 3500 },
    ]);
    expect(await stored(saved.id)).toMatchObject({
      customer_id: customerId,
      status: 'draft',
      custom_text: 'Grazie',
    });
    expect((await stored(saved.id)).valid_until?.toISOString()).toBe('2099-12-31T23:00:00.000Z');
    const repeated = await save(saved.id, { email }, [['', 'Montaggio', '2', '30']]);
    expect(repeated.id).toBe(saved.id);
    expect(textOf(await pageOf(staff, `/staff/offers/${saved.id}/?done=saved`))).toContain(
      'Modifiche salvate.',
    );
    const audit = await shop.db
      .selectFrom('audit_entries')
      .select(['deed', 'subject_id'])
      .where('subject_kind', '=', 'offer')
      .orderBy('id')
      .execute();
    expect(
      audit.filter(({ subject_id: id }) => id === String(saved.id)).map(({ deed: action }) => action),
    ).toEqual(['created', 'changed']);
  });

  it('errors are shown beside their field, and nothing is stored', async () => {
    const { customerId: privateId } = await customerBrowser(shop);
    const { customerId } = await aWorkshop(shop);
    const [email, retail] = [await emailOf(customerId), await emailOf(privateId)];
    const row: Row = ['', 'Montaggio', '1', '10'];
    for (const [fields, rows, sentence] of [
      [{ email: '' }, [row], 'Scrivi l’email del cliente.'],
      [{ email: 'nessuno@example.com' }, [row], 'Nessun account ha questa email.'],
      [{ email: retail }, [row], 'Non è l’account di un’azienda approvata.'],
      [{ email }, [], 'Scrivi almeno una riga.'],
      [{ email }, [['NON-C-E', '', '1', '10']], 'Nessun articolo in vendita ha questo codice.'],
      [{ email }, [['', 'Montaggio', '0', '10']], 'Scrivi un numero intero da 1 a 9999.'],
      [{ email }, [['', 'Montaggio', '1', 'dieci']], 'Scrivi un prezzo, per esempio 19,90.'],
      [{ email, validUntil: '2001-01-01' }, [row], 'Questo giorno è già passato.'],
      [{ email, vendor: '99999' }, [row], 'Questo venditore non c’è più.'],
      [{ email, _wpnonce: 'x' }, [row], 'La pagina era aperta da troppo tempo.'],
    ] as [Record<string, string>, Row[], string][]) {
      const answer = await save('new', fields, rows);
      expect([answer.status, textOf(answer.html).includes(sentence)], sentence).toEqual([422, true]);
    }
    expect(
      await shop.db.selectFrom('offers').select('id').where('customer_id', '=', customerId).execute(),
    ).toEqual([]);
  });

  it('[OFF-01] are sent by email, then stay as they were sent; they can be withdrawn and copied', async () => {
    const { browser, customerId } = await aWorkshop(shop);
    const { id } = await save('new', { email: await emailOf(customerId), customText: 'Per te' }, [
      ['', 'Montaggio', '1', '35'],
    ]);
    expect(await pageOf(browser, '/my-account/offers/')).not.toContain(`id="offer-${id}"`);
    expect(await move(id, 'send')).toBe(`/staff/offers/${id}/?done=send`);
    expect(await pageOf(browser, '/my-account/offers/')).toContain(`id="offer-${id}"`);
    const emails = () =>
      shop.db
        .selectFrom('outbox')
        .select(['id', 'kind', 'recipient', 'subject', 'body_text'])
        .where('offer_id', '=', id)
        .orderBy('id')
        .execute();
    const [waiting] = await emails();
    const { sign } = createNonces({ secret: shop.secret, owner: () => '', now: shop.clock.now });
    const post = { db: shop.db, clock: shop.clock, log: silentLog, mail: null, shopUrl: shop.shopUrl, sign };
    await sendEmail(post, waiting?.id ?? 0);
    const [email] = await emails();
    expect(email).toMatchObject({
      kind: 'offer-sent',
      recipient: await emailOf(customerId),
      subject: `Offerta n. ${id} di Pistone`,
    });
    expect(email?.body_text).toContain(`${shop.shopUrl}/my-account/offers/?id=${id}`);
    expect(email?.body_text).toContain('Per te');
    // A sent offer cannot be edited.
    expect((await save(id, { email: await emailOf(customerId) }, [['', 'Altro', '1', '1']])).status).toBe(
      404,
    );
    expect(await move(id, 'send')).toBe(`/staff/offers/${id}/?done=not-now`);
    expect(await move(id, 'withdraw')).toBe(`/staff/offers/${id}/?done=withdraw`);
    expect(await pageOf(browser, '/my-account/offers/')).not.toContain(`id="offer-${id}"`);
    const copied = await move(id, 'copy');
    const copyId = Number(/offers\/(\d+)\/\?done=copy/.exec(copied ?? '')?.[1] ?? 0);
    expect(await stored(copyId)).toMatchObject({
      status: 'draft',
      customer_id: customerId,
      custom_text: 'Per te',
    });
    const [, withdrawal, ...more] = await emails();
    expect(more).toEqual([]);
    await sendEmail(post, withdrawal?.id ?? 0);
    expect((await emails())[1]).toMatchObject({
      kind: 'offer-withdrawn',
      recipient: await emailOf(customerId),
      subject: `Offerta n. ${id} di Pistone: ritirata`,
      body_text: expect.stringContaining(`${shop.shopUrl}/my-account/offers/`),
    });
  });

  it('are listed by state and found by number, name and address', async () => {
    const { customerId } = await aWorkshop(shop);
    await shop.db
      .updateTable('customers')
      .set({ company: 'Autofficina Zanardi' })
      .where('id', '=', customerId)
      .execute();
    const { id } = await save('new', { email: await emailOf(customerId) }, [['', 'Montaggio', '3', '35']]);
    for (const search of ['s=zanardi', `s=${id}`, 's=zanardi&state=draft']) {
      const said = textOf(await pageOf(staff, `/staff/offers/?${search}`)).replaceAll('\u00a0', ' ');
      expect(said, search).toMatch(new RegExp(`Offerta n\\. ${id} +Autofficina Zanardi.*105,00 €`));
    }
    expect(textOf(await pageOf(staff, '/staff/offers/?s=zanardi&state=open'))).toContain(
      'Nessuna offerta corrisponde alla ricerca.',
    );
    expect((await staff.get('/staff/offers/?state=lost')).status).toBe(404);
    expect((await staff.get('/staff/offers/99999999/')).status).toBe(404);
  });

  it('are for staff with the right', async () => {
    const warehouse = await staffBrowser(shop, 'warehouse');
    expect((await warehouse.get('/staff/offers/')).status).toBe(403);
    const answer = await warehouse.post('/staff/offers/new/', { _wpnonce: nonce });
    expect(answer.status).toBe(403);
  });
});
