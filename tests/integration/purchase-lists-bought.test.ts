import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aListOwner, type ListOwner } from '../factories/a-list-owner.ts';
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
async function aList(title = 'Tagliandi', productstring = `${disc.id}:2|${pads.id}:1|`): Promise<number> {
  const answer = await owner.call('_bulkorder_save_list', { title, productstring });
  expect(answer.status).toBe(200);
  return Number(await answer.text());
}

describe('a list that is put into the cart', () => {
  const cartOf = async () =>
    await shop.db
      .selectFrom('cart_lines')
      .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
      .select(['product_id', 'variation_id', 'quantity'])
      .where('customer_id', '=', owner.customerId)
      .orderBy('cart_lines.id')
      .execute();
  const noticesOf = async () => {
    const rows = await shop.db
      .selectFrom('sessions')
      .select('notices')
      .where('customer_id', '=', owner.customerId)
      .execute();
    return rows.flatMap(({ notices }) => (notices as { text: string }[]).map(({ text }) => text));
  };

  test('[LIST-15] brings all lines with a quantity above 0, variations too', async () => {
    const oil = await aVariableProduct(shop.db, { name: 'Olio motore' });
    const [small = 0] = oil.variationIds;
    const listval = await aList('Tutto', `${disc.id}:2|${small}:1|${pads.id}:1|`);
    const productstring = `${disc.id}:2|${small}:3|${pads.id}:0|`;
    expect(await said(await owner.call('_bulkorder_add_cart', { listval, productstring }))).toEqual([
      200,
      'success',
    ]);
    expect(await cartOf()).toEqual([
      { product_id: disc.id, variation_id: null, quantity: 2 },
      { product_id: oil.id, variation_id: small, quantity: 3 },
    ]);
    expect(await noticesOf()).toEqual([
      'Abbiamo messo nel carrello 5 pezzi della lista “Tutto”, ai prezzi di oggi.',
    ]);
  });

  test('[LIST-15] what can no longer be bought is left out and named', async () => {
    const gone = await aProduct(shop.db, { name: 'Marmitta', stock: 0 });
    const few = await aProduct(shop.db, { name: 'Candela', stock: 2 });
    const forgotten = await aProduct(shop.db, { name: 'Dimenticato' });
    const pairs = await aProduct(shop.db, { name: 'Tamburo', columns: { quantity_step: 2 } });
    const listval = await aList(
      'Misto',
      `${gone.id}:1|${few.id}:5|${forgotten.id}:1|${disc.id}:1|${pairs.id}:3|`,
    );
    await shop.db.updateTable('products').set({ status: 'draft' }).where('id', '=', forgotten.id).execute();
    const productstring = `${gone.id}:1|${few.id}:5|${forgotten.id}:1|${disc.id}:1|${pairs.id}:3|`;
    expect((await owner.call('_bulkorder_add_cart', { listval, productstring })).status).toBe(200);
    expect((await cartOf()).map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
      [few.id, 2],
      [disc.id, 1],
    ]);
    const shown = await noticesOf();
    expect(shown).toContain('Non disponibili, quindi non aggiunti: Marmitta, Dimenticato.');
    expect(shown).toContain('Non aggiunti, perché non si acquistano in questa quantità: Tamburo.');
    expect(shown).toContain('Aggiunti in quantità minore: Candela (2 invece di 5).');
  });

  test('[LIST-15] of a list of which nothing is left, everything is named', async () => {
    const gone = await aProduct(shop.db, { name: 'Esaurito', stock: 0 });
    const listval = await aList('Niente', `${gone.id}:1|`);
    const productstring = `${gone.id}:1|`;
    expect((await owner.call('_bulkorder_add_cart', { listval, productstring })).status).toBe(200);
    expect(await cartOf()).toEqual([]);
    expect(await noticesOf()).toEqual(['Non disponibili, quindi non aggiunti: Esaurito.']);
  });

  test('[LIST-15] a product that is not of the list, and a list of zeros, are refused', async () => {
    const listval = await aList();
    const other = await aProduct(shop.db);
    for (const productstring of [`${other.id}:1|`, `${disc.id}:0|`, '', 'x']) {
      expect((await owner.call('_bulkorder_add_cart', { listval, productstring })).status).toBe(400);
    }
    expect(await cartOf()).toEqual([]);
  });
});

describe('the file of a list', () => {
  test('[LIST-14] has code, product, quantity and price, in UTF-8 with semicolons, and no formula', async () => {
    const listid = await aList('Freni d’inverno (=1+1)', `${disc.id}:2|${pads.id}:1|`);
    const answer = await owner.download(listid);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="lista-${listid}.csv"; filename*=UTF-8''Freni%20d%E2%80%99inverno%20%28%3D1%2B1%29.csv`,
    );
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      `Codice;Prodotto;Quantità;Prezzo (IVA esclusa)\r\nDF-1;Disco freno;2;10,00\r\n'=PA+1;Pastiglie;1;10,00\r\n`,
    );
  });
});
