import pg from 'pg';

const AT_ONCE = 1000;

/** Seconds in which the driver alone raises all prices, a thousand at a time, with the triggers of the database. */
export async function raisePrices(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      'select id from products where regular_price_cents is not null order by id',
    );
    const begun = performance.now();
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const ids = rows.slice(at, at + AT_ONCE).map(({ id }) => id);
      await client.query(
        'update products set regular_price_cents = regular_price_cents + 100, updated_at = now() where id = any ($1::int[])',
        [ids],
      );
    }
    return (performance.now() - begun) / 1000;
  } finally {
    await client.end();
  }
}
