import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { type AttributeEntry, readAttributes } from './read-attributes.ts';
import { type BrandEntry, readBrands } from './read-brands.ts';
import { type CategoryTree, readCategories } from './read-categories.ts';

/** The names behind the slugs of a listing's address. */
export type ListingTerms = {
  readonly tree: CategoryTree;
  readonly brands: ReadonlyMap<number, BrandEntry>;
  readonly brandBySlug: ReadonlyMap<string, BrandEntry>;
  readonly attributes: ReadonlyMap<string, AttributeEntry>;
};

/** All of them, kept until the shop's data change. */
export async function readListingTerms(toolbox: Toolbox): Promise<ListingTerms> {
  const [tree, brands, attributes] = await Promise.all([
    readCategories(toolbox),
    readBrands(toolbox),
    readAttributes(toolbox),
  ]);
  return toolbox.memory.remember(`listing-terms:${toolbox.visitor.audience.hidden?.key ?? ''}`, async () => ({
    tree,
    brands,
    brandBySlug: new Map([...brands.values()].map((brand) => [brand.slug, brand])),
    attributes,
  }));
}
