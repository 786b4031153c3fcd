import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { ProductField, ProductValues } from '../rules/product-schema.ts';

/** The fields of a product that name what is there no longer: a category, a term, a group, another product. */
export async function missingReferences(
  db: Database,
  values: Partial<ProductValues>,
): Promise<readonly ProductField[]> {
  const one = (id: number | null | undefined) => (id ? [id] : []);
  const attributes = values.attributes ?? [];
  const asked = {
    brandId: one(values.brandId),
    shippingClassId: one(values.shippingClassId),
    categoryIds: values.categoryIds ?? [],
    tagIds: values.tagIds ?? [],
    relatedIds: values.relatedIds ?? [],
    upSellIds: values.upSellIds ?? [],
    crossSellIds: values.crossSellIds ?? [],
    hiddenFor: (values.hiddenFor ?? []).filter((id) => id !== 0),
    onlyFor: (values.onlyFor ?? []).filter((id) => id !== 0),
  };
  const mediaIds = (values.documents ?? []).map(({ mediaId }) => mediaId);
  const pairs = JSON.stringify(
    attributes.flatMap(({ attributeId, termIds }) =>
      termIds.map((term) => ({ attribute: attributeId, term })),
    ),
  );
  const goods = sql`products where type <> 'variation' and status <> 'trash' and id`;
  const { rows } = await sql<{ field: ProductField }>`
    select 'brandId' as field where exists (select from unnest(${asked.brandId}::int[]) x (id) where x.id not in (select id from brands))
    union all select 'shippingClassId' where exists (
      select from unnest(${asked.shippingClassId}::int[]) x (id) where x.id not in (select id from shipping_classes))
    union all select 'categoryIds' where (select count(*) from categories where id = any (${asked.categoryIds}::int[])) < ${asked.categoryIds.length}
    union all select 'tagIds' where (select count(*) from tags where id = any (${asked.tagIds}::int[])) < ${asked.tagIds.length}
    union all select 'relatedIds' where (select count(*) from ${goods} = any (${asked.relatedIds}::int[])) < ${asked.relatedIds.length}
    union all select 'upSellIds' where (select count(*) from ${goods} = any (${asked.upSellIds}::int[])) < ${asked.upSellIds.length}
    union all select 'crossSellIds' where (select count(*) from ${goods} = any (${asked.crossSellIds}::int[])) < ${asked.crossSellIds.length}
    union all select 'hiddenFor' where (select count(*) from customer_groups where id = any (${asked.hiddenFor}::int[])) < ${asked.hiddenFor.length}
    union all select 'onlyFor' where (select count(*) from customer_groups where id = any (${asked.onlyFor}::int[])) < ${asked.onlyFor.length}
    union all select 'attributes' where exists (
      select from jsonb_to_recordset(${pairs}::jsonb) as w(attribute int, term int)
      where not exists (select from attribute_terms t where t.id = w.term and t.attribute_id = w.attribute))
    union all select 'documents' where (
      select count(*) from images where id = any (${mediaIds}::int[]) and media_type = 'application/pdf') < ${mediaIds.length}
    union all select 'taxClass' where ${values.taxClass ?? null}::text is not null
      and ${values.taxClass ?? null} <> 'standard' and not exists (select from tax_rates where tax_class = ${values.taxClass ?? null})`.execute(
    db,
  );
  return rows.map(({ field }) => field);
}
