import { sql } from 'kysely';
import type { NamedText } from '#catalogue/products/rules/translated-text.ts';
import { named, readCategories } from '#catalogue/products/server/read-categories.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';

export type PopularCategory = NamedText & { readonly slug: string };

const howMany = 12;

/** The categories with the most sales, for the page of an unknown address; cached until the shop changes. */
export function popularCategories(
  ctx: Pick<RequestContext, 'db' | 'memory' | 'visitor'>,
): Promise<readonly PopularCategory[]> {
  const { hidden, locale } = ctx.visitor.audience;
  return ctx.memory.remember(`popular-categories ${locale}:${hidden?.key ?? ''}`, async () => {
    const found = await sql<PopularCategory>`
      select c.slug, c.name
      from product_categories pc
      join products p on p.id = pc.product_id and p.type <> 'variation' and p.status = 'published'
      join categories c on c.id = pc.category_id
      where pc.direct and ${notHidden(hidden, sql`p.id`)}
      group by c.id
      order by sum(p.total_sales) desc, count(*) desc, c.position, c.id
      limit ${howMany}`.execute(ctx.db);
    const { bySlug } = await readCategories(ctx);
    return found.rows.map((row) => {
      const category = bySlug.get(row.slug);
      return category ? { slug: row.slug, ...named(category) } : row;
    });
  });
}
