import type { RequestContext } from '#foundation/request-context/request-context.ts';
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

/** All of them, cached until the shop's data change. */
export async function readListingTerms(ctx: RequestContext): Promise<ListingTerms> {
  const [tree, brands, attributes] = await Promise.all([
    readCategories(ctx),
    readBrands(ctx),
    readAttributes(ctx),
  ]);
  const { hidden, locale } = ctx.visitor.audience;
  return ctx.memory.remember(`listing-terms ${locale}:${hidden?.key ?? ''}`, async () => ({
    tree,
    brands,
    brandBySlug: new Map([...brands.values()].map((brand) => [brand.slug, brand])),
    attributes,
  }));
}
