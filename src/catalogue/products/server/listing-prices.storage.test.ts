import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { announceDuePrices, planDuePrices } from '#pricing/prices/server/announce-due-prices.ts';
import { priceItems } from '#pricing/prices/server/price-items.ts';
import { aCategory } from '#tests/factories/a-category.ts';
import { aPriceList, type MadePriceList } from '#tests/factories/a-price-list.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { readCards } from './read-cards.ts';

let database: TestDatabase;
let workshops: MadePriceList;

beforeAll(async () => {
  database = await aTestDatabase();
  workshops = await aPriceList(database.db);
});
afterAll(() => database.close());

const db = () => database.db;
const listed = async (productId: number, list = workshops.id) => {
  const row = await db()
    .selectFrom('listing_prices')
    .select(['min_cents', 'max_cents', 'on_sale'])
    .where('product_id', '=', productId)
    .where('price_list_id', '=', list)
    .executeTakeFirst();
  return row && [row.min_cents, row.max_cents, row.on_sale];
};
const aBuyer = (at?: Date) =>
  aRequestContext(db(), {
    audience: workshops.audience,
    ...(at ? { clock: fakeClock(at.toISOString()) } : {}),
  });
const paid = async (itemId: number, at?: Date) =>
  (await priceItems(await aBuyer(at), [{ itemId, quantity: 1 }])).get(itemId)?.unit;
const percentage = (values: {
  basis_points: number;
  brand_id?: number;
  category_id?: number;
  valid_from?: Date;
  valid_to?: Date;
}) =>
  db()
    .insertInto('price_list_percentages')
    .values({ price_list_id: workshops.id, ...values })
    .execute();
const noPercentages = () => db().deleteFrom('price_list_percentages').execute();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

describe('[TIER-15] listings show what is paid', () => {
  it('by a percentage, the most specific one', async () => {
    const brakes = await aCategory(db());
    const product = await aProduct(db(), { categoryIds: [brakes.id] });
    await percentage({ basis_points: 1000 });
    expect([await listed(product.id), await paid(product.id)]).toEqual([[900, 900, false], 900]);
    await percentage({ basis_points: 500, category_id: brakes.id });
    expect([await listed(product.id), await paid(product.id)]).toEqual([[950, 950, false], 950]);
    await noPercentages();
    expect(await listed(product.id)).toEqual([1000, 1000, false]);
  });

  it('by the sale of the shop where that is lower than a percentage', async () => {
    const product = await aProduct(db(), { salePriceCents: 610 });
    await percentage({ basis_points: 1000 });
    expect([await listed(product.id), await paid(product.id)]).toEqual([[500, 500, true], 500]);
    const [card] = await readCards(await aBuyer(), [product.id]);
    expect(card?.price).toMatchObject({ unit: 500, regular: 900, onSale: true });
    await noPercentages();
  });

  it('by the entry of a product for those of its variations that have none', async () => {
    const oil = await aVariableProduct(db());
    const [small = 0] = oil.variationIds;
    await db()
      .insertInto('price_list_entries')
      .values([
        { price_list_id: workshops.id, product_id: oil.id, price_cents: 700 },
        { price_list_id: workshops.id, product_id: small, price_cents: 650 },
      ])
      .execute();
    expect(await listed(oil.id)).toEqual([650, 700, false]);
    expect(await paid(small)).toBe(650);
    expect(await paid(oil.variationIds[1] ?? 0)).toBe(700);
  });

  it('in a new list from its first moment on, and what moves to another category moves along', async () => {
    const product = await aProduct(db());
    const dealers = await aPriceList(db());
    expect(await listed(product.id, dealers.id)).toEqual([1000, 1000, false]);
    const filters = await aCategory(db());
    await percentage({ basis_points: 2000, category_id: filters.id });
    expect(await listed(product.id)).toEqual([1000, 1000, false]);
    await db()
      .insertInto('product_categories')
      .values({ product_id: product.id, category_id: filters.id, direct: true })
      .execute();
    expect(await listed(product.id)).toEqual([800, 800, false]);
    await noPercentages();
  });
});

