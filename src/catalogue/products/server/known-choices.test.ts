import { expect, test } from 'vitest';
import type { OfferedChoices } from './facets-of.ts';
import { knownChoices } from './known-choices.ts';
import { createListingIndex } from './listing-index/listing-index.ts';
import type { ListingTerms } from './listing-terms.ts';

const terms = (): ListingTerms => ({
  tree: { all: [], bySlug: new Map(), children: new Map() } as unknown as ListingTerms['tree'],
  brands: new Map(),
  brandBySlug: new Map(),
  attributes: new Map(),
});
const choices = (inStock: number): OfferedChoices => ({
  facets: { categories: [], brands: [], attributes: [], inStock, onSale: 0 },
  subcategories: [],
});
const anIndex = () => createListingIndex({ products: 1, memberships: 1, kinds: 1 });

test('choices are counted once for all pages and orders, and for each combination of filters', () => {
  const [index, names] = [anIndex(), terms()];
  const first = knownChoices(index, names, 'freni', () => choices(1));
  expect(knownChoices(index, names, 'freni', () => choices(2))).toBe(first);
  expect(knownChoices(index, names, 'filtri', () => choices(3)).facets.inStock).toBe(3);
});

test('choices are counted anew when a product changed, when everything was read anew, and when a name changed', () => {
  const [index, names] = [anIndex(), terms()];
  const inStock = (of: typeof index, named: ListingTerms, count: number) =>
    knownChoices(of, named, 'freni', () => choices(count)).facets.inStock;
  expect(inStock(index, names, 1)).toBe(1);
  index.version += 1;
  expect(inStock(index, names, 2)).toBe(2);
  expect(inStock(anIndex(), names, 3)).toBe(3);
  expect(inStock(index, terms(), 4)).toBe(4);
});
