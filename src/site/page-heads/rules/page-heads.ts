import type { Picture } from '#catalogue/media/rules/picture.ts';
import { isFiltered } from '#catalogue/products/rules/chosen-filters.ts';
import type { Listing } from '#catalogue/products/rules/listing.ts';
import { listingAddress } from '#catalogue/products/rules/listing-address.ts';
import type { StockNote } from '#catalogue/stock/rules/stock-note.ts';
import { formatAmount, formatEuro } from '#foundation/money/rules/format-euro.ts';
import { boundedDescription, boundedTitle } from '#kit/text/rules/bounded-text.ts';
import type { ShownPrice } from '#pricing/prices/rules/shown-price.ts';
import { type DocumentHead, sharePicture } from './head-tags.ts';

/** The sentences that heads are made of, in the language of the page. */
export type HeadWords = {
  readonly code: (sku: string) => string;
  readonly price: (amount: string) => string;
  readonly priceFrom: (amount: string) => string;
  readonly withTax: { readonly gross: string; readonly net: string };
  readonly stock: Readonly<Record<StockNote['kind'], string>>;
  readonly home: (shop: string) => string;
  readonly shopTitle: string;
  readonly categoryTitle: (name: string) => string;
  readonly tagTitle: (name: string) => string;
  readonly brandTitle: (name: string) => string;
  readonly onPage: (page: number) => string;
  readonly everything: (count: number) => string;
  readonly inScope: (name: string, count: number) => string;
  readonly ofBrand: (name: string, count: number) => string;
};

export type HeadContext = {
  readonly words: HeadWords;
  readonly shopName: string;
  readonly locale: 'it' | 'en';
};

const named = (shopName: string) => ` | ${shopName}`;

/** The head of the home page. */
export function homeHead(
  input: { tagline: string; hero: Picture | null },
  context: HeadContext,
): DocumentHead {
  const { words, shopName } = context;
  return {
    title: boundedTitle(input.tagline || shopName, input.tagline === '' ? [] : [named(shopName)]),
    description: boundedDescription([words.home(shopName)]),
    path: '/',
    picture: sharePicture(input.hero),
  };
}

/** The head of a page of the shop's own text. */
export function contentHead(
  page: { title: string; path: string; text: string },
  { shopName }: Pick<HeadContext, 'shopName'>,
): DocumentHead {
  return {
    title: boundedTitle(page.title, [named(shopName)]),
    description: boundedDescription([page.text]),
    path: page.path,
    kind: 'article',
  };
}

/** The head of a product's page; `path` and `title` are those of the page of its reviews from the second on. */
export function productHead(
  product: {
    readonly sku: string | null;
    readonly shortDescription: string;
    readonly picture: Picture | null;
    readonly price: ShownPrice | null;
    readonly stock: StockNote;
  },
  page: {
    title: string;
    path: string;
    /** what staff have written instead, each '' where they have not */
    seo?: { readonly title: string; readonly description: string } | null;
  },
  { words, shopName, locale }: HeadContext,
): DocumentHead {
  const { price, sku } = product;
  const amount = price === null ? '' : formatEuro(price.unit, locale);
  const tax = price === null ? '' : words.withTax[price.mode];
  return {
    title: page.seo?.title
      ? boundedTitle(page.seo.title, [named(shopName)])
      : boundedTitle(page.title, [...(sku === null ? [] : [` – ${sku}`]), named(shopName)]),
    description: boundedDescription([
      page.seo?.description || product.shortDescription,
      price === null ? '' : `${(price.upTo === null ? words.price : words.priceFrom)(amount)} ${tax}.`,
      words.stock[product.stock.kind],
      sku === null ? '' : words.code(sku),
    ]),
    path: page.path,
    kind: 'product',
    picture: sharePicture(product.picture),
    price: price === null ? null : formatAmount(price.unit, 'en').replaceAll(',', ''),
    inStock: product.stock.kind !== 'out-of-stock',
  };
}

type ListingFacts = Pick<Listing, 'query' | 'heading' | 'description' | 'crumbs' | 'total' | 'products'>;

/** The head of a listing. A searched or filtered one has no canonical address; a sorted one has that of the usual order. */
export function listingHead(listing: ListingFacts, { words, shopName }: HeadContext): DocumentHead {
  const { query, heading, description, total } = listing;
  const { kind } = query.scope;
  const isIndexed = kind !== 'search' && !isFiltered(query);
  const title = {
    shop: words.shopTitle,
    search: heading,
    category: words.categoryTitle(heading),
    tag: words.tagTitle(heading),
    brand: words.brandTitle(heading),
  }[kind];
  const page = query.page > 1 ? [words.onPage(query.page)] : [];
  const inScope = kind === 'brand' ? words.ofBrand : words.inScope;
  const counted = kind === 'shop' ? words.everything(total) : inScope(heading, total);
  return {
    title: boundedTitle(title, [...page.map((text) => `, ${text}`), named(shopName)]),
    description: boundedDescription([description, ...(kind === 'search' ? [] : [counted])]),
    path: isIndexed ? listingAddress({ ...query, order: 'menu_order' }) : null,
    picture: sharePicture(listing.products.find(({ picture }) => picture)?.picture),
    crumbs: isIndexed ? listing.crumbs : [],
  };
}
