import type { AttributeFacet, FacetChoice, ListingFacets } from '../rules/listing-facets.ts';
import { attributeParameter, type ListingQuery } from '../rules/listing-query.ts';
import { langOf, type NamedText } from '../rules/translated-text.ts';
import type { FilteredListing } from './listing-index/filter-listing.ts';
import type { ListingIndex } from './listing-index/listing-index.ts';
import { findTerm, type TermKind } from './listing-index/term-index.ts';
import type { ListingTerms } from './listing-terms.ts';
import type { AttributeEntry } from './read-attributes.ts';
import type { CategoryEntry } from './read-categories.ts';

// A page offers the attributes that most of its products have, and no more than one can look through.
const MOST_ATTRIBUTES = 8;
const MOST_TERMS = 80;
const MOST_BRANDS = 60;

type Named = NamedText & { readonly id: number; readonly slug: string };

/** The choices and subcategories that a listing offers. */
export type OfferedChoices = {
  readonly facets: ListingFacets;
  readonly subcategories: readonly FacetChoice[];
};

/** The choices that a filtered listing offers: those that would show products, and those that were made. */
export function facetsOf(input: {
  index: ListingIndex;
  terms: ListingTerms;
  query: ListingQuery;
  filtered: FilteredListing;
}): OfferedChoices {
  const { index, terms, query, filtered } = input;
  const termOf = (kind: TermKind, id: number) => findTerm(index.terms, kind, id);

  function choices(
    kind: TermKind,
    group: string,
    entries: readonly Named[],
    chosen: readonly string[],
  ): FacetChoice[] {
    const offered = entries.map(({ id, ...entry }) => ({
      slug: entry.slug,
      name: entry.name,
      ...langOf(entry),
      count: filtered.count(termOf(kind, id), group),
    }));
    const unknown = chosen.filter((slug) => !entries.some((entry) => entry.slug === slug));
    return [
      ...offered.filter(({ slug, count }) => count > 0 || chosen.includes(slug)),
      ...unknown.map((slug) => ({ slug, name: slug, count: 0 })),
    ];
  }

  const inScope = (kind: TermKind, { id }: Named) => filtered.countInScope(termOf(kind, id));

  function attribute(entry: AttributeEntry, wanted: readonly string[]): AttributeFacet {
    const group = attributeParameter(entry.slug);
    return {
      attribute: entry.slug,
      name: entry.name,
      ...langOf(entry),
      choices: choices('term', group, entry.terms, wanted),
    };
  }

  function offeredAttributes(): AttributeEntry[] {
    const weighed = [...terms.attributes.values()].map((entry) => {
      const counts = entry.terms.map((term) => inScope('term', term)).filter((count) => count > 0);
      return { entry, weight: counts.reduce((sum, count) => sum + count, 0), terms: counts.length };
    });
    const offered: AttributeEntry[] = [];
    let termsLeft = MOST_TERMS;
    for (const { entry, weight, terms: length } of weighed.sort((a, b) => b.weight - a.weight)) {
      if (weight === 0 || offered.length === MOST_ATTRIBUTES) break;
      if (length > termsLeft) continue;
      termsLeft -= length;
      offered.push(entry);
    }
    return offered;
  }

  function attributes(): AttributeFacet[] {
    const offered = offeredAttributes();
    for (const { attribute: slug } of query.attributes) {
      if (offered.some((entry) => entry.slug === slug)) continue;
      offered.unshift(terms.attributes.get(slug) ?? { slug, name: slug, terms: [] });
    }
    const wanted = (slug: string) =>
      query.attributes.find((filter) => filter.attribute === slug)?.terms ?? [];
    return offered
      .map((entry) => attribute(entry, wanted(entry.slug)))
      .filter((facet) => facet.choices.length > 0);
  }

  function brands(): FacetChoice[] {
    const { brands: chosen } = query;
    // The listing of a brand offers no brands; those that its address names all the same can be removed.
    const isOffered = ({ slug }: Named) => query.scope.kind !== 'brand' || chosen.includes(slug);
    const found = choices('brand', 'brand', [...terms.brands.values()].filter(isOffered), chosen);
    const isChosen = (choice: FacetChoice) => chosen.includes(choice.slug);
    return found
      .sort((a, b) => Number(isChosen(b)) - Number(isChosen(a)) || b.count - a.count)
      .slice(0, MOST_BRANDS)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** The first level of categories with more than one entry: a single department that holds everything is no choice. */
  function departments(): CategoryEntry[] {
    let here: number | null = null;
    for (;;) {
      const below: readonly CategoryEntry[] = terms.tree.children.get(here) ?? [];
      const used = below.filter((entry) => inScope('category', entry) > 0);
      const [only] = used;
      if (used.length !== 1 || !only || !terms.tree.children.has(only.id)) return used;
      here = only.id;
    }
  }

  const { scope } = query;
  const hasLinks = scope.kind === 'shop' || scope.kind === 'category';
  const parent = scope.kind === 'category' ? (terms.tree.bySlug.get(scope.slug)?.id ?? -1) : null;
  const known = query.categories.flatMap((slug) => terms.tree.bySlug.get(slug) ?? []);
  const offered = hasLinks ? known : [...new Set([...departments(), ...known])];
  return {
    subcategories: hasLinks
      ? choices('category', 'subcategories', terms.tree.children.get(parent) ?? [], [])
      : [],
    facets: {
      categories: choices('category', 'product_cat', offered, query.categories),
      brands: brands(),
      attributes: attributes(),
      inStock: filtered.inStock(),
      onSale: filtered.onSale(),
    },
  };
}
