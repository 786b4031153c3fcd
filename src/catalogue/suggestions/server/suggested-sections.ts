import { readShownBrands } from '#catalogue/products/server/read-brands.ts';
import { type CategoryEntry, named, readCategories } from '#catalogue/products/server/read-categories.ts';
import { type ComparedName, comparedName, nameMatch } from '#catalogue/search/rules/name-match.ts';
import { mostSuggested } from '#catalogue/search/rules/search-limits.ts';
import type { SuggestedSection } from '#catalogue/search/rules/suggestions.ts';
import { brandPath } from '#foundation/paths/rules/brand-path.ts';
import { categoryPath } from '#foundation/paths/rules/paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

type Compared = { readonly section: SuggestedSection; readonly name: ComparedName; readonly weight: number };

/** Categories with products and brands, their names ready to be compared; cached until the shop's data change. */
function comparedSections(ctx: RequestContext): Promise<{ categories: Compared[]; brands: Compared[] }> {
  const { hidden, locale } = ctx.visitor.audience;
  return ctx.memory.remember(`compared-places ${locale}:${hidden?.key ?? ''}`, async () => {
    const [tree, brands] = await Promise.all([readCategories(ctx), readShownBrands(ctx)]);
    const filled = [...tree.byId.values()].filter((category) => category.productCount > 0);
    return {
      categories: filled.map((category) => ({
        section: categorySection(category, tree.byId.get(category.parentId ?? 0)),
        name: comparedName(category.name),
        weight: category.productCount,
      })),
      brands: [...brands.values()].map(({ name, slug }) => ({
        section: { name, above: null, path: brandPath(slug) },
        name: comparedName(name),
        weight: 0,
      })),
    };
  });
}

function categorySection(category: CategoryEntry, above: CategoryEntry | undefined): SuggestedSection {
  return { ...named(category), above: above?.name ?? null, path: categoryPath(category.slug) };
}

/** The best matches of categories or brands: those with all the words, or with `anyWord` some of them. */
function best(sections: readonly Compared[], words: readonly string[], most: number, anyWord: boolean) {
  return sections
    .map(({ section, name, weight }) => ({ section, weight, ...nameMatch(words, name) }))
    .filter((match) => match.words >= (anyWord ? 1 : words.length))
    .sort((a, b) => b.words - a.words || b.share - a.share || b.weight - a.weight)
    .slice(0, most)
    .map(({ section }) => section);
}

/** Categories and brands whose names hold all the typed words, each at least as a beginning. */
export async function suggestedSections(ctx: RequestContext, words: readonly string[]) {
  if (words.length === 0) return { categories: [], brands: [] };
  const sections = await comparedSections(ctx);
  return {
    categories: best(sections.categories, words, mostSuggested.categories, false),
    brands: best(sections.brands, words, mostSuggested.brands, false),
  };
}

/** Categories that come near the typed words. */
export async function nearCategories(
  ctx: RequestContext,
  words: readonly string[],
  most: number,
): Promise<SuggestedSection[]> {
  return best((await comparedSections(ctx)).categories, words, most, true);
}

/** The categories at the top of the tree, with the most products first. */
export async function popularCategories(ctx: RequestContext, most: number): Promise<SuggestedSection[]> {
  const tree = await readCategories(ctx);
  return (tree.children.get(null) ?? [])
    .filter((category) => category.productCount > 0)
    .toSorted((a, b) => b.productCount - a.productCount)
    .slice(0, most)
    .map((category) => categorySection(category, undefined));
}
