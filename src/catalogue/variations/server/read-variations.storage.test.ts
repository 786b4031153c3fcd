import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPricer } from '#pricing/prices/server/create-pricer.ts';
import { aPlannedDatabase, type PlannedDatabase } from '#tests/factories/a-planned-database.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { manyVariations } from '#tests/factories/many-variations.ts';
import { readVariations } from './read-variations.ts';

let home: PlannedDatabase;

beforeAll(async () => {
  home = await aPlannedDatabase();
}, 120_000);
afterAll(() => home.close());

test('[VAR-27] all variations of a product are read by keys, however many products come before it', async () => {
  const { db } = home;
  await db.connection().execute(async (connection) => {
    await sql`set pistone.quiet = 'on'`.execute(connection);
    await sql`insert into products (type, slug, name, regular_price_cents)
      select 'simple', 'many-' || g, 'Ricambio ' || g, 500 from generate_series(1, 5000) g`.execute(
      connection,
    );
    await sql`insert into stock (product_id, on_hand) select id, 5 from products`.execute(connection);
    await sql`reset pistone.quiet`.execute(connection);
  });
  const screws = await manyVariations(db, 500);
  await sql`vacuum analyze`.execute(db);
  const ctx = await aRequestContext(db);
  const pricer = await createPricer(ctx);
  const plans = await home.plansOf(() => readVariations(ctx, pricer, screws.id));
  expect(plans).toMatch(/Index Scan (using|on) products_by_parent/);
  expect(plans).not.toMatch(/Merge Join|Seq Scan on (products|stock)/);
  expect(await readVariations(ctx, pricer, screws.id)).toHaveLength(500);
});
