import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { fieldIn } from '../factories/account-calls.ts';
import { textOf } from '../factories/order-calls.ts';

describe.skipIf(!pagesAreBuilt())('[SITE-02] the products of the staff area', () => {
  let shop: TestShop;
  let staff: TestBrowser;
  beforeAll(async () => {
    shop = await aShop();
    staff = await aBrowserOf(shop, (await aPerson(shop.db, 'administrator')).customerId);
  });
  afterAll(() => shop.close());

  const read = async (path: string) => textOf(await (await staff.get(path)).text());
  const post = async (path: string, fields: Readonly<Record<string, string>>) => {
    // A page without a form of its own has the proof in its data alone.
    const html = await (await staff.get('/staff/products/?s=volano')).text();
    return staff.post(path, { _wpnonce: fieldIn(html, '_wpnonce'), ...fields });
  };
  const save = (path: string, changes: object, more: Readonly<Record<string, string>> = {}) =>
    post(path, { action: 'save', changes: JSON.stringify(changes), ...more });
  const idOf = async (slug: string) =>
    (await shop.db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  const statusOf = async (id: number) =>
    (await shop.db.selectFrom('products').select('status').where('id', '=', id).executeTakeFirst())?.status;

  it('are found by their words and codes in every state, filtered and sorted', async () => {
    await aProduct(shop.db, { name: 'Volano bimassa', sku: 'VOL-1' });
    await aProduct(shop.db, { name: 'Volano in bozza', sku: 'VOL-2', columns: { status: 'draft' } });
    const found = await read('/staff/products/?s=volano');
    expect(found).toContain('Volano bimassa');
    expect(found).toContain('Volano in bozza');
    const drafts = await read('/staff/products/?s=volano&state=draft');
    expect(drafts).not.toContain('Volano bimassa');
    expect(drafts).toContain('Volano in bozza');
    for (const sort of ['newest', 'name', 'name-desc', 'price', 'price-desc', 'stock', 'stock-desc']) {
      expect((await staff.get(`/staff/products/?sort=${sort}&mark=no-picture&stock=in`)).status).toBe(200);
    }
    expect((await staff.get('/staff/products/?page=9999')).status).toBe(404);
    expect((await staff.get('/staff/products/?state=lost')).status).toBe(404);
  });

  it('are put into the trash and out of it: shoppers see them meanwhile nowhere', async () => {
    const { id } = await aProduct(shop.db, { slug: 'tappo', name: 'Tappo olio' });
    const guest = aBrowser(shop);
    expect((await guest.get('/product/tappo/')).status).toBe(200);
    const trashed = await post('/staff/products/', { action: 'trash', product: String(id) });
    expect(trashed.headers.get('location')).toBe('/staff/products/?done=trash&count=1');
    expect((await guest.get('/product/tappo/')).status).toBe(404);
    expect(await (await guest.get('/wp-json/wc/store/v1/products?search=tappo')).text()).toBe('[]');
    expect(await read('/staff/products/?s=tappo')).not.toContain('Tappo olio');
    expect(await read('/staff/products/?state=trash')).toContain('Tappo olio');
    await post('/staff/products/', { action: 'restore', product: String(id) });
    expect((await guest.get('/product/tappo/')).status).toBe(200);
  });

  it('are created, changed and published from the page of a product', async () => {
    const made = await save(
      '/staff/products/new/',
      { name: { from: '', to: 'Manicotto radiatore' }, regularPriceCents: { from: null, to: 1590 } },
      { beginning: JSON.stringify({ kind: 'simple', openingStock: '4', pictureIds: [] }) },
    );
    expect(made.status).toBe(303);
    const id = await idOf('manicotto-radiatore');
    const path = `/staff/products/${id}/`;
    expect(made.headers.get('location')).toBe(`${path}?done=created`);
    expect(await statusOf(id)).toBe('draft');
    expect((await save(path, { status: { from: 'draft', to: 'published' } })).status).toBe(200);
    const shown = textOf(await (await aBrowser(shop).get('/product/manicotto-radiatore/')).text());
    expect(shown).toContain('15,90');
    expect(await read('/staff/audit/?subject=product')).toContain('Manicotto radiatore');
  });

  it('a form without its proof, or for what is gone, changes nothing', async () => {
    const { id } = await aProduct(shop.db, { name: 'Guarnizione' });
    const changes = JSON.stringify({ name: { from: 'Guarnizione', to: 'x' } });
    expect((await staff.post(`/staff/products/${id}/`, { _wpnonce: 'x', changes })).status).toBe(422);
    expect(await read(`/staff/products/${id}/`)).toContain('Guarnizione');
    const missing = await staff.get('/staff/products/999999/');
    expect(missing.status).toBe(404);
    const shown = await missing.text();
    expect([...shown.matchAll(/<main\b/g)]).toHaveLength(1);
    expect(shown).toContain('Questa pagina non c’è');
    const html = await (await staff.get(`/staff/products/${id}/`)).text();
    const gone = await staff.post('/staff/products/999999/', {
      _wpnonce: fieldIn(html, '_wpnonce'),
      changes,
    });
    expect(gone.status).toBe(409);
    const list = await staff.post('/staff/products/', {
      _wpnonce: 'x',
      action: 'trash',
      product: String(id),
    });
    expect(list.headers.get('location')).toBe('/staff/products/?done=expired');
    expect(await statusOf(id)).toBe('published');
  });

  it('a product with variations is edited without its prices; the goods of offers are no product', async () => {
    const { id } = await aProduct(shop.db, {
      name: 'Olio motore',
      columns: { type: 'variable' },
      regularPriceCents: null,
    });
    const html = await (await staff.get(`/staff/products/${id}/`)).text();
    expect(html).not.toContain('id="product-regularPriceCents"');
    expect(
      (await save(`/staff/products/${id}/`, { name: { from: 'Olio motore', to: 'Olio motore 5W-30' } }))
        .status,
    ).toBe(200);
  });

  it('the list has the columns that somebody has chosen, and a saved view with its own', async () => {
    await aProduct(shop.db, { name: 'Cuscinetto ruota', sku: 'CUS-1' });
    const heads = async (path: string) => {
      const html = await (await staff.get(path)).text();
      return [...html.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, head]) =>
        textOf(head ?? '').trim(),
      );
    };
    const saved = await post('/staff/products/?s=cuscinetto', { action: 'columns', column: 'sku' });
    expect(saved.headers.get('location')).toBe('/staff/products/?s=cuscinetto&done=columns');
    expect(await heads('/staff/products/?s=cuscinetto')).toEqual(['Prodotto', 'Codice']);
    const named = await post('/staff/products/?s=cuscinetto', { action: 'view', name: 'Cuscinetti' });
    const view = /view=(\d+)/.exec(named.headers.get('location') ?? '')?.[1];
    await post('/staff/products/', { action: 'columns', column: 'price' });
    expect(await heads('/staff/products/?s=cuscinetto')).toEqual(['Prodotto', 'Prezzo']);
    expect(await heads(`/staff/products/?s=cuscinetto&view=${view}`)).toEqual(['Prodotto', 'Codice']);
    expect(await read('/staff/products/')).toContain('Cuscinetti');
    const gone = await post('/staff/products/', { action: 'delete-view', view: view ?? '' });
    expect(gone.headers.get('location')).toBe('/staff/products/?done=view-deleted');
    const unnamed = await post('/staff/products/', { action: 'view', name: ' ' });
    expect(unnamed.headers.get('location')).toBe('/staff/products/?done=view-unnamed');
  });

  it('products to be linked are suggested by words', async () => {
    const { id } = await aProduct(shop.db, { name: 'Paraolio albero', sku: 'PAR-9' });
    const found = await (await staff.get('/staff/products/find/?s=PAR-9')).json();
    expect(found).toEqual([{ id, name: 'Paraolio albero', sku: 'PAR-9' }]);
  });
});
