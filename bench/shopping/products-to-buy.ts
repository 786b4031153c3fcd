import pg from 'pg';

const PRODUCTS = 40;

/** Ids of simple products that can be bought one by one, with the most pieces in stock. */
export async function productsToBuy(databaseUrl: string, most = PRODUCTS): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `select p.id from products p join stock s on s.product_id = p.id
       where p.type = 'simple' and p.status = 'published' and p.catalog_visibility = 'visible'
         and p.regular_price_cents is not null and p.min_quantity = 1 and p.quantity_step = 1
         and p.max_quantity is null and not p.sold_individually
       order by s.on_hand - s.reserved desc, p.id limit $1`,
      [most],
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}
