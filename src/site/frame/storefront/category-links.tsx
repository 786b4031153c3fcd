import type { MenuCategory } from '#catalogue/products/rules/listing.ts';
import { categoryPath } from '#foundation/paths/rules/paths.ts';

/** Entries of a list, each a way to a category. */
export function CategoryLinks({
  categories,
}: {
  categories: readonly Pick<MenuCategory, 'slug' | 'name'>[];
}) {
  return categories.map((category) => (
    <li key={category.slug}>
      <a href={categoryPath(category.slug)}>{category.name}</a>
    </li>
  ));
}
