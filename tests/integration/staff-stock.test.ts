import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { fieldIn } from '../factories/account-calls.ts';
import { auditedFieldsWithoutWords } from '../factories/audit-in-words.ts';
import { expectStockInOrder } from '../factories/expect-stock-in-order.ts';
import { textOf } from '../factories/order-calls.ts';

describe.skipIf(!pagesAreBuilt())('stock in the staff area', () => {
  let shop: TestShop;
  let clerk: TestBrowser;
  beforeAll(async () => {
    shop = await aShop();
    clerk = await aBrowserOf(shop, (await aPerson(shop.db, 'warehouse')).customerId);
  });
  afterAll(() => shop.close());

  const read = async (path: string) => textOf(await (await clerk.get(path)).text());
  const post = async (path: string, fields: Readonly<Record<string, string>>) => {
    const html = await (await clerk.get(path)).text();
    const proof = { _wpnonce: fieldIn(html, '_wpnonce'), seen: fieldIn(html, 'seen') };
    return clerk.post(path, { ...proof, ...fields });
  };
  const adjustment = { action: 'adjust', mode: 'count', pieces: '7', reason: 'loss', note: 'inventario' };

  it('is listed, adjusted with a reason and given a threshold, all of it in the audit trail in words', async () => {
    const part = await aProduct(shop.db, { name: 'Filtro olio', sku: 'FO 1' });
    const path = `/staff/stock/${part.id}/`;
    expect(await read('/staff/stock/?s=FO%201')).toContain('Filtro olio');
    const adjusted = await post(path, adjustment);
    expect(adjusted.headers.get('location')).toBe(`${path}?done=adjusted`);
    const shown = await read(`${path}?done=adjusted`);
    expect(shown).toContain('Rettifica registrata.');
    expect(shown).toContain('Ammanco o furto');
    expect((await post(path, { action: 'threshold', threshold: '8' })).status).toBe(303);
    expect(await read('/staff/stock/?state=low')).toContain('Filtro olio');
    const file = await clerk.get('/staff/stock/export.csv?state=low');
    expect(file.headers.get('content-disposition')).toContain('magazzino-sotto-scorta.csv');
    expect(await file.text()).toContain('FO 1;Filtro olio;7;0;7;8');
    expect(await auditedFieldsWithoutWords(shop.db)).toEqual([]);
    await expectStockInOrder(shop.db);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['no number', { pieces: 'tanti' }, 'Scrivi un numero intero di pezzi'],
    ['a count below zero', { pieces: '-1' }, 'non possono essere meno di zero'],
    ['no reason', { reason: 'sale' }, 'Scegli un motivo.'],
    ['a stock that is no more', { seen: '11' }, 'Intanto la giacenza è cambiata: ora è 10.'],
    ['more than there is', { mode: 'difference', pieces: '-11' }, 'Non puoi togliere più pezzi'],
    ['what is there already', { pieces: '10' }, 'La giacenza è già questa'],
    ['no threshold', { action: 'threshold', threshold: '-1' }, 'Scrivi un numero intero da 0 a 1.000.000.'],
    ['an old page', { _wpnonce: 'x' }, 'era aperta da troppo tempo'],
  ])('refuses %s and changes nothing', async (_, fields, sentence) => {
    const part = await aProduct(shop.db);
    const refused = await post(`/staff/stock/${part.id}/`, { ...adjustment, ...fields });
    expect(refused.status).toBe(422);
    expect(textOf(await refused.text())).toContain(sentence);
    const stock = shop.db.selectFrom('stock').select(['on_hand', 'low_stock_threshold']);
    expect(await stock.where('product_id', '=', part.id).executeTakeFirst()).toEqual({
      on_hand: 10,
      low_stock_threshold: 5,
    });
  });

  it('takes in goods: head, pasted and scanned lines, posting, and what they are worth', async () => {
    await aProduct(shop.db, { name: 'Pasticca', sku: 'PT 5', stock: 1 });
    const proof = fieldIn(await (await clerk.get('/staff/stock/receipts/new/')).text(), '_wpnonce');
    const send = (path: string, fields: Record<string, string>) =>
      clerk.post(path, { _wpnonce: proof, ...fields });
    expect((await send('/staff/stock/receipts/new/', { supplier: ' ' })).status).toBe(422);
    const made = await send('/staff/stock/receipts/new/', { supplier: 'Rossi', document: '7/A' });
    const path = made.headers.get('location')?.split('?')[0] ?? '';
    const wrong = await send(path, { action: 'paste', pasted: 'PT 5;2;1,20\nNO;1' });
    expect(textOf(await wrong.text())).toContain('Riga 2 (NO;1): nessun articolo ha questo codice.');
    expect((await send(path, { action: 'paste', pasted: 'PT 5;2;1,20' })).status).toBe(303);
    const scanned = await send(`${path}scan/`, { action: 'scan', code: 'PT 5', scan: 'a' });
    expect(await scanned.json()).toMatchObject({ kind: 'counted', pieces: 3 });
    const expired = await send(`${path}scan/`, { _wpnonce: 'x', action: 'scan', code: 'PT 5', scan: 'b' });
    expect(await expired.json()).toMatchObject({ kind: 'expired' });
    expect(textOf(await (await send(path, { action: 'scan', code: 'PT 5' })).text())).toContain('4 pezzi');
    const html = await (await clerk.get(path)).text();
    const line = fieldIn(html, 'line');
    const lines = { version: fieldIn(html, 'version'), line, [`quantity-${line}`]: '3' };
    const costly = await send(path, { ...lines, action: 'post', [`cost-${line}`]: 'caro' });
    expect(textOf(await costly.text())).toContain('scrivi un costo');
    const posted = await send(path, { ...lines, action: 'post', [`cost-${line}`]: '1,20' });
    expect(posted.headers.get('location')).toBe(`${path}?done=posted`);
    expect((await send(path, { ...lines, action: 'post' })).status).toBe(404);
    expect(await read('/staff/stock/value/')).toContain('4,80 €');
    expect(await (await clerk.get('/staff/stock/value.csv')).text()).toContain('PT 5;Pasticca;4;1,2;4,8');
    expect(await auditedFieldsWithoutWords(shop.db)).toEqual([]);
    await expectStockInOrder(shop.db);
  });

  it('takes stock: by scanning and by list, with the differences before they are posted', async () => {
    const part = await aProduct(shop.db, { name: 'Candela', sku: 'CD 9', stock: 4 });
    await aProduct(shop.db, { name: 'Bobina', sku: 'BB 9', stock: 2 });
    const proof = fieldIn(await (await clerk.get('/staff/stock/counts/new/')).text(), '_wpnonce');
    const send = (path: string, fields: Record<string, string>) =>
      clerk.post(path, { _wpnonce: proof, ...fields });
    const nameless = await send('/staff/stock/counts/new/', { name: ' ', scope: 'category' });
    expect(nameless.status).toBe(422);
    expect(textOf(await nameless.text())).toContain('Scegli la categoria da contare.');
    const begun = await send('/staff/stock/counts/new/', { name: 'Fine anno', scope: 'all', isBlind: '1' });
    const path = begun.headers.get('location')?.split('?')[0] ?? '';
    const scan = (fields: Record<string, string>) =>
      send(`${path}scan/`, { action: 'scan', scan: 'x', ...fields }).then((answer) => answer.json());
    expect(await scan({ code: 'CD 9', pieces: '3', scan: 'a' })).toMatchObject({
      kind: 'counted',
      pieces: 3,
    });
    expect(await scan({ code: 'CD 9', pieces: 'tre', scan: 'b' })).toMatchObject({ kind: 'not-pieces' });
    expect(await scan({ code: 'NO 9', scan: 'c' })).toMatchObject({ kind: 'unknown' });
    expect(await scan({ _wpnonce: 'x', code: 'CD 9', scan: 'd' })).toMatchObject({ kind: 'expired' });
    const blind = textOf(await (await clerk.get(`${path}?s=BB%209`)).text());
    expect(blind).toContain('NO 9');
    expect(blind).not.toContain('Attesa');
    const list = await (await clerk.get(`${path}?s=BB%209`)).text();
    const line = fieldIn(list, 'line');
    const wrong = await send(path, { line, [`counted-${line}`]: 'due', [`sku-${line}`]: 'BB 9' });
    expect(wrong.status).toBe(422);
    expect(textOf(await wrong.text())).toContain('BB 9: scrivi un numero intero da 0 a 1.000.000');
    const saved = await send(path, { line, [`counted-${line}`]: '2', [`was-${line}`]: '' });
    expect(saved.headers.get('location')).toBe(`${path}?done=saved`);
    const page = await (await clerk.get(`${path}differences/`)).text();
    expect(textOf(page)).toContain('Articoli con differenze');
    const fields = { action: 'post', uncounted: 'leave', version: fieldIn(page, 'version') };
    const old = await send(`${path}differences/`, { ...fields, version: '1' });
    expect(textOf(await old.text())).toContain('Intanto qualcuno ha contato ancora');
    expect((await send(`${path}differences/`, { ...fields, uncounted: '' })).status).toBe(422);
    const posted = await send(`${path}differences/`, fields);
    expect(posted.headers.get('location')).toBe(`${path}differences/?done=posted`);
    expect((await send(`${path}differences/`, fields)).status).toBe(404);
    expect(await read(`/staff/stock/${part.id}/`)).toContain('Fine anno');
    expect(await (await clerk.get(`${path}differences.csv`)).text()).toContain('CD 9;Candela;4;3;-1;');
    expect(await read('/staff/stock/counts/')).toContain('Registrato');
    expect(await auditedFieldsWithoutWords(shop.db)).toEqual([]);
    await expectStockInOrder(shop.db);
  });

  it.each(['/staff/stock/?state=all2', '/staff/stock/?page=999', '/staff/stock/999999/'])(
    'has no page at %s',
    async (path) => expect((await clerk.get(path)).status).toBe(404),
  );
});
