import { createDatabase, createPool } from '#foundation/database/client.ts';
import { pricedRowsQuery, priceItems } from '#pricing/prices/server/price-items.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { LINES, LIST, type PriceTimes, pricesToAsk, ROUNDS, WARM_UP_ROUNDS } from './price-run.ts';

// A program of its own, so that it has the core of the server to itself. Told: the database with the list.
async function priceLines(databaseUrl: string): Promise<PriceTimes> {
  const pool = createPool(databaseUrl, { max: 4 });
  const db = createDatabase(pool);
  const list = await db
    .selectFrom('price_lists')
    .select('id')
    .where('slug', '=', LIST)
    .executeTakeFirstOrThrow();
  const named = await db
    .selectFrom('price_list_entries')
    .select('product_id')
    .distinct()
    .where('price_list_id', '=', list.id)
    .orderBy('product_id')
    .execute();
  const ctx = await aRequestContext(db, {
    audience: { priceListId: list.id, priceListSlug: LIST, hasOwnPrices: true, mode: 'net' },
  });
  const times: PriceTimes = { shop: [], bare: [] };
  const client = await pool.connect();
  const apart = Math.floor(named.length / LINES);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Lines that lie all over the list, others in every round.
    const items = Array.from({ length: LINES }, (_, at) => ({
      itemId: named[at * apart + (round % apart)]?.product_id ?? 0,
      quantity: 1 + (at % 20),
    }));
    const begun = performance.now();
    const priced = await priceItems(ctx, items);
    const shop = performance.now() - begun;
    if (priced.size !== LINES) throw new Error(`${priced.size} of ${LINES} lines were priced.`);
    const ids = items.map(({ itemId }) => itemId);
    const { sql, parameters } = pricedRowsQuery(ctx.visitor.audience, ids).compile(db);
    const sent = performance.now();
    await client.query(sql, [...parameters]);
    const bare = performance.now() - sent;
    if (round < WARM_UP_ROUNDS) continue;
    times.shop.push(shop);
    times.bare.push(bare);
  }
  client.release();
  await db.destroy();
  return times;
}

process.once('message', (message) => {
  const { databaseUrl } = pricesToAsk.parse(message);
  priceLines(databaseUrl).then(
    (times) => process.send?.(times, () => process.disconnect()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
