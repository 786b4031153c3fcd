import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, createPool, type Database } from '#database/client.ts';
import { addToCart } from '#shop/cart/server/add-to-cart.ts';
import { readPricedCart } from '#shop/cart/server/read-cart.ts';
import { aProduct } from '#tests/makers/a-product.ts';
import { aTaxRate } from '#tests/makers/a-tax-rate.ts';
import { aToolbox } from '#tests/makers/a-toolbox.ts';
import { freshDatabase } from '#tests/makers/test-database.ts';
import { chooseShipping } from './choose-shipping.ts';
import { setDestination } from './set-destination.ts';

let db: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshDatabase();
  db = createDatabase(createPool(fresh.url));
  close = async () => {
    await db.destroy();
    await fresh.drop();
  };
});
afterAll(() => close());

it('a destination decides VAT and shipping of the cart, and is kept', async () => {
  const toolbox = await aToolbox(db);
  const product = await aProduct(db);
  await aTaxRate(db, { country: 'DE', rate: 1900 });
  await addToCart(toolbox, { productId: product.id, quantity: 1, attributes: {} });
  const goTo = async (country: string) => {
    await setDestination(toolbox, { country, state: '', postcode: '' });
    return readPricedCart(toolbox);
  };
  expect((await readPricedCart(toolbox)).state).toMatchObject({ total: 2010, taxLines: [{ rate: 2200 }] });
  expect((await goTo('DE')).state).toMatchObject({ total: 2010, taxLines: [{ rate: 1900 }] });
  expect((await goTo('CH')).state).toMatchObject({ subtotal: 1000, total: 1648, taxLines: [] });
  expect((await goTo('US')).state).toMatchObject({ subtotal: 1000, total: 1000, shipping: null });
});

it('a destination raises the version once, and is nothing without a cart', async () => {
  const toolbox = await aToolbox(db);
  const somewhere = { country: 'DE', state: '', postcode: '10115' };
  await setDestination(toolbox, somewhere);
  expect(toolbox.session.current()).toBeNull();
  await addToCart(toolbox, { productId: (await aProduct(db)).id, quantity: 1, attributes: {} });
  await setDestination(toolbox, somewhere);
  const first = await readPricedCart(toolbox);
  await setDestination(toolbox, somewhere);
  const second = await readPricedCart(toolbox);
  expect(second.destination).toEqual(somewhere);
  expect(second.head?.version).toBe(first.head?.version);
});

it('a chosen rate is kept with the cart', async () => {
  const toolbox = await aToolbox(db);
  await addToCart(toolbox, { productId: (await aProduct(db)).id, quantity: 1, attributes: {} });
  await chooseShipping(toolbox, 'flat_rate:1');
  expect((await readPricedCart(toolbox)).head?.shippingMethod).toBe('flat_rate:1');
});
