import pg from 'pg';
import { listingOrders } from '#shop/catalogue/rules/listing-query.ts';
import { shuffle } from './shuffle.ts';

/** What shoppers may ask for for the first time, each address once. */
export type PagePaths = {
  readonly listings: readonly string[];
  readonly products: readonly string[];
  readonly searches: readonly string[];
};

const PAGE = 24;
const DEEPEST_PAGE = 10;
const FULL_CATEGORIES = 40;
const PRODUCTS = 1000;
const CODES = 250;
const WORDS = 500;

type Place = { readonly path: string; readonly count: number };

/** Full pages only, so that shops of all sizes are asked for pages of the same length. */
function listingPaths(places: readonly Place[]): string[] {
  const pages = places.flatMap(({ path, count }) =>
    Array.from({ length: Math.min(DEEPEST_PAGE, Math.floor(count / PAGE)) }, (_, at) => ({
      address: at === 0 ? path : `${path}page/${at + 1}/`,
      isLast: (at + 2) * PAGE > count,
    })),
  );
  const ordered = pages.flatMap(({ address, isLast }) =>
    listingOrders.flatMap((order) => {
      const sorted = order === 'menu_order' ? address : `${address}?orderby=${order}`;
      const inStock = `${sorted}${sorted.includes('?') ? '&' : '?'}in_stock=1`;
      return isLast ? [sorted] : [sorted, inStock];
    }),
  );
  const priced = pages
    .filter(({ isLast }) => !isLast)
    .flatMap(({ address }, at) =>
      listingOrders.flatMap((order) => [
        `${address}?orderby=${order}&min_price=${2 + (at % 7) / 10}`,
        `${address}?orderby=${order}&max_price=${700 - at}`,
      ]),
    );
  return [...ordered, ...priced];
}

/** Two words of a name, or the three that say what is wanted and for which make. */
function wordsOf(name: string, at: number): string {
  const words = name.split(' ');
  const make = words[words.indexOf('per') + 1] ?? '';
  return [...words.slice(0, 2), ...(at % 2 === 0 ? [make] : [])].join(' ');
}

const searchPath = (text: string) => `/shop/?s=${encodeURIComponent(text)}`;

/** Reads what a shop holds, and makes the addresses that its first views are measured with. */
export async function pagePaths(databaseUrl: string): Promise<PagePaths> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const column = async (sql: string, ...values: unknown[]) =>
    (await client.query<{ value: string }>(sql, values)).rows.map(({ value }) => value);
  try {
    const { rows } = await client.query<Place>(
      `select '/shop/' as path, count(*)::int as count from products
         where type <> 'variation' and status = 'published'
       union all
       (select '/product-category/' || slug || '/', product_count from categories
         where product_count >= $1 order by position, id limit $2)`,
      [PAGE, FULL_CATEGORIES],
    );
    const listed = `type <> 'variation' and status = 'published' and catalog_visibility = 'visible'`;
    const random = (id: string) => `order by md5(${id}::text) limit $1`;
    const slugs = await column(
      `select slug as value from products where ${listed} ${random('id')}`,
      PRODUCTS,
    );
    const skus = await column(
      `select sku as value from products where sku is not null ${random('id')}`,
      CODES,
    );
    const codes = await column(`select code as value from oe_numbers ${random('id')}`, CODES);
    const names = await column(
      `select name as value from products where ${listed} ${random('name')}`,
      4 * WORDS,
    );
    const words = [...new Set(names.map(wordsOf))].slice(0, WORDS);
    return {
      listings: shuffle(listingPaths(rows)),
      products: slugs.map((slug) => `/product/${slug}/`),
      searches: shuffle([...words, ...skus, ...codes].map(searchPath)),
    };
  } finally {
    await client.end();
  }
}
