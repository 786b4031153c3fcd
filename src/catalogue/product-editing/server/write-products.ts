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
  const idsWith = (fields: readonly ProductField[]) =>
    writes.filter(({ values }) => fields.some((field) => field in values)).map(({ id }) => id);
  const moved = idsWith(countedBy);
  const counted = moved.length > 0 ? await countedCategories(ctx.db, moved) : null;
  await writeRelations(ctx, writes);
  const alike = Map.groupBy(writes, ({ values }) => columnFields(values).join(' '));
  for (const group of alike.values()) await writeColumns(ctx, group);
  const found = idsWith(foundBy);
  if (found.length > 0) await sql`select refresh_search(${found}::int[])`.execute(ctx.db);
  if (counted) await moveCounts(ctx.db, counted, await countedCategories(ctx.db, moved));
}

/** What decides in which counts of categories a product stands. */
const countedBy: readonly ProductField[] = ['status', 'catalogVisibility', 'categoryIds'];
/** What the search knows of a product. */
const foundBy: readonly ProductField[] = [
  ...countedBy,
  'name',
  'translatedName',
  'shortDescription',
  'sku',
  'gtin',
  'mpn',
  'oeNumbers',
  'brandId',
];

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
    // The trigger that notes the time then compares no rows.
    sql`updated_at = now()`,
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
