import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { MenuCategory } from '../rules/listing.ts';
import { type CategoryTree, named, readCategories } from './read-categories.ts';

/** The categories of the menu, top down; those without products are left out. */
export async function readMenu(ctx: RequestContext): Promise<readonly MenuCategory[]> {
  const tree = await readCategories(ctx);
  const { hidden, locale } = ctx.visitor.audience;
  return ctx.memory.remember(`menu ${locale}:${hidden?.key ?? ''}`, async () => branch(tree, null));
}

function branch(tree: CategoryTree, parentId: number | null): readonly MenuCategory[] {
  return (tree.children.get(parentId) ?? [])
    .filter((entry) => entry.productCount > 0)
    .map((entry) => ({
      slug: entry.slug,
      ...named(entry),
      picture: parentId === null ? entry.picture : null,
      children: branch(tree, entry.id),
    }));
}
