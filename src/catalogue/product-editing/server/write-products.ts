import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ProductField, ProductValues } from '../rules/product-schema.ts';
import type { ProductWrite } from '../rules/product-write.ts';
import { countedCategories, moveCounts } from './category-counts.ts';
import { productColumns } from './product-columns.ts';
import { writeRelations } from './write-relations.ts';

/**
 * Writes fields of any number of products, in the transaction of the caller, and brings up to date what is stored of them elsewhere: the
 * search, counts of categories; prices and listings follow by triggers. Values are taken as they are: they have been read by the schemas,
 * sanitised and checked. Products that change in the same fields are written by one statement.
 */
export async function writeProducts(
  ctx: Pick<RequestContext, 'db' | 'clock'> & { readonly language: 'it' | 'en' },
  writes: readonly ProductWrite[],
): Promise<void> {
  if (writes.length === 0) return;
  const ids = writes.map(({ id }) => id);
  const counted = await countedCategories(ctx.db, ids);
  await writeRelations(ctx, writes);
  const alike = Map.groupBy(writes, ({ values }) => columnFields(values).join(' '));
  for (const group of alike.values()) await writeColumns(ctx, group);
  await sql`select refresh_search(${ids}::int[])`.execute(ctx.db);
  await moveCounts(ctx.db, counted, await countedCategories(ctx.db, ids));
}

const columnFields = (values: Partial<ProductValues>) =>
  (Object.keys(productColumns) as (keyof typeof productColumns & ProductField)[]).filter(
    (field) => field in values,
  );

async function writeColumns(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  writes: readonly ProductWrite[],
): Promise<void> {
  const fields = columnFields(writes[0]?.values ?? {});
  const columns = fields.map((field) => productColumns[field]);
  const rows = writes.map(({ id, values }) => ({
    id,
    ...Object.fromEntries(fields.map((field) => [productColumns[field][0], values[field]])),
  }));
  const typed = [sql`id int`, ...columns.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)];
  const set = [
    sql`revision = p.revision + 1`,
    // What is published for the first time is new from then on.
    ...(fields.includes('status')
      ? [
          sql`published_at = case when c.status = 'published' and p.status in ('draft', 'scheduled') then ${clock.now()} else p.published_at end`,
        ]
      : []),
    ...columns.map(([name]) => sql`${sql.ref(name)} = ${sql.ref(`c.${name}`)}`),
  ];
  await sql`update products p set ${sql.join(set)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(${sql.join(typed)})
    where p.id = c.id`.execute(db);
}
