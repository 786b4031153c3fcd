import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { countTablesNaming, moveInProductTables } from '../product-table-groupings.ts';
import type { Grouping, GroupingRow } from './grouping.ts';

/** Gives the products of a brand to another one, or to none; they are found by the name of the other one. */
async function giveProducts(db: Database, from: number, to: number | null): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update products set brand_id = ${to}::int where brand_id = ${from} returning coalesce(parent_id, id) as id`.execute(
    db,
  );
  const ids = [...new Set(rows.map(({ id }) => id))];
  await sql`select refresh_search_soon(${ids}::int[])`.execute(db);
}

/** Brands of products, each with a page of its own. */
export const brands: Grouping = {
  section: 'brands',
  subject: 'brand',
  lock: (db) => sql`lock table brands in share row exclusive mode`.execute(db),
  async list(db, { pattern, limit, offset }) {
    const { rows } = await sql<GroupingRow>`
      select b.id, b.name, b.slug,
        (select count(*)::int from products p where p.brand_id = b.id and p.type <> 'variation') as products
      from brands b where b.name ilike ${pattern} order by lower(b.name), b.id limit ${limit} offset ${offset}`.execute(
      db,
    );
    return rows;
  },
  async count(db, pattern) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from brands where name ilike ${pattern}`.execute(db);
    return rows[0]?.count ?? 0;
  },
  async read(db, id) {
    const row = await db
      .selectFrom('brands')
      .select(['name', 'slug', 'description', 'image_id as imageId'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row ?? null;
  },
  async uses(db, id) {
    const { rows } = await sql<{ products: number; percentages: number }>`
      select (select count(*)::int from products where brand_id = ${id} and type <> 'variation') as products,
        (select count(*)::int from price_list_percentages where brand_id = ${id}) as percentages`.execute(db);
    const tables = await countTablesNaming(db, { list: 'brands', id });
    return { ...(rows[0] ?? { products: 0, percentages: 0 }), tables, costs: [] };
  },
  async slugs(db, except) {
    const { rows } = await sql<{ slug: string }>`
      select slug from brands where id is distinct from ${except}::int`.execute(db);
    return rows.map(({ slug }) => slug);
  },
  async write(db, id, { name, slug, description, imageId }) {
    const { rows } = await (id === null
      ? sql<{ id: number }>`
          insert into brands (name, slug, description, image_id)
          values (${name}, ${slug}, ${description}, ${imageId}::int) returning id`
      : sql<{ id: number }>`
          update brands set name = ${name}, slug = ${slug}, description = ${description}, image_id = ${imageId}::int
          where id = ${id} returning id`
    ).execute(db);
    return rows[0]?.id ?? 0;
  },
  async hand(db, from, to) {
    await giveProducts(db, from, to);
    await sql`
      update price_list_percentages v set brand_id = ${to} where brand_id = ${from} and not exists (
        select from price_list_percentages o where o.brand_id = ${to} and o.price_list_id = v.price_list_id
          and o.category_id is not distinct from v.category_id and o.valid_from is not distinct from v.valid_from)`.execute(
      db,
    );
    await sql`update menu_entries set target_id = ${to} where target_id = ${from} and kind = 'brand'`.execute(
      db,
    );
    await moveInProductTables(db, { list: 'brands', id: from }, to);
    await sql`update slug_history set target_id = ${to} where kind = 'brand' and target_id = ${from}`.execute(
      db,
    );
  },
  async remove(db, { id, slug, to }) {
    await giveProducts(db, id, null);
    await sql`delete from brands where id = ${id}`.execute(db);
    await sql`update slug_history set target_id = ${to}::int where kind = 'brand' and slug = ${slug}`.execute(
      db,
    );
  },
};
