import pg from 'pg';
import { listingAddress } from '#catalogue/products/rules/listing-address.ts';
import { listingOrders, noFilters } from '#catalogue/products/rules/listing-query.ts';
import { shuffle } from '../pages/shuffle.ts';

const PATHS = 1500;
const CATEGORIES = 12;
const PAIRS = 120;

type Pair = {
  readonly category: string;
  readonly brand: string;
  readonly attribute: string;
  readonly term: string;
};

/** Listings with two filters: brands and terms of an attribute that go together in a large category, in every order. */
export async function filteredPaths(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // A part of a large shop holds every pair that is worth asking for.
    const { rows } = await client.query<Pair>(
      `select c.slug as category, b.slug as brand, a.slug as attribute, t.slug as term
       from (select id, slug from categories order by product_count desc, id limit $1) c
       join product_categories pc on pc.category_id = c.id and pc.product_id < 60000
       join products p on p.id = pc.product_id and p.status = 'published'
       join brands b on b.id = p.brand_id
       join product_attribute_terms pt on pt.product_id = p.id
       join attribute_terms t on t.id = pt.term_id
       join attributes a on a.id = t.attribute_id
       group by 1, 2, 3, 4 order by count(*) desc, 1, 2, 3, 4 limit $2`,
      [CATEGORIES, PAIRS],
    );
    const paths = rows.flatMap(({ category, brand, attribute, term }) =>
      listingOrders.flatMap((order) =>
        [
          { brands: [brand], attributes: [{ attribute, terms: [term] }] },
          { brands: [brand], inStock: true },
          { attributes: [{ attribute, terms: [term] }], onSale: true },
        ].map((filters) =>
          listingAddress({
            ...noFilters,
            ...filters,
            scope: { kind: 'category', slug: category },
            order,
            page: 1,
          }),
        ),
      ),
    );
    return shuffle([...new Set(paths)]).slice(0, PATHS);
  } finally {
    await client.end();
  }
}
