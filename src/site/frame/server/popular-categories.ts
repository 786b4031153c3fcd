import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';

export type PopularCategory = { readonly slug: string; readonly name: string };

const howMany = 12;

/** The categories with the most sales, for the page of an unknown address; cached until the shop changes. */
export function popularCategories(
  ctx: Pick<RequestContext, 'db' | 'memory' | 'visitor'>,
): Promise<readonly PopularCategory[]> {
  const { hidden } = ctx.visitor.audience;
  return ctx.memory.remember(`popular-categories:${hidden?.key ?? ''}`, async () => {
    const found = await sql<PopularCategory>`
      select c.slug, c.name
      from product_categories pc
      join products p on p.id = pc.product_id and p.type <> 'variation' and p.status = 'published'
      join categories c on c.id = pc.category_id
      where pc.direct and ${notHidden(hidden, sql`p.id`)}
      group by c.id
      order by sum(p.total_sales) desc, count(*) desc, c.position, c.id
      limit ${howMany}`.execute(ctx.db);
    return found.rows;
  });
}
