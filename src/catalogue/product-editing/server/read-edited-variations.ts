import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** What the page of a product says of its variations. */
export type EditedVariations = {
  readonly count: number;
  readonly withoutPrice: number;
  /** the attributes that they are chosen by */
  readonly attributeIds: readonly number[];
};

export async function readEditedVariations(
  db: Database,
  productId: number | null,
): Promise<EditedVariations> {
  const { rows } = await sql<EditedVariations>`
    select count(v.id)::int as count,
      (count(v.id) filter (where v.regular_price_cents is null))::int as "withoutPrice",
      array(select attribute_id from product_attributes where product_id = ${productId} and for_variations) as "attributeIds"
    from products v where v.parent_id = ${productId}`.execute(db);
  return rows[0] ?? { count: 0, withoutPrice: 0, attributeIds: [] };
}

/** Whether a product would lose what its variations are chosen by. */
export async function losesVariationTerms(
  db: Database,
  productId: number,
  termIds: readonly number[],
): Promise<boolean> {
  const { rows } = await sql`
    select from product_attributes pa join attribute_terms t on t.attribute_id = pa.attribute_id
    join product_attribute_terms pt on pt.term_id = t.id and pt.product_id = pa.product_id
    where pa.product_id = ${productId} and pa.for_variations and t.id <> all (${termIds}::int[]) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
