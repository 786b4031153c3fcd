import { sql } from 'kysely';
import { planOnce } from '#foundation/database/prepared-statements.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { anyAvailability } from '#foundation/services/reply.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';

const shown = 4;
// Of the most popular of a category so many are compared with a part's vehicles: enough to find some, few enough to be read at once.
const candidates = 300;

/**
 * The ids of popular products of the same category that fit at least one vehicle of this one; of a product for any vehicle, those that are
 * popular.
 */
export async function relatedProducts(
  toolbox: Pick<Toolbox, 'db' | 'memory' | 'reply' | 'visitor'>,
  productId: number,
  limit = shown,
): Promise<readonly number[]> {
  const categoryId = await directCategory(toolbox, productId);
  if (categoryId === null) return [];
  toolbox.reply.shows(anyAvailability);
  const { hidden } = toolbox.visitor.audience;
  const popular = await toolbox.memory.remember(
    `related:${hidden?.key ?? ''}:${categoryId}`,
    async () => {
      const result = await sql<{ id: number }>`/* prepared */
        select p.id from product_categories pc join products p on p.id = pc.product_id
        where pc.category_id = ${categoryId} and pc.direct
          and p.status = 'published' and p.catalog_visibility in ('visible', 'catalog')
          and ${notHidden(hidden, sql`p.id`)}
        order by p.in_stock desc, p.total_sales desc, p.id limit ${sql.lit(candidates)}
      `.execute(toolbox.db);
      return result.rows.map((row) => row.id);
    },
    'any',
  );
  const others = popular.filter((id) => id !== productId);
  const fitting = await sharingVehicles(toolbox, productId, others);
  return (fitting ? others.filter((id) => fitting.has(id)) : others).slice(0, limit);
}

/** Those of the candidates that fit a vehicle which the product fits; null for a product without vehicles. */
async function sharingVehicles(
  { db }: Pick<Toolbox, 'db'>,
  productId: number,
  others: readonly number[],
): Promise<ReadonlySet<number> | null> {
  const { rows } = await sql<{ fits: boolean; shared: number[] }>`/* prepared */
    select exists (select from fitments where product_id = ${productId}) as fits,
      array(select distinct other.product_id
        from fitments own join fitments other on other.vehicle_id = own.vehicle_id
        where own.product_id = ${productId} and other.product_id = any (${others}::int[])) as shared
  `.execute(db);
  const [found] = rows;
  return found?.fits ? new Set(found.shared) : null;
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
