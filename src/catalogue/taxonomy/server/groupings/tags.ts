import { sql } from 'kysely';
import { countTablesNaming, moveInProductTables } from '../product-table-groupings.ts';
import type { Grouping, GroupingRow } from './grouping.ts';

/** Tags of products. */
export const tags: Grouping = {
  section: 'tags',
  subject: 'tag',
  lock: (db) => sql`lock table tags in share row exclusive mode`.execute(db),
  async list(db, { pattern, limit, offset }) {
    const { rows } = await sql<GroupingRow>`
      select t.id, t.name, t.slug, (select count(*)::int from product_tags pt where pt.tag_id = t.id) as products
      from tags t where t.name ilike ${pattern} order by lower(t.name), t.id limit ${limit} offset ${offset}`.execute(
      db,
    );
    return rows;
  },
  async count(db, pattern) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from tags where name ilike ${pattern}`.execute(db);
    return rows[0]?.count ?? 0;
  },
  async read(db, id) {
    const row = await db.selectFrom('tags').select(['name', 'slug']).where('id', '=', id).executeTakeFirst();
    return row ? { ...row, description: '', imageId: null } : null;
  },
  async uses(db, id) {
    const { rows } = await sql<{ products: number }>`
      select count(*)::int as products from product_tags where tag_id = ${id}`.execute(db);
    const tables = await countTablesNaming(db, { list: 'tags', id });
    return { products: rows[0]?.products ?? 0, tables, percentages: 0, costs: [] };
  },
  async slugs(db, except) {
    const { rows } = await sql<{ slug: string }>`
      select slug from tags where id is distinct from ${except}::int`.execute(db);
    return rows.map(({ slug }) => slug);
  },
  async write(db, id, { name, slug }) {
    const { rows } = await (id === null
      ? sql<{ id: number }>`insert into tags (name, slug) values (${name}, ${slug}) returning id`
      : sql<{ id: number }>`update tags set name = ${name}, slug = ${slug} where id = ${id} returning id`
    ).execute(db);
    return rows[0]?.id ?? 0;
  },
  async hand(db, from, to) {
    await sql`
      insert into product_tags (tag_id, product_id) select ${to}::int, product_id from product_tags where tag_id = ${from}
      on conflict do nothing`.execute(db);
    await moveInProductTables(db, { list: 'tags', id: from }, to);
    await sql`update slug_history set target_id = ${to} where kind = 'tag' and target_id = ${from}`.execute(
      db,
    );
  },
  async remove(db, { id, slug, to }) {
    await sql`delete from tags where id = ${id}`.execute(db);
    await sql`update slug_history set target_id = ${to}::int where kind = 'tag' and slug = ${slug}`.execute(
      db,
    );
  },
};
