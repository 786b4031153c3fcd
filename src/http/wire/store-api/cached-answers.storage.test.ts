import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShopMemory } from '#foundation/services/shop-memory.ts';
import { aPriceList, type MadePriceList } from '#tests/factories/a-price-list.ts';
import { aProduct, type MadeProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { type CachedAnswer, cachedAnswer } from './cached-answers.ts';
import { products } from './products/products.ts';

let database: TestDatabase;
let list: MadePriceList;
let disc: MadeProduct;
const memory = createShopMemory();
const noBatch = { checks: async () => null, answer: async () => new Response() };
const base = 'http://shop.test/wp-json/wc/store/v1/products';

beforeAll(async () => {
  database = await aTestDatabase();
  list = await aPriceList(database.db);
  disc = await aProduct(database.db, {
    regularPriceCents: 2440,
    listPrices: [{ priceListId: list.id, priceCents: 900 }],
  });
});
afterAll(() => database.close());

const guest = () => aRequestContext(database.db, { memory });
const business = () => aRequestContext(database.db, { memory, audience: list.audience });
const priceFor = async (ctx: Awaited<ReturnType<typeof guest>>, address = base) => {
  const [product] = await (await products.handle(new Request(address), ctx, {}, noBatch)).json();
  return product.prices.price;
};

test('[SITE-02] an answer is cached for one price list, and never sent to another', async () => {
  expect(await priceFor(await guest())).toBe('2440');
  expect(await priceFor(await business())).toBe('900');
  expect(await priceFor(await guest())).toBe('2440');
  const netRetail = await aRequestContext(database.db, {
    memory,
    audience: { key: 'retail-net-it', mode: 'net' },
  });
  expect(await priceFor(netRetail)).toBe('2000');
});

test('an answer is cached until the shop changes', async () => {
  expect(await priceFor(await guest())).toBe('2440');
  await database.db
    .updateTable('products')
    .set({ regular_price_cents: 3660 })
    .where('id', '=', disc.id)
    .execute();
  expect(await priceFor(await guest())).toBe('2440');
  memory.evict({ kind: 'product', id: disc.id });
  expect(await priceFor(await guest())).toBe('3660');
});

test('requests for the same data in different spellings share one answer, other requests do not', async () => {
  const ctx = await aRequestContext(database.db);
  let made = 0;
  const make = async (): Promise<CachedAnswer> => {
    made += 1;
    return { body: '[]', total: made };
  };
  const ask = (address: string) => cachedAnswer(ctx, new Request(address), make);
  await Promise.all([ask(`${base}?page=2`), ask(`${base}?page=2`)]);
  await ask('http://shop.test/?rest_route=/wc/store/v1/products&page=2');
  await ask('http://shop.test/wp-json/wc/store/products/?page=2&_locale=user&_fields=id');
  expect(made).toBe(1);
  for (const other of [`${base}?page=3`, `${base}/reviews?page=2`, `${base}?page=2&order=asc`])
    await ask(other);
  expect(made).toBe(4);
});

test('an answer that was begun before a change is not cached after it', async () => {
  const ownMemory = createShopMemory();
  const ctx = await aRequestContext(database.db, { memory: ownMemory });
  const { promise, resolve } = Promise.withResolvers<CachedAnswer>();
  const old = cachedAnswer(ctx, new Request(base), () => promise);
  ownMemory.evict({ kind: 'all' });
  resolve({ body: 'old', total: 0 });
  await old;
  const answer = await cachedAnswer(ctx, new Request(base), async () => ({ body: 'new', total: 0 }));
  expect(answer.body).toBe('new');
});

test('neither a failure nor the answer to a request with a very long address is cached', async () => {
  const ctx = await aRequestContext(database.db);
  await expect(cachedAnswer(ctx, new Request(base), () => Promise.reject(new Error('lost')))).rejects.toThrow(
    'lost',
  );
  expect((await cachedAnswer(ctx, new Request(base), async () => ({ body: 'found', total: 1 }))).body).toBe(
    'found',
  );
  let made = 0;
  const long = `${base}?slug=${'x'.repeat(600)}`;
  for (const _ of [1, 2]) {
    await cachedAnswer(ctx, new Request(long), async () => {
      made += 1;
      return { body: '[]', total: 0 };
    });
  }
  expect(made).toBe(2);
});
