import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainFields, plainFormPath } from '#wholesale/bulk-order/rules/plain-form.ts';
import { addedHeader, readAdded } from '#wholesale/product-tables/rules/table-cart-calls.ts';
import { aListOwner, type ListOwner } from '../factories/a-list-owner.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { aTableVisitor } from '../factories/table-calls.ts';

const most = 500;
const tooMany = `Si possono ordinare al massimo ${most} righe alla volta.`;
let shop: TestShop;
let owner: ListOwner;
let ids: readonly number[];

beforeAll(async () => {
  shop = await aShop();
  await aProduct(shop.db);
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into products (type, slug, name, sku, regular_price_cents)
      select 'simple', 'tanti-' || g, 'Tanti ' || g, 'MOLTI-' || g, 1220 from generate_series(1, ${most + 1}) g returning id),
    stocked as (insert into stock (product_id, on_hand) select id, 10 from made returning product_id)
    select product_id as id from stocked order by id`.execute(shop.db);
  ids = rows.map(({ id }) => id);
  await sql`select refresh_listing_prices(${ids}::int[]), refresh_search(${ids}::int[])`.execute(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await aListOwner(shop);
});

const first = (count: number) => ids.slice(0, count);
const said = async (answer: Response) => [answer.status, await answer.text()];
const inCart = async () =>
  (
    await shop.db
      .selectFrom('cart_lines')
      .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
      .select('product_id')
      .where('customer_id', '=', owner.customerId)
      .execute()
  ).length;

describe(`${most} articles at once are taken, and one more is refused with nothing changed`, () => {
  const additions = (count: number) =>
    JSON.stringify(first(count).map((productid) => ({ productid, productqty: 1, attributes: [] })));

  it('[BULK-36] by bulk add', async () => {
    const add = (count: number) => owner.call('_bulkorder_add_multiple', { additions: additions(count) });
    const refused = await add(most + 1);
    expect([refused.status, await refused.json()]).toEqual([400, { success: false, data: tooMany }]);
    expect(await inCart()).toBe(0);
    expect((await add(most)).status).toBe(200);
    expect(await inCart()).toBe(most);
  });

  it('[BULK-34] by the classic form', async () => {
    const productstring = (count: number) =>
      first(count)
        .map((id) => `${id}:1|`)
        .join('');
    const add = (count: number) =>
      owner.call('_bulkorder_add_cart', { productstring: productstring(count), listval: '0' });
    expect((await add(most + 1)).status).toBe(400);
    expect(await inCart()).toBe(0);
    expect(await said(await add(most))).toEqual([200, 'success']);
    expect(await inCart()).toBe(most);
  });

  it.skipIf(!pagesAreBuilt())(
    '[BULK-02] by the form without scripts, which loses no row silently',
    async () => {
      const add = async (count: number) => {
        const form = new URLSearchParams({
          [plainFields.nonce]: owner.security,
          [plainFields.back]: plainFormPath,
        });
        for (const position of first(count).keys()) {
          form.append(plainFields.code, `MOLTI-${position + 1}`);
          form.append(plainFields.quantity, '1');
        }
        return (await owner.browser.post(plainFormPath, form)).headers.get('location');
      };
      expect(await add(most + 1)).toBe(plainFormPath);
      expect(await inCart()).toBe(0);
      expect(await add(most)).toBe('/cart/');
      expect(await inCart()).toBe(most);
    },
  );

  it('[BULK-37] by the call for how many may be added', async () => {
    const ask = (count: number) => {
      const action = `${shop.wire.wholesale}_get_stock_quantity_addable_multiple`;
      const form = new URLSearchParams({ action, security: owner.security });
      for (const id of first(count)) form.append('products[]', String(id));
      return owner.browser.post('/wp-admin/admin-ajax.php', form);
    };
    expect((await ask(most + 1)).status).toBe(400);
    const answer = await (await ask(most)).json();
    expect(Object.keys(answer.data)).toHaveLength(most);
  });

  it('[TAB-69] by a product table', async () => {
    const visitor = aTableVisitor(shop);
    const add = (count: number) =>
      visitor.bulkAdd(
        Object.fromEntries(first(count).map((id) => [`products[${id}][quantity]`, 1] as const)),
      );
    expect(await said(await add(most + 1))).toEqual([400, '0']);
    expect(visitor.browser.cookies.size).toBe(0);
    const answer = await add(most);
    expect(answer.headers.get(addedHeader)).toBe('!');
    expect(readAdded(first(most), answer.headers.get(addedHeader) ?? '')).toEqual(first(most));
  });
});
