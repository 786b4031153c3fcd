import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveProduct } from '#catalogue/product-editing/server/save-product.ts';
import { refreshAvailableStock } from '#catalogue/stock/server/refresh-available-stock.ts';
import { aCategory } from '#tests/factories/a-category.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aPriceList } from '#tests/factories/a-price-list.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { anOrder } from '#tests/factories/an-order.ts';
import { checkShop } from './check-shop.ts';

let database: TestDatabase;
let disc: number;
let can: { product: number; variation: number };
let brakes: number;
beforeAll(async () => {
  database = await aTestDatabase();
  await aPriceList(db());
  brakes = (await aCategory(db())).id;
  const { id } = await aProduct(db(), { salePriceCents: 1000, categoryIds: [brakes] });
  disc = id;
  const oil = await aVariableProduct(db());
  can = { product: oil.id, variation: oil.variationIds[0] ?? 0 };
  const owner = await aRequestContext(db(), { person: await aPerson(db(), 'administrator') });
  const saved = await saveProduct(owner, {
    id,
    changes: {
      description: { from: '', to: '<p>Ghisa <b>buona</b></p><script>1</script>' },
      regularPriceCents: { from: 1220, to: 1300 },
    },
  });
  expect(saved.ok).toBe(true);
});
afterAll(() => database.close());

const db = () => database.db;
const faults = async () => {
  const results = await checkShop(db(), new Date());
  return Object.fromEntries(results.flatMap(({ check, ids }) => (ids.length > 0 ? [[check, ids]] : [])));
};

/** Products that are created at once have their ids in any order. */
const inOrder = (ids: readonly (number | undefined)[]) => ids.toSorted((a, b) => Number(a) - Number(b));

test('a shop that nobody has tampered with agrees in everything, and stays as it is', async () => {
  const prices = () => sql`select * from listing_prices order by 1, 2`.execute(db());
  const before = await prices();
  expect(await faults()).toEqual({});
  expect((await prices()).rows).toEqual(before.rows);
});

test('what differs is named, each by its own check', async () => {
  const [listed, struck, history, prior, ledger, reserved, available, summed, worded] = await Promise.all(
    Array.from({ length: 9 }, async () => (await aProduct(db(), { salePriceCents: 1000 })).id),
  );
  const order = (await anOrder(db(), { items: [[disc, 1]], payment: 'cod' })).order.id;
  await refreshAvailableStock(db());
  // Past the triggers, as a fault of the shop or a hand in the database would.
  await db()
    .transaction()
    .execute(async (inside) => {
      await sql`set local session_replication_role = replica`.execute(inside);
      const by = (statement: string) => sql.raw(statement).execute(inside);
      await by(`update listing_prices set max_cents = max_cents + 1 where product_id = ${listed}`);
      await by(`update listing_prices set struck_cents = null where product_id = ${struck}`);
      await by(`update variation_prices set on_sale = not on_sale where product_id = ${can.variation}`);
      await by(`update products set tax_class = 'reduced', sale_to = '2020-01-01' where id = ${history}`);
      await by(`update prior_prices set cents = cents + 1 where product_id = ${prior}`);
      await by(`update stock set on_hand = on_hand + 1 where product_id = ${ledger}`);
      await by(`update stock set reserved = 2 where product_id = ${reserved}`);
      await by(`update products set in_stock = not in_stock where id = ${available}`);
      await by(`update available_stock set available = available + 1 where product_id = ${summed}`);
      await by(`update products set description = '<p>x</p>' where id = ${disc}`);
      await by(`delete from product_codes where product_id = ${worded}`);
      await by(`update categories set product_count = 9 where id = ${brakes}`);
      await by(`update sales_lines set net_cents = net_cents + 1 where order_id = ${order}`);
    });
  const found = await faults();
  expect(found).toEqual({
    listingPrices: inOrder([listed, struck, can.product, history, prior]),
    priceHistory: [history],
    priorPrices: [prior],
    ledger: [ledger],
    reservations: [reserved],
    availability: [available],
    availableStock: inOrder([ledger, reserved, summed]),
    versions: [disc],
    search: [worded],
    categoryCounts: [brakes],
    sales: [order],
  });
});
