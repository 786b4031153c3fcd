import { sql } from 'kysely';
import { inTreeOrder } from '#foundation/records/rules/move-in-tree.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** A category in the tree of staff. */
export type StaffCategory = {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly slug: string;
  /** in it or below it, in any state */
  readonly products: number;
};

/** Every category in the order of the tree: children stand below their parent, siblings in the order of the shop. */
export async function readStaffCategories({
  db,
}: Pick<RequestContext, 'db'>): Promise<readonly StaffCategory[]> {
  const { rows } = await sql<StaffCategory>`
    select c.id, c.parent_id as "parentId", c.name, c.slug, coalesce(n.products, 0) as products
    from categories c left join (
      select category_id, count(*)::int as products from product_categories group by category_id
    ) n on n.category_id = c.id
    order by c.position, c.name, c.id`.execute(db);
  return inTreeOrder(rows);
}

/** A category as a choice, with the names of those above it: `Freni › Pastiglie`. */
export type CategoryChoice = { readonly id: number; readonly parentId: number | null; readonly path: string };

/** All categories as choices, in the order of the tree. */
export function categoryChoices(categories: readonly StaffCategory[]): readonly CategoryChoice[] {
  const paths = new Map<number | null, string>();
  return categories.map(({ id, parentId, name }) => {
    const above = paths.get(parentId);
    const path = above === undefined ? name : `${above} › ${name}`;
    paths.set(id, path);
    return { id, parentId, path };
  });
}
