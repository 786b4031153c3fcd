import pg from 'pg';
import { z } from 'zod';
import { batchTimes } from '../shopping/batches.ts';

/** How often each view is asked for, of it the first times to warm up. */
export const ROUNDS = 60;
const WARM_UP = 20;

/** A list of the staff area in one order, with one filter, on one page; `rounds` where it is asked for less often than others. */
export const listView = z.object({
  name: z.string(),
  path: z.string(),
  most: z.number(),
  rounds: z.number().optional(),
});
export type ListView = z.infer<typeof listView>;

export const roundsOf = ({ rounds = ROUNDS }: ListView) => rounds;
export const warmUpOf = (view: ListView) => Math.min(WARM_UP, Math.floor(roundsOf(view) / 3));

/** Each request is a batch of its own, so that its time can be compared with that of its statements. */
export const batchOf = ({ name }: ListView, round: number) => `${name} ${round}`;

export const listTimes = z.object({ times: batchTimes });

const PRODUCT_LIST_MS = 60;
const OTHER_LISTS_MS = 100;

type Facts = {
  category: number;
  brand: number;
  list: number;
  code: string;
  pages: number;
  pricePages: number;
};

async function readFacts(databaseUrl: string): Promise<Facts> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Facts>(`
      select (select category_id from product_categories group by 1 order by count(*) desc limit 1) as category,
        (select brand_id from products where type <> 'variation' group by 1 order by count(*) desc limit 1) as brand,
        (select id from price_lists where is_retail) as list,
        (select min(sku) from products where type = 'simple') as code,
        (select ceil(count(*) / 50.0)::int from products where type <> 'variation' and status <> 'trash'
          and not exists (select from offer_goods g where g.product_id = products.id)) as pages,
        (select ceil(count(*) / 50.0)::int from products p where p.type <> 'variable'
          and not exists (select from products t where t.id in (p.id, p.parent_id) and t.status = 'trash')
          and not exists (select from offer_goods g where g.product_id = p.id)) as "pricePages"`);
    const [facts] = rows;
    if (!facts) throw new Error('The shop has no goods.');
    return facts;
  } finally {
    await client.end();
  }
}

/** The lists of goods in the staff area, each in the orders and with the filters that cost most. */
export async function listViews(databaseUrl: string): Promise<readonly ListView[]> {
  const { category, brand, list, code, pages, pricePages } = await readFacts(databaseUrl);
  const inThe = (section: string, most: number, path: string, queries: Readonly<Record<string, string>>) =>
    Object.entries(queries).map(([name, query]) => ({
      name: `${section}, ${name}`,
      path: query === '' ? path : `${path}?${query}`,
      most,
    }));
  return [
    ...inThe('Product list', PRODUCT_LIST_MS, '/staff/products/', {
      'as it opens': '',
      'by name': 'sort=name',
      'by name, last page': `sort=name&page=${pages}`,
      'as edited, middle page': `page=${Math.ceil(pages / 2)}`,
      'by price': 'sort=price',
      'by price from the dearest, last page': `sort=price-desc&page=${pages}`,
      'by stock': 'sort=stock',
      'by stock, last page': `sort=stock&page=${pages}`,
      'low stock by stock': 'stock=low&sort=stock',
      'in stock by price': 'stock=in&sort=price',
      'largest category by name': `category=${category}&sort=name`,
      'largest category, in stock, by price': `category=${category}&stock=in&sort=price`,
      'largest brand by stock': `brand=${brand}&sort=stock-desc`,
      'on sale by price': 'mark=on-sale&sort=price',
      'one word': 's=disco',
      'two words': 's=filtro%20olio',
      'a word in a category by stock': `s=filtro&category=${category}&sort=stock`,
      'a code': `s=${encodeURIComponent(code)}`,
    }),
    ...inThe('Public prices', OTHER_LISTS_MS, `/staff/price-lists/${list}/`, {
      'as they open': '',
      'middle page': `page=${Math.ceil(pricePages / 2)}`,
      'last page': `page=${pricePages}`,
      'largest category': `category=${category}`,
      'on sale': 'mark=on-sale',
      'one word': 's=disco',
    }),
    ...inThe('Media library', OTHER_LISTS_MS, '/staff/media/', {
      'as it opens': '',
      unused: 'use=unused',
      'one word': 's=disco',
    }),
    ...inThe('Stock', OTHER_LISTS_MS, '/staff/stock/', {
      'as it opens': '',
      'by name': 'sort=name',
      'by what can be sold': 'sort=available',
      'running low, by name': 'state=low&sort=name',
      'page 500': 'page=500',
      'one word': 's=disco',
    }),
  ];
}
