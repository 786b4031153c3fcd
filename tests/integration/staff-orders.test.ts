import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import {
  aPlacedOrder,
  customerBrowser,
  linkTo,
  nonceIn,
  pageOf,
  staffBrowser,
  storedOrder,
  textOf,
} from '../factories/order-calls.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

describe.skipIf(!pagesAreBuilt())('orders in the staff area', () => {
  test('are for staff alone, also for what is posted to them', async () => {
    const order = await aPlacedOrder(shop);
    const { browser } = await customerBrowser(shop);
    for (const path of ['/staff/orders/', `/staff/orders/${order.id}/`]) {
      const fields = { order: order.id, to: 'completed', action: 'state', _wpnonce: 'x' };
      expect((await browser.get(path)).status).toBe(403);
      expect((await browser.post(path, fields)).status).toBe(403);
      expect((await aBrowser(shop).get(path)).status).toBe(401);
      expect((await aBrowser(shop).post(path, fields)).status).toBe(403);
    }
    expect((await storedOrder(shop, order.id)).status).toBe('on-hold');
  });

  test('are found by words, and an address that cannot be leads nowhere', async () => {
    const order = await aPlacedOrder(shop);
    const staff = await staffBrowser(shop);
    expect(await pageOf(staff, `/staff/orders/?s=${order.disc.sku ?? ''}`)).toContain(`>${order.number}</a>`);
    expect(await pageOf(staff, '/staff/orders/?s=nessuno.cosi')).toContain('Nessun ordine corrisponde');
    for (const query of ['page=999', 'status=lost', 'from=2026-02-30', 'sort=x']) {
      expect((await staff.get(`/staff/orders/?${query}`)).status).toBe(404);
    }
    expect((await staff.get('/staff/orders/987654/')).status).toBe(404);
  });

  test('change status together; each is reported, also the one that cannot', async () => {
    const [one, two, gone] = [await aPlacedOrder(shop), await aPlacedOrder(shop), await aPlacedOrder(shop)];
    await shop.db.updateTable('orders').set({ status: 'refunded' }).where('id', '=', gone.id).execute();
    const staff = await staffBrowser(shop);
    const nonce = nonceIn(await pageOf(staff, '/staff/orders/'));
    const chosen = (token: string, to: string) =>
      new URLSearchParams([
        ...[one, two, gone].map(({ id }): [string, string] => ['order', String(id)]),
        ['to', to],
        ['_wpnonce', token],
      ]);
    const late = await staff.post('/staff/orders/?status=on-hold', chosen('vecchio', 'processing'));
    expect(late.headers.get('location')).toBe('/staff/orders/?status=on-hold&done=expired');
    const none = await staff.post('/staff/orders/', chosen(nonce, 'inventato'));
    expect(none.headers.get('location')).toBe('/staff/orders/?done=nothing');
    expect((await storedOrder(shop, one.id)).status).toBe('on-hold');
    const done = await staff.post('/staff/orders/', chosen(nonce, 'processing'));
    expect(done.status).toBe(303);
    const shown = textOf(await pageOf(staff, done.headers.get('location') ?? ''));
    expect(shown).toContain(`2 ordini ora sono “In lavorazione”: ${one.number}, ${two.number}.`);
    expect(shown).toContain(`Ordine ${gone.number}: non modificato. Dal suo stato attuale non può`);
    expect([(await storedOrder(shop, one.id)).status, (await storedOrder(shop, gone.id)).status]).toEqual([
      'processing',
      'refunded',
    ]);
  });

  test('get a status, notes and resent emails by the forms of their page; what the table forbids is refused', async () => {
    const order = await aPlacedOrder(shop);
    const staff = await staffBrowser(shop);
    const path = `/staff/orders/${order.id}/`;
    const nonce = nonceIn(await pageOf(staff, path));
    const post = (fields: Record<string, string | number>) =>
      staff.post(path, { _wpnonce: nonce, ...fields });
    const forbidden = await post({ action: 'state', to: 'refunded', seen: 'on-hold' });
    expect(forbidden.status).toBe(422);
    expect(textOf(await forbidden.text())).toContain('non può passare a quello scelto');
    const outdated = await post({ action: 'state', to: 'processing', seen: 'pending' });
    expect(textOf(await outdated.text())).toContain('Nel frattempo lo stato è cambiato');
    expect((await storedOrder(shop, order.id)).status).toBe('on-hold');
    const changed = await post({ action: 'state', to: 'processing', seen: 'on-hold' });
    expect(changed.headers.get('location')).toBe(`${path}?done=state`);
    const empty = await post({ action: 'note', note: '  ' });
    expect(empty.status).toBe(422);
    const tooLong = await post({ action: 'note', note: `fine${'x'.repeat(2000)}` });
    expect(await tooLong.text()).toContain('al massimo 2.000 caratteri');
    await post({ action: 'note', note: 'Richiamare <Anna>' });
    await post({ action: 'note', note: 'Parte domani.', 'for-customer': '1' });
    const email = await shop.db
      .selectFrom('outbox')
      .select('id')
      .where('order_id', '=', order.id)
      .where('kind', '=', 'order-confirmation')
      .executeTakeFirstOrThrow();
    await shop.db.updateTable('outbox').set({ status: 'kept' }).where('order_id', '=', order.id).execute();
    expect((await post({ action: 'letter', letter: email.id })).headers.get('location')).toBe(
      `${path}?done=letter`,
    );
    expect((await post({ action: 'letter', letter: 999_999 })).status).toBe(422);
    expect((await post({ action: 'altro' })).status).toBe(422);
    const page = await pageOf(staff, `${path}?done=letter`);
    const text = textOf(page);
    for (const said of [
      'Richiamare &lt;Anna&gt;',
      'Parte domani. ',
      'Visibile al cliente',
      'Da “Attende il bonifico” a “In lavorazione”',
      'personale (Ada Riva)',
      'Email inviata di nuovo: Conferma d',
    ]) {
      expect(text).toContain(said);
    }
    const seen = textOf(await pageOf(aBrowser(shop), linkTo(shop, order)));
    expect(seen).toContain('Parte domani.');
    expect(seen).not.toContain('Richiamare');
    expect(seen).not.toContain('Ada Riva');
  });

  test('are cancelled after a confirmation on a page that names order and amount and needs no script', async () => {
    const order = await aPlacedOrder(shop);
    const staff = await staffBrowser(shop);
    const path = `/staff/orders/${order.id}/`;
    const fields = {
      _wpnonce: nonceIn(await pageOf(staff, path)),
      action: 'state',
      to: 'cancelled',
      seen: 'on-hold',
    };
    const question = await staff.post(path, fields);
    expect(question.status).toBe(200);
    const markup = await question.text();
    expect(textOf(markup)).toContain(`Annullare l’ordine ${order.number}?`);
    expect(textOf(markup)).toMatch(/per un totale di [\d,]+ €/);
    expect(markup).toMatch(/<button[^>]*value="cancelled"[^>]*name="confirmed"/);
    expect((await storedOrder(shop, order.id)).status).toBe('on-hold');
    const list = new URLSearchParams({ _wpnonce: nonceIn(markup), to: 'cancelled', order: String(order.id) });
    const bulk = await staff.post('/staff/orders/', list);
    expect(textOf(await bulk.text())).toContain(`Ordine ${order.number} di `);
    const done = await staff.post(path, { ...fields, _wpnonce: nonceIn(markup), confirmed: 'cancelled' });
    expect(done.headers.get('location')).toBe(`${path}?done=state`);
    expect((await storedOrder(shop, order.id)).status).toBe('cancelled');
  });

  test('are refunded in part without scripts, never beyond what was sold, and once per form', async () => {
    const order = await aPlacedOrder(shop, { payment: 'cod' });
    const staff = await staffBrowser(shop);
    const path = `/staff/orders/${order.id}/`;
    const page = await pageOf(staff, path);
    const request = /name="request" value="([^"]*)"/.exec(page)?.[1] ?? '';
    const line = /name="quantity\[(\d+)\]"/.exec(page)?.[1] ?? '';
    const post = (fields: Record<string, string>) =>
      staff.post(path, { _wpnonce: nonceIn(page), action: 'refund', request, ...fields });
    const tooMany = await post({ [`quantity[${line}]`]: '4', reason: 'Scritto prima' });
    expect(tooMany.status).toBe(422);
    const repeated = await tooMany.text();
    expect(textOf(repeated)).toContain('Disco freno: puoi rimborsare al massimo 3 pezzi.');
    expect(repeated).toContain('Scritto prima');
    expect((await post({ [`amount[${line}]`]: '999,00' })).status).toBe(422);
    expect((await post({ [`amount[${line}]`]: 'molto' })).status).toBe(422);
    expect((await post({})).status).toBe(422);
    expect((await storedOrder(shop, order.id)).refunded_cents).toBe(0);
    const typed = { [`quantity[${line}]`]: '1', [`restock[${line}]`]: '1', reason: 'Rigato' };
    const question = await (await post(typed)).text();
    expect(textOf(question)).toContain(`Rimborsare 12,20 € dell’ordine ${order.number}?`);
    expect(question).toContain(`name="quantity[${line}]" value="1"`);
    expect((await storedOrder(shop, order.id)).refunded_cents).toBe(0);
    const sent = { ...typed, confirmed: '1220' };
    expect((await post(sent)).headers.get('location')).toBe(`${path}?done=refund`);
    expect((await post(sent)).status).toBe(303);
    expect((await storedOrder(shop, order.id)).refunded_cents).toBe(1220);
    const after = textOf(await pageOf(staff, path));
    expect(after).toContain('Rimborso di 12,20');
    expect(after).toContain('1 × Disco freno (1 rimessi a magazzino)');
    expect(after).toContain('Venduti 3, ancora rimborsabili 2');
  });
});
