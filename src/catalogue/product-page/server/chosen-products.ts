import { sql } from 'kysely';
import { relatedProducts } from '#catalogue/products/server/related-products.ts';
import { anyAvailability } from '#foundation/services/reply.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';

const most = 6;

/** The ids of the products that the page of a product leads on to: those that staff have linked to it, better alternatives first, or else popular ones of its category. */
export async function chosenProducts(
  ctx: Parameters<typeof relatedProducts>[0],
  productId: number,
): Promise<readonly number[]> {
  const { hidden } = ctx.visitor.audience;
  const { rows } = await sql<{ id: number }>`/* prepared */
    select l.linked_id as id from product_links l join products p on p.id = l.linked_id
    where l.product_id = ${productId} and l.kind in ('up-sell', 'related')
      and p.status = 'published' and p.catalog_visibility in ('visible', 'catalog')
      and ${notHidden(hidden, sql`p.id`)}
    order by l.kind desc, l.position limit ${sql.lit(most)}`.execute(ctx.db);
  if (rows.length === 0) return relatedProducts(ctx, productId);
  ctx.reply.shows(anyAvailability);
  return [...new Set(rows.map(({ id }) => id))];
}