describe('[TIER-15] a price that begins or ends by itself', () => {
  it('changes listings at its moment, once', async () => {
    const product = await aProduct(db());
    const [from, to] = [inHours(1), inHours(2)];
    await db()
      .insertInto('price_list_entries')
      .values({
        price_list_id: workshops.id,
        product_id: product.id,
        price_cents: 700,
        valid_from: from,
        valid_to: to,
      })
      .execute();
    expect([await listed(product.id), await paid(product.id, inHours(0))]).toEqual([
      [1000, 1000, false],
      1000,
    ]);
    expect(await announceDuePrices(db(), from)).toBe(1);
    expect([await listed(product.id), await paid(product.id, from)]).toEqual([[700, 700, false], 700]);
    expect(await announceDuePrices(db(), from)).toBe(0);
    expect(await announceDuePrices(db(), to)).toBe(1);
    expect([await listed(product.id), await paid(product.id, to)]).toEqual([[1000, 1000, false], 1000]);
  });

  it('may be a percentage, or a sale of the shop', async () => {
    const product = await aProduct(db(), {
      salePriceCents: 610,
      columns: { sale_from: inHours(5), sale_to: inHours(6) },
    });
    await percentage({ basis_points: 1000, valid_from: inHours(3), valid_to: inHours(4) });
    const seen = [];
    for (const hours of [3, 4, 5, 6]) {
      await announceDuePrices(db(), inHours(hours));
      seen.push((await listed(product.id))?.[0]);
    }
    expect(seen).toEqual([900, 1000, 500, 1000]);
    await noPercentages();
  });

  it('notifies every process, and the next run is queued for the next moment that is known', async () => {
    const product = await aProduct(db());
    await db()
      .insertInto('price_list_entries')
      .values({
        price_list_id: workshops.id,
        product_id: product.id,
        price_cents: 700,
        valid_from: new Date(Date.now() + 20_000),
      })
      .execute();
    await planDuePrices(db());
    const { rows } = await sql<{ soon: boolean }>`
      select run_at < now() + '30 seconds'::interval as soon from graphile_worker.jobs where key = 'tell-due-prices'`.execute(
      db(),
    );
    expect(rows).toEqual([{ soon: true }]);
  });
});

test('[TIER-15] the listing price of every item is what the resolver says, whatever the list holds', async () => {
  const brakes = await aCategory(db());
  const discs = await aCategory(db(), { parentId: brakes.id });
  const brand = await db()
    .insertInto('brands')
    .values({ slug: 'marca-prova', name: 'Marca' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = [];
  for (let at = 0; at < 12; at += 1) {
    const product = await aProduct(db(), {
      regularPriceCents: 999 + 137 * at,
      salePriceCents: at % 3 === 0 ? 900 + 100 * at : null,
      categoryIds: at % 2 === 0 ? [discs.id] : [],
      columns: at % 4 < 2 ? { brand_id: brand.id } : {},
      listPrices: at % 5 === 0 ? [{ priceListId: workshops.id, priceCents: 555 }] : [],
    });
    made.push(product.id);
  }
  await percentage({ basis_points: 333 });
  await percentage({ basis_points: 777, brand_id: brand.id });
  await percentage({ basis_points: 555, category_id: brakes.id });
  await percentage({ basis_points: 444, category_id: discs.id });
  await percentage({ basis_points: 222, category_id: discs.id, brand_id: brand.id });
  const prices = await priceItems(
    await aBuyer(),
    made.map((itemId) => ({ itemId, quantity: 1 })),
  );
  for (const id of made) {
    const price = prices.get(id);
    expect([id, ...((await listed(id)) ?? [])]).toEqual([id, price?.unit, price?.unit, price?.onSale]);
  }
});
