import { messagesFor } from '#messages/messages-for.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { createPricer } from '#shop/pricing/server/create-pricer.ts';
import { findProducts } from '#shop/search/server/find-products.ts';
import type { Crumb, Listing } from '../rules/listing.ts';
import type { ListingQuery, ListingScope } from '../rules/listing-query.ts';
import { tileOf } from './category-tile.ts';
import { asksPrices, type IdOrder, type ListingFilter } from './listing-filter.ts';
import { countListing, listingIds } from './listing-ids.ts';
import { readCards } from './read-cards.ts';
import { crumbsTo, readCategories } from './read-categories.ts';
import { readTag } from './read-tag.ts';

type Place = {
  readonly place: ListingFilter['place'];
  readonly heading: string;
  readonly description: string;
  readonly crumbs: readonly Crumb[];
  readonly subcategories: Listing['subcategories'];
  /** how many products stand there, where that is known without asking */
  readonly total: number | null;
};

/** A page of a listing; null for a category or tag that does not exist and for a page past the end (CAT-02, CAT-04). */
export async function listProducts(toolbox: Toolbox, query: ListingQuery): Promise<Listing | null> {
  const place = await findPlace(toolbox, query.scope);
  if (!place) return null;
  const pricer = await createPricer(toolbox);
  const filter: ListingFilter = {
    place: place.place,
    inStock: query.inStock,
    minCents: query.minPrice === null ? null : pricer.toListing(query.minPrice),
    maxCents: query.maxPrice === null ? null : pricer.toListing(query.maxPrice),
    priceListId: toolbox.visitor.audience.priceListId,
  };
  const order: IdOrder =
    query.scope.kind === 'search' && query.order === 'menu_order' ? 'found' : query.order;
  const limit = Math.max(1, toolbox.settings.products_per_page);
  const offset = (query.page - 1) * limit;
  const isWhole = !filter.inStock && !asksPrices(filter, order);
  const [total, ids] = await Promise.all([
    isWhole && place.total !== null ? place.total : countListing(toolbox, filter, order),
    listingIds(toolbox, filter, order, { offset, limit }),
  ]);
  const products = await readCards(toolbox, ids);
  if (products.length === 0 && query.page > 1) return null;
  return {
    query,
    heading: place.heading,
    description: place.description,
    crumbs: place.crumbs,
    subcategories: place.subcategories,
    products,
    total: Math.max(total, offset + products.length),
    from: products.length === 0 ? 0 : offset + 1,
    to: products.length === 0 ? 0 : offset + products.length,
    pages: Math.max(1, Math.ceil(total / limit)),
  };
}

async function findPlace(toolbox: Toolbox, scope: ListingScope): Promise<Place | null> {
  const words = messagesFor(toolbox.visitor.audience.locale).catalogue;
  const nothing = { description: '', crumbs: [], subcategories: [], total: null };
  if (scope.kind === 'search') {
    const ids = await findProducts(toolbox, scope.words);
    return {
      ...nothing,
      place: { kind: 'hits', ids },
      heading: words.foundHeading(scope.words),
      total: ids.length,
    };
  }
  if (scope.kind === 'tag') {
    const tag = await readTag(toolbox, scope.slug);
    return tag && { ...nothing, place: { kind: 'tag', id: tag.id }, heading: tag.name };
  }
  const tree = await readCategories(toolbox);
  const below = (id: number | null) =>
    (tree.children.get(id) ?? []).filter((entry) => entry.productCount > 0).map(tileOf);
  if (scope.kind === 'shop') {
    return { ...nothing, place: { kind: 'shop' }, heading: words.shopHeading, subcategories: below(null) };
  }
  const category = tree.bySlug.get(scope.slug);
  if (!category) return null;
  return {
    place: { kind: 'category', id: category.id },
    heading: category.name,
    description: category.description,
    crumbs: crumbsTo(tree, category),
    subcategories: below(category.id),
    total: category.productCount,
  };
}
