import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import { aPageOfTables } from '../factories/a-product-table.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { fieldIn } from '../factories/account-calls.ts';
import { textOf } from '../factories/order-calls.ts';

const fresh = '/staff/product-tables/new/';
const usual = {
  name: 'Freni',
  place_product_title: '1',
  place_price: '3',
  place_sku: '2',
  size: '10',
  paging: 'load_more',
  ajax_active: '1',
  instantSearch: '1',
};

describe.skipIf(!pagesAreBuilt())('the product tables of the staff area', () => {
  let shop: TestShop;
  let staff: TestBrowser;
  beforeAll(async () => {
    shop = await aShop();
    staff = await aBrowserOf(shop, (await aPerson(shop.db, 'administrator')).customerId);
    await aProduct(shop.db, { name: 'Disco', sku: 'DSC-1' });
    await aProduct(shop.db, { name: 'Pinza', sku: 'PNZ-1' });
  });
  afterAll(() => shop.close());

  const post = async (path: string, fields: Readonly<Record<string, string>>) => {
    const html = await (await staff.get(path)).text();
    return staff.post(path, { _wpnonce: fieldIn(html, '_wpnonce'), ...fields });
  };
  const count = async () =>
    Number(
      (
        await shop.db
          .selectFrom('product_tables')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );

  it('[TAB-01] [ERR-02] are created, placed, changed with texts of their own, and deleted, each recorded in the audit trail', async () => {
    const made = await post(fresh, { ...usual, codes: 'DSC-1\r\n', text_it_add_to_cart: 'Prendi' });
    expect(made.status).toBe(303);
    const path = made.headers.get('location')?.split('?')[0] ?? '';
    const id = Number(/\d+/.exec(path)?.[0]);
    const page = await aPageOfTables(shop.db, 'tabella', [id]);
    const shown = async () => (await aBrowser(shop).get(page)).text();
    const first = await shown();
    expect([...first.matchAll(/<th[^>]*data-column="([^"]*)"/g)].map(([, column]) => column)).toEqual([
      'product_title',
      'sku',
      'price',
    ]);
    expect(first).toContain('data-title="Disco"');
    expect(first).not.toContain('data-title="Pinza"');
    expect(first).toContain('&quot;add_to_cart&quot;:&quot;Prendi&quot;');
    const stored = await (await staff.get(path)).text();
    expect(stored).toContain('DSC-1');
    expect(stored).toContain('value="Prendi"');
    await post(path, {
      ...usual,
      codes: '',
      place_check: '4',
      product_direct_checkout: 'cart',
      footer_cart: 'always_hide',
    });
    const second = await shown();
    expect(second).toContain('data-title="Pinza"');
    expect(second).toContain('&quot;product_direct_checkout&quot;:&quot;cart&quot;');
    expect(second).toContain('&quot;footer_cart&quot;:&quot;always_hide&quot;');
    expect(second).toContain('Aggiungi al carrello');
    const list = textOf(await (await staff.get('/staff/product-tables/')).text());
    expect(list).toContain(`[product_table id=&quot;${id}&quot;]`);
    expect(list).toContain('/tabella/');
    expect((await post(path, { action: 'remove' })).headers.get('location')).toBe(
      '/staff/product-tables/?done=removed',
    );
    expect(await shown()).not.toContain('data-product-table');
    expect((await staff.get(path)).status).toBe(404);
    const trail = await shop.db
      .selectFrom('audit_entries')
      .select('deed')
      .where('subject_kind', '=', 'product-table')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(trail.map(({ deed: action }) => action)).toEqual(['created', 'changed', 'deleted']);
  });

  it.each([
    [{ name: '' }, 'Scrivi un nome'],
    [{ place_product_title: '', place_price: '', place_sku: '' }, 'Scegli da 1 a 30 colonne'],
    [{ place_sku: 'due' }, 'Il posto di una colonna è un numero'],
    [{ size: '0' }, 'Le righe per pagina sono da 1 a 100'],
    [{ size: '1e2' }, 'Le righe per pagina sono da 1 a 100'],
    [{ footer_bg_color: 'red;}' }, 'Scrivi un colore'],
    [{ footer_cart_size: '9999' }, 'La grandezza del carrello'],
    [{ codes: 'DSC-1\nNESSUNO' }, 'Il codice NESSUNO non esiste'],
    [{ text_en_item: 'x'.repeat(201) }, 'Ogni testo ha al massimo 200 caratteri'],
  ])('refuse invalid input, and change nothing: %j', async (wrong, sentence) => {
    const before = await count();
    const answer = await post(fresh, { ...usual, ...wrong });
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain(sentence);
    expect(await count()).toBe(before);
  });

  it('refuse a second of the same name, an old form, and a table that is gone', async () => {
    expect((await post(fresh, { ...usual, name: 'Oli' })).status).toBe(303);
    const repeated = await post(fresh, { ...usual, name: 'OLI' });
    expect(textOf(await repeated.text())).toContain('C’è già una tabella con questo nome');
    const old = await staff.post(fresh, { ...usual, name: 'Vecchia', _wpnonce: 'x' });
    expect(textOf(await old.text())).toContain('La pagina era aperta da troppo tempo');
    const nonce = fieldIn(await (await staff.get(fresh)).text(), '_wpnonce');
    const gone = await staff.post('/staff/product-tables/999999/', { ...usual, _wpnonce: nonce });
    expect(gone.status).toBe(404);
    expect(await count()).toBe(1);
  });
});
