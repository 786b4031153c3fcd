import { sql } from 'kysely';
import { differingFields, wantedValues } from '#catalogue/product-editing/rules/product-changes.ts';
import { productColumns } from '#catalogue/product-editing/server/product-columns.ts';
import { readProducts } from '#catalogue/product-editing/server/read-products.ts';
import type { Database } from '#foundation/database/client.ts';
import { stretches } from './recalculate.ts';

// Publishing, and merging brands or shipping classes, change these without a version of the product.
const changedElsewhere: ReadonlySet<string> = new Set(['status', 'publishAt', 'brandId', 'shippingClassId']);
const compared = Object.keys(productColumns).filter((field) => !changedElsewhere.has(field));

/** Products that have another value in a field than the last version that changed it. */
export async function versionFaults(db: Database): Promise<readonly number[]> {
  const differing: number[] = [];
  for await (const ids of stretches(db)) {
    const { rows } = await sql<{ id: number; changes: Record<string, { to: unknown }> }>`
      select last.product_id as id, json_object_agg(last.field, json_build_object('to', last.value)) as changes
      from (
        select distinct on (v.product_id, change.key) v.product_id, change.key as field, change.value -> 'to' as value
        from product_versions v cross join lateral jsonb_each(v.changes) change
        where v.product_id = any (${ids}::int[]) and change.key = any (${compared}::text[])
        order by v.product_id, change.key, v.id desc
      ) last group by last.product_id`.execute(db);
    if (rows.length === 0) continue;
    const said = new Map(rows.map(({ id, changes }) => [id, changes]));
    // Columns alone are compared, which are in no language.
    for (const { id, values } of await readProducts({ db, language: 'en' }, [...said.keys()])) {
      const read = wantedValues(
        Object.fromEntries(
          Object.entries(said.get(id) ?? {}).map(([field, { to }]) => [field, { from: null, to }]),
        ),
      );
      if (differingFields(read.values, values).length > 0) differing.push(id);
    }
  }
  return differing;
}

/** Categories that count other products than they show. */
export async function categoryCountFaults(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from categories c
    where c.product_count <> (
      select count(*) from product_categories pc join products p on p.id = pc.product_id
      where pc.category_id = c.id and p.status = 'published' and p.catalog_visibility in ('visible', 'catalog'))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
