import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffPricesAction } from '#pricing/prices/rules/staff-prices.ts';
import { aCategory } from '#tests/factories/a-category.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { publicPriceList } from '../rules/public-price-list.ts';
import { exportPublicPrices } from './export-public-prices.ts';
import { pricesOf, readPublicPrices } from './read-public-prices.ts';
import { postPublicPrice } from './save-public-price.ts';

let home: TestDatabase;
let owner: TestRequestContext;
beforeAll(async () => {
  home = await aTestDatabase();
  owner = await aRequestContext(home.db, { person: await aPerson(home.db, 'administrator') });
});
afterAll(() => home.close());

const listed = async (query: object = {}) => {
  const page = await readPublicPrices(owner, 1, { ...publicPriceList(1).whole, ...query });
  return { ids: page?.rows.map(({ productId }) => productId) ?? null, total: page?.total };
};
const post = (fields: Record<string, string>, ctx = owner) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('_wpnonce', ctx.nonces.make(staffPricesAction));
  return postPublicPrice(ctx, form);
};
const priced = async (id: number) => {
  const [row] = await pricesOf(owner, [id]);
  return row && [row.regular, row.sale, row.from, row.to];
};
const reasons = async (id: number) => {
  const { rows } = await sql<{ reason: string; regular: number | null }>`
    select reason, regular_cents as regular from price_history where product_id = ${id} order by id`.execute(
    home.db,
  );
  return rows.at(-1);
};
/** The form as it stands filled with the prices of an article. */
const formOf = async (id: number) => {
  const [row] = await pricesOf(owner, [id]);
  if (!row) throw new Error('no article');
  const text = (value: string | number | null) => String(value ?? '');
  return {
    what: 'public-price',
    product: String(id),
    'seen-price': text(row.regular),
    'seen-sale': text(row.sale),
    'seen-from': text(row.saleFrom),
    'seen-to': text(row.saleTo),
    'seen-from-day': text(row.from),
    'seen-to-day': text(row.to),
    price: row.regular === null ? '' : (row.regular / 100).toFixed(2).replace('.', ','),
    sale: row.sale === null ? '' : (row.sale / 100).toFixed(2).replace('.', ','),
    from: text(row.from),
    to: text(row.to),
  };
};

