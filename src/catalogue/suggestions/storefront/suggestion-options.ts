import type { SuggestedProduct, SuggestedSection, Suggestions } from '#catalogue/search/rules/suggestions.ts';
import { shopPath } from '#foundation/paths/rules/paths.ts';

/** One line of the list of suggestions: where it leads, and what it shows. */
export type SuggestionOption = { readonly id: string; readonly path: string } & (
  | { readonly kind: 'product'; readonly product: SuggestedProduct }
  | { readonly kind: 'section'; readonly section: SuggestedSection }
  | { readonly kind: 'meant' | 'all'; readonly words: string }
);

export type SuggestionGroup = {
  readonly name: 'meant' | 'products' | 'categories' | 'popular' | 'brands' | 'all';
  readonly options: readonly SuggestionOption[];
};

const resultsPath = (words: string) => `${shopPath}?s=${encodeURIComponent(words)}`;

/** The groups of the list in their order; those without options are left out. */
export function suggestionGroups(listId: string, text: string, found: Suggestions): SuggestionGroup[] {
  const section = (section: SuggestedSection) => ({ kind: 'section' as const, path: section.path, section });
  const words = found.takenFor ?? text;
  const hasAny = found.products.length + found.categories.length + found.brands.length > 0;
  const groups = [
    {
      name: 'meant' as const,
      options:
        found.takenFor === null
          ? []
          : [{ kind: 'meant' as const, words: found.takenFor, path: resultsPath(found.takenFor) }],
    },
    {
      name: 'products' as const,
      options: found.products.map((product) => ({ kind: 'product' as const, path: product.path, product })),
    },
    {
      name: text === '' ? ('popular' as const) : ('categories' as const),
      options: found.categories.map(section),
    },
    { name: 'brands' as const, options: found.brands.map(section) },
    {
      name: 'all' as const,
      options: text === '' || !hasAny ? [] : [{ kind: 'all' as const, words, path: resultsPath(words) }],
    },
  ];
  return groups
    .filter(({ options }) => options.length > 0)
    .map(({ name, options }) => ({
      name,
      options: options.map((option, at) => ({ ...option, id: `${listId}-${name}-${at}` })),
    }));
}
