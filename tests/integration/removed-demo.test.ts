import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBulkEdit } from '#catalogue/bulk-editing/server/create-bulk-edit.ts';
import { saveBins } from '#catalogue/stock/server/locations/bins.ts';
import { recordMovements } from '#catalogue/stock/server/record-movements.ts';
import { beginCount } from '#catalogue/stock/server/staff/counts/begin-count.ts';
import { scanIntoCount } from '#catalogue/stock/server/staff/counts/count-articles.ts';
import { postReceipt } from '#catalogue/stock/server/staff/receipts/post-receipt.ts';
import { readReceipt } from '#catalogue/stock/server/staff/receipts/read-receipts.ts';
import { saveReceipt } from '#catalogue/stock/server/staff/receipts/save-receipt.ts';
import { pasteLines } from '#catalogue/stock/server/staff/receipts/write-lines.ts';
import { sendTransfer } from '#catalogue/stock/server/staff/transfers/move-transfer.ts';
import { readTransfer } from '#catalogue/stock/server/staff/transfers/read-transfers.ts';
import { saveTransfer, scanIntoTransfer } from '#catalogue/stock/server/staff/transfers/save-transfer.ts';
import { loadDemoShop } from '#demo/load-demo-shop.ts';
import { checkShop } from '#http/consistency/check-shop.ts';
import { makePickList } from '#selling/fulfilment/server/picking/make-pick-list.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { type DemoMark, removeDemoAction } from '#site/setup/rules/demo-data.ts';
import { askDemoRemoval } from '#site/setup/server/demo/ask-demo-removal.ts';
import { readDemoMark } from '#site/setup/server/demo/demo-mark.ts';
import { removeDemo } from '#site/setup/server/demo/remove-demo.ts';
import { staffPages } from '#site/staff-frame/rules/staff-pages.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '../factories/a-request-context.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { anOrder } from '../factories/an-order.ts';
import { danglingColumns, mayRefer } from '../factories/dangling-columns.ts';
import { expectStockInOrder } from '../factories/expect-stock-in-order.ts';
import { textOf } from '../factories/order-calls.ts';

type Item = { readonly id: number; readonly sku: string };

let shop: TestShop;
let owner: TestRequestContext;
let browser: TestBrowser;
let mark: DemoMark;
let own: Item;
let invented: Item;
let slugs: readonly string[];
let ownOrder: number;
/** Receipts, transfers, counts and bulk edits of the owner that also concern own goods, or nothing yet. */
const stayed: Record<'stock_receipts' | 'stock_transfers' | 'bulk_edits', number[]> = {
  stock_receipts: [],
  stock_transfers: [],
  bulk_edits: [],
};

beforeAll(async () => {
  shop = await aShop();
  await shop.db.deleteFrom('settings').execute();
  await loadDemoShop({
    connectionString: shop.databaseUrl,
    products: 200,
    mediaDirectory: null,
    hashPassword: async (password) => `hash of ${password}`,
  });
  const person = await aPerson(shop.db, 'administrator', { firstName: 'Rosa', lastName: 'Rossi' });
  owner = await aRequestContext(shop.db, { person });
  browser = await aBrowserOf(shop, person.customerId);
  own = { id: (await aProduct(shop.db, { sku: 'MIO-1', stock: 4 })).id, sku: 'MIO-1' };
  const { rows } = await sql<Item & { slug: string }>`
    select p.id, p.sku, p.slug from products p join stock s on s.product_id = p.id
    where p.type = 'simple' and s.on_hand - s.reserved > 20 and p.sold_individually = false and p.min_quantity = 1 and p.quantity_step = 1
      and p.regular_price_cents > 0 and p.status = 'published' order by p.id`.execute(shop.db);
  if (!rows[0]) throw new Error('the demo has no such article');
  invented = rows[0];
  slugs = rows.map(({ slug }) => slug);
  await work();
  const found = await readDemoMark(shop.db);
  if (!found) throw new Error('the demo has no mark');
  mark = found;
}, 180_000);
afterAll(() => shop.close());

async function aReceipt(lines: string): Promise<number> {
  const head = { supplier: 'Sud', document: '', documentOn: '', note: '', locationId: null };
  const saved = await saveReceipt(owner, null, head);
  if (!saved.ok) throw new Error('no receipt');
  if (lines !== '') await pasteLines(owner, saved.id, lines);
  return saved.id;
}

