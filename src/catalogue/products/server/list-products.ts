import { findProducts } from '#catalogue/search/server/find-products.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { anyAvailability } from '#foundation/services/reply.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { createPricer } from '#pricing/prices/server/create-pricer.ts';
import type { Crumb, Listing } from '../rules/listing.ts';
import { listingPath } from '../rules/listing-path.ts';
import type { ListingQuery, ListingScope } from '../rules/listing-query.ts';
import { facetsOf } from './facets-of.ts';
import { knownChoices } from './known-choices.ts';
import type { ListingIndex } from './listing-index/listing-index.ts';
import { narrowListing } from './listing-index/narrow-listing.ts';
import type { Narrowing } from './listing-index/narrowing.ts';
import { readListingIndex } from './listing-index/read-listing-index.ts';
import { findMember } from './listing-index/slot-members.ts';
import { idsInOrder } from './listing-index/slots-in-order.ts';
import { readListingTerms } from './listing-terms.ts';
import { narrowingOf } from './narrowing-of.ts';
import { readShownBrands } from './read-brands.ts';
import { readCards } from './read-cards.ts';
import { crumbsTo, readCategories } from './read-categories.ts';
import { readTag } from './read-tag.ts';

type Place = {
  readonly hits: readonly number[] | null;
  readonly placeIn: (index: ListingIndex) => Narrowing['place'];
  readonly heading: string;
  readonly description: string;
  readonly crumbs: readonly Crumb[];
};

/** Why there is no page of a listing: a category, tag or brand that does not exist, or a page past the last one. */
export type ListingError =
  | { readonly code: 'no-such-place' }
  | { readonly code: 'past-the-end'; readonly lastPage: number };

export type ListingResult =
  | { readonly ok: true; readonly listing: Listing }
  | { readonly ok: false; readonly error: ListingError };

/** A page of a listing with the choices of its filters (CAT-01 to CAT-05). */
export async function listProducts(toolbox: Toolbox, query: ListingQuery): Promise<ListingResult> {
  const [place, pricer, terms] = await Promise.all([
    findPlace(toolbox, query.scope),
    createPricer(toolbox),
    readListingTerms(toolbox),
  ]);
  if (!place) return { ok: false, error: { code: 'no-such-place' } };
  toolbox.reply.shows(anyAvailability);
  const kept = await readListingIndex(toolbox, toolbox.visitor.audience);
  const { index } = kept;
  // Nothing waits from here to the ids: the index changes while others work.
  const wish = narrowingOf(index, terms, query, {
    place: place.placeIn(index),
    minCents: query.minPrice === null ? null : pricer.toListing(query.minPrice),
    maxCents: query.maxPrice === null ? null : pricer.toListing(query.maxPrice),
  });
  const narrowed = narrowListing(kept, wish);
  const { total } = narrowed;
  const limit = Math.max(1, toolbox.settings.products_per_page);
  const pages = Math.max(1, Math.ceil(total / limit));
  if (query.page < 1 || query.page > pages) {
    return { ok: false, error: { code: 'past-the-end', lastPage: pages } };
  }
  const offset = (query.page - 1) * limit;
  const order = place.hits && query.order === 'menu_order' ? { found: place.hits } : query.order;
  const ids = idsInOrder(kept, narrowed, order, { offset, limit });
  const count = () => facetsOf({ index, terms, query, narrowed });
  // What a search finds is hardly ever asked for twice.
  const choices = place.hits
    ? count()
    : knownChoices(index, terms, narrowingKey(toolbox.visitor.audience.priceListId, query, wish), count);
  const products = await readCards(toolbox, ids);
  const listing: Listing = {
    query,
    heading: place.heading,
    description: place.description,
    crumbs: place.crumbs,
    ...choices,
    products,
    total,
    from: products.length === 0 ? 0 : offset + 1,
    to: products.length === 0 ? 0 : offset + products.length,
    pages,
  };
  return { ok: true, listing };
}

/** All that the choices of a listing depend on. */
const narrowingKey = (priceListId: number, query: ListingQuery, { minCents, maxCents }: Narrowing) =>
  JSON.stringify([
    priceListId,
    query.scope,
    query.categories,
    query.brands,
    query.attributes,
    query.inStock,
    query.onSale,
    minCents,
    maxCents,
  ]);

async function findPlace(toolbox: Toolbox, scope: ListingScope): Promise<Place | null> {
  const words = messagesFor(toolbox.visitor.audience.locale).catalogue;
  const nothing = { hits: null, description: '', crumbs: [] };
  if (scope.kind === 'search') {
    const ids = await findProducts(toolbox, scope.words, toolbox.visitor.audience.hidden);
    return {
      ...nothing,
      hits: ids,
      placeIn: () => ({ kind: 'hits', ids }),
      heading: words.foundHeading(scope.words),
    };
  }
  if (scope.kind === 'tag') {
    const tag = await readTag(toolbox, scope.slug);
    if (!tag) return null;
    const placeIn: Place['placeIn'] = ({ members }) => ({
      kind: 'member',
      member: findMember(members, 'tag', tag.id),
    });
    return { ...nothing, placeIn, heading: tag.name };
  }
  if (scope.kind === 'brand') {
    const brand = [...(await readShownBrands(toolbox)).values()].find(({ slug }) => slug === scope.slug);
    if (!brand) return null;
    return {
      ...nothing,
      placeIn: ({ members }) => ({ kind: 'member', member: findMember(members, 'brand', brand.id) }),
      heading: brand.name,
      description: brand.description,
      crumbs: [{ name: brand.name, path: listingPath(scope) }],
    };
  }
  if (scope.kind === 'shop') {
    return { ...nothing, placeIn: () => ({ kind: 'shop' }), heading: words.shopHeading };
  }
  const tree = await readCategories(toolbox);
  const category = tree.bySlug.get(scope.slug);
  if (!category) return null;
  return {
    ...nothing,
    placeIn: ({ members }) => ({ kind: 'member', member: findMember(members, 'category', category.id) }),
    heading: category.name,
    description: category.description,
    crumbs: crumbsTo(tree, category),
  };
}
