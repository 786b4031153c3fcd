import { findProducts } from '#catalogue/search/server/find-products.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { anyAvailability, anyPrice } from '#foundation/services/reply.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { createPricer } from '#pricing/prices/server/create-pricer.ts';
import type { Crumb, Listing } from '../rules/listing.ts';
import { listingPath } from '../rules/listing-path.ts';
import type { ListingQuery, ListingScope } from '../rules/listing-query.ts';
import type { TextLanguage } from '../rules/translated-text.ts';
import { facetsOf } from './facets-of.ts';
import { knownChoices } from './known-choices.ts';
import { listingFilterOf } from './listing-filter-of.ts';
import { idsInOrder } from './listing-index/documents-in-order.ts';
import { filterListing } from './listing-index/filter-listing.ts';
import type { ListingFilter } from './listing-index/listing-filter.ts';
import type { ListingIndex } from './listing-index/listing-index.ts';
import { readListingIndex } from './listing-index/read-listing-index.ts';
import { findTerm } from './listing-index/term-index.ts';
import { readListingTerms } from './listing-terms.ts';
import { readShownBrands } from './read-brands.ts';
import { readCards } from './read-cards.ts';
import { crumbsTo, readCategories } from './read-categories.ts';
import { readTag } from './read-tag.ts';

type Scope = {
  readonly hits: readonly number[] | null;
  readonly scopeIn: (index: ListingIndex) => ListingFilter['scope'];
  readonly heading: string;
  readonly headingLang?: TextLanguage;
  readonly description: string;
  readonly descriptionLang?: TextLanguage;
  readonly crumbs: readonly Crumb[];
};

/** Why there is no page of a listing: a category, tag or brand that does not exist, or a page past the last one. */
type ListingError =
  | { readonly code: 'no-such-place' }
  | { readonly code: 'past-the-end'; readonly lastPage: number };

export type ListingResult =
  | { readonly ok: true; readonly listing: Listing }
  | { readonly ok: false; readonly error: ListingError };

/** A page of a listing with the choices of its filters (CAT-01 to CAT-05). */
export async function listProducts(ctx: RequestContext, query: ListingQuery): Promise<ListingResult> {
  const [scope, pricer, terms] = await Promise.all([
    findScope(ctx, query.scope),
    createPricer(ctx),
    readListingTerms(ctx),
  ]);
  if (!scope) return { ok: false, error: { code: 'no-such-place' } };
  ctx.reply.shows(anyAvailability);
  const byPrice = goesByPrice(query);
  if (byPrice) ctx.reply.shows(anyPrice);
  const view = await readListingIndex(ctx, ctx.visitor.audience, { byPrice });
  const { index } = view;
  // Nothing waits from here to the ids: the index changes while others work.
  const filter = listingFilterOf(index, terms, query, {
    scope: scope.scopeIn(index),
    minCents: query.minPrice === null ? null : pricer.toListing(query.minPrice),
    maxCents: query.maxPrice === null ? null : pricer.toListing(query.maxPrice),
  });
  const filtered = filterListing(view, filter);
  const { total } = filtered;
  const limit = Math.max(1, ctx.settings.products_per_page);
  const pages = Math.max(1, Math.ceil(total / limit));
  if (query.page < 1 || query.page > pages) {
    return { ok: false, error: { code: 'past-the-end', lastPage: pages } };
  }
  const offset = (query.page - 1) * limit;
  const order = scope.hits && query.order === 'menu_order' ? { found: scope.hits } : query.order;
  const ids = idsInOrder(view, filtered, order, { offset, limit });
  const count = () => facetsOf({ index, terms, query, filtered });
  // What a search finds is hardly ever asked for twice.
  const choices = scope.hits
    ? count()
    : knownChoices(index, terms, filterKey(index, ctx.visitor.audience.priceListId, query, filter), count);
  const products = await readCards(ctx, ids);
  const listing: Listing = {
    query,
    heading: scope.heading,
    ...(scope.headingLang ? { headingLang: scope.headingLang } : {}),
    description: scope.description,
    ...(scope.descriptionLang ? { descriptionLang: scope.descriptionLang } : {}),
    crumbs: scope.crumbs,
    ...choices,
    products,
    total,
    from: products.length === 0 ? 0 : offset + 1,
    to: products.length === 0 ? 0 : offset + products.length,
    pages,
  };
  return { ok: true, listing };
}

/** Whether prices decide which products a listing shows. */
const goesByPrice = ({ order, minPrice, maxPrice }: ListingQuery) =>
  order === 'price' || order === 'price-desc' || minPrice !== null || maxPrice !== null;

/** All that the choices of a listing depend on. */
const filterKey = (
  { priceVersion }: ListingIndex,
  priceListId: number,
  query: ListingQuery,
  { minCents, maxCents }: ListingFilter,
) =>
  JSON.stringify([
    priceListId,
    minCents === null && maxCents === null ? 0 : priceVersion,
    query.scope,
    query.categories,
    query.brands,
    query.attributes,
    query.inStock,
    query.onSale,
    minCents,
    maxCents,
  ]);

async function findScope(ctx: RequestContext, scope: ListingScope): Promise<Scope | null> {
  const { locale, contentLocale } = ctx.visitor.audience;
  const words = messagesFor(locale).catalogue;
  // Tags and brands have no translations.
  const ownWords = contentLocale ? { headingLang: contentLocale } : {};
  const nothing = { hits: null, description: '', crumbs: [] };
  if (scope.kind === 'search') {
    const ids = await findProducts(ctx, scope.words, ctx.visitor.audience.hidden);
    return {
      ...nothing,
      hits: ids,
      scopeIn: () => ({ kind: 'hits', ids }),
      heading: words.foundHeading(scope.words),
    };
  }
  if (scope.kind === 'tag') {
    const tag = await readTag(ctx, scope.slug);
    if (!tag) return null;
    const scopeIn: Scope['scopeIn'] = ({ terms: numbers }) => ({
      kind: 'term',
      term: findTerm(numbers, 'tag', tag.id),
    });
    return { ...nothing, scopeIn, heading: tag.name, ...ownWords };
  }
  if (scope.kind === 'brand') {
    const brand = [...(await readShownBrands(ctx)).values()].find(({ slug }) => slug === scope.slug);
    if (!brand) return null;
    return {
      ...nothing,
      scopeIn: ({ terms: numbers }) => ({ kind: 'term', term: findTerm(numbers, 'brand', brand.id) }),
      heading: brand.name,
      description: brand.description === '' ? '' : `<p>${escapeHtml(brand.description)}</p>`,
      ...(contentLocale ? { descriptionLang: contentLocale } : {}),
      crumbs: [{ name: brand.name, path: listingPath(scope) }],
    };
  }
  if (scope.kind === 'shop') {
    return { ...nothing, scopeIn: () => ({ kind: 'shop' }), heading: words.shopHeading };
  }
  const tree = await readCategories(ctx);
  const category = tree.bySlug.get(scope.slug);
  if (!category) return null;
  return {
    ...nothing,
    scopeIn: ({ terms: numbers }) => ({ kind: 'term', term: findTerm(numbers, 'category', category.id) }),
    heading: category.name,
    ...(category.lang ? { headingLang: category.lang } : {}),
    description: category.description,
    ...(category.descriptionLang ? { descriptionLang: category.descriptionLang } : {}),
    crumbs: crumbsTo(tree, category),
  };
}
