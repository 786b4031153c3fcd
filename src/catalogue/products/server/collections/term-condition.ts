import { type RawBuilder, sql } from 'kysely';
import type { KnownTerms } from './find-term-ids.ts';
import type { ProductTaxonomy } from './product-taxonomy.ts';

type Condition = RawBuilder<unknown>;

/** The items that carry one of the terms, as a query for their ids. */
function itemsWith(taxonomy: ProductTaxonomy, ids: readonly number[]): Condition {
  if (taxonomy === 'product_cat') {
    return sql`select product_id from product_categories where category_id = any (${ids}::int[])`;
  }
  if (taxonomy === 'product_tag') {
    return sql`select product_id from product_tags where tag_id = any (${ids}::int[])`;
  }
  return sql`select product_id from product_attribute_terms where term_id = any (${ids}::int[])`;
}

/** Whether a row `p` carries one of the terms; a variation has the terms of its product, and attributes of its own. */
function carries(taxonomy: ProductTaxonomy, ids: readonly number[], withVariations: boolean): Condition {
  if (taxonomy === 'product_brand') {
    const own = sql`p.brand_id = any (${ids}::int[])`;
    if (!withVariations) return own;
    const inherited = sql`p.parent_id in (select b.id from products b where b.brand_id = any (${ids}::int[]))`;
    return sql`(coalesce(${own}, false) or coalesce(${inherited}, false))`;
  }
  const items = itemsWith(taxonomy, ids);
  if (!withVariations) return sql`p.id in (${items})`;
  return taxonomy.startsWith('pa_')
    ? sql`p.id in (${items} union all select variation_id from variation_terms where term_id = any (${ids}::int[]))`
    : sql`coalesce(p.parent_id, p.id) in (${items})`;
}

/** What a filter by terms asks of a row `p` of products. */
export function termCondition(
  taxonomy: ProductTaxonomy,
  terms: KnownTerms,
  withVariations: boolean,
): Condition {
  const { ids, operator } = terms;
  if (operator === 'not_in') {
    if (ids.length === 0) return sql`true`;
    return sql`(${carries(taxonomy, ids, withVariations)}) is not true`;
  }
  if (ids.length === 0 || (operator === 'and' && ids.length < terms.asked)) return sql`false`;
  if (operator === 'in') return carries(taxonomy, ids, withVariations);
  const each = ids.map((id) => carries(taxonomy, [id], withVariations));
  return sql`(${sql.join(each, sql` and `)})`;
}
