import { readShownBrands } from '#catalogue/products/server/read-brands.ts';
import { type CategoryEntry, readCategories } from '#catalogue/products/server/read-categories.ts';
import { type ComparedName, comparedName, placeMatch } from '#catalogue/search/rules/place-match.ts';
import { mostSuggested } from '#catalogue/search/rules/search-limits.ts';
import type { SuggestedPlace } from '#catalogue/search/rules/suggestions.ts';
import { brandPath } from '#foundation/paths/rules/brand-path.ts';
import { categoryPath } from '#foundation/paths/rules/paths.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';

type Compared = { readonly place: SuggestedPlace; readonly name: ComparedName; readonly weight: number };

/** Categories with products and brands, their names ready to be compared; kept until the shop's data change. */
function comparedPlaces(toolbox: Toolbox): Promise<{ categories: Compared[]; brands: Compared[] }> {
  const { hidden } = toolbox.visitor.audience;
  return toolbox.memory.remember(`compared-places:${hidden?.key ?? ''}`, async () => {
    const [tree, brands] = await Promise.all([readCategories(toolbox), readShownBrands(toolbox)]);
    const filled = [...tree.byId.values()].filter((category) => category.productCount > 0);
    return {
      categories: filled.map((category) => ({
        place: categoryPlace(category, tree.byId.get(category.parentId ?? 0)),
        name: comparedName(category.name),
        weight: category.productCount,
      })),
      brands: [...brands.values()].map(({ name, slug }) => ({
        place: { name, above: null, path: brandPath(slug) },
        name: comparedName(name),
        weight: 0,
      })),
    };
  });
}

function categoryPlace(category: CategoryEntry, above: CategoryEntry | undefined): SuggestedPlace {
  return { name: category.name, above: above?.name ?? null, path: categoryPath(category.slug) };
}

/** The best of some places: those that have all the words, or with `anyWord` some of them. */
function best(places: readonly Compared[], words: readonly string[], most: number, anyWord: boolean) {
  return places
    .map(({ place, name, weight }) => ({ place, weight, ...placeMatch(words, name) }))
    .filter((match) => match.words >= (anyWord ? 1 : words.length))
    .sort((a, b) => b.words - a.words || b.share - a.share || b.weight - a.weight)
    .slice(0, most)
    .map(({ place }) => place);
}

/** Categories and brands whose names hold all the typed words, each at least as a beginning. */
export async function suggestedPlaces(toolbox: Toolbox, words: readonly string[]) {
  if (words.length === 0) return { categories: [], brands: [] };
  const places = await comparedPlaces(toolbox);
  return {
    categories: best(places.categories, words, mostSuggested.categories, false),
    brands: best(places.brands, words, mostSuggested.brands, false),
  };
}

/** Categories that come near the typed words. */
export async function nearCategories(
  toolbox: Toolbox,
  words: readonly string[],
  most: number,
): Promise<SuggestedPlace[]> {
  return best((await comparedPlaces(toolbox)).categories, words, most, true);
}

/** The categories at the top of the tree, with the most products first. */
export async function popularCategories(toolbox: Toolbox, most: number): Promise<SuggestedPlace[]> {
  const tree = await readCategories(toolbox);
  return (tree.children.get(null) ?? [])
    .filter((category) => category.productCount > 0)
    .toSorted((a, b) => b.productCount - a.productCount)
    .slice(0, most)
    .map((category) => categoryPlace(category, undefined));
}
