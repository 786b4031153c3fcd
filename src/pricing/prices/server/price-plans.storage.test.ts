import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import { aCategory } from '#tests/factories/a-category.ts';
import { aPriceList } from '#tests/factories/a-price-list.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { listLimits } from './list-terms.ts';
import { pricedRowsQuery } from './price-items.ts';

const products = 6000;
let database: TestDatabase;
let audience: Audience;
let other: Audience;

/** A list that names everything, with limits, and another that names almost nothing; every third product is a variation. */
beforeAll(async () => {
  database = await aTestDatabase();
  const { db } = database;
  const category = await aCategory(db);
  const [long, short] = [await aPriceList(db), await aPriceList(db)];
  audience = long.audience;
  other = short.audience;
  await db.connection().execute(async (connection) => {
    await sql`set pistone.quiet = 'on'`.execute(connection);
    await sql`insert into products (id, type, parent_id, slug, name, regular_price_cents, description)
      select g, case g % 3 when 1 then 'variable' when 2 then 'variation' else 'simple' end, case when g % 3 = 2 then g - 1 end,
        case when g % 3 <> 2 then 'p-' || g end, 'Ricambio ' || g, 500, repeat('x', 300)
      from generate_series(1, ${products}::int) g`.execute(connection);
    await sql`insert into price_list_entries (price_list_id, product_id, min_quantity, price_cents)
      select ${long.id}::int, id, from_quantity, 300 from products, unnest(array[1, 10]) from_quantity
      union all select ${short.id}::int, 3, 1, 200`.execute(connection);
    await sql`insert into price_list_limits (price_list_id, product_id, min_quantity)
      select ${long.id}::int, id, 2 from products`.execute(connection);
    await sql`insert into product_categories (category_id, product_id, direct)
      select ${category.id}::int, id, true from products where type <> 'variation'`.execute(connection);
    await sql`reset pistone.quiet`.execute(connection);
  });
  await sql`vacuum analyze`.execute(db);
});
afterAll(() => database.close());

const some = Array.from({ length: 300 }, (_, at) => 1 + at * 20);

/** The custom plan for these values, and the generic plan. */
async function plansOf(query: RawBuilder<unknown>): Promise<string[]> {
  return database.db.connection().execute(async (connection) => {
    const plans: string[] = [];
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await sql`set plan_cache_mode = ${sql.lit(mode)}`.execute(connection);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(connection);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    await sql`reset plan_cache_mode`.execute(connection);
    return plans;
  });
}

test.each([
  ['that names everything', () => audience],
  ['that names almost nothing', () => other],
])('[TIER-15] what a list %s says of items is looked up item by item, along keys', async (_, ofList) => {
  for (const plan of await plansOf(pricedRowsQuery(ofList(), some))) {
    expect(plan).not.toMatch(
      /Seq Scan on (products|price_list_entries|price_list_limits|product_categories)/,
    );
    // Both parts of the key at once, never a list that is walked and compared.
    const conditions = plan.match(/Index Cond: \(.*price_list_id = .*\)/g) ?? [];
    expect(conditions).toHaveLength(4);
    for (const condition of conditions) expect(condition).toMatch(/product_id = p\.(id|parent_id)\b/);
  }
});

test('[QTY-02] limits alone are looked up the same way', async () => {
  const query = sql`select p.id, ${listLimits(audience, 'p')} from products p where p.id = any (${some}::int[])`;
  for (const plan of await plansOf(query)) {
    expect(plan.match(/price_list_limits/g)?.length).toBeGreaterThanOrEqual(2);
    expect(plan).not.toMatch(/Seq Scan on price_list_limits|Filter: .*price_list_id/);
  }
});