async function aSentTransfer(items: readonly Item[], to: number): Promise<number> {
  const saved = await saveTransfer(owner, null, { fromId: null, toId: to, note: '' });
  if (!saved.ok) throw new Error('no transfer');
  for (const { sku } of items) await scanIntoTransfer(owner, saved.id, { code: sku, scan: sku, pieces: 1 });
  const draft = await readTransfer(owner, saved.id);
  expect(await sendTransfer(owner, saved.id, draft?.version ?? 0, [])).toMatchObject({ ok: true });
  return saved.id;
}

/** What an owner does while trying: with invented goods, with own ones, and with both. */
async function work(): Promise<void> {
  const { db } = shop;
  const counterId = (
    await db
      .selectFrom('stock_locations')
      .select('id')
      .where('is_default', '=', false)
      .executeTakeFirstOrThrow()
  ).id;
  // The counter has more of the own article than the warehouse, so that it serves orders.
  await db.transaction().execute((inside) =>
    recordMovements({ ...owner, db: inside }, [{ itemId: own.id, delta: 30 }], {
      reason: 'found',
      note: '',
      locationId: counterId,
    }),
  );
  const items = [
    [own.id, 5],
    [invented.id, 1],
  ] as const;
  await anOrder(db, { items });
  const mixed = (await anOrder(db, { items })).order.id;
  await changeOrderState(owner, { id: mixed, to: 'processing' });
  ownOrder = (await anOrder(db, { items: [[own.id, 6]] })).order.id;
  await changeOrderState(owner, { id: ownOrder, to: 'processing' });

  for (const id of [mixed, ownOrder]) await makePickList(owner, [id]);
  await saveBins(owner, own.id, new Map([[counterId, 'A-1']]));

  const posted = await aReceipt(`${invented.sku};3;4,00`);
  const seen = await readReceipt(owner, posted);
  await postReceipt(
    owner,
    posted,
    seen?.version ?? 0,
    (seen?.rows ?? []).map(({ id, quantity, unitCost }) => ({ productId: id, quantity, unitCost })),
  );
  await aReceipt(`${invented.sku};1`);
  stayed.stock_receipts.push(await aReceipt(''), await aReceipt(`${invented.sku};1\n${own.sku};2`));
  await aSentTransfer([invented], counterId);
  stayed.stock_transfers.push(await aSentTransfer([invented, own], counterId));
  const scope = { scope: 'all', categoryId: null, brandId: null, isBlind: false, locationId: null } as const;
  const count = await beginCount(owner, { ...scope, name: 'Prova' });
  if (!count.ok) throw new Error('no count');
  await scanIntoCount(owner, count.id, { code: invented.sku, scan: 'a', pieces: 2 });

  await createBulkEdit(owner, { ids: [invented.id] });
  stayed.bulk_edits.push((await createBulkEdit(owner, { ids: [invented.id, own.id] })) ?? 0);
  await sql`
    with head as (
      insert into price_list_imports (price_list_id, file_name, created_at) select id, 'prova.csv', now() from price_lists where is_retail returning id)
    insert into public_price_import_rows (import_id, line, sku, product_id, verdict)
    select id, 2, ${invented.sku}, ${invented.id}::int, 'same' from head`.execute(db);
  await sql`insert into product_drafts (person_id, product_id, revision, changes, saved_at)
    values (${owner.visitor.person?.customerId ?? 0}, ${invented.id}, 1, '{}', now())`.execute(db);
}

const idsOf = async (table: string) =>
  (await sql<{ id: number }>`select id from ${sql.table(table)} order by id`.execute(shop.db)).rows.map(
    ({ id }) => id,
  );
const faults = async () =>
  (await checkShop(shop.db, new Date())).flatMap(({ check, ids }) => (ids.length > 0 ? [[check, ids]] : []));
const stockOfOwn = async () =>
  (
    await sql<{ on_hand: number; reserved: number; at_counter: number; served: number }>`
      select s.on_hand, s.reserved, a.on_hand as at_counter, a.reserved as served from stock s
      left join stock_at_locations a on a.product_id = s.product_id where s.product_id = ${own.id}`.execute(
      shop.db,
    )
  ).rows[0];

