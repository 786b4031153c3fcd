import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aPlannedDatabase, type PlannedDatabase } from '#tests/factories/a-planned-database.ts';
import { aPriceList } from '#tests/factories/a-price-list.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { addToCart } from './add-to-cart.ts';
import { inCartTransaction } from './in-cart-transaction.ts';
import { readCart, readPricedCart } from './read-cart.ts';
import { addAndShow } from './show-cart.ts';

let home: PlannedDatabase;
let db: Database;

beforeAll(async () => {
  home = await aPlannedDatabase();
  db = home.db;
});
afterAll(() => home.close());

const plain = (productId: number, quantity = 1) => ({ productId, quantity, attributes: {} });
const seenPrices = async () =>
  (await sql<{ seen: number }>`select seen_unit_cents as seen from cart_lines order by id`.execute(db)).rows;

test('[CART-03] an add to a line of the cart is two statements, one of a new line three', async () => {
  const ctx = await aRequestContext(db);
  const [first, second] = [await aProduct(db), await aProduct(db)];
  await addAndShow(ctx, plain(first.id));
  const plans = async (productId: number) => {
    const text = await home.plansOf(() => addAndShow(ctx, plain(productId)));
    return text.split('\n\n');
  };
  expect(await plans(second.id)).toHaveLength(3);
  expect(await plans(second.id)).toHaveLength(2);
  expect(await readCart(ctx)).toMatchObject({ lines: [{ quantity: 1 }, { quantity: 2 }] });
});

test('what an add answers is what the cart holds', async () => {
  const ctx = await aRequestContext(db);
  for (let at = 0; at < 3; at += 1) {
    const product = await aProduct(db);
    for (const quantity of [1, 2]) {
      const added = await addAndShow(ctx, plain(product.id, quantity));
      expect(added).toMatchObject({ ok: true, cart: await readCart(ctx) });
    }
  }
});

test('an add that waited for another request shows the lines of both', async () => {
  const ctx = await aRequestContext(db);
  const [held, other, own] = [await aProduct(db), await aProduct(db), await aProduct(db)];
  await addAndShow(ctx, plain(held.id));
  const waiting = async () => {
    const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`.execute(db);
    expect(rows).toHaveLength(1);
  };
  let late: ReturnType<typeof addAndShow> | undefined;
  await inCartTransaction(ctx, async (inside) => {
    await addToCart(inside, plain(other.id));
    late = addAndShow(ctx, plain(own.id));
    await vi.waitFor(waiting, 10_000);
    return { ok: true };
  });
  expect(await late).toMatchObject({ ok: true, cart: { count: 3, lines: [{}, {}, {}] } });
});

test('a price that changed since the line was shown is stored with the add, and is no change to report', async () => {
  await sql`delete from carts`.execute(db);
  const list = await aPriceList(db);
  const ctx = await aRequestContext(db, { audience: list.audience });
  const product = await aProduct(db, {
    listPrices: [
      { priceListId: list.id, priceCents: 900 },
      { priceListId: list.id, priceCents: 700, minQuantity: 5 },
    ],
  });
  await addAndShow(ctx, plain(product.id, 2));
  expect(await seenPrices()).toEqual([{ seen: 900 }]);
  const added = await addAndShow(ctx, plain(product.id, 3));
  expect(added).toMatchObject({ cart: { lines: [{ unit: 700, unitBefore: null }] } });
  expect(await seenPrices()).toEqual([{ seen: 700 }]);
  expect((await readPricedCart(ctx)).lines[0]?.shown.unitBefore).toBeNull();
});

test('among many carts and products a line is written and the cart read by keys alone', async () => {
  await db.connection().execute(async (connection) => {
    await sql`set pistone.quiet = 'on'`.execute(connection);
    await sql`insert into products (type, slug, name, regular_price_cents)
      select 'simple', 'many-' || g, 'Ricambio ' || g, 500 from generate_series(1, 3000) g`.execute(
      connection,
    );
    await sql`insert into stock (product_id, on_hand)
      select id, 5 from products where slug like 'many-%'`.execute(connection);
    await sql`insert into sessions (token_hash, expires_at)
      select decode(md5(g::text), 'hex'), now() + interval '1 day' from generate_series(1, 3000) g`.execute(
      connection,
    );
    await sql`insert into carts (session_id) select id from sessions on conflict do nothing`.execute(
      connection,
    );
    await sql`insert into cart_lines (cart_id, key, product_id, quantity)
      select carts.id, p.id, p.id, 1 from carts, lateral (
        select id from products where slug like 'many-%' and id % 300 = carts.id % 300) p`.execute(
      connection,
    );
    await sql`reset pistone.quiet`.execute(connection);
  });
  await sql`vacuum analyze`.execute(db);
  const ctx = await aRequestContext(db);
  const product = await aProduct(db);
  await addAndShow(ctx, plain(product.id));
  const plans = await home.plansOf(() => addAndShow(ctx, plain(product.id)));
  expect(plans).not.toMatch(/Seq Scan on (carts|cart_lines|products|stock|sessions)/);
});
