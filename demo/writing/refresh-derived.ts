import type { ClientBase } from 'pg';

// As many products as each does best at once: prices of 10,000 take half as long as ten times those of 1,000, and of
// 100,000 again longer, since they no longer fit into the memory of one statement.
const productsAtOnce = { refresh_search: 1000, refresh_listing_prices: 10_000, refresh_ratings: 1000 };

async function inChunks(
  client: ClientBase,
  name: keyof typeof productsAtOnce,
  ids: readonly number[],
): Promise<void> {
  const chunkSize = productsAtOnce[name];
  for (let start = 0; start < ids.length; start += chunkSize) {
    await client.query({
      text: `select ${name}($1::int[])`,
      values: [`{${ids.slice(start, start + chunkSize).join(',')}}`],
    });
  }
}

/** Builds what the shop derives from products: search words, listing prices, ratings, sums of stock and the counts of categories. */
export async function refreshDerived(
  client: ClientBase,
  ids: { listed: readonly number[]; reviewed: readonly number[] },
  onStep: (sentence: string) => void,
): Promise<void> {
  // Without figures about the new rows the planner would read whole tables for each product.
  await client.query('analyze');
  onStep('Demo shop: making the search index');
  await inChunks(client, 'refresh_search', ids.listed);
  await client.query('select refresh_search_words(), refresh_search_favourites()');
  onStep('Demo shop: working out listing prices and ratings');
  await inChunks(client, 'refresh_listing_prices', ids.listed);
  await inChunks(client, 'refresh_ratings', ids.reviewed);
  await client.query('select refresh_category_counts(), refresh_available_stock()');
}

/** Lets every table count on from the ids that were given. */
export async function advanceSequences(client: ClientBase, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table})) where exists (select from ${table})`,
    );
  }
}
