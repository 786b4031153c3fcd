import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { fieldIn } from '../factories/account-calls.ts';
import { textOf } from '../factories/order-calls.ts';

const list = '/staff/returns/exclusions/';

describe.skipIf(!pagesAreBuilt())('articles without right of withdrawal', () => {
  let shop: TestShop;
  let staff: TestBrowser;
  beforeAll(async () => {
    shop = await aShop();
    staff = await aBrowserOf(shop, (await aPerson(shop.db, 'administrator')).customerId);
  });
  afterAll(() => shop.close());

  const post = async (fields: Readonly<Record<string, string>>) => {
    const html = await (await staff.get(list)).text();
    return staff.post(list, { _wpnonce: fieldIn(html, '_wpnonce'), ...fields });
  };
  const page = async () => textOf(await (await aBrowser(shop).get('/product/vernice/')).text());

  it('the page of an excluded article says so, until staff allow it again', async () => {
    const { id } = await aProduct(shop.db, { slug: 'vernice', sku: 'VE-1', name: 'Vernice a campione' });
    expect(await page()).toContain('Reso entro 14 giorni');
    const added = await post({ sku: 'VE-1', reason: 'made-to-measure' });
    expect(added.headers.get('location')).toBe(`${list}?done=added`);
    expect(await page()).toContain('Senza diritto di recesso: fatto su misura o personalizzato');
    expect(textOf(await (await staff.get(list)).text())).toContain('Vernice a campione');
    await post({ action: 'remove', id: String(id) });
    expect(await page()).toContain('Reso entro 14 giorni');
    const audit = await shop.db
      .selectFrom('audit_entries')
      .select(['deed', 'subject_kind', 'subject_name'])
      .where('subject_name', '=', 'VE-1')
      .execute();
    expect(audit).toHaveLength(2);
  });

  it('the cart and the summary of the checkout say it to consumers beside the article', async () => {
    const { id } = await aProduct(shop.db, {
      slug: 'chiave',
      sku: 'CH-1',
      name: 'Chiave tagliata',
      stock: 9,
    });
    await post({ sku: 'CH-1', reason: 'made-to-measure' });
    const buyer = aBrowser(shop);
    await buyer.get(`/?add-to-cart=${id}`);
    const sentence = 'Senza diritto di recesso: fatto su misura o personalizzato';
    for (const path of ['/cart/', '/checkout/']) {
      expect([path, textOf(await (await buyer.get(path)).text())]).toEqual([
        path,
        expect.stringContaining(sentence),
      ]);
    }
    await post({ action: 'remove', id: String(id) });
    expect(textOf(await (await buyer.get('/cart/')).text())).not.toContain('Senza diritto di recesso');
  });

  it('what cannot be is said beside its field, and nothing is excluded', async () => {
    await aProduct(shop.db, { slug: 'olio', sku: 'OL-1' });
    expect((await post({ sku: 'OL-1', reason: 'mixed' })).status).toBe(303);
    for (const [fields, sentence] of [
      [{ sku: 'NO-1', reason: 'mixed' }, 'Nessun articolo ha questo codice'],
      [{ sku: 'OL-1', reason: 'sealed' }, 'Questo articolo è già escluso'],
      [{ sku: '', reason: 'sealed' }, 'Scrivi il codice'],
      [{ sku: 'OL-1', reason: 'x' }, 'Scegli il motivo'],
    ] as const) {
      const answer = await post(fields);
      expect(answer.status).toBe(422);
      expect(textOf(await answer.text())).toContain(sentence);
    }
    expect(await shop.db.selectFrom('withdrawal_exclusions').select('reason').execute()).toEqual([
      { reason: 'mixed' },
    ]);
  });
});
