import { listingAddress } from '#catalogue/products/rules/listing-address.ts';
import { type ListingQuery, listingOrders, noFilters } from '#catalogue/products/rules/listing-query.ts';
import { toCents } from '#foundation/money/rules/cents.ts';

const PAGE = 24;
const DEEPEST_PAGE = 10;

/** Categories that fill a page in the demo shop of 1,200 products, and with how many. */
const categories: Readonly<Record<string, number>> = {
  freni: 180,
  sospensioni: 150,
  filtri: 132,
  distribuzione: 95,
  carrozzeria: 90,
  'pastiglie-freno': 88,
  'olio-e-liquidi': 78,
  elettrico: 66,
  illuminazione: 65,
  accensione: 63,
  ammortizzatori: 62,
  motore: 60,
  pneumatici: 53,
  raffreddamento: 51,
  'dischi-freno': 50,
  candele: 47,
  utensili: 44,
  'filtri-olio': 44,
  'pastiglie-freno-anteriori': 43,
  frizione: 38,
  'filtri-abitacolo': 36,
  lampade: 35,
  batterie: 35,
  'kit-distribuzione': 34,
  'candele-di-accensione': 32,
  'olio-motore': 31,
  'fari-e-fanali': 30,
  'filtri-aria': 29,
  'kit-frizione': 28,
};

const positions: readonly (readonly [ListingQuery['scope'], number])[] = [
  [{ kind: 'shop' }, 1200],
  ...Object.entries(categories).map(([slug, count]) => [{ kind: 'category', slug }, count] as const),
];

/**
 * The listings that are asked for, the same in shops of all sizes: every order, of what is in stock, of what costs more or less.
 * They are full pages in the smallest shop, and so in every other one.
 */
export function listingPaths(): string[] {
  const pages = positions.flatMap(([scope, count]) =>
    Array.from({ length: Math.min(DEEPEST_PAGE, Math.floor(count / PAGE)) }, (_, at) => ({
      query: { ...noFilters, scope, page: at + 1, order: 'menu_order' } satisfies ListingQuery,
      // What a filter leaves may not fill the last page.
      isLast: (at + 2) * PAGE > count,
    })),
  );
  const queries = pages.flatMap(({ query, isLast }, at): ListingQuery[] => {
    if (isLast) return [query];
    const least = [210, 220, 230, 240, 250, 260, 270, 280, 290, 300].map((cents) => ({
      ...query,
      minPrice: toCents(cents + (at % 7)),
    }));
    const most = [45_000, 50_000, 55_000, 60_000, 65_000, 70_000].map((cents) => ({
      ...query,
      maxPrice: toCents(cents - 100 * at),
    }));
    return [query, { ...query, inStock: true }, ...least, ...most];
  });
  return queries.flatMap((query) => listingOrders.map((order) => listingAddress({ ...query, order })));
}