test('what the shop stores of its goods agrees before the demo is removed', async () => {
  expect(await faults()).toEqual([]);
  // Of the own article's 34 pieces two orders have taken 11, a third has reserved 5, and one is on its way.
  expect(await stockOfOwn()).toEqual({ on_hand: 22, reserved: 5, at_counter: 19, served: 5 });
});

describe('after the demo is removed', () => {
  beforeAll(async () => {
    const form = new FormData();
    form.set('_wpnonce', owner.nonces.make(removeDemoAction));
    form.set('word', 'Elimina');
    expect(await askDemoRemoval(owner, form)).toMatchObject({ kind: 'go' });
    expect(await removeDemo(shop)).toBe(true);
  }, 60_000);

  test('no table names rows that are gone, but those that may', async () => {
    expect(await danglingColumns(shop.db, mark)).toEqual(Object.keys(mayRefer).toSorted());
  });

  test('work with invented goods alone is gone, and what concerns own goods or nothing yet is there', async () => {
    for (const [table, ids] of Object.entries(stayed))
      expect([table, await idsOf(table)]).toEqual([table, ids]);
    for (const table of ['stock_counts', 'price_list_imports', 'product_drafts'])
      expect([table, await idsOf(table)]).toEqual([table, []]);
    expect(await idsOf('products')).toEqual([own.id]);
    expect(await idsOf('orders')).toEqual([ownOrder]);
    expect(await idsOf('pick_lists')).toHaveLength(1);
    const left =
      await sql`select 1 from stock_receipt_lines where receipt_id = any (${stayed.stock_receipts}::int[])`.execute(
        shop.db,
      );
    expect(left.rows).toHaveLength(1);
    // Own goods lie at the counter.
    expect(await idsOf('stock_locations')).toHaveLength(2);
  });

  test('own goods have back what orders that are gone had of them, and everything stored agrees', async () => {
    expect(await stockOfOwn()).toEqual({ on_hand: 27, reserved: 0, at_counter: 24, served: 0 });
    await expectStockInOrder(shop.db);
    expect(await faults()).toEqual([]);
  });
});

const plainStaffPages = staffPages
  .map(({ path }) => path.replace(/:id\{new\|[^}]*\}/, 'new'))
  .filter((path) => !path.includes(':') && !path.includes('{'));

describe.skipIf(!pagesAreBuilt())('to its owner', () => {
  const words = /pistone|officine 12|Modena \(MO\)|\bNaN\b|\bundefined\b|\bnull\b|\[shop_/i;

  test.each(plainStaffPages)('the shop shows %s without a trace of the demo', async (path) => {
    const answer = await browser.get(path);
    expect([path, answer.status < 400]).toEqual([path, true]);
    if (!(answer.headers.get('content-type') ?? '').startsWith('text/html')) return;
    const html = await answer.text();
    // The email log keeps what was sent of own orders, to the address of then.
    if (path === '/staff/post-box/') return;
    const found = textOf(html.replace(/<script[^>]*>.*?<\/script>/gs, '')).match(words)?.[0];
    expect(found).toBeUndefined();
  });

  test.each([
    '/',
    '/shop/',
    '/shop/?s=pastiglie',
    '/cart/',
    '/checkout/',
    '/my-account/',
    '/contatti/',
    '/privacy/',
  ])('guests see %s', async (path) => {
    const answer = await aBrowser(shop).get(path);
    expect(answer.status).toBe(200);
    expect(
      textOf((await answer.text()).replace(/<script[^>]*>.*?<\/script>/gs, '')).match(words)?.[0],
    ).toBeUndefined();
  });

  test('addresses of invented goods lead nowhere, and the sitemap names own goods alone', async () => {
    for (const slug of slugs.slice(0, 10)) {
      const answer = await aBrowser(shop).get(`/product/${slug}/`);
      expect([slug, answer.status]).toEqual([slug, 404]);
    }
    const index = await (await shop.fetch('/sitemap.xml')).text();
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    const all = await Promise.all(files.map(async (file) => (await shop.fetch(file)).text()));
    const products = all.join('').match(/\/product\/[^<]+/g);
    expect(products).toHaveLength(1);
    for (const [, address = ''] of all.join('').matchAll(/<loc>([^<]+)<\/loc>/g))
      expect([address, (await aBrowser(shop).get(new URL(address).pathname)).status]).toEqual([address, 200]);
  });
});
