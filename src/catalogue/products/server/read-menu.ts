import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { MenuCategory } from '../rules/listing.ts';
import { type CategoryTree, readCategories } from './read-categories.ts';

/** The categories of the menu, top down; those without products are left out. */
export async function readMenu(ctx: RequestContext): Promise<readonly MenuCategory[]> {
  const tree = await readCategories(ctx);
  return ctx.memory.remember(`menu:${ctx.visitor.audience.hidden?.key ?? ''}`, async () =>
    branch(tree, null),
  );
}

function branch(tree: CategoryTree, parentId: number | null): readonly MenuCategory[] {
  return (tree.children.get(parentId) ?? [])
    .filter((entry) => entry.productCount > 0)
    .map((entry) => ({
      slug: entry.slug,
      name: entry.name,
      picture: parentId === null ? entry.picture : null,
      children: branch(tree, entry.id),
    }));
}
