import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { fieldIn } from '../factories/account-calls.ts';
import { textOf } from '../factories/order-calls.ts';

describe.skipIf(!pagesAreBuilt())('a preview of a product', () => {
  let shop: TestShop;
  let staff: TestBrowser;
  beforeAll(async () => {
    shop = await aShop();
    staff = await aBrowserOf(shop, (await aPerson(shop.db, 'administrator')).customerId);
  });
  afterAll(() => shop.close());

  const preview = async (id: number, query = '') =>
    textOf(await (await staff.get(`/staff/products/${id}/preview/${query}`)).text());
  const traces = async () => {
    const { rows } = await sql`select (select count(*) from product_versions) as versions,
      (select count(*) from audit_entries) as entries, (select count(*) from price_history) as prices,
      (select count(*) from product_search) as found, (select count(*) from product_drafts) as drafts`.execute(
      shop.db,
    );
    return rows[0];
  };

  it('shows a draft as its page would be, which nobody stores, and leaves no trace', async () => {
    const { id, slug } = await aProduct(shop.db, { name: 'Turbina nuova', columns: { status: 'draft' } });
    const before = await traces();
    const answer = await staff.get(`/staff/products/${id}/preview/`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex');
    const text = textOf(html);
    expect(text).toContain('Anteprima come la vede un visitatore senza account.');
    expect(text).toContain('È una bozza: nel negozio non c’è ancora.');
    expect(text).toContain('Turbina nuova');
    expect(await traces()).toEqual(before);
    expect((await aBrowser(shop).get(`/product/${slug}/`)).status).toBe(404);
    expect((await staff.get(`/product/${slug}/`)).status).toBe(404);
  });

  it('shows what is typed and not saved, and leaves out what could not be saved', async () => {
    const { id } = await aProduct(shop.db, { name: 'Cuscinetto' });
    const html = await (await staff.get('/staff/products/?s=volano')).text();
    const type = (to: string) =>
      staff.post(`/staff/products/${id}/`, {
        _wpnonce: fieldIn(html, '_wpnonce'),
        action: 'draft',
        changes: JSON.stringify({ name: { from: 'Cuscinetto', to } }),
      });
    await type('Cuscinetto rinforzato');
    expect(await preview(id)).toContain('Cuscinetto rinforzato');
    expect(await preview(id)).toContain('Si vedono anche le modifiche non salvate.');
    await type('');
    const left = await preview(id);
    expect(left).toContain('Cuscinetto');
    expect(left).toContain('hanno errori');
    const { name } = await shop.db
      .selectFrom('products')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(name).toBe('Cuscinetto');
  });

  it('shows prices and goods of a group and of one customer', async () => {
    const { id } = await aProduct(shop.db, { name: 'Riservato ai privati' });
    const workshop = await aPerson(shop.db, null, { firstName: 'Olga', lastName: 'Neri' });
    const { group_id: group } = await shop.db
      .selectFrom('customers')
      .select('group_id')
      .where('id', '=', workshop.customerId)
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('visibility_rules')
      .values({ product_id: id, group_id: group, rule: 'hidden' })
      .execute();
    expect(await preview(id)).not.toContain('non lo vede');
    expect(await preview(id, `?as=${group}`)).toContain('Questo prodotto non lo vede');
    const customer = await preview(id, `?email=${encodeURIComponent(workshop.email)}`);
    expect(customer).toContain('come la vede Olga Neri.');
    expect(customer).toContain('Questo prodotto non lo vede');
    expect(await preview(id, '?email=nessuno@example.com')).toContain('Nessun cliente con l’email');
  });

  it('is for staff who may edit products', async () => {
    const { id } = await aProduct(shop.db);
    expect((await aBrowser(shop).get(`/staff/products/${id}/preview/`)).status).not.toBe(200);
    const accountant = await aBrowserOf(shop, (await aPerson(shop.db, 'accounting')).customerId);
    expect((await accountant.get(`/staff/products/${id}/preview/`)).status).toBe(403);
    expect((await staff.get('/staff/products/999999/preview/')).status).toBe(404);
  });
});
