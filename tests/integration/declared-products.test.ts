import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '#foundation/database/client.ts';
import { createFolderStore } from '#foundation/services/files/folder-store.ts';
import { createPrivateFiles } from '#foundation/services/files/private-files.ts';
import { silentLog } from '#foundation/services/log.ts';
import { findSession } from '#foundation/services/sessions.ts';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import { makePage } from '#http/page-cache/make-page.ts';
import type { AppServices } from '#http/requests/app-services.ts';
import { currentSettings } from '#http/requests/create-request-context.ts';
import { isPublicPage } from '#http/requests/public-pages.ts';
import { newBlock } from '#site/content/rules/blocks/page-content.ts';
import { visitorOf } from '#wholesale/agents/server/visitor-of.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aCategory } from '../factories/a-category.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aGroup } from '../factories/a-group.ts';
import { aPaymentSetup } from '../factories/a-payment-setup.ts';
import { aProduct } from '../factories/a-product.ts';
import { aPageOfTables, aProductTable } from '../factories/a-product-table.ts';
import { aShop, renderBuilt, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct } from '../factories/a-variable-product.ts';
import { memoryWithoutCache } from '../factories/memory-without-cache.ts';
import { everyRoute } from './permissions/every-route.ts';

// A cached page is rebuilt when a product that it declared (`reply.shows`) changes. So the test renders every cacheable page, changes
// something of a product that the database announces by its id alone, and renders again: a page whose markup changed must have
// declared that product.

/** Addresses of the pages that may be cached, by route; a new route fails until it stands here. Forms that show no goods need not be drawn. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  '/': ['/'],
  '/shop/': [
    '/shop/',
    '/shop/?s=disco',
    '/shop/?s=dsico',
    '/shop/?orderby=rating',
    '/shop/?stock_status=instock',
  ],
  '/shop/page/:page/': ['/shop/page/2/'],
  '/product-category/:slug/': ['/product-category/freni/'],
  '/product-category/:slug/page/:page/': ['/product-category/freni/page/2/'],
  '/product-tag/:slug/': ['/product-tag/estate/'],
  '/product-tag/:slug/page/:page/': ['/product-tag/estate/page/2/'],
  '/brand/:slug/': ['/brand/brembo/'],
  '/brand/:slug/page/:page/': ['/brand/brembo/page/2/'],
  '/product/:slug/': ['/product/disco-1/', '/product/olio/', '/product/olio/?attribute_pa_litri=5-l'],
  '/product/:slug/:comments/': ['/product/disco-1/comment-page-2/'],
  '/order-link/': [],
  '/setup/': [],
  '/withdrawal/': [],
  '/contact-form/': [],
  '/:slug/': ['/tabelle/', '/ordini/', '/preventivi/', '/blocchi/'],
};

let shop: TestShop;
let services: AppServices;
let pool: pg.Pool;
let listener: pg.PoolClient;
const shown: string[] = [];
const audiences: { readonly name: string; readonly audience: Audience }[] = [];
/** listed products with the items whose stock they show */
const products: {
  readonly id: number;
  readonly name: string;
  readonly items: readonly number[];
  readonly pieces: number;
}[] = [];

const reviewed = 'Montato in mezz’ora.';

