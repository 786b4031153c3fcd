import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { type AdminClient, anAdminClient } from '../factories/an-admin-client.ts';
import { anApiKey } from '../factories/an-api-key.ts';

describe('products that programs write wrongly', () => {
  let shop: TestShop;
  let client: AdminClient;
  beforeAll(async () => {
    shop = await aShop({ shopUrl: 'https://shop.test' });
    client = anAdminClient(shop, await anApiKey(shop, { role: 'administrator' }));
  });
  afterAll(() => shop.close());

  it.each([
    [{ regular_price: 'molto' }, 'regular_price'],
    [{ regular_price: '1.999' }, 'regular_price'],
    [{ regular_price: '10', sale_price: '12' }, 'sale_price'],
    [{ global_unique_id: '123' }, 'global_unique_id'],
    [{ categories: [{ id: 999_999 }] }, 'categories'],
    [{ stock_quantity: -5 }, 'stock_quantity'],
    [{ virtual: true }, 'virtual'],
    [{ manage_stock: false }, 'manage_stock'],
    [{ type: 'grouped' }, 'type'],
    [{ status: 'pending' }, 'status'],
    [{ brands: [{ id: 1 }, { id: 2 }] }, 'brands'],
    [{ attributes: [{ name: 'Vuoto', options: [] }] }, 'attributes'],
    [{ name: '' }, 'name'],
  ])('what does not fit is refused with a sentence and changes nothing: %j', async (sent, field) => {
    const { id } = await aProduct(shop.db, { stock: 3 });
    const before = await client.read(`/products/${id}`);
    const answer = await client.send('PUT', `/products/${id}`, { description: 'altro', ...sent });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'rest_invalid_param',
      data: { params: { [field]: expect.any(String) } },
    });
    expect(await client.read(`/products/${id}`)).toEqual(before);
  });

  it('whoever may not change prices or stock changes neither', async () => {
    await shop.db
      .insertInto('staff_roles')
      .values({ code: 'only-products', name: 'Solo prodotti', rights: ['products'] })
      .execute();
    const other = anAdminClient(shop, await anApiKey(shop, { role: 'only-products' }));
    const { id } = await aProduct(shop.db);
    expect(await other.refused('PUT', `/products/${id}`, { regular_price: '1' })).toEqual([
      403,
      'shop_rest_cannot_edit',
    ]);
    expect(await other.refused('PUT', `/products/${id}`, { stock_quantity: 99 })).toEqual([
      403,
      'shop_rest_cannot_edit',
    ]);
    expect((await other.done('PUT', `/products/${id}`, { name: 'Sì', stock_quantity: 10 })).name).toBe('Sì');
  });
});
