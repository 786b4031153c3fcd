import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';

const most = 12;

/**
 * The ids of the products that staff have linked to those of a cart and that are not in it, in the order of its lines; what can be bought
 * now comes first.
 */
export async function crossSells(
  { db, visitor }: Pick<RequestContext, 'db' | 'visitor'>,
  productIds: readonly number[],
): Promise<readonly number[]> {
  if (productIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`/* prepared */
    select p.id from (
      select l.linked_id as id, min(array[cart.place::int, l.position]) as place
      from unnest(${productIds}::int[]) with ordinality cart (id, place)
      join product_links l on l.product_id = cart.id and l.kind = 'cross-sell'
      where l.linked_id <> all (${productIds}::int[])
      group by l.linked_id) linked join products p on p.id = linked.id
    where p.status = 'published' and p.catalog_visibility in ('visible', 'catalog')
      and ${notHidden(visitor.audience.hidden, sql`p.id`)}
    order by p.in_stock desc, linked.place limit ${sql.lit(most)}`.execute(db);
  return rows.map(({ id }) => id);
}
