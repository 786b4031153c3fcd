import pg from 'pg';
import { listingPaths } from './listing-paths.ts';
import { shuffle } from './shuffle.ts';

/** What shoppers may ask for for the first time, each address once. */
export type PagePaths = {
  readonly listings: readonly string[];
  readonly products: readonly string[];
  readonly searches: readonly string[];
};

const PRODUCTS = 1000;
const CODES = 250;
const WORDS = 500;

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
      listings: shuffle(listingPaths()),
      products: slugs.map((slug) => `/product/${slug}/`),
      searches: shuffle([...words, ...skus, ...codes].map(searchPath)),
    };
  } finally {
    await client.end();
  }
}
