import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { defaultWirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import { systemClock } from '#foundation/services/clock.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aGroup } from '../factories/a-group.ts';
import { aPriceList } from '../factories/a-price-list.ts';
import { temporaryFolder } from '../factories/temporary-folder.ts';
import { freshDatabase } from '../factories/test-database.ts';
import { freePort, startShop } from './running-shop.ts';

// The whole demo shop is walked through by four visitors at once. Every list has prices of its own million of cents, so that a
// price tells whose it is wherever it stands: in text, in data, in what programs are told.
const PRODUCTS = process.env.CRAWL_PRODUCTS ?? '60';
// The whole demo shop of 1,200 products takes some minutes more.
const PATIENCE_MS = Number(PRODUCTS) > 200 ? 900_000 : 240_000;
const MILLION = 1_000_000;
const AT_ONCE = 4;

type Walker = {
  readonly name: string;
  readonly browser: TestBrowser;
  /** the million of cents of its prices */
  readonly list: number;
  /** slugs of what it does not see */
  readonly hidden: ReadonlySet<string>;
};

async function priceAnew(db: Database, lists: readonly number[]): Promise<void> {
  await db.transaction().execute(async (inside) => {
    await sql`set local pistone.quiet = 'on'`.execute(inside);
    await sql`update products set regular_price_cents = ${MILLION} + 13 * id, sale_price_cents = null
      where type <> 'variable'`.execute(inside);
    for (const [at, list] of lists.entries()) {
      await sql`insert into price_list_entries (price_list_id, product_id, min_quantity, price_cents)
        select ${list}::int, id, 1, ${(at + 2) * MILLION}::int + 13 * id from products where type <> 'variable'`.execute(
        inside,
      );
    }
    await sql`select refresh_listing_prices(array(select id from products where type <> 'variation'))`.execute(
      inside,
    );
  });
  await sql`select pg_notify('shop_changes', 'all')`.execute(db);
}

/** Every amount that a reply may hold, as cents: `20.000,13`, `20000.13`, `2000013`. */
function* amountsIn(text: string): Generator<number> {
  for (const [, whole = '', cents = ''] of text.matchAll(/\b(\d{1,2}\.\d{3}),(\d{2})\b/g)) {
    yield Number(whole.replace('.', '') + cents);
  }
  for (const [, whole = '', cents = ''] of text.matchAll(/\b(\d{5})\.(\d{2})\b/g))
    yield Number(whole + cents);
  for (const [digits] of text.matchAll(/\b\d{7}\b/g)) yield Number(digits);
}

async function pathsOf(fetch: (path: string) => Promise<Response>): Promise<string[]> {
  const addresses = async (path: string) =>
    [...(await (await fetch(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const paths: string[] = [];
  for (const sitemap of await addresses('/sitemap.xml')) {
    for (const url of await addresses(new URL(sitemap).pathname)) paths.push(new URL(url).pathname);
  }
  return paths;
}

const api = '/wp-json/wc/store/v1';
const listings = [
  '/shop/?orderby=price',
  '/shop/?orderby=price-desc',
  '/shop/?orderby=popularity',
  '/shop/?stock=1',
  '/shop/page/2/',
  '/shop/page/3/',
  '/shop/?s=freno',
  '/shop/?s=olio',
  '/shop/?min_price=10000&max_price=39999',
  `${api}/products?per_page=100`,
  `${api}/products?per_page=100&orderby=price`,
  `${api}/products/collection-data?calculate_price_range=true`,
  `${api}/products/categories`,
  '/?wc-ajax=search_suggestions&term=fren',
  '/?wc-ajax=search_suggestions&term=olio',
  '/shop.data',
];

test(
  '[ACC-01] [ACC-02] [ACC-10] four visitors at once see their own prices and goods alone, on every page of the shop',
  async () => {
    const database = await freshDatabase();
    const db = createDatabase(createPool(database.url, { max: 4 }));
    onTestFinished(async () => {
      await db.destroy();
      await database.drop();
    });
    const shop = await startShop({
      DATABASE_URL: database.url,
      DATA_DIR: await temporaryFolder(),
      PORT: String(await freePort()),
      DEMO_PRODUCTS: PRODUCTS,
    });
    const lists = [await aPriceList(db, { slug: 'crawl-a' }), await aPriceList(db, { slug: 'crawl-b' })];
    await priceAnew(
      db,
      lists.map(({ id }) => id),
    );
    const [first, second] = await Promise.all(
      lists.map(({ id }, at) => aGroup(db, { price_list_id: id, name: `Gruppo ${at + 1}` })),
    );
    const retail = await sql<{ id: number }>`select id from customer_groups where slug = 'retail'`.execute(
      db,
    );
    // A department for the first group alone, and one that the second does not see.
    const departments = await sql<{ id: number }>`
    select id from categories where parent_id is null and product_count > 0 order by product_count desc, id`.execute(
      db,
    );
    const [shown, withheld] = [departments.rows[0]?.id ?? 0, departments.rows[1]?.id ?? 0];
    const slugsIn = async (id: number) =>
      (
        await sql<{
          slug: string;
        }>`select p.slug from product_categories pc join products p on p.id = pc.product_id
        where pc.category_id = ${id}`.execute(db)
      ).rows.map(({ slug }) => slug);
    const everyPath = await pathsOf(shop.fetch);
    await db
      .insertInto('visibility_rules')
      .values([
        { category_id: shown, group_id: first?.id ?? 0, rule: 'only' },
        { category_id: withheld, group_id: second?.id ?? 0, rule: 'hidden' },
      ])
      .execute();
    const box = { ...shop, db, wire: defaultWirePrefixes, clock: systemClock };
    const logIn = async (groupId: number) => aBrowserOf(box, (await aCustomer(db, { group_id: groupId })).id);
    const [shownSlugs, withheldSlugs] = [await slugsIn(shown), await slugsIn(withheld)];
    const walkers: Walker[] = [
      { name: 'guest', browser: aBrowser(shop), list: 1, hidden: new Set(shownSlugs) },
      { name: 'retail', browser: await logIn(retail.rows[0]?.id ?? 0), list: 1, hidden: new Set(shownSlugs) },
      { name: 'first business', browser: await logIn(first?.id ?? 0), list: 2, hidden: new Set() },
      {
        name: 'second business',
        browser: await logIn(second?.id ?? 0),
        list: 3,
        hidden: new Set([...shownSlugs, ...withheldSlugs]),
      },
    ];
    const ids = await sql<{ id: number }>`select id from products where type <> 'variable'`.execute(db);
    const own = new Map(ids.rows.map(({ id }) => [13 * id, id]));
    const ownerOf = (amount: number) => (own.has(amount % MILLION) ? Math.floor(amount / MILLION) : 0);

    const found: string[] = [];
    const seen = new Map<string, number>(walkers.map(({ name }) => [name, 0]));
    let pages = 0;
    async function look({ name, browser, list, hidden }: Walker, path: string): Promise<void> {
      const response = await browser.get(path);
      const text = (await response.text()).replaceAll('\u00a0', ' ');
      pages += 1;
      if (response.status >= 500) found.push(`${name} ${path}: ${response.status}`);
      for (const amount of amountsIn(text)) {
        const owner = ownerOf(amount);
        if (owner === list) seen.set(name, (seen.get(name) ?? 0) + 1);
        else if (owner > 0 && owner <= 3) found.push(`${name} ${path}: a price of list ${owner}, ${amount}`);
      }
      for (const [, slug = ''] of text.matchAll(/\/product\/([a-z0-9-]+)/g)) {
        if (hidden.has(slug) && !path.includes(slug)) found.push(`${name} ${path}: ${slug}`);
      }
    }

    // The pages that the rules hide are asked for as well: they must be missing for those who do not see them.
    const paths = [...new Set([...everyPath, ...listings])];
    for (let round = 0; round < 2; round += 1) {
      const queue = round === 0 ? [...paths] : paths.toReversed();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, lane) => {
          for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
            const here = path;
            const order = walkers.map((__, at) => walkers[(at + lane + round) % walkers.length]);
            await Promise.all(order.map((walker) => walker && look(walker, here)));
          }
        }),
      );
    }
    for (const slug of shownSlugs) {
      const status = async ({ browser }: Walker) => (await browser.get(`/product/${slug}/`)).status;
      expect(await Promise.all(walkers.map(status))).toEqual([404, 404, 200, 404]);
    }
    process.stdout.write(
      `crawl: ${paths.length} addresses, ${pages} pages by 4 visitors, ${found.length} foreign\n`,
    );
    expect(found).toEqual([]);
    // Every visitor met own prices by the hundred: a shop that showed none would pass otherwise.
    for (const [, count] of seen) expect(count).toBeGreaterThan(100);
  },
  PATIENCE_MS,
);
