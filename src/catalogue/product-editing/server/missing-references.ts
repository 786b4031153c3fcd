import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { ProductField, ProductValues } from '../rules/product-schema.ts';

/**
 * The fields of a product that name what is there no longer: a category, a term, a group, another product. What is there stays until the
 * transaction ends. Only what is named is asked for: to plan the question takes longer than to answer it.
 */
export async function missingReferences(
  db: Database,
  values: Partial<ProductValues>,
): Promise<readonly ProductField[]> {
  const asked = [...namedRows(values), ...namedOtherwise(values)];
  if (asked.length === 0) return [];
  const { rows } = await sql<{ field: ProductField }>`${sql.join(asked, sql` union all `)}`.execute(db);
  return rows.map(({ field }) => field);
}

const goods = sql`products where type <> 'variation' and status <> 'trash' and id`;

/** A question for each field that names rows of a table by their ids. */
function namedRows(values: Partial<ProductValues>) {
  const one = (id: number | null | undefined) => (id ? [id] : []);
  const groups = (ids: readonly number[] = []) => ids.filter((id) => id !== 0);
  const named = [
    ['brandId', sql`brands where id`, one(values.brandId)],
    ['shippingClassId', sql`shipping_classes where id`, one(values.shippingClassId)],
    ['categoryIds', sql`categories where id`, values.categoryIds ?? []],
    ['tagIds', sql`tags where id`, values.tagIds ?? []],
    ['relatedIds', goods, values.relatedIds ?? []],
    ['upSellIds', goods, values.upSellIds ?? []],
    ['crossSellIds', goods, values.crossSellIds ?? []],
    ['hiddenFor', sql`customer_groups where id`, groups(values.hiddenFor)],
    ['onlyFor', sql`customer_groups where id`, groups(values.onlyFor)],
    [
      'documents',
      sql`images where media_type = 'application/pdf' and id`,
      (values.documents ?? []).map(({ mediaId }) => mediaId),
    ],
  ] as const;
  return named.flatMap(([field, rows, ids]) =>
    ids.length === 0
      ? []
      : [
          sql`select ${sql.lit(field)} as field where (
            select count(*) from (select from ${rows} = any (${[...ids]}::int[]) for key share) there) < ${ids.length}::int`,
        ],
  );
}

/** A question for attributes with their terms, and one for a tax class, which is known by its rates. */
function namedOtherwise({ attributes = [], taxClass }: Partial<ProductValues>) {
  const pairs = attributes.flatMap(({ attributeId, termIds }) =>
    termIds.map((term) => ({ attribute: attributeId, term })),
  );
  return [
    ...(pairs.length === 0
      ? []
      : [
          sql`select 'attributes' as field where (
            select count(*) from (
              select from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as w(attribute int, term int)
              join attribute_terms t on t.id = w.term and t.attribute_id = w.attribute for key share of t) there) < ${pairs.length}::int`,
        ]),
    ...(taxClass === undefined || taxClass === 'standard'
      ? []
      : [
          sql`select 'taxClass' as field where not exists (select from tax_rates where tax_class = ${taxClass})`,
        ]),
  ];
}
