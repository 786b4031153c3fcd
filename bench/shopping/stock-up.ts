import pg from 'pg';

/** Puts pieces of some products into stock, with their entries in the ledger, so that no measurement sells out. */
export async function stockUp(
  databaseUrl: string,
  productIds: readonly number[],
  pieces: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `with come as (
         update stock set on_hand = on_hand + $2 where product_id = any ($1::int[]) returning product_id)
       insert into stock_movements (product_id, delta, reason) select product_id, $2, 'correction' from come`,
      [productIds, pieces],
    );
  } finally {
    await client.end();
  }
}
