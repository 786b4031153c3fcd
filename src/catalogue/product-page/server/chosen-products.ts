import { type RawBuilder, sql } from 'kysely';
import { relatedInCategory } from '#catalogue/products/server/related-products.ts';
import { anyAvailability } from '#foundation/services/reply.ts';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';

const most = 6;

/** What the page of a product leads on to, as its row says it. */
export type ChosenColumns = {
  readonly id: number;
  /** the products that staff have linked to it, better alternatives first */
  readonly linked_ids: readonly number[];
  /** its direct category of the smallest id */
  readonly category_id: number | null;
};

/** The columns of a query over products named `p`. */
export const chosenColumns = ({ hidden }: Audience): RawBuilder<unknown> => sql`
  to_json(array(select l.linked_id from product_links l join products other on other.id = l.linked_id
    where l.product_id = p.id and l.kind in ('up-sell', 'related')
      and other.status = 'published' and other.catalog_visibility in ('visible', 'catalog')
      and ${notHidden(hidden, sql`other.id`)}
    order by l.kind desc, l.position limit ${sql.lit(most)})) as linked_ids,
  (select min(pc.category_id) from product_categories pc where pc.product_id = p.id and pc.direct) as category_id`;

/** The ids of the products that the page of a product leads on to: those that staff have linked to it, or else popular ones of its category. */
export async function chosenProducts(
  ctx: Parameters<typeof relatedInCategory>[0],
  { id, linked_ids, category_id }: ChosenColumns,
): Promise<readonly number[]> {
  if (linked_ids.length === 0) return relatedInCategory(ctx, id, category_id);
  ctx.reply.shows(anyAvailability);
  return [...new Set(linked_ids)];
}
