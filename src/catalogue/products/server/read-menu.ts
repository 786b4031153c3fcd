import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import type { MenuCategory } from '../rules/listing.ts';
import { type CategoryTree, readCategories } from './read-categories.ts';

/** The categories of the menu, top down; those without products are left out. */
export async function readMenu(toolbox: Toolbox): Promise<readonly MenuCategory[]> {
  const tree = await readCategories(toolbox);
  return toolbox.memory.remember(`menu:${toolbox.visitor.audience.hidden?.key ?? ''}`, async () =>
    branch(tree, null),
  );
}

function branch(tree: CategoryTree, parentId: number | null): readonly MenuCategory[] {
  return (tree.children.get(parentId) ?? [])
    .filter((entry) => entry.productCount > 0)
    .map((entry) => ({ slug: entry.slug, name: entry.name, children: branch(tree, entry.id) }));
}
