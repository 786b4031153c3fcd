import pg from 'pg';
import { productsToBuy } from '../shopping/products-to-buy.ts';

/** Paths of what is looked at in a browser: each has a button that adds a part at once. */
export type BrowserPages = { readonly Listing: string; readonly 'Product page': string };

export async function browserPages(databaseUrl: string): Promise<BrowserPages> {
  const [id] = await productsToBuy(databaseUrl, 1);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ slug: string }>('select slug from products where id = $1', [id]);
    return { Listing: '/product-category/freni/', 'Product page': `/product/${rows[0]?.slug}/` };
  } finally {
    await client.end();
  }
}
