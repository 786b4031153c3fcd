import { sql } from 'kysely';
import type { ClassCost } from '../../rules/grouping-form.ts';
import type { Grouping, GroupingRow } from './grouping.ts';

/** Shipping classes: products that a shipping method may charge otherwise. */
export const shippingClasses: Grouping = {
  section: 'shipping-classes',
  subject: 'shipping-class',
  lock: (db) => sql`lock table shipping_classes in share row exclusive mode`.execute(db),
  async list(db, { pattern, limit, offset }) {
    const { rows } = await sql<GroupingRow>`
      select c.id, c.name, c.slug, (select count(*)::int from products p where p.shipping_class_id = c.id) as products
      from shipping_classes c where c.name ilike ${pattern} order by lower(c.name), c.id limit ${limit} offset ${offset}`.execute(
      db,
    );
    return rows;
  },
  async count(db, pattern) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from shipping_classes where name ilike ${pattern}`.execute(db);
    return rows[0]?.count ?? 0;
  },
  async read(db, id) {
    const row = await db
      .selectFrom('shipping_classes')
      .select(['name', 'slug'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? { ...row, description: '', imageId: null } : null;
  },
  async uses(db, id) {
    const { rows } = await sql<{ products: number }>`
      select count(*)::int as products from products where shipping_class_id = ${id}`.execute(db);
    const { rows: costs } = await sql<ClassCost>`
      select z.id as "zoneId", z.name as zone, m.title, c.cost_cents as cents
      from shipping_class_costs c join shipping_methods m on m.id = c.method_id join shipping_zones z on z.id = m.zone_id
      where c.class_id = ${id} order by z.position, m.position, m.id`.execute(db);
    return { products: rows[0]?.products ?? 0, tables: 0, percentages: 0, costs };
  },
  async slugs(db, except) {
    const { rows } = await sql<{ slug: string }>`
      select slug from shipping_classes where id is distinct from ${except}::int`.execute(db);
    return rows.map(({ slug }) => slug);
  },
  async write(db, id, { name, slug }) {
    const { rows } = await (id === null
      ? sql<{ id: number }>`insert into shipping_classes (name, slug) values (${name}, ${slug}) returning id`
      : sql<{ id: number }>`
          update shipping_classes set name = ${name}, slug = ${slug} where id = ${id} returning id`
    ).execute(db);
    return rows[0]?.id ?? 0;
  },
  // What a method charges for the other class holds for them from now on.
  async hand(db, from, to) {
    await sql`update products set shipping_class_id = ${to} where shipping_class_id = ${from}`.execute(db);
  },
  async remove(db, { id }) {
    await sql`delete from shipping_classes where id = ${id}`.execute(db);
  },
};