describe('the public price list', () => {
  test('has every article by name: products, and variations in the place of theirs, but nothing from the trash', async () => {
    const category = await aCategory(home.db, { name: 'Olio del listino' });
    const inIt = { categoryIds: [category.id] };
    const last = await aProduct(home.db, { ...inIt, name: 'Zeta', sku: 'PUB-Z', salePriceCents: 500 });
    const oil = await aVariableProduct(home.db, { ...inIt, name: 'Olio', sku: 'PUB-O' });
    const first = await aProduct(home.db, { ...inIt, name: 'Alfa', regularPriceCents: null });
    const gone = await aProduct(home.db, { ...inIt, name: 'Beta' });
    await sql`update products set status = 'trash', trashed_at = now(), trashed_from = 'published' where id = ${gone.id}`.execute(
      home.db,
    );
    const all = [first.id, ...oil.variationIds, last.id];
    expect(await listed()).toEqual({ ids: all, total: 4 });
    expect(await listed({ categoryId: category.id })).toEqual({ ids: all, total: 4 });
    expect(await listed({ words: 'PUB-Z' })).toEqual({ ids: [last.id], total: 1 });
    expect(await listed({ mark: 'on-sale' })).toEqual({ ids: [last.id], total: 1 });
    expect(await listed({ mark: 'no-price' })).toEqual({ ids: [first.id], total: 1 });
    expect((await listed({ page: 2 })).ids).toBeNull();
    const file = await exportPublicPrices(owner);
    expect(file).toContain('PUB-Z;Zeta;12,20;5,00;;');
    expect(file).not.toContain('Beta');
  });

  test('a price is changed in its place, with its version, its reason and its entry of the audit trail', async () => {
    const { id } = await aProduct(home.db);
    expect(await post({ what: 'entry-price', product: String(id), seen: '1220', price: '13,90' })).toEqual({
      ok: true,
      price: { before: 1220, after: 1390 },
    });
    expect(await priced(id)).toEqual([1390, null, null, null]);
    expect(await reasons(id)).toEqual({ reason: 'price-list', regular: 1390 });
    const { rows } = await sql<{ changes: unknown }>`
      select changes from product_versions where product_id = ${id}`.execute(home.db);
    expect(rows).toEqual([{ changes: { regularPriceCents: { from: 1220, to: 1390 } } }]);
    const entries = await home.db.selectFrom('audit_entries').selectAll().execute();
    expect(entries.at(-1)).toMatchObject({ subject_kind: 'product', subject_id: String(id) });
  });

  test('so is that of a variation', async () => {
    const { variationIds } = await aVariableProduct(home.db);
    const [id = 0] = variationIds;
    expect(await post({ what: 'entry-price', product: String(id), seen: '1220', price: '9' })).toMatchObject({
      ok: true,
    });
    expect(await priced(id)).toEqual([900, null, null, null]);
    expect(await reasons(id)).toEqual({ reason: 'price-list', regular: 900 });
    const sale = { ...(await formOf(id)), sale: '8', from: '01/12/2026', to: '24/12/2026' };
    expect(await post(sale)).toMatchObject({ ok: true });
    expect(await priced(id)).toEqual([900, 800, '2026-12-01', '2026-12-24']);
  });

  test('a sale begins with its first day and ends after its last one, and is taken away by empty fields', async () => {
    const { id } = await aProduct(home.db);
    await post({ ...(await formOf(id)), sale: '10,00', from: '1/12/2026', to: '2026-12-24' });
    const [row] = await pricesOf(owner, [id]);
    expect([row?.saleFrom, row?.saleTo]).toEqual(['2026-11-30T23:00:00.000Z', '2026-12-24T23:00:00.000Z']);
    // What is posted as it stands changes nothing.
    expect(await post(await formOf(id))).toEqual({ ok: true, price: null });
    expect(await priced(id)).toEqual([1220, 1000, '2026-12-01', '2026-12-24']);
    await post({ ...(await formOf(id)), sale: '', from: '', to: '' });
    expect(await priced(id)).toEqual([1220, null, null, null]);
  });

  test('what somebody else has changed meanwhile is not overwritten, what they left alone is saved', async () => {
    const { id } = await aProduct(home.db);
    const form = await formOf(id);
    await post({ what: 'entry-price', product: String(id), seen: '1220', price: '15' });
    expect(await post({ what: 'entry-price', product: String(id), seen: '1220', price: '16' })).toMatchObject(
      {
        ok: false,
        status: 422,
        error: { code: 'price-changed', now: 1500 },
      },
    );
    expect(await post({ ...form, price: '17' })).toMatchObject({
      error: { code: 'price-changed', now: 1500 },
    });
    expect(await post({ ...form, sale: '11' })).toMatchObject({ ok: true });
    expect(await post({ ...form, sale: '12' })).toMatchObject({ error: { code: 'prices-changed' } });
    expect(await priced(id)).toEqual([1500, 1100, null, null]);
  });

  test.each([
    [{ price: 'tanto' }, { code: 'not-a-price', text: 'tanto' }],
    [{ price: '-1' }, { code: 'not-a-price', text: '-1' }],
    [{ sale: '13' }, { code: 'sale-not-below' }],
    [{ price: '', sale: '5' }, { code: 'sale-without-price' }],
    [
      { sale: '5', from: '31/02/2026' },
      { code: 'not-a-date', text: '31/02/2026' },
    ],
    [{ sale: '5', from: '24/12/2026', to: '01/12/2026' }, { code: 'ends-before-it-begins' }],
    [{ product: '999999' }, { code: 'price-gone' }],
  ])('%j is refused and changes nothing', async (wrong, error) => {
    const { id } = await aProduct(home.db);
    expect(await post({ ...(await formOf(id)), ...wrong })).toMatchObject({ ok: false, status: 422, error });
    expect(await priced(id)).toEqual([1220, null, null, null]);
  });

  test('a form that came too late, or that the page does not have, is refused', async () => {
    const { id } = await aProduct(home.db);
    expect(await postPublicPrice(owner, new FormData())).toMatchObject({ error: { code: 'expired' } });
    expect(
      await post({ what: 'entry-price', product: String(id), seen: 'constructor', price: '9' }),
    ).toMatchObject({ status: 400 });
    expect(await post({ what: 'remove-entry', product: String(id) })).toMatchObject({ status: 400 });
    const clerk = await aRequestContext(home.db, { person: await aPerson(home.db, 'warehouse') });
    expect(
      await post({ what: 'entry-price', product: String(id), seen: '1220', price: '1' }, clerk),
    ).toMatchObject({ ok: false });
    expect(await priced(id)).toEqual([1220, null, null, null]);
  });

  test('has the same articles in the same order whichever end a page is nearer to', async () => {
    const category = await aCategory(home.db, { name: 'Tutto il listino' });
    for (let number = 1; number <= 130; number += 1) {
      await aProduct(home.db, { name: `Pagina ${number % 3}`, categoryIds: [category.id] });
    }
    const whole: number[] = [];
    for (let page = 1; ; page += 1) {
      const { ids } = await listed({ page });
      if (ids === null) break;
      whole.push(...ids);
    }
    const { rows } = await sql<{ id: number }>`
      select i.id from products i join products p on p.id = coalesce(i.parent_id, i.id)
      where i.type <> 'variable' and p.status <> 'trash' order by p.name, p.id, i.id`.execute(home.db);
    expect(whole).toEqual(rows.map(({ id }) => id));
    expect(whole.length).toBeGreaterThan(130);
  });
});
