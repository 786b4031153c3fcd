import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aTaxRate } from '../factories/a-tax-rate.ts';
import { cartOf } from '../factories/cart-entry-points.ts';
import { errandEntryPoints, pagesOfErrands } from '../factories/errand-entry-points.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop({ render: pagesOfErrands });
  await aTaxRate(shop.db, { country: 'DE', rate: 1900 });
});
afterAll(() => shop.close());

const stockOf = (id: number) =>
  shop.db
    .selectFrom('stock')
    .select(['on_hand', 'reserved'])
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
const keyOf = async (browser: ReturnType<typeof aBrowser>) =>
  (await cartOf(browser)).cart.lines[0]?.key ?? '';
const orderCount = async () =>
  Number(
    (
      await shop.db
        .selectFrom('orders')
        .select((of) => of.fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n,
  );

describe.each(errandEntryPoints)('an errand by $name', (entryPoint) => {
  it('[CART-01] [CPG-01] [FRAG-02] [REST-07] [CHK-13] adds, changes, removes, says where to, orders', async () => {
    const browser = aBrowser(shop);
    const [discs, pads] = [await aProduct(shop.db, { name: 'Dischi' }), await aProduct(shop.db)];
    expect(await entryPoint.add(browser, discs.id, 2)).toBe(true);
    const key = await keyOf(browser);
    expect(await entryPoint.add(browser, pads.id, 1)).toBe(true);
    expect(await entryPoint.change(browser, key, 3)).toBe(true);
    const second = (await cartOf(browser)).cart.lines[1]?.key ?? '';
    expect(await entryPoint.remove(browser, second)).toBe(true);
    const { cart } = await cartOf(browser);
    expect(cart).toMatchObject({ count: 3, subtotal: 3660, lines: [{ key, quantity: 3 }] });

    await entryPoint.goTo(browser, { country: 'DE', state: '', postcode: '10115' });
    expect((await cartOf(browser)).cart.taxLines).toMatchObject([{ rate: 1900 }]);
    await entryPoint.goTo(browser, { country: 'IT', state: 'MO', postcode: '41121' });
    const seen = (await cartOf(browser)).cart;
    expect(seen.total).toBe(cart.total);

    const outcome = await entryPoint.order(browser);
    expect(outcome).toEqual({ orderId: expect.any(Number) });
    const order = 'orderId' in outcome ? await readOrder(shop, outcome.orderId) : null;
    expect(order).toMatchObject({
      status: 'on-hold',
      total: seen.total,
      tax: seen.tax,
      shippingAmount: seen.shipping?.amount,
      billing: { firstName: 'Anna', email: 'anna.bianchi@example.com', state: 'MO' },
      shipping: { city: 'Modena', country: 'IT' },
      lines: [{ productId: discs.id, name: 'Dischi', quantity: 3, unit: 1220 }],
    });
    expect(await stockOf(discs.id)).toEqual({ on_hand: 10, reserved: 3 });
    expect((await cartOf(browser)).cart.count).toBe(0);
    expect(browser.cookies.has('shop_items_in_cart')).toBe(false);
  });

  it('[QTY-02] refuses more than there is, and leaves the cart as it was', async () => {
    const browser = aBrowser(shop);
    const { id } = await aProduct(shop.db, { stock: 4 });
    expect(await entryPoint.add(browser, id, 5)).toBe(false);
    expect(await entryPoint.add(browser, id, 3)).toBe(true);
    expect(await entryPoint.add(browser, id, 2)).toBe(false);
    expect(await entryPoint.change(browser, await keyOf(browser), 5)).toBe(false);
    expect((await cartOf(browser)).cart.count).toBe(3);
  });

  it('takes no order for goods that another buyer bought meanwhile', async () => {
    const browser = aBrowser(shop);
    const { id } = await aProduct(shop.db, { name: 'Ultimo filtro', stock: 2 });
    await entryPoint.add(browser, id, 2);
    await shop.db.updateTable('stock').set({ on_hand: 1 }).where('product_id', '=', id).execute();
    const before = await orderCount();
    const outcome = await entryPoint.order(browser);
    expect(outcome).toEqual({ refused: expect.stringContaining('Ultimo filtro') });
    expect([await orderCount(), await stockOf(id)]).toEqual([before, { on_hand: 1, reserved: 0 }]);
    expect((await cartOf(browser)).cart.count).toBe(2);
  });

  it('orders at the current price, which the cart shows', async () => {
    const browser = aBrowser(shop);
    const { id } = await aProduct(shop.db);
    await entryPoint.add(browser, id, 1);
    await shop.db.updateTable('products').set({ regular_price_cents: 2440 }).where('id', '=', id).execute();
    const { cart } = await cartOf(browser);
    expect(cart.lines).toMatchObject([{ unit: 2440, unitBefore: 1220 }]);
    const outcome = await entryPoint.order(browser);
    const order = 'orderId' in outcome ? await readOrder(shop, outcome.orderId) : null;
    expect(order).toMatchObject({ total: cart.total, lines: [{ unit: 2440 }] });
  });

  it('takes no order for a product that is no longer sold', async () => {
    const browser = aBrowser(shop);
    const { id } = await aProduct(shop.db, { name: 'Fuori produzione' });
    await entryPoint.add(browser, id, 1);
    await shop.db.updateTable('products').set({ status: 'draft' }).where('id', '=', id).execute();
    expect(await entryPoint.order(browser)).toEqual({ refused: expect.stringContaining('Fuori produzione') });
    expect(await entryPoint.remove(browser, await keyOf(browser))).toBe(true);
    expect(await entryPoint.order(browser)).toEqual({ refused: expect.stringMatching(/vuoto/) });
  });

  it('[PAY-31] [PAY-33] says what is missing, and places nothing', async () => {
    const browser = aBrowser(shop);
    const { id } = await aProduct(shop.db);
    await entryPoint.add(browser, id, 1);
    const outcome = await entryPoint.order(browser, { billing_first_name: '', billing_city: '' });
    expect(outcome).toEqual({
      refused: expect.stringContaining('Nome di fatturazione è un campo obbligatorio'),
    });
    expect(await stockOf(id)).toMatchObject({ reserved: 0 });
    expect((await cartOf(browser)).cart.count).toBe(1);
  });

  it('places one order, however often it is requested at once', async () => {
    const browser = aBrowser(shop);
    const { id } = await aProduct(shop.db);
    await entryPoint.add(browser, id, 1);
    await entryPoint.goTo(browser, { country: 'IT', state: 'MO', postcode: '41121' });
    const outcomes = await Promise.all([
      entryPoint.order(browser),
      entryPoint.order(browser),
      entryPoint.order(browser),
    ]);
    const placed = outcomes.flatMap((outcome) => ('orderId' in outcome ? [outcome.orderId] : []));
    expect(new Set(placed).size).toBe(1);
    expect(await stockOf(id)).toEqual({ on_hand: 10, reserved: 1 });
  });
});
