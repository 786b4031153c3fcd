import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#tests/factories/test-database.ts';
import { migrateToLatest } from './migrate.ts';
import { projectRoot } from './project-root.ts';

const REPAIR = '0073-repair-edited-migrations';
const folder = join(projectRoot(), 'src/foundation/database/migrations');

let url: string;
let client: pg.Client;

beforeEach(async () => {
  const database = await freshDatabase();
  url = database.url;
  client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await database.drop();
  });
});

const names = async () =>
  (await client.query<{ name: string }>('select name from kysely_migration order by name')).rows.map(
    ({ name }) => name,
  );

const run = async (name: string) => client.query(await readFile(join(folder, name), 'utf8'));

/** Makes the database what it was when the repair was written: by the migrations below it alone. */
async function beforeRepair(): Promise<void> {
  await client.query('drop schema public cascade; create schema public');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name < REPAIR).sort();
  for (const name of names) await run(name);
}

/** What the database is made of, each column, index, constraint, function and trigger as a line. */
async function structure(): Promise<readonly string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select format('%s.%s %s %s %s %s', table_name, column_name, data_type, is_nullable, column_default, identity_generation) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(p.oid) from pg_proc p
      where pronamespace = 'public'::regnamespace and prokind = 'f'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`);
  return rows.map(({ line }) => line);
}

test('a migration that came later with a lower number is run on a database that has newer ones', async () => {
  const all = await names();
  expect(all.at(-1)).not.toBe(REPAIR);
  await client.query('delete from kysely_migration where name = $1', [REPAIR]);
  await migrateToLatest(url);
  expect(await names()).toEqual(all);
});

test('a database made before early migrations were edited gets the same structure as a new one', async () => {
  await beforeRepair();
  const wanted = await structure();
  await client.query(`
    drop index cart_lines_by_product, cart_lines_by_variation, listing_prices_on_sale, products_listed_counts,
      products_listed_backorders;
    create index products_on_sale on products (parent_id, id) where sale_price_cents is not null;
    create index reviews_newest on reviews (created_at desc, id desc) where status = 'approved';
    alter table orders alter column id set generated always, drop column tax_lines;
    alter table stock_movements alter constraint stock_movements_order not deferrable;
    alter table stock_reservations alter constraint stock_reservations_order not deferrable;
    drop trigger backorders_changed on products;
    drop function backorders_changed, refresh_in_stock;
    create or replace function stock_changed() returns trigger language plpgsql as 'begin return null; end';
    drop index listing_changes_by_transaction;
    alter table listing_changes drop column id;
    create index listing_changes_by_transaction on listing_changes (changed_in, product_id);
    alter table customer_groups drop column refused_payment_methods`);
  expect(await structure()).not.toEqual(wanted);
  await run(`${REPAIR}.sql`);
  expect(await structure()).toEqual(wanted);
});

test('a database that lacks nothing is left as it is by the repair', async () => {
  await beforeRepair();
  const wanted = await structure();
  await run(`${REPAIR}.sql`);
  expect(await structure()).toEqual(wanted);
});
