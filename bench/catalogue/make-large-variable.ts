import pg from 'pg';

const VARIATIONS = 500;
const COPIES = 120;

/**
 * Adds products with 500 variations each to a copy of the shop, and answers their addresses: one product looked at many times
 * would come out of the page cache.
 */
export async function makeLargeVariables(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`set pistone.quiet = 'on'`);
    // Two attributes of their own: 25 lengths in 20 finishes.
    await client.query(`
      insert into attributes (slug, name, position) values ('bench-lunghezza', 'Lunghezza', 900), ('bench-finitura', 'Finitura', 901);
      insert into attribute_terms (attribute_id, slug, name, position)
        select a.id, 'v' || n, 'Valore ' || n, n from attributes a
        cross join lateral generate_series(1, case when a.slug = 'bench-lunghezza' then 25 else 20 end) n
        where a.slug in ('bench-lunghezza', 'bench-finitura')`);
    const { rows } = await client.query<{ id: number; slug: string }>(
      `insert into products (type, slug, name, description, in_stock, image_id)
         select 'variable', 'bench-variabile-' || n, 'Ricambio con molte varianti ' || n, 'Un ricambio in 500 varianti.', true,
           (select min(id) from images)
         from generate_series(1, $1::int) n returning id, slug`,
      [COPIES],
    );
    const ids = rows.map(({ id }) => id);
    await client.query(
      `insert into product_attributes (product_id, attribute_id, position, for_variations)
         select p.id, a.id, a.position, true from unnest($1::int[]) p (id), attributes a where a.slug like 'bench-%'`,
      [ids],
    );
    await client.query(
      `insert into product_attribute_terms (term_id, product_id)
         select t.id, p.id from unnest($1::int[]) p (id), attributes a join attribute_terms t on t.attribute_id = a.id
         where a.slug like 'bench-%'`,
      [ids],
    );
    await client.query(
      `insert into products (type, parent_id, sku, name, regular_price_cents, menu_order, in_stock)
         select 'variation', p.id, 'BENCH-' || p.id || '-' || n, 'Variante ' || n, 1000 + n, n, true
         from unnest($1::int[]) p (id), generate_series(0, $2::int - 1) n`,
      [ids, VARIATIONS],
    );
    await client.query(
      `insert into variation_terms (variation_id, attribute_id, term_id)
         select v.id, t.attribute_id, t.id from products v
         join attributes a on a.slug like 'bench-%'
         join attribute_terms t on t.attribute_id = a.id
           and t.position = 1 + case when a.slug = 'bench-lunghezza' then v.menu_order % 25 else v.menu_order / 25 end
         where v.parent_id = any ($1::int[])`,
      [ids],
    );
    await client.query(
      `insert into stock (product_id, on_hand) select id, 20 from products where parent_id = any ($1::int[])`,
      [ids],
    );
    await client.query('select refresh_listing_prices($1::int[])', [ids]);
    await client.query(
      'analyze products, product_attributes, product_attribute_terms, product_codes, variation_terms, stock',
    );
    await client.query(`notify shop_changes, 'all'`);
    return rows.map(({ slug }) => `/product/${slug}/`);
  } finally {
    await client.end();
  }
}
