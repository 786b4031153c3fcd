import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';

let shop: TestShop;
const cart = '/wp-json/wc/store/v1/cart';

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const nonceOf = async (browser: ReturnType<typeof aBrowser>) =>
  (await browser.get(cart)).headers.get('nonce') ?? '';

async function link(from: number, to: readonly number[]): Promise<void> {
  const rows = to.map((linked_id, position) => ({
    product_id: from,
    kind: 'cross-sell' as const,
    linked_id,
    position,
  }));
  await shop.db.insertInto('product_links').values(rows).execute();
}

test('cross-sells are the published products linked to those of the cart and not in it, on the page and in the Store API', async () => {
  const browser = aBrowser(shop);
  const [pads, discs, fluid, sensor, draft, sold] = await Promise.all([
    aProduct(shop.db, { name: 'Pastiglie' }),
    aProduct(shop.db, { name: 'Dischi' }),
    aProduct(shop.db, { name: 'Liquido freni' }),
    aProduct(shop.db, { name: 'Sensore usura' }),
    aProduct(shop.db, { name: 'Bozza', columns: { status: 'draft' } }),
    aProduct(shop.db, { name: 'Esaurito', stock: 0 }),
  ]);
  await link(pads.id, [sold.id, fluid.id, discs.id, draft.id]);
  await link(discs.id, [sensor.id, fluid.id]);
  const nonce = await nonceOf(browser);
  const add = (id: number) => browser.json(`${cart}/add-item`, { id, quantity: 1 }, { nonce });
  const first: { cross_sells: { id: number; name: string }[] } = await (await add(pads.id)).json();
  expect(first.cross_sells.map(({ id }) => id)).toEqual([fluid.id, discs.id, sold.id]);
  const second: typeof first = await (await add(discs.id)).json();
  expect(second.cross_sells.map(({ name }) => name)).toEqual(['Liquido freni', 'Sensore usura', 'Esaurito']);
  const page = await (await browser.get('/cart/')).text();
  const below = page.slice(page.indexOf('Completa il tuo ordine'));
  expect(below).toContain('Liquido freni');
  expect(below).toContain('Sensore usura');
  expect(below).not.toContain('Esaurito');
  expect(below).not.toContain('Bozza');
});

test('cross-sells that a group may not see are shown to nobody of it', async () => {
  const [pads, hidden] = await Promise.all([aProduct(shop.db), aProduct(shop.db, { name: 'Riservato' })]);
  await link(pads.id, [hidden.id]);
  await shop.db
    .insertInto('visibility_rules')
    .values({ product_id: hidden.id, group_id: null, rule: 'hidden' })
    .execute();
  const browser = aBrowser(shop);
  const nonce = await nonceOf(browser);
  const answer = await (
    await browser.json(`${cart}/add-item`, { id: pads.id, quantity: 1 }, { nonce })
  ).json();
  expect(answer).toMatchObject({ cross_sells: [] });
  expect(await (await browser.get('/cart/')).text()).not.toContain('Completa il tuo ordine');
});
