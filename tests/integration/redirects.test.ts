import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { fieldIn } from '../factories/account-calls.ts';
import { textOf } from '../factories/order-calls.ts';

describe.skipIf(!pagesAreBuilt())('redirects of the staff area', () => {
  let shop: TestShop;
  let staff: TestBrowser;
  beforeAll(async () => {
    shop = await aShop();
    staff = await aBrowserOf(shop, (await aPerson(shop.db, 'administrator')).customerId);
  });
  afterAll(() => shop.close());

  const post = async (path: string, fields: Readonly<Record<string, string>>) => {
    const html = await (await staff.get(path)).text();
    return staff.post(path, { _wpnonce: fieldIn(html, '_wpnonce'), ...fields });
  };
  const asked = async (path: string) => {
    const answer = await aBrowser(shop).get(path);
    return [answer.status, answer.headers.get('location')];
  };

  it('an address asked for in vain is listed, led elsewhere, and counted there', async () => {
    expect((await asked('/vecchio-catalogo/freni.html'))[0]).toBe(404);
    expect(textOf(await (await staff.get('/staff/redirects/missing/')).text())).toContain(
      '/vecchio-catalogo/freni.html',
    );
    const fields = { source: '/vecchio-catalogo/*', kind: 'permanent', target: `${shop.shopUrl}/shop` };
    expect((await post('/staff/redirects/new/', fields)).status).toBe(303);
    expect(await asked('/vecchio-catalogo/freni.html?utm=1')).toEqual([301, '/shop/?utm=1']);
    expect(textOf(await (await staff.get('/staff/redirects/missing/')).text())).not.toContain('freni.html');
    const list = textOf(await (await staff.get('/staff/redirects/')).text());
    expect(list).toContain('/vecchio-catalogo/*');
    const audit = await shop.db
      .selectFrom('audit_entries')
      .select(['deed', 'subject_name'])
      .where('subject_kind', '=', 'redirect')
      .execute();
    expect(audit).toEqual([{ deed: 'created', subject_name: '/vecchio-catalogo/*' }]);
  });

  it('a page of the shop wins, and an address may be gone for good', async () => {
    await aProduct(shop.db, { slug: 'disco' });
    await post('/staff/redirects/new/', { source: '/product/*', kind: 'gone', target: '' });
    expect((await asked('/product/disco/'))[0]).toBe(200);
    expect((await asked('/product/mai-visto/'))[0]).toBe(410);
  });

  it('what cannot be is said beside its field and changes nothing', async () => {
    const answer = await post('/staff/redirects/new/', { source: '/x', kind: 'permanent', target: '/X/' });
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain('tornerebbe a sé stesso');
    const lines = await post('/staff/redirects/', { lines: '/uno;/due\nqui;/shop/' });
    expect(lines.status).toBe(422);
    expect(textOf(await lines.text())).toContain('Riga 2');
    expect((await asked('/uno/'))[0]).toBe(404);
    expect(
      (await post('/staff/redirects/', { lines: '/uno;/shop/\n/due /shop/' })).headers.get('location'),
    ).toBe('/staff/redirects/?done=added&count=2');
    expect(await asked('/due')).toEqual([301, '/due/']);
    expect(await asked('/due/')).toEqual([301, '/shop/']);
  });
});
