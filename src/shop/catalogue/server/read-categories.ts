import type { Toolbox } from '#services/toolbox.ts';
import type { Crumb } from '../rules/listing.ts';
import { categoryPath } from '../rules/paths.ts';
import type { Picture } from '../rules/product-card.ts';
import { pictureOf } from './picture-of.ts';

export type CategoryEntry = {
  readonly id: number;
  readonly parentId: number | null;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly productCount: number;
  readonly picture: Picture | null;
};

/** The tree of categories; children stand in their order, `null` holds the top ones. */
export type CategoryTree = {
  readonly bySlug: ReadonlyMap<string, CategoryEntry>;
  readonly byId: ReadonlyMap<number, CategoryEntry>;
  readonly children: ReadonlyMap<number | null, readonly CategoryEntry[]>;
};

/** All categories, kept until the shop's data change. */
export async function readCategories(toolbox: Toolbox): Promise<CategoryTree> {
  return toolbox.memory.remember('categories', async () => {
    const rows = await toolbox.db
      .selectFrom('categories as c')
      .leftJoin('images as i', 'i.id', 'c.image_id')
      .select(['c.id', 'c.parent_id', 'c.slug', 'c.name', 'c.description', 'c.product_count'])
      .select(['i.file_key', 'i.alt', 'i.width', 'i.height', 'i.widths'])
      .orderBy('c.position')
      .orderBy('c.name')
      .orderBy('c.id')
      .execute();
    const entries = rows.map((row) => ({
      id: row.id,
      parentId: row.parent_id,
      slug: row.slug,
      name: row.name,
      description: row.description,
      productCount: row.product_count,
      picture: pictureOf(row),
    }));
    return {
      bySlug: new Map(entries.map((entry) => [entry.slug, entry])),
      byId: new Map(entries.map((entry) => [entry.id, entry])),
      children: Map.groupBy(entries, (entry) => entry.parentId),
    };
  });
}

/** The way to a category from the top, the category itself last. */
export function crumbsTo(tree: CategoryTree, category: CategoryEntry): Crumb[] {
  const crumbs: Crumb[] = [];
  let entry: CategoryEntry | undefined = category;
  while (entry && crumbs.length < 20) {
    crumbs.unshift({ name: entry.name, path: categoryPath(entry.slug) });
    entry = entry.parentId === null ? undefined : tree.byId.get(entry.parentId);
  }
  return crumbs;
}
