import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aListOwner, type ListOwner } from '../factories/a-list-owner.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct, type MadeVariableProduct } from '../factories/a-variable-product.ts';

let shop: TestShop;
let owner: ListOwner;
let disc: MadeProduct;
let pads: MadeProduct;
let oil: MadeVariableProduct;

beforeAll(async () => {
  shop = await aShop();
  disc = await aProduct(shop.db, { name: 'Disco freno', sku: 'DF-100' });
  pads = await aProduct(shop.db, {
    name: 'Pastiglie freno',
    sku: 'PF-200',
    stock: 3,
  });
  oil = await aVariableProduct(shop.db, { name: 'Olio motore', sku: 'OL' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await aListOwner(shop);
});

const said = async (answer: Response) => [answer.status, await answer.text()];

const cartOf = async () => {
  const rows = await shop.db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .select(['product_id', 'variation_id', 'quantity'])
    .where('customer_id', '=', owner.customerId)
    .orderBy('cart_lines.id')
    .execute();
  return rows.map((row) => [row.variation_id ?? row.product_id, row.quantity]);
};
async function hiddenFromOwner(productId: number): Promise<void> {
  const { group_id } = await shop.db
    .selectFrom('customers')
    .select('group_id')
    .where('id', '=', owner.customerId)
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('visibility_rules')
    .values({ product_id: productId, group_id, rule: 'hidden' })
    .execute();
}

describe('adding from the form', () => {
  test('[BULK-34] the classic form adds productstring and answers a plain success', async () => {
    const [small = 0] = oil.variationIds;
    const productstring = `${disc.id}:2|${small}:1|${pads.id}:0|`;
    for (const listval of ['0', '']) {
      expect(await said(await owner.call('_bulkorder_add_cart', { productstring, listval }))).toEqual([
        200,
        'success',
      ]);
    }
    expect(await cartOf()).toEqual([
      [disc.id, 4],
      [small, 2],
    ]);
  });

  test('[BULK-34] a quantity beyond the stock is reported on the cart page', async () => {
    const fields = { productstring: `${pads.id}:9|${disc.id}:1|` };
    expect((await owner.call('_bulkorder_add_cart', fields)).status).toBe(200);
    expect(await cartOf()).toEqual([
      [pads.id, 3],
      [disc.id, 1],
    ]);
    const { notices } = await shop.db
      .selectFrom('sessions')
      .select('notices')
      .where('customer_id', '=', owner.customerId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(notices)).toContain('Pastiglie freno (3 invece di 9)');
  });

  test('[BULK-35] one product is added with productid and productqty; the answer is the cart’s total as markup', async () => {
    const answer = await owner.call('_bulkorder_add_cart_item', {
      productid: disc.id,
      productqty: 2,
      customdata: '',
    });
    const markup = await answer.text();
    expect(answer.status).toBe(200);
    expect(markup).toMatch(
      new RegExp(
        `^<span class="${shop.wire.platform}-Price-amount amount"><bdi>[\\d.,]+\\u00a0€</bdi></span>$`,
      ),
    );
    expect(await cartOf()).toEqual([[disc.id, 2]]);
  });

  test('[BULK-36] a selection is added at once, all of it; the answer is the cart’s total as markup', async () => {
    const [, large = 0] = oil.variationIds;
    const item = (productid: number, productqty: number) => ({
      productid,
      productqty,
      attributes: [],
      customdata: [],
    });
    const additions = JSON.stringify([item(disc.id, 3), item(large, 2), item(pads.id, 0), item(disc.id, 1)]);
    const answer = await owner.call('_bulkorder_add_multiple', { additions });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('-Price-amount amount');
    expect(await cartOf()).toEqual([
      [disc.id, 4],
      [large, 2],
    ]);
  });

  test('[BULK-36] where one item of a selection is unavailable nothing is added, and a message names it', async () => {
    const item = (productid: number, productqty: number) => ({ productid, productqty, attributes: [] });
    const additions = JSON.stringify([item(disc.id, 1), item(pads.id, 2), item(pads.id, 2)]);
    const answer = await owner.call('_bulkorder_add_multiple', { additions });
    expect(answer.status).toBe(400);
    const { success, data }: { success: boolean; data: string } = await answer.json();
    expect(success).toBe(false);
    expect(data).toContain('Pastiglie freno');
    expect(await cartOf()).toEqual([]);
  });

  test('[BULK-31] a quantity of 0 is not added', async () => {
    expect((await owner.call('_bulkorder_add_cart_item', { productid: disc.id, productqty: 0 })).status).toBe(
      400,
    );
    expect((await owner.call('_bulkorder_add_cart', { productstring: `${disc.id}:0|` })).status).toBe(400);
    expect((await owner.call('_bulkorder_add_multiple', { additions: '[]' })).status).toBe(400);
    expect(await cartOf()).toEqual([]);
  });

  const nonsense: readonly (readonly [string, Readonly<Record<string, string | number>>])[] = [
    ['_bulkorder_add_cart_item', { productid: 0, productqty: 1 }],
    ['_bulkorder_add_cart_item', { productid: 'x'.repeat(10_000), productqty: 1 }],
    ['_bulkorder_add_cart_item', { productid: 999_999, productqty: 1 }],
    ['_bulkorder_add_cart_item', { productid: 'DISC', productqty: '1.5' }],
    ['_bulkorder_add_cart_item', { productid: 'DISC', productqty: -1 }],
    ['_bulkorder_add_cart_item', { productid: 'DISC', productqty: '' }],
    ['_bulkorder_add_cart_item', { productid: 'DISC', productqty: 1, 'attributes[]': 'x'.repeat(10_000) }],
    ['_bulkorder_add_cart_item', { productid: 'OIL', productqty: 1 }],
    ['_bulkorder_add_cart', { productstring: 'x'.repeat(10_000) }],
    ['_bulkorder_add_cart', { productstring: '999999:1|' }],
    ['_bulkorder_add_cart', { productstring: 'DISC:1.5|' }],
    ['_bulkorder_add_cart', { productstring: 'DISC:-1|' }],
    ['_bulkorder_add_cart', { productstring: 'DISC:1|999999:1|' }],
    ['_bulkorder_add_multiple', { additions: '['.repeat(10_000) }],
    ['_bulkorder_add_multiple', { additions: '[{"productid":999999,"productqty":1}]' }],
    [
      '_bulkorder_add_multiple',
      { additions: '[{"productid":DISC,"productqty":1},{"productid":999999,"productqty":1}]' },
    ],
    ['_bulkorder_add_multiple', { additions: '' }],
  ];
  test.each(nonsense)(
    '%s with %.80j is refused with a sentence and changes nothing',
    async (action, fields) => {
      const named = Object.entries(fields).map(([name, value]) => [
        name,
        String(value).replaceAll('DISC', String(disc.id)).replaceAll('OIL', String(oil.id)),
      ]);
      const answer = await owner.call(action, Object.fromEntries(named));
      expect(answer.status).toBe(400);
      const { success, data }: { success: boolean; data: string } = await answer.json();
      expect(success).toBe(false);
      expect(data).toMatch(/^[A-Z].*\.$/s);
      expect(await cartOf()).toEqual([]);
    },
  );

  test('goods that are hidden from the buyer are refused as if they did not exist', async () => {
    const secret = await aProduct(shop.db, { name: 'Nascosto' });
    await hiddenFromOwner(secret.id);
    const additions = JSON.stringify([{ productid: secret.id, productqty: 1 }]);
    expect(
      (await owner.call('_bulkorder_add_cart_item', { productid: secret.id, productqty: 1 })).status,
    ).toBe(400);
    expect((await owner.call('_bulkorder_add_multiple', { additions })).status).toBe(400);
    expect((await owner.call('_bulkorder_add_cart', { productstring: `${secret.id}:1|` })).status).toBe(400);
    expect(await said(await owner.call('_get_stock_quantity_addable', { id: secret.id }))).toEqual([
      200,
      '0',
    ]);
    expect(await cartOf()).toEqual([]);
  });

  test('two selections at once add up, and never exceed the stock', async () => {
    const rare = await aProduct(shop.db, { name: 'Raro', stock: 5 });
    const additions = JSON.stringify([{ productid: rare.id, productqty: 3 }]);
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.call('_bulkorder_add_multiple', { additions })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await cartOf()).toEqual([[rare.id, 3]]);
  });
});

describe('how many may be added', () => {
  test('[BULK-37] stock less what is in the cart, as an integer', async () => {
    const asked = () => owner.call('_get_stock_quantity_addable', { id: pads.id });
    expect(await said(await asked())).toEqual([200, '3']);
    await owner.fill(pads.id, 2);
    expect(await said(await asked())).toEqual([200, '1']);
    const open = await aProduct(shop.db, { stock: 0, columns: { backorders: 'yes' } });
    expect(await said(await owner.call('_get_stock_quantity_addable', { id: open.id }))).toEqual([
      200,
      '999999999',
    ]);
  });

  test('[BULK-37] [BULK-41] an item that is sold individually and already in the cart answers the sentinel', async () => {
    const single = await aProduct(shop.db, { columns: { sold_individually: true } });
    const asked = () => owner.call('_get_stock_quantity_addable', { id: single.id });
    expect(await said(await asked())).toEqual([200, '1']);
    await owner.fill(single.id, 1);
    expect(await said(await asked())).toEqual([200, '9875678']);
  });

  test('[BULK-37] for several products data maps id to quantity', async () => {
    const [small = 0] = oil.variationIds;
    const fields = new URLSearchParams([
      ['action', `${shop.wire.wholesale}_get_stock_quantity_addable_multiple`],
      ['security', owner.security],
      ['products[]', String(pads.id)],
      ['products[]', String(small)],
      ['products[]', String(oil.id)],
      ['products[]', '999999'],
    ]);
    const answer = await owner.browser.post('/wp-admin/admin-ajax.php', fields);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toEqual({
      success: true,
      data: { [pads.id]: 3, [small]: 10, [oil.id]: 0, 999999: 0 },
    });
  });

  test.each(['', '0', '-1', '1.5', 'x'.repeat(10_000), '99999999999'])(
    'the id %.20j is refused',
    async (id) => {
      expect(await said(await owner.call('_get_stock_quantity_addable', { id }))).toEqual([400, '0']);
      const bulk = await owner.call('_get_stock_quantity_addable_multiple', { 'products[]': id });
      expect(bulk.status).toBe(400);
    },
  );
});

test('[BULK-33] a total is answered as formatted price markup', async () => {
  const asked = (pricesent: string) => owner.call('_accountingsubtotals', { pricesent });
  const markup = `<span class="${shop.wire.platform}-Price-amount amount"><bdi>1.234,57\u00a0€</bdi></span>`;
  expect(await said(await asked('1234.565'))).toEqual([200, markup]);
  for (const wrong of ['', 'NaN', '-1', 'x'.repeat(10_000)])
    expect(await said(await asked(wrong))).toEqual([400, '0']);
});

describe('[BULK-01] [ACC-10] the calls are for business customers only: the server decides', () => {
  const actions = [
    '_ajax_search',
    '_accountingsubtotals',
    '_bulkorder_add_cart',
    '_bulkorder_add_cart_item',
    '_bulkorder_add_multiple',
    '_get_stock_quantity_addable',
    '_get_stock_quantity_addable_multiple',
  ];
  const fields = () => ({
    searchValue: 'disco',
    productid: disc.id,
    productqty: 1,
    id: disc.id,
    pricesent: 1,
  });

  test.each(actions)(
    '%s answers 0 to guests and private customers, and -1 without its nonce',
    async (action) => {
      const privately = await aListOwner(shop, 'retail');
      expect(await said(await privately.call(action, fields()))).toEqual([400, '0']);
      const guest = { action: `${shop.wire.wholesale}${action}`, ...fields() };
      expect(await said(await aBrowser(shop).post('/wp-admin/admin-ajax.php', guest))).toEqual([400, '0']);
      expect(await said(await owner.call(action, { ...fields(), security: 'falso' }))).toEqual([403, '-1']);
      expect(await cartOf()).toEqual([]);
    },
  );
});
