import { type ListingQuery, noFilters } from './listing-query.ts';

/** A choice of a filter; slugs as the address holds them. */
export type FilterChoice =
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'brand'; readonly slug: string }
  | { readonly kind: 'term'; readonly attribute: string; readonly slug: string }
  | { readonly kind: 'in-stock' | 'on-sale' | 'min-price' | 'max-price' };

/** A choice that was made, and the listing's query without it, from the first page. */
export type ChosenFilter = { readonly choice: FilterChoice; readonly without: ListingQuery };

const toggled = (slugs: readonly string[], slug: string): readonly string[] =>
  slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug].sort();

/** A listing's query with one more choice, or without it if it was made; price bounds can only be removed. From the first page. */
export function toggleFilter(query: ListingQuery, choice: FilterChoice): ListingQuery {
  const first = { ...query, page: 1 };
  switch (choice.kind) {
    case 'category':
      return { ...first, categories: toggled(query.categories, choice.slug) };
    case 'brand':
      return { ...first, brands: toggled(query.brands, choice.slug) };
    case 'term': {
      const { attribute } = choice;
      const terms = query.attributes.find((filter) => filter.attribute === attribute)?.terms ?? [];
      const others = query.attributes.filter((filter) => filter.attribute !== attribute);
      const attributes = [...others, { attribute, terms: toggled(terms, choice.slug) }]
        .filter((filter) => filter.terms.length > 0)
        .sort((a, b) => (a.attribute < b.attribute ? -1 : 1));
      return { ...first, attributes };
    }
    case 'in-stock':
      return { ...first, inStock: !query.inStock };
    case 'on-sale':
      return { ...first, onSale: !query.onSale };
    case 'min-price':
      return { ...first, minPrice: null };
    case 'max-price':
      return { ...first, maxPrice: null };
  }
}

/** The choices that were made, in the order of the form. */
export function chosenFilters(query: ListingQuery): readonly ChosenFilter[] {
  const choices: FilterChoice[] = query.categories.map((slug) => ({ kind: 'category', slug }));
  if (query.inStock) choices.push({ kind: 'in-stock' });
  if (query.onSale) choices.push({ kind: 'on-sale' });
  if (query.minPrice !== null) choices.push({ kind: 'min-price' });
  if (query.maxPrice !== null) choices.push({ kind: 'max-price' });
  for (const slug of query.brands) choices.push({ kind: 'brand', slug });
  for (const { attribute, terms } of query.attributes) {
    for (const slug of terms) choices.push({ kind: 'term', attribute, slug });
  }
  return choices.map((choice) => ({ choice, without: toggleFilter(query, choice) }));
}

/** Whether a listing has filters. */
export function isFiltered(query: ListingQuery): boolean {
  return chosenFilters(query).length > 0;
}

/** A listing's query without any filter, from the first page. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return { ...query, ...noFilters, page: 1 };
}
