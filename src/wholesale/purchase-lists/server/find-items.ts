import { sql } from 'kysely';
import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';

/** Something that a list can hold. */
export type ListItem = {
  readonly itemId: number;
  readonly name: string;
  /** of a variation what it is chosen by; what may be chosen freely is left out */
  readonly attributes: AttributeChoice;
};

/** What of these items is sold and may be seen by the visitor, by id: simple products and variations (never a product of variations). */
export async function findItems(
  ctx: Pick<RequestContext, 'db' | 'visitor'>,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, ListItem>> {
  if (itemIds.length === 0) return new Map();
  const { rows } = await sql<Omit<ListItem, 'attributes'> & { attributes: AttributeChoice | null }>`
    select item.id as "itemId", product.name,
      (select json_object_agg('attribute_pa_' || a.slug, t.slug)
        from variation_terms vt join attributes a on a.id = vt.attribute_id join attribute_terms t on t.id = vt.term_id
        where vt.variation_id = item.id) as attributes
    from products item join products product on product.id = coalesce(item.parent_id, item.id)
    where item.id = any (${[...itemIds]}::int[]) and item.type <> 'variable'
      and item.status = 'published' and product.status = 'published'
      and ${notHidden(ctx.visitor.audience.hidden, sql`product.id`)}`.execute(ctx.db);
  return new Map(rows.map((row) => [row.itemId, { ...row, attributes: row.attributes ?? {} }]));
}
