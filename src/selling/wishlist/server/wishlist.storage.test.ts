import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { MOST_ARTICLES } from '../rules/wishlist.ts';
import { changeWishlist, mergeWishlists, readWishlist } from './wishlist.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());

type Context = Awaited<ReturnType<typeof aRequestContext>>;
const idsOf = async (ctx: Context) => (await readWishlist(ctx)).map(({ id }) => id);
const add = (ctx: Context, { id }: { id: number }) => changeWishlist(ctx, { action: 'add', productId: id });

test('a guest’s wishlist is of the session: an article stands there once, the newest first, and is taken off', async () => {
  const [one, two] = [await aProduct(db), await aProduct(db)];
  const [guest, other] = [await aRequestContext(db), await aRequestContext(db)];
  expect(await idsOf(guest)).toEqual([]);
  expect(guest.session.current()).toBeNull();
  expect([await add(guest, one), await add(guest, two), await add(guest, one)]).toEqual([
    'added',
    'added',
    'added',
  ]);
  expect(await idsOf(guest)).toEqual([two.id, one.id]);
  await add(other, one);
  await changeWishlist(guest, { action: 'remove', productId: one.id });
  expect(await idsOf(guest)).toEqual([two.id]);
  expect(await idsOf(other)).toEqual([one.id]);
});

test('at log-in the guest’s articles join the customer’s, each once', async () => {
  const [one, two] = [await aProduct(db), await aProduct(db)];
  const guest = await aRequestContext(db);
  await add(guest, one);
  await add(guest, two);
  const person = await aPerson(db, null);
  await db
    .insertInto('wishlist_items')
    .values({ customer_id: person.customerId, product_id: one.id, created_at: new Date() })
    .execute();
  const sessionId = guest.session.current()?.id ?? 0;
  await inTransaction(db, async (transaction) => {
    await mergeWishlists(transaction, { sessionId, customerId: person.customerId });
    return { ok: true };
  });
  const stored = await db
    .selectFrom('wishlist_items')
    .select(['product_id', 'session_id'])
    .where('customer_id', '=', person.customerId)
    .orderBy('id')
    .execute();
  expect(stored).toEqual([
    { product_id: one.id, session_id: null },
    { product_id: two.id, session_id: null },
  ]);
  expect(await idsOf(guest)).toEqual([]);
});

test('what is not sold to the visitor is not put on the list, and not shown on it', async () => {
  const [draft, gone] = [await aProduct(db, { columns: { status: 'draft' } }), await aProduct(db)];
  const guest = await aRequestContext(db);
  expect(await add(guest, draft)).toBe('unknown');
  expect(await add(guest, { id: 999_999_999 })).toBe('unknown');
  await add(guest, gone);
  await db.updateTable('products').set({ status: 'draft' }).where('id', '=', gone.id).execute();
  const session = guest.session.current();
  if (!session) throw new Error('the guest has no session');
  const later = await aRequestContext(db, { found: session });
  expect(await idsOf(later)).toEqual([]);
});

test('a full list takes nothing more', async () => {
  const [known, product] = [await aProduct(db), await aProduct(db)];
  const guest = await aRequestContext(db);
  await add(guest, known);
  await sql`
    insert into products (id, type, name, slug, status)
    select 800000 + n, 'simple', 'Desiderio ' || n, 'desiderio-' || n, 'published' from generate_series(1, ${MOST_ARTICLES - 1}::int) n`.execute(
    db,
  );
  await sql`
    insert into wishlist_items (session_id, product_id, created_at)
    select ${guest.session.current()?.id ?? 0}, 800000 + n, now() from generate_series(1, ${MOST_ARTICLES - 1}::int) n`.execute(
    db,
  );
  expect(await add(guest, product)).toBe('full');
  expect(await add(guest, known)).toBe('added');
});
