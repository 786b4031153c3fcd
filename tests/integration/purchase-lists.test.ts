import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mostLists } from '#wholesale/purchase-lists/rules/product-string.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aListOwner, type ListOwner, savedLists } from '../factories/a-list-owner.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct } from '../factories/a-variable-product.ts';

let shop: TestShop;
let owner: ListOwner;
let disc: MadeProduct;
let pads: MadeProduct;

beforeAll(async () => {
  shop = await aShop();
  disc = await aProduct(shop.db, { name: 'Disco freno', sku: 'DF-1' });
  pads = await aProduct(shop.db, { name: 'Pastiglie', sku: '=PA+1' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await aListOwner(shop);
});

const said = async (answer: Response) => [answer.status, await answer.text()];
const linesOf = async () =>
  (await savedLists(shop, owner.customerId)).map(({ title, lines }) => [
    title,
    lines.map((line) => [line.item_id, line.quantity, line.unit_cents]),
  ]);

async function aList(title = 'Tagliandi', productstring = `${disc.id}:2|${pads.id}:1|`): Promise<number> {
  const answer = await owner.call('_bulkorder_save_list', { title, productstring });
  expect(answer.status).toBe(200);
  return Number(await answer.text());
}

const set = (name: string, value: unknown) =>
  shop.db
    .insertInto('settings')
    .values({ key: name, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();

describe('a form that is saved as a list', () => {
  test('[LIST-03] saves its products, quantities and prices, and answers the id of the list as bare text', async () => {
    const answer = await owner.call('_bulkorder_save_list', {
      title: '  Tagliandi   di maggio ',
      productstring: `${disc.id}:2|${pads.id}:10|`,
      pricelist: `${disc.id}:9.5|`,
    });
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    const [list] = await savedLists(shop, owner.customerId);
    expect(await said(answer)).toEqual([200, String(list?.id)]);
    expect(await linesOf()).toEqual([
      [
        'Tagliandi di maggio',
        [
          [disc.id, 2, 950],
          [pads.id, 10, null],
        ],
      ],
    ]);
    expect(list?.lines[0]?.unit_mode).toBe('net');
  });

  test('a variation is saved with its attributes', async () => {
    const oil = await aVariableProduct(shop.db, { name: 'Olio' });
    const [, large = 0] = oil.variationIds;
    await aList('Oli', `${large}:3|`);
    const [list] = await savedLists(shop, owner.customerId);
    expect(list?.lines[0]).toMatchObject({
      item_id: large,
      name: 'Olio',
      attributes: { attribute_pa_litri: '5-l' },
    });
  });

  test.each([
    ['[LIST-05] no name', { title: '' }],
    ['[LIST-05] a name of blanks', { title: ' \u00a0 ' }],
    ['a name that is too long', { title: 'x'.repeat(101) }],
    ['[LIST-07] nothing to save', { productstring: '' }],
    ['a string that says nothing', { productstring: 'abc' }],
    ['a huge string', { productstring: '1:1|'.repeat(100_000) }],
    ['more lines than a list can hold', { productstring: '1:1|'.repeat(501) }],
    ['prices that say nothing', { pricelist: '1:gratis|' }],
    ['a product that there is not', { productstring: '999999:1|' }],
  ])('%s: nothing is saved', async (_, wrong) => {
    const productstring = `${disc.id}:1|`;
    const answer = await owner.call('_bulkorder_save_list', { title: 'Freni', productstring, ...wrong });
    expect(await said(answer)).toEqual([400, '0']);
    expect(await linesOf()).toEqual([]);
  });

  test('[LIST-06] a line whose quantity is 0 is saved only with the zero-quantity setting on', async () => {
    await aList('Senza', `${disc.id}:0|${pads.id}:1|`);
    await set('purchase_lists_keep_zero', true);
    await aList('Con', `${disc.id}:0|${pads.id}:1|`);
    await set('purchase_lists_keep_zero', false);
    expect(await linesOf()).toEqual([
      ['Senza', [[pads.id, 1, null]]],
      [
        'Con',
        [
          [disc.id, 0, null],
          [pads.id, 1, null],
        ],
      ],
    ]);
  });

  test('goods that are hidden from the buyer’s group are refused, as if they did not exist', async () => {
    const hidden = await aProduct(shop.db, { name: 'Riservato' });
    const other = await aListOwner(shop);
    const { group_id } = await shop.db
      .selectFrom('customers')
      .select('group_id')
      .where('id', '=', other.customerId)
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('visibility_rules')
      .values({ product_id: hidden.id, group_id, rule: 'hidden' })
      .execute();
    const request = { title: 'Freni', productstring: `${hidden.id}:1|` };
    expect(await said(await other.call('_bulkorder_save_list', request))).toEqual([400, '0']);
    expect((await owner.call('_bulkorder_save_list', request)).status).toBe(200);
  });

  test('a customer can save only so many lists', async () => {
    await shop.db
      .insertInto('purchase_lists')
      .values(
        Array.from({ length: mostLists }, (_, at) => ({ customer_id: owner.customerId, title: `n${at}` })),
      )
      .execute();
    const request = { title: 'Una di troppo', productstring: `${disc.id}:1|` };
    expect(await said(await owner.call('_bulkorder_save_list', request))).toEqual([400, '0']);
  });
});

describe('a cart that is saved as a list', () => {
  test('[LIST-10] has its lines with today’s prices, and the cart stays', async () => {
    await owner.fill(disc.id, 3);
    expect(await said(await owner.call('_save_cart_to_purchase_list', { title: 'Dal carrello' }))).toEqual([
      200,
      'success',
    ]);
    expect(await linesOf()).toEqual([['Dal carrello', [[disc.id, 3, 1000]]]]);
    const cart = await shop.db
      .selectFrom('carts')
      .select('id')
      .where('customer_id', '=', owner.customerId)
      .execute();
    expect(cart).toHaveLength(1);
  });

  test('[LIST-05] without a name, or of an empty cart, nothing is saved', async () => {
    expect((await owner.call('_save_cart_to_purchase_list', { title: 'Vuoto' })).status).toBe(400);
    await owner.fill(disc.id, 1);
    expect((await owner.call('_save_cart_to_purchase_list', { title: ' ' })).status).toBe(400);
    expect((await owner.call('_save_cart_to_purchase_list')).status).toBe(400);
    expect(await linesOf()).toEqual([]);
  });
});

describe('a list that is updated', () => {
  test('[LIST-12] holds what the call names and no more, at today’s prices; the answer is its id', async () => {
    const listid = await aList();
    const filter = await aProduct(shop.db, { name: 'Filtro' });
    const answer = await owner.call('_purchase_list_update', {
      listid,
      productstring: `${filter.id}:4|${disc.id}:6|`,
    });
    expect(await said(answer)).toEqual([200, String(listid)]);
    expect(await linesOf()).toEqual([
      [
        'Tagliandi',
        [
          [disc.id, 6, 1000],
          [filter.id, 4, 1000],
        ],
      ],
    ]);
  });

  test.each([
    ['[LIST-07] nothing', ''],
    ['[LIST-07] only zeros', 'DISC:0|'],
    ['nonsense', 'DISC:two|'],
    ['an unknown product', 'DISC:1|999999:1|'],
    ['more than a line can hold', 'DISC:9999|DISC:1|'],
  ])('%s leaves it as it was', async (_, text) => {
    const listid = await aList();
    const before = await linesOf();
    const productstring = text.replaceAll('DISC', String(disc.id));
    const answer = await owner.call('_purchase_list_update', { listid, productstring });
    expect(await said(answer)).toEqual([400, '0']);
    expect(await linesOf()).toEqual(before);
  });

  test('[LIST-12] an item that the shop no longer has stays in it while it is named', async () => {
    const old = await aProduct(shop.db, { name: 'Fuori produzione' });
    const listid = await aList('Vecchi', `${old.id}:2|${disc.id}:1|`);
    await shop.db.updateTable('products').set({ status: 'draft' }).where('id', '=', old.id).execute();
    const productstring = `${old.id}:3|${disc.id}:1|`;
    expect((await owner.call('_purchase_list_update', { listid, productstring })).status).toBe(200);
    expect(await linesOf()).toEqual([
      [
        'Vecchi',
        [
          [old.id, 3, null],
          [disc.id, 1, 1000],
        ],
      ],
    ]);
  });

  test('two updates at once leave one of the two, whole', async () => {
    const listid = await aList();
    const wanted = [`${disc.id}:7|`, `${pads.id}:8|`];
    const answers = await Promise.all(
      wanted.map((productstring) => owner.call('_purchase_list_update', { listid, productstring })),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const [[, lines] = []] = await linesOf();
    expect([[[disc.id, 7, 1000]], [[pads.id, 8, 1000]]]).toContainEqual(lines);
  });
});

describe('a list that is deleted', () => {
  test('[LIST-13] is gone with its lines', async () => {
    const listid = await aList();
    expect(await said(await owner.call('_purchase_list_delete', { listid }))).toEqual([200, 'success']);
    expect(await linesOf()).toEqual([]);
    expect((await owner.call('_purchase_list_delete', { listid })).status).toBe(404);
  });
});

describe('a customer who is not the owner', () => {
  test('of a list can neither read, change, buy nor delete it', async () => {
    const listid = await aList();
    const before = await linesOf();
    const other = await aListOwner(shop);
    const productstring = `${disc.id}:5|`;
    const answers = [
      await other.call('_purchase_list_update', { listid, productstring }),
      await other.call('_bulkorder_add_cart', { listval: listid, productstring }),
      await other.call('_purchase_list_delete', { listid }),
      await other.download(listid),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await linesOf()).toEqual(before);
  });

  test.each(['', '0', '-1', 'abc', '1.5', '99999999999999', "1' or '1'='1"])(
    'there is no list %j',
    async (listid) => {
      const productstring = `${disc.id}:5|`;
      expect((await owner.call('_purchase_list_update', { listid, productstring })).status).toBe(404);
      expect((await owner.call('_purchase_list_delete', { listid })).status).toBe(404);
    },
  );

  test('[WIRE-08] a call without its nonce, or with a wrong one, is refused and changes nothing', async () => {
    const listid = await aList();
    const before = await linesOf();
    for (const security of ['', 'falso', (await aListOwner(shop)).security]) {
      for (const action of [
        '_bulkorder_save_list',
        '_save_cart_to_purchase_list',
        '_purchase_list_update',
        '_purchase_list_delete',
        '_bulkorder_add_cart',
      ]) {
        const fields = { listid, listval: listid, title: 'x', productstring: `${disc.id}:1|`, security };
        expect(await said(await owner.call(action, fields))).toEqual([403, '-1']);
      }
      expect(await said(await owner.download(listid, security))).toEqual([403, '-1']);
    }
    expect(await linesOf()).toEqual(before);
  });

  test('[ACC-02] guests and private customers have no lists', async () => {
    const privately = await aListOwner(shop, 'retail');
    const fields = { title: 'Miei', productstring: `${disc.id}:1|` };
    expect(await said(await privately.call('_bulkorder_save_list', fields))).toEqual([400, '0']);
    const action = `${shop.wire.wholesale}_bulkorder_save_list`;
    const guest = await aBrowser(shop).post('/wp-admin/admin-ajax.php', { action, ...fields });
    expect(await said(guest)).toEqual([400, '0']);
  });
});
