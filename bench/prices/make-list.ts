import pg from 'pg';
import { ENTRIES, LIST } from './price-run.ts';

const ITEMS = ENTRIES / 2;

/** Products that one list names, each with a price and a tier: the list is as long in a shop of any size. */
export async function makeList(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`set pistone.quiet = 'on'`);
    await client.query(
      `insert into products (type, slug, name, regular_price_cents)
       select 'simple', $1 || '-' || g, 'Ricambio ' || g, 500 + g * 37 % 20000 from generate_series(1, $2::int) g`,
      [LIST, ITEMS],
    );
    await client.query(`insert into price_lists (slug, name, prices_include_tax) values ($1, $1, false)`, [
      LIST,
    ]);
    await client.query(
      `insert into price_list_entries (price_list_id, product_id, min_quantity, price_cents)
       select l.id, p.id, from_quantity, p.regular_price_cents * (80 - from_quantity) / 100
       from price_lists l, products p, unnest(array[1, 10]) from_quantity
       where l.slug = $1 and p.slug like $1 || '-%'`,
      [LIST],
    );
    await client.query(
      `insert into price_list_percentages (price_list_id, basis_points)
       select id, 500 from price_lists where slug = $1`,
      [LIST],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
