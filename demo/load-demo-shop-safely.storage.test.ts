import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/factories/temporary-folder.ts';
import { type FreshDatabase, freshDatabase } from '#tests/factories/test-database.ts';
import { demoFirm } from './content/demo-firm.data.ts';
import { ownZones } from './content/shipping-zones.data.ts';
import { areaRates } from './content/tax-rates.data.ts';
import { loadDemoShop } from './load-demo-shop.ts';

const hashPassword = async (password: string) => `hash of ${password}`;
const everyTable = [
  'products',
  'product_categories',
  'product_images',
  'product_attribute_terms',
  'variation_terms',
  'oe_numbers',
  'fitments',
  'price_list_entries',
  'listing_prices',
  'stock',
  'stock_movements',
  'reviews',
  'images',
  'product_codes',
];
const open: { database: FreshDatabase; client: pg.Client }[] = [];

async function position() {
  const database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  open.push({ database, client });
  // A new database holds no firm; those of other tests do.
  await client.query('delete from settings');
  const load = (products: number, hash = hashPassword, mediaDirectory: string | null = null) =>
    loadDemoShop({ connectionString: database.url, products, mediaDirectory, hashPassword: hash });
  const rowsOf = async (table: string) => {
    const { rows } = await client.query<{ text: string }>(
      `select t::text as text from ${table} t order by 1`,
    );
    return rows.map(({ text }) => text);
  };
  return { client, load, rowsOf };
}

let first: Awaited<ReturnType<typeof position>>;

beforeEach(async () => {
  first = await position();
});

afterEach(async () => {
  for (const { database, client } of open.splice(0)) {
    await client.end();
    await database.drop();
  }
});

describe('loading the demo shop', () => {
  it('makes the same rows in every database', async () => {
    const second = await position();
    await first.load(30);
    await second.load(30);
    for (const table of everyTable) {
      const rows = await first.rowsOf(table);
      expect(rows.length, table).toBeGreaterThan(0);
      expect(await second.rowsOf(table), table).toEqual(rows);
    }
  });

  it('makes the products of a small shop the first ones of a larger shop', async () => {
    const second = await position();
    await first.load(20);
    await second.load(40);
    const few = await first.client.query(
      `select id, slug, sku, name, image_id, regular_price_cents from products order by id`,
    );
    const many = await second.client.query({
      text: `select id, slug, sku, name, image_id, regular_price_cents from products order by id limit $1`,
      values: [few.rows.length],
    });
    expect(many.rows).toEqual(few.rows);
  });

  it('leaves nothing behind when it breaks off, and starts anew', async () => {
    const broken = () => Promise.reject(new Error('the power went'));
    await expect(first.load(30, broken)).rejects.toThrow('the power went');
    for (const table of [...everyTable, 'settings', 'customers', 'content_pages']) {
      expect(await first.rowsOf(table), table).toEqual([]);
    }
    expect(await first.load(30)).toHaveLength(4);
    expect(await first.rowsOf('product_search')).toHaveLength(30);
  });

  it('happens once when two processes start together', async () => {
    const [one, two] = await Promise.all([first.load(30), first.load(30)]);
    expect(one).toEqual(two);
    expect(await first.rowsOf('product_search')).toHaveLength(30);
  });

  it('never touches a shop of somebody’s own', async () => {
    await first.client.query(`insert into products (type, slug, name) values ('simple', 'mio', 'Mio')`);
    expect(await first.load(30)).toEqual([]);
    expect(await first.rowsOf('products')).toHaveLength(1);
    expect(await first.rowsOf('settings')).toEqual([]);
  });

  it('without products makes a shop that works: VAT, shipping, pages, and nobody and nothing invented', async () => {
    expect(await first.load(0)).toEqual([]);
    for (const table of ['products', 'categories', 'brands', 'customers', 'coupons']) {
      expect(await first.rowsOf(table), table).toEqual([]);
    }
    const texts = (await first.rowsOf('content_pages')).join();
    expect(texts).toContain('[payment_methods]');
    const shop = [texts, ...(await first.rowsOf('settings'))].join();
    for (const invented of Object.values(demoFirm)) expect(shop).not.toContain(invented);
    expect(await first.rowsOf('tax_rates')).toHaveLength(27 + areaRates.length);
    expect(await first.rowsOf('shipping_zones')).toHaveLength(ownZones.length);
    expect(await first.rowsOf('content_pages')).toHaveLength(8);
    expect(await first.rowsOf('price_lists')).toHaveLength(1);
    expect(await first.load(0)).toEqual([]);
  });

  it('draws its pictures into the directory it is given, also when the products are there already', async () => {
    const folder = await temporaryFolder();
    await first.load(0);
    await first.load(0, hashPassword, folder);
    const files = await readdir(folder);
    const [hero] = await first.rowsOf('(select file_key from images)');
    expect(hero).toMatch(/^\(hero-/);
    const key = hero?.slice(1, -1);
    expect(files.sort()).toEqual(
      [640, 1200, 1920]
        .flatMap((width) => ['avif', 'webp', 'jpg'].map((format) => `${key}-${width}.${format}`))
        .sort(),
    );
  });

  it('tells every server process to forget what it kept', async () => {
    const heard: (string | undefined)[] = [];
    first.client.on('notification', ({ payload }) => heard.push(payload));
    await first.client.query('listen shop_changes');
    await first.load(5);
    await first.client.query('select 1');
    expect(heard).toEqual(['all']);
  });
});
