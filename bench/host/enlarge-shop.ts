import pg from 'pg';

/** What a copy of a product takes along, and the columns that differ in it; `$1` is what its ids are moved by. */
const copied: readonly (readonly [table: string, moved: Readonly<Record<string, string>>])[] = [
  [
    'products',
    {
      id: 'id + $1',
      parent_id: 'parent_id + $1',
      slug: `slug || '-' || $1`,
      // As `product_codes` has it below: codes are compared without signs, in small letters.
      sku: `sku || '-X' || $1`,
      // Each copy has its own place in every order, and its own price.
      menu_order: 'menu_order + $1 % 97',
      total_sales: 'total_sales + $1 % 89',
      regular_price_cents: 'regular_price_cents + ($1 % 83)::int',
      sale_price_cents: 'sale_price_cents + ($1 % 83)::int',
      published_at: `published_at - $1 * interval '1 second'`,
    },
  ],
  ['product_categories', { product_id: 'product_id + $1' }],
  ['product_tags', { product_id: 'product_id + $1' }],
  ['product_images', { product_id: 'product_id + $1' }],
  ['product_attributes', { product_id: 'product_id + $1' }],
  ['product_attribute_terms', { product_id: 'product_id + $1' }],
  ['variation_terms', { variation_id: 'variation_id + $1' }],
  [
    'listing_prices',
    {
      product_id: 'product_id + $1',
      min_cents: 'min_cents + ($1 % 83)::int',
      max_cents: 'max_cents + ($1 % 83)::int',
      struck_cents: 'struck_cents + ($1 % 83)::int',
    },
  ],
  [
    'variation_prices',
    {
      product_id: 'product_id + $1',
      cents: 'cents + ($1 % 83)::int',
      struck_cents: 'struck_cents + ($1 % 83)::int',
    },
  ],
  // With the reasons and times of the first: a sale of a copy is struck from what that of the first is struck from.
  [
    'price_history',
    {
      product_id: 'product_id + $1',
      sku: `sku || '-X' || $1`,
      regular_cents: 'regular_cents + ($1 % 83)::int',
      sale_cents: 'sale_cents + ($1 % 83)::int',
    },
  ],
  ['prior_prices', { product_id: 'product_id + $1', cents: 'cents + ($1 % 83)::int' }],
  ['stock', { product_id: 'product_id + $1' }],
  ['available_stock', { product_id: 'product_id + $1' }],
  ['product_codes', { product_id: 'product_id + $1', code: `code || 'x' || $1` }],
  ['product_search', { product_id: 'product_id + $1' }],
  ['oe_numbers', { product_id: 'product_id + $1', code: `code || 'X' || $1` }],
  ['fitments', { product_id: 'product_id + $1' }],
];

/**
 * Makes a shop so many times as large, in SQL alone: every product gets copies with their own ids, codes, prices and places, and
 * the pictures of the first. Prices of groups, orders and reviews stay those of the first.
 */
export async function enlargeShop(databaseUrl: string, times: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Triggers and references would be worked out row by row, for rows that are right already.
    await client.query(`set session_replication_role = replica`);
    await client.query(`set maintenance_work_mem = '512MB'`);
    const highest = await client.query<{ step: number }>(`select max(id) + 1 as step from products`);
    const step = highest.rows[0]?.step ?? 0;
    for (const [table, moved] of copied) {
      console.log(`  ${table}`);
      await copyRows(client, table, moved, { step, times });
    }
    await client.query(
      `select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products))`,
    );
    await client.query(`select refresh_category_counts()`);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function copyRows(
  client: pg.Client,
  table: string,
  moved: Readonly<Record<string, string>>,
  { step, times }: { step: number; times: number },
): Promise<void> {
  const columns = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and identity_generation is distinct from 'ALWAYS'
         and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  // Indexes are built in one go afterwards; those that keep a row unique stay.
  const indexes = await client.query<{ name: string; definition: string }>(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
       where i.schemaname = 'public' and i.tablename = $1
         and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [table],
  );
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  const names = columns.rows.map(({ name }) => name);
  for (let copy = 1; copy < times; copy += 1) {
    const by = `${copy * step}::int`;
    const values = names.map((name) => (moved[name] ?? name).replaceAll('$1', by));
    const [key = names[0]] = Object.keys(moved);
    await client.query(
      `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table} where ${key} < ${step}`,
    );
  }
  for (const { definition } of indexes.rows) await client.query(definition);
}
