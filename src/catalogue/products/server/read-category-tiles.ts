import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CategoryTile } from '../rules/listing.ts';
import { named, readCategories } from './read-categories.ts';

/** The categories below one (null: the top ones) in which an audience finds something. */
export async function readCategoryTiles(
  ctx: Pick<RequestContext, 'db' | 'memory' | 'visitor'>,
  parent: number | null,
): Promise<readonly CategoryTile[]> {
  const { children } = await readCategories(ctx);
  return (children.get(parent) ?? [])
    .filter(({ productCount }) => productCount > 0)
    .map((entry) => ({
      slug: entry.slug,
      ...named(entry),
      productCount: entry.productCount,
      picture: entry.picture,
    }));
}
