import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { fieldIn } from '../factories/account-calls.ts';
import { textOf } from '../factories/order-calls.ts';

const list = '/staff/menus/';

describe.skipIf(!pagesAreBuilt())('menus of the staff area', () => {
  let shop: TestShop;
  let staff: TestBrowser;
  let pageId: number;
  beforeAll(async () => {
    shop = await aShop();
    staff = await aBrowserOf(shop, (await aPerson(shop.db, 'administrator')).customerId);
    await aProduct(shop.db, { slug: 'disco', sku: 'DF-280', name: 'Disco freno' });
    pageId = (
      await shop.db
        .insertInto('content_pages')
        .values({ slug: 'resi', title: 'Resi e rimborsi', body_html: '' })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  });
  afterAll(() => shop.close());

  const post = async (path: string, fields: Readonly<Record<string, string>>, read = path) => {
    const html = await (await staff.get(read)).text();
    return staff.post(path, { _wpnonce: fieldIn(html, '_wpnonce'), ...fields });
  };
  const shown = async (path = '/shop/') => (await aBrowser(shop).get(path)).text();
  const footerOf = (html: string) => /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';
  const entry = async (fields: Readonly<Record<string, string>>) => {
    const answer = await post(`${list}new/`, { menu: 'footer', ...fields });
    return Number(/menus\/(\d+)\//.exec(answer.headers.get('location') ?? '')?.[1]);
  };

  it('[SITE-18] what is stored stands on the pages at once, and what is gone is left out and named to staff', async () => {
    const heading = await entry({ kind: 'heading', wordsIt: 'Servizio clienti', wordsEn: 'Service' });
    const parentId = String(heading);
    const id = await entry({ kind: 'page', page: String(pageId), parentId });
    await entry({ kind: 'product', product: 'DF-280', parentId, wordsIt: 'Il disco' });
    const footer = footerOf(await shown());
    expect(footer).toMatch(/<h2[^>]*>Servizio clienti<\/h2><ul><li><a href="\/resi\/"[^>]*>Resi e rimborsi/);
    expect(footer).toContain('<a href="/product/disco/">Il disco</a>');

    await shop.db.updateTable('products').set({ status: 'draft' }).where('sku', '=', 'DF-280').execute();
    await shop.db.deleteFrom('content_pages').where('id', '=', pageId).execute();
    expect(footerOf(await shown())).not.toMatch(/Servizio clienti|Il disco|Resi e rimborsi/);
    const staffList = textOf(await (await staff.get(`${list}?menu=footer`)).text());
    expect(staffList).toContain('2 voci portano a qualcosa che i clienti non trovano');
    expect(staffList).toContain('Pagina: non c’è più, i clienti non vedono la voce');
    expect(staffList).toContain('Prodotto: non pubblicato, i clienti non vedono la voce');
    // Its other fields can be changed without choosing another target.
    const kept = { menu: 'footer', kind: 'page', page: String(pageId), parentId, wordsIt: 'Vecchi resi' };
    expect((await post(`${list}${id}/`, kept)).status).toBe(303);
    // The way to withdraw stands on every page, whatever the menus say.
    await shop.db.deleteFrom('menu_entries').where('parent_id', 'is not', null).execute();
    await shop.db.deleteFrom('menu_entries').execute();
    expect(footerOf(await shown())).toContain('href="/withdrawal/"');
  });

  it('entries are moved by a step, with and without scripts, and those below one that ends take its place', async () => {
    const [one, two, three] = [
      await entry({ kind: 'address', address: '/shop/', wordsIt: 'Uno' }),
      await entry({ kind: 'heading', wordsIt: 'Due' }),
      await entry({ kind: 'address', address: 'tel:+39 059', wordsIt: 'Tre' }),
    ];
    const moved = await post(list, { action: 'move', id: String(three), move: 'in' }, `${list}${three}/`);
    expect(moved.status).toBe(200);
    const step = await post(`${list}${three}/`, { action: 'move', move: 'in' });
    expect(step.headers.get('location')).toBe(`${list}${three}/?stuck=1`);
    expect(textOf(footerOf(await shown()))).toMatch(/Due.*Tre.*Uno/s);
    const up = await post(`${list}${two}/`, { action: 'move', move: 'up' });
    expect(up.headers.get('location')).toBe(`${list}${two}/?moved=1`);
    const removed = await post(`${list}${two}/`, { action: 'remove' });
    expect(removed.headers.get('location')).toBe(`${list}?menu=footer&removed=1`);
    const rows = await shop.db
      .selectFrom('menu_entries')
      .select(['id', 'parent_id', 'address'])
      .orderBy('position')
      .execute();
    expect(rows).toEqual([
      { id: three, parent_id: null, address: 'tel:+39059' },
      { id: one, parent_id: null, address: '/shop/' },
    ]);
    const audit = await shop.db
      .selectFrom('audit_entries')
      .select(['deed', 'subject_name'])
      .where('subject_kind', '=', 'menu')
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(audit.map(({ deed, subject_name }) => `${deed} ${subject_name}`)).toEqual([
      'deleted Due',
      'changed Due',
      'changed Tre',
    ]);
  });

  it('what cannot be is said beside its field, and nothing changes', async () => {
    const count = async () => (await shop.db.selectFrom('menu_entries').selectAll().execute()).length;
    const before = await count();
    for (const [fields, sentence] of [
      [{ kind: 'product', product: 'NO-1' }, 'Non esiste più'],
      [{ kind: 'address', address: 'javascript:alert(1)', wordsIt: 'x' }, 'un percorso che comincia con /'],
      [{ kind: 'page', page: '99' }, 'Non esiste più'],
      [{ kind: 'heading', wordsIt: 'x', parentId: '999' }, 'Questa voce non c’è più'],
      [{ kind: 'heading', menu: 'phone-bar', wordsIt: 'x', parentId: '1' }, 'Questa voce non c’è più'],
    ] as const) {
      const answer = await post(`${list}new/`, { menu: 'footer', ...fields });
      expect(answer.status).toBe(422);
      expect(textOf(await answer.text())).toContain(sentence);
    }
    expect(await count()).toBe(before);
  });

  it('[SITE-18] the menus of telephones are hidden when empty', async () => {
    expect(await shown()).not.toMatch(/phone-bar|breadcrumb-menu/);
    for (const menu of ['phone-bar', 'breadcrumb']) {
      await entry({ menu, kind: 'address', address: '/shop/', wordsIt: 'Il catalogo', wordsEn: 'Catalogue' });
    }
    const html = await shown();
    expect(html).toMatch(/popoverTarget="phone-bar".*<div id="phone-bar"[^>]*popover="auto">.*Il catalogo/is);
    expect(html).toMatch(/popoverTarget="breadcrumb-menu".*<div id="breadcrumb-menu"[^>]*popover="auto">/is);
  });
});
