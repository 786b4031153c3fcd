import { sql } from 'kysely';
import { planOnce } from '#database/prepared-statements.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { notHidden } from '#shop/groups/server/not-hidden.ts';

const shown = 4;

/** The ids of popular products that stand in the same category as this one. */
export async function relatedProducts(
  toolbox: Pick<Toolbox, 'db' | 'memory' | 'visitor'>,
  productId: number,
  limit = shown,
): Promise<readonly number[]> {
  const categoryId = await directCategory(toolbox, productId);
  if (categoryId === null) return [];
  const { hidden } = toolbox.visitor.audience;
  const popular = await toolbox.memory.remember(
    `related:${hidden?.key ?? ''}:${categoryId}:${limit}`,
    async () => {
      const result = await sql<{ id: number }>`/* prepared */
        select p.id from product_categories pc join products p on p.id = pc.product_id
        where pc.category_id = ${categoryId} and pc.direct
          and p.status = 'published' and p.catalog_visibility in ('visible', 'catalog')
          and ${notHidden(hidden, sql`p.id`)}
        order by p.in_stock desc, p.total_sales desc, p.id limit ${sql.lit(limit + 1)}
      `.execute(toolbox.db);
      return result.rows.map((row) => row.id);
    },
    'any',
  );
  return popular.filter((id) => id !== productId).slice(0, limit);
}

async function directCategory(toolbox: Pick<Toolbox, 'db'>, productId: number): Promise<number | null> {
  const row = await toolbox.db
    .selectFrom('product_categories')
    .select('category_id')
    .where('product_id', '=', productId)
    .where('direct', '=', true)
    .orderBy('category_id')
    .modifyFront(planOnce)
    .executeTakeFirst();
  return row?.category_id ?? null;
}