async function aRange(): Promise<void> {
  const { db } = shop;
  const freni = await aCategory(db, { slug: 'freni', name: 'Freni' });
  const tag = await db
    .insertInto('tags')
    .values({ slug: 'estate', name: 'Estate' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const brand = await db
    .insertInto('brands')
    .values({ slug: 'brembo', name: 'Brembo' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const all = { categoryIds: [freni.id], tagIds: [tag.id] };
  for (const number of [1, 2, 3, 4, 5]) {
    // The last one is sold out, and may come back.
    const pieces = number === 5 ? 0 : 50;
    const options = { ...all, slug: `disco-${number}`, name: `Disco ${number}`, stock: pieces };
    const made = await aProduct(db, { ...options, columns: { brand_id: brand.id } });
    products.push({ ...made, items: [made.id], pieces });
  }
  const oil = await aVariableProduct(db, {
    ...all,
    slug: 'olio',
    name: 'Olio',
    columns: { brand_id: brand.id },
  });
  products.push({ ...oil, items: oil.variationIds, pieces: 10 });
  await db
    .insertInto('reviews')
    .values(
      products.map(({ id }) => ({
        product_id: id,
        rating: 4,
        body: reviewed,
        author_name: 'Carla',
        author_email: 'carla@example.com',
        status: 'approved' as const,
      })),
    )
    .execute();
  await db.insertInto('settings').values({ key: 'products_per_page', value: '3' }).execute();
  await aPageOfTables(db, 'tabelle', [(await aProductTable(db)).id]);
  for (const [slug, part] of [
    ['ordini', '[bulk_order]'],
    ['preventivi', '[quote_request]'],
    ['blocchi', ''],
  ] as const) {
    await db
      .insertInto('content_pages')
      .values({ slug, title: slug, body_html: `<p>${part}</p>` })
      .execute();
  }
  await aPageOfBlocks(db);
}

/** A page whose blocks show goods by rules that the home page does not have. */
async function aPageOfBlocks(db: TestShop['db']): Promise<void> {
  const goods = newBlock('products', 'goods');
  const row = newBlock('carousel', 'row');
  const title = { it: 'Prodotti', en: '' };
  const blocks = [
    { ...goods, values: { ...goods.values, title, rule: 'chosen', chosen: products.map(({ id }) => id) } },
    { ...row, values: { ...row.values, title, rule: 'newest' } },
  ];
  const published = JSON.stringify({ slug: 'blocchi', title, blocks });
  await sql`
    insert into page_blocks (page_id, published, saved_at, saved_by_name)
    select id, ${published}::jsonb, now(), '' from content_pages where slug = 'blocchi'`.execute(db);
}

beforeAll(async () => {
  shop = await aShop();
  services = {
    ...shop,
    memory: memoryWithoutCache(),
    paymentSetup: aPaymentSetup(),
    log: silentLog,
    mediaFiles: createFolderStore(shop.mediaFolder),
    privateFiles: createPrivateFiles(createFolderStore(shop.privateFolder)),
    render: renderBuilt,
    endpoints: [],
    strict: true,
  };
  await aRange();
  const group = await aGroup(shop.db, { kind: 'business', show_prices_with_tax: false });
  const { id } = await aCustomer(shop.db, { group_id: group.id, approved_at: shop.clock.now() });
  const token = (await aBrowserOf(shop, id)).cookies.get(shop.sessionCookie) ?? '';
  const settings = await currentSettings(services);
  const session = await findSession(shop.db, token, shop.clock.now());
  for (const [name, seen] of [
    ['guests', null],
    ['businesses', session],
  ] as const) {
    audiences.push({ name, audience: (await visitorOf(shop.db, services.memory, settings, seen)).audience });
  }
  pool = createPool(shop.databaseUrl, { max: 1 });
  listener = await pool.connect();
  listener.on('notification', ({ payload }) => shown.push(payload ?? ''));
  await listener.query('listen shop_changes');
});
afterAll(async () => {
  listener.release();
  await pool.end();
  await shop.close();
});

type Drawn = { readonly html: string; readonly declared: ReadonlySet<number> };

/** Every cacheable page as it is now, without those whose loader keeps them out of the cache. */
async function drawAll(): Promise<ReadonlyMap<string, Drawn>> {
  const drawn = new Map<string, Drawn>();
  for (const { name, audience } of audiences) {
    for (const address of Object.values(addresses).flat()) {
      const made = await makePage(services, address, audience);
      if (!made) continue;
      const html = made.page.variant('identity').body.toString();
      drawn.set(`${address} for ${name}`, { html, declared: made.products });
    }
  }
  return drawn;
}

/** Changes the shop; returns what the database notifies of it. */
async function notificationsOf(change: () => Promise<unknown>): Promise<ReadonlySet<string>> {
  // Notifications that were sent before a query arrive before its answer.
  await listener.query('select 1');
  shown.length = 0;
  await change();
  await listener.query('select 1');
  return new Set(shown);
}

const stockTo = (items: readonly number[], pieces: number) =>
  shop.db.updateTable('stock').set({ on_hand: pieces }).where('product_id', 'in', items).execute();

const reviewTo = (productId: number, body: string) =>
  shop.db.updateTable('reviews').set({ body }).where('product_id', '=', productId).execute();

test('every cacheable page has an address here', () => {
  const pages = everyRoute.filter(({ kind }) => kind === 'page').map(({ address }) => address);
  const cacheable = pages.filter((address) => isPublicPage(address.replace(/:\w+/g, 'x')));
  expect(cacheable.toSorted()).toEqual(Object.keys(addresses).toSorted());
});

test('a page that changes with a product had declared that product', async () => {
  const before = await drawAll();
  expect(before.size).toBeGreaterThan(Object.values(addresses).flat().length);
  const forgotten: string[] = [];
  let changed = 0;
  const compare = async (what: string, change: () => Promise<unknown>) => {
    const changes = await notificationsOf(change);
    // A change that makes all pages stale needs no declaration, and would prove nothing here.
    expect([...changes]).not.toContain('all');
    for (const [page, { html }] of await drawAll()) {
      const was = before.get(page);
      if (!was || was.html === html) continue;
      changed += 1;
      const isDeclared = [...was.declared].some((id) => changes.has(`product:${id}`));
      if (!isDeclared) forgotten.push(`${page} is the same after ${what}`);
    }
  };
  for (const { id, name, items, pieces } of products) {
    const [first = 0] = items;
    await compare(`${name} has few pieces`, () => stockTo([first], 2));
    await stockTo(items, pieces);
    await compare(`${name} is had or not`, () => stockTo(items, pieces === 0 ? 50 : 0));
    await stockTo(items, pieces);
    await compare(`a review of ${name}`, () => reviewTo(id, 'Montato in dieci minuti.'));
    await reviewTo(id, reviewed);
  }
  expect(forgotten).toEqual([]);
  expect(changed).toBeGreaterThan(products.length);
}, 300_000);
