import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#database/client.ts';
import { hashPassword } from '#services/passwords.ts';
import { findSession } from '#services/sessions.ts';
import { addToCart } from '#shop/cart/server/add-to-cart.ts';
import { readCart } from '#shop/cart/server/read-cart.ts';
import { aProduct } from '#tests/makers/a-product.ts';
import { aTestDatabase, type TestDatabase } from '#tests/makers/a-test-database.ts';
import { aToolbox } from '#tests/makers/a-toolbox.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});

afterAll(() => home.close());

let count = 0;

async function aCustomer() {
  count += 1;
  const email = `cliente${count}@example.com`;
  const group = await db
    .selectFrom('customer_groups')
    .select('id')
    .where('slug', '=', 'retail')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('customers')
    .values({
      email,
      password_hash: await hashPassword('giusta'),
      first_name: 'Carla',
      last_name: 'Neri',
      group_id: group.id,
    })
    .execute();
  return email;
}

const cookieOf = (cookies: readonly string[], name: string) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(/[=;]/)[1];

test('a log-in gives a new session, takes the guest’s cart along and ends the guest’s session', async () => {
  const email = await aCustomer();
  const product = await aProduct(db);
  const toolbox = await aToolbox(db);
  await addToCart(toolbox, { productId: product.id, quantity: 2, attributes: {} });
  const guestToken = cookieOf(toolbox.reply.cookies, 'shop_session') ?? '';
  const answer = await logIn(toolbox, { email: email.toUpperCase(), password: 'giusta' });
  expect(answer.ok).toBe(true);
  const token = cookieOf(toolbox.reply.cookies, 'shop_session') ?? '';
  expect(await findSession(db, guestToken, toolbox.clock.now())).toBeNull();
  expect((await findSession(db, token, toolbox.clock.now()))?.customerId).not.toBeNull();
  expect((await readCart(toolbox)).count).toBe(2);
});

test('a wrong password and an unknown e-mail are refused alike', async () => {
  const email = await aCustomer();
  const toolbox = await aToolbox(db);
  const refusal = { ok: false, error: { code: 'wrong-credentials' } };
  expect(await logIn(toolbox, { email, password: 'sbagliata' })).toEqual(refusal);
  expect(await logIn(toolbox, { email: 'nessuno@example.com', password: 'giusta' })).toEqual(refusal);
  expect(toolbox.session.current()).toBeNull();
});

test('after ten wrong passwords nobody gets in for a quarter of an hour', async () => {
  const email = await aCustomer();
  const toolbox = await aToolbox(db);
  for (let attempt = 0; attempt < 10; attempt += 1) await logIn(toolbox, { email, password: 'sbagliata' });
  expect(await logIn(toolbox, { email, password: 'giusta' })).toEqual({
    ok: false,
    error: { code: 'too-many-attempts' },
  });
  toolbox.clock.advance(16 * 60 * 1000);
  expect((await logIn(toolbox, { email, password: 'giusta' })).ok).toBe(true);
});

test('a log-out ends the session, and the cart waits for the next log-in', async () => {
  const email = await aCustomer();
  const product = await aProduct(db);
  const toolbox = await aToolbox(db);
  await logIn(toolbox, { email, password: 'giusta' });
  await addToCart(toolbox, { productId: product.id, quantity: 1, attributes: {} });
  const token = cookieOf(toolbox.reply.cookies, 'shop_session') ?? '';
  await logOut(toolbox);
  expect(await findSession(db, token, toolbox.clock.now())).toBeNull();
  expect((await readCart(toolbox)).count).toBe(0);
  const later = await aToolbox(db);
  await logIn(later, { email, password: 'giusta' });
  expect((await readCart(later)).count).toBe(1);
});
