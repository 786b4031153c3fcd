import pg, { type ClientBase } from 'pg';
import { type DemoMark, demoMarkKey, demoTables } from '#site/setup/rules/demo-data.ts';
import { contentPages } from './content/content-pages.data.ts';
import { demoFirm } from './content/demo-firm.data.ts';
import { writeContent } from './content/write-content.ts';
import { writeHome } from './content/write-home.ts';
import { writeMenus } from './content/write-menus.ts';
import { writeProductTables } from './content/write-product-tables.ts';
import { renderDemoPictures } from './demo-pictures.ts';
import type { DemoLogins } from './people/demo-logins.data.ts';
import { writeConversations } from './people/write-conversations.ts';
import { writeCoupons } from './people/write-coupons.ts';
import { writeOffers } from './people/write-offers.ts';
import { demoLogins, writePeople } from './people/write-people.ts';
import { writePurchaseLists } from './people/write-purchase-lists.ts';
import { writeRegistration } from './people/write-registration.ts';
import { createImageRegister, imagesShape } from './writing/image-register.ts';
import { insertRows } from './writing/insert-rows.ts';
import { advanceSequences } from './writing/refresh-derived.ts';
import { writeDemoProducts } from './writing/write-demo-products.ts';
import { writeStockMoves } from './writing/write-stock-moves.ts';

const mark = demoMarkKey;
const lock = 0x70697374;
const numberedTables = [
  'images',
  'categories',
  'brands',
  'tags',
  'attributes',
  'attribute_terms',
  'vehicles',
  'products',
  'oe_numbers',
  'stock_movements',
  'reviews',
  'customers',
  'content_pages',
  'shipping_zones',
  'shipping_methods',
  'shipping_classes',
];

type Tell = (sentence: string) => void;
type Found = { state: 'untouched' } | { state: 'demo-shop'; products: number } | { state: 'in-use' };

async function lookAround(client: ClientBase): Promise<Found> {
  const { rows } = await client.query<{ products: number }>({
    text: `select (value ->> 'products')::int as products from settings where key = $1`,
    values: [mark],
  });
  if (rows[0]) return { state: 'demo-shop', products: rows[0].products };
  const { rows: used } = await client.query<{ used: boolean }>(
    `select exists (select from products) or exists (select from orders) or exists (select from customers)
       or exists (select from categories) or exists (select from content_pages) as used`,
  );
  return used[0]?.used ? { state: 'in-use' } : { state: 'untouched' };
}

async function writeSetting(client: ClientBase, key: string, value: unknown): Promise<void> {
  await client.query({
    text: 'insert into settings (key, value) values ($1, $2::jsonb) on conflict do nothing',
    values: [key, JSON.stringify(value)],
  });
}

/** The last id of each table of which the demo brings rows. */
async function lastIds(client: ClientBase): Promise<ReadonlyMap<string, number>> {
  const counts = demoTables.map(
    (table) => `select '${table}' as name, coalesce(max(id), 0)::int as id from ${table}`,
  );
  const { rows } = await client.query<{ name: string; id: number }>(counts.join(' union all '));
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** The mark of a shop with invented goods: what was written into it since `before`, so that it can be removed. */
async function markOf(
  client: ClientBase,
  products: number,
  before: ReadonlyMap<string, number>,
): Promise<DemoMark> {
  const after = await lastIds(client);
  const { rows } = await client.query<{ slug: string; at: string }>({
    text: 'select slug, updated_at::text as at from content_pages where slug = any ($1)',
    values: [contentPages.flatMap(({ slug, isDemo = false }) => (isDemo ? slug : []))],
  });
  return {
    products,
    made: Object.fromEntries(
      demoTables.map((table) => [table, [before.get(table) ?? 0, after.get(table) ?? 0] as const]),
    ),
    firm: demoFirm,
    pages: Object.fromEntries(rows.map(({ slug, at }) => [slug, at])),
  };
}

async function writeEverything(
  client: ClientBase,
  input: { products: number; hashPassword: (password: string) => Promise<string> },
  tell: Tell,
): Promise<void> {
  // The demo shop has sold at these prices for as long as anybody knows.
  await client.query(`set local pistone.quiet = 'on'; set local pistone.price_reason = 'opening'`);
  const withDemoData = input.products > 0;
  const before = await lastIds(client);
  await writeContent(client, withDemoData);
  await writeMenus(client);
  const images = createImageRegister();
  const hero = images.idOf({ view: 'hero' }, 'Ricambi auto sul banco di un’officina');
  await insertRows(client, imagesShape, images.takeNew());
  await writeHome(client, hero, withDemoData);
  if (withDemoData) {
    await writeDemoProducts(client, images, input.products, tell);
    await writeCoupons(client);
    await writePeople(client, input.hashPassword);
  }
  await advanceSequences(client, numberedTables);
  if (withDemoData) {
    for (const [key, value] of Object.entries(demoFirm)) await writeSetting(client, key, value);
    await writeSetting(client, 'language_switch', true);
    await writeRegistration(client);
    await writeStockMoves(client);
    await writePurchaseLists(client);
    await writeOffers(client);
    await writeConversations(client);
    await writeProductTables(client);
  }
  if (!withDemoData) await writeSetting(client, 'shipping_countries', ['IT', 'SM', 'VA']);
  await writeSetting(client, 'table_price_format', 'as-shop');
  await writeSetting(
    client,
    mark,
    withDemoData ? await markOf(client, input.products, before) : { products: 0 },
  );
  await client.query(`notify shop_changes, 'all'`);
}

/** Loads in one transaction, so that an interrupted load leaves nothing; a second process waits and finds it done. */
async function loadOnce(
  client: ClientBase,
  input: { products: number; hashPassword: (password: string) => Promise<string> },
  tell: Tell,
): Promise<Found> {
  await client.query('begin');
  try {
    await client.query({ text: 'select pg_advisory_xact_lock($1)', values: [lock] });
    const found = await lookAround(client);
    if (found.state === 'untouched') await writeEverything(client, input, tell);
    await client.query('commit');
    return found;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/**
 * Fills an untouched database with the demo shop of so many products (0: an empty shop without anybody or anything invented) and draws its
 * pictures where a directory is given. A database that holds it already, or anything of somebody's own, stays as it
 * is. Returns the log-ins of the demo shop that is there; none for an empty shop and for one of somebody's own.
 */
export async function loadDemoShop(input: {
  connectionString: string;
  products: number;
  mediaDirectory: string | null;
  hashPassword: (password: string) => Promise<string>;
  onProgress?: Tell;
}): Promise<DemoLogins> {
  const tell = input.onProgress ?? (() => {});
  const client = new pg.Client({ connectionString: input.connectionString });
  await client.connect();
  let found: Found;
  try {
    found = await loadOnce(client, input, tell);
  } finally {
    await client.end();
  }
  if (found.state === 'in-use') return [];
  const products = found.state === 'demo-shop' ? found.products : input.products;
  if (input.mediaDirectory !== null) await renderDemoPictures(products > 0, input.mediaDirectory, tell);
  return products > 0 ? demoLogins() : [];
}
